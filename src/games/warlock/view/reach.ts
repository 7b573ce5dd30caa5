import {
  routesFrom,
  turnsOf,
  RouteFinder,
  type Leg,
  type Onward,
  type Seat,
  type Stand,
} from '../../../engine/index.ts'
import {
  isApproach,
  isBank,
  isMaze,
  isPassage,
  networkOf,
  oppositeBank,
  sideTowards,
  spaceOf,
  stopsHere,
} from '../data/board.ts'
import type { BankId, MazeId, SpaceId } from '../data/ids.ts'
import { adventurerOf } from './reading.ts'
import type { WarlockView } from './view.ts'

/** How far an adventurer is from everywhere, in turns of his own. */

/** By what a turn goes: `passage` is a walk that begins with a secret passage, `river` one that ends with a crossing. */
export type TravelMode = 'walk' | 'passage' | 'maze' | 'river' | 'rest'
export type WarlockLeg = Leg<TravelMode>

interface TravelState extends Stand {
  readonly place: SpaceId
  /** Turns still to be missed. */
  readonly owed: number
}

/** The most that one die shows. */
const BEST = 6

/**
 * The fewest turns to every space, over corridors, doors, secret passages, the Maze and the river; a space that is not in it cannot
 * be reached so. 1 is the turn at hand as long as its move is open, else the next; 0 is where he stands. Luck is taken kindly:
 * the dice show what is wanted, a passage leads where he likes, the river lets him over, no battle holds him, and Maze cards that
 * the view does not know are open on all sides. What takes more turns than `most` is left out.
 */
export function turnsTo(view: WarlockView, seat: Seat, most = Infinity): ReadonlyMap<SpaceId, number> {
  return turnsOf(routesTo(view, seat, most))
}

/** The ways that take so many turns, a leg a turn. */
export function routesTo(view: WarlockView, seat: Seat, most = Infinity): ReadonlyMap<SpaceId, readonly WarlockLeg[]> {
  const me = adventurerOf(view, seat)
  if (!me) return new Map()
  const start: TravelState = { place: me.space, owed: me.missed }
  const locked = new Set<SpaceId>(view.rooms.filter(({ lockedTo }) => lockedTo === seat).map(({ room }) => room)) // WAR-7.8
  return routesFrom(
    start,
    ({ place, owed }) => `${place} ${owed}`,
    (from) => onward(view, locked, from),
    most,
  )
}

function onward(view: WarlockView, locked: ReadonlySet<SpaceId>, from: TravelState): Onward<TravelState, WarlockLeg>[] {
  const { place, owed } = from
  if (owed > 0) return [[{ place, owed: owed - 1 }, () => ({ to: place, how: 'rest', past: [] })]]
  if (isPassage(place))
    return networkOf(place).flatMap((exit) => walks(view, locked, exit, exit === place ? [] : [exit]))
  return [...(isBank(place) ? [crossing(place, [])] : []), ...walks(view, locked, place, [])]
}

/** All that one throw may lead to; who reaches a bank may cross at once (WAR-6.4, WAR-17.3). */
function walks(
  view: WarlockView,
  locked: ReadonlySet<SpaceId>,
  from: SpaceId,
  before: readonly SpaceId[],
): Onward<TravelState, WarlockLeg>[] {
  const dice = view.options['swift-feet'] ? view.options['swift-feet-dice'] : 1 // WAR-6.1
  const found = new RouteFinder(from, BEST * dice, (here, gone) => {
    if (gone > 0 && stopsHere(here)) return []
    return stepsFrom(view, here).filter((next) => !locked.has(next))
  })
  return found.ends.flatMap((to): Onward<TravelState, WarlockLeg>[] => {
    const stop: Onward<TravelState, WarlockLeg> = [
      { place: to, owed: 0 },
      () => walk(to, [...before, ...found.placesPassed(to)]),
    ]
    return isBank(to) ? [stop, crossing(to, [...before, ...found.placesPassed(to), to])] : [stop]
  })
}

function walk(to: SpaceId, past: readonly SpaceId[]): WarlockLeg {
  const [first] = past
  const how = first !== undefined && isPassage(first) ? 'passage' : [...past, to].some(isMaze) ? 'maze' : 'walk'
  return { to, how, past }
}

function crossing(bank: BankId, past: readonly SpaceId[]): Onward<TravelState, WarlockLeg> {
  const to = oppositeBank(bank)
  return [{ place: to, owed: 0 }, () => ({ to, how: 'river', past })]
}

/** Spaces one may step to; the Maze is entered from the squares beside it (WAR-18.2 to WAR-18.5). */
function stepsFrom(view: WarlockView, here: SpaceId): readonly SpaceId[] {
  const { neighbours, mazeLinks = [] } = spaceOf(here)
  if (isMaze(here)) return mazeLinks.filter((square) => mayPass(view, here, square))
  if (!isApproach(here)) return neighbours
  return [...neighbours, ...mazeLinks.filter((maze) => leadsOn(view, maze as MazeId, here))]
}

/** Not walled towards a square, and open to another (WAR-18.5). */
function leadsOn(view: WarlockView, maze: MazeId, from: SpaceId): boolean {
  const { mazeLinks = [] } = spaceOf(maze)
  return mayPass(view, maze, from) && mazeLinks.some((square) => square !== from && mayPass(view, maze, square))
}

/** Whether a Maze card is open towards a square, as far as the view knows. */
export function mayPass(view: WarlockView, maze: MazeId, square: SpaceId): boolean {
  const sides = view.maze.find((one) => one.maze === maze)?.openSides ?? null
  return sides === null || sides.includes(sideTowards(maze, square))
}
