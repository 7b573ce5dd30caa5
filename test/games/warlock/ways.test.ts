import { describe, expect, it } from 'vitest'
import { warlock } from './kit.ts'

describe('secret passages (WAR-16)', () => {
  it('secret passages (WAR-16): with a lantern: the turn ends there, next turn any entrance of the colour (WS-38)', () => {
    const t = warlock({ A: { at: 'c-5-31' }, B: {} })
    t.dice(5).turns({ 'turn.action': 'move', 'move.to': 'red-west' })
    t.turns()
    const got = t.dice(3).turns({ 'turn.action': 'move', 'passage.exit': 'red-heart', 'move.to': 'c-16-25' })
    expect(got.offered('passage.exit')).toEqual(['red-west', 'red-east', 'red-heart'])
    expect(got.of('moved')[0]?.path).toEqual(['c-16-27', 'c-16-26', 'c-16-25'])
  })

  it('secret passages (WAR-16): in the dark a die decides the exit; then movement, challenge, step (WS-39)', () => {
    const t = warlock({ A: { at: 'red-west', lanterns: 0 }, B: {} })
    const got = t.dice(2, 1).turns({ 'turn.action': 'move', 'challenge.name': '4' })
    expect(got.of('passage-taken')[0]).toMatchObject({ to: 'red-west', die: 2 })
    expect(got.offered('passage.exit')).toEqual([])
    expect(got.of('challenged')[0]).toMatchObject({ number: 4, reason: 'roll' })
  })

  it('no fighting and no poison on a passage square, but deals (WS-40)', () => {
    const t = warlock({ A: { at: 'green-east', treasures: ['vial-of-poison'] }, B: { at: 'green-east' } })
    const got = t.turns({ 'turn.action': ['deal:seat:1', 'stay'], 'deal.build': 'cancel' })
    expect(got.offered('turn.action')).toContain('deal:seat:1')
    expect(got.offered('turn.action').join()).not.toContain('poison')
    expect(got.offered('resolve.act').join()).not.toMatch(/attack|poison/)
  })
})

describe('the river (WAR-17)', () => {
  it('the ferry costs 3 Gold and is offered only to those who can pay (WS-41)', () => {
    const t = warlock({ A: { at: 'c-16-22', gold: 3 }, B: { at: 'north-bank', gold: 2 } })
    t.dice(4).turns({ 'turn.action': 'move', 'move.to': 'south-bank', 'river.cross': 'ferry' })
    expect(t.who('A')).toMatchObject({ gold: 0, space: 'north-bank' })
    const back = t.turns([
      ['turn.action', 'cross'],
      ['river.cross', 'stay'],
      ['turn.action', 'pass'],
    ])
    expect(back.offered('river.cross')).toEqual(['raft', 'bridge', 'stay'])
  })

  it('the raft and the Crocodile (WS-42, crocodile)', () => {
    const t = warlock({ A: { at: 'south-bank', skill: 11, stamina: 12, luck: 8, initial: { luck: 10 } }, B: {} })
    const got = t
      .dice(5, 5, 1, 1, 4, 4, 1, 1, 4, 4, 1, 1, 4, 4)
      .turns({ 'turn.action': 'cross', 'river.cross': 'raft' })
    expect(got.of('round-fought').map(({ theirs, own }) => [theirs.total, own.total])).toEqual([
      [9, 19],
      [9, 19],
      [9, 19],
    ])
    expect(t.who('A')).toMatchObject({ space: 'north-bank', luck: { now: 8 } })
  })

  it('an adventurer who escapes the Crocodile is back on the starting bank (WS-43, WAR-10.5)', () => {
    const t = warlock({ A: { at: 'north-bank', stamina: 12, luck: 2 }, B: {} })
    t.dice(6, 6, 1, 1, 1, 1, 5).turns({ 'turn.action': 'cross', 'river.cross': 'raft', 'battle.escape': 'escape' })
    expect(t.who('A')).toMatchObject({ space: 'north-bank', stamina: { now: 11 } })
  })

  it.each([
    [2, 'south-bank', 7, 1],
    [3, 'south-bank', 9, 1],
    [4, 'north-bank', 9, 0],
    [5, 'north-bank', 9, 1],
    [6, 'north-bank', 9, 1],
  ])(
    'the bridge, a %i: on %s with Stamina %i and Provisions %i (WS-44, WAR-17.6)',
    (die, space, stamina, provisions) => {
      const t = warlock({ A: { at: 'south-bank', stamina: 9, provisions: 1 }, B: {} })
      t.dice(die).turns({ 'turn.action': 'cross', 'river.cross': 'bridge' })
      expect(t.who('A')).toMatchObject({ space, stamina: { now: stamina }, provisions })
    },
  )

  it('the bridge, a 1: the Crocodile (WS-44); a dead adventurer leaves a cache on the starting bank (WAR-17.9)', () => {
    const t = warlock({ A: { at: 'south-bank', stamina: 2, skill: 9, treasures: ['key-2'] }, B: {} })
    const got = t.dice(1, 6, 6, 1, 1).turns({ 'turn.action': 'cross', 'river.cross': 'bridge' })
    expect(got.of('battle-began')[0]).toMatchObject({ foe: 'crocodile', champion: 1 })
    expect(t.isDead('A')).toBe(true)
    expect(t.state.caches).toEqual([{ owner: 0, space: 'south-bank', cards: ['key-2'] }])
  })
})

