import { describe, expect, it } from 'vitest'
import type { Play } from '../../../../src/engine/index.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const FOREST = 'h-4-4'
const PLAINS = 'h-2-3'

describe('combat (section 8)', () => {
  it('a sling and a bow against five unfriendly dice (IMP-8.1, 8.2, 8.5, 8.10, 8.16, S01)', () => {
    const t = imperial({ harald: { hex: FOREST, weapons: ['sling'], companions: ['guillaume-tell'] }, ozmo: {} })
      .draws('thugs')
      .dice(2, 3, 4, 5, 1, 6, 2, 2, 5, 3, 1, 4, 6, 3, 3, 2, 1)
      .dice(...[5, 1, 1, 1, 1, 1, 1]) // hand-to-hand: Harald's 2, Tell's 1, and the Thugs' 3
    const got = t.play(drawEncounter, 'harald')
    expect(got.of('party-desertion')).toMatchObject([{ rolls: [{ die: 2, stays: true }] }])
    expect(got.of('fight-approach')).toMatchObject([{ rounds: 1 }])
    expect(got.of('fight-attack').slice(0, 2)).toMatchObject([
      { member: 'character', count: { total: 3 }, hits: 2 },
      { member: 'guillaume-tell', count: { total: 6 }, hits: 1 },
    ])
    expect(got.of('fight-creature-attack')[0]).toMatchObject({ count: { total: 5 }, hits: 1 })
    expect(got.of('fight-creature-hit')[0]).toMatchObject({ wounds: 3 })
    expect(got.of('fight-allotted')[0]).toMatchObject({ shares: [{ member: 'guillaume-tell', hits: 1 }] })
    expect(got.of('fight-flight')).toEqual([]) // the round began with them four wounds from death
    expect(got.of('fight-hand-to-hand')).toHaveLength(1)
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed', rounds: 2 }])
  })

  it('five dice for an axe, and no Approach when the dice are equal (IMP-8.2, 8.6, 8.10, 8.21, S02)', () => {
    const t = imperial({ ozmo: { hex: PLAINS, weapons: ['axe'] }, kate: {} }).draws('wolves')
    const got = t.dice(4, 4, 5, 6, 5, 6, 2, 1, 2, 3).play(drawEncounter, 'ozmo', { 'combat.action': 'attack' })
    expect(got.result).toBe('resolved')
    expect(got.of('fight-attack')).toMatchObject([{ count: { total: 5 }, hits: 4 }])
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed', rounds: 1 }])
    expect(t.state.encounterPool).toContain('wolves-1')
    expect(t.who('ozmo')).toMatchObject({ wounds: 0, weapons: ['axe-1'], treasures: [] })
  })

  it('a magic axe hits on 4, and the maid beside it on 5 (IMP-8.10, 11.8, S08)', () => {
    const t = imperial({ ozmo: { treasures: ['magic-axe'], companions: ['maid-marywin'] }, kate: {} })
    const { fight, on } = inFight(t, 'ozmo', 'bear')
    const got = t.dice(4, 4, 6, 1, 3, 4, 1, 1, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5) && on({ 'combat.flee': 'fight-on' })
    expect(got.of('fight-attack').slice(0, 2)).toMatchObject([
      { hitsOn: 4, hits: 3 },
      { member: 'maid-marywin', hitsOn: 5, hits: 0 },
    ])
    expect(got.of('fight-creature-hit')[0]).toMatchObject({ wounds: 3 })
    expect(fight.wounds).toBe(6)
  })

  it('the dwarf, the Battle Ring and Strength add to Agility, and each says so (IMP-1.3, 13.4)', () => {
    const t = imperial({ rokko: { hex: 'h-3-1', treasures: ['battle-ring-of-gorath'] }, kate: {} })
    const { on } = inFight(t, 'rokko', 'ogre', { strength: { spell: 'strength', agility: 3 } })
    const got = t.dice(5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1) && on()
    expect(got.of('fight-attack')[0]?.count).toEqual({
      total: 8,
      parts: [
        { value: 3, from: 'agility' },
        { value: 1, from: 'battle-ring-of-gorath', rule: 'IMP-13.4' },
        { value: 1, from: 'mountain', rule: 'IMP-11.3' },
        { value: 3, from: 'strength', rule: 'IMP-12.3' },
      ],
    })
  })

  it('an Approach in which neither side can shoot may be waived (IMP-8.8)', () => {
    const table = () => imperial({ kate: { hex: PLAINS, weapons: ['sword'] }, ozmo: {} }).draws('wolves')
    const waived = table()
      .dice(6, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1)
      .play(drawEncounter, 'kate', { 'combat.approach': 'waive' })
    expect(waived.of('fight-over')).toMatchObject([{ end: 'killed', rounds: 1 }])
    const played = table().dice(6, 4, 5, 5, 5, 5, 1, 1, 1, 1, 1).play(drawEncounter, 'kate')
    expect(played.asked.filter(({ verb }) => verb === 'combat.approach')).toHaveLength(2)
    expect(played.of('fight-over')).toMatchObject([{ end: 'killed', rounds: 3 }])
  })

  it('combat (section 8): with a creature that shoots nothing can be waived (IMP-8.8)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['sword'] }, ozmo: {} }).draws('thugs')
    const got = t.dice(3, 2, 1, 1, 1, 1, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1).play(drawEncounter, 'kate')
    expect(got.offered('combat.approach')).toEqual([])
    expect(got.of('fight-creature-attack')[0]).toMatchObject({ count: { total: 5 } })
  })

  it('combat (section 8): at the start of hand-to-hand the bow is put away, and taken up again afterwards (IMP-11.6, 18.30)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['bow', 'dagger', 'sword'] }, ozmo: {} }).draws('wolves')
    const got = t.dice(4, 4, 5, 5, 5, 5, 1, 1, 1, 1, 1).play(drawEncounter, 'kate')
    expect(got.offered('combat.weapon')).toEqual(['sword-1', 'dagger-1', 'keep'])
    expect(got.of('fight-weapon')).toMatchObject([{ away: 'bow-1', ready: 'sword-1' }])
    expect(got.of('fight-attack')).toMatchObject([{ count: { total: 6 } }])
    expect(t.who('kate').weapon).toBe('bow-1')
  })

  it('kept in hand, a bow is worth bare hands in a melee (IMP-8.6, 11.1)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['bow', 'sword'] }, ozmo: {} }).draws('wolves')
    const got = t
      .dice(4, 4, 5, 5, 5, 1, 1, 1, 5, 1, 1, 1, 1, 1)
      .play(drawEncounter, 'kate', { 'combat.weapon': 'keep' })
    expect(got.of('fight-attack')[0]).toMatchObject({ count: { total: 3 } })
  })

  it('an item the class may not use is of no use (IMP-11.3, 11.5)', () => {
    const t = imperial({ rosa: { hex: PLAINS, weapons: ['mace'], weapon: 'mace' }, ozmo: {} })
    const { on } = inFight(t, 'rosa', 'wolves', { wounds: 3 })
    const got = t.dice(5, 1, 1, 1, 1) && on()
    expect(got.of('fight-attack')[0]).toMatchObject({ count: { total: 2 } })
  })

  it('killing each other: the character is dead and no reward is drawn (IMP-8.14, 15.4, S28)', () => {
    const t = imperial({
      turb: { hex: PLAINS, wounds: 6, treasures: ['grail'], spells: ['healing'], clues: ['The Net Loft'] },
      ozmo: { treasures: ['palantir-of-zog'] },
    })
    const { on } = inFight(t, 'turb', 'thugs', { wounds: 3 })
    const got =
      t.dice(6, 1, 5, 1, 1).draws('dagger') &&
      on({ 'combat.action': 'attack', 'newcomer.character': 'alatha', 'setup.spell': 'lightning' })
    expect(got.result).toBe('died')
    expect(got.of('harm-died')).toMatchObject([{ character: 'turb', source: 'thugs' }])
    expect(t.state.treasurePool).toContain('grail')
    expect(t.state.retired).toEqual(['turb'])
    expect(t.state.bank.spells.healing).toBe(2)
    expect(t.state.clueDiscard).toHaveLength(1)
    expect(t.who('alatha')).toMatchObject({ hex: 'h-3-4', weapons: ['dagger-1'], spells: ['lightning'], clues: [] })
    expect(t.state.turn.newcomers).toEqual([0])
  })

  it('killing each other with the Emerald: the character has won and draws the reward (IMP-8.14, 15.3, 8.21, S29)', () => {
    const t = imperial({ turb: { hex: PLAINS, wounds: 6, treasures: ['emerald-of-life'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'thugs', { wounds: 3 })
    const got = t.dice(6, 1, 5, 1, 1).draws('staff') && on()
    expect(got.result).toBe('killed')
    expect(t.who('turb')).toMatchObject({ wounds: 0, weapons: ['staff-1'], treasures: [] })
    expect(t.state.bank.imperial).toEqual(['emerald-of-life'])
  })

  it('the Emerald melts in mid-fight, and the surplus hits are gone (IMP-15.3, 8.19, 8.20, 18.36, S27)', () => {
    const t = imperial({
      ozmo: { hex: 'h-4-2', wounds: 8, weapons: ['mace'], treasures: ['emerald-of-life'] },
      kate: {},
    })
    const { fight, on } = inFight(t, 'ozmo', 'demon')
    const got = t.dice(5, 1, 1, 2, 2, 3, 6, 6, 5, 1, 1, 2, 3).dice(6, 5) && on({ 'combat.flee': 'flee' })
    expect(got.of('fight-allotted')[0]).toMatchObject({ shares: [{ member: 'character', hits: 1 }], lost: 2 })
    expect(got.of('harm-emerald')).toMatchObject([{ member: 'character' }])
    expect(fight.wounds).toBe(1)
    expect(t.state.bank.imperial).toEqual(['emerald-of-life'])
  })

  it('the Emerald may be spent on a companion, but the character comes first (IMP-8.19, 13.4)', () => {
    const party = { hex: PLAINS, treasures: ['emerald-of-life'], companions: [{ tile: 'maid-marywin', wounds: 2 }] }
    const used = imperial({ kate: party, ozmo: {} })
    const got =
      used.dice(5, 5, 5, 1, 6, 1, 1) &&
      inFight(used, 'kate', 'wolves', { wounds: 1 }).on({ 'combat.allot': 'maid-marywin', 'emerald.companion': 'use' })
    expect(got.of('harm-emerald')).toMatchObject([{ member: 'maid-marywin' }])
    expect(used.who('kate').companions).toMatchObject([{ wounds: 0 }])
    const kept = imperial({ kate: party, ozmo: {} })
    kept.dice(5, 5, 5, 1, 6, 1, 1)
    inFight(kept, 'kate', 'wolves', { wounds: 1 }).on({ 'combat.allot': 'maid-marywin' })
    expect(kept.who('kate')).toMatchObject({ companions: [], treasures: ['emerald-of-life'] })
    const both = imperial({ kate: { ...party, wounds: 7 }, ozmo: {} })
    both.dice(5, 5, 5, 1, 6, 6, 1)
    inFight(both, 'kate', 'wolves', { wounds: 1 }).on()
    expect(both.who('kate')).toMatchObject({ wounds: 0, companions: [], treasures: [] })
  })

  it('poison: one die after the combat for a wounded character, before the reward (IMP-8.35)', () => {
    const table = () => imperial({ kate: { hex: FOREST, weapons: ['sword'] }, ozmo: {} }).draws('giant-spider', 'bow')
    const bitten = table().dice(4, 4, 5, 5, 5, 5, 5, 1, 5, 1, 1, 2).dice(2)
    const got = bitten.play(drawEncounter, 'kate')
    expect(got.of('fight-poison')).toEqual([]) // the sword absorbed the hit: no wound
    expect(bitten.who('kate').weapons).toEqual(['sword-1', 'bow-1'])
    const poisoned = table().dice(4, 4, 5, 5, 5, 5, 5, 1, 5, 5, 1, 2)
    expect(poisoned.play(drawEncounter, 'kate').of('fight-poison')).toMatchObject([{ roll: { total: 2 }, wound: true }])
    expect(poisoned.who('kate').wounds).toBe(2)
    const lucky = table().dice(4, 4, 5, 5, 5, 5, 5, 1, 5, 5, 1, 3)
    lucky.play(drawEncounter, 'kate')
    expect(lucky.who('kate').wounds).toBe(1)
  })

  it('poison can kill the winner, who then draws nothing (IMP-8.35)', () => {
    const t = imperial({ kate: { hex: FOREST, wounds: 6, weapons: ['mace'] }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'giant-scorpion', { wounds: 3 })
    const got = t.dice(5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1) && on()
    expect(got.result).toBe('died')
    expect(got.of('clue-drawn')).toEqual([])
  })

  it('the Troll grows back one wound a round, unless it was singed (IMP-8.23)', () => {
    const t = imperial({ turb: { hex: FOREST, weapons: ['mace'], spells: ['lightning'] }, ozmo: {} })
    const { fight, on } = inFight(t, 'turb', 'troll', { round: 96 })
    t.dice(5, 5, 1, 1, 1, 1, 1, 1, 1)
      .dice(1, 1, 1, 1, 1)
      .dice(5, 1, 1, 1, 1, 1, 1, 1, 1)
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
    const got = on({ 'combat.flee': ['cast:lightning', 'fight-on', 'fight-on', 'fight-on'] })
    expect(got.of('fight-regenerated')).toMatchObject([{ wounds: 1 }])
    expect(fight).toMatchObject({ singed: true, wounds: 3 })
    expect(got.result).toBe('bored') // IMP-18.39
  })

  it('the shell of the Giant Crab stops two hits of dice in a combat, but no Fireball (IMP-8.12)', () => {
    const t = imperial({ turb: { hex: 'h-2-4', weapons: ['mace'], spells: ['fireball'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'giant-crab')
    t.dice(4, 1, 1, 1, 1, 1, 1, 1).dice(5, 5, 5, 1, 1, 1, 1, 1).dice(5, 5, 1, 1, 1, 1, 1, 1).draws('bow')
    const got = on({ 'combat.action': 'cast:fireball', 'combat.flee': 'fight-on' })
    expect(got.of('fight-creature-hit')).toMatchObject([
      { hits: 1, absorbed: 0, wounds: 1 },
      { hits: 3, absorbed: 2, wounds: 2 },
      { hits: 2, absorbed: 0, wounds: 4 },
    ])
    expect(got.result).toBe('killed')
  })

  describe('fighting on unasked', () => {
    const hale = { hex: PLAINS, weapons: ['sword'] } as const
    const ones = (n: number) => Array<number>(n).fill(1)

    it('fighting on unasked goes from blow to blow to the end in one answer', () => {
      const t = imperial({ kate: hale, ozmo: {} })
      const { on } = inFight(t, 'kate', 'ogre')
      // Six dice of Kate's and five of the Ogre's, three times.
      const round = [5, 5, ...ones(4), ...ones(5)]
      const got = t.dice(...round, ...round, ...round) && on({ 'combat.action': 'press' })
      expect(got.of('fight-attack')).toHaveLength(3)
      expect(got.offered('combat.flee')).toEqual([])
      expect(got.result).toBe('killed')
    })

    it('fighting on unasked asks again with a third of the health left, regardless of secret orders', () => {
      const t = imperial({ kate: { ...hale, wounds: 3 }, ozmo: {} })
      const { on } = inFight(t, 'kate', 'ogre')
      // Of her five points she loses three: the sword stops one of the four hits.
      const got = t.dice(...ones(6), 5, 5, 5, 5, 1, 6, 6) && on({ 'combat.action': ['press'], 'combat.flee': 'flee' })
      expect(got.of('harm-wounds')).toMatchObject([{ wounds: 6 }])
      expect(got.offered('combat.flee')).toContain('flee')
    })

    it('fighting on unasked asks again when a companion falls or the creature would run', () => {
      const t = imperial({ kate: { ...hale, companions: [{ tile: 'maid-marywin', wounds: 2 }] }, ozmo: {} })
      const { on } = inFight(t, 'kate', 'goblins')
      const got =
        t.dice(5, 5, ...ones(5), 5, 5, 5, ...ones(60)) && on({ 'combat.action': ['press'], 'combat.flee': 'flee' })
      expect(got.offered('combat.flee')).toContain('flee')
    })

    it('fighting on unasked is not offered to a character with little health', () => {
      const t = imperial({ kate: { ...hale, wounds: 5 }, ozmo: {} })
      const { on } = inFight(t, 'kate', 'ogre')
      const got = t.dice(...ones(80)) && on({ 'combat.action': 'attack', 'combat.flee': 'flee' })
      expect(got.offered('combat.action')).not.toContain('press')
    })
  })

  it('every question of a combat shows the combat to all', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['sword'] }, ozmo: {} })
      .draws('thugs')
      .dice(3, 2, 1, 1, 1, 1, 1)
    const play: Play<unknown> = drawEncounter(t.state, 0)
    const step = play.next()
    if (step.done) throw new Error('nothing was asked')
    expect(step.value[0]?.about).toMatchObject({
      matter: 'fight',
      seat: 0,
      tile: 'thugs-1',
      by: 1,
      stage: 'approach',
      round: 1,
      approachLeft: 1,
      creature: { wounds: 0, maxHealth: 4 },
      members: [{ id: 'character', looks: 'kate', wounds: 0, maxHealth: 8, absorbs: 1 }],
    })
    expect(JSON.parse(JSON.stringify(step.value[0]?.about))).toEqual(step.value[0]?.about)
  })
})
