import { describe, expect, it } from 'vitest'
import { imperial } from '../kit.ts'

describe('meditation (IMP-12.8 to 12.12)', () => {
  it.each([
    ['in Nobnodd', 'h-3-4', [2, 4], 8],
    ['on the plains', 'h-2-3', [2, 3], 8],
  ] as const)('Rosa studies zoology %s and needs no more that turn (IMP-12.8, S07)', (_, hex, dice, total) => {
    const t = imperial({ rosa: { hex, spells: ['healing'] }, ozmo: { hex: 'h-0-0' } }).dice(...dice)
    const got = t.turns({ 'phase.move': 'meditate', 'meditate.spell': 'speak-with-animals' })
    expect(got.of('meditated')).toMatchObject([{ learnt: true, roll: { total } }])
    expect(t.who('rosa').spells).toEqual(['healing', 'speak-with-animals'])
    expect([...got.of('explored'), ...got.of('encounter-drawn')]).toEqual([])
  })

  it('a familiar adds one (IMP-12.8)', () => {
    const t = imperial({ rosa: { hex: 'h-2-3', familiar: true }, ozmo: {} }).dice(1, 3)
    const got = t.turns({ 'phase.move': 'meditate', 'meditate.spell': 'speak-with-animals' })
    expect(got.of('meditated')).toMatchObject([{ learnt: true, roll: { total: 8 } }])
  })

  it('no two of a kind, and nothing the Bank has not got (IMP-12.1, IMP-12.8, S10)', () => {
    const t = imperial(
      { turb: { spells: ['lightning', 'sleep', 'strength'] }, ozmo: {} },
      { spellsGone: ['healing'] },
    ).dice(6, 6)
    const got = t.turns({ 'phase.move': 'meditate' })
    expect(got.offered('meditate.spell')).toEqual([
      'fireball', 'teleportation', 'friendship', 'wall-of-stone', 'speak-with-animals', 'invisibility',
    ]) // prettier-ignore
  })

  it('a character without a free slot, or in a class without spells, cannot meditate (IMP-12.12)', () => {
    const full = imperial({ alatha: { spells: ['sleep'] }, ozmo: {} }).dice(3, 4)
    expect(full.turns().offered('phase.move')).not.toContain('meditate')
    expect(imperial({ ozmo: {}, alatha: {} }).dice(3, 4).turns().offered('phase.move')).not.toContain('meditate')
  })

  it('the second try on the very next turn needs no roll (IMP-12.9, S52)', () => {
    const t = imperial({ dulcime: { hex: 'h-4-4', spells: ['sleep', 'healing'] }, ozmo: {} })
      .dice(3, 3)
      .draws('pirates')
    const first = t.turns({ 'phase.move': 'meditate', 'meditate.spell': 'fireball' })
    expect(first.of('meditated')).toMatchObject([{ learnt: false, roll: { total: 8 } }])
    expect(first.of('encounter-returned')).toHaveLength(1)
    t.state.active = 0
    const second = t.turns({ 'phase.move': 'meditate' })
    expect(second.of('meditated')).toMatchObject([{ learnt: true, roll: null, spell: 'fireball' }])
  })

  it('any other use of that turn forfeits it (IMP-12.9)', () => {
    const t = imperial({ dulcime: { hex: 'h-4-4', failedMeditation: 'fireball' }, ozmo: {} })
      .draws('pirates', 'sea-serpent')
      .dice(1, 1)
    t.turns({ 'phase.move': 'stay' })
    expect(t.who('dulcime').failedMeditation).toBeNull()
    t.state.active = 0
    const got = t.turns({ 'phase.move': 'meditate', 'meditate.spell': 'fireball' })
    expect(got.of('meditated')).toMatchObject([{ learnt: false, roll: { total: 4 } }])
  })

  it('meditation (IMP-12.8 to 12.12): if no tile is left on the second turn, the character may not meditate for it (IMP-12.10)', () => {
    const t = imperial(
      { dulcime: { hex: 'h-4-4', failedMeditation: 'fireball' }, ozmo: {} },
      { spellsGone: ['fireball'] },
    ).dice(6, 6)
    expect(t.turns({ 'phase.move': 'meditate' }).offered('meditate.spell')).not.toContain('fireball')
  })

  it('business first, books second (IMP-3.3, IMP-5.2, IMP-12.8, S63)', () => {
    const t = imperial({ rosa: { hex: 'h-4-1', spells: ['healing'], clues: ['The Silent Auction'] }, ozmo: {} })
      .dice(1, 2)
      .draws('silver-spoon', 'thugs')
    const got = t.turns([
      ['phase.move', 'meditate'],
      ['meditate.spell', 'speak-with-animals'],
      ['business.do', 'clue:clue-monastery-1'],
    ])
    expect(got.offered('business.do')).toEqual(['meditate', 'clue:clue-monastery-1'])
    expect(got.of('treasure-drawn')[0]).toMatchObject({ tile: 'silver-spoon' })
    expect(got.of('meditated')).toMatchObject([{ learnt: false, roll: { total: 5 } }])
    expect(got.of('encounter-drawn')).toMatchObject([{ tile: 'thugs-1' }])
    expect(got.of('explored')).toEqual([])
  })
})
