import { describe, expect, it } from 'vitest'
import { DOORS, firstDoorOf, TREASURE_ORDER, TREASURE_ROOM } from '../../../src/games/warlock/data/board.ts'
import { WEARY } from '../../../src/games/warlock/data/components.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { ROOM_IDS, type EncounterId } from '../../../src/games/warlock/data/ids.ts'
import { warlock, type Around, type Somebody } from './kit.ts'

const ROOM = 'well-room'

function meets(card: EncounterId, somebody: Somebody = {}, around: Around = {}, others: Record<string, Somebody> = {}) {
  return warlock(
    { A: { at: ROOM, cameBy: 'c-4-23', ...somebody }, B: { at: 'entrance' }, ...others },
    { ...around, rooms: { [ROOM]: { card, pile: ['key-6'] }, ...around.rooms } },
  )
}

describe('every room (board.json)', () => {
  it.each(ROOM_IDS)('%s is walked into through its doors; empty, its Treasure may be claimed', (room) => {
    for (const { square } of DOORS.filter((door) => door.room === room)) {
      const t = warlock({ A: { at: square }, B: {} }, { rooms: { [room]: { card: null } } })
      const got = t.dice(2).turns({ 'turn.action': 'move', 'move.to': room })
      const { space, cameBy, treasures, gold, provisions } = t.who('A')
      expect([space, cameBy]).toEqual([room, square])
      expect(treasures.length + gold + provisions > 0).toBe(TREASURE_ORDER.includes(room))
      expect(got.asked.some(({ verb }) => verb === 'chest.name')).toBe(room === TREASURE_ROOM)
    }
  })

  it.each(ROOM_IDS)('%s: an escape leads out of its first door without a door of entry (WAR-10.5)', (room) => {
    if (room === TREASURE_ROOM) return
    const t = warlock({ A: { at: room, cameBy: undefined as never }, B: {} }, { rooms: { [room]: { card: 'ogre' } } })
    t.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(t.who('A').space).toBe(firstDoorOf(room))
  })
})

describe('a monster that is met', () => {
  it('a monster that is met is reported with its present strength, if that is below the printed one (WAR-20.4)', () => {
    const metIn = (round: number, card: EncounterId) => {
      const t = warlock({ A: { at: ROOM, cameBy: 'c-4-23' }, B: {} }, { round, rooms: { [ROOM]: { card } } })
      const got = t.dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
      return got.heard('encounter-met', null)[0]
    }
    expect(metIn(1, 'warlock')).not.toHaveProperty('weary')
    expect(metIn(WEARY.round, 'warlock')).toMatchObject({ weary: { skill: WEARY.skill, stamina: WEARY.stamina } })
    expect(metIn(WEARY.round, 'ogre')).not.toHaveProperty('weary')
  })
})

