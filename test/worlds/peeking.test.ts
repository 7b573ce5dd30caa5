import { describe, expect, test } from 'vitest'
import { byComputer, LEVELS, playOn, rngFrom, Run, freshSeed, type Level } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { checkPeeking } from '../../trials/peeking.ts'
import { positionAfter, type Position } from '../../trials/position.ts'
import { often } from '../kit/often.ts'

// A computer player of any level knows only what its seat may see.

const DECISIONS: Readonly<Record<Level, number>> = { gentle: often(60), fair: often(60), cunning: often(12) }
/** Little, because peeking shows in a few imagined worlds as well as in many. */
const BUDGET = { playouts: 12, horizon: 2, candidates: 3, margin: 0 }
/** Decisions that follow one another are much alike. */
const EVERY = 5
const ANSWERS = 1_500

describe.each(GAMES.map((game) => [game.words.title, game] as const))('%s', (_title, game) => {
  test.each(LEVELS)('a %s computer player never peeks', (level) => {
    const rng = { rng: rngFrom(`peeking:${Math.random()}`) }
    let decisions = 0
    for (let match = 0; decisions < DECISIONS[level]; match += 1) {
      const { seats, sheet } = game.rules
      const many = Math.min(seats.max, Math.max(2, seats.min) + (match % 3))
      const preset = sheet.presetIds[match % sheet.presetIds.length] ?? ''
      const setup = { seats: many, preset, seed: freshSeed(rng), experience: Array.from({ length: many }, () => 0) }
      const started = Run.start(game.rules, game.rules.create(setup), 0)
      let position: Position = { snapshot: started.opening.snapshot ?? '', since: [] }
      let several = match
      for (const { run, answer, outcome } of playOn(started, byComputer(game, setup.seed), ANSWERS)) {
        if (outcome.snapshot !== undefined) position = { snapshot: outcome.snapshot, since: [] }
        const { seat } = answer
        if (run.glanceAt(seat)?.only === null && (several += 1) % EVERY === 0 && decisions < DECISIONS[level]) {
          decisions += 1
          checkPeeking(game, { ...position, seat }, { level, seed: `${setup.seed}:${several}`, budget: BUDGET })
        }
        position = positionAfter(position, answer)
      }
    }
    expect(decisions).toBe(DECISIONS[level])
  })
})
