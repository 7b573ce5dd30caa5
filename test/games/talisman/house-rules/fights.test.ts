import { describe, expect, test } from 'vitest'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { objectLimitOf } from '../../../../src/games/talisman/state/numbers.ts'
import { isBarred } from '../../../../src/games/talisman/state/usable.ts'
import { talisman } from '../kit.ts'

/** House rules about fights, their spoils, and the cards one may carry and cast. */

describe('armour rolls (TAL-OPT.13)', () => {
  const armoured = { elf: { at: 'ruins', objects: ['armour', 'shield', 'helmet'] }, troll: {} } as const
  const lying = { ruins: ['dragon', 'market'] } as const

  test('all: each is tried once for a Life, the surest first, until one saves it', () => {
    const t = talisman(armoured, { lying, options: { 'protection-rolls': 'all' } }).dice(1, 6, 1, 2, 6)
    const got = t.play(encounter, 'elf')
    expect(got.of('protected').map(({ card, saved }) => [card, saved])).toEqual([
      ['armour', false],
      ['shield', false],
      ['helmet', true],
    ])
    expect(got.asked.map(({ verb }) => verb)).not.toContain('fight.protect')
    expect(t.who('elf').lives).toBe(4)
  })

  test('all: of two alike only one is tried, and against Spirits none', () => {
    const twice = { elf: { at: 'ruins', objects: ['shield', 'purchase-shield'] }, troll: {} } as const
    const t = talisman(twice, { lying, options: { 'protection-rolls': 'all' } }).dice(1, 6, 1)
    expect(t.play(encounter, 'elf').of('protected')).toHaveLength(1)
    const spirits = talisman(armoured, {
      lying: { ruins: ['demon', 'market'] },
      options: { 'protection-rolls': 'all' },
    })
    expect(spirits.dice(1, 6).play(encounter, 'elf').of('protected')).toEqual([])
  })

  test('one: only the card the player chooses (TAL-16.9a)', () => {
    const t = talisman(armoured, { lying }).dice(1, 6, 1)
    const got = t.play(encounter, 'elf', { 'fight.protect': 'shield' })
    expect(got.of('protected').map(({ card }) => card)).toEqual(['shield'])
    expect(t.who('elf').lives).toBe(3)
  })
})

describe('possessions of the dead (TAL-OPT.16)', () => {
  const people = {
    troll: { at: 'ruins', objects: ['sword', 'helmet', 'axe'] },
    elf: { at: 'ruins', lives: 1, gold: 3, objects: ['ring', 'cross'], followers: ['maiden', 'hag'], spells: ['hex'] },
    druid: { at: 'city' },
  } as const

  test('killer: the victor takes the cards they want and may carry, the rest is left', () => {
    const t = talisman(people, { options: { 'dead-gear': 'killer' } }).dice(6, 1)
    const got = t.play(encounter, 'troll', {
      'encounter.do': 'character:1',
      'fight.weapons': 'sword-1',
      'fight.spoils': 'life',
      'loot.dead': ['gold', 'card:ring', 'card:maiden'],
    })
    expect(got.offered('loot.dead')).toEqual(['gold', 'card:maiden', 'card:ring', 'card:cross', 'done'])
    expect(got.offered('loot.dead', 2)).toEqual(['card:maiden', 'done']) // four Objects are the limit
    expect(t.who('troll')).toMatchObject({
      gold: 4,
      followers: ['maiden'],
      objects: ['sword-1', 'helmet', 'axe', 'ring'],
    })
    expect(t.lies('ruins')).toEqual(['cross', 'hag'])
  })

  test("killer: the defender inherits too, in the attacker's Turn (TAL-R90)", () => {
    const duel = { elf: { at: 'ruins', lives: 1, gold: 2 }, troll: { at: 'ruins' }, druid: {} } as const
    const t = talisman(duel, { options: { 'dead-gear': 'killer' } }).dice(1, 6)
    const got = t.play(encounter, 'elf', { 'encounter.do': 'character:1', 'fight.spoils': 'life', 'loot.dead': 'gold' })
    expect(got.result).toBe('turn-ends')
    expect(t.who('troll').gold).toBe(3)
  })

  test('killer: a Quest to take a Life is done after the killer has taken their spoils (TAL-R66)', () => {
    const quest = { ...people, troll: { ...people.troll, quest: 'quest-take-life' } } as const
    const t = talisman(quest, { options: { 'dead-gear': 'killer' } }).dice(6, 1)
    const got = t.play(encounter, 'troll', {
      'encounter.do': 'character:1',
      'fight.weapons': 'sword-1',
      'fight.spoils': 'life',
      'loot.dead': ['card:ring', 'done'],
    })
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('taken')).toBeLessThan(kinds.indexOf('quest-done'))
    expect(t.who('troll').space).toBe('warlocks-cave')
  })

  test('space: everything stays there, and the Turn is over before it can be taken (TAL-4.3)', () => {
    const t = talisman(people).dice(6, 1)
    const got = t.play(encounter, 'troll', {
      'encounter.do': 'character:1',
      'fight.weapons': 'sword-1',
      'fight.spoils': 'life',
    })
    expect(got.asked.map(({ verb }) => verb)).not.toContain('loot.dead')
    expect(t.lies('ruins')).toEqual(expect.arrayContaining(['ring', 'cross', 'maiden', 'hag']))
    expect(t.state.spaces.ruins.gold).toBe(3)
  })

  test('killer: a victim who is only robbed or hurt leaves nothing', () => {
    const t = talisman({ ...people, elf: { ...people.elf, lives: 2 } }, { options: { 'dead-gear': 'killer' } })
    const got = t.dice(6, 1).play(encounter, 'troll', {
      'encounter.do': 'character:1',
      'fight.weapons': 'sword-1',
      'fight.spoils': 'life',
    })
    expect(got.asked.map(({ verb }) => verb)).not.toContain('loot.dead')
    expect(t.who('elf').lives).toBe(1)
  })
})

