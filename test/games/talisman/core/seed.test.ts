import { describe, expect, test } from 'vitest'
import {
  combatStrengthOf,
  bestWeapons,
  craftOf,
  spellLimitOf,
  strengthOf,
} from '../../../../src/games/talisman/state/numbers.ts'
import { talisman } from '../kit.ts'

describe('the examples of the source rules', () => {
  test("the Warrior's Strength: always, in Combat, and on the Cursed Glade (TAL-SC-01, TAL-1.6, TAL-1.6b)", () => {
    const gear = { strength: 5, objects: ['magic-belt', 'sword'], followers: ['unicorn'] }
    const plains = talisman({ warrior: { at: 'plains-east', ...gear } }).state
    expect(strengthOf(plains, 0).total).toBe(7)
    expect(combatStrengthOf(plains, 0, null, bestWeapons(plains, 0, null)).total).toBe(8)
    const glade = talisman({ warrior: { at: 'cursed-glade', ...gear } }).state
    expect(strengthOf(glade, 0).total).toBe(6)
    expect(combatStrengthOf(glade, 0, null, bestWeapons(glade, 0, null)).total).toBe(6)
  })

  test('the Wizard loses a Spell on the Cursed Glade, before any card is drawn (TAL-SC-02, TAL-2.8, TAL-2.8a)', () => {
    const t = talisman(
      {
        wizard: { at: 'hills-middle', craft: 5, objects: ['solomons-crown'], spells: ['hex', 'random-1', 'healing-1'] },
      },
      { pile: ['bag-of-gold'] },
    ).dice(1)
    expect([craftOf(t.state, 0).total, spellLimitOf(t.state, 0)]).toEqual([7, 3])
    const got = t.turns({ 'move.to': 'space:cursed-glade', 'spells.discard': 'hex' })
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('spells-discarded')).toBeLessThan(kinds.indexOf('cards-drawn'))
    expect([craftOf(t.state, 0).total, spellLimitOf(t.state, 0)]).toEqual([5, 2])
    expect(t.state.spellDiscard).toEqual(['hex'])
    t.who('wizard').space = 'hills-middle'
    expect([craftOf(t.state, 0).total, spellLimitOf(t.state, 0)]).toEqual([7, 3])
    expect(t.who('wizard').spells).toHaveLength(2)
  })

  test('the Assassin must leave the Holy Lance (TAL-SC-03, TAL-5.2, TAL-R22)', () => {
    const t = talisman({ assassin: { at: 'plains-west' } }, { lying: { ruins: ['holy-lance', 'sword'] } }).dice(1)
    const got = t.turns({ 'move.to': 'space:ruins' })
    expect(got.offered('card.next')).toEqual(['take:sword-1', 'done'])
    expect(t.lies('ruins')).toEqual(['holy-lance'])
  })

  test('the Thief steals the Mule, and may pick up what falls off it (TAL-SC-04, TAL-5.5, TAL-R23, TAL-R79)', () => {
    const objects = ['sword', 'axe', 'helmet', 'shield', 'armour', 'cross', 'ring', 'wand', 'amulet', 'magic-belt']
    const t = talisman({
      thief: { at: 'fields-south', objects: ['purchase-sword', 'purchase-axe'] },
      wizard: { at: 'city', objects, followers: ['mule'] },
    }).dice(1)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['encounter.do', 'character:1'],
      ['character.do', 'thief-steal'],
      ['loot.take', 'card:mule'],
      ['things.drop', 'amulet', 'wizard'],
      ['things.drop', 'wand', 'wizard'],
      ['things.drop', 'sword-1', 'wizard'],
      ['things.drop', 'helmet', 'wizard'],
      ['things.drop', 'shield', 'wizard'],
      ['things.drop', 'armour', 'wizard'],
      ['encounter.do', 'take:wand'],
      ['encounter.do', 'end'],
    ])
    expect(t.who('wizard').objects).toHaveLength(4)
    expect(t.who('thief').followers).toEqual(['mule'])
    expect(t.who('thief').objects).toContain('wand')
    expect(t.lies('city')).toHaveLength(5)
    expect(got.of('fought')).toEqual([])
  })

  test('the Thief crosses the bridge, the Sentinel held by Immobility (TAL-SC-05, TAL-11.12, TAL-11.14, TAL-11.25)', () => {
    const t = talisman({ thief: { at: 'graveyard', spells: ['immobility'] } }, { pile: ['bag-of-gold'] }).dice(6)
    const got = t.turns({
      'move.to': ['bridge', 'space:portal-of-power'],
      'window.act': ['cast:immobility:foe:sentinel'],
    })
    expect(got.of('moved').flatMap(({ path }) => path)).toEqual([
      'woods-north',
      'sentinel',
      'hills-middle',
      'hidden-valley',
      'black-knight',
      'portal-of-power',
    ])
    expect(got.of('fought')).toEqual([])
    expect(got.offered('move.to', 1)).toEqual(['space:chasm', 'space:portal-of-power'])
    expect(got.of('cards-drawn')).toHaveLength(1)
    expect(t.state.spellDiscard).toEqual(['immobility-1'])
  })

  test('the Minstrel in the Desert: taking, ditching and drawing in between (TAL-SC-06, TAL-12.1, TAL-R27, TAL-9.5b)', () => {
    const t = talisman(
      { minstrel: { at: 'temple', craft: 4, objects: ['armour', 'axe', 'amulet'] } },
      {
        lying: { 'desert-west': ['maiden', 'water-bottle', 'sword', 'wand', 'talisman'] },
        gold: { 'desert-west': 2 },
        spellPile: ['preservation', 'teleport'],
      },
    ).dice(1)
    t.turns([
      ['move.to', 'space:desert-west'],
      ['encounter.do', 'take:gold'],
      ['encounter.do', 'take:maiden'],
      ['encounter.do', 'take:wand'],
      ['things.ditch', 'amulet'],
      ['encounter.do', 'take:talisman-1'],
      ['encounter.do', 'space'],
      ['window.act', 'cast:preservation:seat:0'],
      ['encounter.do', 'end'],
    ])
    const minstrel = t.who('minstrel')
    expect(minstrel.gold).toBe(3)
    expect(minstrel.followers).toEqual(['maiden'])
    expect(minstrel.objects).toEqual(['armour', 'axe', 'wand', 'talisman-1'])
    expect(minstrel.lives).toBe(4)
    expect(minstrel.spells).toEqual(['teleport-1'])
    expect([...t.lies('desert-west')].sort()).toEqual(['amulet', 'sword-1', 'water-bottle'])
  })

  test('the Sorceress may go either way round (TAL-SC-07, TAL-11.1, TAL-R30)', () => {
    const t = talisman({ sorceress: { at: 'temple' } }).dice(2)
    const got = t.turns({ 'move.to': 'space:runes-west' })
    expect(got.offered('move.to')).toEqual(['space:runes-west', 'space:oasis'])
  })

  test('the Dragon on the Runes adds 2 to its die, and is the card to be drawn (TAL-SC-08, TAL-13.4, TAL-16.4)', () => {
    const t = talisman({ sorceress: { at: 'temple', strength: 3 } }, { lying: { 'runes-west': ['dragon'] } }).dice(
      2,
      6,
      1,
    )
    const got = t.turns({ 'move.to': 'space:runes-west' })
    expect(got.of('cards-drawn')).toEqual([])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 9 }, theirs: { total: 10 }, result: 'lost' })
    expect(t.who('sorceress').lives).toBe(3)
    expect(t.lies('runes-west')).toEqual(['dragon-1'])
  })

  test('a Hex at the Oasis: a Life on landing, and one card of the two (TAL-SC-09, TAL-R86)', () => {
    const t = talisman(
      { sorceress: { at: 'temple', strength: 3 }, elf: {} },
      { hex: { at: 'oasis', by: 'elf' }, pile: ['dragon'] },
    ).dice(2, 2, 3)
    const got = t.turns({ 'move.to': 'space:oasis' })
    expect(got.of('cards-drawn').map(({ cards }) => cards)).toEqual([['dragon-1']])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 5 }, theirs: { total: 10 } })
    expect(t.who('sorceress').lives).toBe(2)
    expect(t.lies('oasis')).toEqual(['dragon-1'])
    expect(t.state.spaces.oasis.hex).not.toBeNull()
  })

  test('the Imp sends the Dwarf to a new Encounter; cards not met stay (TAL-SC-10, TAL-15.3, TAL-R16)', () => {
    const t = talisman(
      { dwarf: { at: 'hills-middle' } },
      { pile: ['bear', 'imp', 'bag-of-gold', 'wolf', 'angel'] },
    ).dice(1, 4, 6, 1)
    const got = t.turns({ 'move.to': 'space:hidden-valley' })
    expect(got.of('cards-drawn').map(({ space, cards }) => [space, cards])).toEqual([
      ['hidden-valley', ['bear', 'imp', 'bag-of-gold-1']],
      ['ruins', ['wolf', 'angel']],
    ])
    expect(t.lies('hidden-valley')).toEqual(['bear', 'bag-of-gold-1'])
    expect(t.who('dwarf')).toMatchObject({ space: 'ruins', lives: 4, trophies: ['wolf'] })
    expect(t.state.discard).toEqual(['imp', 'angel'])
  })
})
