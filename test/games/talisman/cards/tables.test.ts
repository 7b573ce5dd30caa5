import { describe, expect, test } from 'vitest'
import { shopOf } from '../../../../src/games/talisman/data/components.ts'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { talisman } from '../kit.ts'

/** Tables read row by row, and the piles of cards for sale. */

describe('city-enchantress', () => {
  test('6: a Spell', () => {
    const t = talisman({ elf: { at: 'city' } }, { spellPile: ['hex'] }).dice(6)
    const got = t.play(follow, 'elf', { 'space.visit': 'enchantress' })
    expect(got.of('table-read')).toMatchObject([{ table: 'city-enchantress', roll: { total: 6 } }])
    expect(t.who('elf').spells).toEqual(['hex'])
  })
})

describe('chapel-pray', () => {
  const praying = (die: number) => {
    const t = talisman({ elf: { at: 'chapel' } }, { spellPile: ['hex'] }).dice(die)
    const got = t.play(follow, 'elf', { 'space.visit': 'pray' })
    expect(got.of('table-read')).toMatchObject([{ table: 'chapel-pray', roll: { total: die } }])
    return t.who('elf')
  }

  test.each([1, 2, 3, 4])('%i: nothing', (die) => expect(praying(die)).toMatchObject({ lives: 4, spells: [] }))
  test('5: a Life', () => expect(praying(5)).toMatchObject({ lives: 5, spells: [] }))
  test('6: a Spell', () => expect(praying(6)).toMatchObject({ lives: 4, spells: ['hex'] }))
})

describe('graveyard-invoke', () => {
  const invoking = (die: number) => {
    const t = talisman({ ghoul: { at: 'graveyard', lives: 2 } }, { spellPile: ['hex'] }).dice(die)
    const got = t.play(follow, 'ghoul', { 'space.roll': 'roll' })
    expect(got.of('table-read')).toMatchObject([{ table: 'graveyard-invoke', roll: { total: die } }])
    return t.who('ghoul')
  }

  test('1: a Turn is missed', () => expect(invoking(1)).toMatchObject({ missTurns: 1, lives: 2, spells: [] }))
  test.each([2, 3, 4])('%i: a Life is healed', (die) =>
    expect(invoking(die)).toMatchObject({ missTurns: 0, lives: 3, spells: [] }),
  )
  test.each([5, 6])('%i: a Spell', (die) => expect(invoking(die)).toMatchObject({ lives: 2, spells: ['hex'] }))
})

describe('the Cave', () => {
  const entered = (...dice: number[]) => {
    const t = talisman({ elf: { at: 'fields-south' } }, { lying: { 'fields-south': ['cave'] } }).dice(...dice)
    const got = t.play(encounter, 'elf', { 'card.next': 'meet:cave' })
    return { got, elf: t.who('elf') }
  }

  test('1: the cave-dragon, of Strength 7, who leaves no trophy', () => {
    const { got, elf } = entered(1, 6, 1)
    expect(got.of('fought')).toMatchObject([{ foes: ['cave-dragon'], ours: { total: 9 }, theirs: { total: 8 } }])
    expect(elf).toMatchObject({ trophies: [], lives: 4 })
  })

  test('2: the cave-goblin, of Strength 2, who leaves none either', () => {
    const { got, elf } = entered(2, 3, 6)
    expect(got.of('fought')).toMatchObject([{ foes: ['cave-goblin'], ours: { total: 6 }, theirs: { total: 8 } }])
    expect(elf).toMatchObject({ trophies: [], lives: 3 })
  })
})

describe('the ways out', () => {
  /** Where a Character comes out whose dice show 10 in all. */
  const cameOut = (from: 'crypt' | 'mines', value: number) => {
    const stat = from === 'crypt' ? { strength: value } : { craft: value }
    const t = talisman({ elf: { at: 'plain-of-peril', ...stat } }).dice(4, 4, 2)
    return t.turns({ 'move.inner': `space:${from}` }).of('came-out')[0]?.to
  }
  const BETWEEN = ['plain-of-peril', 'portal-of-power', 'portal-of-power', 'warlocks-cave', 'warlocks-cave']

  test("crypt-exit: by 0 to 6 more than the Character's Strength, and beyond (TAL-14.5)", () => {
    const to = [11, 10, 9, 8, 7, 6, 5, 4, 3].map((strength) => cameOut('crypt', strength))
    expect(to).toEqual(['crypt', 'crypt', ...BETWEEN, 'city', 'city'])
  })

  test('mines-exit: the same with Craft (TAL-14.6)', () => {
    const to = [11, 10, 9, 8, 7, 6, 5, 4, 3].map((craft) => cameOut('mines', craft))
    expect(to).toEqual(['mines', 'mines', ...BETWEEN, 'tavern', 'tavern'])
  })
})

