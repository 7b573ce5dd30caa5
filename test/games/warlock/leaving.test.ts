import { describe, expect, it } from 'vitest'
import { LEAVE, RETURN } from '../../../src/engine/index.ts'
import { duel } from '../../../src/games/warlock/rules/battles/duel.ts'
import { meetOthers } from '../../../src/games/warlock/rules/turn/meetings.ts'
import { move } from '../../../src/games/warlock/rules/turn/movement.ts'
import { takeTreasure } from '../../../src/games/warlock/rules/turn/taking.ts'
import { seatOf, warlock, type Answers, type Somebody, type Table } from './kit.ts'

// Players leave at any time: things in hand are put down, debts are settled, and nothing else stops.

const SPOT = 'c-16-23'
const SIX = ['key-3', 'key-4', 'key-6', 'key-7', 'key-8', 'crystal-ball'] as const

function pair(A: Somebody = {}, B: Somebody = {}, more: Record<string, Somebody> = { C: {} }): Table {
  return warlock({ A: { at: SPOT, stamina: 15, ...A }, B: { at: SPOT, skill: 9, stamina: 8, ...B }, ...more })
}

function attack(t: Table, answers: Answers = {}) {
  return t.play(duel, 'A', answers, seatOf('B'))
}

/** Up to the escape of B after a first round that A wins. */
const B_ESCAPES = [
  ['duel.answer', 'fight', 'B'],
  ['battle.escape', 'escape', 'B'],
] as const

describe('a Maze card that is turned up for a move (WAR-18.8)', () => {
  const atMaze = () => warlock({ A: { at: 'c-16-7' }, B: {}, C: {} }, { maze: { 'maze-2': 'maze-crossroads' } })

  it('a Maze card that is turned up for a move (WAR-18.8) is turned down when the mover leaves while choosing steps', () => {
    const t = atMaze().dice(3)
    const got = t.play(move, 'A', [
      ['maze.enter', 'maze-2'],
      [LEAVE, '', 'A'],
    ])
    expect(got.result).toBe('seat-out')
    expect(t.state.maze['maze-2'].faceUp).toBe(false)
  })

  it('a Maze card that is turned up for a move (WAR-18.8) is turned down when the mover leaves during the Key Challenge of the roll', () => {
    const t = atMaze().dice(1)
    t.play(move, 'A', [
      ['maze.enter', 'maze-2'],
      [LEAVE, '', 'A'],
    ])
    expect(t.state.maze['maze-2'].faceUp).toBe(false)
  })

  it('a Maze card that is turned up for a move (WAR-18.8) stays up for the mover when the adventurer who stood on it leaves', () => {
    const t = warlock({ A: { at: 'c-16-7' }, B: { at: 'maze-2' }, C: {} }, { maze: { 'maze-2': 'maze-straight' } })
    t.state.maze['maze-2'].faceUp = true
    t.dice(1).play(move, 'A', [
      ['maze.enter', 'maze-2'],
      [LEAVE, '', 'B'],
      ['challenge.name', 'decline'],
    ])
    expect(t.who('A').space).toBe('maze-2')
    expect(t.state.maze['maze-2'].faceUp).toBe(true)
  })
})

