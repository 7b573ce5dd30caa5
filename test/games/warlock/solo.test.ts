import { describe, expect, it } from 'vitest'
import { byComputer, LEAVE, playout, Run } from '../../../src/engine/index.ts'
import type { WarlockFact } from '../../../src/games/warlock/facts/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { packed, warlock, type Around, type Somebody, type Table } from './kit.ts'

const SPOT = 'c-16-23'
const names = (): string => 'Ann'

/** A solo game of A: 1, 2 and 3 beneath the chest, the others in the stack. */
function alone(A: Somebody = {}, around: Around = {}): Table {
  return warlock({ A }, { chest: [1, 2, 3], ...around, options: { 'solo-expedition': true, ...around.options } })
}

describe('solo-expedition', () => {
  it('three Key cards lie beneath the chest, six in a stack; the player holds none, and no blank (WAR-1.1)', () => {
    const setup = { seats: 1, preset: 'solo', seed: 'alone', experience: [] }
    const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
    const emitted = packed(run).map(({ fact }) => fact as WarlockFact)
    expect(emitted.filter(({ kind }) => kind === 'key-seen')).toEqual([])
    const { chest, stack, players } = run.state
    expect([chest.length, stack.length, players[0]?.keyCards]).toEqual([3, 6, []])
    expect(emitted.find(({ kind }) => kind === 'key-cards-dealt')).toMatchObject({ stack: 6, blanksDiscarded: 6 })
    expect(run.view(0)).toMatchObject({ stack: 6, chest: { count: 3, numbers: null } })
    expect(wrongs(run.state)).toEqual([])
  })

  it('a rolled 1 is a look at a random card of the stack, shuffled back; there is nothing to name (WAR-14.1)', () => {
    const t = alone({ at: SPOT })
    const got = t.dice(1).draws('7').turns({ 'turn.action': 'move' })
    expect(got.offered('challenge.name')).toEqual([])
    expect(got.of('stack-looked-at')).toEqual([{ kind: 'stack-looked-at', seat: 0, by: 'roll' }])
    expect([...t.state.stack].sort()).toEqual([4, 5, 6, 7, 8, 9])
    expect(t.sheet('A', 7)).toEqual(['here', 'absent'])
    expect(got.heard('key-seen', null)).toEqual([])
  })

  it('solo-expedition: when all six have been seen, the other three are beneath the chest: that is reasoning across rows (WAR-22.7)', () => {
    const seen = (helper: boolean) => {
      const t = alone({}, { options: { 'deduction-helper': helper } })
      for (const number of [4, 5, 6, 7, 8, 9]) {
        t.state.players[0]?.sightings.push({ kind: 'stack', round: 1, by: 'roll', number })
      }
      return t.sheet('A', 2)
    }
    expect([seen(false), seen(true)]).toEqual([
      ['open', 'open'],
      ['absent', 'here'],
    ])
  })

  it('nothing is deduced before the deal, nor from earlier conclusions', () => {
    const setup = { seats: 1, preset: 'solo', options: { 'deduction-helper': true }, seed: 'early', experience: [] }
    const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
    const proofs = () => new Set(run.view(0).own?.notebook.cells.map(({ proof }) => proof))
    expect([...proofs()]).toEqual(['open'])
    packed(run)
    expect([...proofs()]).toEqual(['open'])
  })

  it.each([
    ['gambling-dwarfs', 'gaming-room', { 'encounter.dwarfs': 'gossip:stack' }, 'gossip', 2],
    ['blind-seer', 'seers-alcove', { 'encounter.seer': 'look' }, 'seer', 2],
    ['prisoner', 'well-room', {}, 'prisoner', 0],
  ] as const)('%s: a look into the stack', (card, room, answers, by, price) => {
    const t = alone({ at: room, gold: 3 }, { rooms: { [room]: { card } } })
    const got = t.draws('9').play(meetEncounter, 'A', answers, 'arrived')
    expect(got.result).toBe('may-claim')
    expect(got.of('stack-looked-at')[0]?.by).toBe(by)
    expect(t.who('A').gold).toBe(3 - price)
    expect(t.cell('A', 9, 'chest').proof).toBe('absent')
  })

  it('the Seer and the Dwarfs want their Gold first', () => {
    const seer = alone({ at: 'seers-alcove', gold: 1 }).play(meetEncounter, 'A', {}, 'arrived')
    expect(seer.of('stack-looked-at')).toEqual([])
    const dwarfs = alone({ at: 'gaming-room', gold: 1 }).play(meetEncounter, 'A', {}, 'arrived')
    expect(dwarfs.offered('encounter.dwarfs')).toEqual(['leave', 'play:1'])
  })

  it('the Crystal Ball holds one look (WAR-14.7)', () => {
    const got = alone({ treasures: ['crystal-ball'] })
      .draws('5')
      .turns({ 'turn.action': ['use:crystal-ball', 'pass'] })
    expect(got.of('stack-looked-at')[0]?.by).toBe('ball')
  })

  it('wrong at the chest the player hears only how many were wrong (WAR-15.9)', () => {
    const t = alone({ at: 'treasure-room', treasures: ['bunch-gaoler'] })
    const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1', '2', '4'] })
    expect(got.of('chest-wrong')[0]).toMatchObject({ wrong: 1 })
    expect(t.who('A').space).toBe('south-bank')
    expect([1, 2, 4].map((number) => t.cell('A', number, 'chest').proof)).toEqual(['open', 'open', 'open'])
    const { own } = WARLOCK_RULES.view(t.state, 0)
    expect(own?.notebook.failures).toMatchObject([{ seat: 0, numbers: [1, 2, 4], wrong: 1 }])
    const hand = WARLOCK.words.hand(WARLOCK_RULES.view(t.state, 0), names).flatMap(({ lines }) => lines)
    expect(hand.join('\n')).toMatch(/Ann tried 1, 2 and 4, 1 of them wrong/)
  })

  it('right at the chest the player wins (WAR-15.6)', () => {
    const t = alone({ at: 'treasure-room', treasures: ['bunch-gaoler'] })
    const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1', '2', '3'] })
    expect(got.of('game-won')).toMatchObject([{ seats: [0], by: 'chest' }])
  })

  it('an occupied room opens again once another room has been entered and left (WAR-7.8)', () => {
    const t = alone({ at: 'resting-room' })
    t.dice(1).turns({ 'turn.action': 'move' })
    expect(t.state.rooms['resting-room'].lastLeaver).toBe(t.who('A').id)
    Object.assign(t.who('A'), { space: 'well-room' })
    const got = t.dice(1).turns({ 'turn.action': 'move' })
    expect(got.of('moved')[0]?.from).toBe('well-room')
    expect(t.state.rooms['resting-room'].lastLeaver).toBeNull()
  })

  it('solo-expedition: in company another room does not open it', () => {
    const t = warlock({ A: { at: 'well-room' }, B: {} })
    t.state.rooms['resting-room'].lastLeaver = t.who('A').id
    t.dice(1).turns({ 'turn.action': 'move' })
    expect(t.state.rooms['resting-room'].lastLeaver).toBe(t.who('A').id)
  })

  it('Vial and Scroll have no use; no player rolls for a monster', () => {
    const t = alone({ at: 'c-4-23', treasures: ['vial-of-poison', 'scroll-of-cursing'] }, {
      rooms: { 'well-room': { card: 'ogre' } },
      options: { 'monster-champion': true },
    }) // prettier-ignore
    const got = t.dice(2, 1, 1, 6, 6, 6).turns({
      'turn.action': 'move',
      'move.to': 'well-room',
      'battle.escape': 'escape',
    })
    expect(got.offered('turn.action').filter((key) => key.startsWith('use:'))).toEqual([])
    expect(got.of('battle-began')[0]?.champion).toBeNull()
    expect(got.offered('battle.roll')).toEqual([])
  })

  it.each([
    [['1', '2', '3'], true],
    [['1', '2', '4'], false],
  ])('solo-expedition: at a reckoning every number must be right: %j', (keys, won) => {
    const t = alone({}, { round: 100 })
    const got = t.turns([['turn.action', 'pass'], ...keys.map((key) => ['reckoning.write', key] as const)])
    expect(got.of('game-won')).toHaveLength(won ? 1 : 0)
    expect(got.of('nobody-won')).toHaveLength(won ? 0 : 1)
    expect(WARLOCK_RULES.standings(t.state)).toMatchObject([{ seat: 0, rank: 1, won }])
    const view = WARLOCK_RULES.view(t.state, null)
    expect(WARLOCK.words.outcome(view, names).join()).toMatch(won ? /Ann wins/ : /without the treasure/)
  })

  it('the bell tolls after round 40, the last light fails after round 100 (midnight-bell, WAR-20.5)', () => {
    const reckoned = (round: number, bell: boolean) =>
      alone({}, { round, options: { 'midnight-bell': bell } })
        .turns()
        .of('reckoning-began').length
    expect([reckoned(39, true), reckoned(40, true), reckoned(99, false), reckoned(100, false)]).toEqual([0, 1, 0, 1])
  })

  it('solo-expedition: if the player leaves, the game has no winner (WAR-25.10); being the only one does not win (WAR-25.6)', () => {
    const t = alone()
    expect(t.turns({ 'turn.action': 'pass' }).of('game-won')).toEqual([])
    expect(t.turns([[LEAVE, '', 'A']]).of('nobody-won')).toMatchObject([{ why: 'left' }])
  })

  it('a dead adventurer is replaced, and no room is locked to the new one (WAR-19.4)', () => {
    const t = alone({ dead: true })
    expect(t.turns({ 'turn.action': 'pass' }).of('rolled-up')).toHaveLength(1)
  })

  it('a computer player finds the chest more often than not, and always comes to an end', () => {
    type Playout = ReturnType<typeof playout<Warlock, WarlockView>>
    const ends = Array.from({ length: 12 }, (_, n) => {
      const setup = { seats: 1, preset: 'solo', seed: `alone ${n}`, experience: [] }
      const play: Playout = playout(WARLOCK.rules, setup, byComputer(WARLOCK, setup.seed), 20_000)
      let step = play.next()
      while (!step.done) step = play.next()
      const { run } = step.value
      expect(run.isOver).toBe(true)
      return WARLOCK_RULES.standings(run.state)[0]?.won
    })
    expect(ends.filter(Boolean).length).toBeGreaterThan(6)
  })
})
