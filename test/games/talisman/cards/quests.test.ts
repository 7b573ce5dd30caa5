import { describe, expect, test } from 'vitest'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { payQuest } from '../../../../src/games/talisman/rules/deeds/quests.ts'
import { talisman } from '../kit.ts'

const AT_CAVE = { at: 'warlocks-cave' } as const

describe("the Warlock's Cave", () => {
  test('a Quest may be accepted, and then not refused (TAL-R60)', () => {
    const t = talisman({ warrior: AT_CAVE }).dice(1)
    t.play(follow, 'warrior', { 'quest.accept': 'accept' })
    expect(t.who('warrior').quest).toBe('quest-take-life')
  })

  test("the Warlock's Cave: by default only by those without a Talisman (d-optional-roll)", () => {
    const t = talisman({ warrior: AT_CAVE, elf: { ...AT_CAVE, objects: ['talisman'] } }).dice(1)
    expect(t.play(follow, 'warrior').asked[0]).toMatchObject({ default: 'accept' })
    t.state.active = t.seatOf('elf')
    expect(t.play(follow, 'elf').asked[0]).toMatchObject({ default: 'decline' })
  })

  test('one at a time (TAL-R61), and none for a Toad (TAL-R73)', () => {
    const t = talisman({ warrior: { ...AT_CAVE, quest: 'quest-two-gold' }, elf: { ...AT_CAVE, toad: 2 } })
    expect(t.play(follow, 'warrior').asked).toEqual([])
    expect(t.play(follow, 'elf').asked).toEqual([])
  })

  test('TAL-SC-57 paid on the spot: a Talisman, and cards beyond the limit are dropped in the Cave', () => {
    const objects = ['sword', 'axe', 'shield', 'helmet']
    const t = talisman({ thief: { ...AT_CAVE, gold: 3, objects } }).dice(6)
    const got = t.play(follow, 'thief', { 'quest.accept': 'accept', 'quest.pay': 'gold:2', 'things.drop': 'helmet' })
    expect(got.result).toBe('turn-ends')
    expect(t.who('thief')).toMatchObject({ gold: 1, quest: null })
    expect(t.who('thief').objects).toContain('talisman-card-1')
    expect(t.lies('warlocks-cave')).toEqual(['helmet'])
  })
})

describe('handing over', () => {
  test('a Follower: not a Curse, and not a Charmed or Raised one', () => {
    const followers = ['hag', 'unicorn', 'wolf', 'pixie']
    const t = talisman({ ghoul: { quest: 'quest-follower', followers } })
    const got = t.play(payQuest, 'ghoul', {}, 'start')
    expect(got.offered('quest.pay')).toEqual(['wait', 'card:unicorn', 'card:pixie'])
    expect(t.who('ghoul')).toMatchObject({ followers: ['hag', 'unicorn', 'wolf'], space: 'warlocks-cave' })
    expect(got.result).toBe('turn-ends') // TAL-R63: they give up their Move
  })

  test('a Magic Object goes to its pile; a Talisman back among the Talismans', () => {
    const t = talisman({ elf: { quest: 'quest-magic-object', objects: ['talisman-card', 'sword'] } }, { talismans: 0 })
    expect(t.play(payQuest, 'elf', {}, 'end').offered('quest.pay')).toEqual(['wait', 'card:talisman-card-1'])
    expect(t.who('elf').objects).toEqual(['sword-1', 'talisman-card-1']) // and comes back as the reward
  })

  test('3 Gold, from the Inner Region too; without a Talisman left the Quest is over all the same (TAL-R65)', () => {
    const t = talisman({ elf: { at: 'mines', quest: 'quest-three-gold', gold: 3 } }, { talismans: 0 })
    t.play(payQuest, 'elf', {}, 'start')
    expect(t.who('elf')).toMatchObject({ quest: null, gold: 0, objects: [], space: 'warlocks-cave' })
  })

  test("a Mule that is handed over leaves its load on the payer's space (TAL-R20)", () => {
    const objects = ['sword', 'axe', 'shield', 'helmet', 'armour', 'ring']
    const t = talisman({ elf: { at: 'city', quest: 'quest-follower', followers: ['mule'], objects } })
    t.play(payQuest, 'elf', {}, 'end')
    expect(t.lies('city')).toEqual(['helmet', 'axe'])
    expect(t.lies('warlocks-cave')).toEqual(['shield'])
    expect(t.who('elf').objects).toEqual(['sword-1', 'armour', 'ring', 'talisman-card-1'])
  })

  test('the player may wait, must have enough, and must not be a Toad (TAL-R62, TAL-R73)', () => {
    const t = talisman({ elf: { quest: 'quest-two-gold', gold: 2 }, troll: { quest: 'quest-two-gold', gold: 1 } })
    t.play(payQuest, 'elf', { 'quest.pay': 'wait' }, 'start')
    expect(t.who('elf')).toMatchObject({ quest: 'quest-two-gold', gold: 2 })
    t.state.active = t.seatOf('troll')
    expect(t.play(payQuest, 'troll', {}, 'start').asked).toEqual([])
    t.state.active = t.seatOf('elf')
    t.who('elf').toad = { turnsLeft: 2, strength: 1, craft: 1, fresh: false }
    expect(t.play(payQuest, 'elf', {}, 'start').asked).toEqual([])
  })
})

describe('deeds', () => {
  test('killing an Enemy card ends the Turn in the Cave', () => {
    const around = { lying: { 'hills-north': ['goblin'] } }
    const t = talisman({ warrior: { at: 'hills-north', quest: 'quest-kill-enemy' } }, around).dice(4, 4, 1)
    expect(t.play(encounter, 'warrior').result).toBe('turn-ends')
    expect(t.who('warrior')).toMatchObject({
      quest: null,
      space: 'warlocks-cave',
      objects: ['talisman-card-1'],
      trophies: ['goblin-1'],
    })
  })

  test('a creature without a card does not count', () => {
    const t = talisman({ troll: { at: 'tavern', quest: 'quest-kill-enemy' } }).dice(2, 4, 1)
    t.play(follow, 'troll')
    expect(t.who('troll').quest).toBe('quest-kill-enemy')
  })

  test("TAL-SC-41 a defender who takes a Life completes their Quest in another player's Turn (TAL-R64)", () => {
    const t = talisman(
      { wizard: { at: 'ruins' }, troll: { at: 'ruins', quest: 'quest-take-life' } },
      { talismans: 3 },
    ).dice(1, 1)
    const got = t.play(encounter, 'wizard', {
      'encounter.do': 'character:1',
      'character.do': 'attack:combat',
      'fight.spoils': 'life',
    })
    expect(got.result).toBe('turn-ends')
    expect(t.who('wizard')).toMatchObject({ lives: 3, space: 'ruins' })
    expect(t.who('troll')).toMatchObject({ quest: null, space: 'warlocks-cave', objects: ['talisman-card-1'] })
    expect(t.state.piles.talisman).toHaveLength(2)
  })
})
