import { describe, expect, it } from 'vitest'
import { option, type Play } from '../../../../src/engine/index.ts'
import { fightOut } from '../../../../src/games/imperial/rules/combat/combat.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import type { FightAbout } from '../../../../src/games/imperial/view/about.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const FOREST = 'h-4-4'
const ones = (n: number) => Array<number>(n).fill(1)

describe('a round asks once where nothing is decided in between', () => {
  const quiet = (...spells: ('fireball' | 'strength' | 'teleportation')[]) =>
    imperial({ turb: { hex: FOREST, spells }, ozmo: {} }).draws('wolves')

  it('a quiet round of the Approach: wait, close in, run or cast in one question (IMP-8.4, 8.8, 8.25)', () => {
    const t = quiet('fireball', 'teleportation').dice(6, 3, 6, 6)
    const got = t.play(drawEncounter, 'turb', { 'combat.approach': ['play', 'play', 'flee'] })
    expect(got.asked.map(({ verb }) => verb)).toEqual(['combat.approach', 'combat.approach', 'combat.approach'])
    expect(got.offered('combat.approach')).toEqual(['play', 'waive', 'flee', 'cast:fireball', 'cast:teleportation'])
    expect(got.of('fight-round').map(({ round }) => round)).toEqual([1, 2, 3])
    expect(got.of('fight-flight')).toHaveLength(1)
  })

  it('a caster may still run at the end of the round, or fight on (IMP-8.9, 8.25)', () => {
    const t = quiet('strength').dice(6, 5, 6, 6)
    const got = t.play(drawEncounter, 'turb', { 'combat.approach': 'cast:strength', 'combat.flee': 'flee' })
    expect(got.of('magic-strength')).toHaveLength(1)
    expect(got.of('fight-over')).toMatchObject([{ end: 'fled', rounds: 1 }])
  })

  it('the round that is waived is not counted, and hand-to-hand begins at once (IMP-8.8)', () => {
    const t = quiet().dice(6, 1, 5, 5, 1, 1, 1)
    const got = t.play(drawEncounter, 'turb', { 'combat.approach': 'waive', 'combat.flee': 'flee' })
    expect(got.of('fight-round')[0]).toMatchObject({ round: 1, stage: 'melee' })
  })

  it('a round asks once where nothing is decided in between: by default the character waits, and runs when it is time to (IMP-8.8, 8.30)', () => {
    const kept = (wounds: number) => {
      const t = imperial({ turb: { hex: FOREST, wounds }, ozmo: {} })
        .draws('wolves')
        .dice(6, 5, 6, 6)
      return t.play(drawEncounter, 'turb', {}).asked[0]?.picked
    }
    expect(kept(0)).toBe('play')
    expect(kept(5)).toBe('flee')
  })

  it('a creature asleep cannot shoot either (IMP-8.8, spells.json)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['sleep'] }, ozmo: {} })
      .draws('thugs')
      .dice(6, 4)
    const got = t.play(drawEncounter, 'turb', {
      'combat.action': 'cast:sleep',
      'combat.flee': 'fight-on',
      'combat.approach': 'flee',
    })
    expect(got.asked.map(({ verb }) => verb)).toEqual(['combat.action', 'combat.flee', 'combat.approach'])
    expect(got.of('fight-over')).toMatchObject([{ end: 'fled', rounds: 2 }])
  })

  it('a character who fights on chooses how: with a blow, a spell, or neither (IMP-8.4, 8.25)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['strength', 'fireball'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'zombies', { round: 96 })
    t.dice(...ones(2 + 3), ...ones(3), ...ones(3), ...ones(5 + 3))
    const got = on({ 'combat.action': 'attack', 'combat.flee': ['cast:strength', 'hold', 'fight-on', 'fight-on'] })
    expect(got.asked.map(({ verb }) => verb)).toEqual([
      'combat.action',
      'combat.flee',
      'combat.flee',
      'combat.flee',
      'combat.flee',
    ])
    expect(got.offered('combat.flee')).toEqual(['fight-on', 'press', 'flee', 'hold', 'cast:strength', 'cast:fireball'])
    expect(got.of('fight-attack').map(({ count }) => count.total)).toEqual([2, 5])
    expect(got.of('fight-holds-back')).toHaveLength(1)
    expect(got.result).toBe('bored') // IMP-18.39
  })

  it('a round asks once where nothing is decided in between: while the creature tries to run, the next round is a question of its own (IMP-8.24)', () => {
    const t = imperial({ kate: { hex: FOREST }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'goblins', { wounds: 2 })
    const got = t.dice(...ones(6), 1, 1, 5, 5, 1, 1, 1, 1) && on({ 'combat.flee': 'fight-on' })
    expect(got.offered('combat.flee')).toEqual(['fight-on', 'flee'])
    expect(got.asked.map(({ verb }) => verb)).toEqual(['combat.action', 'combat.flee', 'combat.action'])
    expect(got.result).toBe('killed')
  })

  it('a round asks once where nothing is decided in between, and so it is before a bow is put away for a sword (IMP-11.6)', () => {
    const t = imperial({ kate: { hex: FOREST, weapons: ['bow', 'sword'] }, ozmo: {} }).draws('wolves')
    const got = t.dice(5, 4, ...ones(6), 6, 6).play(drawEncounter, 'kate', { 'combat.flee': 'flee' })
    expect(got.offered('combat.flee')).toEqual(['fight-on', 'flee'])
  })
})

describe('a question shows the present state', () => {
  it('the second of two who fall is asked about without the first (IMP-8.19)', () => {
    const fallen = ['maid-marywin', 'elf-princess'].map((tile) => ({ tile, wounds: 9 }))
    const t = imperial({ kate: { hex: FOREST, treasures: ['emerald-of-life'], companions: fallen }, ozmo: {} })
    const { fight } = inFight(t, 'kate', 'wolves')
    const play: Play<unknown> = fightOut(t.dice(...ones(20)).state, fight)
    const shown: (readonly string[])[] = []
    for (let step = play.next(); !step.done && shown.length < 2;) {
      const [question] = step.value
      if (!question) throw new Error('nobody is asked')
      if (question.verb === 'emerald.companion') shown.push(membersIn(question.about))
      const [first] = question.options()
      step = play.next({ seat: question.seat, option: first ?? option('none') })
    }
    expect(shown).toEqual([
      ['character', 'maid-marywin', 'elf-princess'],
      ['character', 'elf-princess'],
    ])
  })

  const membersIn = (about: unknown) => (about as FightAbout).members.map(({ id }) => id)
})
