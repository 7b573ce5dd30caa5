import { option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { RAISE_ADDS, SCORES, type RaisableScore } from '../../data/ids.ts'
import { characterAt, maybeCharacter, type Imperial } from '../../state/state.ts'
import { ask } from './asking.ts'
import { endsAtOnce } from './pools.ts'

/** Experience Points: their sources, and what they raise (IMP-17.5 to 17.7). */

export const DELIVERY_POINTS = 3
export const EMPEROR_POINTS = 5
const MAX_RAISES = 2

/**
 * A character gains points, and at every mark reached raises one score at once (IMP-17.6). No points without the
 * option, for the dead, or once the last Imperial Treasure is found and only the count is left.
 */
export function* earn(game: Imperial, seat: Seat, points: number): Play {
  const character = maybeCharacter(game, seat)
  if (!game.options.experience || !character || points === 0) return
  const before = character.experience ?? 0
  character.experience = before + points
  emitFact(game, { kind: 'experience-gained', seat, points, inAll: before + points })
  const reached = game.options['experience-marks'].filter((mark) => mark > before && mark <= before + points)
  for (const mark of reached) if (!endsAtOnce(game)) yield* raise(game, seat, mark)
}

/** One score, none more than twice. Default: Max Health, then Agility, then Running Away (IMP-17.6). */
function* raise(game: Imperial, seat: Seat, mark: number): Play {
  const open = () => SCORES.filter((score) => raisesOf(game, seat, score) < MAX_RAISES)
  const offers = () => open().map((score) => option(score, { args: { by: RAISE_ADDS[score] } }, score))
  const score = yield* ask(seat, 'raise.score', offers, { about: { mark } })
  const character = characterAt(game, seat)
  character.raises = [...(character.raises ?? []), score]
  emitFact(game, { kind: 'score-raised', seat, score, by: RAISE_ADDS[score] })
}

function raisesOf(game: Imperial, seat: Seat, score: RaisableScore): number {
  return (characterAt(game, seat).raises ?? []).filter((one) => one === score).length
}
