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

/** An adventurer's distance from every space, in turns of their own. */

/**
 * How a turn is spent: `passage` is a walk that begins with a secret passage, `river` one that ends with a crossing.
 */
export type TravelMode = 'walk' | 'passage' | 'maze' | 'river' | 'rest'
export type WarlockLeg = Leg<TravelMode>

interface TravelState extends Stand {
  readonly place: SpaceId
  /** Turns still to be missed. */
  readonly owed: number
}

/** The highest face of a die. */
const HIGHEST_FACE = 6

/** What decides where an adventurer may go from a space. Plain data. */
type Traveller = {
  /** How many dice are rolled (WAR-6.1). */
  readonly dice: number
  /** The rooms that are locked to the adventurer (WAR-7.8). */
  readonly locked: readonly SpaceId[]
  /** The Maze cards that the view knows, with the sides on which they are open. */
  readonly maze: readonly Pick<WarlockView['maze'][number], 'maze' | 'openSides'>[]
}

const turns = new TurnCounter<Traveller, TravelState>(keyOf, onward)

/**
 * The fewest turns to every space by corridors, doors, secret passages, the Maze and the river; unreachable spaces are
 * missing. 1 is the current turn if its move is still open, otherwise the next; 0 is the current space. It is
 * optimistic: the dice show the number wanted, every passage leads to the exit wanted, every crossing succeeds, no
 * battle stops the adventurer, and Maze cards unknown to the view are open on all sides. Routes longer than `most`
 * turns are left out.
 */
export function turnsTo(view: WarlockView, seat: Seat, most = Infinity): ReadonlyMap<SpaceId, number> {
  const start = startOf(view, seat)
  return start ? (turns.turnsFrom(travellerOf(view, seat), start, most) as ReadonlyMap<SpaceId, number>) : new Map()
}

/** The routes that take that many turns, one leg per turn. */
export function routesTo(view: WarlockView, seat: Seat, most = Infinity): ReadonlyMap<SpaceId, readonly WarlockLeg[]> {
  const start = startOf(view, seat)
  if (!start) return new Map()
  const traveller = travellerOf(view, seat)
  return routesFrom(start, keyOf, (from) => onward(traveller, from), most)
}

function startOf(view: WarlockView, seat: Seat): TravelState | null {
  const me = adventurerOf(view, seat)
  return me && { place: me.space, owed: me.missed }
}

function travellerOf({ rooms, options, maze }: WarlockView, seat: Seat): Traveller {
  return {
    dice: options['swift-feet'] ? options['swift-feet-dice'] : 1,
    locked: rooms.filter(({ lockedTo }) => lockedTo === seat).map(({ room }) => room),
    maze: maze.map(({ maze: card, openSides }) => ({ maze: card, openSides })),
  }
}

function keyOf({ place, owed }: TravelState): string {
  return `${place} ${owed}`
}

function onward(traveller: Traveller, from: TravelState): Onward<TravelState, WarlockLeg>[] {
  const { place, owed } = from
  if (owed > 0) return [[{ place, owed: owed - 1 }, () => ({ to: place, how: 'rest', past: [] })]]
  if (isPassage(place)) return networkOf(place).flatMap((exit) => walks(traveller, exit, exit === place ? [] : [exit]))
  return [...(isBank(place) ? [crossing(place, [])] : []), ...walks(traveller, place, [])]
}

/** All destinations of a single roll; an adventurer who reaches a bank may cross at once (WAR-6.4, WAR-17.3). */
function walks(
  { dice, locked, maze }: Traveller,
  from: SpaceId,
  before: readonly SpaceId[],
): Onward<TravelState, WarlockLeg>[] {
  const found = new RouteFinder(from, HIGHEST_FACE * dice, (here, gone) => {
    if (gone > 0 && stopsHere(here)) return []
    return stepsFrom(maze, here).filter((next) => !locked.includes(next))
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

/** The next possible spaces; the Maze is entered from the squares beside it (WAR-18.2 to WAR-18.5). */
function stepsFrom(known: Traveller['maze'], here: SpaceId): readonly SpaceId[] {
  const { neighbours, mazeLinks = [] } = spaceOf(here)
  if (isMaze(here)) return mazeLinks.filter((square) => isOpen(known, here, square))
  if (!isApproach(here)) return neighbours
  return [...neighbours, ...mazeLinks.filter((maze) => leadsOn(known, maze as MazeId, here))]
}

/** Not walled towards a square, and open to another (WAR-18.5). */
function leadsOn(known: Traveller['maze'], maze: MazeId, from: SpaceId): boolean {
  const { mazeLinks = [] } = spaceOf(maze)
  return isOpen(known, maze, from) && mazeLinks.some((square) => square !== from && isOpen(known, maze, square))
}

/** Whether a Maze card is open towards a square, as far as the view knows. */
export function mayPass(view: WarlockView, maze: MazeId, square: SpaceId): boolean {
  return isOpen(view.maze, maze, square)
}

function isOpen(known: Traveller['maze'], maze: MazeId, square: SpaceId): boolean {
  const sides = known.find((one) => one.maze === maze)?.openSides ?? null
  return sides === null || sides.includes(sideTowards(maze, square))
}
