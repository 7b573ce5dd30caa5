import { describe, expect, it } from 'vitest'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const COAST = 'h-2-4'
const PLAINS = 'h-2-3'
const party = { hex: COAST, companions: ['maid-marywin'], vessel: 'boat' } as const

describe('hits on the defender’s side (IMP-8.13 to 8.18)', () => {
  it('four hits on three: each takes one before any takes another (IMP-8.16, S03)', () => {
    const t = imperial({ kate: party, ozmo: {} })
    const got = inFight(t, 'kate', 'thugs').hit(4, { 'combat.allot': 'character', 'combat.transfer': 'keep' })
    expect(got.offered('combat.allot')).toEqual(['character', 'maid-marywin', 'vessel'])
    expect(t.who('kate')).toMatchObject({ wounds: 2, companions: [{ wounds: 1 }], vessel: { wounds: 1 } })
  })

  it.each([
    ['the odd hit to Kate', 'character', 'keep', 4, 2, 2],
    ['the odd hit to the boat', 'vessel', 'keep', 3, 2, 3],
    ['both of her hits to the boat', 'character', 'move:2', 2, 2, 4],
  ])('over two rounds she may take twice as many: %s (IMP-8.16, 8.17, S04)', (...row) => {
    const [, odd, moved, kate, marywin, boat] = row
    const t = imperial({
      kate: {
        ...party,
        wounds: 2,
        companions: [{ tile: 'maid-marywin', wounds: 1 }],
        vessel: { kind: 'boat', wounds: 1 },
      },
      ozmo: {},
    })
    inFight(t, 'kate', 'thugs').hit(4, { 'combat.allot': odd, 'combat.transfer': moved })
    expect(t.who('kate')).toMatchObject({ wounds: kate, companions: [{ wounds: marywin }], vessel: { wounds: boat } })
  })

  it('a boat with too many wounds on the coast is wrecked, and its owner is not lost at sea (IMP-10.8, S04)', () => {
    const t = imperial({
      kate: { hex: COAST, wounds: 2, vessel: { kind: 'boat', wounds: 2, lent: 'spear' } },
      ozmo: {},
    })
    const { on } = inFight(t, 'kate', 'thugs', { wounds: 3 })
    const got = t.dice(5, 1, 1, 1, 1, 1, 1, 5, 5, 1) && on({ 'combat.transfer': 'move:1' })
    expect(got.of('vessel-gone')).toMatchObject([{ fate: 'wrecked', lent: 'spear-1' }])
    expect(t.who('kate')).toMatchObject({ hex: COAST, vessel: null })
    expect(t.state.weaponsPool).toContain('spear-1') // IMP-10.5
    expect(t.state.bank.boat).toBe(2)
  })

  it("Herman's dodge, then his shield, then his sword absorb (IMP-8.18, 11.9, 11.10, S35)", () => {
    const t = imperial({ herman: { hex: PLAINS, weapons: ['sword', 'small-shield'] }, ozmo: {} })
    const first = inFight(t, 'herman', 'giant')
    const round1 = first.hit(3)
    expect(round1.of('fight-absorbed')).toMatchObject([
      { by: 'dodge', hits: 2, left: 0 },
      { by: 'small-shield-1', hits: 1, left: 1 },
    ])
    expect(t.who('herman').wounds).toBe(0)
    const round2 = first.hit(3)
    expect(round2.of('fight-absorbed')).toMatchObject([
      { by: 'small-shield-1', hits: 1 },
      { by: 'sword-1', hits: 1 },
    ])
    expect(t.who('herman').wounds).toBe(1)
    inFight(t, 'herman', 'ogre').hit(2)
    expect(t.who('herman').wounds).toBe(1)
  })

  it('a shield protects only its user (IMP-8.16, 8.18, S36)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['large-shield'], companions: ['elephant'] }, ozmo: {} })
    inFight(t, 'kate', 'giant').hit(4)
    expect(t.who('kate')).toMatchObject({ wounds: 0, companions: [{ wounds: 2 }] })
  })

  it('a companion absorbs with what it was lent (IMP-8.18)', () => {
    const t = imperial({
      kate: { hex: PLAINS, companions: [{ tile: 'maid-marywin', lent: 'small-shield' }] },
      ozmo: {},
    })
    inFight(t, 'kate', 'giant').hit(4)
    expect(t.who('kate')).toMatchObject({ wounds: 2, companions: [{ wounds: 0 }] })
  })

  it('a weapon lent to the crew does not protect the vessel (IMP-10.5)', () => {
    const t = imperial({ kate: { hex: COAST, vessel: { kind: 'boat', lent: 'axe' } }, ozmo: {} })
    inFight(t, 'kate', 'giant').hit(2)
    expect(t.who('kate').vessel?.wounds).toBe(1)
  })

  it("hits beyond the side's capacity are lost (IMP-8.16, 18.36)", () => {
    const t = imperial({
      kate: { hex: PLAINS, wounds: 7, companions: [{ tile: 'maid-marywin', wounds: 1 }] },
      ozmo: {},
    })
    const got = inFight(t, 'kate', 'giant').hit(6)
    expect(got.of('fight-allotted')).toMatchObject([{ lost: 3 }])
    expect(t.who('kate')).toMatchObject({ wounds: 8, companions: [{ wounds: 3 }] })
  })

  it('side protection comes before all: three for the Wall, five for the scroll (IMP-8.15)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} })
    const { fight, hit } = inFight(t, 'kate', 'giant', { protection: 3 })
    expect(hit(4).of('fight-protected')).toMatchObject([{ hits: 3, left: 0 }])
    expect(t.who('kate').wounds).toBe(1)
    fight.protection = 5
    hit(4)
    expect(t.who('kate').wounds).toBe(1)
  })

  it('transferred hits are past absorbing (IMP-8.17, 18.38)', () => {
    const t = imperial({ kate: { ...party, companions: [], weapons: ['large-shield'] }, ozmo: {} })
    const got = inFight(t, 'kate', 'giant').hit(4, { 'combat.transfer': 'move:2' })
    expect(got.offered('combat.transfer')).toEqual(['keep', 'move:1', 'move:2'])
    expect(t.who('kate')).toMatchObject({ wounds: 0, vessel: { wounds: 4 } })
    expect(got.of('fight-absorbed')).toEqual([])
  })

  describe('the default target of an odd hit (IMP-8.16)', () => {
    const odd = (people: Parameters<typeof imperial>[0]) => {
      const t = imperial({ ...people, ozmo: {} })
      return inFight(t, 'kate', 'giant')
        .hit(1)
        .asked.find(({ verb }) => verb === 'combat.allot')?.picked
    }
    it('(1) the character while they can still absorb', () =>
      expect(odd({ kate: { ...party, weapons: ['axe'] } })).toBe('character'))
    it('(2) the vessel if it keeps at least 1 health', () => expect(odd({ kate: party })).toBe('vessel'))
    it('(3) the healthiest companion that keeps at least 1 health', () =>
      expect(odd({ kate: { hex: PLAINS, companions: ['maid-marywin', 'elephant'] } })).toBe('elephant'))
    it('(4) the character if they keep at least 1 health', () =>
      expect(odd({ kate: { hex: PLAINS, companions: [{ tile: 'maid-marywin', wounds: 2 }] } })).toBe('character'))
    it('(5) companions, familiar, vessel, character', () => {
      expect(odd({ kate: { hex: PLAINS, wounds: 7, companions: [{ tile: 'maid-marywin', wounds: 2 }] } })).toBe(
        'maid-marywin',
      )
      expect(odd({ kate: { hex: COAST, wounds: 7, vessel: { kind: 'boat', wounds: 3 } } })).toBe('vessel')
    })
  })

  it('hits on the defender’s side (IMP-8.13 to 8.18): by default only as many hits are transferred as save the character, and none that would sink the vessel at sea (IMP-8.17)', () => {
    const saved = imperial({ kate: { hex: COAST, wounds: 6, vessel: { kind: 'boat', wounds: 1 } }, ozmo: {} })
    inFight(saved, 'kate', 'giant').hit(4)
    expect(saved.who('kate')).toMatchObject({ wounds: 7, vessel: { wounds: 4 } })
    const atSea = imperial({ kate: { hex: 'h-1-7', wounds: 6, vessel: { kind: 'boat', wounds: 1 } }, ozmo: {} })
    inFight(atSea, 'kate', 'giant').hit(4)
    expect(atSea.who('kate')).toMatchObject({ wounds: 8, vessel: { wounds: 3 } })
  })
})
