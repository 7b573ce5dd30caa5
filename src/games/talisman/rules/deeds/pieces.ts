import type { Seat } from '../../../../engine/index.ts'
import { CROWN } from '../../data/board.ts'
import { finish } from './ending.ts'
import { emitFact } from '../../facts/index.ts'
import type { SpaceId } from '../../data/ids.ts'
import { LandsAgain } from '../../state/signals.ts'
import { characterAt, type Talisman } from '../../state/state.ts'

/** Placing and moving pieces. */

/** Moves the piece without any further effect (TAL-R14). */
export function placeAt(game: Talisman, seat: Seat, space: SpaceId): void {
  const character = characterAt(game, seat)
  const from = character.space
  setOn(game, seat, space)
  emitFact(game, { kind: 'placed', seat, from, to: space })
  if (space === CROWN) reachCrown(game, seat)
}

/** Moves the piece along its route step by step, with the die rolled for it, if any. */
export function walkTo(game: Talisman, seat: Seat, path: readonly SpaceId[], how: string, die?: number | null): void {
  const from = characterAt(game, seat).space
  const to = path.at(-1) ?? from
  setOn(game, seat, to)
  const rolled = die == null ? {} : { die }
  if (path.length > 0) emitFact(game, { kind: 'moved', seat, from, to, path: [...path], how, ...rolled })
  if (to === CROWN) reachCrown(game, seat)
}

/**
 * Leaving a space frees an enslaved Character and ends any unfinished business or offer there (TAL-R33, TAL-R35,
 * TAL-R44).
 */
function setOn(game: Talisman, seat: Seat, space: SpaceId): void {
  const character = characterAt(game, seat)
  if (character.space === space) return
  character.space = space
  character.unfinished = null
  character.offer = null
  character.enslaved = false
  endReign(game, seat)
}

/** The Character no longer holds the Crown, and the next holder starts the count from zero (TAL-OPT.20). */
export function endReign(game: Talisman, seat: Seat): void {
  if (game.reign?.by === seat) delete game.reign
}

/** An Encounter moves the active Character, who lands again and has a new Encounter (TAL-R16). */
export function sendTo(game: Talisman, seat: Seat, space: SpaceId): void {
  placeAt(game, seat, space)
  if (seat === game.active) throw new LandsAgain()
}

/** TAL-R52, TAL-OPT.3 */
function reachCrown(game: Talisman, seat: Seat): void {
  const { replacements } = game.options
  const unchanged = replacements === 'until-crown' ? {} : { replacements }
  emitFact(game, { kind: 'crown-reached', seat, first: !game.crownReached, ...unchanged })
  game.crownReached = true
  if (game.options['crown-victory'] === 'instant') finish(game, 'crown', [seat])
}
