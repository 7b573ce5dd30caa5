import { describe, expect, it } from 'vitest'
import { LEAVE, RETURN } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { challenge } from '../../../src/games/warlock/rules/deeds/challenge.ts'
import { testLuck } from '../../../src/games/warlock/rules/deeds/sheet.ts'
import { view } from '../../../src/games/warlock/view/view.ts'
import { warlock } from './kit.ts'

describe('testing Luck (WAR-4)', () => {
  it('testing Luck (WAR-4) compares before the deduction, and deducts in any case (WS-07)', () => {
    const t = warlock({ A: { luck: 8 }, B: {} }).dice(5, 3, 4, 4)
    expect([testLuck(t.state, 0, 'raft'), t.who('A').luck.now]).toEqual([true, 7])
    expect([testLuck(t.state, 0, 'raft'), t.who('A').luck.now]).toEqual([false, 6])
  })

  it('testing Luck (WAR-4): at the bottom a test is unlucky but rolled (WS-08, WAR-4.3)', () => {
    const t = warlock({ A: { luck: 1 }, B: {} }).dice(1, 1, 1, 1)
    expect([testLuck(t.state, 0, 'raft'), testLuck(t.state, 0, 'raft'), t.who('A').luck.now]).toEqual([false, false, 0])
  })
})

describe('death and re-entry (WAR-19)', () => {
  it('a new adventurer takes the turn and reclaims the cache after the encounter (WS-51)', () => {
    const t = warlock(
      { A: { dead: true, keyCards: [3] }, B: {} },
      {
        rooms: { guardroom: { card: 'ogre', pile: ['key-6'] } },
        caches: [{ owner: 'A', space: 'guardroom', cards: ['bunch-gaoler'] }],
      },
    )
    const kills = Array(5).fill([1, 1, 6, 6]).flat()
    const got = t.dice(6, 2, 2, 4, 5, ...kills).turns({
      'turn.action': 'move',
      'move.to': 'guardroom',
      'battle.escape': 'fight',
    })
    expect(got.of('rolled-up')[0]).toMatchObject({
      skill: 11,
      stamina: { total: 16 },
      luck: { total: 10 },
      again: true,
    })
    expect(t.who('A')).toMatchObject({ treasures: ['key-6', 'bunch-gaoler'], blooded: false })
    expect(t.state.caches).toEqual([])
    expect(t.state.players[0]?.keyCards).toEqual([3])
  })

  it("another player's cache is no stop, and only its owner may look (WS-52, WAR-19.7)", () => {
    const t = warlock(
      { A: { at: 'c-3-2' }, B: { at: 'c-20-27' } },
      { active: 'B', caches: [{ owner: 'A', space: 'c-20-27', cards: ['key-2', 'key-3', 'key-4'] }] },
    )
    const got = t.turns({ 'turn.action': 'stay' })
    expect(got.asked.map(({ verb }) => verb)).toEqual(['turn.action'])
    expect(view(t.state, 1).caches).toEqual([{ owner: 0, space: 'c-20-27', count: 3 }])
  })

  it('death and re-entry (WAR-19): instead of coming back a player may leave (D-REENTRY)', () => {
    const t = warlock({ A: { dead: true }, B: {}, C: {} })
    t.turns({ 'turn.reenter': 'leave' })
    expect(t.state.players[0]?.presence).toBe('left')
    expect(t.state.active).toBe(1)
  })

  it('a new adventurer is not locked out of the room the old one left (WS-53, WAR-7.9)', () => {
    const t = warlock({ A: { dead: true }, B: {} })
    t.state.rooms['resting-room'].lastLeaver = 1
    t.turns({ 'turn.action': 'pass' })
    expect(view(t.state, null).rooms.find(({ room }) => room === 'resting-room')?.lockedTo).toBeNull()
  })
})

