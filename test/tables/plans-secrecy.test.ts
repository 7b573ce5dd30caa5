import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byNumbers,
  PASS,
  playOn,
  rngFrom,
  Run,
  type Game,
  type Playout,
  type Seat,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { clocksAtAnswer, planOf, plansAfter, planWith, preparedFor, withPlan } from '../../src/tables/steps/plans.ts'
import { viewFrom, type RunningTable } from '../../src/tables/live/running-table.ts'
import { newCourse } from '../../src/tables/live/turn-progress.ts'
import { ANY_PASS, PLAN_CONDITIONS, PLAN_FALLBACKS, timingOf, type PlanStep } from '../../src/tables/index.ts'
import type { TableRecord } from '../../src/tables/model/store.ts'
import { UNTIMED } from '../../src/tables/requests/views.ts'

// Plans and the two worlds: whether a plan answers follows from what its player knows, and nobody else sees of it.

const SEATS = 3
const USERS = ['ann', 'bob', 'cat']

function recordOf(game: Game): TableRecord {
  return {
    id: 'table',
    game: game.rules.id,
    preset: 'standard',
    options: {},
    seed: '',
    seal: { kind: 'typed' },
    experience: null,
    status: 'playing',
    server: 'server',
    room: 'room',
    host: 'ann',
    seats: USERS.map((user, seat) => ({ seat, user, name: user, keeper: 'player', backAt: null, offered: false })),
    timing: timingOf('none'),
    clocks: { opened: null, few: null, seats: [null, null, null], hidden: null },
    pause: null,
    motions: [],
    called: [],
    pictures: 'wide',
    watchers: [],
    whispering: false,
    createdAt: 0,
    changedAt: 0,
    archivedAt: null,
    revision: 0,
  }
}

/** A match after some answers, the same each time. */
function played(game: Game, seed: string, numbers: readonly number[]): { run: Run; turn: number } {
  const { rules } = game
  const setup = { seats: SEATS, preset: rules.sheet.presetIds[0] ?? '', seed, experience: [0, 0, 0] }
  const begun = Run.start(rules, rules.create(setup))
  let turn = begun.opening.turns
  const steps: Playout<State, unknown> = playOn(begun, byNumbers(numbers), numbers.length)
  let step = steps.next()
  for (let first = true; !step.done; first = false, step = steps.next()) turn += first ? 0 : step.value.outcome.turns
  return { run: begun.run, turn }
}

function tableOf(game: Game, { run, turn }: { run: Run; turn: number }): RunningTable {
  const position = { seq: 0, version: 1, state: '{}', turn: 0, acted: [0, 0, 0] }
  const log = { lines: [], seq: 0, began: 0, acted: [0, 0, 0], line: 0, heard: 0, reached: 0, lost: 0, later: null }
  return { record: recordOf(game), game, run, position, turn, course: newCourse(SEATS), ...log }
}

/** A plan of options that the seat has, and of some that it has not. */
function stepsFrom({ run }: RunningTable, seat: Seat, numbers: readonly number[]): PlanStep[] {
  const asked = run.askedOf(seat)
  const keys = [...(asked?.offers.map(({ key }) => key) ?? []), 'nothing', 'pass']
  const verbs = [asked?.verb ?? 'none', ANY_PASS, 'other.verb']
  return numbers.map((number): PlanStep => {
    const pick = <T>(list: readonly T[], divisor: number): T => {
      const found = list[Math.floor(number / divisor) % list.length]
      if (found === undefined) throw new Error('an empty list')
      return found
    }
    const repeats = pick([false, false, true], 7)
    const only = pick(PLAN_CONDITIONS, 11)
    return {
      verb: pick([verbs[0] ?? '', ...verbs], 3),
      key: pick([pick(keys, 1), pick(keys, 1), 'nothing'], 17),
      question: 'What?',
      label: 'That',
      turnOf: pick(['others', seat, 'others', seat, 0, 1, 2] as const, 5),
      only: repeats && only === 'unchanged' ? 'offered' : only,
      otherwise: pick(PLAN_FALLBACKS, 13),
      repeats,
    }
  })
}

const planned = (live: RunningTable, seat: Seat, steps: readonly PlanStep[]): RunningTable => {
  const { clocks } = live.record
  if (!clocks) throw new Error('no clocks')
  // Made before this turn began, so that it applies now.
  const made = planWith({ ...live, turn: live.turn - 1 }, seat, steps)
  return { ...live, record: { ...live.record, clocks: withPlan(clocks, seat, made && { ...made, since: live.turn }) } }
}

/** One of the seats that are asked, or sometimes any. */
const seatIn = ({ run }: RunningTable, number: number): Seat =>
  number % 4 === 0 ? number % SEATS : (run.seatsAsked[number % Math.max(1, run.seatsAsked.length)] ?? 0)

const decisions = (live: RunningTable, seat: Seat) =>
  JSON.stringify([preparedFor(live, seat), plansAfter(live, []).lines, plansAfter(live, []).clocks?.plans])

