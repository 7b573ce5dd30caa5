import { describe, expect, it } from 'vitest'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { castHealing, castInvisibility, teleport } from '../../../../src/games/imperial/rules/deeds/magic.ts'
import { magicFor } from '../../../../src/games/imperial/state/magic.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const FOREST = 'h-4-4'
const ones = (n: number) => Array<number>(n).fill(1)

describe('spells and scrolls in combat (section 12)', () => {
  it('Fireball first: Agility plus 3 dice hitting on 4, before the creature rolls (IMP-8.4, 8.9, 18.31, 18.32, S38)', () => {
    const t = imperial({ dulcime: { hex: FOREST, spells: ['fireball'] }, ozmo: {} }).draws('goblins', 'dagger')
    const got = t.dice(5, 3, 4, 5, 6, 4, 1).play(drawEncounter, 'dulcime', { 'combat.action': 'cast:fireball' })
    expect(got.of('magic-dice')).toMatchObject([{ spell: 'fireball', count: { total: 5 }, wounds: 4 }])
    expect(got.of('fight-creature-attack')).toEqual([])
    expect(t.who('dulcime')).toMatchObject({ weapons: ['dagger-1'], weapon: null, spells: [] })
    expect(t.state.bank.spells.fireball).toBe(2)
  })

  it('Lightning: one die of wounds, in hand-to-hand too (IMP-12.3, 18.31)', () => {
    const t = imperial({ dulcime: { hex: FOREST, spells: ['lightning'] }, ozmo: {} })
    const { on } = inFight(t, 'dulcime', 'goblins')
    expect((t.dice(4) && on({ 'combat.action': 'cast:lightning' })).result).toBe('killed')
  })

  it("casting costs the character their attack, but not their companions'; walls float badly (IMP-8.9, 8.13, 8.15, 12.4, 12.5, S37)", () => {
    const rosa = {
      spells: ['wall-of-stone'],
      treasures: ['scroll-of-protection'],
      companions: ['guillaume-tell'],
    } as const
    const sea = imperial({ rosa: { ...rosa, hex: 'h-1-7', vessel: 'ship', companions: [] }, ozmo: {} })
    const asea = inFight(sea, 'rosa', 'pirates', { round: 99 }).on({
      'combat.action': 'nothing',
      'combat.flee': 'fight-on',
    })
    expect(asea.offered('combat.action')).toEqual(['attack', 'nothing', 'read:scroll-of-protection-1'])
    const t = imperial({ rosa: { ...rosa, hex: FOREST }, ozmo: {} })
    const { on } = inFight(t, 'rosa', 'giant', { round: 98 })
    t.dice(1, 5, 5, 5, 5, 1).dice(1, 5, 5, 5, 5, 5)
    const got = on({
      'combat.action': 'cast:wall-of-stone',
      'combat.allot': 'character',
      'combat.flee': ['read:scroll-of-protection-1', 'fight-on'],
    })
    expect(got.of('fight-attack').map(({ member }) => member)).toEqual(['guillaume-tell', 'guillaume-tell'])
    expect(got.of('fight-protected')).toMatchObject([
      { hits: 3, left: 0 },
      { hits: 5, left: 0 },
    ])
    expect(t.who('rosa')).toMatchObject({ wounds: 1, spells: [], treasures: [] })
    expect(t.state.treasurePool).toContain('scroll-of-protection-1')
  })

  it('Friendship must beat the printed Max Health; in vain it is spent all the same (IMP-8.33, 12.7, 18.34, 18.35, S39)', () => {
    const table = () => imperial({ harald: { hex: FOREST, spells: ['friendship'] }, ozmo: {} })
    const vain = table()
    const cold = inFight(vain, 'harald', 'ogre', { wounds: 2, round: 99 })
    const one =
      vain.dice(2, 3, ...ones(5)) && cold.on({ 'combat.action': 'cast:friendship', 'combat.flee': 'fight-on' })
    expect(one.of('magic-friendship')).toMatchObject([{ roll: { total: 5 }, above: 5, won: false }])
    expect(one.of('fight-creature-attack')).toHaveLength(1)
    expect(vain.who('harald').spells).toEqual([])
    const t = table()
    const { on } = inFight(t, 'harald', 'ogre', { wounds: 2 })
    const got = t.dice(4, 2) && on({ 'combat.action': 'cast:friendship' })
    expect(got.result).toBe('joined')
    expect(t.who('harald')).toMatchObject({ treasures: [], companions: [{ tile: 'ogre', wounds: 2, lent: null }] })
    expect(t.state.resolving).toEqual([])
  })

  it('Friendship is not offered against those it cannot touch, nor Speak with Animals, nor Sleep (spells.json)', () => {
    const spells = ['friendship', 'speak-with-animals', 'sleep'] as const
    const offered = (kind: string) => {
      const t = imperial({ turb: { hex: FOREST, spells }, ozmo: {} })
      return inFight(t, 'turb', kind, { round: 99 })
        .on({ 'combat.action': 'nothing' })
        .offered('combat.action')
        .slice(2)
    }
    expect(offered('demon')).toEqual([])
    expect(offered('thugs')).toEqual(['cast:friendship', 'cast:sleep'])
    expect(offered('wolves')).toEqual(['cast:speak-with-animals', 'cast:sleep'])
    expect(offered('evil-sorcerer')).toEqual(['cast:sleep'])
  })

  it('Speak with Animals: the Roc joins and goes where she likes (IMP-8.33, 9.7, 9.8, S09)', () => {
    const t = imperial({ dulcime: { hex: 'h-3-6', vessel: 'ship', spells: ['speak-with-animals'] }, ozmo: {} }).draws(
      'giant-roc',
    )
    const got = t.dice(5, 6, 4).play(drawEncounter, 'dulcime', { 'combat.approach': 'cast:speak-with-animals' })
    expect(got.of('encounter-reaction')).toMatchObject([{ outcome: 'hostile', roll: { total: 5 } }])
    expect(t.who('dulcime')).toMatchObject({
      companions: [{ tile: 'giant-roc', wounds: 0 }],
      treasures: [],
      spells: [],
    })
    expect(t.state.encounterPool).not.toContain('giant-roc')
  })

  it('three rounds of snoring (IMP-18.33, 8.24, 8.28, S41)', () => {
    const t = imperial({ turb: { hex: FOREST, weapons: ['mace'], spells: ['sleep'] }, ozmo: {} }).draws('bear')
    t.dice(4, 4, 3, 5, 5, 6, 6, 5, 1, 2, 3, 4, 1, 1, 1, 2, 2, 3, 1, 2, 3, 4, 4, 3)
    const got = t.play(drawEncounter, 'turb', { 'combat.approach': 'cast:sleep', 'combat.flee': 'fight-on' })
    expect(got.of('fight-creature-asleep').map(({ roundsLeft }) => roundsLeft)).toEqual([2, 1, 0])
    expect(got.of('fight-creature-attack')).toHaveLength(1)
    expect(got.of('fight-flight')).toMatchObject([{ who: 'creature', roll: { total: 7 }, away: true }])
    expect(got.of('fight-over')).toMatchObject([{ end: 'creature-fled', rounds: 4 }])
  })

  it('spells and scrolls in combat (section 12): from a sleeping creature one flees without a roll (spells.json, S41)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['sleep'] }, ozmo: {} })
    const got = inFight(t, 'turb', 'bear').on({ 'combat.action': 'cast:sleep', 'combat.flee': 'flee' })
    expect(got.result).toBe('fled')
    expect(got.of('fight-flight')).toEqual([])
  })

  it('Strength works from the next round on, and not twice (spells.json)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['strength'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'zombies', { round: 98 })
    const got = t.dice(...ones(3 + 5 + 3)) && on({ 'combat.action': 'cast:strength', 'combat.flee': 'fight-on' })
    expect(got.of('fight-attack')).toMatchObject([{ count: { total: 5 } }])
    const again = imperial({ turb: { hex: FOREST, spells: ['strength'] }, ozmo: {} })
    const strong = inFight(again, 'turb', 'zombies', { round: 99, strength: { spell: 'strength', agility: 3 } })
    expect(strong.on({ 'combat.flee': 'fight-on' }).offered('combat.action')).toEqual(['attack', 'nothing'])
  })

  it('Invisibility: all slip away together, without a reward (spells.json)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['invisibility'], companions: ['elephant'] }, ozmo: {} })
    const got = inFight(t, 'turb', 'ogre').on({ 'combat.action': 'cast:invisibility' })
    expect(got.result).toBe('slipped-away')
    expect(t.who('turb')).toMatchObject({ companions: [{ tile: 'elephant' }], treasures: [] })
  })

  it('Healing in combat heals one of the own party, not the vessel (spells.json, IMP-12.5)', () => {
    const rosa = {
      hex: 'h-2-4',
      wounds: 2,
      companions: [{ tile: 'elephant', wounds: 3 }],
      vessel: { kind: 'boat', wounds: 2 },
    } as const
    const t = imperial({ rosa: { ...rosa, treasures: ['scroll-of-healing'] }, ozmo: { hex: 'h-2-4', wounds: 3 } })
    const { on } = inFight(t, 'rosa', 'zombies', { round: 99 })
    const got =
      t.dice(...ones(4 + 2 + 3)) && on({ 'combat.action': 'read:scroll-of-healing-1', 'combat.flee': 'fight-on' })
    expect(got.offered('heal.target')).toEqual(['character', 'elephant'])
    expect(t.who('rosa')).toMatchObject({ wounds: 2, companions: [{ wounds: 0 }], treasures: [] })
    expect(t.state.treasurePool).toContain('scroll-of-healing-1')
  })

  it('a teleport out of combat always works, and its arrival is resolved at once (IMP-8.31, 4.18, 18.2)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['teleportation'] }, ozmo: {} }).draws('ogre', 'sea-serpent')
    t.dice(4, 4, ...ones(2 + 5), 1, 1)
    const got = t.play(drawEncounter, 'turb', {
      'combat.action': 'attack',
      'combat.flee': 'cast:teleportation',
      'teleport.hex': 'h-3-3',
    })
    expect(got.of('fight-over')).toMatchObject([{ end: 'teleported' }])
    expect(got.of('magic-range')).toMatchObject([{ roll: { total: 2 } }])
    expect(got.of('encounter-drawn').map(({ tile, hex }) => [tile, hex])).toEqual([
      ['ogre', FOREST],
      ['sea-serpent', 'h-3-3'],
    ])
    expect(t.who('turb')).toMatchObject({ hex: 'h-3-3', spells: [] })
    expect(t.state.bank.spells.teleportation).toBe(2)
  })

  it('no teleport in place of the flight roll if something was cast that round (IMP-8.31, 12.4)', () => {
    const t = imperial({
      turb: { hex: FOREST, spells: ['strength'], treasures: ['scroll-of-teleportation'] },
      ozmo: {},
    })
    const { on } = inFight(t, 'turb', 'zombies', { round: 98 })
    const got =
      t.dice(...ones(20)) &&
      on({ 'combat.action': 'cast:strength', 'combat.flee': 'read:scroll-of-teleportation-1', 'teleport.hex': FOREST })
    expect(got.offered('combat.flee')).toEqual(['fight-on', 'press', 'flee', 'hold', 'read:scroll-of-teleportation-1'])
    expect(got.of('fight-over')).toMatchObject([{ end: 'teleported', rounds: 100 }]) // as the spell of the next round
  })

  it('poison does not follow a character who teleports (IMP-8.35)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['teleportation'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'giant-spider', { hurt: true })
    const got = t.dice(1, 1) && on({ 'combat.action': 'cast:teleportation', 'teleport.hex': 'h-3-3' })
    expect(got.of('fight-poison')).toEqual([])
  })
})

