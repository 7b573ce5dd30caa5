import { rngFrom, type Play, type Seat, type Setup } from '../../../../engine/index.ts'
import { MAZE_CARD_IDS, MAZE_IDS, ROOM_IDS, type MazeId, type RoomId } from '../../data/ids.ts'
import { SHEET } from '../../data/options.ts'
import { rollUp, takeSupplies } from '../deeds/creation.ts'
import { startRound } from '../deeds/ending.ts'
import { layOut, settleNeed, skillsOf } from './layout.ts'
import { overhear } from './underdogs.ts'
import { nobodyKnows } from '../../state/knowledge.ts'
import { freshTurn, seatsFrom, type Player, type Room, type Warlock } from '../../state/state.ts'

/** Setting up (WAR-2). */

/** The table before rolling and dealing. */
export function create({ seats, preset, options: chosen, seed }: Setup): Warlock {
  const options = SHEET.chosen(preset, chosen)
  return {
    rng: rngFrom(seed),
    emitted: [],
    revealed: 0,
    options,
    phase: 'setup',
    round: 0,
    turns: 0,
    need: [],
    first: 0,
    active: 0,
    turn: freshTurn(),
    players: Array.from({ length: seats }, () => newPlayer(options['auto-equip'])),
    orders: Array.from({ length: seats }, () => ({})),
    rolledUp: 0,
    rooms: Object.fromEntries(ROOM_IDS.map((room) => [room, emptyRoom()])) as Record<RoomId, Room>,
    discarded: {},
    caches: [],
    maze: Object.fromEntries(
      MAZE_IDS.map((id, at) => [id, { card: MAZE_CARD_IDS[at], faceUp: false, known: false }]),
    ) as Record<MazeId, Warlock['maze'][MazeId]>,
    chest: [],
    openLock: null,
    stack: [],
    knownTo: nobodyKnows(),
    shown: [],
    mayBe: {},
    gone: { encounters: [], treasures: [] },
    battle: null,
    dealing: [],
    deal: null,
    settling: null,
    result: null,
  }
}

function newPlayer(autoEquip: boolean): Player {
  return {
    presence: 'playing',
    adventurer: null,
    keyCards: [],
    sightings: [],
    marks: {},
    autoEquip,
    asksTreasure: false,
    written: [],
  }
}

function emptyRoom(): Room {
  return { encounter: null, pile: [], lastLeaver: null }
}

/**
 * Adventurers first, supplies and all, because the deal needs their Skill (WAR-2.2); then the dungeon, and the first
 * player.
 */
export function* setUp(game: Warlock): Play {
  const seats: Seat[] = seatsFrom(game, 0)
  for (const seat of seats) rollUp(game, seat, false)
  const skills = skillsOf(game)
  yield* takeSupplies(game, seats)
  settleNeed(game, skills)
  layOut(game)
  overhear(game, skills)
  const [lowest = 0] = game.need
  game.first = lowest
  game.active = seatsFrom(game, lowest)[0] ?? lowest
  game.phase = 'start'
  startRound(game)
}
