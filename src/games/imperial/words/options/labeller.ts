import type { Label, Names, Offer } from '../../../../engine/index.ts'
import type { ImperialView } from '../../view/view.ts'

/** Puts an option into words: a button and what it promises. */
export type Labeller = (offer: Offer, view: ImperialView, names: Names) => Label