describe('after a battle between adventurers', () => {
  it('a loser who leaves while being robbed is robbed once, and does not flee (WAR-25.8)', () => {
    const t = pair({}, { treasures: ['key-2', 'crystal-ball'] })
    const got = attack(t.dice(2, 3, 4, 4, 6), [...B_ESCAPES, ['duel.rob', 'keys', 'A'], [LEAVE, '', 'B']])
    expect(got.asked.filter(({ verb }) => verb === 'duel.rob')).toHaveLength(1)
    expect(got.of('battle-over').map(({ end }) => end)).toEqual(['escaped'])
    expect(got.of('fled')).toEqual([])
    expect(t.who('A').treasures).toEqual(['key-2'])
    expect(t.state.discarded[SPOT]).toEqual(['crystal-ball'])
  })

  it('a loser who leaves before the robber has chosen is robbed all the same', () => {
    const t = pair({}, { treasures: ['key-2'] })
    const got = attack(t.dice(2, 3, 4, 4, 6), [
      ...B_ESCAPES,
      [LEAVE, '', 'B'],
      ['duel.rob', 'keys', 'A'],
      ['duel.lantern', 'take', 'A'],
    ])
    expect(got.of('battle-over')).toHaveLength(1)
    expect(t.who('A')).toMatchObject({ treasures: ['key-2'], lanterns: 2 })
    expect(t.isDead('B')).toBe(true)
  })

  it('a robber who leaves while the other runs is not robbed in turn, and the other runs', () => {
    const t = pair({ treasures: ['key-3'] }, { treasures: ['key-2'] })
    const got = attack(t.dice(2, 3, 4, 4, 6), [
      ...B_ESCAPES,
      ['duel.rob', 'nothing', 'A'],
      ['duel.lantern', 'leave', 'A'],
      [LEAVE, '', 'A'],
      ['battle.flight', 'c-12-23', 'B'],
    ])
    expect(got.of('robbed')).toHaveLength(1)
    expect(got.of('battle-over')).toHaveLength(1)
    expect(t.who('B')).toMatchObject({ space: 'c-12-23', treasures: ['key-2'] })
    expect(t.state.discarded[SPOT]).toEqual(['key-3'])
  })

  it('a dead man who leaves does not stop the looting (WAR-11.12)', () => {
    const t = pair({}, { stamina: 2, treasures: ['key-2', 'key-9'] })
    const got = attack(t.dice(1, 1, 6, 6), [
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'pass', 'B'],
      [LEAVE, '', 'B'],
      ['duel.loot', 'leave:key-9', 'A'],
      ['duel.loot', 'done', 'A'],
    ])
    expect(got.of('battle-over')).toHaveLength(1)
    expect(t.who('A').treasures).toEqual(['key-2'])
    expect(t.state.discarded[SPOT]).toEqual(['key-9'])
  })

  it('an attacker who leaves and is back before the other has run has no turn left (WAR-25.7)', () => {
    const t = pair({ treasures: ['key-3'] }, { treasures: ['key-2'] })
    const got = t.play(meetOthers, 'A', [
      ['resolve.act', 'attack:seat:1', 'A'],
      ...B_ESCAPES,
      [LEAVE, '', 'A'],
      [RETURN, '', 'A'],
      ['battle.flight', 'c-12-23', 'B'],
    ])
    expect(got.result).toBe('seat-out')
    expect(t.state.players[0]?.adventurer).toBeNull()
  })

  it('all who are left at the end are off the board: a third who leaves during a robbery ends it', () => {
    const t = pair({}, { treasures: ['key-2'] })
    const got = attack(t.dice(2, 3, 4, 4), [
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'pass', 'B'],
      [LEAVE, '', 'B'],
      [LEAVE, '', 'C'],
    ])
    expect(got.result).toBe('game-ends')
    expect(t.isDead('B')).toBe(true)
    expect(t.state.discarded[SPOT]).toEqual(['key-2'])
  })

  it('a player who has bought themselves off and leaves over the limits is not robbed (WAR-11.4)', () => {
    const t = pair({ treasures: [...SIX] }, { treasures: ['key-2'] })
    const got = attack(t, [
      ['duel.answer', 'offer', 'B'],
      ['deal.build', 'give-card', 'B'],
      ['deal.detail', 'key-2', 'B'],
      ['deal.build', 'offer', 'B'],
      ['deal.answer', 'accept', 'A'],
      [LEAVE, '', 'B'],
      ['treasure.keep', 'crystal-ball', 'A'],
    ])
    expect(got.of('robbed')).toEqual([])
    expect(got.of('bought-off')).toHaveLength(1)
    expect(t.who('A').treasures).toContain('key-2')
  })
})

describe('in a game of two (WAR-25.8, WAR-25.6)', () => {
  const two = () => pair({ treasures: ['key-3'] }, { treasures: ['key-2', 'crystal-ball'] }, {}).dice(2, 3, 4, 4, 6)
  const WHOLE = [...B_ESCAPES, ['duel.rob', 'keys', 'A'], ['duel.lantern', 'take', 'A']] as const

  it.each([0, 1, 2, 3, 4].flatMap((steps) => (['A', 'B'] as const).map((who) => [steps, who] as const)))(
    'in a game of two (WAR-25.8, WAR-25.6): after %i answers in a battle %s leaves: it is broken off, no robbery follows, and the other has won',
    (steps, who) => {
      const t = two()
      const got = attack(t, [...WHOLE.slice(0, steps), [LEAVE, '', who]])
      expect(got.result).toBe('game-ends')
      expect(got.of('robbed')).toHaveLength(steps > 2 ? 1 : 0)
      expect(got.of('game-won')).toMatchObject([{ seats: [who === 'A' ? 1 : 0], by: 'default' }])
      expect(t.isDead(who)).toBe(true)
      expect(t.state.result).toMatchObject([{ rank: 1, won: true }, { rank: 3, won: false }]) // prettier-ignore
    },
  )
})

describe('after a battle the step goes on (WAR-7.1)', () => {
  it('after a battle the step goes on (WAR-7.1): after a truce there are still deals and poison, and no attack', () => {
    const t = pair({ treasures: ['vial-of-poison'] })
    const got = t.dice(3, 3, 2, 3, 1, 1).play(meetOthers, 'A', {
      'resolve.act': ['attack:seat:1', 'use:vial-of-poison:seat:1', 'done'],
      'battle.escape': 'truce',
      'duel.truce': 'accept',
    })
    expect(got.offered('resolve.act', 1)).toEqual(['done', 'deal:seat:1', 'use:vial-of-poison:seat:1'])
  })

  it('after a battle the step goes on (WAR-7.1): after a killing the other adventurers there still stand there', () => {
    const t = pair({}, { stamina: 2 }, { C: { at: SPOT } })
    const got = t.dice(1, 1, 6, 6).play(meetOthers, 'A', { 'resolve.act': ['attack:seat:1', 'done'] })
    expect(got.offered('resolve.act', 1)).toEqual(['done', 'deal:seat:2'])
  })

  it('after a battle the step goes on (WAR-7.1): after an escape the turn goes on to Take Treasure at once (WAR-10.11)', () => {
    const t = pair({}, {}, { C: { at: SPOT } })
    const got = t.dice(2, 3, 4, 4, 6).play(meetOthers, 'A', {
      'resolve.act': ['attack:seat:1'],
      'battle.escape': 'escape',
    })
    expect(got.asked.filter(({ verb }) => verb === 'resolve.act')).toHaveLength(1)
  })
})

