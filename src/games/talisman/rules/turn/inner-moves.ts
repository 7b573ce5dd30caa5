import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { ask } from '../deeds/asking.ts'
import { CROWN, depthOf, PLAIN, PORTAL, TURNINGS, nextTo, VALLEY } from '../../data/board.ts'
import { spaceOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { SpaceId } from '../../data/ids.ts'
import { craftOf, hasUsableTalisman, strengthOf } from '../../state/numbers.ts'
import { walkTo } from '../deeds/pieces.ts'
import { SPACES } from './spaces/index.ts'
import { characterAt, type Talisman } from '../../state/state.ts'

/** Movement in the Inner Region: one space a Turn, on or back (TAL-11.3 to TAL-11.7, TAL-R44). */

/** A space to go to, or staying to finish business there. */
type InnerMove = SpaceId | 'stay'

export function* moveInside(game: Talisman, seat: Seat): Play {
  const step = yield* ask(game, seat, 'move.inner', () => innerOptions(game, seat), {
    default: () => keyOf(defaultStep(game, seat)),
  })
  if (step === 'stay') return emitFact(game, { kind: 'stayed', seat, why: characterAt(game, seat).space })
  const from = characterAt(game, seat).space
  game.turn.moved = true
  game.turn.retreating = isBack(from, step)
  walkTo(game, seat, [step], 'inner')
  if (!game.turn.retreating && isPassage(step)) yield* comeOut(game, seat, step)
}

/** Crypt and Mines: the place where the Character comes out is part of the Move (TAL-14.5, TAL-14.6, TAL-R45). */
function* comeOut(game: Talisman, seat: Seat, space: SpaceId): Play {
  const behaviour = SPACES[space]
  if (behaviour) yield* behaviour.follow(game, seat)
}

export function isPassage(space: SpaceId): boolean {
  return spaceOf(space).instruction.type === 'exit'
}

function innerOptions(game: Talisman, seat: Seat): Option<InnerMove>[] {
  const { space } = characterAt(game, seat)
  return stepsFrom(game, seat).map((step) =>
    option<InnerMove>(
      keyOf(step),
      step === 'stay' ? {} : { place: step, args: { to: step, back: isBack(space, step) } },
      step,
    ),
  )
}

function keyOf(step: InnerMove): string {
  return step === 'stay' ? step : `space:${step}`
}

/** On, back, or staying to finish; the Valley is only for Characters with a usable Talisman (TAL-11.6, TAL-R49). */
function stepsFrom(game: Talisman, seat: Seat): InnerMove[] {
  const { space, unfinished, toad } = characterAt(game, seat)
  const next = TURNINGS.map((turning) => nextTo(space, turning))
  if (space === PLAIN) return [...next, PORTAL]
  if (space === VALLEY) return [CROWN, ...next]
  const mayEnter = (to: SpaceId) => to !== VALLEY || (hasUsableTalisman(game, seat) && !toad)
  const back = next.filter((to) => isBack(space, to))
  const on = next.filter((to) => !isBack(space, to) && mayEnter(to))
  return unfinished ? ['stay', ...back] : [...on, ...back]
}

/** Moving towards the Plain is retreating; from the Plain through the Portal is not (TAL-R44). */
function isBack(from: SpaceId, to: SpaceId): boolean {
  return to !== PORTAL && depthOf(to) < depthOf(from)
}

/** timing.json, d-move-kind and d-inner-arm */
function defaultStep(game: Talisman, seat: Seat): InnerMove {
  const { space } = characterAt(game, seat)
  const steps = stepsFrom(game, seat)
  const mayGoOn = hasUsableTalisman(game, seat) || space === VALLEY
  if (space === PLAIN) {
    if (!mayGoOn) return PORTAL
    return craftOf(game, seat).total > strengthOf(game, seat).total ? 'mines' : 'crypt'
  }
  const [first] = steps
  if (first === undefined) throw new Error(`no move is possible from ${space}`)
  const back = steps.find((step) => step !== 'stay' && isBack(space, step))
  return first === 'stay' || mayGoOn ? first : (back ?? first)
}
