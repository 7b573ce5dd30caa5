import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  rngFrom,
  LEAVE,
  type Answer,
  type HasRng,
  type OptionValues,
  type Outcome,
  type Seat,
} from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { determinize } from '../../../src/games/warlock/rules/worlds/determinize.ts'
import { noteTakenUnseen } from '../../../src/games/warlock/state/knowledge.ts'
import type { Sighting } from '../../../src/games/warlock/state/notebook.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { firstDifference } from '../../../trials/checks.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { warlock, type Table } from './kit.ts'
import { learned, perceived, playAll, viewersOf, type Match, type Pause, type Played } from './worlds.ts'
import { often } from '../../kit/often.ts'

const luckOf = (seed: string): HasRng => ({ rng: rngFrom(seed) })

describe('possible worlds: the laws', () => {
  it('everything a viewer cannot know may change, and nothing they perceive does, at any pause', () => {
    let [worlds, other] = [0, 0]
    fc.assert(
      fc.property(
        fc.noShrink(fc.nat(9999)),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom('short', 'standard'),
        (number, seats, preset) => {
          const seen = countWorlds({ seats, preset, seed: `laws-${number}`, answers: 150 })
          worlds += seen.worlds
          other += seen.other
        },
      ),
      { numRuns: often(3) },
    )
    expect(worlds).toBeGreaterThan(300)
    expect(other / worlds).toBeGreaterThan(0.9)
  })

  it.each<[string, number, OptionValues]>([
    ['solo', 1, {}],
    ['solo', 1, { 'deduction-helper': true, 'open-lock': true }],
    ['full', 3, { 'deduction-helper': true }],
    ['balanced', 4, { 'deduction-helper': true }],
    ['short', 4, { 'deduction-helper': true, 'peaceful-mountain': true, 'monster-champion': true }],
  ])('possible worlds: the laws, and so by other house rules: %s, %i seats, %j', (preset, seats, options) => {
    const { worlds, other } = countWorlds({ seats, preset, options, seed: `laws of ${preset}`, answers: 60 })
    expect(other / worlds).toBeGreaterThan(0.9)
  })

  it('a state at rest can be determinized too, for the public and after the end', () => {
    for (const seats of [2, 4, 6]) {
      const state = WARLOCK.rules.create({ seats, preset: 'short', seed: 'rest', experience: [] })
      const before = JSON.stringify(WARLOCK.rules.view(state, 0))
      determinize(state, 0, luckOf('rest'))
      expect(JSON.stringify(WARLOCK.rules.view(state, 0))).toBe(before)
    }
    const { state } = warlock({ A: {}, B: {} }, { phase: 'over', chest: [1, 2, 3] })
    const before = unlucky(state)
    determinize(state, null, luckOf('over'))
    expect(unlucky(state)).toBe(before)
  })
})

/** Plays on, and determinizes at every pause: returns the number of worlds, and of those that differ. */
function countWorlds(played: Pick<Played, 'seats' | 'preset' | 'options' | 'seed' | 'answers'>): {
  worlds: number
  other: number
} {
  let [step, worlds, other] = [0, 0, 0]
  let followed: Followed[] = []
  playAll({
    ...played,
    paused: (pause) => {
      step += 1
      const viewers = viewersOf(played.seats).filter((_, at) => (at + step) % 3 === 0)
      followed = viewers.flatMap((viewer) => {
        const world = worldOf(pause, viewer, `${played.seed}:${step}`)
        worlds += 1
        if (unlucky(world.state) !== unlucky(pause.run.state)) other += 1
        return isOpen(pause.run, viewer, pause.answer) ? [{ viewer, world, answer: pause.answer }] : []
      })
    },
    went: (run, outcome) => {
      for (const one of followed) goesAlike(one, run, outcome)
    },
  })
  return { worlds, other }
}

interface Followed {
  readonly viewer: Seat | null
  readonly world: Match
  readonly answer: Answer
}

function worldOf({ run, again }: Pause, viewer: Seat | null, seed: string): Match {
  const [world, twin] = [again(), again()]
  for (const one of [world, twin]) one.determinize(viewer, luckOf(seed))
  if (JSON.stringify(world.state) !== JSON.stringify(twin.state)) throw new Error('the same luck made two worlds')
  const wrong = wrongs(world.state)
  if (wrong.length > 0) throw new Error(`astray for ${viewer}: ${wrong.join(', ')}`)
  alike(perceived(world, viewer), perceived(run, viewer), `perceived by ${viewer}`)
  return world
}

