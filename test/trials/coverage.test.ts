import { describe, expect, it } from 'vitest'
import { choose, options, Run } from '../../src/engine/index.ts'
import { Coverage } from '../../trials/coverage.ts'
import { bareRules, bareState, type Bare } from '../kit/bare.ts'

const SOUGHT = {
  verbs: ['dig.where', 'omen.look'],
  facts: ['dug', 'cursed'],
  options: ['deep=true', 'deep=false'],
  components: ['spade', 'lantern', 'wet-road'],
}

describe('coverage of a game', () => {
  it('coverage of a game misses everything at first, and offers until they are chosen', () => {
    const coverage = new Coverage(SOUGHT)
    expect(coverage.missing()).toEqual({ ...SOUGHT, keys: [] })
    const { run } = Run.start(
      bareRules(function* (_game: Bare) {
        yield* choose(0, 'dig.where', () => options(['pit:north', 'pit:south', 'home']))
      }),
      bareState(),
    )
    coverage.offered(run)
    coverage.answered({ verb: 'dig.where', key: 'pit:south' })
    coverage.told([{ fact: { kind: 'dug' }, to: 'all' }])
    coverage.played({ deep: true })
    expect(coverage.missing()).toEqual({
      verbs: ['omen.look'],
      keys: ['dig.where home'],
      facts: ['cursed'],
      options: ['deep=false'],
      components: SOUGHT.components,
    })
  })

  it('coverage of a game finds components in keys and facts, including copies and those only shown', () => {
    const coverage = new Coverage(SOUGHT)
    coverage.answered({ verb: 'dig.where', key: 'with:spade-2' }, [])
    expect(coverage.missing().components).toEqual(['lantern', 'wet-road'])
    const fact = { kind: 'dug', by: [{ card: 'lantern' }] }
    coverage.told([{ fact, to: 'all' }], ({ kind }) => (kind === 'dug' ? ['wet-road'] : []))
    expect(coverage.missing().components).toEqual([])
  })

  it('coverage of a game groups keys that differ in a number or a component', () => {
    const coverage = new Coverage(SOUGHT)
    for (const key of ['spade+lantern', 'lantern', 'seer=3', 'seer=7']) coverage.answered({ verb: 'dig.with', key })
    expect([...coverage.keys.keys()]).toEqual(['dig.with …', 'dig.with seer=#'])
  })

  it('coverage of a game recognises a new answer: a verb, a kind of key, or a component', () => {
    const coverage = new Coverage(SOUGHT)
    expect(coverage.isNew({ verb: 'dig.where', key: 'pit:north' })).toBe(true)
    coverage.answered({ verb: 'dig.where', key: 'pit:north' })
    expect(coverage.isNew({ verb: 'dig.where', key: 'pit:south' })).toBe(false)
    expect(coverage.isNew({ verb: 'dig.where', key: 'home' })).toBe(true)
    expect(coverage.isNew({ verb: 'dig.where', key: 'pit:lantern' })).toBe(true)
  })

  it('coverage of a game grows only with something new, and knows new house rules', () => {
    const coverage = new Coverage(SOUGHT)
    coverage.answered({ verb: 'dig.where', key: 'home' })
    const { reached } = coverage
    coverage.answered({ verb: 'dig.where', key: 'home' })
    expect(coverage.reached).toBe(reached)
    coverage.told([{ fact: { kind: 'cursed' }, to: [0] }])
    expect(coverage.reached).toBe(reached + 1)
    expect(coverage.newIn({ deep: true, wide: 3 })).toBe(2)
    coverage.played({ deep: true })
    expect(coverage.newIn({ deep: true, wide: 3 })).toBe(1)
  })
})
