import { describe, expect, it } from 'vitest'
import { Run } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { warlock, type Table } from './kit.ts'

/** Where an adventurer may act, and in what order. */

const kindsOf = (facts: readonly { readonly kind: string }[]) => facts.map(({ kind }) => kind)

function inThisOrder(all: readonly string[], wanted: readonly string[]): void {
  const places = wanted.map((kind) => all.indexOf(kind))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

describe('the turn (WAR-5)', () => {
  it('the turn (WAR-5) is Movement, Encounters, Treasure (WAR-5.1, WAR-5.5)', () => {
    const t = warlock(
      { A: { at: 'c-4-23', skill: 11 }, B: {} },
      { rooms: { 'well-room': { card: 'cave-snake', pile: ['key-6'] } } },
    )
    const got = t
      .dice(2, ...Array(2).fill([1, 1, 6, 6]).flat())
      .turns({ 'turn.action': 'move', 'move.to': 'well-room', 'battle.escape': 'fight' })
    inThisOrder(kindsOf(got.facts), ['move-rolled', 'moved', 'battle-began', 'battle-over', 'treasure-claimed'])
    expect(t.who('A').treasures).toEqual(['key-6'])
  })

  it.each([
    ['c-16-23', ['move', 'eat', 'stay', 'pass']],
    ['south-bank', ['move', 'eat', 'stay', 'cross', 'pass']],
    ['treasure-room', ['move', 'eat', 'stay', 'open', 'pass']],
  ] as const)('the turn (WAR-5): on %s there is a choice of %j (WAR-5.4)', (at, actions) => {
    const t = warlock({ A: { at, provisions: 1 }, B: { at: 'c-3-2' } })
    expect(t.turns().offered('turn.action')).toEqual([...actions])
  })

  it('an adventurer who crosses, opens or passes rolls no movement die, and so makes no Key Challenge (WAR-5.8, WAR-24.27)', () => {
    const cross = warlock({ A: { at: 'south-bank', gold: 3 }, B: {} })
    const crossed = cross.turns({ 'turn.action': 'cross', 'river.cross': 'ferry' })
    const open = warlock({ A: { at: 'treasure-room', treasures: ['bunch-cook'] }, B: {} }, { chest: [2, 3, 4] })
    const opened = open.turns({ 'turn.action': 'open', 'chest.name': ['1', '5', '6'] })
    const passed = warlock({ A: { at: 'c-16-23' }, B: {} }).turns({ 'turn.action': 'pass' })
    for (const got of [crossed, opened, passed]) {
      expect(got.of('move-rolled')).toEqual([])
      expect(got.asked.map(({ verb }) => verb)).not.toContain('challenge.name')
    }
    expect(kindsOf(passed.facts).filter((kind) => kind !== 'turn-began')).toEqual(['passed'])
  })

  it('a Move that ends by crossing may have given a challenge before (WAR-24.27)', () => {
    const t = warlock({ A: { at: 'c-16-21', gold: 3 }, B: { keyCards: [4] } })
    const got = t.dice(1).turns({
      'turn.action': 'move',
      'challenge.name': '4',
      'move.to': 'south-bank',
      'river.cross': 'ferry',
    })
    expect(got.of('challenged')).toHaveLength(1)
    expect(t.who('A').space).toBe('north-bank')
  })

  it("a player attacked or cursed in another's turn still has a whole turn of their own (WAR-5.10)", () => {
    const t = warlock({
      A: { at: 'c-16-23', skill: 9 },
      B: { at: 'c-16-23', provisions: 1 },
    })
    t.dice(6, 6, 1, 1).turns({
      'turn.action': 'stay',
      'resolve.act': ['attack:seat:1'],
      'battle.escape': 'truce',
      'duel.truce': 'accept',
    })
    const own = t.dice(2).turns({ 'turn.action': 'move' })
    expect(own.offered('turn.action')).toEqual(expect.arrayContaining(['move', 'eat', 'stay', 'pass']))
    expect(own.of('moved')).toHaveLength(1)
  })

  it('only a missed turn takes it away (WAR-5.10)', () => {
    const t = warlock({ A: { treasures: ['scroll-of-cursing'] }, B: { at: 'library' } })
    t.turns({ 'turn.action': ['use:scroll-of-cursing:seat:1', 'pass'] })
    expect(t.turns().of('turn-missed')).toMatchObject([{ seat: 1, left: 0 }])
  })

  it('a die that has fallen lies: the answer that rolled it cannot be taken back (WAR-24.43)', () => {
    const t = warlock({ A: { at: 'c-16-23' }, B: {} }).dice(3)
    const { run } = Run.start(WARLOCK_RULES, t.state)
    const before = run.submit({ seat: 0, verb: 'order.set', key: 'flee=7' })
    const rolled = run.submit({ seat: 0, verb: 'turn.action', key: 'move' })
    expect([before, rolled]).toMatchObject([{ irreversible: false }, { irreversible: true }])
  })
})

describe('rooms and doors (WAR-6, WAR-7)', () => {
  it('entering a room is the end of the Move (WAR-6.3)', () => {
    const t = warlock({ A: { at: 'c-16-33' }, B: {} }, { rooms: { guardroom: { card: null } } })
    const got = t.dice(6).turns({ 'turn.action': 'move', 'move.to': 'guardroom' })
    expect(t.who('A').space).toBe('guardroom')
    expect(got.offered('move.to')).not.toContain('c-16-27') // the door beyond
  })

  it('a room is left by any of its doors, and the square before it is the first step (WAR-6.7)', () => {
    const t = warlock({ A: { at: 'guardroom', cameBy: 'c-16-31' }, B: {} }, { rooms: { guardroom: { card: null } } })
    const got = t.dice(1).turns({ 'turn.action': 'move', 'move.to': 'c-16-27' })
    expect([...got.offered('move.to')].sort()).toEqual(['c-16-27', 'c-16-31'])
  })

  it('one meets the card, the others in the room look on (WAR-7.3)', () => {
    const t = warlock(
      { A: { at: 'c-4-23', stamina: 10, luck: 2 }, B: { at: 'well-room', stamina: 10, luck: 2 } },
      { rooms: { 'well-room': { card: 'pit-trap' } } },
    )
    const got = t.dice(2, 6, 6).turns({ 'turn.action': 'move', 'move.to': 'well-room' })
    expect(got.of('luck-tested').map(({ seat }) => seat)).toEqual([0])
    expect([t.who('A').stamina.now < 10, t.who('B').stamina.now]).toEqual([true, 10])
  })

  it('rooms and doors (WAR-6, WAR-7): with two in an occupied room the second to leave is locked out, the first is not (WAR-24.54)', () => {
    const t = warlock(
      { A: { at: 'resting-room' }, B: { at: 'resting-room' } },
      { rooms: { 'resting-room': { card: 'caretaker', faceUp: true } } },
    )
    const move = (answers = {}) =>
      t
        .dice(1)
        .turns({ 'turn.action': 'move', 'challenge.name': 'decline', ...answers })
        .offered('move.to')
    move() // A, who is not asked: only one exit is open
    move()
    t.who('B').space = 'c-12-23' // B, who left last
    expect(move({ 'move.to': 'resting-room' })).toContain('resting-room')
    t.who('B').space = 'c-13-23'
    expect(move({ 'move.to': 'c-12-23' })).not.toContain('resting-room')
  })

  it('a missed turn comes before the room the adventurer fled into, which waits (WAR-24.11)', () => {
    const t = warlock(
      { A: { at: 'orc-mess', cameBy: 'c-10-31', fledInto: 'orc-mess', missed: 1 }, B: {} },
      { rooms: { 'orc-mess': { card: 'ogre' } } },
    )
    const missed = t.turns()
    expect([missed.of('turn-missed').length, missed.of('battle-began').length]).toEqual([1, 0])
    t.turns()
    const met = t.dice(1, 1, 1, 1, 6).turns({ 'battle.escape': 'escape' })
    expect(met.of('battle-began')[0]).toMatchObject({ foe: 'ogre' })
  })

  it('Gold, Provisions and lanterns cannot be put down (WAR-8.10)', () => {
    const rich = { at: 'c-16-23', gold: 3, provisions: 2, lanterns: 2 }
    expect(warlock({ A: rich, B: {} }).turns().offered('turn.action')).not.toContain('put-down')
    const t = warlock({ A: { ...rich, treasures: ['key-2'] }, B: {} })
    const got = t.turns({ 'turn.action': ['put-down', 'pass'], 'treasure.put-down': 'done' })
    expect(got.offered('treasure.put-down').filter((key) => key !== 'done')).toEqual(['key-2'])
  })
})

describe('Luck (WAR-4)', () => {
  it('required tests must be made; optional ones may be declined (WAR-4.4)', () => {
    const meets = (card: 'pit-trap' | 'orc-sentry') =>
      warlock({ A: { at: 'c-4-23' }, B: {} }, { rooms: { 'well-room': { card } } })
    const must = meets('pit-trap').dice(2, 1, 1).turns({ 'turn.action': 'move', 'move.to': 'well-room' })
    expect(must.of('luck-tested')).toHaveLength(1)
    expect(must.asked.map(({ verb }) => verb).filter((verb) => verb.startsWith('encounter.'))).toEqual([])
    const may = meets('orc-sentry')
      .dice(2, 1, 1, 1, 1, 6)
      .turns({ 'turn.action': 'move', 'move.to': 'well-room', 'encounter.sneak': 'fight', 'battle.escape': 'escape' })
    expect(may.of('luck-tested')).toEqual([])
  })

  it('Luck (WAR-4) is not regained by eating or by the death of an adventurer (WAR-4.6, WAR-11.8)', () => {
    const spent = { luck: 4, initial: { luck: 9 } }
    const eater = warlock({ A: { at: 'c-16-23', provisions: 1, ...spent }, B: {} })
    eater.turns({ 'turn.action': 'eat' })
    expect(eater.who('A').luck.now).toBe(4)
    const killer = warlock({ A: { at: 'c-16-23', ...spent }, B: { at: 'c-16-23', stamina: 1 } })
    killer.dice(1, 1, 6, 6).turns({ 'turn.action': 'stay', 'resolve.act': 'attack:seat:1' })
    expect(killer.isDead('B')).toBe(true)
    expect(killer.who('A').luck.now).toBe(4)
  })

  it('Luck (WAR-4), but by killing a monster and by cards that say so (WAR-4.6)', () => {
    const t = warlock(
      { A: { at: 'c-13-23', luck: 4, initial: { luck: 9 } }, B: {} },
      { rooms: { 'resting-room': { card: 'caretaker' } } },
    )
    t.dice(2).turns({ 'turn.action': 'move', 'move.to': 'resting-room' })
    expect(t.who('A').luck.now).toBe(5)
  })
})

describe('banks, rings and the Maze', () => {
  it('banks, rings and the Maze: on a bank one may stop without crossing, and deal, attack and pick up there (WAR-24.26)', () => {
    const t = warlock({ A: { at: 'c-16-22' }, B: { at: 'south-bank' } }, { discarded: { 'south-bank': ['key-3'] } })
    const got = t.dice(4).turns({
      'turn.action': 'move',
      'move.to': 'south-bank',
      'river.cross': 'stay',
      'treasure.pick-up': ['key-3'],
    })
    expect(got.offered('resolve.act')).toEqual(expect.arrayContaining(['attack:seat:1', 'deal:seat:1']))
    expect(t.who('A').treasures).toEqual(['key-3'])
  })

  it.each(['c-16-27', 'c-16-9'] as const)(
    'banks, rings and the Maze: by a ring and by the Maze one may fight, deal and put down as anywhere: %s (WAR-24.32)',
    (at) => {
      const t = warlock({ A: { at, treasures: ['key-2'], provisions: 1 }, B: { at } })
      const got = t.turns({ 'turn.action': ['put-down', 'stay'], 'treasure.put-down': ['key-2'] })
      expect(got.offered('turn.action', 0)).toEqual(expect.arrayContaining(['eat', 'deal:seat:1', 'put-down']))
      expect(got.offered('resolve.act')).toEqual(expect.arrayContaining(['attack:seat:1', 'deal:seat:1']))
      expect(t.state.discarded[at]).toEqual(['key-2'])
    },
  )

  it('banks, rings and the Maze: in the Maze a move is as elsewhere: any roll is one step, and back is open too (WAR-18.9, WAR-24.30)', () => {
    for (const die of [2, 6]) {
      const t = warlock({ A: { at: 'maze-2', cameBy: 'c-16-7' }, B: {} }, { maze: { 'maze-2': 'maze-straight' } })
      t.state.maze['maze-2'].faceUp = true
      const got = t.dice(die).turns({ 'turn.action': 'move', 'move.to': 'c-16-7' })
      expect(got.offered('move.to')).toEqual(['c-16-5', 'c-16-7'])
      expect(got.of('moved')[0]?.path).toEqual(['c-16-7'])
    }
  })

  it('an adventurer who has passed a card may go back through it (WAR-24.30)', () => {
    const t = warlock({ A: { at: 'c-16-9' }, B: {} }, { maze: { 'maze-5': 'maze-straight' } })
    t.dice(2).turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(t.who('A').space).toBe('c-16-7')
    t.turns()
    const got = t.dice(2).turns({ 'turn.action': 'move', 'maze.enter': 'maze-5' })
    expect(got.of('maze-dead-end')).toEqual([])
    expect(t.who('A').space).toBe('c-16-9')
  })

  it('the lantern is looked at when the Move begins: lost later in it, it is not missed (WAR-24.34)', () => {
    const t = warlock({ A: { at: 'red-west' }, B: {} }, { rooms: { guardroom: { card: 'bat-swarm' } } })
    const got = t.dice(3, 1).turns({ 'turn.action': 'move', 'passage.exit': 'red-heart', 'move.to': 'guardroom' })
    expect(got.of('passage-taken')[0]).toMatchObject({ to: 'red-heart', die: null })
    expect(t.who('A')).toMatchObject({ space: 'guardroom', lanterns: 0 })
  })

  it('another Crocodile, at full strength, waits for the next (WAR-17.8)', () => {
    const t = warlock({ A: { at: 'south-bank', skill: 11, luck: 2 }, B: { at: 'south-bank', skill: 11, luck: 2 } })
    const win = [1, 1, 6, 6]
    for (const name of ['A', 'B'] as const) {
      const got = t
        .dice(6, 6, ...win, ...win, ...win)
        .turns({ 'turn.action': 'cross', 'river.cross': 'raft', 'battle.escape': 'fight' })
      expect(got.of('wounded').map(({ left }) => left)).toEqual([4, 2, 0])
      expect(t.who(name).space).toBe('north-bank')
    }
  })
})

describe('the chest (WAR-15)', () => {
  const wrong = (): Table =>
    warlock(
      {
        A: { at: 'treasure-room', treasures: ['bunch-cook'] },
        B: { at: 'south-bank', keyCards: [5] },
        C: { keyCards: [8] },
      },
      { chest: [1, 2, 3] },
    )

  it('the chest (WAR-15): for every number all others hold out Key card or blank, and only the challenger sees them (WAR-15.5)', () => {
    const t = wrong()
    const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1', '5', '7'] })
    expect([t.cell('A', 5, 'B').proof, t.cell('A', 5, 'C').proof]).toEqual(['here', 'absent'])
    expect([t.cell('A', 1, 'B').proof, t.cell('A', 1, 'C').proof]).toEqual(['absent', 'absent'])
    expect(t.cell('C', 5, 'B').proof).toBe('open')
    expect(got.heard('key-seen', null)).toEqual([])
    for (const who of ['B', 'C'] as const) {
      expect(got.heard('key-seen', who).map(({ sighting }) => sighting.kind)).toEqual(['rival-chest']) // the count
    }
  })

  it('the chest (WAR-15) is open to any number of challenges (WAR-15.10); and the bank may be crowded (WAR-24.25)', () => {
    const t = wrong()
    const attempts = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1', '5', '7'] })
      attempts.push(...got.of('chest-wrong'))
      expect(t.who('A').space).toBe('south-bank') // beside B
      expect(got.asked.map(({ verb }) => verb)).not.toContain('resolve.act')
      const next = t.turns({ 'turn.action': 'stay', 'resolve.act': 'done' })
      expect(next.offered('resolve.act')).toContain('attack:seat:0')
      t.turns()
      t.who('A').space = 'treasure-room'
    }
    expect(attempts).toHaveLength(3)
  })
})
