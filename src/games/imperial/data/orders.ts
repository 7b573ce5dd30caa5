import { choiceOrder, numberOrder, type OrderForm } from '../../../engine/index.ts'

/** What may be ordered beforehand, as data. What it answers is in `rules/deeds/orders.ts` and `rules/combat`. */
export const ORDER_FORMS = {
  /** The health at which a character runs, if his player does not say otherwise in time (IMP-8.30). */
  flee: numberOrder(2, { least: 0, most: 9 }),
  /** Rounds of combat. `press`: on with what is in his hands, while above that health, and then ask; `run`: then run. */
  fighting: choiceOrder('ask', 'press', 'run'),
  trades: choiceOrder('ask', 'refuse'),
  /** The Lucky Charm: `gain` asks where a change may bring something better; `spare` keeps it, but for his life (IMP-18.19). */
  charm: choiceOrder('gain', 'ask', 'spare'),
  palantir: choiceOrder('ask', 'keep'),
  /** Creatures that offer to join. */
  company: choiceOrder('ask', 'accept', 'refuse'),
  /** Invitations to come along with another (IMP-17.15), and fights of others in the same hex (IMP-17.11). */
  convoys: choiceOrder('ask', 'accept', 'refuse'),
  support: choiceOrder('ask', 'join', 'stay-out'),
  /** The Oasis on the way. */
  oasis: choiceOrder('ask', 'walk-on'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
