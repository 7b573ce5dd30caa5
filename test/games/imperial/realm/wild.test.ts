import { describe, expect, it } from 'vitest'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { playWildly } from './random.ts'
import { often } from '../../../kit/often.ts'

describe('whole games, answered at random', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('short games for %i reach their end, and nothing is lost on the way', (seats) => {
    for (const seed of ['a', 'b'].slice(0, often(1))) {
      const run = playWildly({ seats, preset: 'short', seed: `${seats}${seed}`, asides: 6, leavers: 0, limit: 6000 })
      expect(run.isOver).toBe(true)
      expect(IMPERIAL_RULES.standings(run.state)).toHaveLength(seats)
      expect(run.state.round).toBeLessThanOrEqual(run.state.short?.roundLimit ?? 0)
    }
  })

  it.each([2, 4, 8])('a standard game for %i', (seats) => {
    const run = playWildly({
      seats,
      preset: 'standard',
      seed: `standard${seats}`,
      asides: 8,
      leavers: 0,
      limit: 20_000,
    })
    expect(run.isOver).toBe(true)
  })

  it.each([3, 5, 8])(
    'whole games, answered at random: with players of %i leaving in the middle of things (IMP-15.8)',
    (seats) => {
      for (let seed = 0; seed < often(3); seed += 1) {
        const run = playWildly({ seats, preset: 'short', seed: `leave${seed}`, asides: 6, leavers: 60, limit: 6000 })
        expect(run.isOver).toBe(true)
      }
    },
  )

  it('whole games, answered at random: with treasures in hand and leaking boats: the Charm, lending and trade are used often', () => {
    const seen = new Map<string, number>()
    const tried = ['charm.use up', 'charm.use down', 'trade.build show', 'trade.build ask', 'trade.answer accept']
    const untried = () => tried.filter((kind) => (seen.get(kind) ?? 0) < 2)
    for (let seed = 0; seed < often(8) || (seed < often(24) && untried().length > 0); seed += 1) {
      const seats = 3 + (seed % 4)
      const leavers = seed % 2 === 0 ? 0 : 80
      playWildly({ seats, preset: 'standard', seed: `rich${seed}`, asides: 5, leavers, limit: 700, rich: true, seen })
    }
    expect(untried()).toEqual([])
    expect([...seen.keys()].filter((kind) => kind.startsWith('gear.lend')).length).toBeGreaterThan(5)
  })
})
