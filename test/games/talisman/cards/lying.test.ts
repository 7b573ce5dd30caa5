import { describe, expect, test } from 'vitest'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import { talisman, type Around, type Somebody } from '../kit.ts'

/** Cards that lie on a field where the first Character ends their Move. */
function meeting(cards: readonly string[], people: Partial<Record<CharacterId, Somebody>>, around: Around = {}) {
  const [first] = Object.keys(people) as CharacterId[]
  const here = { ...people, [first as CharacterId]: { at: 'fields-south', ...people[first as CharacterId] } }
  return talisman(here, { lying: { 'fields-south': cards }, ...around })
}

describe('wishes', () => {
  test('enchanter: for the first comer with Craft 4', () => {
    const t = meeting(['enchanter'], { elf: {} })
    const got = t.play(encounter, 'elf', { 'card.next': 'meet:enchanter' })
    expect(got.offered('wish.choose')).toEqual([
      'gain-strength', 'gain-craft', 'gain-life', 'gain-spell', 'gain-gold', 'teleport-choice',
    ]) // prettier-ignore
    expect(t.who('elf').strength).toBe(4) // d-wish
    expect(t.state.discard).toEqual(['enchanter'])
    expect(meeting(['enchanter'], { troll: {} }).play(encounter, 'troll').asked).toEqual([])
  })

  test.each([
    ['gain-craft', { craft: 5 }],
    ['gain-life', { lives: 5 }],
    ['gain-gold', { gold: 2 }],
    ['gain-spell', { spells: ['hex'] }],
  ])('a wish for %s', (wish, after) => {
    const t = meeting(['fairy'], { elf: {} }, { spellPile: ['hex'] })
    t.play(encounter, 'elf', { 'card.next': 'meet:fairy', 'wish.choose': wish })
    expect(t.who('elf')).toMatchObject(after)
  })

  test('a wish to be on another space of the Region: a new Encounter there', () => {
    const t = meeting(['fairy'], { elf: {} })
    const answers = { 'card.next': 'meet:fairy', 'wish.choose': 'teleport-choice', 'teleport.space': 'space:chapel' }
    const got = t.play(encounter, 'elf', answers)
    expect(got.result).toBe('lands-again')
    expect(got.offered('teleport.space')).toHaveLength(23)
    expect(got.asked.at(-1)).toMatchObject({ verb: 'teleport.space' })
    expect(t.who('elf').space).toBe('chapel')
    expect(t.state.discard).toEqual(['fairy'])
  })

  test('wishes: by default an absent player is carried to the safest space, the first in ring order', () => {
    const t = meeting(['fairy'], { elf: {} })
    t.play(encounter, 'elf', { 'card.next': 'meet:fairy', 'wish.choose': 'teleport-choice' })
    expect(t.who('elf').space).toBe('village')
  })

  test('fairy: the Good alone; a Druid turns Good for it (TAL-7.2)', () => {
    expect(meeting(['fairy'], { assassin: {} }).play(encounter, 'assassin').asked).toEqual([])
    const t = meeting(['fairy'], { druid: {} })
    t.play(encounter, 'druid', { 'card.next': 'meet:fairy' })
    expect(t.who('druid')).toMatchObject({ alignment: 'good', strength: 3 })
  })

  test('phantom: the Evil alone; a Toad may wish for a Life or a journey (TAL-R73)', () => {
    expect(meeting(['phantom'], { elf: {} }).play(encounter, 'elf').asked).toEqual([])
    const t = meeting(['phantom'], { assassin: { toad: 2 } })
    const got = t.play(encounter, 'assassin', { 'card.next': 'meet:phantom' })
    expect(got.offered('wish.choose')).toEqual(['gain-life', 'teleport-choice'])
  })
})

