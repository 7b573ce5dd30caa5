import { describe, expect, it } from 'vitest'
import type { CharacterId } from '../../../../src/games/imperial/data/ids.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { wound } from '../../../../src/games/imperial/rules/deeds/harm.ts'
import { leave } from '../../../../src/games/imperial/rules/deeds/leaving.ts'
import { foundCount } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { imperial } from '../kit.ts'

const PLAINS = 'h-2-3'

describe('death and newcomers (IMP-15.3 to 15.7)', () => {
  it('death of a tourist (IMP-15.4, 15.5, 18.3, 18.46, S44)', () => {
    const t = imperial({
      nruff: {
        hex: 'h-3-2',
        wounds: 6,
        weapons: ['bow'],
        treasures: ['gold-crown', 'talisman-of-quox'],
        clues: ['The Net Loft'],
        spells: ['fireball'],
        companions: ['wolves'],
      },
      ozmo: {},
    }).draws('axe')
    const got = t.play(wound, 'nruff', { 'newcomer.character': 'herman' }, 1, 'bad-water')
    expect(got.result).toBe('died')
    expect(t.state.weaponsPool).toContain('bow-1')
    expect(t.state.treasurePool).toEqual(expect.arrayContaining(['gold-crown', 'talisman-of-quox']))
    expect(foundCount(t.state)).toBe(0)
    expect(t.state.clueDiscard).toHaveLength(1)
    expect(t.state.bank.spells.fireball).toBe(2)
    expect(t.state.encounterPool).toContain('wolves-1')
    expect(t.who('herman')).toMatchObject({ hex: 'h-3-4', weapons: ['axe-1'], clues: [], treasures: [] })
  })

  it('the Emerald works against bad water too (IMP-15.3, 18.46)', () => {
    const t = imperial({ nruff: { wounds: 6, treasures: ['emerald-of-life'] }, ozmo: {} })
    expect(t.play(wound, 'nruff', {}, 1, 'bad-water').result).toBe('alive')
    expect(t.who('nruff')).toMatchObject({ wounds: 0, treasures: [] })
  })

  it('a newcomer takes starting spells as in the setup, alone (IMP-15.5)', () => {
    const t = imperial({ nruff: { wounds: 6 }, ozmo: {} }, { spellsGone: ['healing'] })
    t.play(wound, 'nruff', { 'newcomer.character': 'rosa' }, 1, 'landslide')
    expect(t.who('rosa').spells).toEqual(['fireball', 'lightning'])
  })

  it('death and newcomers (IMP-15.3 to 15.7): by default some character comes, never to stop playing (dec-newcomer)', () => {
    const t = imperial({ nruff: { wounds: 6 }, ozmo: {} })
    const got = t.play(wound, 'nruff', {}, 1, 'landslide')
    expect(got.offered('newcomer.character').at(-1)).toBe('stop')
    expect(got.asked[0]?.picked).not.toBe('stop')
  })

  it('a player who takes no newcomer is eliminated; the last one left has won (IMP-15.6, 15.7)', () => {
    const three = imperial({ nruff: { wounds: 6 }, ozmo: {}, kate: {} })
    expect(three.play(wound, 'nruff', { 'newcomer.character': 'stop' }, 1, 'landslide').result).toBe('died')
    expect(three.state.players[0]).toMatchObject({ standing: 'eliminated', character: null })
    const two = imperial({ nruff: { wounds: 6 }, ozmo: {} })
    expect(two.play(wound, 'nruff', { 'newcomer.character': 'stop' }, 1, 'landslide').result).toBe('game-ends')
  })
})

describe('leaving (IMP-15.8)', () => {
  const rosa = {
    treasures: ['grail', 'scepter-of-baldan', 'gold-plate'],
    weapons: ['bow'],
    clues: ['The Net Loft', 'The Toll Box'],
    spells: ['healing'],
    companions: ['ed-eagle'],
  } as const

  it('going home early: Imperial Treasures stay found, in the Bank; the turn ends (IMP-15.8, 16.1, S45)', () => {
    const banked = ['palantir-of-zog', 'emerald-of-life', 'talisman-of-quox']
    const t = imperial({ rosa, ozmo: {}, kate: {}, turb: {} }, { banked })
    const got = t.play(leave, 'rosa')
    expect(got.result).toBe('seat-out')
    expect(t.state.bank.imperial).toEqual([...banked, 'grail', 'scepter-of-baldan'])
    expect(foundCount(t.state)).toBe(5)
    expect(t.state.treasurePool).toContain('gold-plate')
    expect(t.state.encounterPool).toContain('ed-eagle')
    expect(t.state.clueDiscard).toHaveLength(2)
    expect(t.state).toMatchObject({ retired: ['rosa'] })
    expect(t.state.bank.characters).not.toContain('rosa')
    t.checkEverythingIsSomewhere()
  })

  it('a player who leaves in another’s turn disturbs no one (IMP-15.8)', () => {
    const t = imperial({ ozmo: {}, rosa, kate: {} })
    expect(t.play(leave, 'rosa').result).toBeUndefined()
    expect(t.state.players[1]).toMatchObject({ standing: 'left', character: null })
  })

  it('leaving (IMP-15.8): of two players one leaves: the other has won (IMP-15.7, 18.49)', () => {
    expect(imperial({ ozmo: {}, rosa }).play(leave, 'rosa').result).toBe('game-ends')
  })

  it('a defender who leaves: the tile returns, and the drawer’s turn goes on (IMP-15.8)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: {}, turb: {} })
      .draws('skeletons')
      .dice(1, 2)
    const got = t.play(drawEncounter, 'ozmo', [
      ['played.target', 'seat:1'],
      ['leave', '', 'kate'],
    ])
    expect(got.result).toBe('played-on-other')
    expect(t.state).toMatchObject({ resolving: [], concerned: [] })
    expect(t.state.encounterPool).toContain('skeletons-1')
  })

  it('a drawer who leaves while their tile is fought: the fight goes on, then their turn is over (IMP-15.8)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: { weapons: ['mace'] }, turb: {} })
      .draws('skeletons', 'club')
      .dice(2, 2)
    const got = t.dice(5, 5, 5, 5, 5, 1, 1, 1, 1, 1).play(drawEncounter, 'ozmo', [
      ['played.target', 'seat:1'],
      ['leave', '', 'ozmo'],
    ])
    expect(got.result).toBe('seat-out')
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed' }])
    expect(t.who('kate').weapons).toEqual(['mace-1', 'club-1'])
    t.checkEverythingIsSomewhere()
  })

  it('a target who leaves before the tile is played is no longer a target (IMP-18.48)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: {}, turb: {} }).draws('olliver-j-dragon')
    const got = t.play(drawEncounter, 'ozmo', [['leave', '', 'kate' as CharacterId]])
    expect(got.of('encounter-played')).toMatchObject([{ on: 2 }])
  })

  it('the defender in their own turn: tiles of Draw Twice go back too (IMP-15.8, 18.22)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: {}, turb: {} })
      .draws('draw-twice', 'wolves', 'ogre')
      .dice(3, 3)
    const got = t.play(drawEncounter, 'ozmo', [['leave', '']])
    expect(got.result).toBe('seat-out')
    expect(t.state).toMatchObject({ resolving: [], concerned: [] })
    expect(t.state.encounterPool).toHaveLength(51)
  })
})
