import { option, TurnEnds, reveal, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { spaceOf } from '../../data/board.ts'
import type { MazeId, SpaceId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { holds, itemWindow, useOption } from '../deeds/items.ts'
import { openSquares } from '../deeds/paths.ts'
import { turnDownIfEmpty } from '../deeds/pieces.ts'
import { useCard } from '../deeds/treasure.ts'
import { adventurerAt, type Warlock } from '../../state/state.ts'

/** The Maze (WAR-18). */

/**
 * Chooses a Maze space to enter, if any, and runs the rest of the move with its card turned up. A dead end ends the
 * turn (WAR-18.3 to 18.6, D-MAZE).
 */
export function* enterMaze<T>(game: Warlock, seat: Seat, goOn: (into: MazeId | null) => Play<T>): Play<T> {
  for (;;) {
    const { space } = adventurerAt(game, seat)
    const maze = yield* ask(seat, 'maze.enter', () => mazeOptions(game, space), { default: 'walk-away' })
    if (maze === null) return yield* goOn(null)
    game.turn.tried.push(maze)
    const came = yield* withCardUp(game, seat, maze, () => investigate(game, seat, maze, space, goOn))
    if (came !== 'dead-end') return came.to
    yield* missTurn(game, seat)
  }
}

/** Visible to all while the rule runs, and face-down again however it ends (WAR-18.4, WAR-18.8). */
function* withCardUp<T>(game: Warlock, seat: Seat, maze: MazeId, play: () => Play<T>): Play<T> {
  game.turn.maze = maze
  turnUp(game, seat, maze)
  try {
    return yield* play()
  } finally {
    game.turn.maze = null
    turnDownIfEmpty(game, maze)
  }
}

function* investigate<T>(
  game: Warlock,
  seat: Seat,
  maze: MazeId,
  square: SpaceId,
  goOn: (into: MazeId) => Play<T>,
): Play<'dead-end' | { readonly to: T }> {
  if (!isDeadEnd(game, maze, square)) return { to: yield* goOn(maze) }
  emitFact(game, { kind: 'maze-dead-end', seat, maze, walled: !openSquares(game, maze).includes(square) })
  adventurerAt(game, seat).barred = { square, maze }
  return 'dead-end'
}

/** Adjacent Maze spaces, except a dead end of this turn or the one before (WAR-18.6, WAR-24.52). */
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

/** A card that is already up is used as it lies (WAR-24.29). */
function turnUp(game: Warlock, seat: Seat, maze: MazeId): void {
  const laid = game.maze[maze]
  if (laid.faceUp) return
  laid.faceUp = true
  laid.known = true
  reveal(game)
  emitFact(game, { kind: 'maze-turned-up', seat, maze, card: laid.card })
}

/** Walled towards the figure, or without another open side that leads to a space (WAR-18.5). */
function isDeadEnd(game: Warlock, maze: MazeId, from: SpaceId): boolean {
  const ways = openSquares(game, maze)
  return !ways.includes(from) || ways.every((way) => way === from)
}

/** The missed turn is this one (WAR-18.6), unless the adventurer has the Ball of Twine. */
function* missTurn(game: Warlock, seat: Seat): Play {
  if (yield* unrollsTwine(game, seat)) return
  if (game.options['maze-strict']) {
    const adventurer = adventurerAt(game, seat)
    adventurer.missed += 1
    emitFact(game, { kind: 'turn-owed', seat, owed: adventurer.missed, by: 'dead-end' })
  }
  throw new TurnEnds()
}

/** treasures.json: no turn is lost; the adventurer may take another route, or enter another Maze space. */
function* unrollsTwine(game: Warlock, seat: Seat): Play<boolean> {
  const offers = () => (holds(game, seat, 'ball-of-twine') ? [useOption<'use'>('ball-of-twine', 'use')] : [])
  const used = yield* itemWindow(game, seat, 'maze.twine', { cards: ['ball-of-twine'], offers })
  if (used) useCard(game, seat, 'ball-of-twine')
  return used !== null
}