describe('random-spell', () => {
  const struck = (die: number) => {
    const victim = { strength: 5, craft: 6, gold: 3, lives: 3 } as const
    const t = talisman({ wizard: { at: 'city', spells: ['random-1'] }, elf: victim }).dice(die)
    t.turns([['window.act', 'cast:random:seat:1', 'wizard']])
    return t.who('elf')
  }

  test.each([
    [2, { strength: 3, craft: 6 }],
    [3, { strength: 5, craft: 4 }],
    [4, { gold: 0 }],
    [5, { strength: 6 }],
    [6, { lives: 4 }],
  ])('%i of the table random-spell', (die, after) => expect(struck(die)).toMatchObject(after))

  test('1: a Toad', () => expect(struck(1).toad).not.toBeNull())
})

describe('cards for sale', () => {
  test('the village-blacksmith asks the prices of the list, while a pile has cards (TAL-20.1, TAL-20.2)', () => {
    expect(shopOf('village-blacksmith').prices).toEqual({ helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 })
    const t = talisman({ warrior: { at: 'village', gold: 6 } })
    t.play(follow, 'warrior', { 'space.visit': 'blacksmith', 'shop.buy': ['buy:armour', 'buy:helmet'] })
    expect(t.who('warrior')).toMatchObject({ gold: 0, objects: ['purchase-armour-1', 'purchase-helmet-1'] })
  })

  test('cards for sale: with none left in its pile the card cannot be bought (TAL-20.2)', () => {
    const t = talisman({ warrior: { at: 'village', gold: 6 } })
    const { helmet = [] } = t.state.piles
    t.state.gone.push(...helmet.splice(0))
    const got = t.play(follow, 'warrior', { 'space.visit': 'blacksmith', 'shop.buy': 'done' })
    expect(got.offered('shop.buy')).toEqual(['done', 'buy:sword', 'buy:axe', 'buy:shield', 'buy:armour'])
  })

  test.each([
    ['purchase-armour', 4],
    ['purchase-helmet', 6],
  ])('%s saves a Life in Combat on a %i, and not on one less (TAL-16.9a)', (pile, least) => {
    const beaten = (die: number) => {
      const t = talisman({ elf: { at: 'fields-south', objects: [pile] } }, { pile: ['dragon'] }).dice(1, 6, die)
      t.play(encounter, 'elf')
      return t.who('elf').lives
    }
    expect([beaten(least - 1), beaten(least)]).toEqual([3, 4])
  })

  test('purchase-water-bottle: the desert costs no Life', () => {
    const t = talisman({ elf: { at: 'desert-east', objects: ['purchase-water-bottle'] } })
    t.play(follow, 'elf')
    expect(t.who('elf').lives).toBe(4)
    const dry = talisman({ elf: { at: 'desert-east' } })
    dry.play(follow, 'elf')
    expect(dry.who('elf').lives).toBe(3)
  })
})

describe('Enemies of no gift but their Strength', () => {
  test.each([
    ['hobgoblin', 'hobgoblin-1', 3],
    ['serpent', 'serpent', 4],
  ])('%s: beaten by more, kept as a trophy; a tie leaves it there (TAL-15.7)', (kind, card, strength) => {
    const met = (die: number) => {
      const t = talisman({ elf: { at: 'fields-south', strength: 3 } }, { pile: [kind] }).dice(die, 1)
      const got = t.play(encounter, 'elf')
      expect(got.of('fought')[0]?.theirs.total).toBe(strength + 1)
      return [t.who('elf').trophies, t.lies('fields-south')]
    }
    expect(met(strength - 1)).toEqual([[card], []])
    expect(met(strength - 2)).toEqual([[], [card]])
  })

  test('pitfiend: of Strength 4, one after another, as many as the die says; no trophies (TAL-14.8)', () => {
    const t = talisman({ elf: { at: 'pits', strength: 5 } }).dice(2, 4, 1, 3, 6)
    const got = t.play(follow, 'elf')
    expect(got.of('fought')).toMatchObject([
      { foes: ['pitfiend'], theirs: { total: 5 }, result: 'won' },
      { foes: ['pitfiend'], theirs: { total: 10 }, result: 'lost' },
    ])
    expect(t.who('elf')).toMatchObject({ lives: 3, trophies: [], unfinished: { kind: 'pitfiends', left: 1 } })
  })
})
