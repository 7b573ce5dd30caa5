import type { OrderWords } from '../../../engine/index.ts'
import { orderWords, roundsOrder, runOrder, wordsOfOrders } from '../../../language/index.ts'
import type { OrderId } from '../data/orders.ts'

/** Standing orders in words. */

const ORDERS: Readonly<Record<OrderId, OrderWords>> = {
  flee: runOrder({ fights: 'battles', measure: 'Stamina' }),
  fighting: roundsOrder({
    fight: 'battle',
    hint: 'You are asked after each; or you fight on with what you hold.',
    running: ['escape'],
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
  finds: orderWords({
    title: 'Treasure I may take',
    hint: 'Taken and kept; or you may let it lie, and you are asked where something must be left for it.',
    values: { keep: 'Take it while there is room', ask: 'Ask me' },
    followed: 'Took what lay there, by your order.',
  }),
  challenges: orderWords({
    title: 'Key Challenges I earn',
    hint: 'When your movement die allows one. With the Crystal Ball I always ask you.',
    values: { open: 'Ask me while it may help', ask: 'Ask me', decline: 'Name no number' },
    followed: {
      open: 'Named no number: you know what lies beneath the chest.',
      decline: 'Named no number, by your order.',
    },
  }),
  lantern: orderWords({
    title: 'The lantern of whoever I rob',
    hint: 'A second one does nothing for you; but its owner gropes in the dark.',
    values: { take: 'Take it', ask: 'Ask me' },
    followed: 'Took the lantern, by your order.',
  }),
  champion: orderWords({
    title: 'Dice of monsters',
    hint: 'When a rival fights a monster and you are to roll for it.',
    values: { ask: 'I press the button', roll: 'Roll them for me' },
    followed: 'Rolled for the monster, by your order.',
  }),
}

/** A standing order in words. */
export const orderOf = wordsOfOrders(ORDERS)
