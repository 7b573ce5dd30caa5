import { option, type Option, type Seat } from '../../../../engine/index.ts'
import {
  bySpaceOrder,
  distancesFrom,
  isBank,
  isMaze,
  isPassage,
  isRoom,
  sideTowards,
  spaceOf,
  stopsHere,
} from '../../data/board.ts'
import { mazeCardOf } from '../../data/components.ts'
import type { MazeId, SpaceId } from '../../data/ids.ts'
import { isLockedTo } from './pieces.ts'
import { othersOn, type Warlock } from '../../state/state.ts'

/** Where a move or a flight may end (WAR-6.4, WAR-10.7). */

interface Route {
  readonly space: SpaceId
  /** The space before it: for a room, the square before the door. */
  readonly by: SpaceId
  /** Every space entered, in order. */
  readonly path: readonly SpaceId[]
}

/** A legal end and a route to it. */
export interface MoveEnd extends Route {
  /** The space; for a room with two reachable doors, the longer route has its square: `guardroom:c-16-27`. */
  readonly key: string
}

interface Walk {
  readonly seat: Seat
  readonly steps: number
  /** In a flight only rooms and approach squares stop, and no passage may be entered (WAR-10.7, 10.9). */
  readonly flight: boolean
  /** The Maze space that was turned up for this move: the first step leads onto it (WAR-18.7). */
  readonly into?: MazeId
}

export function endOption(end: MoveEnd): Option<MoveEnd> {
  return option(end.key, { place: end.space, args: { steps: end.path.length, by: end.by } }, end)
}

/** All legal ends of a Move with that many points, in space-id order. */
export function moveEnds(game: Warlock, seat: Seat, from: SpaceId, steps: number, into?: MazeId): MoveEnd[] {
  return endsOf(game, from, { seat, steps, flight: false, ...(into === undefined ? {} : { into }) })
}

/** All legal ends of a flight (WAR-10.7). */
export function flightEnds(game: Warlock, seat: Seat, from: SpaceId, steps: number): MoveEnd[] {
  return endsOf(game, from, { seat, steps, flight: true })
}

/** Follows every path that visits no space twice, keeping the shortest route to each end (WAR-6.10). */
function endsOf(game: Warlock, from: SpaceId, walk: Walk): MoveEnd[] {
  const shortest = new Map<string, Route>()
  const follow = (path: readonly SpaceId[]): void => {
    const here = path.at(-1) ?? from
    const isForced = path.length > 0 && stopsHere(here)
    const onward = isForced ? [] : stepsFrom(game, here, path, walk).filter((next) => !path.includes(next))
    const isOut = path.length === walk.steps || onward.every((next) => next === from)
    if (path.length > 0 && (isForced || isOut || mayStop(game, here, walk))) {
      keepShortest(shortest, { space: here, by: path.at(-2) ?? from, path })
    }
    if (path.length < walk.steps) for (const next of onward) if (next !== from) follow([...path, next])
  }
  follow([])
  const routes = [...shortest.values()].sort(byRoute)
  return routes.map((route, at) => {
    const isSecondDoor = routes[at - 1]?.space === route.space
    return { ...route, key: isSecondDoor ? `${route.space}:${route.by}` : route.space }
  })
}

/** Optional stops: adventurers, discarded treasure, an own cache, a bank (WAR-6.4). */
function mayStop(game: Warlock, here: SpaceId, { seat, flight }: Walk): boolean {
  if (flight) return false
  const ownCache = game.caches.some(({ owner, space }) => owner === seat && space === here)
  return isBank(here) || ownCache || game.discarded[here] !== undefined || othersOn(game, seat, here).length > 0
}

/** The next possible spaces; of the Maze only the space turned up for this move (WAR-6.8). */
function stepsFrom(game: Warlock, here: SpaceId, path: readonly SpaceId[], walk: Walk): readonly SpaceId[] {
  if (path.length === 0 && walk.into !== undefined) return [walk.into]
  const next = isMaze(here) ? openSquares(game, here) : spaceOf(here).neighbours
  return next.filter((space) => !isLockedTo(game, walk.seat, space) && !(walk.flight && isPassage(space)))
}

/** The squares beside the open sides of a Maze space (WAR-18.5). */
export function openSquares(game: Warlock, maze: MazeId): SpaceId[] {
  const { openSides } = mazeCardOf(game.maze[maze].card)
  return (spaceOf(maze).mazeLinks ?? []).filter((square) => openSides.includes(sideTowards(maze, square)))
}

// ruling: WAR-6.10 calls two routes to one end equivalent, but not if they lead through different doors: an escape puts
// the figure at the door it came in by (WAR-10.4). Both are offered then.
function keepShortest(shortest: Map<string, Route>, route: Route): void {
  const key = isRoom(route.space) ? `${route.space}:${route.by}` : route.space
  const known = shortest.get(key)
  if (!known || route.path.length < known.path.length) shortest.set(key, route)
}

function byRoute(a: Route, b: Route): number {
  return bySpaceOrder(a.space, b.space) || a.path.length - b.path.length || bySpaceOrder(a.by, b.by)
}

/** The default of a Move: the first end that is neither room nor passage, otherwise the first (D-DESTINATION). */
export function defaultEnd(ends: readonly MoveEnd[]): string {
  const plain = ends.find(({ space }) => !isRoom(space) && !isPassage(space)) ?? ends[0]
  if (!plain) throw new Error('a move needs at least one end')
  return plain.key
}

/** The default of a flight: the end farthest from the battle; ties go to the first (D-FLIGHT). */
export function farthestEnd(ends: readonly MoveEnd[], from: SpaceId): string {
  const steps = distancesFrom(from)
  const far = ({ space }: MoveEnd) => steps.get(space) ?? 0
  const [first, ...others] = ends
  if (!first) throw new Error('a flight needs at least one end')
  return others.reduce((best, end) => (far(end) > far(best) ? end : best), first).key
}