describe('traps and omens (encounters.json)', () => {
  it('pit-trap: unlucky, no Treasure this turn; next turn it is there for an adventurer who stays (WS-26, WAR-24.49)', () => {
    const t = warlock(
      { A: { at: 'c-24-23', stamina: 10, luck: 7 }, B: {} },
      { rooms: { 'rope-store': { card: 'pit-trap', pile: ['iron-helmet'] } } },
    )
    t.dice(2, 6, 3).turns({ 'turn.action': 'move', 'move.to': 'rope-store' })
    expect(t.who('A')).toMatchObject({ luck: { now: 6 }, stamina: { now: 7 }, space: 'rope-store', treasures: [] })
    t.turns()
    const got = t.turns({ 'turn.action': 'stay', 'treasure.claim': 'take' })
    expect(t.who('A').treasures).toEqual(['iron-helmet'])
    expect(got.heard('treasure-seen', null)).toEqual([])
  })

  it('pit-trap: lucky, on to the Treasure', () => {
    expect(meets('pit-trap').dice(1, 1).play(meetEncounter, 'A', {}, 'arrived').result).toBe('may-claim')
  })

  it.each([
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 0],
  ])('poison-gas: opened with a %i it costs %i', (die, loss) => {
    const t = meets('poison-gas', { stamina: 10 })
    const got = t.dice(die).play(meetEncounter, 'A', { 'encounter.gas': 'open' }, 'arrived')
    expect([t.who('A').stamina.now, got.result]).toEqual([10 - loss, 'may-claim'])
  })

  it('poison-gas left alone stays, and no Treasure', () => {
    const t = meets('poison-gas')
    expect(t.play(meetEncounter, 'A', {}, 'arrived').result).toBe('may-not')
    expect(t.room(ROOM).encounter).toMatchObject({ faceUp: false })
  })

  it('falling-portcullis: 1 Stamina and a missed turn, the Treasure all the same', () => {
    const t = meets('falling-portcullis', { stamina: 10 })
    expect(t.dice(3).play(meetEncounter, 'A', {}, 'arrived').result).toBe('may-claim')
    expect(t.who('A')).toMatchObject({ stamina: { now: 9 }, missed: 1 })
  })

  it('grasping-hands: a test of Skill', () => {
    const t = meets('grasping-hands', { stamina: 10, skill: 9 })
    t.dice(5, 5).play(meetEncounter, 'A', {}, 'arrived')
    expect(t.who('A').stamina.now).toBe(7)
  })

  it('a trap that kills leaves a cache and claims nothing (WAR-7.7)', () => {
    const t = meets('grasping-hands', { stamina: 3, skill: 9, treasures: ['key-2'] })
    expect(t.dice(5, 5).play(meetEncounter, 'A', {}, 'arrived').result).toBe('turn-ends')
    expect(t.state.caches).toEqual([{ owner: 0, space: ROOM, cards: ['key-2'] }])
    expect(t.room(ROOM).encounter).toBeNull()
  })

  it.each([
    [1, 0, 10],
    [4, 1, 9],
    [6, 1, 10],
  ])('bat-swarm, a %i: %i lanterns, Stamina %i', (die, lanterns, stamina) => {
    const t = meets('bat-swarm', { stamina: 10 })
    t.dice(die).play(meetEncounter, 'A', {}, 'arrived')
    expect(t.who('A')).toMatchObject({ lanterns, stamina: { now: stamina } })
  })

  it('portrait: Skill up or down', () => {
    const lucky = meets('portrait', { skill: 9, stamina: 10, initial: { skill: 10 } })
    lucky.dice(1, 1).play(meetEncounter, 'A', {}, 'arrived')
    expect(lucky.who('A')).toMatchObject({ skill: { now: 10 }, stamina: { now: 12 } })
    const unlucky = meets('portrait', { skill: 9, luck: 2 })
    unlucky.dice(6, 6).play(meetEncounter, 'A', {}, 'arrived')
    expect(unlucky.who('A').skill.now).toBe(8)
  })
})

