import type { TalismanFact } from '../../../../src/games/talisman/facts/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { momentsOf, type Match, type Moment as AnyMoment } from '../../../kit/met.ts'

export { name, type Match } from '../../../kit/met.ts'
export type Moment = AnyMoment<Talisman, TalismanView, TalismanFact>

export const moments = (match: Match): Generator<Moment> => momentsOf(TALISMAN, match)
