import type { Play, Seat } from '../../../../engine/index.ts'
import { firstDoorOf } from '../../data/board.ts'
import { encounterOf } from '../../data/components.ts'
import type { EncounterId, RoomId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { RoomFact } from '../../facts/realm.ts'
import { place } from './pieces.ts'
import { adventurerAt, type Warlock } from '../../state/state.ts'

/** The fate of a room's card, and of the adventurer who met it. */

/** Whether the room's Treasure may be claimed in this turn, if it has any. */
export type Claim = 'may-claim' | 'may-not' | 'nothing-here'

/**
 * The effect of a card that is not a monster. One that stays is turned face-down, with or without a claim on the
 * Treasure.
 */
export type CardRule = (game: Warlock, seat: Seat, room: RoomId) => Play<Claim | 'stays' | 'stays-closed'>
export type CardRules = Partial<Record<EncounterId, CardRule>>

type GoneHow = Extract<RoomFact, { kind: 'encounter-gone' }>['how']
type DownHow = Extract<RoomFact, { kind: 'encounter-turned-down' }>['how']

/** The card leaves the game and never returns (WAR-7.6, WAR-9.9). */
export function cardGone(game: Warlock, seat: Seat, room: RoomId, how: GoneHow): void {
  const { encounter } = game.rooms[room]
  if (!encounter) throw new Error(`no card lies in ${room}`)
  game.rooms[room].encounter = null
  game.gone.encounters.push(encounter.card)
  emitFact(game, { kind: 'encounter-gone', seat, room, card: encounter.card, how })
}

/** The card is turned face-down and stays (WAR-7.11, WAR-10.4). A permanent occupant stays face-up (WAR-7.10). */
export function cardDown(game: Warlock, seat: Seat, room: RoomId, how: DownHow): void {
  const { encounter } = game.rooms[room]
  if (!encounter || encounterOf(encounter.card).permanent) return
  encounter.faceUp = false
  emitFact(game, { kind: 'encounter-turned-down', seat, room, card: encounter.card, how })
}

/** Just outside the door the figure entered by, or the first door (WAR-10.4, WAR-10.5). */
export function putOutside(game: Warlock, seat: Seat, room: RoomId): void {
  const square = adventurerAt(game, seat).cameBy ?? firstDoorOf(room)
  place(game, seat, square)
  emitFact(game, { kind: 'put-outside', seat, room, square })
}