describe('traders and strangers (encounters.json)', () => {
  it('pedlar: each thing once, while the buyer can pay', () => {
    const t = meets('pedlar', { gold: 6, stamina: 10, luck: 5, initial: { luck: 9 } })
    const got = t.play(meetEncounter, 'A', { 'encounter.pedlar': ['provisions:2', 'flask', 'charm'] }, 'arrived')
    expect(t.who('A')).toMatchObject({ gold: 0, provisions: 2, stamina: { now: 14 }, luck: { now: 7 } })
    expect(got.offered('encounter.pedlar', 1)).toEqual(['nothing', 'flask', 'charm'])
    expect(t.room(ROOM).encounter).toBeNull()
  })

  it('prisoner: one Key card of a rival, shown only to this player', () => {
    const t = meets('prisoner', {}, {}, { B: { keyCards: [4, 7] }, C: { keyCards: [2] } })
    const got = t.draws('7').play(meetEncounter, 'A', { 'encounter.prisoner': 'seat:1' }, 'arrived')
    expect(t.cell('A', 7, 'B')).toMatchObject({ proof: 'here', reason: 'prisoner' })
    expect(t.row('A', 7)).toEqual(['absent', 'here', 'absent', 'absent'])
    expect(got.heard('key-seen', 'B')).toEqual([])
    expect(got.heard('key-card-looked-at', null)[0]).toMatchObject({ of: 1 })
  })

  it('prisoner: no rival to name, nothing seen (WAR-24.18)', () => {
    expect(meets('prisoner').play(meetEncounter, 'A', {}, 'arrived').of('key-seen')).toEqual([])
  })

  it('hooded-stranger: for Gold, for a card, or not at all (WAR-24.50, WAR-8.11)', () => {
    const pays = meets('hooded-stranger', { gold: 4 }, { chest: [1, 2, 3] })
    expect(pays.draws('2').play(meetEncounter, 'A', { 'encounter.stranger': 'gold' }, 'arrived').result).toBe(
      'may-claim',
    )
    expect(pays.cell('A', 2, 'chest')).toMatchObject({ proof: 'here', reason: 'stranger' })
    const gives = meets('hooded-stranger', { treasures: ['crystal-ball'] })
    expect(gives.play(meetEncounter, 'A', { 'encounter.stranger': 'give:crystal-ball' }, 'arrived').result).toBe(
      'may-not',
    )
    expect(gives.room(ROOM)).toMatchObject({ encounter: null, pile: ['key-6', 'crystal-ball'] })
    const declines = meets('hooded-stranger', { gold: 9 })
    expect(declines.play(meetEncounter, 'A', {}, 'arrived').result).toBe('may-claim')
    expect(declines.room(ROOM).encounter).toMatchObject({ faceUp: false })
  })

  it('quartermaster: Provisions, the top card unseen, and a card of yours (WAR-24.21)', () => {
    const t = warlock(
      { A: { at: 'c-9-27', gold: 9, treasures: ['crystal-ball'] }, B: {} },
      { rooms: { stores: { card: 'quartermaster', pile: ['key-6'] } } },
    )
    const got = t.dice(2).turns({
      'turn.action': 'move',
      'move.to': 'stores',
      'encounter.quartermaster': ['sell:crystal-ball', 'buy', 'provisions:3'],
    })
    expect(t.who('A')).toMatchObject({ gold: 9 + 2 - 4 - 3, provisions: 3, treasures: ['key-6'] })
    expect(t.room('stores').pile).toEqual(['crystal-ball'])
    expect(got.asked.map(({ verb }) => verb)).not.toContain('treasure.claim')
    expect(got.asked.find(({ verb }) => verb === 'encounter.quartermaster')?.publicKeys).not.toContain(
      'sell:crystal-ball',
    )
  })

  it('caretaker: 2 Stamina and 1 Luck on every visit', () => {
    const t = meets('caretaker', { stamina: 10, luck: 5, initial: { luck: 9 } })
    expect(t.play(meetEncounter, 'A', {}, 'arrived').result).toBe('may-claim')
    expect(t.who('A')).toMatchObject({ stamina: { now: 12 }, luck: { now: 6 } })
    expect(t.room(ROOM).encounter).toMatchObject({ faceUp: true })
  })

  it('gambling-dwarfs: play, gossip, or leave them be', () => {
    const wins = meets('gambling-dwarfs', { gold: 3 })
    expect(wins.dice(1, 2, 3, 4).play(meetEncounter, 'A', { 'encounter.dwarfs': 'play:3' }, 'arrived').result).toBe(
      'may-claim',
    )
    expect(wins.who('A').gold).toBe(6)
    const ties = meets('gambling-dwarfs', { gold: 3 })
    expect(ties.dice(3, 4, 3, 4).play(meetEncounter, 'A', { 'encounter.dwarfs': 'play:2' }, 'arrived').result).toBe(
      'may-not',
    )
    expect(ties.who('A').gold).toBe(1)
    const hears = meets('gambling-dwarfs', { gold: 2 }, {}, { B: { keyCards: [8] } })
    expect(hears.play(meetEncounter, 'A', { 'encounter.dwarfs': 'gossip:seat:1' }, 'arrived').result).toBe('may-claim')
    expect(hears.cell('A', 8, 'B')).toMatchObject({ proof: 'here', reason: 'gossip' })
  })

  it('old-man-and-gremlin: won, the top card by default; with an empty pile 3 Gold (WS-65, WAR-24.19)', () => {
    const answers = { 'turn.action': 'move', 'move.to': 'library', 'encounter.wager': 'gold' }
    const pile = (cards: readonly 'provisions-2'[]) =>
      ({ rooms: { library: { card: 'old-man-and-gremlin', pile: cards } } }) as const
    const t = warlock({ A: { at: 'c-29-10', gold: 3 }, B: {} }, pile(['provisions-2']))
    const got = t.dice(2, 5).turns(answers)
    expect(t.who('A')).toMatchObject({ gold: 3, provisions: 2 })
    expect(got.asked.map(({ verb }) => verb)).not.toContain('treasure.claim')
    const empty = warlock({ A: { at: 'c-29-10', gold: 3 }, B: {} }, pile([]))
    empty.dice(2, 5).turns(answers)
    expect(empty.who('A').gold).toBe(6)
  })

  it('old-man-and-gremlin: lost, Gold is gone and a card lies at the bottom (WAR-24.20)', () => {
    const t = meets('old-man-and-gremlin', { treasures: ['key-2'] })
    t.dice(2).play(meetEncounter, 'A', { 'encounter.wager': 'stake:key-2' }, 'arrived')
    expect(t.room(ROOM).pile).toEqual(['key-6', 'key-2'])
  })

  it('blind-seer: 2 Gold for a challenge, regardless of the roll (WS-57, WAR-14.7)', () => {
    const t = warlock(
      { A: { at: 'c-29-5', gold: 3 }, B: { keyCards: [8] } },
      { rooms: { 'seers-alcove': { pile: ['key-6'] } } },
    )
    const got = t.dice(5).turns({ 'turn.action': 'move', 'move.to': 'seers-alcove', 'encounter.seer': '8' })
    expect(t.who('A')).toMatchObject({ gold: 1, treasures: ['key-6'] })
    expect(got.of('challenged')[0]).toMatchObject({ number: 8, reason: 'seer' })
    expect(t.row('A', 8)).toEqual(['absent', 'here', 'absent'])
  })
})
