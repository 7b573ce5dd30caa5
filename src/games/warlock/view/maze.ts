import { sideTowards, spaceOf } from '../data/board.ts'
import { MAZE_CARDS, type MazeCard } from '../data/components.ts'
import type { MazeId, SpaceId } from '../data/ids.ts'
import type { WarlockView } from './view.ts'

/** What may lie face down in the Maze: any of the cards that the viewer can't tell to be elsewhere. */

/** The chance that a Maze space is open towards a square. */
export function chanceOpen(view: WarlockView, maze: MazeId, square: SpaceId): number {
  const side = sideTowards(maze, square)
  return shareOf(view, maze, ({ openSides }) => openSides.includes(side))
}

/** The chance of a dead end for those who come from a square: no way in, or none out on another side (WAR-18.5). */
export function chanceOfDeadEnd(view: WarlockView, maze: MazeId, from: SpaceId): number {
  const links = spaceOf(maze).mazeLinks ?? []
  return shareOf(view, maze, ({ openSides }) => {
    const ways = links.filter((square) => openSides.includes(sideTowards(maze, square)))
    return !ways.includes(from) || ways.every((way) => way === from)
  })
}

/** The share of the cards that may lie on a Maze space. */
function shareOf({ maze: spaces }: WarlockView, maze: MazeId, is: (card: MazeCard) => boolean): number {
  const here = spaces.find((one) => one.maze === maze)?.card ?? null
  const seen = spaces.map(({ card }) => card)
  const may = [...MAZE_CARDS.values()].filter(({ id }) => (here === null ? !seen.includes(id) : id === here))
  return may.filter(is).length / may.length
}