describe('the Maze (WAR-18)', () => {
  it('through a straight passage (WS-45, maze-straight)', () => {
    const t = warlock(
      { A: { at: 'c-16-11' }, B: {} },
      { maze: { 'maze-5': 'maze-straight', 'maze-2': 'maze-crossroads' } },
    )
    t.dice(5).turns({ 'turn.action': 'move', 'move.to': 'c-16-9' })
    t.turns()
    const got = t.dice(4).turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(got.of('maze-turned-up')[0]).toMatchObject({ maze: 'maze-5', card: 'maze-straight' })
    expect(t.who('A').space).toBe('c-16-7')
    expect(t.state.maze['maze-5']).toMatchObject({ faceUp: false, known: true })
    t.turns()
    expect(t.turns({ 'turn.action': 'move' }).offered('maze.enter')).toEqual(['maze-2', 'maze-5', 'walk-away'])
  })

  it('a dead end costs the turn, and may not be tried again next turn (WS-46, maze-tee-north)', () => {
    const t = warlock({ A: { at: 'c-16-9' }, B: {} }, { maze: { 'maze-5': 'maze-tee-north' } })
    const got = t.turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(got.of('maze-dead-end')[0]).toMatchObject({ walled: true })
    expect(got.of('move-rolled')).toEqual([])
    t.turns()
    expect(t.turns({ 'turn.action': 'move' }).offered('maze.enter')).toEqual([])
    expect(t.state.maze['maze-5'].faceUp).toBe(false)
  })

  it('the Maze (WAR-18): with maze-strict the next turn is missed as well (WS-46)', () => {
    const t = warlock(
      { A: { at: 'c-16-9' }, B: {} },
      { maze: { 'maze-5': 'maze-tee-north' }, options: { 'maze-strict': true } },
    )
    t.turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(t.who('A').missed).toBe(1)
  })

  it.each([0, 1, 2])(
    'the dead end is barred in the next turn that is played, with maze-strict and %i more missed (WAR-18.6, WAR-24.31)',
    (more) => {
      const maze = { 'maze-5': 'maze-tee-north', 'maze-2': 'maze-crossroads' } as const
      const t = warlock({ A: { at: 'c-16-9' }, B: {} }, { maze, options: { 'maze-strict': true } })
      t.turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
      t.who('A').missed += more
      t.turns()
      for (let missed = 0; missed < 1 + more; missed += 1) {
        expect(t.turns().of('turn-missed')).toHaveLength(1)
        t.turns()
      }
      expect(t.dice(1).turns({ 'turn.action': 'move' }).offered('maze.enter')).not.toContain('maze-5')
    },
  )

  it('a 1 in the Maze: the adventurer ends on the card, and leaves by any open side (WS-47, maze-crossroads)', () => {
    const t = warlock({ A: { at: 'c-16-7' }, B: {} }, { maze: { 'maze-2': 'maze-crossroads' } })
    t.dice(1).turns({ 'turn.action': 'move', 'maze.enter': 'maze-2', 'challenge.name': 'decline' })
    expect(t.who('A').space).toBe('maze-2')
    expect(t.state.maze['maze-2'].faceUp).toBe(true)
    t.turns()
    const got = t.dice(6).turns({ 'turn.action': 'move', 'move.to': 'c-16-5' })
    expect([...got.offered('move.to')].sort()).toEqual(['c-15-6', 'c-16-5', 'c-16-7', 'c-17-6'])
    expect(t.state.maze['maze-2'].faceUp).toBe(false)
  })

  it.each([
    ['maze-tee-south', 'c-16-9', true],
    ['maze-corner-southeast', 'c-16-9', true],
    ['maze-corner-northwest', 'c-16-9', false],
  ] as const)('%s lets an adventurer from the south in: %s %s (WAR-18.5)', (card, square, open) => {
    const t = warlock({ A: { at: square }, B: {} }, { maze: { 'maze-5': card } })
    const got = t.dice(1).turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(got.of('maze-dead-end')).toHaveLength(open ? 0 : 1)
    expect(t.who('A').space).toBe(open ? 'maze-5' : square)
  })

  it('an open side against solid rock leads nowhere (WAR-18.5)', () => {
    // maze-1 has no way west: of the corner n, w only the north remains.
    const t = warlock({ A: { at: 'c-14-5' }, B: {} }, { maze: { 'maze-1': 'maze-corner-northwest' } })
    const got = t.turns({ 'turn.action': 'move', 'maze.enter': 'maze-1' })
    expect(got.of('maze-dead-end')[0]).toMatchObject({ walled: false })
  })

  it('the Ball of Twine saves the turn, but not a second try (ball-of-twine, WAR-24.52)', () => {
    const t = warlock(
      { A: { at: 'c-15-8', treasures: ['ball-of-twine'] }, B: {} },
      { maze: { 'maze-4': 'maze-corner-northwest', 'maze-5': 'maze-crossroads' } },
    )
    const got = t.dice(3).turns({
      'turn.action': 'move',
      'maze.enter': ['maze-4', 'maze-5'],
      'maze.twine': 'use:ball-of-twine',
      'move.to': 'c-16-9',
    })
    expect(got.offered('maze.enter', 1)).toEqual(['maze-5', 'walk-away'])
    expect(t.who('A').treasures).toContain('ball-of-twine')
  })

  it('a player with an unknown card is asked at a dead end, Twine or not (WAR-22.9)', () => {
    const t = warlock({ A: { at: 'c-16-9', treasures: ['key-2'] }, B: {} }, { maze: { 'maze-5': 'maze-tee-north' } })
    const got = t.turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(got.offered('maze.twine')).toEqual(['pass'])
  })
})
