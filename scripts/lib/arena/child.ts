import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GAMES } from '../../../src/games/index.ts'
import type { Game } from '../../../src/engine/index.ts'
import { gameNamed } from '../command.ts'
import { answerNumbers, toldPlan } from './children.ts'
import { GAMES_FILE, playMatch, type Contest } from './match.ts'

/** A process of the arena: plays the matches whose numbers it gets, one at a time. */

const contest = toldPlan<Contest>()
const game = gameNamed(GAMES, contest.game)
const other = contest.against === undefined ? game : await gameIn(contest.against)

answerNumbers((number) => playMatch([game, other], contest, number))

/** The same game in another copy of the project. */
async function gameIn(folder: string): Promise<Game> {
  const path = pathToFileURL(resolve(folder, GAMES_FILE)).href
  const { GAMES: games } = (await import(path)) as { readonly GAMES: readonly Game[] }
  return gameNamed(games, contest.game)
}
