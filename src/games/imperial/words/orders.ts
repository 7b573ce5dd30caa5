import type { OrderWords } from '../../../engine/index.ts'
import { orderWords } from '../../../prose/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words. */

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  flee: orderWords({
    title: 'When to run',
    hint: 'In fights, if you do not answer in time, and when you fight on by order.',
    values: (at) => (at === '0' ? 'Never run by yourself' : `Run with ${at} health or less`),
    followed: (at) => `Ran, by your order: your health is ${at} or less.`,
  }),
  fighting: orderWords({
    title: 'Rounds of combat',
    hint: 'Fighting on, you attack with what you hold, and cast or read nothing.',
    values: {
      ask: 'Ask me every round',
      press: 'Fight on until I am low, then ask me',
      run: 'Fight on until I am low, then run',
    },
    followed: (_value, key) =>
      ['flee', 'leave-slow'].includes(key) ? 'Tried to run, by your order.' : 'Fought on, by your order.',
  }),
  trades: orderWords({
    title: 'Trades',
    hint: 'When another proposes one in his turn.',
    values: { ask: 'Ask me', refuse: 'Refuse them' },
    followed: 'Refused to trade, by your order.',
  }),
  charm: orderWords({
    title: 'The Lucky Charm',
    hint: 'When a change of one die would alter what comes of it.',
    values: { ask: 'Ask me', spare: 'Keep it, but for my life' },
    followed: (_value, key) =>
      key === 'keep' ? 'Kept the Lucky Charm, by your order.' : 'Used the Lucky Charm, by your order: for your life.',
  }),
  palantir: orderWords({
    title: 'The Palantir',
    hint: 'When you might send an encounter back.',
    values: { ask: 'Ask me', keep: 'Send nothing back' },
    followed: 'Sent nothing back, by your order.',
  }),
  company: orderWords({
    title: 'Creatures that offer to join',
    hint: 'Familiars, too.',
    values: { ask: 'Ask me', accept: 'Take them along', refuse: 'Send them away' },
    followed: { accept: 'Took it along, by your order.', refuse: 'Sent it away, by your order.' },
  }),
  oasis: orderWords({
    title: 'The Oasis on the way',
    hint: 'When it is there, in the middle of a march.',
    values: { ask: 'Ask me', 'walk-on': 'Walk on' },
    followed: 'Walked on, by your order.',
  }),
}

/** A standing order in words. Throws for one that nobody has heard of. */
export function orderOf(id: string): OrderWords {
  const words = (ORDERS as Readonly<Record<string, OrderWords>>)[id]
  if (!words) throw new Error(`no words for the order ${id}`)
  return words
}
