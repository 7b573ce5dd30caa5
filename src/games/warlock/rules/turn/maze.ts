import { choose, option, uncover, type Option, type Play, type Seat, TurnEnds } from '../../../../engine/index.ts'
import { spaceOf } from '../../data/board.ts'
import type { MazeId, SpaceId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { itemWindow, holds, useOption } from '../deeds/items.ts'
import { openWays } from '../deeds/paths.ts'
import { turnDownIfEmpty } from '../deeds/pieces.ts'
import { useCard } from '../deeds/treasure.ts'
import { adventurerAt, type Warlock } from '../../state/state.ts'

/** The Maze (WAR-18). */

/** Which Maze space he enters, if any; its card is turned up. A dead end ends the turn (WAR-18.3 to 18.6, D-MAZE). */
export function* enterMaze(game: Warlock, seat: Seat): Play<MazeId | null> {
  for (;;) {
    const { space } = adventurerAt(game, seat)
    const maze = yield* choose(seat, 'maze.enter', () => mazeOptions(game, space), { otherwise: 'walk-away' })
    if (maze === null) return null
    game.turn.tried.push(maze)
    turnUp(game, seat, maze)
    if (!isDeadEnd(game, maze, space)) return maze
    yield* faceDeadEnd(game, seat, maze, space)
  }
}

/** Adjacent Maze spaces, but for a dead end of this turn or the one before (WAR-18.6, WAR-24.52). */
function mazeOptions(game: Warlock, square: SpaceId): Option<MazeId | null>[] {
  const { barred, tried } = game.turn
  const open = (spaceOf(square).mazeLinks ?? []).filter(
    (maze) => !tried.includes(maze as MazeId) && !(barred?.square === square && barred.maze === maze),
  )
  return [
    ...open.map((maze) => option<MazeId | null>(maze, { place: maze }, maze as MazeId)),
    option<MazeId | null>('walk-away', {}, null),
  ]
}

/** For all to see (WAR-18.4). A card that is up already is used as it lies (WAR-24.29). */
function turnUp(game: Warlock, seat: Seat, maze: MazeId): void {
  const laid = game.maze[maze]
  if (laid.faceUp) return
  laid.faceUp = true
  laid.known = true
  uncover(game)
  say(game, { kind: 'maze-turned-up', seat, maze, card: laid.card })
}

/** Walled towards him, or with no other open side that leads to a space (WAR-18.5). */
function isDeadEnd(game: Warlock, maze: MazeId, from: SpaceId): boolean {
  const ways = openWays(game, maze)
  return !ways.includes(from) || ways.every((way) => way === from)
}

/** The turn missed is this one (WAR-18.6), unless he has the Ball of Twine. */
function* faceDeadEnd(game: Warlock, seat: Seat, maze: MazeId, square: SpaceId): Play {
  const adventurer = adventurerAt(game, seat)
  say(game, { kind: 'maze-dead-end', seat, maze, walled: !openWays(game, maze).includes(square) })
  turnDownIfEmpty(game, maze)
  adventurer.barred = { square, maze }
  if (yield* unrollsTwine(game, seat)) return
  if (game.options['maze-strict']) {
    adventurer.missed += 1
    say(game, { kind: 'turn-owed', seat, owed: adventurer.missed, by: 'dead-end' })
  }
  throw new TurnEnds()
}

/** treasures.json: no turn is lost; he may go another way, or into another Maze space. */
function* unrollsTwine(game: Warlock, seat: Seat): Play<boolean> {
  const offers = () => (holds(game, seat, 'ball-of-twine') ? [useOption<'use'>('ball-of-twine', 'use')] : [])
  const used = yield* itemWindow(game, seat, 'maze.twine', ['ball-of-twine'], offers)
  if (used) useCard(game, seat, 'ball-of-twine')
  return used !== null
}