describe('no player kills before the Crown (TAL-OPT.17)', () => {
  const fight = (elf: { readonly lives: number; readonly gold: number }, crownReached: boolean, toad = 0) => {
    const people = {
      troll: { at: 'ruins' },
      elf: { at: 'ruins', ...elf, ...(toad ? { toad } : {}) },
      druid: {},
    } as const
    const t = talisman(people, { crownReached, options: { 'ban-last-life': true } }).dice(6, 1)
    const got = t.play(encounter, 'troll', { 'encounter.do': 'character:1' })
    return { got, t }
  }

  test('the last Life cannot be taken: Gold or an Object instead, if there is any', () => {
    const { got, t } = fight({ lives: 1, gold: 2 }, false)
    expect(got.offered('fight.spoils')).toEqual(['gold', 'nothing'])
    expect([t.who('elf').lives, t.who('elf').gold]).toEqual([1, 1])
    expect(fight({ lives: 1, gold: 0 }, false).got.of('spoils')).toMatchObject([{ spoils: 'nothing' }])
    expect(fight({ lives: 1, gold: 0 }, false, 2).got.of('spoils')).toMatchObject([{ spoils: 'nothing' }]) // TAL-R76
  })

  test('one of several Lives can, and the last once the Crown has been reached', () => {
    expect(fight({ lives: 2, gold: 2 }, false).got.offered('fight.spoils')).toContain('life')
    expect(fight({ lives: 1, gold: 2 }, true).got.offered('fight.spoils')).toContain('life')
  })
})

describe('trophies', () => {
  test('any set that buys something may be handed in, not only the cheapest (TAL-1.4, d-trophies)', () => {
    const trophies = ['dragon', 'giant', 'wild-boar', 'wolf']
    const t = talisman({ elf: { at: 'fields-south', trophies }, troll: {} }).dice(1)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['trophies.exchange', 'choose:strength'],
      ['trophies.choose', 'card:giant'],
      ['trophies.choose', 'card:wolf'],
      ['trophies.choose', 'done'],
    ])
    expect(got.offered('trophies.choose')).not.toContain('done')
    expect(got.offered('trophies.choose', 1)).not.toContain('done') // 6 are not enough
    expect(got.offered('trophies.choose', 1)).not.toContain('card:giant')
    expect(t.who('elf')).toMatchObject({ strength: 4, trophies: ['dragon-1', 'wild-boar-1'] })
    expect(got.of('traded-trophies')).toMatchObject([{ cards: ['giant', 'wolf'], strength: 1 }])
  })

  test('the chosen trophies are kept if the player cancels (TAL-1.4a)', () => {
    const t = talisman({ elf: { at: 'fields-south', trophies: ['dragon', 'giant'], objects: ['sword'] }, troll: {} })
    const got = t.dice(1).turns([
      ['move.to', 'space:city'],
      ['trophies.trade', 'choose:strength'],
      ['trophies.choose', 'card:dragon-1'],
      ['trophies.choose', 'cancel'],
      ['space.visit', 'none'],
      ['trophies.exchange', 'keep'],
    ])
    expect(got.of('traded-trophies')).toEqual([])
    expect(t.who('elf')).toMatchObject({ strength: 3, trophies: ['dragon-1', 'giant'] })
  })

  test('the rate is 7, 6 or 5 (TAL-OPT.7)', () => {
    for (const [rate, strength] of [
      [7, 1],
      [6, 2],
      [5, 2],
    ] as const) {
      const t = talisman(
        { elf: { at: 'fields-south', trophies: ['dragon', 'ogre'] } },
        { options: { 'trophy-rate': rate } },
      )
      expect(t.dice(1).turns({ 'move.to': 'space:city' }).offered('trophies.exchange')[0]).toBe(`strength:${strength}`)
    }
  })

  describe('Spirits teach Craft (TAL-OPT.8)', () => {
    const kept = { 'spirit-trophies': true } as const

    test('a Spirit beaten in Psychic Combat is kept, by the Ghoul too', () => {
      for (const id of ['wizard', 'ghoul'] as const) {
        const around = { lying: { ruins: ['wraith', 'market'] }, options: kept } as const
        const t = talisman({ [id]: { at: 'ruins' }, elf: {} }, around).dice(6, 1)
        t.play(encounter, id)
        expect(t.who(id).trophies).toEqual(['wraith-1'])
      }
    })

    test('that many points of Craft buy 1 Craft, separately from Strength', () => {
      const trophies = ['wraith', 'spectre', 'dragon']
      const t = talisman({ elf: { at: 'fields-south', trophies } }, { options: kept }).dice(1)
      const got = t.turns({ 'move.to': 'space:city', 'trophies.exchange': ['strength:1', 'craft:1'] })
      expect(got.offered('trophies.exchange', 1)).toEqual(['craft:1', 'choose:craft', 'keep'])
      expect(t.who('elf')).toMatchObject({ strength: 4, craft: 5, trophies: [] })
      expect(t.state.discard).toEqual(['dragon-1', 'wraith-1', 'spectre'])
    })

    test('one destroyed without Psychic Combat is not kept, and without the option none (TAL-15.7)', () => {
      const priest = talisman({ priest: { at: 'ruins' } }, { lying: { ruins: ['wraith', 'market'] }, options: kept })
      priest.away().play(encounter, 'priest')
      expect(priest.who('priest').trophies).toEqual([])
      const plain = talisman({ wizard: { at: 'ruins' } }, { lying: { ruins: ['wraith', 'market'] } }).dice(6, 1)
      plain.play(encounter, 'wizard')
      expect(plain.who('wizard').trophies).toEqual([])
    })
  })
})