/** The same answer is legal there and, unless hidden things or dice are involved, has the same result. */
function goesAlike({ viewer, world, answer }: Followed, run: Match, outcome: Outcome): void {
  const what = `${answer.verb} ${answer.key} of seat ${answer.seat}, for ${viewer}`
  const led = world.submit(answer)
  if (typeof led === 'string') throw new Error(`${what}: ${led}`)
  if (viewer === answer.seat && led.irreversible !== outcome.irreversible)
    throw new Error(`${what} is sealed in one world only`)
  if (led.irreversible || outcome.irreversible) return
  alike(learned(viewer, led), learned(viewer, outcome), `told after ${what}`)
  alike(perceived(world, viewer), perceived(run, viewer), `perceived after ${what}`)
}

function isOpen(run: Match, viewer: Seat | null, { seat, verb, key }: Answer): boolean {
  if (seat === viewer) return true
  const asked = run.askedAsSeenBy(viewer).find((one) => one.seat === seat && one.verb === verb)
  return verb !== LEAVE && asked?.offers.some((offer) => offer.key === key) === true
}

function alike(got: string, wanted: string, what: string): void {
  if (got !== wanted) throw new Error(`${what}: ${firstDifference(JSON.parse(got), JSON.parse(wanted))}`)
}

function unlucky({ rng: _chance, ...rest }: Warlock): string {
  return JSON.stringify(rest)
}