describe('leaving and coming back (WAR-25)', () => {
  it('the belongings and caches of a leaver lie open; their Key cards answer on (WS-60, WAR-25.5)', () => {
    const t = warlock(
      { A: {}, B: {}, C: { at: 'c-11-14', treasures: ['key-4'], keyCards: [5] }, D: {} },
      { active: 'B', caches: [{ owner: 'C', space: 'crypt', cards: ['key-2'] }] },
    )
    t.turns([
      [LEAVE, '', 'C'],
      ['turn.action', 'pass', 'B'],
    ])
    expect(t.state.discarded).toEqual({ 'c-11-14': ['key-4'], crypt: ['key-2'] })
    expect(t.state.caches).toEqual([])
    expect(t.state.active).toBe(3)
    challenge(t.state, 0, 5, 'roll')
    expect(t.cell('A', 5, 'C').proof).toBe('here')
  })

  it('the last one left wins by default (WAR-25.6); with none the game has no winner (WAR-25.10)', () => {
    const t = warlock({ A: {}, B: {} })
    const got = t.turns([[LEAVE, '', 'A']])
    expect(got.of('game-won')).toMatchObject([{ seats: [1], by: 'default' }])
    expect(WARLOCK_RULES.standings(t.state)[0]).toMatchObject({ seat: 1, won: true })
  })

  it('leaving and coming back (WAR-25): in a battle with a monster the monster is restored (WAR-25.8)', () => {
    const t = warlock({ A: { at: 'c-4-23' }, B: {}, C: {} }, { rooms: { 'well-room': { card: 'ogre' } } })
    t.dice(2, 1, 1, 1, 1).turns([
      ['turn.action', 'move'],
      ['move.to', 'well-room'],
      [LEAVE, '', 'A'],
    ])
    expect(t.room('well-room').encounter).toMatchObject({ card: 'ogre', faceUp: false })
    expect(t.state.battle).toBeNull()
  })

  it('a player who comes back rolls up a new adventurer at their next turn, and their sheet is kept (WAR-25.7)', () => {
    const t = warlock({ A: { keyCards: [4] }, B: {}, C: {} })
    t.turns([[LEAVE, '', 'A']])
    expect(WARLOCK_RULES.comeBack?.(t.state, 1)).toBeNull()
    t.turns(
      [
        [RETURN, '', 'A'],
        ['turn.action', 'pass', 'B'],
        ['turn.action', 'pass', 'C'],
      ],
      2,
    )
    const got = t.turns()
    expect(got.of('rolled-up')).toMatchObject([{ seat: 0, again: true }])
    expect(t.cell('A', 4, 'A').proof).toBe('here')
  })
})

describe('the end (WAR-20, WAR-23.4)', () => {
  it('a player who trusts the notebook writes all of it at once: the proven numbers, then the lowest open ones (D-RECKONING)', () => {
    const t = warlock(
      { A: { keyCards: [1, 3] }, B: { keyCards: [4, 6] } },
      { active: 'B', round: 24, chest: [2, 5, 7], openLock: 7, options: { 'midnight-bell': true } },
    )
    const got = t.turns([
      ['turn.action', 'pass', 'B'],
      ['reckoning.write', 'likeliest', 'A'],
      ['reckoning.write', '5', 'B'],
      ['reckoning.write', 'likeliest', 'B'],
    ])
    expect(got.of('reckoned').map(({ numbers }) => numbers)).toEqual([
      [2, 4],
      [1, 5],
    ])
  })

  it('the midnight bell: three a number, one a key (WS-59)', () => {
    const t = warlock(
      { A: { treasures: ['bunch-ferryman'] }, B: { treasures: ['key-7'] } },
      { active: 'B', round: 24, chest: [2, 5, 7], options: { 'midnight-bell': true } },
    )
    const got = t.turns([
      ['turn.action', 'pass', 'B'],
      ['reckoning.write', '2', 'A'],
      ['reckoning.write', '2', 'B'],
      ['reckoning.write', '5', 'A'],
      ['reckoning.write', '5', 'B'],
      ['reckoning.write', '7', 'B'],
      ['reckoning.write', '9', 'A'],
    ])
    expect(got.of('reckoned').map(({ seat, score }) => [seat, score.total])).toEqual([
      [0, 8],
      [1, 10],
    ])
    expect(got.of('game-won')).toMatchObject([{ seats: [1], by: 'reckoning' }])
  })

  it('last light: the dead write too, and carry nothing (WS-62, WAR-20.5)', () => {
    const t = warlock({ A: { treasures: ['key-4'] }, B: { dead: true } }, { active: 'A', round: 100, chest: [1, 4, 9] })
    t.state.first = 1
    const got = t.turns([
      ['turn.action', 'pass', 'A'],
      ...['1', '4', '7'].map((key) => ['reckoning.write', key, 'A'] as const),
      ...['1', '2', '9'].map((key) => ['reckoning.write', key, 'B'] as const),
    ])
    expect(got.of('reckoned').map(({ seat, score }) => [seat, score.total])).toEqual([
      [1, 6],
      [0, 7],
    ])
    expect(got.of('reckoning-began')[0]).toMatchObject({ reason: 'last-light' })
  })

  it('by default what the notebook proves, then the lowest it leaves open (D-RECKONING)', () => {
    const t = warlock({ A: { keyCards: [1] }, B: { keyCards: [2] } }, { active: 'B', round: 100, chest: [3, 8, 9] })
    challenge(t.state, 0, 9, 'roll')
    const got = t.turns()
    expect(got.of('reckoned')[0]).toMatchObject({ seat: 0, numbers: [2, 3, 9] })
  })

  it('ties are broken by Gold, then Luck, then shared', () => {
    const play = (A: { gold?: number; luck?: number }) => {
      const t = warlock({ A, B: { gold: 1, luck: 8 } }, { active: 'B', round: 100, chest: [1, 2, 3] })
      return t.turns().of('game-won')[0]?.seats
    }
    expect([play({ gold: 2 }), play({ gold: 1, luck: 7 }), play({ gold: 1, luck: 8 })]).toEqual([[0], [1], [0, 1]])
  })

  it('round 51: the night grows long (WAR-20.4)', () => {
    const t = warlock({ A: {}, B: {} }, { active: 'B', round: 50 })
    expect(t.turns().of('night-grew-long')[0]).toMatchObject({ round: 51, skill: 9, stamina: 10 })
  })
})

