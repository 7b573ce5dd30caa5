import type { Label, Names, Offer } from '../../../../engine/index.ts'
import type { WarlockView } from '../../view/view.ts'

/** Words for the options of a question. */
export type Labeller = (offer: Offer, view: WarlockView, names: Names) => Label
