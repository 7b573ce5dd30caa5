import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../../src/engine/index.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import type { Warlock } from '../../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../../src/games/warlock/view/view.ts'
import { type Length } from '../../../kit/lengths.ts'
import { often } from '../../../kit/often.ts'

type Playout = ReturnType<typeof playout<Warlock, WarlockView>>

/** Plays a match to its end with computer players only. */
function match(seats: number, preset: Length, seed: string) {
  const play: Playout = playout(
    WARLOCK.rules,
    { seats, preset, seed, experience: [] },
    byComputer(WARLOCK, seed),
    20_000,
  )
  let isOpened = false
  let step = play.next()
  for (; ; step = play.next()) {
    isOpened ||= step.value.emitted.some(({ fact }) => fact.kind === 'chest-opened')
    if (step.done) break
  }
  const { run, answers } = step.value
  const { round } = run.state
  return { seats, isOver: run.isOver, isOpened, answers, round, standings: WARLOCK.rules.standings(run.state) }
}

const BELLS: Readonly<Record<number, number>> = { 2: 24, 3: 18, 4: 15, 5: 13, 6: 12 }
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('computer players finish their matches (section 26)', () => {
  it('short matches by their bell, most with an opened chest', () => {
    const played = Array.from({ length: often(10) }, (_, n) => match(2 + (n % 5), 'short', `short ${n}`))
    expect(played.filter(({ isOver }) => !isOver)).toEqual([])
    for (const { seats, round } of played) expect(round).toBeLessThanOrEqual(BELLS[seats] ?? 0)
    expect(played.filter(({ isOpened }) => isOpened).length).toBeGreaterThan(6)
    for (const { standings } of played) expect(standings[0]).toMatchObject({ rank: 1, won: true })
  })

  it('standard matches in about the rounds of the rulebook, nearly all with an opened chest', () => {
    const played = Array.from({ length: often(5) }, (_, n) => match(2 + (n % 5), 'standard', `standard ${n}`))
    expect(played.filter(({ isOver }) => !isOver)).toEqual([])
    expect(Math.max(...played.map(({ round }) => round))).toBeLessThanOrEqual(100)
    expect(mean(played.map(({ round }) => round))).toBeGreaterThan(25)
    expect(mean(played.map(({ round }) => round))).toBeLessThan(65)
    expect(played.filter(({ isOpened }) => isOpened).length).toBeGreaterThan(3)
  })
})
