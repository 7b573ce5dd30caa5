import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../../src/engine/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { type Length } from '../../../kit/lengths.ts'

type Playout = ReturnType<typeof playout<Imperial, ImperialView>>

/** Plays a match to its end with computer players only. */
function match(seats: number, preset: Length, seed: string) {
  const play: Playout = playout(
    IMPERIAL.rules,
    { seats, preset, seed, experience: [] },
    byComputer(IMPERIAL, seed),
    5000,
  )
  let step = play.next()
  while (!step.done) step = play.next()
  const { run, answers } = step.value
  return { isOver: run.isOver, answers, turns: run.state.turns, standings: IMPERIAL.rules.standings(run.state) }
}

function matches(many: number, preset: Length) {
  return Array.from({ length: many }, (_, n) => match(2 + (n % 5), preset, `${preset} ${n}`))
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('computer players finish their matches', () => {
  it('short matches in about the turns of section 19', () => {
    const played = matches(40, 'short')
    expect(played.filter(({ isOver }) => !isOver)).toEqual([])
    expect(mean(played.map(({ turns }) => turns))).toBeGreaterThan(18)
    expect(mean(played.map(({ turns }) => turns))).toBeLessThan(35)
  })

  it('standard matches in about the turns of section 19', () => {
    const played = matches(10, 'standard')
    expect(played.filter(({ isOver }) => !isOver)).toEqual([])
    expect(mean(played.map(({ turns }) => turns))).toBeGreaterThan(55)
    expect(mean(played.map(({ turns }) => turns))).toBeLessThan(190)
  })

  it('computer players finish their matches, and a player has won with treasures', () => {
    const { standings } = match(4, 'standard', 'a winner')
    expect(standings[0]).toMatchObject({ rank: 1, won: true })
    expect(standings[0]?.score).toBeGreaterThan(3)
  })
})
