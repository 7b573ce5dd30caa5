import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byComputer,
  loadState,
  playOn,
  playout,
  rngFrom,
  Run,
  type Entry,
  type Game,
  type Playout,
  type Seat,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { beginAsItWas, beginAsKnown } from '../../src/tables/live/imagining.ts'
import { liveOf, type RunningTable } from '../../src/tables/live/running-table.ts'
import { newSeat } from '../../src/tables/steps/lobby.ts'
import { timingOf, type TableRecord, type TurnSnapshot } from '../../src/tables/model/store.ts'
import { often } from '../kit/often.ts'
import { toy } from '../kit/toy/index.ts'

// An imagined table gives nothing away: two games that a seat can't tell apart lead to the same table, to the byte.

const SEATS = 3
const SEEDS = { world: 'another world', dice: 'other dice' }

function recordOf(game: Game): TableRecord {
  return {
    id: 'real',
    game: game.rules.id,
    preset: game.rules.sheet.presetIds[0] ?? '',
    options: {},
    seed: 'real',
    seal: { kind: 'typed' },
    experience: null,
    status: 'playing',
    server: 'server',
    room: 'room',
    host: 'ann',
    seats: Array.from({ length: SEATS }, (_, seat) => newSeat(seat, { user: `user-${seat}`, name: `Player ${seat}` })),
    timing: timingOf('none'),
    clocks: null,
    pause: null,
    motions: [],
    called: [],
    pictures: 'narrow',
    watchers: [],
    whispering: false,
    createdAt: 0,
    changedAt: 0,
    archivedAt: null,
    revision: 0,
  }
}

interface Played {
  readonly snapshots: readonly TurnSnapshot[]
  readonly entries: readonly (Entry & { readonly kind: 'answer'; readonly by: null })[]
}

/** Plays a match for some answers, with a snapshot of every turn's beginning. */
function played(game: Game, seed: string, answers: number): Played {
  const setup = { seats: SEATS, preset: recordOf(game).preset, seed, experience: Array(SEATS).fill(0) as number[] }
  const snapshots: TurnSnapshot[] = []
  const entries: Played['entries'][number][] = []
  const take = (state: string | undefined) => {
    if (state === undefined) return
    const acted = Array(SEATS).fill(0) as number[]
    snapshots.push({ seq: entries.length, version: game.rules.version, state, turn: snapshots.length + 1, acted })
  }
  const steps: Playout<State, unknown> = playout(game.rules, setup, byComputer(game, seed), answers, 0)
  for (;;) {
    const step = steps.next()
    take(step.value.outcome.snapshot)
    if (step.done) return { snapshots, entries }
    const { answer } = step.value
    entries.push({ kind: 'answer', seq: entries.length + 1, answer, sealed: false, by: null })
  }
}

function tableAt(game: Game, { entries }: Played, position: TurnSnapshot): Promise<RunningTable> {
  const lines = entries.filter(({ seq }) => seq > position.seq)
  const log = { position, lines, seq: entries.length, acted: position.acted, line: 0, heard: 0 }
  return liveOf(recordOf(game), game, log)
}

const started = ({ rules }: Game, snapshots: readonly TurnSnapshot[]): State => {
  const [first] = snapshots
  if (!first) throw new Error('no beginning')
  return loadState(rules, first)
}

const without = (state: State): string => JSON.stringify({ ...state, rng: null, revealed: 0 })

describe.each([...GAMES, toy as unknown as Game].map((game) => [game.rules.id, game] as const))('%s', (_id, game) => {
  it('what a seat knew at the beginning of the turn is all that an imagined table takes over', async () => {
    let [worlds, others] = [0, 0]
    const { rules } = game
    const law = async (number: number, answers: number, seat: Seat) => {
      const match = played(game, `what if ${number}`, answers)
      const [before, last] = [match.snapshots.at(-2), match.snapshots.at(-1)]
      if (!last) throw new Error('the deal took no snapshot')
      const live = await tableAt(game, match, last)
      if (live.run.isOver) return
      const begun = await beginAsKnown(live, seat, SEEDS)
      expect(begun.entries).toEqual([])
      // It doesn't matter from which snapshot the game was rebuilt.
      if (before) expect(await beginAsKnown(await tableAt(game, match, before), seat, SEEDS)).toEqual(begun)

      // The seat knows what it knew, and the dice are others.
      const state = started(game, begun.snapshots)
      const real = loadState(rules, last)
      expect(JSON.stringify(rules.view(state, seat))).toBe(JSON.stringify(rules.view(real, seat)))
      expect(state.rng).toEqual(rngFrom(SEEDS.dice))
      expect(state.rng.key).not.toBe(real.rng.key)

      // In another world that the seat can't tell from the real one, the table is the same.
      for (const world of ['first', 'second', 'third']) {
        const other = loadState(rules, last)
        rules.determinize(other, seat, { rng: rngFrom(`${world} ${number}`) })
        const there = { ...last, state: JSON.stringify(other) }
        const alike = await tableAt(game, { ...match, entries: match.entries.slice(0, last.seq) }, there)
        expect(JSON.stringify(await beginAsKnown(alike, seat, SEEDS))).toBe(JSON.stringify(begun))
        worlds += 1
        if (without(other) !== without(real)) others += 1
      }

      // The game goes on from there.
      const steps: Playout<State, unknown> = playOn(Run.resume(rules, state), byComputer(game, 'on'), 40)
      for (let step = steps.next(); !step.done; step = steps.next());
    }
    await fc.assert(fc.asyncProperty(fc.noShrink(fc.nat(9999)), fc.nat(90), fc.nat(SEATS - 1), law), {
      numRuns: often(8),
    })
    expect(worlds).toBeGreaterThan(0)
    expect(others / worlds).toBeGreaterThan(0.5)
  })

  it('a finished game goes on from the very moment, with other dice', async () => {
    const match = played(game, 'as it was', 50)
    const last = match.snapshots.at(-1)
    if (!last) throw new Error('the deal took no snapshot')
    const live = await tableAt(game, match, last)
    const begun = await beginAsItWas(live, 'other dice', 7)
    const [first] = begun.snapshots
    if (!first) throw new Error('no beginning')
    const lines = begun.entries.flatMap((entry) => (entry.kind === 'answer' || entry.seed !== null ? [entry] : []))
    const log = {
      position: first,
      lines: lines as RunningTable['lines'],
      seq: lines.length,
      acted: first.acted,
      line: 0,
      heard: 0,
    }
    const imagined = await liveOf(recordOf(game), game, log)
    expect(imagined.lost).toBe(0)
    expect(imagined.turn).toBe(live.turn)
    for (const viewer of [null, 0, 1, 2]) {
      expect(JSON.stringify(imagined.run.view(viewer))).toBe(JSON.stringify(live.run.view(viewer)))
      expect(JSON.stringify(imagined.run.askedAsSeenBy(viewer))).toBe(JSON.stringify(live.run.askedAsSeenBy(viewer)))
    }
    expect(imagined.run.state.rng.key).toBe(rngFrom('other dice').key)
  })
})
