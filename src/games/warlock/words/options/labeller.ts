import type { Labeller as LabellerOf } from '../../../../language/index.ts'
import type { WarlockView } from '../../view/view.ts'

export type WarlockLabeller = LabellerOf<WarlockView>
