import { describe, expect, test } from 'vitest'
import { drawsOn } from '../../../../src/games/talisman/data/board.ts'
import { spaceOf } from '../../../../src/games/talisman/data/components.ts'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { SPACE_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { SPACES } from '../../../../src/games/talisman/rules/turn/spaces/index.ts'
import { talisman } from '../kit.ts'

describe('village', () => {
  test('the Healer takes 1 Gold a Life and heals to 4', () => {
    const t = talisman({ warrior: { at: 'village', lives: 1, gold: 5 } })
    const got = t.play(follow, 'warrior', { 'space.visit': 'heal:3' })
    expect(got.offered('space.visit')).toEqual(['none', 'heal:1', 'heal:2', 'heal:3', 'blacksmith', 'mystic'])
    expect(t.who('warrior')).toMatchObject({ lives: 4, gold: 2 })
  })

  test('only affordable services are offered, and by default as much healing as needed (d-visit)', () => {
    const t = talisman({ warrior: { at: 'village', lives: 1, gold: 2 } })
    const got = t.play(follow, 'warrior')
    expect(got.asked[0]).toMatchObject({ default: 'heal:2', picked: 'heal:2' })
    expect(t.who('warrior')).toMatchObject({ lives: 3, gold: 0 })
  })

  test('the Blacksmith sells any number of the remaining cards (TAL-20.1, TAL-3.3)', () => {
    const t = talisman({ warrior: { at: 'village', gold: 5 } })
    const got = t.play(follow, 'warrior', { 'space.visit': 'blacksmith', 'shop.buy': ['buy:sword', 'buy:axe'] })
    expect(got.offered('shop.buy')).toEqual(['done', 'buy:helmet', 'buy:sword', 'buy:axe', 'buy:shield', 'buy:armour'])
    expect(t.who('warrior')).toMatchObject({ gold: 0, objects: ['purchase-sword-1', 'purchase-axe-1'] })
    expect(got.of('bought').map(({ item, price }) => [item, price])).toEqual([['sword', 2], ['axe', 3]]) // prettier-ignore
  })

  test('Characters cannot buy cards they may not possess (TAL-5.2), nor a Toad any (TAL-R73)', () => {
    const t = talisman({ monk: { at: 'village', gold: 9 } })
    const got = t.play(follow, 'monk', { 'space.visit': 'blacksmith', 'shop.buy': 'done' })
    expect(got.offered('shop.buy')).toEqual(['done', 'buy:axe'])
    const toad = talisman({ warrior: { at: 'village', gold: 9, toad: 2 } })
    expect(toad.play(follow, 'warrior').offered('space.visit')).toEqual(['none', 'mystic'])
  })

  test.each([
    [2, { craft: 3, alignment: 'neutral' }],
    [4, { alignment: 'good' }],
    [5, { craft: 4 }],
  ])('the Mystic: %i', (die, after) => {
    const t = talisman({ warrior: { at: 'village' } }).dice(die)
    t.play(follow, 'warrior', { 'space.visit': 'mystic' })
    expect(t.who('warrior')).toMatchObject(after)
  })

  test('the Mystic: on a 6 a Spell, if Craft allows one', () => {
    const t = talisman({ warrior: { at: 'village' } }, { spellPile: ['hex'] }).dice(6)
    t.play(follow, 'warrior', { 'space.visit': 'mystic' })
    expect(t.who('warrior').spells).toEqual(['hex'])
  })
})

describe('city', () => {
  test('the Doctor heals at most 2 Lives', () => {
    const t = talisman({ troll: { at: 'city', lives: 1, gold: 5 } })
    const got = t.play(follow, 'troll', { 'space.visit': 'heal:2' })
    expect(got.offered('space.visit')).toEqual(['none', 'heal:1', 'heal:2', 'enchantress'])
    expect(t.who('troll')).toMatchObject({ lives: 3, gold: 3 })
  })

  test('the Alchemist turns Objects into 1 Gold each; Purchase cards go back to their pile (TAL-20.2)', () => {
    const t = talisman({ warrior: { at: 'city', objects: ['purchase-sword', 'ring'], gold: 0 } })
    const answers = { 'space.visit': 'alchemist', 'alchemist.sell': ['card:purchase-sword-1', 'card:ring'] }
    t.play(follow, 'warrior', answers)
    expect(t.who('warrior')).toMatchObject({ gold: 2, objects: [] })
    expect(t.state.piles.sword).toContain('purchase-sword-1')
    expect(t.state.discard).toContain('ring')
  })

  test('TAL-SC-12 the Enchantress cannot take what cannot be lost (TAL-1.3a)', () => {
    const t = talisman({ troll: { at: 'city' } }).dice(2)
    t.play(follow, 'troll', { 'space.visit': 'enchantress' })
    expect(t.who('troll').strength).toBe(6)
  })

  test.each([
    [3, { craft: 4 }],
    [4, { craft: 6 }],
    [5, { strength: 4 }],
  ])('the Enchantress: %i', (die, after) => {
    const t = talisman({ elf: { at: 'city', craft: 5 } }).dice(die)
    t.play(follow, 'elf', { 'space.visit': 'enchantress' })
    expect(t.who('elf')).toMatchObject(after)
  })

  test('TAL-SC-36 the Enchantress turns a Character into a Toad; their possessions lie in the City', () => {
    const t = talisman({
      elf: { at: 'city', gold: 2, objects: ['sword'], followers: ['maiden'], spells: ['hex'] },
    }).dice(1)
    t.play(follow, 'elf', { 'space.visit': 'enchantress' })
    expect(t.who('elf')).toMatchObject({ objects: [], followers: [], gold: 0, spells: ['hex'] })
    expect(t.lies('city')).toEqual(['sword-1', 'maiden'])
    expect(t.state.spaces.city.gold).toBe(2)
  })
})

describe('castle', () => {
  test('the Royal Doctor takes Gold, and none from the friends of a Prince', () => {
    const t = talisman({ troll: { at: 'castle', lives: 2, gold: 1 } })
    expect(t.play(follow, 'troll').offered('space.visit')).toEqual(['none', 'heal:1'])
    expect(t.who('troll')).toMatchObject({ lives: 3, gold: 0 })
    const friend = talisman({ troll: { at: 'castle', lives: 1, gold: 0, followers: ['prince'] } })
    expect(friend.play(follow, 'troll').offered('space.visit')).toEqual(['none', 'heal:3', 'exchange:prince'])
    expect(friend.who('troll')).toMatchObject({ lives: 4, gold: 0, followers: ['prince'] })
  })

  test('the Royal Exchange pays 3 Gold each, before or after the Doctor', () => {
    const t = talisman({ troll: { at: 'castle', lives: 1, gold: 0, followers: ['prince', 'princess'] } })
    t.play(follow, 'troll', { 'space.visit': ['exchange:prince', 'heal:3', 'exchange:princess'] })
    expect(t.who('troll')).toMatchObject({ lives: 4, gold: 6, followers: [] })
    expect(t.state.discard).toEqual(['prince', 'princess'])
  })
})

describe('tavern', () => {
  test.each([
    [1, { missTurns: 1 }],
    [3, { gold: 0 }],
    [4, { gold: 2 }],
    [5, { offer: { kind: 'wizard' } }],
    [6, { offer: { kind: 'ferry', to: 'temple' } }],
  ])('%i', (die, after) => {
    const t = talisman({ warrior: { at: 'tavern' } }).dice(die)
    t.play(follow, 'warrior')
    expect(t.who('warrior')).toMatchObject(after)
  })

  test('2: the farmer leaves no trophy', () => {
    const t = talisman({ troll: { at: 'tavern' } }).dice(2, 4, 1)
    const got = t.play(follow, 'troll')
    expect(got.of('fought')).toMatchObject([{ foes: ['farmer'], result: 'won' }])
    expect(t.who('troll').trophies).toEqual([])
  })
})

describe('chapel', () => {
  test('Good: free healing, or a prayer', () => {
    const t = talisman({ priest: { at: 'chapel', lives: 2, gold: 0 } })
    expect(t.play(follow, 'priest').offered('space.visit')).toEqual(['none', 'heal:2', 'pray'])
    expect(t.who('priest').lives).toBe(4)
  })

  test('Good with 4 Lives: a prayer by default (d-optional-roll)', () => {
    const t = talisman({ elf: { at: 'chapel' } }).dice(5)
    expect(t.play(follow, 'elf').asked[0]).toMatchObject({ keys: ['none', 'pray'], default: 'pray' })
    expect(t.who('elf').lives).toBe(5)
  })

  test('Neutral: healing for Gold, no prayer', () => {
    const t = talisman({ dwarf: { at: 'chapel', lives: 1, gold: 2 } })
    expect(t.play(follow, 'dwarf').offered('space.visit')).toEqual(['none', 'heal:1', 'heal:2'])
  })

  test('Evil: lose 1 Life, unless protected by the Cross', () => {
    const t = talisman({ assassin: { at: 'chapel' } })
    t.play(follow, 'assassin')
    expect(t.who('assassin').lives).toBe(3)
    const saved = talisman({ assassin: { at: 'chapel', objects: ['cross'] } })
    saved.play(follow, 'assassin')
    expect(saved.who('assassin').lives).toBe(4)
  })
})

describe('graveyard', () => {
  test('Good: lose 1 Life, but not with the Cross; Neutral: nothing', () => {
    const t = talisman({ elf: { at: 'graveyard' }, troll: { at: 'graveyard' }, monk: { objects: ['cross'] } })
    t.play(follow, 'elf')
    t.play(follow, 'troll')
    t.who('monk').space = 'graveyard'
    t.play(follow, 'monk')
    expect(['elf', 'troll', 'monk'].map((id) => t.who(id as 'elf').lives)).toEqual([3, 4, 4])
  })

  test.each([
    [1, { missTurns: 1, lives: 3 }],
    [3, { lives: 4 }],
    [6, { spells: ['hex'] }],
  ])('Evil: the spirits answer %i', (die, after) => {
    const t = talisman({ assassin: { at: 'graveyard', lives: 3 } }, { spellPile: ['hex'] }).dice(die)
    t.play(follow, 'assassin', { 'space.roll': 'roll' })
    expect(t.who('assassin')).toMatchObject(after)
  })
})

describe('temple', () => {
  const prayed = (dice: readonly [number, number], somebody = {}) => {
    const t = talisman({ warrior: { at: 'temple', ...somebody } }, { spellPile: ['hex'] }).dice(...dice)
    t.play(follow, 'warrior', { 'space.roll': 'roll' })
    return t.who('warrior')
  }

  test('prayer is optional, and by default left alone', () => {
    const t = talisman({ warrior: { at: 'temple' } })
    expect(t.play(follow, 'warrior').asked).toMatchObject([{ keys: ['leave', 'roll'], default: 'leave' }])
  })

  test('2 to 5: Lives, a Follower, slavery', () => {
    expect(prayed([1, 1])).toMatchObject({ lives: 2 })
    expect(prayed([1, 2])).toMatchObject({ lives: 3 })
    expect(prayed([1, 3])).toMatchObject({ lives: 3 })
    expect(prayed([2, 2], { followers: ['hag'] })).toMatchObject({ lives: 3, followers: ['hag'] })
    expect(prayed([2, 2], { followers: ['guide', 'maiden'] })).toMatchObject({ lives: 4, followers: ['maiden'] })
    expect(prayed([2, 3])).toMatchObject({ enslaved: true })
  })

  test("6 to 12: the gods' gifts", () => {
    expect(prayed([3, 3])).toMatchObject({ strength: 5 })
    expect(prayed([3, 4])).toMatchObject({ craft: 4 })
    expect(prayed([4, 4])).toMatchObject({ spells: ['hex'] })
    expect(prayed([4, 6])).toMatchObject({ objects: ['talisman-card-1'] })
    expect(prayed([5, 6])).toMatchObject({ lives: 5 })
    expect(prayed([6, 6])).toMatchObject({ lives: 6 })
  })
})

describe('the wild', () => {
  test.each([
    [2, { missTurns: 1 }],
    [4, { missTurns: 0, strength: 4, craft: 3 }],
    [6, { strength: 5 }],
  ])('crags: %i', (die, after) => {
    const t = talisman({ warrior: { at: 'crags' } }).dice(die)
    t.play(follow, 'warrior')
    expect(t.who('warrior')).toMatchObject(after)
  })

  test('crags 1: a Spirit with Craft 4 attacks', () => {
    const t = talisman({ warrior: { at: 'crags' } }).dice(1, 5, 1)
    const got = t.play(follow, 'warrior')
    expect(got.of('fought')).toMatchObject([{ foes: ['crags-spirit'], fight: 'psychic', result: 'won' }])
  })

  test.each([
    [3, { missTurns: 1 }],
    [5, { missTurns: 0, craft: 3 }],
    [6, { craft: 4 }],
  ])('forest: %i', (die, after) => {
    const t = talisman({ warrior: { at: 'forest' } }).dice(die)
    t.play(follow, 'warrior')
    expect(t.who('warrior')).toMatchObject(after)
  })

  test('forest 1: a brigand with Strength 4 attacks; losing costs a Life and the Turn', () => {
    const t = talisman({ warrior: { at: 'forest' } }).dice(1, 1, 1, 6)
    expect(t.play(follow, 'warrior').result).toBe('turn-ends')
    expect(t.who('warrior').lives).toBe(3)
  })

  test.each(['desert-east', 'desert-west'] as const)('%s: 1 Life, unless there is water or the Grail', (space) => {
    const t = talisman({
      warrior: { at: space },
      elf: { at: space, objects: ['water-bottle'] },
      monk: { at: space, objects: ['holy-grail'] },
    })
    for (const id of ['warrior', 'elf', 'monk'] as const) t.play(follow, id)
    expect([t.who('warrior').lives, t.who('elf').lives, t.who('monk').lives]).toEqual([3, 4, 4])
  })

  test('black-knight: 1 Gold or 1 Life, by default the Gold; without Gold the Life', () => {
    const t = talisman({ warrior: { at: 'black-knight', gold: 1 } })
    expect(t.play(follow, 'warrior').offered('instruction.choose')).toEqual(['lose-gold', 'lose-life'])
    expect(t.who('warrior')).toMatchObject({ gold: 0, lives: 4 })
    expect(t.play(follow, 'warrior').asked.filter(({ verb }) => verb === 'instruction.choose')).toEqual([])
    expect(t.who('warrior').lives).toBe(3)
  })

  test('chasm: a die for the Character, then one for each Follower in the order acquired (TAL-R1)', () => {
    const t = talisman({ warrior: { at: 'chasm', followers: ['maiden', 'unicorn', 'hag'] } }).dice(2, 1, 3, 2)
    t.play(follow, 'warrior')
    expect(t.who('warrior')).toMatchObject({ lives: 3, followers: ['unicorn'] })
    expect(t.state.discard).toEqual(['maiden', 'hag'])
  })

  test('chasm: Preservation saves one of them', () => {
    const t = talisman({ warrior: { at: 'chasm', followers: ['maiden'], spells: ['preservation'] } }).dice(6, 1)
    t.play(follow, 'warrior', [['window.act', 'cast:preservation:card:maiden']])
    expect(t.who('warrior').followers).toEqual(['maiden'])
  })

  test('chasm: with the Mule dead, what it carried drops at once (TAL-5.5)', () => {
    const objects = ['sword', 'axe', 'shield', 'helmet', 'armour', 'ring']
    const t = talisman({ warrior: { at: 'chasm', followers: ['mule'], objects } }).dice(6, 1)
    t.play(follow, 'warrior')
    expect(t.who('warrior').objects).toHaveLength(4)
    expect(t.lies('chasm')).toEqual(['helmet', 'axe'])
  })
})

describe('draw-cards spaces', () => {
  test.each(SPACE_IDS.filter(drawsOn))('%s: as many cards as printed, less those lying there (TAL-13.4)', (at) => {
    const { n = 0 } = spaceOf(at).instruction
    const t = talisman({ troll: { at } }, { pile: ['bag-of-gold', 'bag-of-gold', 'bag-of-gold'] })
    t.play(encounter, 'troll')
    expect(t.who('troll').gold).toBe(1 + n)
    const full = talisman({ troll: { at } }, { lying: { [at]: ['market', 'cave', 'shrine'].slice(0, n) } })
    expect(full.play(encounter, 'troll').of('cards-drawn')).toEqual([])
  })

  test('all other spaces have an instruction of their own, or none', () => {
    const plain = SPACE_IDS.filter((space) => !drawsOn(space) && SPACES[space] === undefined)
    expect(plain).toEqual(['plain-of-peril', 'valley-of-fire', 'crown-of-command'])
  })
})
