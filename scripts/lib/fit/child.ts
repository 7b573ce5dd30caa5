import { GAMES } from '../../../src/games/index.ts'
import { answerNumbers, toldPlan } from '../arena/children.ts'
import { gameNamed } from '../command.ts'
import { positionsOf, type Source } from './positions.ts'

/** A process that plays matches and measures their positions: a match for each number it gets, one at a time. */

const source = toldPlan<Source>()
const game = gameNamed(GAMES, source.game)
answerNumbers((number) => positionsOf(game, source, number))
