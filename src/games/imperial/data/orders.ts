import { choiceOrder, numberOrder, type OrderForm } from '../../../engine/index.ts'

/** The standing orders a player can give, as data. `rules/deeds/orders.ts` and `rules/combat` apply them. */
export const ORDER_FORMS = {
  /** The health at which a character flees if the player does not answer in time (IMP-8.30). */
  flee: numberOrder(2, { least: 0, most: 9 }),
  /**
   * Rounds of combat. `press`: fight on with the readied weapon while health is above that, then ask; `run`: then flee.
   */
  fighting: choiceOrder('ask', 'press', 'run'),
  trades: choiceOrder('ask', 'refuse'),
  /**
   * The Lucky Charm: `gain` asks where a change may bring something better; `spare` keeps it except to save the
   * character's life (IMP-18.19).
   */
  charm: choiceOrder('gain', 'ask', 'spare'),
  palantir: choiceOrder('ask', 'keep'),
  /** Creatures that offer to join. */
  company: choiceOrder('ask', 'accept', 'refuse'),
  /** Invitations to convoys (IMP-17.15), and other players' fights in the same hex (IMP-17.11). */
  convoys: choiceOrder('ask', 'accept', 'refuse'),
  support: choiceOrder('ask', 'join', 'stay-out'),
  /** An Oasis on the route. */
  oasis: choiceOrder('ask', 'walk-on'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
