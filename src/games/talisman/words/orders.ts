import type { OrderWords } from '../../../engine/index.ts'
import { orderWords, wordsOfOrders } from '../../../language/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words (TAL-R110). */

const YES_OR_NO = { on: 'Yes', off: 'No' }

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  windows: orderWords({
    title: 'When to ask me',
    hint: 'Spells for any time: as your Turn starts, on an attack, before a loss; always: in between too.',
    values: {
      mine: 'In my own matters',
      spells: 'In my own matters, and when Spells are cast',
      always: 'Always, whoever’s matter it is',
      never: 'Never, but for my own cards and abilities',
    },
    followed: {
      mine: 'Passed, by your order: you are asked in your own matters.',
      spells: 'Passed, by your order: you are asked in your own matters, and when Spells are cast.',
      never: 'Passed, by your order: you are asked only where a card or ability of yours may act.',
    },
  }),
  start: orderWords({
    title: 'Ask me as my Turn starts',
    hint: 'Most Spells are cast then, before the die.',
    values: YES_OR_NO,
    followed: 'Passed, by your order: you are not asked as your Turn starts.',
  }),
  landing: orderWords({
    title: 'Ask me when I have landed',
    hint: 'Before the Encounter.',
    values: YES_OR_NO,
    followed: 'Passed, by your order: you are not asked when you have landed.',
  }),
  ending: orderWords({
    title: 'Ask me as my Turn ends',
    hint: 'After the Encounter.',
    values: YES_OR_NO,
    followed: 'Passed, by your order: you are not asked as your Turn ends.',
  }),
  rest: orderWords({
    title: 'Pass for the rest of this Turn',
    hint: 'You are asked nothing of the kind until it ends, whatever comes, and then again.',
    values: YES_OR_NO,
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
    values: {
      thrifty: 'Trade if hardly a point is lost, else ask me',
      ask: 'Ask me',
      trade: 'Trade as many as I can',
      keep: 'Keep them',
    },
    followed: {
      thrifty: 'Traded your trophies for you; your standing orders can say otherwise.',
      trade: 'Traded your trophies, by your order.',
      keep: 'Kept your trophies, by your order.',
    },
  }),
  take: orderWords({
    title: 'Things that lie there',
    hint: 'Gold, Followers and Objects, while you have room for all of them.',
    values: { plain: 'Take them for me', ask: 'Ask me each time' },
    followed: { plain: 'Picked it up for you; your standing orders can say otherwise.' },
  }),
  foresight: orderWords({
    title: 'Cards you see coming',
    hint: 'With the Orb of Knowledge, or as the Prophetess.',
    values: { plain: 'Decide what is plain for me', ask: 'Ask me each time' },
    followed: {
      plain: 'Decided what was plain among the cards you saw coming; your standing orders can say otherwise.',
    },
  }),
  spoils: orderWords({
    title: 'Spoils',
    hint: 'When you have beaten another Character.',
    values: { ask: 'Ask me', life: 'Take a Life', object: 'Take the best Object, else a Life' },
    followed: { life: 'Took a Life, by your order.', object: 'Took your spoils, by your order.' },
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

/** A standing order in words. */
export const orderOf = wordsOfOrders(ORDERS)
