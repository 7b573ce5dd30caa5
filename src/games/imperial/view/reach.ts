import {
  routesFrom,
  RouteFinder,
  TurnCounter,
  type Leg,
  type Onward,
  type Seat,
  type Stand,
} from '../../../engine/index.ts'
import {
  distanceBetween,
  isLand,
  isLandlocked,
  isOcean,
  locationPrintedAt,
  neighboursOf,
  realmAt,
  roadsFrom,
} from '../data/board.ts'
import { treasureOf } from '../data/components.ts'
import type { HexId } from '../data/ids.ts'
import { isOffTheMainland, nearestShores, roadAllowance, wildernessSteps } from '../state/paths.ts'
import { roleAt } from './reading.ts'
import type { CharacterView, ImperialView } from './view.ts'

/** A character's distance from every hex, in turns of their own. */

/** How a turn is spent: `freed` is a turn for getting out of prison, `rest` one without a move. */
export type TravelMode = 'road' | 'wild' | 'sea' | 'raft' | 'magic' | 'freed' | 'rest'
export type ImperialLeg = Leg<TravelMode>

/** The total two dice reach more often than not: the range assumed for a teleport (IMP-4.12). */
const HOPED_RANGE = 7

interface TravelState extends Stand {
  readonly place: HexId
  readonly afloat: boolean
  /** Spells and scrolls of Teleportation left. */
  readonly jumps: number
  /** What keeps the character in place for a turn. */
  readonly kept: 'freed' | 'rest' | null
}

/** What decides where a character may go from a hex. Plain data. */
type Traveller = {
  readonly road: number
  readonly wilderness: number
  /** Has something to bribe the gaolers with (IMP-6.14). */
  readonly bribes: boolean
}

const turns = new TurnCounter<Traveller, TravelState>(keyOf, onward)

/**
 * The fewest turns to every hex by road, across country, by sea, raft and Teleportation, with the character's present
 * means; unreachable hexes are missing. 1 is the current turn if its move is still open, otherwise the next; 0 is the
 * current hex. It is optimistic: the raft floats, prison opens at the first try, no encounter stops the character, the
 * Oasis is there, and a Teleportation carries them seven hexes.
 */
export function turnsTo(view: ImperialView, seat: Seat): ReadonlyMap<HexId, number> {
  const me = roleAt(view, seat)
  return me ? turns.turnsFrom(travellerOf(me), standingOf(me)) : new Map()
}

/** The routes that take that many turns, one leg per turn. */
export function routesTo(view: ImperialView, seat: Seat): ReadonlyMap<HexId, readonly ImperialLeg[]> {
  const me = roleAt(view, seat)
  if (!me) return new Map()
  const traveller = travellerOf(me)
  return routesFrom(standingOf(me), keyOf, (standing) => onward(traveller, standing))
}

function travellerOf(me: CharacterView): Traveller {
  return { road: roadAllowance(me), wilderness: wildernessSteps(me), bribes: me.treasures.length > 0 }
}

function standingOf(me: CharacterView): TravelState {
  const scrolls = me.treasures.filter((tile) => treasureOf(tile).spell === 'teleportation')
  const spells = me.spells.filter((spell) => spell === 'teleportation')
  return {
    place: me.hex,
    afloat: me.vessel !== null,
    jumps: scrolls.length + spells.length,
    kept: me.inPrison ? 'freed' : me.held || me.followed ? 'rest' : null, // IMP-4.15, IMP-6.18, IMP-17.15
  }
}

function keyOf({ place, afloat, jumps, kept }: TravelState): string {
  return `${place} ${afloat} ${jumps} ${kept}`
}

/** Every possible move of a single turn, free ones first. */
function onward(traveller: Traveller, from: TravelState): Onward<TravelState, ImperialLeg>[] {
  if (from.kept === 'rest') return [stays(from), ...teleports(from)]
  if (from.kept === 'freed') return [...(traveller.bribes ? [stays(from)] : []), ...escapes(from), ...teleports(from)]
  return [...walks(traveller, from), ...sailings(from), ...rafts(from), ...teleports(from)]
}

