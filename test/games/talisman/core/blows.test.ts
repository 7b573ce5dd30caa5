import { describe, expect, test } from 'vitest'
import { KINDS } from '../../../../src/games/talisman/data/components.ts'
import { talisman } from '../kit.ts'

/** How and when each kind of fight takes place. */

describe('Enemies', () => {
  test('Animals, Monsters and Dragons have number 2 and a Strength, Spirits number 3 and a Craft (TAL-15.5, TAL-15.6)', () => {
    for (const { type, subtype, encounterNumber, strength, craft } of KINDS.values()) {
      if (type !== 'enemy') continue
      if (subtype === 'spirit') expect([encounterNumber, strength ?? null, typeof craft]).toEqual([3, null, 'number'])
      else expect([encounterNumber, typeof strength, craft ?? null]).toEqual([2, 'number', null])
    }
  })

  test.each([
    ['lion', 'combat', 6],
    ['goblin-1', 'combat', 6],
    ['dragon-1', 'combat', 6],
    ['wraith-1', 'psychic', 1],
  ] as const)('a %s attacks in %s: against the Troll with %i (TAL-16.1, TAL-17.1)', (card, fight, value) => {
    const t = talisman({ troll: { at: 'city' } }, { lying: { 'fields-south': [card] } }).dice(1, 6, 1)
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect(got.of('attacked')).toMatchObject([{ foes: [card], fight }])
    expect(got.of('fought')[0]).toMatchObject({ fight, ours: { total: value + 6 } })
  })

  test('a Character who can may attack another with Craft, all others with Strength (TAL-16.1, TAL-17.1)', () => {
    const offers = (id: 'wizard' | 'troll') => {
      const t = talisman({ [id]: { at: 'fields-south' }, elf: { at: 'city' } }).dice(1, 6, 1)
      return t.turns({ 'move.to': 'space:city', 'encounter.do': 'character:1' })
    }
    expect(offers('wizard').offered('character.do')).toEqual(
      expect.arrayContaining(['attack:combat', 'attack:psychic']),
    )
    const plain = offers('troll')
    expect(plain.offered('character.do')).toEqual([])
    expect(plain.of('fought')[0]?.fight).toBe('combat')
  })

  test('the chance to Evade comes first, then the fight (TAL-16.2)', () => {
    const set = () => talisman({ elf: { at: 'plains-south' } }, { lying: { 'woods-south': ['dragon'] } }).dice(1)
    const evades = set().turns({ 'move.to': 'space:woods-south', 'window.act': ['evade:dragon-1'] })
    expect([evades.of('evaded').length, evades.of('fought').length]).toEqual([1, 0])
    const fights = set().dice(1, 6).turns({ 'move.to': 'space:woods-south' })
    expect(fights.offered('window.act')).toContain('evade:dragon-1')
    expect(fights.of('fought')).toHaveLength(1)
  })

  test('Spells are cast before the die (TAL-16.3)', () => {
    const t = talisman(
      { elf: { at: 'city', spells: ['psionic-blast'] } },
      { lying: { 'fields-south': ['lion'] } },
    ).dice(1, 3, 6)
    const got = t.turns({ 'move.to': 'space:fields-south', 'window.act': ['cast:psionic-blast:self'] })
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('blasted')).toBeLessThan(kinds.indexOf('fought'))
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 3 + 4 + 3 }, result: 'won' })
    expect(kinds.slice(kinds.indexOf('fought')).filter((kind) => kind === 'spell-cast')).toEqual([])
  })

  test('a Bag of Gold is number 5: the Wolf comes first, and a Character who does not beat it gets no Gold (TAL-R100)', () => {
    const set = () => talisman({ elf: { at: 'plains-west' } }, { pile: ['bag-of-gold', 'wolf'] })
    const beaten = set().dice(1, 1, 6)
    beaten.turns({ 'move.to': 'space:ruins' })
    expect(beaten.who('elf')).toMatchObject({ lives: 3, gold: 1 })
    expect(beaten.lies('ruins')).toEqual(expect.arrayContaining(['bag-of-gold-1', 'wolf']))
    const victor = set().dice(1, 6, 1)
    victor.turns({ 'move.to': 'space:ruins' })
    expect(victor.who('elf')).toMatchObject({ trophies: ['wolf'], gold: 2 })
  })
})

describe('Characters', () => {
  test('both may cast before a die is rolled (TAL-16.7)', () => {
    const t = talisman({
      elf: { at: 'fields-south', spells: ['psionic-blast'] },
      wizard: { at: 'city', spells: ['healing'], lives: 2 },
    }).dice(1, 2, 5)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['encounter.do', 'character:1'],
      ['window.act', 'cast:psionic-blast:self', 'elf'],
      ['window.act', 'cast:healing:seat:1', 'wizard'],
      ['fight.spoils', 'life', 'elf'],
    ])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'spell-cast')).toHaveLength(2)
    expect(kinds.lastIndexOf('spell-cast')).toBeLessThan(kinds.indexOf('fought'))
    expect(t.who('wizard').lives).toBe(3)
  })

  test('the same Character may be attacked every Turn (TAL-R77)', () => {
    const t = talisman({ troll: { at: 'fields-south' }, elf: { at: 'city', missTurns: 9 } })
    for (const [to, lives] of [
      ['city', 3],
      ['fields-south', 2],
    ] as const) {
      t.who('elf').space = to
      const got = t
        .dice(1, 6, 1)
        .turns({ 'move.to': `space:${to}`, 'encounter.do': 'character:1', 'fight.spoils': 'life' })
      expect(got.of('character-attacked')).toHaveLength(1)
      expect(t.who('elf').lives).toBe(lives)
      t.turns()
    }
  })
})

describe('Toads', () => {
  test('Toads have Encounters like anyone else (TAL-19.7), and the Lives are those of the Character (TAL-19.6)', () => {
    const t = talisman({ elf: { at: 'city', toad: 1 } }, { pile: ['wolf'] }).dice(1, 6)
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect(got.of('cards-drawn')[0]?.cards).toEqual(['wolf'])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 2 }, result: 'lost' })
    expect(t.who('elf')).toMatchObject({ toad: null, lives: 3 })
  })
})
