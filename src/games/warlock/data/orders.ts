import { choiceOrder, numberOrder, type OrderForm } from '../../../engine/index.ts'
import { FLEE_THRESHOLD } from './components.ts'
import { HIGHEST_THRESHOLD } from './figures.ts'

/** The standing orders a player can give, as data. `rules/deeds/orders.ts` and `rules/battles/escape.ts` apply them. */
export const ORDER_FORMS = {
  /** The Stamina at which a seat runs if it does not answer in time (WAR-25.4). */
  flee: numberOrder(FLEE_THRESHOLD, { least: 0, most: HIGHEST_THRESHOLD }),
  /** After a round of a battle. `press`: fight on while above that Stamina, then ask; `run`: fight on, then run. */
  fighting: choiceOrder('ask', 'press', 'run'),
  /** Treasure cards, where one could be used. */
  cards: choiceOrder('ask', 'pass'),
  /** Other players' attacks: whether to buy them off. */
  attacks: choiceOrder('ask', 'fight'),
  truces: choiceOrder('ask', 'refuse', 'accept'),
  deals: choiceOrder('ask', 'decline'),
  /** Treasure in a room: whether it is taken and kept, if nothing must be left for it. */
  finds: choiceOrder('keep', 'ask'),
  /**
   * A Key Challenge the seat has earned. `open`: ask while a number may lie beneath the chest for all the seat knows.
   */
  challenges: choiceOrder('open', 'ask', 'decline'),
  /** The lantern of an adventurer the seat robs. */
  lantern: choiceOrder('take', 'ask'),
  /** The dice of monsters (option `monster-champion`). */
  champion: choiceOrder('ask', 'roll'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