describe('spells and scrolls outside combat (IMP-12.3, 12.5)', () => {
  it('each is offered in its own situations only', () => {
    const t = imperial({
      turb: {
        wounds: 1,
        spells: ['fireball', 'healing', 'invisibility', 'teleportation'],
        treasures: ['scroll-of-protection', 'scroll-of-teleportation', 'scroll-of-teleportation'],
      },
      ozmo: {},
    })
    const keys = (moment: 'movement' | 'prison' | 'flee' | 'approach') =>
      magicFor(t.state, 0, moment).map(({ key }) => key)
    expect(keys('movement')).toEqual([
      'cast:healing',
      'cast:invisibility',
      'cast:teleportation',
      'read:scroll-of-teleportation-1',
    ])
    expect(keys('prison')).toEqual(['cast:healing', 'cast:teleportation', 'read:scroll-of-teleportation-1'])
    expect(keys('flee')).toEqual(['cast:teleportation', 'read:scroll-of-teleportation-1'])
    expect(keys('approach')).toContain('read:scroll-of-protection-1')
  })

  it('Healing in the movement phase reaches others in the same hex who are not in prison (IMP-6.19)', () => {
    const t = imperial({
      rosa: { spells: ['healing'], companions: ['elephant'] },
      ozmo: { wounds: 3 },
      kate: { wounds: 4, inPrison: true },
      turb: { wounds: 5, hex: FOREST },
      herman: { companions: [{ tile: 'wolves', wounds: 1 }] },
    })
    const magic = { key: 'cast:healing', spell: 'healing', scroll: null } as const
    const got = t.play(castHealing, 'rosa', { 'heal.target': '1:character' }, magic)
    expect(got.offered('heal.target')).toEqual(['1:character', '4:wolves-1'])
    expect(t.who('ozmo').wounds).toBe(0)
  })

  it('Healing by default goes to the own member with the most wounds', () => {
    const t = imperial({
      rosa: { wounds: 1, spells: ['healing'], companions: [{ tile: 'elephant', wounds: 3 }] },
      ozmo: { wounds: 5 },
    })
    t.play(castHealing, 'rosa', {}, { key: 'cast:healing', spell: 'healing', scroll: null })
    expect(t.who('rosa').companions[0]?.wounds).toBe(0)
  })

  it('Invisibility lasts for the turn', () => {
    const t = imperial({ turb: { spells: ['invisibility'] }, ozmo: {} })
    castInvisibility(t.state, 0, { key: 'cast:invisibility', spell: 'invisibility', scroll: null })
    expect(t.state.turn.invisible).toBe(true)
    expect(t.who('turb').spells).toEqual([])
  })

  it('a teleport leaves the vessel and sea creatures, with their lent items; others come along (IMP-4.12, 10.5)', () => {
    const t = imperial({
      kate: {
        hex: 'h-2-6',
        vessel: { kind: 'ship', lent: 'spear' },
        companions: ['giant-octopus', 'giant-crab', { tile: 'ogre', lent: 'sword' }],
        treasures: ['scroll-of-teleportation'],
      },
      ozmo: {},
    })
    const magic = { key: 'read', spell: 'teleportation', scroll: 'scroll-of-teleportation-1' } as const
    t.dice(3, 3).play(teleport, 'kate', { 'teleport.hex': FOREST }, magic)
    expect(t.who('kate')).toMatchObject({
      hex: FOREST,
      vessel: null,
      companions: [{ tile: 'ogre', lent: 'sword-1' }],
      treasures: [],
    })
    expect(t.state.encounterPool).toEqual(expect.arrayContaining(['giant-octopus', 'giant-crab']))
    expect(t.state.weaponsPool).toContain('spear-1')
    expect(t.state.bank.ship).toBe(2)
  })

  it('spells and scrolls outside combat (IMP-12.3, 12.5): by default it goes as near as possible to the clue with most treasures (dec-teleport-hex)', () => {
    const t = imperial({
      kate: { hex: FOREST, clues: ['The Net Loft'], treasures: ['scroll-of-teleportation'] },
      ozmo: {},
    })
    const magic = { key: 'read', spell: 'teleportation', scroll: 'scroll-of-teleportation-1' } as const
    const got = t.dice(6, 6).play(teleport, 'kate', {}, magic)
    expect(got.asked[0]?.picked).toBe(t.who('kate').hex)
    const none = imperial({ kate: { hex: FOREST, treasures: ['scroll-of-teleportation'] }, ozmo: {} })
    none.dice(6, 6).play(teleport, 'kate', {}, magic)
    expect(none.who('kate').hex).toBe(FOREST)
  })
})