describe('private matters (WAR-22)', () => {
  it("pencil marks: the player's own, in open cells, changing no fact (WAR-22.8)", () => {
    const t = warlock({ A: { keyCards: [1] }, B: {} })
    t.turns([
      ['note.mark', '5:seat1:no'],
      ['note.mark', '6:chest:yes'],
      ['note.mark', '6:chest:clear'],
      ['turn.action', 'pass'],
    ])
    expect(view(t.state, 0).own?.marks).toEqual({ '5:seat1': 'no' })
    expect(t.cell('A', 5, 'B').proof).toBe('open')
    const keys = WARLOCK_RULES.asides?.(t.state, 0).map(({ key }) => key) ?? []
    expect(keys).not.toContain('1:seat1:no')
    expect(view(t.state, 1).own?.marks).toEqual({})
  })

  it('each player sets their own flee threshold (WAR-25.4)', () => {
    const t = warlock({ A: {}, B: {} })
    t.turns([
      ['order.set', 'flee=7'],
      ['turn.action', 'pass'],
    ])
    expect([view(t.state, 0).own?.fleeAt, view(t.state, 1).own?.fleeAt]).toEqual([7, 4])
  })

  it('the referee declares armour, or leaves it to the player (auto-equip)', () => {
    const t = warlock({ A: {}, B: {} })
    t.turns([
      ['gear.auto', 'off'],
      ['treasure.ask', 'on'],
      ['turn.action', 'pass'],
    ])
    expect(view(t.state, null).players[0]).toMatchObject({ autoEquip: false, asksTreasure: true })
  })

  it('a face-down card is named once it has been public (long-memory)', () => {
    const t = warlock({ A: { at: 'c-10-27' }, B: {} }, { rooms: { armoury: { card: 'poison-gas' } } })
    const seen = () => view(t.state, null).rooms.find(({ room }) => room === 'armoury')?.encounter
    expect(seen()).toEqual({ card: null, faceUp: false })
    t.dice(2).turns({ 'turn.action': 'move', 'move.to': 'armoury' })
    expect(seen()).toEqual({ card: 'poison-gas', faceUp: false })
    Object.assign(t.state.options, { 'long-memory': false })
    expect(seen()).toEqual({ card: null, faceUp: false })
    const crypt = view(t.state, null).rooms.find(({ room }) => room === 'crypt')
    expect(crypt?.encounter).toEqual({ card: 'vampire', faceUp: false }) // WAR-2.5
  })

  it("a player's knowledge of the cards of others (WAR-8.13)", () => {
    const t = warlock({ A: {}, B: { treasures: ['key-2', 'iron-helmet'], shown: ['iron-helmet'] } })
    expect(view(t.state, 0).own?.knows).toEqual([{ card: 'iron-helmet', where: { at: 'carried', seat: 1 } }])
    expect(view(t.state, null).players[1]?.adventurer).toMatchObject({ treasures: 2, shown: ['iron-helmet'] })
  })
})
