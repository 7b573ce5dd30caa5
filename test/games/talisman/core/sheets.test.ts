import { describe, expect, test } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import { asideKeys, takeAside } from '../cards/asides.ts'
import { talisman, type Somebody } from '../kit.ts'

/** A Move of one, from the City to Fields where a card lies. */
function comesTo(card: string, who: CharacterId, somebody: Somebody = {}) {
  return talisman({ [who]: { at: 'city', ...somebody } }, { lying: { 'fields-south': [card] } }).dice(1)
}

describe('counters', () => {
  test('a Character begins with 1 Gold and 4 Lives (TAL-3.1, TAL-4.1)', () => {
    const { run } = Run.start(
      TALISMAN_RULES,
      TALISMAN_RULES.create({ seats: 6, preset: 'standard', seed: 'purse', experience: [] }),
    )
    expect(run.state.players.map(({ character }) => [character?.gold, character?.lives])).toEqual(Array(6).fill([1, 4]))
  })

  test('Strength may be gained by an Encounter (TAL-1.5), and lost Strength is paid in counters (TAL-1.2)', () => {
    const gains = comesTo('magic-stream', 'elf')
    gains.turns({ 'move.to': 'space:fields-south', 'card.next': 'meet:magic-stream' })
    expect(gains.who('elf').strength).toBe(4)
    const pays = talisman({ elf: { at: 'castle', strength: 5 } }).dice(2, 6, 6)
    pays.turns({ 'move.to': 'portal:strength' })
    expect(pays.who('elf').strength).toBe(4)
  })

  test('lost Craft is paid in counters (TAL-2.2)', () => {
    const t = talisman({ elf: { at: 'fields-south', craft: 6 } }).dice(1, 3)
    t.turns({ 'move.to': 'space:city', 'space.visit': 'enchantress' })
    expect(t.who('elf').craft).toBe(5)
  })

  test('Craft comes from Encounters only: no trophy buys any (TAL-2.4)', () => {
    const t = talisman({ elf: { at: 'fields-south', trophies: ['dragon', 'wraith'] } }).dice(1)
    const got = t.turns({ 'move.to': 'space:city', 'trophies.exchange': 'strength:1' })
    expect(got.offered('trophies.exchange')).toEqual(['strength:1', 'keep'])
    expect(t.who('elf')).toMatchObject({ strength: 4, craft: 4 })
    const gains = comesTo('fountain-of-wisdom', 'elf')
    gains.turns({ 'move.to': 'space:fields-south', 'card.next': 'meet:fountain-of-wisdom' })
    expect(gains.who('elf').craft).toBe(5)
  })

  test('prices are in Bags of Gold, and only affordable cards are offered (TAL-3.2)', () => {
    const t = talisman({ elf: { at: 'graveyard', gold: 3 } }).dice(2)
    const got = t.turns({ 'move.to': 'space:village', 'space.visit': 'blacksmith', 'shop.buy': ['buy:shield'] })
    expect(got.offered('shop.buy')).toEqual(expect.arrayContaining(['buy:sword', 'buy:axe', 'buy:shield']))
    expect(got.offered('shop.buy')).not.toContain('buy:armour')
    expect(t.who('elf')).toMatchObject({ gold: 0, objects: ['purchase-shield-1'] })
  })

  test('Gold is no Object: four of them and any Gold (TAL-3.5), and it cannot be put down (TAL-3.5a)', () => {
    const objects = ['helmet', 'shield', 'axe', 'ring']
    const t = comesTo('two-bags-of-gold', 'elf', { objects, gold: 7 })
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect(got.asked.map(({ verb }) => verb)).not.toContain('things.drop')
    expect(t.who('elf')).toMatchObject({ gold: 9, objects })
    const asides = TALISMAN_RULES.asides?.(t.state, 0) ?? []
    expect(asides.filter(({ verb, key }) => /gold/.test(`${verb} ${key}`))).toEqual([])
    expect(asideKeys(t, 'elf', 'things.ditch')).toEqual(objects)
  })

  test('a lost Life is paid in counters (TAL-4.2); healing gives it back from the stock (TAL-4.4)', () => {
    const hurt = comesTo('dragon', 'elf').dice(1, 6)
    hurt.turns({ 'move.to': 'space:fields-south' })
    expect(hurt.who('elf').lives).toBe(3)
    const healed = talisman({ elf: { at: 'fields-south', lives: 3 } }).dice(1)
    healed.turns({ 'move.to': 'space:city', 'space.visit': 'heal:1' })
    expect(healed.who('elf')).toMatchObject({ lives: 4, gold: 0 })
  })
})

