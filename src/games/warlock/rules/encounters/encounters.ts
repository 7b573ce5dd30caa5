import { reveal, type Play, type Seat } from '../../../../engine/index.ts'
import { isRoom, TREASURE_ROOM } from '../../data/board.ts'
import { encounterOf, foeOf, monstersOf } from '../../data/components.ts'
import type { EncounterId, RoomId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { RoomFact } from '../../facts/realm.ts'
import { cardDown, cardGone, type Claim } from '../deeds/rooms.ts'
import { challengeChest } from './chest.ts'
import { meetMonster } from './monsters.ts'
import { OCCUPANTS } from './occupants.ts'
import { STRANGERS } from './strangers.ts'
import { TRAPS } from './traps.ts'
import { adventurerAt, roomAt, type Warlock } from '../../state/state.ts'

/** The Encounter card of a room, or the chest: the first part of Resolve Encounters (WAR-7.1 to 7.5). */

/** Meets the room's encounter, and returns whether the Treasure may be claimed in this turn (WAR-8.1). */
export function* meetEncounter(game: Warlock, seat: Seat, how: 'arrived' | 'stayed'): Play<Claim> {
  const { space } = adventurerAt(game, seat)
  if (!isRoom(space)) return 'nothing-here'
  if (space === TREASURE_ROOM) {
    if (how === 'arrived') yield* challengeChest(game, seat) // WAR-15.1
    return 'nothing-here'
  }
  const encounter = roomAt(game, space)?.encounter
  if (!encounter) return 'may-claim' // WAR-24.49
  return how === 'stayed' ? 'may-not' : yield* meet(game, seat, space, encounter.card)
}

/** Turns the card up for all to see and carries it out (WAR-7.2 to 7.4). */
function* meet(game: Warlock, seat: Seat, room: RoomId, card: EncounterId): Play<Claim> {
  const { encounter } = game.rooms[room]
  if (encounter && !encounter.faceUp) {
    encounter.faceUp = true
    if (!encounter.known) reveal(game)
    encounter.known = true
  }
  emitFact(game, { kind: 'encounter-met', seat, room, card, ...wearyNow(game, card) })
  try {
    return yield* resolveCard(game, seat, room, card)
  } finally {
    if (game.rooms[room].encounter?.faceUp) cardDown(game, seat, room, 'left-game') // WAR-25.8
  }
}

/** The strength of a weary monster; empty for one that is as printed. */
function wearyNow(game: Warlock, card: EncounterId): Pick<Extract<RoomFact, { kind: 'encounter-met' }>, 'weary'> {
  const [[now], [printed]] = [monstersOf(card, game), foeOf(card).monsters]
  if (!now || !printed || (now.skill === printed.skill && now.stamina === printed.stamina)) return {}
  return { weary: { skill: now.skill, stamina: now.stamina } }
}

function* resolveCard(game: Warlock, seat: Seat, room: RoomId, card: EncounterId): Play<Claim> {
  const { kind, permanent } = encounterOf(card)
  if (kind === 'monster') return yield* meetMonster(game, seat, room, card)
  const rule = permanent ? OCCUPANTS[card] : (TRAPS[card] ?? STRANGERS[card])
  if (!rule) throw new Error(`${card} has no rule`)
  const claim = yield* rule(game, seat, room)
  if (!permanent && claim !== 'stays' && claim !== 'stays-closed') cardGone(game, seat, room, 'resolved') // WAR-7.6
  if (claim === 'stays') return 'may-claim'
  return claim === 'stays-closed' ? 'may-not' : claim
}