describe('Strangers', () => {
  test('TAL-SC-63 healer: 2 Lives a visit, once a landing, and the Healer stays', () => {
    const t = meeting(['healer'], { elf: { lives: 1 } })
    t.play(encounter, 'elf') // d-visit: by default
    expect(t.who('elf').lives).toBe(3)
    expect(t.lies('fields-south')).toEqual(['healer'])
  })

  test('hermit: rolls for a place when drawn, and is not replaced (TAL-15.2)', () => {
    const t = talisman({ elf: { at: 'fields-south' } }, { pile: ['hermit'] }).dice(4)
    t.play(encounter, 'elf')
    expect(t.lies('oasis')).toEqual(['hermit'])
    expect(t.lies('fields-south')).toEqual([])
  })

  test('hermit: the first visitor gets a Talisman; if none is left the Hermit stays', () => {
    const t = meeting(['hermit'], { elf: {} })
    t.play(encounter, 'elf', { 'card.next': 'meet:hermit' })
    expect(t.who('elf').objects).toEqual(['talisman-card-1'])
    expect(t.state.discard).toEqual(['hermit'])
    const none = meeting(['hermit'], { elf: {} }, { talismans: 0 })
    expect(none.play(encounter, 'elf').asked).toEqual([])
    expect(none.lies('fields-south')).toEqual(['hermit'])
  })

  test('mage: 1 Spell for the Good', () => {
    const t = meeting(['mage'], { elf: {} }, { spellPile: ['hex'] })
    t.play(encounter, 'elf', { 'card.next': 'meet:mage' })
    expect(t.who('elf').spells).toEqual(['hex'])
    expect(t.lies('fields-south')).toEqual(['mage'])
  })

  test('sorcerer: 1 Gold a Spell, below the limit only', () => {
    const t = meeting(['sorcerer'], { elf: {} }, { spellPile: ['hex'] })
    t.play(encounter, 'elf', { 'card.next': 'meet:sorcerer' })
    expect(t.who('elf')).toMatchObject({ gold: 0, spells: ['hex'] })
    expect(meeting(['sorcerer'], { troll: {} }).play(encounter, 'troll').asked).toEqual([])
    expect(meeting(['sorcerer'], { elf: { gold: 0 } }).play(encounter, 'elf').asked).toEqual([])
  })

  test.each([
    [2, { lives: 3 }],
    [3, { strength: 5 }],
    [4, { craft: 4 }],
    [5, { spells: ['hex'] }],
    [6, { lives: 5 }],
  ])('witch: compulsory; %i', (die, after) => {
    const t = meeting(['witch'], { warrior: {} }, { spellPile: ['hex'] }).dice(die)
    t.play(encounter, 'warrior')
    expect(t.who('warrior')).toMatchObject(after)
    expect(t.lies('fields-south')).toEqual(['witch'])
  })

  test('witch: 1 is a Toad', () => {
    const t = meeting(['witch'], { warrior: {} }).dice(1)
    t.play(encounter, 'warrior')
    expect(t.who('warrior').toad).not.toBeNull()
  })
})

