import { choose, diceParts, emit, option, rollDice, sumOf, type Game } from '../../src/engine/index.ts'
import type { Judge, ReviewBudget } from '../../src/tables/index.ts'
import { foundIn, lookedAt } from '../../src/thinking/thought.ts'
import { toyWith, turn, type BarrowFact } from './toy/index.ts'

const PITS = ['north', 'south', 'deep']

/** Enough to find what is plain. */
export const SMALL_REVIEW: ReviewBudget = {
  ...{ decisions: 10, others: 3, worlds: 30, turns: 6, ms: 60_000 },
  again: { decisions: 3, worlds: 60, ms: 60_000 },
}

/** Judges at once, in this thread. */
export function judgeHere(games: readonly Game[]): Judge {
  return {
    decisions: (match) => Promise.resolve(foundIn(games, match)),
    look: (game, decision, look, ms) => Promise.resolve(lookedAt(games, { game, decision, look, ms })),
  }
}

/** The Barrow in which a single dig wins or loses the game, by the pit's number and one die for each pit. */
export function oneDig(wins: (pit: number, dice: readonly number[]) => boolean): Game {
  return toyWith({
    *turn(game) {
      yield* turn(game, function* (barrow, seat) {
        const pits = () => PITS.map((pit) => option(`pit:${pit}`, { args: { left: 4 }, place: pit }, pit))
        const pit = yield* choose(seat, 'dig.where', pits)
        const dice = rollDice(barrow, PITS.length)
        emit<BarrowFact>(barrow, { kind: 'dug', seat, pit, find: sumOf(diceParts(dice, '1')) })
        barrow.gold[wins(PITS.indexOf(pit), dice) ? seat : 1 - seat] = barrow.goal
      })
    },
  })
}

/** The deeper a pit, the likelier it wins: in 1, 3 or 5 of 6 cases. */
export const DEEPER_IS_BETTER = oneDig((pit, [die = 0]) => die <= 2 * pit + 1)
/** Each pit has a die of its own. */
export const ONLY_LUCK = oneDig((pit, dice) => (dice[pit] ?? 0) > 3)
