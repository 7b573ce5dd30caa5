import { keyNumbersOf } from '../../../src/games/warlock/state/adventurer.ts'
import { describe, expect, it } from 'vitest'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { takeTreasure } from '../../../src/games/warlock/rules/turn/taking.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { TREASURE_IDS, type EncounterId, type TreasureId } from '../../../src/games/warlock/data/ids.ts'
import { warlock, type Around, type Somebody } from './kit.ts'

const ROOM = 'well-room'

function meets(card: EncounterId, somebody: Somebody = {}, around: Around = {}) {
  return warlock(
    { A: { at: ROOM, cameBy: 'c-4-23', ...somebody }, B: { at: 'entrance' } },
    { ...around, rooms: { [ROOM]: { card, pile: ['key-6'] }, ...around.rooms } },
  )
}

const KEYS: [TreasureId, number[]][] = [
  ['key-2', [2]],
  ['key-3', [3]],
  ['key-4', [4]],
  ['key-6', [6]],
  ['key-7', [7]],
  ['key-8', [8]],
  ['key-9', [9]],
  ['bunch-gaoler', [1, 2, 3, 4]],
  ['bunch-cook', [1, 5, 6, 7]],
  ['bunch-ferryman', [2, 5, 8, 9]],
  ['bunch-librarian', [1, 3, 6, 8]],
  ['bunch-boatwright', [4, 5, 7, 9]],
]
const SUPPLIES: [TreasureId, number, number][] = [
  ['gold-3', 3, 0],
  ['gold-4', 4, 0],
  ['gold-6', 6, 0],
  ['gold-8', 8, 0],
  ['provisions-2', 0, 2],
  ['provisions-3', 0, 3],
]

