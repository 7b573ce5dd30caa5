import { describe, expect, test } from 'vitest'
import { below, byComputer, freshSeed, playout, rngFrom, type Chooser, type State } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { curious, Tried } from '../../trials/choosers.ts'
import { Worlds } from '../../trials/worlds.ts'
import { often } from '../kit/often.ts'

// Possible worlds depend on what their viewer knows, and on nothing else.

const POSITIONS = often(40)
/** Positions that follow one another are much alike. */
const EVERY = 9
const ANSWERS = 1_500
const CURIOUS_IN_TEN = 4

describe.each(GAMES.map((game) => [game.words.title, game] as const))('%s', (_title, game) => {
  test('the same luck makes the same world of every position that a viewer cannot tell from another', () => {
    const rng = { rng: rngFrom(`known:${Math.random()}`) }
    const tried = new Tried()
    let positions = 0
    for (let match = 0; positions < POSITIONS; match += 1) {
      const { seats, sheet } = game.rules
      const many = Math.min(seats.max, Math.max(2, seats.min) + (match % 3))
      const preset = sheet.presetIds[match % sheet.presetIds.length] ?? ''
      const setup = { seats: many, preset, seed: freshSeed(rng), experience: Array.from({ length: many }, () => 0) }
      const sensible = byComputer(game, setup.seed)
      const chooser: Chooser<State, unknown> = (run) =>
        below(rng, 10) < CURIOUS_IN_TEN ? curious(run, below(rng, 1_000_000), tried) : sensible(run)
      const worlds = new Worlds(game.rules, setup)
      let answers = below(rng, EVERY)
      for (const { run } of playout(game.rules, setup, chooser, ANSWERS)) {
        answers += 1
        if (answers % EVERY > 0 || positions >= POSITIONS) continue
        positions += 1
        worlds.checkKnowledgeAlone(JSON.stringify(run.state), `${setup.seed}:${answers}`)
      }
    }
    expect(positions).toBe(POSITIONS)
  })
})
