import { describe, expect, test } from 'vitest'
import { follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { talisman } from '../kit.ts'

describe('crypt and mines', () => {
  test.each([
    [[1, 1, 1], 'crypt'],
    [[4, 4, 2], 'plain-of-peril'],
    [[4, 5, 2], 'portal-of-power'],
    [[4, 5, 5], 'warlocks-cave'],
    [[6, 6, 6], 'city'],
  ])('TAL-SC-44 crypt: dice %j less Strength 9 lead to %s (TAL-14.5)', (dice, to) => {
    const t = talisman({ warrior: { at: 'crypt', strength: 9 } }).dice(...dice)
    const got = t.play(follow, 'warrior')
    expect(t.who('warrior').space).toBe(to)
    expect(got.of('came-out')).toMatchObject([{ from: 'crypt', to, roll: { total: dice.reduce((a, b) => a + b) - 9 } }])
  })

  test('the Crypt asks for Strength without what counts in Combat only (TAL-1.6a)', () => {
    const t = talisman({ warrior: { at: 'crypt', strength: 4, objects: ['sword', 'ring'] } }).dice(2, 2, 2)
    t.play(follow, 'warrior')
    expect(t.who('warrior').space).toBe('plain-of-peril') // 6 - 5
  })

  test.each([
    [[1, 1, 1], 'mines'],
    [[5, 2, 2], 'portal-of-power'],
    [[6, 6, 6], 'tavern'],
  ])('mines: dice %j less Craft 7 lead to %s (TAL-14.6)', (dice, to) => {
    const t = talisman({ wizard: { at: 'mines', craft: 7 } }).dice(...dice)
    t.play(follow, 'wizard')
    expect(t.who('wizard').space).toBe(to)
  })

  test('TAL-SC-45 dwarf-mines: two dice; the Gnome does not add to that', () => {
    const t = talisman({ dwarf: { at: 'mines', craft: 7, followers: ['gnome'] } }).dice(3, 2)
    const got = t.play(follow, 'dwarf')
    expect(t.who('dwarf').space).toBe('mines')
    expect(got.of('came-out')[0]?.roll.total).toBe(-2)
  })

  test('gnome: two dice in the Mines for any owner', () => {
    const t = talisman({ wizard: { at: 'mines', craft: 7, followers: ['gnome'] } }).dice(5, 6)
    t.play(follow, 'wizard')
    expect(t.who('wizard').space).toBe('warlocks-cave')
  })
})

describe('vampires-tower', () => {
  test('TAL-SC-49 Followers are accepted instead of Lives; without the Mule the rest is dropped', () => {
    const objects = ['sword', 'axe', 'shield', 'helmet', 'armour', 'ring', 'cross']
    const t = talisman({ thief: { at: 'vampires-tower', followers: ['mule', 'guide'], objects } }).dice(6)
    t.play(follow, 'thief', { 'vampire.give': ['card:guide-1', 'card:mule'] })
    expect(t.who('thief')).toMatchObject({ followers: [], lives: 3 })
    expect(t.state.discard).toEqual(['guide-1', 'mule'])
    expect(t.lies('vampires-tower')).toHaveLength(3)
  })

  test('vampires-tower: by default the Character gives as many as necessary, the least valuable first (d-vampire)', () => {
    const t = talisman({ thief: { at: 'vampires-tower', followers: ['unicorn', 'hag', 'pixie'] } }).dice(3)
    t.play(follow, 'thief')
    expect(t.who('thief')).toMatchObject({ followers: ['unicorn'], lives: 4 })
  })

  test('a Character who gives no Follower pays in Lives, and Armour is no help', () => {
    const t = talisman({ thief: { at: 'vampires-tower', followers: ['unicorn'], objects: ['armour'] } }).dice(2)
    t.play(follow, 'thief', { 'vampire.give': 'none' })
    expect(t.who('thief')).toMatchObject({ followers: ['unicorn'], lives: 3 })
  })
})

describe('pits', () => {
  test('TAL-SC-46 one after another; anything but a win ends the Turn (TAL-14.8, TAL-R46)', () => {
    const t = talisman({ troll: { at: 'pits', strength: 7, objects: ['sword'] } }).dice(3, 3, 2, 1, 5)
    expect(t.play(follow, 'troll').result).toBe('turn-ends')
    expect(t.who('troll')).toMatchObject({ lives: 4, unfinished: { kind: 'pitfiends', left: 2 } })
    t.dice(4, 1, 2, 3)
    t.play(follow, 'troll')
    expect(t.who('troll')).toMatchObject({ unfinished: null, trophies: [] })
  })
})

describe('werewolf-den', () => {
  test('TAL-SC-47 its Strength is rolled on entering and stays (TAL-14.7, TAL-R47)', () => {
    const t = talisman({ elf: { at: 'werewolf-den', strength: 5, lives: 3 } }).dice(6, 5, 4, 2)
    const got = t.play(follow, 'elf')
    expect(got).toMatchObject({ result: 'turn-ends' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 9 }, theirs: { total: 13 }, result: 'lost' }])
    expect(t.who('elf')).toMatchObject({ lives: 2, unfinished: { kind: 'werewolf', strength: 11 } })
  })

  test('a dead one leaves nothing', () => {
    const t = talisman({ elf: { at: 'werewolf-den', strength: 9 } }).dice(1, 1, 4, 2)
    t.play(follow, 'elf')
    expect(t.who('elf')).toMatchObject({ unfinished: null, trophies: [] })
  })
})

describe('dice-with-death', () => {
  test('TAL-SC-48 equal: again; lower: a Life; higher: the Character may go (TAL-R48)', () => {
    const t = talisman({ wizard: { at: 'dice-with-death', lives: 3, objects: ['armour'] } })
    t.dice(3, 3, 2, 4)
    t.play(follow, 'wizard')
    expect(t.who('wizard')).toMatchObject({ lives: 3, unfinished: { kind: 'death' } })
    t.dice(2, 2, 5, 1)
    t.play(follow, 'wizard')
    expect(t.who('wizard')).toMatchObject({ lives: 2, unfinished: { kind: 'death' } })
    t.dice(6, 1, 3, 3)
    const got = t.play(follow, 'wizard')
    expect(t.who('wizard')).toMatchObject({ lives: 2, unfinished: null })
    expect(got.of('diced-with-death')).toMatchObject([{ own: { total: 7 }, death: { total: 6 }, result: 'won' }])
  })
})
