import { describe, expect, test } from 'vitest'
import { talisman } from '../kit.ts'

describe('Characters against Characters', () => {
  test('spoils: only what the victor may possess, and one Object too many is dropped (TAL-SC-38, TAL-R76)', () => {
    const t = talisman({
      assassin: { at: 'fields-south', objects: ['helmet', 'shield', 'armour', 'water-bottle'] },
      elf: { at: 'city', objects: ['holy-lance', 'talisman'] },
    }).dice(1, 2)
    const got = t.turns({
      'move.to': 'space:city',
      'encounter.do': 'character:1',
      'window.act': ['use:assassinate'],
      'fight.spoils': 'object:talisman-1',
      'things.drop': 'helmet',
    })
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 5 }, theirs: { total: 4 }, theirDice: [] })
    expect(got.offered('fight.spoils')).toEqual(['life', 'object:talisman-1', 'gold', 'nothing'])
    expect(t.who('assassin').objects).toEqual(['shield', 'armour', 'water-bottle', 'talisman-1'])
    expect(t.lies('city')).toEqual(['helmet'])
  })

  test('one Protection only (TAL-SC-39, TAL-16.9a)', () => {
    const t = talisman({
      troll: { at: 'fields-south' },
      dwarf: { at: 'city', lives: 3, objects: ['shield', 'helmet'] },
    }).dice(1, 6, 1, 4)
    const got = t.turns({
      'move.to': 'space:city',
      'encounter.do': 'character:1',
      'fight.spoils': 'life',
      'fight.protect': 'shield',
    })
    expect(got.of('protected')).toMatchObject([{ card: 'shield', saved: false }])
    expect(t.who('dwarf').lives).toBe(2)
  })

  test('Characters against Characters: in Psychic Combat no Armour helps, but Preservation does, and nothing is fed on (TAL-SC-40, TAL-17.2)', () => {
    const t = talisman({
      ghoul: { at: 'fields-south' },
      warrior: { at: 'city', lives: 2, objects: ['armour'] },
      elf: { spells: ['preservation'] },
    }).dice(1, 4, 2)
    const got = t.turns({
      'move.to': 'space:city',
      'encounter.do': 'character:1',
      'character.do': 'attack:psychic',
      'window.act': ['cast:preservation:seat:1'],
      'fight.spoils': 'life',
    })
    expect(got.of('protected')).toEqual([])
    expect(t.who('warrior').lives).toBe(2)
    expect(t.who('ghoul').lives).toBe(4)
  })

  test('a Toad in the middle of a fight has one die and nothing to lose but a Life (TAL-SC-42, TAL-R74, TAL-R76)', () => {
    const t = talisman({
      monk: { at: 'fields-south', spells: ['random'] },
      warrior: { at: 'city', gold: 3, objects: ['sword'] },
    }).dice(1, 1, 2, 3)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['encounter.do', 'character:1'],
      ['window.act', 'cast:random:seat:1'],
      ['fight.spoils', 'life'],
    ])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 7 }, theirs: { total: 4 } })
    expect(got.offered('fight.spoils')).toEqual(['life', 'nothing'])
    expect(t.who('warrior')).toMatchObject({ lives: 3, gold: 0, objects: [] })
    expect(t.lies('city')).toEqual(['sword-1'])
    expect(t.state.spaces.city.gold).toBe(3)
  })

  test('the Warrior counts two Weapons and the better of two dice (TAL-SC-43, TAL-16.4)', () => {
    const t = talisman(
      { warrior: { at: 'village', objects: ['sword', 'axe', 'holy-lance'] } },
      { lying: { 'fields-north': ['dragon'] } },
    ).dice(1, 2, 5, 4)
    const got = t.turns({
      'move.to': 'space:fields-north',
      'fight.weapons': 'holy-lance+sword-1',
      'trophies.exchange': 'keep',
    })
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 13 }, theirs: { total: 11 }, ourDice: [2, 5] })
    expect(t.who('warrior').trophies).toEqual(['dragon-1'])
  })

  test('first the lure, then the fight; afterwards it is too late (TAL-SC-65, TAL-13.3a)', () => {
    const t = talisman({
      sorceress: { at: 'fields-south-west' },
      monk: { at: 'tavern', followers: ['guide', 'unicorn'] },
    }).dice(1, 3, 2)
    const got = t.turns([
      ['move.to', 'space:tavern'],
      ['encounter.do', 'character:1'],
      ['character.do', 'sorceress-lure'],
      ['character.do', 'attack:psychic'],
      ['fight.spoils', 'gold'],
    ])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 7 }, theirs: { total: 6 } })
    expect(t.who('sorceress')).toMatchObject({ followers: ['guide-1'], gold: 2 })
    expect(got.of('table-read')).toEqual([])
  })

  test('a Character who is Evaded has had their Encounter: no other Character, no space (TAL-R78)', () => {
    const t = talisman({ troll: { at: 'fields-south-east' }, elf: { at: 'woods-east' } }).dice(1)
    const got = t.turns([
      ['move.to', 'space:woods-east'],
      ['encounter.do', 'character:1'],
      ['window.act', 'evade'],
    ])
    expect(got.of('cards-drawn')).toEqual([])
    expect(got.of('fought')).toEqual([])
  })
})

describe('death', () => {
  test("death: before the Crown is reached: the dead Character's cards stay, and a new Character takes the next Turn (TAL-SC-54)", () => {
    const t = talisman(
      {
        monk: {
          at: 'chasm',
          lives: 1,
          gold: 2,
          objects: ['talisman'],
          followers: ['unicorn'],
          trophies: ['wolf'],
          spells: ['hex'],
        },
        elf: { missTurns: 1 },
      },
      { lying: { 'runes-north-east': ['wraith'] } },
    ).dice(1, 1, 6)
    t.turns({ 'move.to': 'space:runes-north-east' })
    expect(t.lies('runes-north-east')).toEqual(['wraith-1', 'talisman-1', 'unicorn'])
    expect(t.state.spaces['runes-north-east'].gold).toBe(2)
    expect(t.state.spellDiscard).toEqual(['hex'])
    expect(t.state.discard).toEqual(['wolf'])
    expect(t.state.unused).toContain('monk')
    expect(t.state.players[0]?.standing).toBe('waiting')
    t.turns()
    const next = t.turns()
    expect(next.of('character-entered')).toMatchObject([{ seat: 0, replaces: true }])
    expect(next.asked.some(({ verb }) => verb === 'move.how' || verb === 'move.to')).toBe(true)
  })

  test('afterwards the dead are out, and the last one left has won (TAL-SC-55, TAL-R52)', () => {
    const t = talisman(
      { troll: { at: 'fields-south' }, elf: { at: 'city', lives: 1 }, druid: { at: 'city', lives: 1 } },
      { crownReached: true },
    ).dice(1, 6, 1)
    t.turns({ 'move.to': 'space:city', 'encounter.do': 'character:1', 'fight.spoils': 'life' })
    expect(t.state.players[1]?.standing).toBe('out')
    t.who('troll').space = 'fields-south'
    t.state.active = 0
    t.dice(1, 6, 1)
    const got = t.turns({ 'move.to': 'space:city', 'encounter.do': 'character:2', 'fight.spoils': 'life' })
    expect(got.of('game-over')).toMatchObject([{ winners: [0], why: 'last' }])
    expect(t.state.result?.[0]).toMatchObject({ seat: 0, won: true })
  })
})
