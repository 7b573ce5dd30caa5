import type { OrderWords } from '../../../engine/index.ts'
import { orderWords } from '../../../prose/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words. */

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  flee: orderWords({
    title: 'When to run',
    hint: 'In battles, if you do not answer in time, and when you fight on by order.',
    values: (at) => (at === '0' ? 'Never run by yourself' : `Run at Stamina ${at} or less`),
    followed: (at) => `Ran, by your order: your Stamina is ${at} or less.`,
  }),
  fighting: orderWords({
    title: 'Rounds of battle',
    hint: 'Whether you are asked after every round.',
    values: {
      ask: 'Ask me after every round',
      press: 'Fight on until I am low, then ask me',
      run: 'Fight on until I am low, then run',
    },
    followed: (_value, key) => (key === 'escape' ? 'Tried to run, by your order.' : 'Fought on, by your order.'),
  }),
  cards: orderWords({
    title: 'Treasure cards in need',
    hint: 'Before and in battles, and at dead ends, where a card might help.',
    values: { ask: 'Ask me', pass: 'Use none' },
    followed: 'Used no card, by your order.',
  }),
  attacks: orderWords({
    title: 'When I am attacked',
    hint: 'By another adventurer: you might buy him off.',
    values: { ask: 'Ask me', fight: 'Fight, and offer nothing' },
    followed: 'Fought, by your order: nothing was offered.',
  }),
  truces: orderWords({
    title: 'Truces',
    hint: 'When your opponent offers one.',
    values: { ask: 'Ask me', refuse: 'Refuse them', accept: 'Accept them' },
    followed: { refuse: 'Refused the truce, by your order.', accept: 'Accepted the truce, by your order.' },
  }),
  deals: orderWords({
    title: 'Deals',
    hint: 'When another adventurer proposes one.',
    values: { ask: 'Ask me', decline: 'Decline them' },
    followed: 'Declined the deal, by your order.',
  }),
  champion: orderWords({
    title: 'Dice of monsters',
    hint: 'When a rival fights a monster and you are to roll for it.',
    values: { ask: 'I press the button', roll: 'Roll them for me' },
    followed: 'Rolled for the monster, by your order.',
  }),
}

/** A standing order in words. Throws for one that nobody has heard of. */
export function orderOf(id: string): OrderWords {
  const words = (ORDERS as Readonly<Record<string, OrderWords>>)[id]
  if (!words) throw new Error(`no words for the order ${id}`)
  return words
}
