import type { OrderWords } from '../../../engine/index.ts'
import { orderWords, roundsOrder, runOrder, wordsOfOrders } from '../../../language/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words. */

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  flee: runOrder({ fights: 'fights', measure: 'health' }),
  fighting: roundsOrder({
    fight: 'combat',
    hint: 'Fighting on, you attack with what you hold, and cast or read nothing.',
    running: ['flee', 'leave-slow'],
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
    values: {
      gain: 'Ask me when there is something to gain',
      ask: 'Ask me whenever it changes anything',
      spare: 'Keep it, but for my life',
    },
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
  convoys: orderWords({
    title: 'Walking with others',
    hint: 'Travel together: when another invites you to come along.',
    values: { ask: 'Ask me', accept: 'Come along', refuse: 'Stay where I am' },
    followed: { accept: 'Came along, by your order.', refuse: 'Stayed behind, by your order.' },
  }),
  support: orderWords({
    title: 'Fights of others',
    hint: 'Travel together: when one breaks out where you stand.',
    values: { ask: 'Ask me', join: 'Lend a hand', 'stay-out': 'Stay out of them' },
    followed: { join: 'Joined the fight, by your order.', 'stay-out': 'Stayed out of it, by your order.' },
  }),
  oasis: orderWords({
    title: 'The Oasis on the way',
    hint: 'When it is there, in the middle of a march.',
    values: { ask: 'Ask me', 'walk-on': 'Walk on' },
    followed: 'Walked on, by your order.',
  }),
}

/** A standing order in words. */
export const orderOf = wordsOfOrders(ORDERS)
