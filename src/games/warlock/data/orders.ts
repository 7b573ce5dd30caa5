import { choiceOrder, numberOrder, type OrderForm } from '../../../engine/index.ts'
import { FLEE_THRESHOLD } from './components.ts'
import { HIGHEST_THRESHOLD } from './figures.ts'

/** What may be ordered beforehand, as data. What it answers is in `rules/deeds/orders.ts` and `rules/battles/escape.ts`. */
export const ORDER_FORMS = {
  /** The Stamina at which a seat runs, if it does not say otherwise in time (WAR-25.4). */
  flee: numberOrder(FLEE_THRESHOLD, { least: 0, most: HIGHEST_THRESHOLD }),
  /** After a round of a battle. `press`: on, while above that Stamina, and then ask; `run`: on, and then run. */
  fighting: choiceOrder('ask', 'press', 'run'),
  /** Treasure cards, where one might be used. */
  cards: choiceOrder('ask', 'pass'),
  /** Attacks of others: whether to buy them off. */
  attacks: choiceOrder('ask', 'fight'),
  truces: choiceOrder('ask', 'refuse', 'accept'),
  deals: choiceOrder('ask', 'decline'),
  /** Treasure in a room: whether it is taken, and kept, as long as nothing must be left for it. */
  finds: choiceOrder('keep', 'ask'),
  /** A Key Challenge he has earned. `open`: asked while a number may lie beneath the chest for all he knows. */
  challenges: choiceOrder('open', 'ask', 'decline'),
  /** The lantern of one he robs. */
  lantern: choiceOrder('take', 'ask'),
  /** The dice of monsters (option `monster-champion`). */
  champion: choiceOrder('ask', 'roll'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