describe('Places', () => {
  test('TAL-SC-26 market: cards for Gold, and one for nothing for the Thief', () => {
    const t = meeting(['market'], { thief: { gold: 0 } })
    const got = t.play(encounter, 'thief', { 'card.next': 'meet:market', 'shop.buy': 'lift:shield' })
    expect(got.offered('shop.buy')).toEqual([
      'done', 'lift:sword', 'lift:helmet', 'lift:water-bottle', 'lift:shield', 'lift:mule', 'lift:raft',
    ]) // prettier-ignore
    expect(t.who('thief').objects).toEqual(['purchase-shield-1'])
    expect(t.state.piles.shield).toHaveLength(3)
    expect(t.lies('fields-south')).toEqual(['market'])
  })

  test('market: a Mule carries more than 4 Objects (TAL-R23), a Raft is for the next Turn (TAL-R25)', () => {
    const objects = ['armour', 'axe', 'ring', 'cross']
    const t = meeting(['market'], { elf: { gold: 6, objects } }, { turns: 9 })
    t.play(encounter, 'elf', { 'card.next': 'meet:market', 'shop.buy': ['buy:mule', 'buy:sword', 'buy:raft'] })
    expect(t.who('elf')).toMatchObject({ gold: 0, followers: ['purchase-mule-1'] })
    expect(t.who('elf').objects).toHaveLength(5)
    expect(t.who('elf').raft).toEqual({ card: 'purchase-raft-1', since: 9 })
  })

  test.each([
    [3, { missTurns: 1 }],
    [4, { gold: 3 }],
    [6, { gold: 4 }],
  ])('cave: %i', (die, after) => {
    const t = meeting(['cave'], { troll: {} }).dice(die)
    t.play(encounter, 'troll', { 'card.next': 'meet:cave' })
    expect(t.who('troll')).toMatchObject(after)
  })

  test('cave: its Dragon and Goblin leave no trophy, and by default it is not entered', () => {
    const t = meeting(['cave'], { troll: { strength: 12 } }).dice(1, 3, 1)
    t.play(encounter, 'troll', { 'card.next': 'meet:cave' })
    expect(t.who('troll').trophies).toEqual([])
    const shy = meeting(['cave'], { troll: {} })
    expect(shy.play(encounter, 'troll').asked).toMatchObject([{ verb: 'card.next', picked: 'done' }])
  })

  test.each([
    ['fountain-of-wisdom', { craft: 2 }],
    ['magic-stream', { strength: 7 }],
    ['pool-of-life', { lives: 5 }],
  ])('%s: one a visit, four in all', (card, after) => {
    const t = meeting([card], { troll: {} })
    t.play(encounter, 'troll', { 'card.next': `meet:${card}` })
    expect(t.who('troll')).toMatchObject(after)
    expect(t.state.stock).toEqual({ [card]: 3 })
    const last = meeting([card], { troll: {} })
    last.state.stock[card] = 1
    last.play(encounter, 'troll', { 'card.next': `meet:${card}` })
    expect(last.lies('fields-south')).toEqual([])
    expect(last.state).toMatchObject({ discard: [card], stock: {} })
  })

  test.each([
    [1, 'crags'],
    [2, 'village'],
    [3, 'city'],
    [4, 'warlocks-cave'],
    [5, 'temple'],
    [6, 'portal-of-power'],
  ])('magic-portal: %i leads to %s, and it stays where it is', (die, space) => {
    const t = meeting(['magic-portal'], { troll: {} }).dice(die)
    expect(t.play(encounter, 'troll', { 'card.next': 'meet:magic-portal' }).result).toBe('lands-again')
    expect(t.who('troll').space).toBe(space)
    expect(t.lies('fields-south')).toEqual(['magic-portal'])
  })

  test('marsh: with Strength below 5 a Turn is lost; Weapons do not help', () => {
    const t = meeting(['marsh'], { warrior: { objects: ['sword'] } })
    t.play(encounter, 'warrior')
    expect(t.who('warrior').missTurns).toBe(1)
    const strong = meeting(['marsh'], { warrior: { objects: ['magic-belt'] } })
    strong.play(encounter, 'warrior')
    expect(strong.who('warrior').missTurns).toBe(0)
  })

  test('maze: with Craft below 5 a Turn is lost, but not by the Dwarf (dwarf-maze)', () => {
    const t = meeting(['maze'], { elf: {} })
    t.play(encounter, 'elf')
    expect(t.who('elf').missTurns).toBe(1)
    const wise = meeting(['maze'], { wizard: {} })
    wise.play(encounter, 'wizard')
    expect(wise.who('wizard').missTurns).toBe(0)
    const dwarf = meeting(['maze'], { dwarf: {} })
    expect(dwarf.play(encounter, 'dwarf').of('unmoved')).toMatchObject([{ by: 'dwarf-maze' }])
    expect(dwarf.who('dwarf').missTurns).toBe(0)
  })

  test.each([
    [1, {}],
    [3, { gold: 2 }],
    [4, { spells: ['hex'] }],
    [5, { lives: 5 }],
  ])('shrine: %i', (die, after) => {
    const t = meeting(['shrine'], { warrior: {} }, { spellPile: ['hex'] }).dice(die)
    t.play(encounter, 'warrior', { 'card.next': 'meet:shrine' })
    expect(t.who('warrior')).toMatchObject(after)
  })

  test('shrine: 6 carries the Character anywhere in the Region', () => {
    const t = meeting(['shrine'], { warrior: {} }).dice(6)
    t.play(encounter, 'warrior', { 'card.next': 'meet:shrine', 'teleport.space': 'space:city' })
    expect(t.who('warrior').space).toBe('city')
  })
})

describe('Enemies', () => {
  test('TAL-SC-35 ghost: haunts the space on the die; elsewhere it does not concern the drawer', () => {
    const t = talisman({ monk: { at: 'fields-north' } }, { pile: ['ghost'] }).dice(1)
    t.play(encounter, 'monk')
    expect(t.lies('city')).toEqual(['ghost-1'])
    expect(t.lies('fields-north')).toEqual([])
  })

  test('TAL-SC-35 the Thief finishes the visit, then the Ghost attacks (TAL-R105); a Spirit is no trophy', () => {
    const t = talisman({ thief: { at: 'city', lives: 3 } }, { lying: { city: ['ghost'] } }).dice(5, 3)
    t.play(encounter, 'thief', { 'space.visit': 'heal:1' })
    expect(t.who('thief')).toMatchObject({ lives: 4, trophies: [] })
    expect(t.state.discard).toEqual(['ghost-1'])
  })

  test('bandit: takes 1 Gold instead, and stays', () => {
    const t = meeting(['bandit'], { elf: {} })
    t.play(encounter, 'elf', { 'window.act': 'bribe:bandit-1' })
    expect(t.who('elf').gold).toBe(0)
    expect(t.lies('fields-south')).toEqual(['bandit-1'])
  })
})
