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
import { placeByDoor, spaceName } from '../names.ts'
import { say } from '../say.ts'

/** The links of a space. */
export interface TopicLink {
  readonly to: SpaceId
  /** "North", "Through the river". */
  readonly side: string
  /** "a door", "walled, by its Maze card". */
  readonly how: string
}

export function linksOf(view: WarlockView, space: Space): readonly TopicLink[] {
  const { id, neighbours, mazeLinks = [] } = space
  const exits = isPassage(id) ? networkOf(id).filter((to) => to !== id) : []
  return [
    ...neighbours.map((to) => ({ to, side: sideOf(id, to), how: say(isRoom(id) || isRoom(to) ? 'link-door' : 'link-open') })),
    ...mazeLinks.map((to) => ({ to, side: sideOf(id, to), how: say(mazeLink(view, id, to)) })),
    ...exits.map((to) => ({ to, side: say('side-passage'), how: say('link-passage') })),
    ...(isBank(id) ? [{ to: oppositeBank(id), side: say('side-river'), how: say('link-river') }] : []),
  ] // prettier-ignore
}

function mazeLink(view: WarlockView, one: SpaceId, other: SpaceId) {
  const [maze, square] = isMaze(one) ? [one, other] : [other, one]
  const isKnown = view.maze.some(({ maze: id, openSides }) => id === maze && openSides !== null)
  if (!isKnown) return 'link-maze-unknown'
  return mayPass(view, maze as MazeId, square) ? 'link-maze-open' : 'link-maze-walled'
}

/** The side of a space on which its neighbour lies, taken from its door if it has one. */
function sideOf(from: SpaceId, to: SpaceId): string {
  const door = DOORS.find(({ room, square }) => (room === from && square === to) || (room === to && square === from))
  const [a, b] = door ? (door.room === from ? [door.roomCell, door.squareCell] : [door.squareCell, door.roomCell]) : [null, null] // prettier-ignore
  const [one, other] = [a ? cellBox(a) : boxOf(spaceOf(from)), b ? cellBox(b) : boxOf(spaceOf(to))]
  if (other.y + other.h <= one.y) return say('side-north')
  if (other.y >= one.y + one.h) return say('side-south')
  return say(other.x < one.x ? 'side-west' : 'side-east')
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
  const square = spaceName(id)
  if (type !== 'corridor') return square
  if (mazeLinks.length > 0) return placeByDoor(id, say('landmark-maze-edge', { square }))
  const place = placeByDoor(id, square)
  if (place !== square || neighbours.length === 2) return place
  return say(neighbours.length > 2 ? 'landmark-fork' : 'landmark-dead-end', { square })
}

/** "North, open: Q25, and after 5 steps a fork at Q21." */
export function linkText(from: SpaceId, { to, side, how }: TopicLink): string {
  if (isRoom(from)) return say('link', { side, how, to: spaceName(to) })
  const { end, steps } = runBeyond(from, to)
  if (end === to) return say('link', { side, how, to: landmarkText(to) })
  return say('link-run', { side, how, to: spaceName(to), steps, end: landmarkText(end) })
}
