import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../../src/engine/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { roundLimitOf } from '../../../../src/games/talisman/data/options.ts'
import { type Length } from '../../../kit/lengths.ts'
import { often } from '../../../kit/often.ts'

type Playout = ReturnType<typeof playout<Talisman, TalismanView>>

/** Plays a match to its end with computer players only. */
function match(seats: number, preset: Length, seed: string) {
  const setup = { seats, preset, seed, experience: [] }
  const play: Playout = playout(TALISMAN.rules, setup, byComputer(TALISMAN, seed), 25_000)
  let step = play.next()
  while (!step.done) step = play.next()
  const { run, answers } = step.value
  const { round, turns, options, result } = run.state
  return { seed, seats, isOver: run.isOver, answers, round, turns, limit: roundLimitOf(options, seats), result }
}

function matches(many: number, preset: Length) {
  return Array.from({ length: many }, (_, n) => match(2 + (n % 5), preset, `${preset} ${n}`))
}

describe('computer players finish their matches', () => {
  it('short matches within their budget of turns, most of them on the Crown (TAL-OPT.11)', () => {
    const played = matches(often(5), 'short')
    expect(played.filter(({ isOver, round, limit }) => !isOver || round > (limit ?? 0))).toEqual([])
    expect(played.filter(({ result }) => result?.filter(({ won }) => won).length === 0)).toEqual([])
    expect(played.filter(({ round, limit }) => round < (limit ?? 0)).length).toBeGreaterThan(2)
  })

  it('standard matches, by the Command Spell (TAL-9.8)', () => {
    const played = matches(often(3), 'standard')
    expect(played.filter(({ isOver }) => !isOver)).toEqual([])
    expect(played.filter(({ round }) => round > 400)).toEqual([])
    expect(played.flatMap(({ result }) => result ?? []).filter(({ won }) => won)).toHaveLength(often(3))
  })
})