describe('possessions', () => {
  test('Magic Objects and Objects are Objects alike: four in all (TAL-5.0)', () => {
    const t = comesTo('sword', 'elf', { objects: ['ring', 'cross', 'helmet', 'shield'] })
    const got = t.turns({
      'move.to': 'space:fields-south',
      'card.next': ['take:sword-1', 'done'],
      'things.drop': 'helmet',
    })
    expect(got.offered('things.drop')).toEqual(expect.arrayContaining(['ring', 'cross', 'helmet', 'shield', 'sword-1']))
    expect(t.who('elf').objects).toHaveLength(4)
  })

  test('possessions are public (TAL-5.1, TAL-6.1)', () => {
    const t = talisman({ elf: { objects: ['sword', 'ring'], followers: ['maiden'] }, troll: {} })
    for (const viewer of [1, null]) {
      const seen = TALISMAN_RULES.view(t.state, viewer).players[0]?.character
      expect(seen).toMatchObject({ objects: ['sword-1', 'ring'], followers: ['maiden'] })
    }
  })

  test('any number of Followers (TAL-6.2)', () => {
    const followers = ['maiden', 'guide', 'gnome', 'pixie', 'prince', 'princess']
    const t = comesTo('unicorn', 'elf', { followers })
    const got = t.turns({ 'move.to': 'space:fields-south', 'card.next': 'take:unicorn' })
    expect(got.asked.map(({ verb }) => verb)).not.toContain('things.drop')
    expect(t.who('elf').followers).toHaveLength(7)
  })

  test('a bought Mule that falls goes back to its pile, one from the deck to the discards (TAL-6.3a)', () => {
    const t = talisman({ elf: { at: 'runes-north-east', followers: ['purchase-mule', 'mule'] } }).dice(1, 6, 1, 1)
    const before = t.state.piles.mule?.length ?? 0
    t.turns({ 'move.to': 'space:chasm' })
    expect(t.who('elf').followers).toEqual([])
    expect(t.state.piles.mule).toHaveLength(before + 1)
    expect(t.state.discard).toEqual(['mule'])
  })

  test('Purchase cards lie face up like any other, and others may take them (TAL-20.3)', () => {
    const t = talisman(
      { troll: { at: 'city', objects: ['purchase-sword'] }, elf: { at: 'fields-south' } },
      { active: 'elf' },
    )
    takeAside(t, 'troll', 'things.ditch', 'purchase-sword-1')
    expect(t.lies('city')).toEqual(['purchase-sword-1'])
    t.dice(1).turns({ 'move.to': 'space:city', 'encounter.do': ['take:purchase-sword-1', 'space'] })
    expect(t.who('elf').objects).toEqual(['purchase-sword-1'])
  })

  test('bonuses of different cards add up, but one Weapon only counts (TAL-R24)', () => {
    const t = comesTo('dragon', 'elf', {
      objects: ['ring', 'magic-belt', 'sword', 'axe'],
      followers: ['unicorn', 'maiden'],
    }).dice(3, 6)
    const got = t.turns({ 'move.to': 'space:fields-south', 'fight.weapons': 'axe' })
    expect(got.offered('fight.weapons')).toEqual(['sword-1', 'axe', 'none'])
    expect(got.of('fought')[0]?.ours.total).toBe(3 + 1 + 1 + 1 + 1 + 3) // own, ring, belt, unicorn, axe, die
    expect(TALISMAN_RULES.view(t.state, 0).players[0]?.character?.craft.total).toBe(4 + 1 + 2 + 1)
  })
})

describe('Alignment', () => {
  test.each([
    ['elf', 'good', 4, ['none', 'heal:1', 'pray']],
    ['warrior', 'neutral', 3, ['none', 'heal:1']],
    ['assassin', 'evil', 2, []],
  ] as const)(
    'Alignment: at the Chapel the %s, who is %s, gains or loses by Alignment (TAL-7.0)',
    (id, alignment, lives, offers) => {
      const t = talisman({ [id]: { at: 'hills-north', lives: 3, gold: 0 } }).dice(1)
      if (alignment === 'neutral') t.who(id).gold = 1
      const got = t.turns({
        'move.to': 'space:chapel',
        ...(alignment === 'good' ? { 'space.visit': 'heal:1' } : {}),
        ...(alignment === 'neutral' ? { 'space.visit': 'none' } : {}),
      })
      expect(t.who(id).alignment).toBe(alignment)
      expect(got.offered('space.visit')).toEqual(offers)
      expect(t.who(id).lives).toBe(lives)
    },
  )

  test('a changed Alignment is there for all to see until it is changed back (TAL-7.1)', () => {
    const t = talisman({ druid: { at: 'city' }, elf: {} })
    const seen = () => TALISMAN_RULES.view(t.state, 1).players[0]?.character?.alignment
    expect(seen()).toBe('neutral')
    takeAside(t, 'druid', 'druid.shift', 'evil')
    expect(seen()).toBe('evil')
    t.state.turn.realigned = [] // another Turn
    takeAside(t, 'druid', 'druid.shift', 'neutral')
    expect(seen()).toBe('neutral')
  })

  test('Alignment: where an ability contradicts a rule the ability prevails: Lives are regained with the movement die (TAL-8.1)', () => {
    const t = talisman({ troll: { at: 'city', lives: 3 } }).dice(6)
    const got = t.turns({ 'troll.regenerate': 'regenerate' })
    expect(t.who('troll')).toMatchObject({ lives: 4, space: 'city' })
    expect(got.of('moved')).toEqual([])
  })
})

describe('Spells', () => {
  test('any Character may have Spells if their Craft allows (TAL-2.7, TAL-9.1); most come from Encounters (TAL-9.4)', () => {
    const warrior = comesTo('witch', 'warrior').dice(5)
    expect(warrior.who('warrior').spells).toEqual([])
    warrior.turns({ 'move.to': 'space:fields-south' })
    expect(warrior.who('warrior').spells).toHaveLength(1)
    const troll = comesTo('witch', 'troll').dice(5)
    const got = troll.turns({ 'move.to': 'space:fields-south' })
    expect(got.of('spells-drawn')).toEqual([]) // Craft 1
  })

  test('no Spell may be thrown away but above the limit (TAL-9.3)', () => {
    const t = talisman({ wizard: { objects: ['sword'], spells: ['hex', 'random'] } })
    const asides = TALISMAN_RULES.asides?.(t.state, 0) ?? []
    expect(asides.map(({ key }) => key)).toContain('sword-1')
    expect(asides.filter(({ key }) => /hex|random/.test(key))).toEqual([])
  })
})
