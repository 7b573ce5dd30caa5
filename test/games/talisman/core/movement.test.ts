import { describe, expect, test } from 'vitest'
import { routesBySteps } from '../../../../src/games/talisman/data/board.ts'
import { SPACES_DATA } from '../../../../src/games/talisman/data/components.ts'
import { SPACE_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { talisman } from '../kit.ts'

describe('the board', () => {
  test('a Raft works both ways: opposite spaces are opposite in both directions (TAL-11.18a)', () => {
    for (const space of SPACE_IDS) {
      for (const other of SPACES_DATA.get(space)?.raftOpposite ?? []) {
        expect(SPACES_DATA.get(other)?.raftOpposite).toContain(space)
      }
    }
  })

  test('a Move of a number of steps ends clockwise, anticlockwise, or across the bridge (TAL-R30, TAL-R31)', () => {
    expect(routesBySteps('cursed-glade', 1).ends.map(({ end }) => end)).toEqual(['runes-north-east', 'hills-middle'])
    expect(routesBySteps('cursed-glade', 3).ends.map(({ end }) => end)).toEqual([
      'runes-south-east',
      'black-knight',
      'hills-north',
      'woods-north',
    ])
    expect(routesBySteps('cursed-glade', 2).ends.map(({ end }) => end)).toContain('sentinel')
    expect(routesBySteps('woods-north', 1).bridge).toBeNull()
    expect(routesBySteps('woods-north', 2).bridge).toEqual({ path: ['sentinel'], left: 0 })
    expect(routesBySteps('castle', 1).portal).toBeNull()
    expect(routesBySteps('castle', 2).portal).toEqual(['portal-of-power'])
    expect(routesBySteps('hills-middle', 6, false).ends.every(({ crosses }) => !crosses)).toBe(true)
  })
})

describe('the bridge and the Sentinel', () => {
  test('a Stand-off with the Sentinel ends the Turn on its space, where nothing else is met (TAL-SC-16, TAL-R36)', () => {
    const t = talisman(
      { troll: { at: 'woods-north', strength: 6, objects: ['sword'] } },
      { lying: { sentinel: ['goblin'] } },
    ).dice(3, 6, 4)
    const got = t.turns({ 'move.to': 'bridge' })
    expect(got.of('fought').map(({ ours, theirs }) => [ours.total, theirs.total])).toEqual([[13, 13]])
    expect(t.who('troll')).toMatchObject({ space: 'sentinel', lives: 4 })
    expect(t.lies('sentinel')).toEqual(['goblin-1'])
  })

  test('Armour saves the Life of the beaten, not the day (TAL-SC-17, TAL-16.9a)', () => {
    const t = talisman({ warrior: { at: 'woods-north', objects: ['armour'] } }).dice(3, 5, 2, 3, 4)
    const got = t.turns({ 'move.to': 'bridge' })
    expect(got.of('fought')[0]).toMatchObject({ ourDice: [5, 2], ours: { total: 9 }, theirs: { total: 12 } })
    expect(got.of('protected')[0]).toMatchObject({ card: 'armour', die: 4, saved: true })
    expect(t.who('warrior')).toMatchObject({ space: 'sentinel', lives: 4 })
  })

  test('outwards the bridge is free (TAL-SC-18, TAL-11.13)', () => {
    const t = talisman({ elf: { at: 'cursed-glade' } }, { pile: ['bag-of-gold'] }).dice(3)
    const got = t.turns({ 'move.to': 'space:woods-north' })
    expect(got.of('moved')[0]?.path).toEqual(['hills-middle', 'sentinel', 'woods-north'])
    expect(got.of('fought')).toEqual([])
    expect(got.of('cards-drawn')[0]?.space).toBe('woods-north')
  })

  test('the Poltergeist does not cross: it is gone, and the Move over after its one space (TAL-SC-33, TAL-R34, TAL-R38)', () => {
    const t = talisman(
      { troll: { at: 'sentinel', strength: 6, objects: ['sword', 'armour'], followers: ['poltergeist'] } },
      { pile: ['bag-of-gold'] },
    ).dice(6, 2)
    const got = t.turns({ 'move.to': 'bridge' })
    expect(got.of('move-rolled')).toEqual([])
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 13 }, theirs: { total: 11 } })
    expect(t.who('troll')).toMatchObject({ space: 'hills-middle', followers: [] })
    expect(got.of('cards-drawn')[0]?.space).toBe('hills-middle')
  })
})