/** What a table shows to everybody but one seat. */
function seenByOthers(live: RunningTable, seat: Seat): string {
  const view = viewFrom(live, UNTIMED)
  const viewers = [null, 0, 1, 2].filter((one) => one !== seat)
  return JSON.stringify([
    view.record,
    view.awaited,
    view.among,
    view.momentLeft,
    viewers.map((viewer) => [view.viewFor(viewer), view.asked(viewer)]),
    viewers.map((viewer) => viewer !== null && [view.plan(viewer), view.orders(viewer), view.token(viewer)]),
    view.publicToken(seat),
  ])
}

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('%s', (_id, game) => {
  const matches = fc.record({
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    numbers: fc.array(fc.nat(100_000), { minLength: 5, maxLength: 120 }),
    planned: fc.array(fc.nat(100_000), { minLength: 1, maxLength: 4 }),
    number: fc.nat(1000),
    world: fc.string({ minLength: 1, maxLength: 8 }),
  })

  it('a plan answers alike, or ends alike, in two worlds that its player can’t tell apart', () => {
    const seen = { answers: 0, ends: 0 }
    fc.assert(
      fc.property(matches, ({ seed, numbers, planned: chosen, number, world }) => {
        const here = tableOf(game, played(game, seed, numbers))
        const seat = seatIn(here, number)
        if (here.run.isOver || !here.run.rules.isIn(here.run.state, seat)) return
        const there = tableOf(game, played(game, seed, numbers))
        there.run.determinize(seat, { rng: rngFrom(world) })
        const steps = stepsFrom(here, seat, chosen)
        const [one, other] = [planned(here, seat, steps), planned(there, seat, steps)]
        seen.answers += preparedFor(one, seat)?.step ? 1 : 0
        seen.ends += plansAfter(one, []).lines.length
        expect(decisions(other, seat)).toBe(decisions(one, seat))
      }),
      { numRuns: 150 },
    )
    // The property says something only if plans of both kinds came up.
    expect(seen.answers).toBeGreaterThan(5)
    expect(seen.ends).toBeGreaterThan(5)
  })

  it('a plan answers only questions that it is for, and ends only for a reason that it names', () => {
    const seen = { waits: 0, answers: 0, ends: new Set<string>() }
    fc.assert(
      fc.property(matches, fc.array(fc.nat(100_000), { maxLength: 60 }), (match, later) => {
        const begun = played(game, match.seed, match.numbers)
        const opened = tableOf(game, begun)
        const seat = seatIn(opened, match.number)
        if (opened.run.isOver || !opened.run.rules.isIn(opened.run.state, seat)) return
        let live = planned(opened, seat, stepsFrom(opened, seat, match.planned))
        const opening = { emitted: [], irreversible: false, quiet: false, turns: 0, beside: false }
        for (const { run, answer, outcome } of playOn({ run: begun.run, opening }, byNumbers(later), later.length)) {
          live = { ...live, turn: live.turn + outcome.turns }
          const before = planOf(live, seat)
          const { clocks, lines } = plansAfter(live, [])
          live = { ...live, record: { ...live.record, clocks } }
          const plan = planOf(live, seat)
          const asked = run.askedOf(seat)
          const isMeant = ({ verb }: PlanStep) =>
            verb === ANY_PASS ? asked?.offers.some(({ key }) => key === PASS) : verb === asked?.verb
          const step = preparedFor(live, seat)?.step
          if (step) {
            seen.answers += 1
            expect([isMeant(step), asked?.offers.map(({ key }) => key)]).toEqual([
              true,
              expect.arrayContaining([step.key]),
            ])
          }
          for (const line of lines) {
            if (line.kind !== 'event' || line.event.kind !== 'plan-ended') throw new Error('another line')
            const { why } = line.event
            seen.ends.add(why)
            if (why === 'turn-over') expect(live.turn).toBeGreaterThan(before?.began ?? Infinity)
            else expect(['not-offered', 'not-alone', 'changed']).toContain(why)
            if (why !== 'turn-over') expect(before?.steps.some((one) => !one.repeats && isMeant(one))).toBe(true)
          }
          if (asked && lines.length === 0 && before && run.rules.isIn(run.state, seat)) {
            seen.waits += before.steps.some(isMeant) ? 0 : 1
            expect(plan?.steps).toEqual(before.steps)
          }
          live = { ...live, record: { ...live.record, clocks: clocksAtAnswer(live, live.record.clocks, answer) } }
        }
      }),
      { numRuns: 60 },
    )
    expect(seen.answers).toBeGreaterThan(3)
    expect(seen.waits).toBeGreaterThan(3)
    expect(seen.ends).toContain('turn-over')
  })

  it('others see the same with and without a plan', () => {
    fc.assert(
      fc.property(matches, ({ seed, numbers, planned: chosen, number }) => {
        const live = tableOf(game, played(game, seed, numbers))
        if (live.run.isOver) return
        const seat = seatIn(live, number)
        expect(seenByOthers(planned(live, seat, stepsFrom(live, seat, chosen)), seat)).toBe(seenByOthers(live, seat))
      }),
      { numRuns: 60 },
    )
  })
})
