import type { OrderWords } from '../../../engine/index.ts'
import { orderWords } from '../../../prose/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words (TAL-R110). */

const ASKED_OR_NOT = { on: 'Ask me', off: 'Pass for me' }

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  windows: orderWords({
    title: 'Windows',
    hint: 'Your own matters are your Turns, and whatever is aimed at you. Elsewhere you pass.',
    values: {
      mine: 'Ask me in my own matters',
      spells: 'In my own matters, and when Spells are cast',
      always: 'Always ask me, whoever’s matter it is',
      never: 'Never, unless a card or ability of mine may act',
    },
    followed: {
      mine: 'Passed, by your order: you are asked in your own matters.',
      spells: 'Passed, by your order: you are asked in your own matters, and when Spells are cast.',
      never: 'Passed, by your order: you are asked only where a card or ability of yours may act.',
    },
  }),
  start: orderWords({
    title: 'As my Turn starts',
    hint: 'Most Spells are cast then, before the die.',
    values: ASKED_OR_NOT,
    followed: 'Passed, by your order: you are not asked as your Turn starts.',
  }),
  landing: orderWords({
    title: 'When I have landed',
    hint: 'Before the Encounter.',
    values: ASKED_OR_NOT,
    followed: 'Passed, by your order: you are not asked when you have landed.',
  }),
  ending: orderWords({
    title: 'As my Turn ends',
    hint: 'After the Encounter.',
    values: ASKED_OR_NOT,
    followed: 'Passed, by your order: you are not asked as your Turn ends.',
  }),
  rest: orderWords({
    title: 'The rest of this Turn',
    hint: 'Pass in every window until this Turn ends, whatever comes. Then you are asked again.',
    values: { on: 'Pass for me', off: 'Ask me' },
    followed: 'Passed, by your order: for the rest of this Turn.',
  }),
  weapons: orderWords({
    title: 'Weapons',
    hint: 'When you have more than may count.',
    values: { ask: 'Ask me', best: 'Take what adds most' },
    followed: 'Took the best Weapon, by your order.',
  }),
  protection: orderWords({
    title: 'Protection',
    hint: 'When a Life is lost in Combat and you have Armour, Shield or Helmet to choose from.',
    values: { ask: 'Ask me', best: 'Take the surest' },
    followed: 'Took the surest Protection, by your order.',
  }),
  trophies: orderWords({
    title: 'Trophies',
    hint: 'When your Turn ends and there are enough for Strength.',
    values: { ask: 'Ask me', trade: 'Trade as many as I can', keep: 'Keep them' },
    followed: { trade: 'Traded your trophies, by your order.', keep: 'Kept your trophies, by your order.' },
  }),
  luck: orderWords({
    title: 'Tokens of luck',
    hint: 'At a table that has them: whether dice of yours shall fall again.',
    values: {
      ask: 'Ask me after every roll',
      failed: 'Ask me unless the roll has succeeded',
      keep: 'Never: what falls, stands',
    },
    followed: {
      failed: 'Kept your token of luck, by your order: the roll was good.',
      keep: 'Kept your token of luck, by your order.',
    },
  }),
}

/** A standing order in words. Throws for one that nobody has heard of. */
export function orderOf(id: string): OrderWords {
  const words = (ORDERS as Readonly<Record<string, OrderWords>>)[id]
  if (!words) throw new Error(`no words for the order ${id}`)
  return words
}