describe('Rafts', () => {
  test('a Raft built with the Axe takes the Character straight across (TAL-SC-19, TAL-11.16)', () => {
    const t = talisman({ elf: { at: 'forest', objects: ['axe'] } })
    const got = t.turns({ 'move.how': 'build:castle' })
    expect(got.of('move-rolled')).toEqual([])
    expect(t.who('elf')).toMatchObject({ space: 'castle', objects: ['axe'] })
  })

  test('a bought Raft from a corner: three spaces to choose from, and back to its pile, used or not (TAL-SC-20, TAL-11.19)', () => {
    const t = talisman({ monk: { at: 'temple', raft: 'purchase-raft' } })
    const got = t.turns({ 'move.how': 'raft:tavern' })
    expect(got.offered('move.how')).toEqual(['roll', 'raft:plains-south-west', 'raft:tavern', 'raft:fields-south-west'])
    expect(t.who('monk')).toMatchObject({ space: 'tavern', raft: null })
    expect(t.state.piles.raft).toEqual(['purchase-raft-1'])
    const other = talisman({ monk: { at: 'temple', raft: 'purchase-raft' } }).dice(1)
    other.turns({ 'move.how': 'roll' })
    expect(other.state.piles.raft).toEqual(['purchase-raft-1'])
  })

  test('an untaken Raft is discarded at the end of the Turn (TAL-SC-61, TAL-R25, TAL-R17)', () => {
    const t = talisman({ monk: { at: 'plains-west' } }, { pile: ['raft', 'ogre'] }).dice(1, 1, 4)
    const got = t.turns({ 'move.to': 'space:ruins' })
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 6 }, theirs: { total: 9 } })
    expect(t.who('monk').lives).toBe(3)
    expect(t.lies('ruins')).toEqual(['ogre-1'])
    expect(t.state.discard).toEqual(['raft'])
  })
})

describe('the Portal of Power', () => {
  test('an attempt that fails: a Craft less, no card drawn, but the Goblin there attacks (TAL-SC-21, TAL-R40, TAL-R43)', () => {
    const t = talisman({ elf: { at: 'hidden-valley', craft: 8 } }, { lying: { 'portal-of-power': ['goblin'] } }).dice(
      5,
      5,
      4,
      3,
      2,
    )
    const got = t.turns({ 'move.to': 'portal:craft' })
    expect(got.of('portal-tried')[0]).toMatchObject({ roll: { total: 9 }, against: { total: 8 }, opens: false })
    expect(got.of('cards-drawn')).toEqual([])
    expect(t.who('elf')).toMatchObject({ space: 'portal-of-power', craft: 7, trophies: ['goblin-1'] })
  })

  test('an attempt that succeeds ends the Turn on the Plain (TAL-SC-22, TAL-R41)', () => {
    const t = talisman({ troll: { at: 'castle', strength: 9 }, wizard: { at: 'plain-of-peril' } }).dice(2, 4, 5)
    const got = t.turns({ 'move.to': 'portal:strength' })
    expect(t.who('troll').space).toBe('plain-of-peril')
    expect(got.asked.filter(({ verb }) => verb === 'encounter.do')).toEqual([])
  })

  test('exactly on the Portal no attempt is allowed; from it any Move will do (TAL-SC-23, TAL-11.25, TAL-R42)', () => {
    const t = talisman({ priest: { at: 'castle' } }, { pile: ['bag-of-gold'] }).dice(1)
    const got = t.turns({ 'move.to': 'space:portal-of-power' })
    expect(got.offered('move.to')).not.toContain('portal:craft')
    expect(got.of('cards-drawn')[0]?.cards).toHaveLength(1)
    const next = talisman({ priest: { at: 'portal-of-power' } }).dice(1, 6, 6)
    expect(next.turns({ 'move.to': 'portal:craft' }).offered('move.to')).toContain('portal:strength')
  })

  test('the Dwarf picks the lock with one Craft more, and fails on the starting space (TAL-SC-24, TAL-R43)', () => {
    const t = talisman({ dwarf: { at: 'portal-of-power' } }).dice(6, 3, 2)
    const got = t.turns({ 'move.to': 'portal:craft' })
    expect(got.of('portal-tried')[0]).toMatchObject({ roll: { total: 5 }, against: { total: 4 } })
    expect(t.who('dwarf').craft).toBe(3)
    expect(got.asked.filter(({ verb }) => verb === 'encounter.do')).toEqual([])
  })
})

describe('held and slowed', () => {
  test('enslaved in the Temple until the die shows 4 or more (TAL-SC-25, TAL-R33)', () => {
    const t = talisman({ warrior: { at: 'desert-west', lives: 4 }, elf: { at: 'village', missTurns: 9 } }).dice(
      1,
      2,
      3,
      3,
      5,
    )
    t.turns({ 'move.to': 'space:temple', 'space.roll': 'roll' })
    expect(t.who('warrior').enslaved).toBe(true)
    t.turns({}, 1)
    const next = t.turns({})
    expect(next.of('freed')).toMatchObject([{ die: 3, free: false }])
    expect(next.asked.filter(({ verb }) => verb === 'encounter.do')).toEqual([])
    t.turns({}, 1)
    const third = t.turns({ 'move.to': 'space:black-knight' })
    expect(third.of('freed')).toMatchObject([{ die: 5, free: true }])
    expect(t.who('warrior')).toMatchObject({ enslaved: false, space: 'black-knight' })
  })

  test('a Toad moves one space and rolls no die (TAL-19.4)', () => {
    const t = talisman({ elf: { at: 'city', toad: 2 } }, { pile: ['bag-of-gold'] })
    const got = t.turns({})
    expect(got.of('move-rolled')).toEqual([])
    expect(got.offered('move.to')).toEqual(['space:fields-south', 'space:fields-south-east'])
    expect(t.who('elf').toad?.turnsLeft).toBe(1)
  })

  test('a missed Turn is missed whole, and counts down nothing else (TAL-R10, TAL-R11)', () => {
    const t = talisman({ elf: { missTurns: 2 } })
    const got = t.turns({})
    expect(got.of('turn-missed')).toMatchObject([{ left: 1 }])
    expect(got.asked).toEqual([])
  })
})