describe('taking treasure (WAR-8)', () => {
  it.each(KEYS)('%s bears the keys %j (treasures.json)', (card, numbers) => {
    const t = warlock({ A: { treasures: [card] }, B: {} })
    expect(keyNumbersOf(t.who('A'))).toEqual(numbers)
  })

  it.each(SUPPLIES)(
    '%s is shown when claimed: %i Gold, %i Provisions, and gone (WAR-8.2)',
    (card, gold, provisions) => {
      const t = warlock({ A: { at: ROOM }, B: {} }, { rooms: { [ROOM]: { card: null, pile: [card] } } })
      t.play(takeTreasure, 'A', {}, 'may-claim')
      expect(t.who('A')).toMatchObject({ gold, provisions, treasures: [] })
      expect(t.state.gone.treasures).toContain(card)
    },
  )

  it.each(TREASURE_IDS)('%s claimed is seen by its claimer alone, or by all if it is supplies (WAR-8.3)', (card) => {
    const t = warlock({ A: { at: ROOM }, B: {} }, { rooms: { [ROOM]: { card: null, pile: [card] } } })
    const got = t.play(takeTreasure, 'A', {}, 'may-claim')
    const isShown = /^(gold|provisions)-/.test(card)
    expect(t.state.knownTo[card]).toEqual(isShown ? [0, 1] : [0])
    expect(JSON.stringify(got.heard('treasure-claimed', 'B'))).not.toContain(`"${card}"`)
  })

  it('a card may be put back on top; the player remembers it (WAR-8.1, WAR-24.48)', () => {
    const t = warlock({ A: { at: ROOM }, B: {} }, { rooms: { [ROOM]: { card: null, pile: ['key-2'] } } })
    t.play(takeTreasure, 'A', { 'treasure.look': 'back' }, 'may-claim')
    expect(t.room(ROOM).pile).toEqual(['key-2'])
    expect(t.state.knownTo['key-2']).toEqual([0])
  })

  it('a seventh item: something is left at once, swords do not count (WS-27, WAR-8.4)', () => {
    const six = ['key-2', 'key-3', 'key-4', 'key-7', 'potion-of-fortune', 'iron-helmet'] as const
    const t = warlock(
      { A: { at: 'rat-larder', treasures: [...six, 'silver-sword'] }, B: {} },
      { rooms: { 'rat-larder': { card: null, pile: ['bunch-cook'] } } },
    )
    const got = t.play(takeTreasure, 'A', { 'treasure.keep': 'potion-of-fortune' }, 'may-claim')
    expect(t.who('A').treasures).toHaveLength(7)
    expect(t.state.discarded['rat-larder']).toEqual(['potion-of-fortune'])
    expect(got.asked.find(({ verb }) => verb === 'treasure.keep')?.publicKeys).toEqual([])
  })

  it('a third sword: the starting sword is left, and nothing lies on the board (WS-28, WAR-24.47)', () => {
    const t = warlock(
      { A: { at: ROOM, treasures: ['silver-sword'] }, B: {} },
      { rooms: { [ROOM]: { card: null, pile: ['enchanted-sword'] } } },
    )
    t.play(takeTreasure, 'A', {}, 'may-claim')
    expect(t.who('A')).toMatchObject({ startingSword: false, treasures: ['silver-sword', 'enchanted-sword'] })
    expect(t.state.discarded).toEqual({})
  })

  it('cards may be put down at the start of the turn, and by request in every Take Treasure step (WAR-8.9)', () => {
    const t = warlock({ A: { at: 'c-16-23', treasures: ['key-2', 'key-3'], provisions: 1 }, B: {} })
    const got = t.turns({ 'turn.action': ['put-down', 'pass'], 'treasure.put-down': ['key-2', 'done'] })
    expect(t.state.discarded['c-16-23']).toEqual(['key-2'])
    expect(got.offered('turn.action', 1)).not.toContain('eat')
    const asks = warlock({ A: { at: 'c-16-23', treasures: ['key-2'], asksTreasure: true }, B: {} })
    asks.play(
      takeTreasure,
      'A',
      [
        ['treasure.end', 'put-down'],
        ['treasure.put-down', 'key-2'],
      ],
      'nothing-here',
    )
    expect(asks.state.discarded['c-16-23']).toEqual(['key-2'])
  })

  it('cards taken from part of a pile stay unknown; for a whole pile all who knew still know (WAR-8.13)', () => {
    const t = warlock({ A: { at: 'c-16-23' }, B: {} }, { discarded: { 'c-16-23': ['key-2', 'key-3'] } })
    t.state.knownTo['key-2'] = [1]
    t.play(takeTreasure, 'A', { 'treasure.pick-up': ['key-2', 'done'] }, 'nothing-here')
    expect(t.state.knownTo['key-2']).toEqual([0])
    t.state.knownTo['key-3'] = [1]
    t.play(takeTreasure, 'A', { 'treasure.pick-up': ['key-3', 'done'] }, 'nothing-here')
    expect(t.state.knownTo['key-3']).toEqual([1, 0])
  })

  it('taking treasure (WAR-8), nor from earlier knowledge of it: the viewer loses track of all that may have been taken (WAR-8.13)', () => {
    const known = ['key-2', 'key-3'].map((taken) => {
      const t = warlock({ A: { at: 'c-16-23' }, B: {} }, { discarded: { 'c-16-23': ['key-2', 'key-3', 'key-4'] } })
      for (const card of ['key-2', 'key-3'] as const) t.state.knownTo[card] = [1]
      t.play(takeTreasure, 'A', { 'treasure.pick-up': [taken, 'done'] }, 'nothing-here')
      expect(t.state.knownTo['key-4']).toEqual([0])
      return WARLOCK_RULES.view(t.state, 1)
    })
    expect(known[0]?.own?.knows).toEqual([])
    expect(known[1]).toEqual(known[0])
  })
})

