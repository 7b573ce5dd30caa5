import { GAMES } from '../../../src/games/index.ts'
import { answerNumbers, toldPlan } from '../arena/children.ts'
import { gameNamed } from '../command.ts'
import { differencesOf } from './differences.ts'
import type { Learnt } from './fit.ts'
import { positionsOf, type Source } from './positions.ts'

/** A process that plays matches, and measures their positions and what options do in them: for each number it gets. */

const source = toldPlan<Source>()
const game = gameNamed(GAMES, source.game)
answerNumbers((number): Learnt => ({
  positions: positionsOf(game, source, number),
  differences: differencesOf(game, source, number),
}))
