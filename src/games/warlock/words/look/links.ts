import { capital, count } from '../../../../language/index.ts'
import {
  DOORS,
  isBank,
  isMaze,
  isPassage,
  isRoom,
  networkOf,
  oppositeBank,
  spaceOf,
  type Space,
} from '../../data/board.ts'
import type { MazeId, SpaceId } from '../../data/ids.ts'
import { mayPass } from '../../view/reach.ts'
import type { WarlockView } from '../../view/view.ts'
import { doorNearby, spaceName } from '../names.ts'

/** The links of a space. */
export interface TopicLink {
  readonly to: SpaceId
  /** "north", "through the river". */
  readonly side: string
  /** "a corridor", "a door", "shut as far as its card is known". */
  readonly by: string
}

export function linksOf(view: WarlockView, space: Space): readonly TopicLink[] {
  const { id, neighbours, mazeLinks = [] } = space
  return [
    ...neighbours.map((to) => ({ to, side: sideOf(id, to), by: isRoom(id) || isRoom(to) ? 'a door' : 'open' })),
    ...mazeLinks.map((to) => ({ to, side: sideOf(id, to), by: mazeText(view, id, to) })),
    ...(isPassage(id)
      ? networkOf(id)
          .filter((to) => to !== id)
          .map((to) => ({ to, side: 'through the passage', by: 'a lantern lets one choose, else a die does' }))
      : []),
    ...(isBank(id)
      ? [{ to: oppositeBank(id), side: 'over the river', by: 'by ferry, raft or bridge' }]
      : []),
  ] // prettier-ignore
}

function mazeText(view: WarlockView, one: SpaceId, other: SpaceId): string {
  const [maze, square] = isMaze(one) ? [one, other] : [other, one]
  const isKnown = view.maze.some(({ maze: id, openSides }) => id === maze && openSides !== null)
  if (!isKnown) return 'open or walled, as its Maze card says, which is not known'
  return mayPass(view, maze as MazeId, square) ? 'open, by its Maze card' : 'walled, by its Maze card'
}

/** The side of a space on which its neighbour lies, taken from its door if it has one. */
function sideOf(from: SpaceId, to: SpaceId): string {
  const door = DOORS.find(({ room, square }) => (room === from && square === to) || (room === to && square === from))
  const [a, b] = door ? (door.room === from ? [door.roomCell, door.squareCell] : [door.squareCell, door.roomCell]) : [null, null] // prettier-ignore
  const [one, other] = [a ? cellBox(a) : boxOf(spaceOf(from)), b ? cellBox(b) : boxOf(spaceOf(to))]
  if (other.y + other.h <= one.y) return 'north'
  if (other.y >= one.y + one.h) return 'south'
  return other.x < one.x ? 'west' : 'east'
}

function cellBox({ x, y }: { readonly x: number; readonly y: number }) {
  return { x, y, w: 1, h: 1 }
}

function boxOf({ x, y, rect }: Space) {
  return rect ?? { x, y, w: 1, h: 1 }
}

/** A stretch of corridor without a fork, door or stop. */
export interface TextRun {
  readonly end: SpaceId
  readonly steps: number
}

/** The end of the corridor beyond a neighbour: the next door, fork, stop or end. */
export function runBeyond(from: SpaceId, to: SpaceId): TextRun {
  let [before, here, steps] = [from, to, 1]
  for (;;) {
    const { type, neighbours, mazeLinks = [] } = spaceOf(here)
    const [one, other, more] = neighbours
    const goesOn = type === 'corridor' && mazeLinks.length === 0 && other !== undefined && more === undefined
    if (!goesOn || one === undefined) return { end: here, steps }
    ;[before, here] = [here, one === before ? other : one]
    steps += 1
  }
}

/** A place from the view of a walker: "the Guardroom", "Q26, by the door of the Guardroom", "a fork at Q24". */
export function landmarkText(id: SpaceId): string {
  const { type, neighbours, mazeLinks = [] } = spaceOf(id)
  const door = doorNearby(id)
  if (type !== 'corridor') return spaceName(id)
  if (mazeLinks.length > 0) return `${spaceName(id)}, at the edge of the Maze${door}`
  if (door !== '') return `${spaceName(id)}${door}`
  if (neighbours.length > 2) return `a fork at ${spaceName(id)}`
  return neighbours.length < 2 ? `a dead end at ${spaceName(id)}` : spaceName(id)
}

/** "North, open: Q25; five steps on, a fork at Q21." */
export function linkText(from: SpaceId, { to, side, by }: TopicLink): string {
  if (isRoom(from)) return `${capital(side)}, ${by}: ${spaceName(to)}.`
  const { end, steps } = runBeyond(from, to)
  const on = end === to ? '' : `; after ${count(steps, 'step')} ${landmarkText(end)}`
  return `${capital(side)}, ${by}: ${end === to ? landmarkText(to) : spaceName(to)}${on}.`
}