describe('the Mule (TAL-OPT.12)', () => {
  const loaded = ['sword', 'axe', 'helmet', 'shield', 'armour', 'ring', 'cross', 'wand', 'magic-belt']
  const limit = (followers: string[], capacity: 'unlimited' | 'plus-four') =>
    objectLimitOf(talisman({ elf: { followers } }, { options: { 'mule-capacity': capacity } }).state, 0)

  test('the Mule (TAL-OPT.12) carries any number, or four more each (TAL-5.3, TAL-R23)', () => {
    expect([limit([], 'unlimited'), limit(['mule'], 'unlimited')]).toEqual([4, Infinity])
    expect([
      limit([], 'plus-four'),
      limit(['mule'], 'plus-four'),
      limit(['mule', 'purchase-mule'], 'plus-four'),
    ]).toEqual([4, 8, 12])
  })

  test('plus-four: a ninth Object is one too many (TAL-5.5)', () => {
    const around = {
      lying: { ruins: ['solomons-crown', 'market'] },
      options: { 'mule-capacity': 'plus-four' },
    } as const
    const t = talisman({ elf: { at: 'ruins', followers: ['mule'], objects: loaded.slice(0, 8) } }, around)
    const got = t.play(encounter, 'elf', { 'card.next': ['take:solomons-crown'], 'things.drop': 'sword-1' })
    expect(got.offered('things.drop')).toHaveLength(9)
    expect(t.who('elf').objects).toHaveLength(8)
    const free = talisman({ elf: { at: 'ruins', followers: ['mule'], objects: loaded } }, { lying: around.lying })
    expect(free.play(encounter, 'elf', { 'card.next': ['take:solomons-crown'] }).offered('things.drop')).toEqual([])
  })
})

describe('the Spell casting limit (TAL-OPT.14)', () => {
  const options = { 'spell-limit-per-turn': 'hand' } as const

  test("the Spell casting limit (TAL-OPT.14): in one's own Turn as many as one held when it began: later ones wait for the next", () => {
    const people = { wizard: { at: 'city', spells: ['random'] }, elf: {} } as const
    const t = talisman(people, { spellPile: ['nullify', 'healing'], options }).dice(4, 1)
    const got = t.turns([
      ['window.act', 'cast:random:seat:1'],
      ['move.to', 'space:fields-south'],
    ])
    expect(t.who('wizard').spells).toEqual(['nullify']) // replenished, and not to be cast in this Turn
    const later = got.asked.slice(got.asked.findIndex(({ picked }) => picked.startsWith('cast:')) + 1)
    expect(later.filter(({ verb, who }) => verb === 'window.act' && who === 'wizard')).toEqual([])
    expect(t.state.turn.casting).toBeUndefined()
  })

  test('the Spell casting limit (TAL-OPT.14): in each other Turn one, and all can see that the seat may cast no more', () => {
    const t = talisman({ elf: { at: 'city', lives: 3 }, wizard: { spells: ['healing', 'nullify'] } }, { options }).dice(
      1,
    )
    const got = t.turns([
      ['window.act', 'cast:healing:seat:0', 'wizard'],
      ['move.to', 'space:fields-south'],
    ])
    const later = got.asked.slice(got.asked.findIndex(({ picked }) => picked.startsWith('cast:')) + 1)
    expect(later.filter(({ who }) => who === 'wizard')).toEqual([])
  })

  test('none: as many as the seat holds', () => {
    const t = talisman({ elf: {}, wizard: {} })
    t.state.turn.casting = { held: 1, by: [0] }
    expect([isBarred(t.state, 0), isBarred(t.state, 1)]).toEqual([true, false])
    delete t.state.turn.casting
    expect(isBarred(t.state, 0)).toBe(false)
  })
})
