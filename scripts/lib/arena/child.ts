import { GAMES } from '../../../src/games/index.ts'
import { gameNamed } from '../command.ts'
import { playMatch, type Contest } from './match.ts'

/** A process of the arena: plays the matches whose numbers it gets, one at a time. */

const contest = JSON.parse(process.argv[2] ?? '') as Contest
const game = gameNamed(GAMES, contest.game)

process.on('message', (number: number) => {
  process.send?.(playMatch(game, contest, number))
})