function stays(from: TravelState): Onward<TravelState, ImperialLeg> {
  return [{ ...from, kept: null }, () => ({ to: from.place, how: from.kept ?? 'rest', past: [] })]
}

/**
 * A character who escapes from prison comes out in an adjacent hex (IMP-6.11, IMP-6.15); a bribe frees them in the same
 * hex (IMP-6.14).
 */
function escapes(from: TravelState): Onward<TravelState, ImperialLeg>[] {
  const doors = neighboursOf(from.place).filter((hex) => isLand(hex) || from.afloat)
  return doors.map((place) => [
    { ...from, place, afloat: from.afloat && !isLandlocked(place), kept: null },
    () => ({ to: place, how: 'freed', past: [] }),
  ])
}

/** By road and across country; a vessel is kept if some route along the coast keeps it (IMP-4.2, IMP-4.3, IMP-10.4). */
function walks({ road, wilderness }: Traveller, from: TravelState): Onward<TravelState, ImperialLeg>[] {
  if (isOcean(from.place)) return []
  const roads = (mayEnter: (hex: HexId) => boolean) =>
    new RouteFinder(from.place, road, (hex) => roadsFrom(hex).filter(mayEnter))
  const wilds = (mayEnter: (hex: HexId) => boolean) =>
    new RouteFinder(from.place, wilderness, (hex, gone) =>
      gone > 0 && isOasis(hex) ? [] : neighboursOf(hex).filter((next) => isLand(next) && mayEnter(next)),
    )
  const isAnywhere = () => true
  const isByTheSea = (hex: HexId) => !isLandlocked(hex)
  const legs = (how: TravelMode, found: RouteFinder<HexId>, afloat: boolean) => along({ ...from, afloat }, how, found)
  const afloat = from.afloat ? [...legs('road', roads(isByTheSea), true), ...legs('wild', wilds(isByTheSea), true)] : []
  return [...afloat, ...legs('road', roads(isAnywhere), false), ...legs('wild', wilds(isAnywhere), false)]
}

function along(from: TravelState, how: TravelMode, found: RouteFinder<HexId>): Onward<TravelState, ImperialLeg>[] {
  return found.ends.map((place) => [{ ...from, place }, () => ({ to: place, how, past: found.placesPassed(place) })])
}

function isOasis(hex: HexId): boolean {
  return locationPrintedAt(hex) === 'vanishing-oasis'
}

/** One or two steps over the sea; landing ends them (IMP-4.7, IMP-4.8). */
function sailings(from: TravelState): Onward<TravelState, ImperialLeg>[] {
  if (!from.afloat) return []
  const fromOcean = isOcean(from.place)
  const found = new RouteFinder(from.place, 2, (hex, gone) => {
    if (gone > 0 && isLand(hex)) return []
    return neighboursOf(hex).filter((next) => isOcean(next) || gone > 0 || fromOcean)
  })
  return along(from, 'sea', found)
}

/** IMP-4.19 */
function rafts(from: TravelState): Onward<TravelState, ImperialLeg>[] {
  if (from.afloat || !isOffTheMainland(from.place)) return []
  return nearestShores(from.place).map((place) => [{ ...from, place }, () => ({ to: place, how: 'raft', past: [] })])
}

/** A vessel stays behind (IMP-4.12, IMP-10.5). */
function teleports(from: TravelState): Onward<TravelState, ImperialLeg>[] {
  if (from.jumps === 0) return []
  const land = realmAt(from.place).hexes.filter(
    ({ id }) => isLand(id) && id !== from.place && distanceBetween(from.place, id) <= HOPED_RANGE,
  )
  return land.map(({ id }) => [
    { place: id, afloat: false, jumps: from.jumps - 1, kept: null },
    () => ({ to: id, how: 'magic', past: [] }),
  ])
}
