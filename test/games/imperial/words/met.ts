import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { momentsOf, type Match, type Moment as AnyMoment } from '../../../kit/met.ts'

export { name, type Match } from '../../../kit/met.ts'
export type Moment = AnyMoment<Imperial, ImperialView, ImperialFact>

export const moments = (match: Match): Generator<Moment> => momentsOf(IMPERIAL, match)