describe('every world that cannot be excluded comes up, with equal chances', () => {
  const ROUND = 1

  /** Counts the worlds of a table by their differences; all must be equally likely. */
  function tally(t: Table, viewer: Seat | null, tell: (game: Warlock) => string, times: number): Map<string, number> {
    const counts = new Map<string, number>()
    const rng = luckOf('tally')
    const stored = JSON.stringify(t.state)
    for (let n = 0; n < times; n += 1) {
      const game = JSON.parse(stored) as Warlock
      determinize(game, viewer, rng)
      counts.set(tell(game), (counts.get(tell(game)) ?? 0) + 1)
    }
    return counts
  }

  function expectEqual(counts: Map<string, number>, worlds: number): void {
    expect(counts.size).toBe(worlds)
    const mean = [...counts.values()].reduce((sum, one) => sum + one, 0) / worlds
    for (const many of counts.values()) expect(Math.abs(many - mean)).toBeLessThan(6 * Math.sqrt(mean))
  }

  const numbersOf = ({ players, chest }: Warlock) =>
    JSON.stringify([players.map(({ keyCards }) => [...keyCards].sort()), [...chest].sort()])

  const two = (sightings: Sighting[] = []) => {
    const t = warlock({ A: { keyCards: [1, 2, 3] }, B: { keyCards: [4, 5, 6] } }, { chest: [7, 8, 9] })
    t.state.players[0]?.sightings.push(...sightings)
    return t
  }

  it("Key cards: the viewer's own are fixed, and the six others may lie anywhere", () => {
    expectEqual(tally(two(), 0, numbersOf, 1200), 20)
  })

  it("Key cards: what the viewer's notebook proves holds in every world, and the rest is free", () => {
    const challenge: Sighting = {
      kind: 'challenge',
      round: ROUND,
      number: 4,
      reason: 'roll',
      answers: [{ seat: 1, held: true }],
    }
    const beneath: Sighting = { kind: 'beneath', round: ROUND, by: 'stranger', number: 7 }
    expectEqual(tally(two([challenge]), 0, numbersOf, 1000), 10)
    expectEqual(tally(two([challenge, beneath]), 0, numbersOf, 600), 6)
  })

  it('Key cards: how many were wrong at the chest is known to all, and so is the open lock', () => {
    const t = warlock(
      { A: { keyCards: [1, 2, 3] }, B: { keyCards: [4, 5, 6] } },
      { chest: [7, 8, 9], openLock: 9, options: { 'open-lock': true } },
    )
    t.state.players[1]?.sightings.push({ kind: 'chest', round: ROUND, numbers: [1, 7], wrong: 1, answers: [] })
    // Beneath the chest 9 and one of 1 and 7 and one of six others; the other six in two hands.
    const worlds = 2 * 6 * 20
    expectEqual(tally(t, null, numbersOf, 4800), worlds)
  })

  it('Key cards: of the hands of six and the chest, every world that others may think possible', () => {
    const people = { A: { keyCards: [1] }, B: { keyCards: [2] }, C: { keyCards: [3] } }
    const t = warlock(people, { chest: [4, 5] })
    expectEqual(tally(t, null, numbersOf, 3000), 60)
    expectEqual(tally(t, 1, numbersOf, 900), 12)
  })

  it('Treasure cards: a card in hand is no purse, and one that was robbed as a key is a key', () => {
    const t = warlock({ A: { treasures: ['key-2'] }, B: { treasures: ['crystal-ball'] } }, { chest: [7, 8, 9] })
    const { rooms, gone, mayBe } = t.state
    const kept = ['key-2', 'crystal-ball', 'key-3', 'gold-3', 'iron-helmet']
    for (const room of Object.values(rooms)) {
      gone.treasures.push(...room.pile.filter((card) => !kept.includes(card)))
      room.pile = room.pile.filter((card) => kept.includes(card))
    }
    mayBe['key-2'] = ['key', 'keyBunch']
    mayBe['crystal-ball'] = ['key', 'keyBunch', 'armour', 'magic']
    const facesOf = (game: Warlock) =>
      JSON.stringify([
        game.players.map(({ adventurer }) => adventurer?.treasures),
        Object.values(game.rooms).flatMap(({ pile }) => pile),
      ])
    // A has one of two keys, B one of the three others that can be carried, three cards lie in rooms in any order.
    expectEqual(tally(t, null, facesOf, 2160), 2 * 3 * 6)
    // A knows their own card: B has one of three, the rooms the rest.
    expectEqual(tally(t, 0, facesOf, 1080), 3 * 6)
  })

  it('Treasure cards: one of two seen was robbed at random, and for a player who did not see it either may have been', () => {
    const t = warlock({ A: { treasures: ['key-2', 'iron-helmet'] }, B: {}, C: {} }, { chest: [7, 8, 9] })
    const { rooms, gone, mayBe, knownTo } = t.state
    for (const room of Object.values(rooms)) gone.treasures.push(...room.pile.splice(0))
    mayBe['key-2'] = ['key', 'keyBunch']
    mayBe['iron-helmet'] = ['armour', 'magic']
    for (const card of ['key-2', 'iron-helmet'] as const) knownTo[card] = [0, 2]
    noteTakenUnseen(t.state, t.who('A').treasures, ['key-2'], 0, 1)
    t.who('B').treasures.push(...t.who('A').treasures.splice(0, 1))
    const robbed = ({ players }: Warlock) => `${players[1]?.adventurer?.treasures}`
    expectEqual(tally(t, 2, robbed, 400), 2)
    expectEqual(tally(t, null, robbed, 400), 2)
    expectEqual(tally(t, 0, robbed, 100), 1)
  })

  it('Encounter and Maze cards that were never turned up', () => {
    const t = warlock({ A: {}, B: {} }, { maze: { 'maze-1': 'maze-crossroads' } })
    const { maze, rooms } = t.state
    for (const id of ['maze-4', 'maze-5', 'maze-6'] as const) maze[id].known = true
    expectEqual(
      tally(
        t,
        null,
        (game) =>
          Object.values(game.maze)
            .map(({ card }) => card)
            .join(),
        600,
      ),
      6,
    )
    const unknown = Object.values(rooms).filter(({ encounter }) => encounter && !encounter.known)
    for (const room of unknown.slice(3)) if (room.encounter) room.encounter.known = true
    expectEqual(
      tally(
        t,
        1,
        (game) =>
          Object.values(game.rooms)
            .map(({ encounter }) => encounter?.card)
            .join(),
        600,
      ),
      6,
    )
  })

  it("others' notes: thresholds, pencil marks and numbers written", () => {
    const t = warlock({ A: {}, B: {} }, { phase: 'reckoning', chest: [7, 8, 9] })
    t.state.players[0]?.written.push(4)
    t.state.players[1]?.written.push(4)
    const seen = tally(t, 0, ({ players, orders }) => JSON.stringify([players[0]?.written, orders[1]?.['flee']]), 1300)
    expectEqual(seen, 13)
    const written = tally(t, 0, ({ players }) => `${players[1]?.written.length}`, 300)
    expectEqual(written, 3)
    const marks = tally(t, 0, ({ players }) => players[1]?.marks['5:seat0'] ?? 'none', 300)
    expectEqual(marks, 3)
  })
})
