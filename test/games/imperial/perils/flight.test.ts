import { describe, expect, it } from 'vitest'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const PLAINS = 'h-2-3'

describe('flight and retreat (IMP-8.24 to 8.31)', () => {
  it('Nruff runs from the Demon after all (IMP-8.2, 8.25, 8.26, 8.29, S05)', () => {
    const t = imperial({ nruff: { hex: 'h-4-2' }, ozmo: {} }).draws('demon')
    t.dice(2, 2, 1, 2, 3, 6, 1, 1, 2, 2, 3, 4, 5, 3, 1, 1, 1, 5, 1, 2, 2, 3, 3, 4, 6, 3)
    const got = t.play(drawEncounter, 'nruff', { 'combat.action': 'attack', 'combat.flee': 'flee' })
    expect(got.of('fight-flight')).toMatchObject([
      { who: 'defender', roll: { total: 6 }, away: false },
      { who: 'defender', roll: { total: 7 }, away: true },
    ])
    expect(got.of('fight-over')).toMatchObject([{ end: 'fled', rounds: 2 }])
    expect(t.who('nruff')).toMatchObject({ wounds: 2, hex: 'h-4-2', treasures: [] })
    expect(t.state.encounterPool).toContain('demon')
  })

  it('Goblins retreat early, and get away (IMP-8.24, 8.28, S42)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'goblins', { wounds: 2 })
    const got = t.dice(1, 1, 1, 1, 1, 1, 4, 4) && on({ 'combat.flee': 'fight-on' })
    expect(got.of('fight-flight')).toMatchObject([{ who: 'creature', roll: { total: 7 }, away: true }])
    expect(got.result).toBe('creature-fled')
    expect(got.of('weapon-drawn')).toEqual([])
  })

  it('flight and retreat (IMP-8.24 to 8.31): if both want to go, both get away without dice (IMP-8.25, S42)', () => {
    const t = imperial({ kate: { hex: PLAINS, companions: ['elephant'] }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'goblins', { wounds: 2 })
    const got = t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1) && on({ 'combat.flee': 'flee' })
    expect(got.offered('combat.flee')).toEqual(['fight-on', 'flee']) // no member is left behind without a roll
    expect(got.of('fight-flight')).toEqual([])
    expect(got.result).toBe('both-fled')
  })

  it('a creature with standard retreat tries from the round that began one wound from death (IMP-8.24)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'wolves')
    t.dice(5, 5, 5, 1, 1, 1).dice(1, 1, 1, 1, 1, 1, 1, 1).dice(5, 1, 1, 1, 1, 1)
    const got = on({ 'combat.flee': 'fight-on' })
    expect(got.of('fight-flight')).toMatchObject([{ who: 'creature', roll: { total: 3 }, away: false }])
    expect(got.result).toBe('killed')
  })

  it.each(['demon', 'skeletons', 'zombies', 'troll'])('%s never retreats (IMP-8.24)', (kind) => {
    const t = imperial({ kate: { hex: 'h-4-2' }, ozmo: {} })
    const { on } = inFight(t, 'kate', kind, { wounds: kind === 'demon' ? 7 : kind === 'zombies' ? 6 : 4, singed: true })
    const got =
      t.dice(1, 1, 1, ...Array<number>(kind === 'demon' ? 7 : kind === 'zombies' ? 3 : 4).fill(1)).dice(5, 5, 5) && on()
    expect(got.of('fight-flight')).toEqual([])
  })

  it('flight and retreat (IMP-8.24 to 8.31): with all: the lowest Running Away among character and companions counts (IMP-8.26, S43)', () => {
    const t = imperial({ alatha: { hex: PLAINS, companions: ['elephant', 'ed-eagle'] }, ozmo: {} })
    const { on } = inFight(t, 'alatha', 'ogre')
    const got = t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3) && on({ 'combat.flee': 'flee' })
    expect(got.of('fight-flight')).toMatchObject([{ roll: { total: 7 }, away: true, leavingSlow: false }])
    expect(t.who('alatha').companions).toHaveLength(2)
  })

  it('leaving the slow behind: the Elephant is abandoned with what it held, Ed stays (IMP-8.27, 8.29, 18.37, S43)', () => {
    const t = imperial({
      alatha: { hex: PLAINS, companions: ['elephant', { tile: 'maid-marywin', lent: 'axe' }, 'ed-eagle'] },
      ozmo: {},
    })
    const { on } = inFight(t, 'alatha', 'ogre')
    t.dice(...Array<number>(2 + 4 + 3 + 2 + 5).fill(1)).dice(1, 2)
    const got = on({ 'combat.flee': 'leave-slow' })
    expect(got.of('fight-flight')).toMatchObject([{ roll: { total: 7 }, away: true, leavingSlow: true }])
    expect(t.who('alatha').companions).toMatchObject([{ tile: 'ed-eagle' }])
    expect(t.state.encounterPool).toEqual(expect.arrayContaining(['elephant', 'maid-marywin']))
    expect(t.state.weaponsPool).toContain('axe-1')
  })

  it('flight and retreat (IMP-8.24 to 8.31): if it fails no companion is abandoned (IMP-8.27)', () => {
    const t = imperial({ alatha: { hex: PLAINS, companions: ['elephant'] }, ozmo: {} })
    const { on } = inFight(t, 'alatha', 'ogre', { round: 98 })
    t.dice(...Array<number>(2 + 4 + 5).fill(1))
      .dice(1, 1)
      .dice(...Array<number>(2 + 4 + 5).fill(1))
    const got = on({ 'combat.flee': ['leave-slow', 'fight-on'] })
    expect(got.of('fight-flight')).toMatchObject([{ roll: { total: 6 }, away: false }])
    expect(t.who('alatha').companions).toHaveLength(1)
  })

  it('the Talisman helps its holder alone (IMP-13.4)', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['talisman-of-quox'] }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'demon')
    const got = t.dice(...Array<number>(3 + 7).fill(1)).dice(4, 4) && on({ 'combat.flee': 'flee' })
    expect(got.of('fight-flight')[0]?.roll.parts).toEqual([
      { value: 4, from: 'die', rule: 'IMP-8.26' },
      { value: 4, from: 'die', rule: 'IMP-8.26' },
      { value: 8, from: 'running-away' },
      { value: 1, from: 'talisman-of-quox', rule: 'IMP-13.4' },
      { value: -10, from: 'demon' },
    ])
  })

  it.each([
    ['3 health: fight on', 4, {}, 'fight-on'],
    ['2 health: flee', 5, {}, 'flee'],
    ['2 health behind a shield: fight on', 5, { weapons: ['small-shield'] }, 'fight-on'],
    ['2 health with a sword: flee', 5, { weapons: ['sword'] }, 'flee'],
    ['with one slower by 3: leave her', 5, { companions: ['maid-marywin'] }, 'leave-slow'],
    ['with one slower by 1: flee together', 5, { companions: ['thugs'] }, 'flee'],
  ] as const)('flight and retreat (IMP-8.24 to 8.31): by default: %s (IMP-8.30)', (_, wounds, more, expected) => {
    const seven = { hex: PLAINS, wounds, ...more }
    const isThugs = 'companions' in more && (more.companions as readonly string[]).includes('thugs')
    const t = imperial(isThugs ? { turb: seven, ozmo: {} } : { herman: seven, ozmo: {} })
    const id = isThugs ? 'turb' : 'herman'
    const { fight, on } = inFight(t, id, 'zombies', { round: 99 })
    fight.spent.set('dodge', 2)
    const got = t.dice(...Array<number>(20).fill(1)) && on({ 'combat.action': 'nothing' })
    expect(got.asked.find(({ verb }) => verb === 'combat.flee')?.picked).toBe(expected)
  })

  it('a shipwreck at sea ends the combat before any flight (IMP-8.22, 10.8)', () => {
    const t = imperial({ herman: { hex: 'h-1-7', vessel: { kind: 'boat', wounds: 3 } }, ozmo: {} })
    const { on } = inFight(t, 'herman', 'sea-serpent')
    const got = t.dice(1, 1, 1, 1, 5, 5, 1, 1, 1, 1) && on()
    expect(got.result).toBe('sunk')
    expect(got.offered('combat.flee')).toEqual([])
    expect(t.who('herman').hex).toBe('h-4-8')
  })
})
