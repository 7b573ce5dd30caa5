import { describe, expect, it } from 'vitest'
import { below, byComputer, byNumbers, rngFrom, LEAVE, type OptionValues } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { byCuriosity } from '../../../trials/choosers.ts'
import { parts } from '../../../trials/games/warlock/parts.ts'
import { leaveEverywhere } from '../../../trials/leaving.ts'
import { warlock } from './kit.ts'

const SPOT = 'c-16-23'

describe('all but one leave (WAR-25.6, WAR-25.10)', () => {
  it('while numbers are written down: the last one wins by default, regardless of the numbers', () => {
    const t = warlock({ A: {}, B: {}, C: {} }, { active: 'C', round: 100, chest: [1, 2, 3] })
    const got = t.turns([
      ['turn.action', 'pass', 'C'],
      ['reckoning.write', '1', 'B'],
      [LEAVE, '', 'B'],
      [LEAVE, '', 'A'],
    ])
    expect(got.of('game-won')).toMatchObject([{ seats: [2], by: 'default' }])
    expect(got.of('reckoned')).toEqual([])
  })

  it('a player who leaves while others write has no part in the reckoning', () => {
    const t = warlock({ A: {}, B: {}, C: {} }, { active: 'C', round: 100, chest: [1, 2, 3] })
    const got = t.turns([
      ['turn.action', 'pass', 'C'],
      ...['1', '2', '3'].map((key) => ['reckoning.write', key, 'B'] as const),
      [LEAVE, '', 'B'],
    ])
    expect(got.of('reckoned').map(({ seat }) => seat)).toEqual([0, 2])
    expect(WARLOCK_RULES.standings(t.state).find(({ seat }) => seat === 1)).toMatchObject({ rank: 3, won: false })
  })

  it('in the middle of a fight between two: the one who stays has won the game, and robs no one', () => {
    const t = warlock({ A: { at: SPOT }, B: { at: SPOT, treasures: ['key-2'] } })
    const got = t.turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      [LEAVE, '', 'B'],
    ])
    expect(got.of('game-won')).toMatchObject([{ seats: [0], by: 'default' }])
    expect(got.of('robbed')).toEqual([])
  })
})

describe('all are dead at once', () => {
  it('each sends another adventurer on their next turn, and the game goes on (WAR-19.4)', () => {
    const t = warlock({ A: { dead: true }, B: { dead: true } })
    const got = t.turns({ 'turn.action': 'pass' }, 2)
    expect(got.of('rolled-up').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('all are dead at once: when the last light fails they write all the same; with nothing right, equals share the victory (WAR-20.5)', () => {
    const t = warlock({ A: { dead: true }, B: {}, C: { dead: true } }, { active: 'B', round: 100, chest: [1, 2, 3] })
    t.state.first = 2
    const got = t.turns([
      ['turn.action', 'pass', 'B'],
      ...['4', '5', '6'].map((key) => ['reckoning.write', key, 'B'] as const),
    ])
    expect(got.of('game-won')).toMatchObject([{ seats: [2, 0], by: 'reckoning' }])
  })
})

describe('the last round (WAR-23.4)', () => {
  it('a fight in its last turn is fought out, and then the bell tolls', () => {
    const t = warlock(
      { A: {}, B: { at: 'c-4-23', skill: 12, stamina: 18 } },
      { active: 'B', round: 24, rooms: { 'well-room': { card: 'ogre' } }, options: { 'midnight-bell': true } },
    )
    const kills = Array(5).fill([1, 1, 6, 6]).flat()
    const got = t.dice(2, ...kills).turns({ 'turn.action': 'move', 'move.to': 'well-room', 'battle.escape': 'fight' })
    const order = got.facts.map(({ kind }) => kind).filter((kind) => ['battle-over', 'treasure-claimed', 'reckoning-began'].includes(kind)) // prettier-ignore
    expect(order).toEqual(['battle-over', 'treasure-claimed', 'reckoning-began'])
  })

  it('a player who dies in it writes, and carries nothing', () => {
    const t = warlock(
      { A: {}, B: { at: 'c-4-23', stamina: 1, treasures: ['key-2'] } },
      {
        active: 'B',
        round: 24,
        chest: [2, 5, 7],
        rooms: { 'well-room': { card: 'ogre' } },
        options: { 'midnight-bell': true },
      },
    )
    const got = t
      .dice(2, 6, 6, 1, 1)
      .turns([
        ['turn.action', 'move', 'B'],
        ['move.to', 'well-room', 'B'],
        ...['2', '5', '9'].map((key) => ['reckoning.write', key, 'B'] as const),
      ])
    expect(got.of('reckoned').find(({ seat }) => seat === 1)).toMatchObject({
      right: [2, 5],
      held: [],
      score: { total: 6 },
    })
  })

  it('a chest opened in it wins outright', () => {
    const t = warlock(
      { A: {}, B: { at: 'treasure-room', treasures: ['bunch-gaoler'] } },
      { active: 'B', round: 24, chest: [1, 2, 3], options: { 'midnight-bell': true } },
    )
    const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1', '2', '3'] })
    expect(got.of('game-won')).toMatchObject([{ seats: [1], by: 'chest' }])
    expect(got.of('reckoning-began')).toEqual([])
  })
})

describe('players leave at any question, and nothing is lost and nothing stays in hand', () => {
  it.each<[string, number, OptionValues]>([
    ['full', 4, {}],
    ['full', 2, { 'peaceful-mountain': true, 'deduction-helper': true }],
    ['short', 3, { 'monster-champion': true, 'auto-equip': false }],
    ['solo', 1, { 'monster-champion': true }],
  ])('%s, %i seats, %j', (preset, seats, options) => {
    const rng = { rng: rngFrom(`leaving ${preset} ${seats}`) }
    const numbers = Array.from({ length: 200 }, () => (below(rng, 6) === 0 ? below(rng, 1_000_000) : 0))
    const [computer, odd] = [byComputer(WARLOCK, 'leaving'), byCuriosity<never, never>(numbers)]
    let answers = 0
    const copies = leaveEverywhere(WARLOCK, {
      setup: { seats, preset, options, seed: `leaving ${preset}`, experience: [] },
      chooser: (run) => ((answers += 1) <= 120 ? computer(run) : odd(run as never)),
      after: (number) => byNumbers([number, number * 7, number * 31, number * 127]),
      numbers,
      parts,
    })
    expect(copies).toBeGreaterThan(5)
  })
})