describe('after a deal (WAR-12.5)', () => {
  const deal = [
    ['turn.action', 'deal:seat:1'],
    ['deal.build', 'give-card'],
    ['deal.detail', 'key-2'],
    ['deal.build', 'offer'],
    ['deal.answer', 'accept', 'B'],
  ] as const

  it('the other side keeps within the limits though the proposer leaves meanwhile (WAR-8.5)', () => {
    const t = pair({ treasures: ['key-2'] }, { treasures: [...SIX] })
    const got = t.turns([...deal, [LEAVE, '', 'A'], ['treasure.keep', 'crystal-ball', 'B']])
    expect(t.who('B').treasures).toHaveLength(6)
    expect(got.of('deal-off')).toEqual([])
  })

  it('a player who leaves over the limits has had the deal', () => {
    const t = pair({ treasures: ['key-2'] }, { treasures: [...SIX] })
    const got = t.turns([...deal, [LEAVE, '', 'B'], ['turn.action', 'pass', 'A']])
    expect(got.of('deal-done')).toHaveLength(1)
    expect(got.of('deal-off')).toEqual([])
    expect(t.state.discarded[SPOT]).toContain('key-2')
  })
})

describe('options are computed when they are needed', () => {
  it('a move may not end on a space that has just become empty (WAR-6.4)', () => {
    const t = warlock({ A: { at: 'c-16-26' }, B: { at: SPOT }, C: {} })
    const got = t.dice(5).play(move, 'A', [
      [LEAVE, '', 'B'],
      ['move.to', 'c-16-21'],
    ])
    expect(got.offered('move.to')).not.toContain(SPOT)
    const before = warlock({ A: { at: 'c-16-26' }, B: { at: SPOT }, C: {} })
    expect(before.dice(5).play(move, 'A').offered('move.to')).toContain(SPOT)
  })

  it('a flight may end in a room whose last visitor has left it meanwhile (WAR-7.9)', () => {
    const t = warlock({ A: { at: 'c-14-23' }, B: { at: 'c-14-23' }, C: { at: 'resting-room' }, D: {} })
    t.room('resting-room').lastLeaver = t.who('B').id
    const got = t
      .dice(2, 3, 4, 4, 6)
      .play(
        duel,
        'A',
        [...B_ESCAPES, ['duel.rob', 'nothing', 'A'], ['duel.lantern', 'leave', 'A'], [LEAVE, '', 'C']],
        seatOf('B'),
      )
    expect(got.offered('battle.flight')).toContain('resting-room')
  })

  it('cards dropped on a pile that is being looked through are looked through as well (WAR-8.8)', () => {
    const t = warlock(
      { A: { at: SPOT }, B: { at: SPOT, treasures: ['key-9'] }, C: {} },
      { discarded: { [SPOT]: ['key-2'] } },
    )
    const got = t.play(
      takeTreasure,
      'A',
      [
        [LEAVE, '', 'B'],
        ['treasure.pick-up', 'key-2', 'A'],
        ['treasure.pick-up', 'key-9', 'A'],
      ],
      'nothing-here',
    )
    expect(t.who('A').treasures).toEqual(['key-2', 'key-9'])
    expect(got.heard('treasure-seen', 'A').filter(({ how }) => how === 'pile').map(({ cards }) => cards)).toEqual([
      ['key-2'],
      ['key-9'],
    ]) // prettier-ignore
    expect(t.state.knownTo['key-9']).toContain(0)
  })

  it('a card that has done its work is owed no more (WAR-24.9)', () => {
    const t = warlock(
      { A: { at: 'orc-mess', fledInto: 'orc-mess' }, B: {} },
      { rooms: { 'orc-mess': { card: 'pit-trap' } } },
    )
    t.dice(6, 6).turns()
    expect(t.who('A').fledInto).toBeNull()
  })

  it('a player who declares their own gear in the window of a revealed monster has the window before round 1 too', () => {
    const t = warlock(
      { A: { at: 'orc-mess', treasures: ['scroll-of-dragonfire'], autoEquip: true, fledInto: 'orc-mess' }, B: {} },
      { rooms: { 'orc-mess': { card: 'ogre' } } },
    )
    const got = t.turns([
      ['gear.auto', 'off', 'A'],
      ['encounter.item', 'pass', 'A'],
      ['battle.item', 'use:scroll-of-dragonfire', 'A'],
    ])
    expect(got.of('monster-hurt')).toHaveLength(1)
  })
})
