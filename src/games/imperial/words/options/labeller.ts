import type { Labeller as LabellerOf } from '../../../../language/index.ts'
import type { ImperialView } from '../../view/view.ts'

export type ImperialLabeller = LabellerOf<ImperialView>
