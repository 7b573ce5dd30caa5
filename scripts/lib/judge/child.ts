import { GAMES } from '../../../src/games/index.ts'
import { answerNumbers, toldPlan } from '../arena/children.ts'
import { gameNamed } from '../command.ts'
import type { Inquiry } from './position.ts'
import { verdictOn } from './verdict.ts'

/** A process of the judge: judges a position of each match whose number it gets, one at a time. */

const inquiry = toldPlan<Inquiry>()
const game = gameNamed(GAMES, inquiry.game)
answerNumbers((number) => verdictOn(game, inquiry, number))
