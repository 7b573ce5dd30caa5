import { describe, expect, it } from 'vitest'
import { SPACES, TREASURE_ROOM } from '../../../src/games/warlock/data/board.ts'
import { moveEnds } from '../../../src/games/warlock/rules/deeds/paths.ts'
import { warlock } from './kit.ts'

describe('movement (WAR-6)', () => {
  it('entering a room loses the surplus (WS-12, WAR-6.1 to 6.4)', () => {
    const t = warlock({ A: { at: 'entrance' }, B: { at: 'c-3-2' } }, { rooms: { guardroom: { card: null } } })
    const got = t.dice(6).turns({ 'turn.action': 'move', 'move.to': 'guardroom' })
    expect(got.offered('move.to')).toEqual(expect.arrayContaining(['guardroom', 'c-14-31', 'c-18-31']))
    expect(got.offered('move.to')).not.toContain('c-16-31')
    expect(t.who('A')).toMatchObject({ space: 'guardroom', cameBy: 'c-16-31' })
    expect(got.of('moved')[0]?.path).toHaveLength(5)
  })

  it('passing an adventurer, one may stop or go on (WS-13, WAR-6.5)', () => {
    const stops = warlock({ A: { at: 'entrance' }, B: { at: 'c-16-33' } })
    const met = stops.dice(5).turns({ 'turn.action': 'move', 'move.to': 'c-16-33' })
    expect(met.offered('resolve.act')).toEqual(expect.arrayContaining(['attack:seat:1', 'deal:seat:1']))
    const passes = warlock({ A: { at: 'entrance' }, B: { at: 'c-16-33' } })
    const gone = passes.dice(5).turns({ 'turn.action': 'move', 'move.to': 'c-15-31' })
    expect(gone.asked.map(({ verb }) => verb)).not.toContain('resolve.act')
  })

  it('stopping for discarded treasure (WS-14, WAR-8.8)', () => {
    const five = ['key-2', 'key-4', 'key-6', 'silver-cross', 'crystal-ball'] as const
    const t = warlock(
      { A: { at: 'entrance', treasures: [...five] }, B: { at: 'c-3-2' } },
      { discarded: { 'c-16-32': ['key-3', 'iron-helmet'] } },
    )
    const got = t.dice(4).turns({ 'turn.action': 'move', 'move.to': 'c-16-32', 'treasure.pick-up': ['key-3', 'done'] })
    expect(got.heard('treasure-seen', 'A')[0]).toMatchObject({ cards: ['key-3', 'iron-helmet'], how: 'pile' })
    expect(got.heard('treasure-seen', null)).toEqual([])
    expect(t.who('A').treasures).toHaveLength(6)
    expect(t.state.discarded['c-16-32']).toEqual(['iron-helmet'])
    expect(t.state.knownTo['iron-helmet']).toEqual([0])
  })

  it('taking more than the rucksack holds means leaving something at once (WS-14, WAR-8.5)', () => {
    const six = ['key-2', 'key-4', 'key-6', 'silver-cross', 'crystal-ball', 'key-7'] as const
    const t = warlock({ A: { at: 'c-16-32', treasures: [...six] }, B: {} }, { discarded: { 'c-16-32': ['key-3'] } })
    t.turns({ 'turn.action': 'stay', 'treasure.pick-up': ['key-3', 'done'] })
    expect(t.state.discarded['c-16-32']).toEqual(['crystal-ball']) // magic first, lowest id (D-KEEP)
  })

  it('movement (WAR-6): by default the first end that is neither room nor passage (D-DESTINATION)', () => {
    const t = warlock({ A: { at: 'c-4-31' }, B: {} })
    t.dice(2).turns({ 'turn.action': 'move' })
    const plain = t.who('A').space
    expect(plain).toMatch(/^c-/)
  })

  it('a room with two doors in reach offers both, because an escape leads out of the door of entry (WAR-10.4)', () => {
    const t = warlock({ A: { at: 'c-12-29' }, B: {} })
    const keys = moveEnds(t.state, 0, 'c-12-29', 8).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('guardroom'))).toEqual(['guardroom', expect.stringMatching(/:c-16-/)])
  })

  it('an adventurer who cannot move stays in place (WAR-6.6)', () => {
    const t = warlock({ A: { at: 'c-15-8' }, B: {} })
    const got = t.dice(4).turns({ 'turn.action': 'move', 'maze.enter': 'walk-away' })
    expect(got.of('nowhere-to-go')).toHaveLength(1)
    expect(t.who('A').space).toBe('c-15-8')
  })

  it('movement (WAR-6): from every space with every roll there is an end, or no way out at all (WAR-6.4)', () => {
    const t = warlock({ A: {}, B: {} })
    for (const { id, neighbours, type } of SPACES) {
      if (type === 'maze') continue
      for (const steps of [1, 4, 12]) {
        const ends = moveEnds(t.state, 0, id, steps)
        expect(ends.length > 0, `${id} ${steps}`).toBe(neighbours.length > 0)
        expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length)
        expect(ends.every(({ path }) => path.length >= 1 && path.length <= steps)).toBe(true)
      }
    }
  })

  it('eating takes the whole turn and gives 4 Stamina, without a limit (WS-09, WAR-13.1, WAR-3.9)', () => {
    const hungry = { at: 'c-16-23', stamina: 13, initial: { stamina: 14 }, provisions: 2 }
    const t = warlock({ A: hungry, B: {} })
    t.turns({ 'turn.action': 'eat' })
    expect(t.who('A')).toMatchObject({ stamina: { now: 17 }, provisions: 1, ate: true })
    const capped = warlock({ A: hungry, B: {} }, { options: { 'stamina-cap': true } })
    capped.turns({ 'turn.action': 'eat' })
    expect(capped.who('A').stamina.now).toBe(14)
  })

  it('no eating in two turns running; a missed turn counts as one in between (WS-10, WAR-13.3)', () => {
    const t = warlock({ A: { at: 'c-16-23', provisions: 3 }, B: {} })
    const answers = { 'turn.action': ['eat', 'pass', 'pass', 'pass', 'pass'] }
    const got = t.turns(answers, 5)
    expect([0, 2, 4].map((nth) => got.offered('turn.action', nth).includes('eat'))).toEqual([true, false, true])
    const missed = warlock({ A: { at: 'c-16-23', provisions: 3, ate: true, missed: 1 }, B: {} })
    const after = missed.turns({}, 3)
    expect(after.of('turn-missed')).toHaveLength(1)
    expect(after.asked.filter(({ who, verb }) => who === 'A' && verb === 'turn.action')[0]?.keys).toContain('eat')
  })

  it('no eating beside a face-down card, nor after dealing (WS-11, WAR-13.4, WAR-5.6)', () => {
    const beside = warlock(
      { A: { at: 'orc-mess', provisions: 2 }, B: {} },
      { rooms: { 'orc-mess': { card: 'orc-sentry' } } },
    )
    expect(beside.turns().offered('turn.action')).not.toContain('eat')
    const guest = warlock(
      { A: { at: 'resting-room', provisions: 2 }, B: {} },
      { rooms: { 'resting-room': { card: 'caretaker', faceUp: true } } },
    )
    expect(guest.turns().offered('turn.action')).toContain('eat') // WAR-13.5
    const dealer = warlock({ A: { at: 'c-16-31', provisions: 2, gold: 3 }, B: { at: 'c-16-31' } })
    const got = dealer.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '1'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(got.offered('turn.action', 0)).toContain('eat')
    expect(got.offered('turn.action', 1)).not.toContain('eat')
  })

  it('a permanently occupied room is locked to its last leaver (WS-53, WAR-7.8, WAR-7.9)', () => {
    const room = { 'resting-room': { card: 'caretaker', faceUp: true } } as const
    const t = warlock({ A: { at: 'resting-room' }, B: { at: 'c-12-23' } }, { rooms: room })
    const enters = () =>
      ['c-13-23'].flatMap((from) => moveEnds(t.state, 0, from, 3).map(({ key }) => key)).includes('resting-room')
    t.dice(1).turns({ 'turn.action': 'move' })
    expect(enters()).toBe(false)
    t.dice(2).turns({ 'turn.action': 'move', 'move.to': 'resting-room' })
    expect(enters()).toBe(false)
    t.turns()
    t.dice(2).turns({ 'turn.action': 'move', 'move.to': 'c-12-23' })
    expect(enters()).toBe(true)
    expect(moveEnds(t.state, 1, 'c-12-23', 3).map(({ key }) => key)).not.toContain('resting-room')
  })

  it('a move to a bank, the Maze or a passage ends what else there was to do (WAR-5.9)', () => {
    const t = warlock({ A: { at: 'c-5-31' }, B: { at: 'c-3-31' } })
    const got = t.dice(5).turns({ 'turn.action': 'move', 'move.to': 'red-west' })
    expect(got.of('passage-entered')).toHaveLength(1)
    expect(t.who('A').space).toBe('red-west')
  })

  it('missed turns are paid one by one (WAR-5.2, WAR-24.12)', () => {
    const t = warlock({ A: { missed: 2 }, B: {} })
    const got = t.turns({}, 5)
    expect(got.of('turn-missed').map(({ left }) => left)).toEqual([1, 0])
    expect(got.asked.filter(({ who }) => who === 'A')).toHaveLength(1)
  })

  it('the Treasure Room can be walked into from two sides (board)', () => {
    const t = warlock({ A: { at: 'c-16-5' }, B: {} })
    const ends = moveEnds(t.state, 0, 'c-16-5', 2)
    expect(ends.map(({ space }) => space)).toContain(TREASURE_ROOM)
  })
})