describe('magic and gear (WAR-21, treasures.json)', () => {
  it('enchanted-sword and iron-helmet add to every Attack total, and are known once declared (WAR-21.5)', () => {
    const t = meets('ogre', { treasures: ['enchanted-sword', 'iron-helmet'] })
    const got = t.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('round-fought')[0]?.own.total).toBe(1 + 1 + 10 + 1 + 1)
    expect(t.state.knownTo['enchanted-sword']).toEqual([0, 1])
  })

  it('silver-sword wounds the undead and the Werewolf for 4', () => {
    const t = meets('werewolf', { treasures: ['silver-sword', 'enchanted-sword'], startingSword: false })
    const got = t.dice(1, 1, 6, 6, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('wounded')[0]).toMatchObject({ seat: null, wound: { total: 4 } })
  })

  it('crescent-shield: on a 5 or 6 the wound is a point lighter, though it would be fatal (WAR-24.3)', () => {
    const t = meets('ogre', { stamina: 2, treasures: ['crescent-shield'] })
    t.dice(6, 6, 1, 1, 5, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(t.who('A').stamina.now).toBe(1)
  })

  it('magic and gear (WAR-21, treasures.json): without auto-equip the player declares each card (D-DECLARE, D-SWORD)', () => {
    const t = meets('ogre', { treasures: ['enchanted-sword', 'iron-helmet'], autoEquip: false })
    const got = t
      .dice(1, 1, 1, 1, 6)
      .play(
        meetEncounter,
        'A',
        { 'battle.sword': 'starting-sword', 'battle.declare': 'none', 'battle.escape': 'escape' },
        'arrived',
      )
    expect(got.of('round-fought')[0]?.own.total).toBe(12)
    expect(t.state.knownTo['iron-helmet']).toEqual([0])
  })

  it('jewelled-eye: the Warlock is killed without a die; it is not offered against others (WAR-24.41)', () => {
    const t = warlock({ A: { at: 'warlocks-study', treasures: ['jewelled-eye'] }, B: {} })
    expect(t.play(meetEncounter, 'A', { 'encounter.item': 'use:jewelled-eye' }, 'arrived').of('round-fought')).toEqual(
      [],
    )
    const other = meets('ogre', { treasures: ['jewelled-eye'] })
    const got = other.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.offered('encounter.item')).toEqual(['pass'])
  })

  it('silver-cross: the undead are gone, no Luck, the Treasure free; on reveal no gaze (WAR-24.40, WAR-21.6)', () => {
    const t = warlock({ A: { at: 'crypt', luck: 5, initial: { luck: 9 }, treasures: ['silver-cross'] }, B: {} })
    const got = t.play(meetEncounter, 'A', { 'encounter.item': 'use:silver-cross' }, 'arrived')
    expect([got.result, got.of('luck-tested')]).toEqual(['may-claim', []])
    expect(t.who('A')).toMatchObject({ luck: { now: 5 }, treasures: ['silver-cross'] })
    expect(t.room('crypt').encounter).toBeNull()
  })

  it('bow-and-silver-arrow: 4 Stamina, death to Vampire and Werewolf; only the first of two is hit (WAR-24.42)', () => {
    const t = meets('goblin-torturers', { treasures: ['bow-and-silver-arrow'] })
    const got = t
      .dice(1, 1, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'encounter.item': 'use:bow-and-silver-arrow', 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('monster-killed')).toMatchObject([{ monster: 'goblin-first' }])
    const wolf = meets('werewolf', { treasures: ['bow-and-silver-arrow'] })
    const shot = wolf.dice(1, 1).play(meetEncounter, 'A', { 'encounter.item': 'use:bow-and-silver-arrow' }, 'arrived')
    expect([shot.result, shot.of('round-fought').length]).toEqual(['may-claim', 0])
  })

  it('potion-of-fortune: Luck as at the beginning, and it is no action', () => {
    const t = warlock({ A: { luck: 3, initial: { luck: 11 }, treasures: ['potion-of-fortune'] }, B: { at: 'c-3-2' } })
    const got = t.turns({ 'turn.action': ['use:potion-of-fortune', 'pass'] })
    expect(t.who('A').luck.now).toBe(11)
    expect(got.asked[0]?.publicKeys).toEqual(['move', 'stay', 'pass', 'put-down'])
  })

  it('potion-of-invisibility (a): past a monster, in the Study too (WAR-24.39)', () => {
    const t = warlock({ A: { at: 'warlocks-study', treasures: ['potion-of-invisibility'] }, B: {} })
    t.play(meetEncounter, 'A', { 'encounter.item': 'use:potion-of-invisibility' }, 'arrived')
    expect(t.room('warlocks-study').encounter).toMatchObject({ card: 'warlock', faceUp: false })
    expect(t.who('A').space).toBe('warlocks-study')
  })

  it('potion-of-invisibility (b): out of a battle without a die or a wound (WAR-24.51)', () => {
    const t = warlock({ A: { at: 'south-bank', luck: 2, treasures: ['potion-of-invisibility'] }, B: {} })
    t.dice(6, 6, 1, 1, 1, 1).turns({
      'turn.action': 'cross',
      'river.cross': 'raft',
      'battle.escape': 'use:potion-of-invisibility',
    })
    expect(t.who('A')).toMatchObject({ space: 'south-bank', treasures: [] })
  })

  it('scroll-of-dragonfire: the Dragon dies of it, others lose 6', () => {
    const t = meets('dragon', { treasures: ['scroll-of-dragonfire'] })
    expect(t.play(meetEncounter, 'A', { 'encounter.item': 'use:scroll-of-dragonfire' }, 'arrived').result).toBe(
      'may-claim',
    )
    const ogre = meets('ogre', { treasures: ['scroll-of-dragonfire'] })
    const got = ogre
      .dice(1, 2, 1, 1, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['use:scroll-of-dragonfire', 'escape'] }, 'arrived')
    expect(got.of('monster-hurt')[0]).toMatchObject({ loss: 6, left: 10 - 6 })
  })

  it('crystal-ball: a challenge before the action; a rolled 1 allows another (WAR-14.7)', () => {
    const t = warlock({ A: { at: 'c-16-23', treasures: ['crystal-ball'] }, B: { keyCards: [5] } })
    const got = t
      .dice(1)
      .turns({ 'turn.action': ['use:crystal-ball', 'move'], 'challenge.name': ['5', '6'], 'move.to': 'c-15-23' })
    expect(got.of('challenged').map(({ number, reason }) => [number, reason])).toEqual([
      [5, 'ball'],
      [6, 'roll'],
    ])
    expect(t.state.gone.treasures).toContain('crystal-ball')
  })

  it('vial-of-poison: the target tests Luck; a death of it is a cache (WAR-24.37)', () => {
    const t = warlock({ A: { treasures: ['vial-of-poison'] }, B: { stamina: 4, luck: 2, treasures: ['key-2'] } })
    const got = t.dice(6, 6).turns({ 'turn.action': ['use:vial-of-poison:seat:1', 'pass'] })
    expect(t.isDead('B')).toBe(true)
    expect(t.state.caches).toEqual([{ owner: 1, space: 'entrance', cards: ['key-2'] }])
    expect(got.of('died')[0]).toMatchObject({ killer: null, by: 'vial-of-poison' })
  })

  it('scroll-of-cursing: any rival anywhere loses 2 Luck and a turn (WAR-24.12)', () => {
    const t = warlock({ A: { treasures: ['scroll-of-cursing'] }, B: { at: 'library', luck: 7, missed: 1 } })
    t.turns({ 'turn.action': ['use:scroll-of-cursing:seat:1', 'pass'] })
    expect(t.who('B')).toMatchObject({ luck: { now: 5 }, missed: 2 })
  })

  it('ball-of-twine: see the Maze; key cards are offered in no window (WAR-21.1)', () => {
    const t = meets('ogre', { treasures: ['ball-of-twine', 'key-2'] })
    const got = t.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.offered('encounter.item')).toEqual(['pass'])
  })

  it('a player who carries only known and unusable cards is not asked (WAR-22.9)', () => {
    const t = meets('ogre', { treasures: ['key-2'], shown: ['key-2'] })
    const got = t.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.asked.map(({ verb }) => verb)).toEqual(['battle.escape'])
  })
})
