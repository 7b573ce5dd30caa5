import { describe, expect, it } from 'vitest'
import { explore } from '../../../../src/games/imperial/rules/encounters/exploration.ts'
import { imperial } from '../kit.ts'

describe('prison (IMP-6.13 to 6.19)', () => {
  it('a bribe at once, with an Imperial Treasure that stays found; the turn ends (IMP-6.14, IMP-18.45, S18)', () => {
    const t = imperial(
      { alatha: { hex: 'h-9-5', treasures: ['scepter-of-baldan'] }, ozmo: {} },
      { banked: ['grail', 'palantir-of-zog'] },
    ).dice(1, 1)
    const got = t.turns({ 'explore.shift': '0', 'prison.do': 'bribe' })
    expect(got.of('explored')).toMatchObject([{ outcome: 'prison' }])
    expect(t.who('alatha')).toMatchObject({ inPrison: false, treasures: [], hex: 'h-9-5' })
    expect(t.state.bank.imperial).toEqual(['grail', 'palantir-of-zog', 'scepter-of-baldan'])
    expect(t.state.active).toBe(1)
  })

  it('prison (IMP-6.13 to 6.19): without treasure or teleport nothing is asked at the moment of imprisonment (IMP-0.7)', () => {
    const t = imperial({ alatha: { hex: 'h-9-5' }, ozmo: {} }).dice(1, 1)
    expect(t.play(explore, 'alatha').offered('prison.do')).toEqual([])
    expect(t.who('alatha').inPrison).toBe(true)
  })

  it('a double finds the secret passage: next door, and an encounter there (IMP-6.15, S19)', () => {
    const t = imperial({ ozmo: { hex: 'h-3-2', inPrison: true }, kate: {} })
      .dice(3, 3)
      .draws('hermit')
      .clues('The Loose Brick')
    const got = t.turns({ 'prison.do': 'escape', 'leave.hex': 'h-3-3' })
    expect(t.who('ozmo')).toMatchObject({ hex: 'h-3-3', inPrison: false, clues: ['clue-nobnodd-1'] })
    expect(got.of('escape-rolled')).toMatchObject([{ free: true }])
    expect(got.of('explored')).toEqual([])
  })

  it('prison (IMP-6.13 to 6.19): after an escape attempt no bribe this turn; the next turn it is possible (IMP-6.14, IMP-6.15, S20)', () => {
    const t = imperial({ rokko: { hex: 'h-3-2', inPrison: true, treasures: ['silver-bell'] }, kate: {} }).dice(2, 3)
    const first = t.turns({ 'prison.do': 'escape' })
    expect(first.asked.filter(({ verb }) => verb === 'prison.do')).toHaveLength(1)
    expect(t.who('rokko').inPrison).toBe(true)
    t.state.active = 0
    const second = t.turns({ 'prison.do': 'bribe' })
    expect(t.who('rokko')).toMatchObject({ inPrison: false, hex: 'h-3-2', treasures: [] })
    expect(t.state.treasurePool).toContain('silver-bell')
    expect(second.of('explored')).toEqual([])
  })

  it('out by scroll: the boat, the Ogre and the lent sword stay behind, and the turn goes on (IMP-6.17, S21)', () => {
    const kate = {
      hex: 'h-2-5',
      inPrison: true,
      vessel: 'boat' as const,
      companions: [{ tile: 'ogre', lent: 'sword' }],
      treasures: ['scroll-of-teleportation'],
    }
    const t = imperial({ kate, ozmo: { hex: 'h-0-0' } }).dice(3, 2, 3, 4)
    const got = t.turns({ 'prison.do': 'read:scroll-of-teleportation-1', 'teleport.hex': 'h-3-4' })
    expect(t.who('kate')).toMatchObject({
      hex: 'h-3-4',
      vessel: null,
      companions: [],
      weapons: [],
      treasures: [],
      inPrison: false,
    })
    expect(t.state.bank.boat).toBe(2)
    expect(t.state.weaponsPool).toContain('sword-1')
    expect(got.of('explored')).toMatchObject([{ location: 'nobnodd', outcome: 'no-action' }])
  })

  it('no legal hex next door: free, still on the island, and the encounter is drawn there (IMP-6.16, S49)', () => {
    const t = imperial({ ozmo: { hex: 'h-1-6', inPrison: true }, kate: {} })
      .dice(5, 2)
      .draws('bear')
    const got = t.turns({ 'prison.do': 'escape' })
    expect(t.who('ozmo')).toMatchObject({ hex: 'h-1-6', inPrison: false })
    expect(got.of('encounter-returned')).toHaveLength(1)
  })

  it('two idle turns in a row are enough for the gaolers (IMP-6.18, S62)', () => {
    const t = imperial({ kate: { hex: 'h-8-1', inPrison: true, treasures: ['gold-egg'] }, ozmo: {} }).dice(1, 3)
    for (const turn of [1, 2]) {
      t.state.active = 0
      expect(t.turns({ 'prison.do': 'wait' }).offered('prison.do'), `turn ${turn}`).toEqual(['escape', 'bribe', 'wait'])
    }
    t.state.active = 0
    expect(t.turns({ 'prison.do': 'escape' }).offered('prison.do')).toEqual(['escape', 'bribe'])
    expect(t.who('kate')).toMatchObject({ inPrison: true, idlePrisonTurns: 0 })
    t.state.active = 0
    expect(t.turns({ 'prison.do': 'wait' }).offered('prison.do')).toContain('wait')
  })

  it('prison (IMP-6.13 to 6.19): in prison one may meditate, without the quiet of the wilds; a failure draws no encounter (IMP-12.11)', () => {
    const t = imperial({ turb: { hex: 'h-3-2', inPrison: true }, ozmo: {} }).dice(3, 3)
    const got = t.turns({ 'prison.do': 'meditate', 'meditate.spell': 'strength' })
    expect(got.of('meditated')).toMatchObject([{ spell: 'strength', learnt: false, roll: { total: 6 } }])
    expect(got.of('encounter-drawn')).toEqual([])
    expect(t.who('turb').idlePrisonTurns).toBe(1)
  })
})
