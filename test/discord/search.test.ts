import { describe, expect, it } from 'vitest'
import { namedExactly, matching } from '../../src/discord/kit/search.ts'

const found = (typed: string, ...labels: string[]) => matching(typed, labels, (one) => one)

describe('what is called as somebody typed', () => {
  const called = (typed: string, ...names: string[]) => namedExactly(typed, names, (one) => [one])

  it('what is called as somebody typed is what is called exactly so, then what is but for case, accents and signs', () => {
    expect(called('mark', 'Mark!', 'other', 'mark')).toEqual(['mark', 'Mark!'])
    expect(called(' ZOE ', 'Zoë', 'Zoe?', 'Zoey')).toEqual(['Zoë', 'Zoe?'])
  })

  it('what is called as somebody typed is never another that has signs alone', () => {
    expect(called('🎯', '🎲', '🎯')).toEqual(['🎯'])
    expect(called('🦄', '🎲', '🎯')).toEqual([])
    expect(called('???', '🎲')).toEqual([])
    expect(called('', '🎲', '')).toEqual([])
  })
})

describe('what is proposed while somebody types', () => {
  it('what is proposed while somebody types is everything before anything is typed, in its order', () => {
    expect(found('', 'b', 'a')).toEqual(['b', 'a'])
    expect(found('  - ', 'b', 'a')).toEqual(['b', 'a'])
  })

  it('minds neither case nor accents nor signs', () => {
    expect(found('CAFE', 'Go to the Café')).toEqual(['Go to the Café'])
    expect(found('réd keep', 'Enter the Red-Keep')).toEqual(['Enter the Red-Keep'])
    expect(found('kings', 'The King’s road')).toEqual([])
    expect(found('king s', 'The King’s road')).toEqual(['The King’s road'])
  })

  it('matches every word anywhere', () => {
    expect(found('barn port', '3 · Port Barnacle', 'Port Royal')).toEqual(['3 · Port Barnacle'])
  })

  it('puts the exact label first, then beginnings, then the rest', () => {
    expect(found('fight', 'Do not fight', 'Fight the hag', 'Fight', 'Sunlight fighter', 'Cofight')).toEqual([
      'Fight',
      'Fight the hag',
      'Do not fight',
      'Sunlight fighter',
      'Cofight',
    ])
  })
})
