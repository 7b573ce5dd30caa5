import { describe, expect, test } from 'vitest'
import { setAlignment } from '../../../../src/games/talisman/rules/deeds/alignment.ts'
import {
  gainStrength,
  heal,
  loseCraft,
  loseStrength,
  missTurns,
} from '../../../../src/games/talisman/rules/deeds/counters.ts'
import { strengthOf } from '../../../../src/games/talisman/state/numbers.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { gainFromPile, settle } from '../../../../src/games/talisman/rules/deeds/things.ts'
import { becomeToad } from '../../../../src/games/talisman/rules/deeds/toads.ts'
import { talisman, type Table } from '../kit.ts'

function keysOf(t: Table, seat: number, verb: string): string[] {
  return (TALISMAN_RULES.asides?.(t.state, seat) ?? []).filter((one) => one.verb === verb).map(({ key }) => key)
}

function* justSettle(game: Talisman) {
  yield* settle(game)
}

describe('counters', () => {
  test('counters never fall below the starting value; what cannot be lost is not (TAL-1.3, TAL-1.3a, TAL-2.3)', () => {
    const t = talisman({ elf: { strength: 5, craft: 4 } })
    loseStrength(t.state, 0, 'all', 'test')
    loseCraft(t.state, 0, 1, 'test')
    expect(t.who('elf')).toMatchObject({ strength: 3, craft: 4 })
  })

  test('healing stops at four Lives, gaining does not (TAL-4.5, TAL-4.6)', () => {
    const t = talisman({ elf: { lives: 3 }, troll: { lives: 6 } })
    expect(heal(t.state, 0, 2, 'test')).toBe(1)
    expect(heal(t.state, 1, 2, 'test')).toBe(0)
    expect([t.who('elf').lives, t.who('troll').lives]).toEqual([4, 6])
  })

  test('missed Turns add up (TAL-R10)', () => {
    const t = talisman({ elf: {} })
    missTurns(t.state, 0, 1, 'storm')
    missTurns(t.state, 0, 1, 'siren')
    expect(t.who('elf').missTurns).toBe(2)
  })
})

describe('Objects and Followers', () => {
  test('four Objects, and the owner drops the excess at once; a Mule carries any number (TAL-5.3, TAL-5.5)', () => {
    const objects = ['armour', 'axe', 'cross', 'ring', 'wand', 'amulet']
    const t = talisman({ wizard: { at: 'city', objects, spells: ['hex'] } })
    const got = t.play(justSettle, 'wizard', { 'things.drop': ['amulet', 'cross'] })
    expect(got.offered('things.drop')).toHaveLength(6)
    expect(got.asked.map(({ times }) => times)).toEqual([2, undefined]) // both may be picked at once
    expect(t.who('wizard').objects).toEqual(['armour', 'axe', 'ring', 'wand'])
    expect(t.lies('city')).toEqual(['amulet', 'cross'])
    const laden = talisman({ wizard: { objects, followers: ['mule'] } })
    expect(laden.play(justSettle, 'wizard').asked).toEqual([])
  })

  test('an absent player drops the least valuable card (timing.json, d-drop)', () => {
    const t = talisman({ wizard: { objects: ['helmet', 'axe', 'cross', 'ring', 'wand'] } }).away()
    t.play(justSettle, 'wizard')
    expect(t.who('wizard').objects).not.toContain('helmet')
  })

  test('anything may be ditched at any free moment, in other Turns too; Curses may not (TAL-5.4, TAL-6.4, TAL-R5)', () => {
    const t = talisman({ troll: {}, elf: { at: 'forest', objects: ['sword'], followers: ['poltergeist', 'guide'] } })
    expect(keysOf(t, 1, 'things.ditch')).toEqual(['sword-1', 'guide-1'])
    t.state.concerned.push(1)
    expect(keysOf(t, 1, 'things.ditch')).toEqual([])
  })

  test('a Purchase card comes from its pile, and from an empty pile comes nothing (TAL-20.1, TAL-R6)', () => {
    const t = talisman({ elf: {} }, { talismans: 1 })
    t.play(gainFromPile, 'elf', {}, 'talisman', 'test')
    expect(t.who('elf').objects).toEqual(['talisman-card-1'])
    t.play(gainFromPile, 'elf', {}, 'talisman', 'test')
    expect(t.who('elf').objects).toHaveLength(1)
  })
})

describe('Alignment', () => {
  test('Alignment changes at most once in a Turn, and drops forbidden cards at once (TAL-7.2, TAL-7.3)', () => {
    const t = talisman({ druid: { at: 'city', objects: ['holy-grail', 'ring'] } })
    expect(setAlignment(t.state, 0, 'evil', 'test')).toBe(true)
    expect(t.lies('city')).toEqual(['holy-grail'])
    expect(setAlignment(t.state, 0, 'good', 'test')).toBe(false)
    expect(t.who('druid')).toMatchObject({ alignment: 'evil', objects: ['ring'] })
  })
})

describe('Toads', () => {
  test('Toads drop everything, keep their Spells, and have a Strength of their own (TAL-19.2, TAL-19.3, TAL-19.5)', () => {
    const t = talisman({
      elf: { at: 'city', strength: 5, gold: 2, objects: ['sword'], followers: ['maiden'], spells: ['hex'] },
    })
    becomeToad(t.state, 0, 'test')
    expect(t.lies('city')).toEqual(['sword-1', 'maiden'])
    expect(t.state.spaces.city.gold).toBe(2)
    expect(t.who('elf')).toMatchObject({ strength: 5, gold: 0, objects: [], followers: [], spells: ['hex'] })
    expect(strengthOf(t.state, 0).total).toBe(1)
  })

  test("a Toad's gains are lost when it turns back (TAL-SC-37, TAL-19.3)", () => {
    const t = talisman({ troll: { at: 'city', strength: 7, toad: 1 } }, { lying: { 'fields-south': ['goblin'] } }).dice(
      4,
      1,
    )
    gainStrength(t.state, 0, 1, 'test')
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 6 }, theirs: { total: 3 } })
    expect(t.who('troll')).toMatchObject({ toad: null, strength: 7, trophies: ['goblin-1'] })
  })

  test('the Turn of the change does not count, unless it is that of another (TAL-R70)', () => {
    const own = talisman({ elf: {}, troll: {} })
    becomeToad(own.state, 0, 'test')
    expect(own.who('elf').toad).toMatchObject({ turnsLeft: 3, fresh: true })
    becomeToad(own.state, 1, 'test')
    expect(own.who('troll').toad).toMatchObject({ turnsLeft: 3, fresh: false })
  })
})
