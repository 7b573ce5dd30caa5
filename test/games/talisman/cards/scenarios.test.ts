import { describe, expect, test } from 'vitest'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { gainStrength } from '../../../../src/games/talisman/rules/deeds/counters.ts'
import { talisman } from '../kit.ts'

/** Worked examples that take a whole Turn. */
describe('scenarios', () => {
  test('TAL-SC-05 the Thief crosses the bridge', () => {
    const t = talisman({ thief: { at: 'graveyard', spells: ['immobility'] } }).dice(6)
    const got = t.turns([
      ['move.to', 'bridge'],
      ['window.act', 'cast:immobility:foe:sentinel'],
      ['move.to', 'space:portal-of-power'],
    ])
    expect(t.who('thief').space).toBe('portal-of-power')
    expect(got.of('fought').filter(({ foes }) => foes.includes('sentinel'))).toEqual([])
    expect(t.state.spellDiscard).toContain('immobility-1')
    expect(got.of('portal-tried')).toEqual([])
    expect(got.of('cards-drawn')).toHaveLength(1)
  })

  test('TAL-SC-10 the Dwarf and the Imp: a new Encounter where the Imp has sent the Dwarf', () => {
    const t = talisman(
      { dwarf: { at: 'hills-middle' } },
      { pile: ['bear', 'imp', 'bag-of-gold', 'wolf', 'angel'] },
    ).dice(1, 4, 5, 1)
    const got = t.turns({ 'move.to': 'space:hidden-valley' })
    expect(t.lies('hidden-valley')).toEqual(['bear', 'bag-of-gold-1'])
    expect(got.of('cards-drawn').map(({ space, cards }) => [space, cards])).toEqual([
      ['hidden-valley', ['bear', 'imp', 'bag-of-gold-1']],
      ['ruins', ['wolf', 'angel']],
    ])
    expect(t.who('dwarf')).toMatchObject({ space: 'ruins', lives: 4, trophies: ['wolf'] })
    expect(t.state.discard).toEqual(['imp', 'angel'])
  })

  test('TAL-SC-15 empty Spell piles', () => {
    const t = talisman({ wizard: { at: 'city', spells: ['random'] } }, { onlySpells: true }).dice(6, 1)
    t.turns({ 'window.act': ['cast:random:seat:0'] })
    expect(t.who('wizard').spells).toEqual(['random-1'])
    expect(t.state.spellDiscard).toEqual([])
  })

  test('TAL-SC-20 a bought Raft from a corner (TAL-11.17, TAL-R25)', () => {
    const t = talisman({ monk: { at: 'temple', raft: 'purchase-raft' } })
    const got = t.turns({ 'move.how': 'raft:tavern' })
    const rafts = got.offered('move.how').filter((key) => key.startsWith('raft'))
    expect(rafts).toEqual(['raft:plains-south-west', 'raft:tavern', 'raft:fields-south-west'])
    expect(t.state.piles.raft).toEqual(['purchase-raft-1'])
  })

  test('TAL-SC-25 enslaved until the die is kind (TAL-R33)', () => {
    const t = talisman({ warrior: { at: 'temple', enslaved: true } }).dice(3)
    t.turns()
    expect(t.who('warrior')).toMatchObject({ enslaved: true, space: 'temple' })
    t.state.active = 0
    t.dice(5)
    t.turns({ 'move.to': 'space:runes-south-east' })
    expect(t.who('warrior')).toMatchObject({ enslaved: false, space: 'runes-south-east' })
  })

  test('TAL-SC-32 the Hag and the Mystic: no Follower may join while the Hag is there', () => {
    const t = talisman({ warrior: { at: 'fields-north', followers: ['hag'] } }, { lying: { village: ['guide'] } })
    t.dice(1, 2).turns([
      ['move.to', 'space:village'],
      ['space.visit', 'mystic'],
      ['encounter.do', 'take:guide-1'],
    ])
    expect(t.who('warrior').followers).toEqual(['guide-1'])
    expect(t.state.discard).toEqual(['hag'])
  })

  test('TAL-SC-59 nullified: the Wizard draws again at the end of the Turn (TAL-9.5b)', () => {
    const t = talisman({ wizard: { at: 'village', spells: ['hex', 'healing'] }, elf: { spells: ['nullify'] } })
    const got = t.turns([['window.act', 'cast:nullify:seat:0', 'elf']])
    expect(got.of('spells-drawn')).toMatchObject([{ seat: 0, number: 1 }])
    expect(t.who('wizard').spells).toHaveLength(1)
  })

  test('TAL-SC-60 everyone has gone to bed', () => {
    const t = talisman({ warrior: { at: 'plains-west', gold: 2, lives: 3 } })
      .away()
      .dice(3)
    t.turns()
    expect(t.who('warrior')).toMatchObject({ space: 'village', gold: 1, lives: 4, objects: [] })
  })

  test('TAL-SC-61 Rafts are never left behind', () => {
    const t = talisman({ monk: { at: 'plains-west' } }, { pile: ['raft', 'ogre'] }).dice(1, 1, 4)
    t.turns({ 'move.to': 'space:ruins' })
    expect(t.who('monk')).toMatchObject({ lives: 3, raft: null })
    expect(t.lies('ruins')).toEqual(['ogre-1'])
    expect(t.state.discard).toEqual(['raft'])
  })

  test('TAL-SC-37 a Toad grows strong in vain (TAL-19.3)', () => {
    const t = talisman(
      { troll: { at: 'ruins', strength: 7, toad: 1 } },
      { lying: { ruins: ['goblin', 'magic-stream'] } },
    )
    gainStrength(t.state, 0, 1, 'witch')
    const got = t.dice(4, 1).play(encounter, 'troll')
    expect(got.of('fought')).toMatchObject([{ ours: { total: 6 }, theirs: { total: 3 } }])
    expect(t.who('troll')).toMatchObject({ strength: 7, trophies: ['goblin-1'] })
  })
})
