import { describe, expect, test } from 'vitest'
import { talisman } from '../kit.ts'

describe('cards on a space', () => {
  test('a card that lies there is the card to be drawn (TAL-SC-26, TAL-13.4)', () => {
    const t = talisman({ thief: { at: 'city', gold: 0 } }, { lying: { 'fields-south': ['market'] } }).dice(1)
    const got = t.turns({ 'move.to': 'space:fields-south', 'card.next': ['meet:market'], 'shop.buy': ['lift:shield'] })
    expect(got.of('cards-drawn')).toEqual([])
    expect(t.who('thief').objects).toEqual(['purchase-shield-1'])
    expect(t.state.piles.shield).toHaveLength(3)
    expect(t.lies('fields-south')).toEqual(['market'])
  })

  test('several Enemies fight as one (TAL-SC-27, TAL-16.5)', () => {
    const beaten = talisman({ troll: { at: 'plains-west' } }, { lying: { ruins: ['wolf', 'goblin'] } }).dice(1, 2, 5)
    const lost = beaten.turns({ 'move.to': 'space:ruins' })
    expect(lost.of('fought')[0]).toMatchObject({ ours: { total: 8 }, theirs: { total: 9 } })
    expect(beaten.who('troll').lives).toBe(3)
    expect(beaten.lies('ruins')).toHaveLength(2)
    const victor = talisman({ troll: { at: 'plains-west' } }, { lying: { ruins: ['wolf', 'goblin'] } }).dice(1, 4, 5)
    victor.turns({ 'move.to': 'space:ruins' })
    expect(victor.who('troll').trophies).toEqual(['wolf', 'goblin-1'])
  })

  test('Strength is met before Craft, and a Stand-off ends it all (TAL-SC-28, TAL-R68, TAL-16.10)', () => {
    const t = talisman({ elf: { at: 'hills-middle' } }, { pile: ['shadow', 'wolf', 'sword'] }).dice(1, 5, 1, 2, 4)
    const got = t.turns({ 'move.to': 'space:hidden-valley' })
    expect(got.of('fought').map(({ fight, ours, theirs }) => [fight, ours.total, theirs.total])).toEqual([
      ['combat', 8, 3],
      ['psychic', 6, 6],
    ])
    expect(t.who('elf')).toMatchObject({ trophies: ['wolf'], objects: [], lives: 4 })
    expect(t.lies('hidden-valley')).toEqual(['shadow-1', 'sword-1'])
  })

  test('the Elf Evades in the Woods and takes what the Dragon guards (TAL-SC-29, TAL-18.1, TAL-15.9)', () => {
    const t = talisman({ elf: { at: 'plains-south' } }, { lying: { 'woods-south': ['dragon', 'shield'] } }).dice(1)
    const got = t.turns({
      'move.to': 'space:woods-south',
      'window.act': ['evade:dragon-1'],
      'card.next': ['take:shield'],
    })
    expect(got.of('cards-drawn')).toEqual([])
    expect(got.of('fought')).toEqual([])
    expect(t.who('elf').objects).toEqual(['shield'])
    expect(t.lies('woods-south')).toEqual(['dragon-1'])
  })

  test('Immobility holds only one; the rest fight (TAL-SC-30, TAL-R67)', () => {
    const t = talisman(
      { thief: { at: 'hills-middle', spells: ['immobility'] } },
      { pile: ['dragon', 'ogre', 'bag-of-gold'] },
    ).dice(1, 6, 3)
    const got = t.turns({ 'move.to': 'space:hidden-valley', 'window.act': ['cast:immobility:foe:dragon-1'] })
    expect(got.of('fought')[0]).toMatchObject({ foes: ['ogre-1'], ours: { total: 9 }, theirs: { total: 8 } })
    expect(t.who('thief')).toMatchObject({ trophies: ['ogre-1'], gold: 2 })
    expect(t.lies('hidden-valley')).toEqual(['dragon-1'])
  })

  test('Preservation for one Enemy makes it a Stand-off: none is killed (TAL-SC-31, TAL-R69)', () => {
    const t = talisman(
      { warrior: { at: 'plains-west', strength: 8 }, elf: { spells: ['preservation'] } },
      { lying: { ruins: ['giant', 'wolf'] } },
    ).dice(1, 6, 6, 1)
    const got = t.turns({ 'move.to': 'space:ruins', 'window.act': ['cast:preservation:foe:wolf'] })
    expect(got.of('fought')[0]?.result).toBe('won')
    expect(got.of('killed')).toEqual([])
    expect(t.who('warrior').trophies).toEqual([])
    expect(t.lies('ruins')).toEqual(['giant', 'wolf'])
  })

  test('foresight first, then the Orb (TAL-SC-34, TAL-15.2)', () => {
    const t = talisman(
      { prophetess: { at: 'village', objects: ['orb-of-knowledge'], order: 'never' } },
      { pile: ['demon', 'dragon', 'angel', 'storm'] },
    ).dice(1)
    const got = t.turns([
      ['move.to', 'space:fields-north'],
      ['foresee.discard', 'card:demon'],
      ['orb.replace', 'card:dragon-1'],
    ])
    expect(got.of('cards-drawn')[0]?.cards).toEqual(['demon', 'dragon-1'])
    expect(t.who('prophetess').lives).toBe(5)
    expect(t.state.discard).toEqual(['demon', 'dragon-1', 'angel'])
    expect(t.state.deck[0]).toBe('storm')
  })

  test('one visit a landing (TAL-SC-63, TAL-12.1b)', () => {
    const t = talisman({ elf: { at: 'village', lives: 1 } }, { lying: { 'fields-north': ['healer'] } }).dice(1)
    const got = t.turns({ 'move.to': 'space:fields-north', 'card.next': ['meet:healer'] })
    expect(got.of('cards-drawn')).toEqual([])
    expect(t.who('elf').lives).toBe(3)
    expect(got.asked.filter(({ verb }) => verb === 'card.next')).toHaveLength(1)
  })

  test('an Enemy bars the way to cards beside it, until it is met (TAL-12.1, TAL-13.5)', () => {
    const t = talisman({ troll: { at: 'fields-south' } }, { lying: { city: ['wolf', 'sword'] } }).dice(1, 6, 1)
    const got = t.turns({ 'move.to': 'space:city' })
    expect(got.offered('encounter.do')).toEqual(['take:sword-1', 'end']) // asked only once the Wolf is dead
    expect(t.who('troll')).toMatchObject({ trophies: ['wolf'], objects: ['sword-1'] })
  })

  test('the piles run out: the discards become a new pile in the middle of a draw (TAL-R7)', () => {
    const t = talisman(
      { troll: { at: 'hills-middle' } },
      { pile: ['healer'], onlyPile: true, discard: ['bag-of-gold', 'mage'] },
    ).dice(1)
    const got = t.turns({ 'move.to': 'space:hidden-valley' })
    expect(got.of('pile-shuffled')).toHaveLength(1)
    expect(got.of('cards-drawn')[0]?.cards).toHaveLength(3)
  })
})

describe('an absent player', () => {
  test('an absent player goes to the safest end and heals there (TAL-SC-60, TAL-R4, timing.json)', () => {
    const t = talisman({ warrior: { at: 'plains-west', gold: 2, lives: 3 } })
      .away()
      .dice(3)
    t.turns()
    expect(t.who('warrior')).toMatchObject({ space: 'village', lives: 4, gold: 1, objects: [] })
  })
})
