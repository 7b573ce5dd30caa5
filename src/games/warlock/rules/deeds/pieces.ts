import type { Seat } from '../../../../engine/index.ts'
import { isMaze, isOccupiedForGood, isRoom } from '../../data/board.ts'
import { ROOM_IDS, type MazeId, type RoomId, type SpaceId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { adventurerAt, isAlone, maybeAdventurer, roomAt, standsOn, type Warlock } from '../../state/state.ts'

/** Placing and removing figures, and the traces they leave on spaces. */

/** Puts a figure on a space. `cameBy` is the square before the door, for a figure that walks into a room (WAR-10.4). */
export function place(game: Warlock, seat: Seat, to: SpaceId, cameBy: SpaceId | null = null): void {
  const adventurer = adventurerAt(game, seat)
  const { space: from } = adventurer
  if (from === to) return
  adventurer.space = to
  adventurer.cameBy = isRoom(to) ? cameBy : null
  adventurer.barred = null // WAR-24.31
  if (isRoom(from)) {
    adventurer.blooded = true // WAR-11.2, WAR-24.14
    adventurer.fledInto = null
    if (isAlone(game)) openOthers(game, from)
    rememberLeaver(game, adventurer.id, from)
  }
  if (isMaze(from)) turnDownIfEmpty(game, from)
}

/** Each permanently occupied room records its last leaver (WAR-7.9). */
export function rememberLeaver(game: Warlock, adventurer: number, from: SpaceId): void {
  const room = isOccupiedForGood(from) ? roomAt(game, from) : null
  if (room) room.lastLeaver = adventurer
}

/** In a solo game, another room entered and left in between opens it again (option `solo-expedition`). */
function openOthers(game: Warlock, left: RoomId): void {
  for (const room of ROOM_IDS) if (room !== left) game.rooms[room].lastLeaver = null
}

/** The last leaver may not enter (WAR-7.8). */
export function isLockedTo(game: Warlock, seat: Seat, space: SpaceId): boolean {
  const adventurer = maybeAdventurer(game, seat)
  return adventurer !== null && roomAt(game, space)?.lastLeaver === adventurer.id
}

/** Turns a Maze card face-down once it is empty and no figure is about to enter it (WAR-18.8). */
export function turnDownIfEmpty(game: Warlock, maze: MazeId): void {
  if (standsOn(game, maze) || game.turn.maze === maze || !game.maze[maze].faceUp) return
  game.maze[maze].faceUp = false
  emitFact(game, { kind: 'maze-turned-down', maze })
}
