import Database from 'better-sqlite3'
import { join } from 'node:path'
import { playout, type Answer, type Game, type Outcome } from '../../../src/engine/index.ts'
import { MIN_ANSWERS_BETWEEN_SNAPSHOTS } from '../../../src/tables/live/running-table.ts'
import { median } from '../figures.ts'
import { setupOf } from './matches.ts'
import { cpuOf, line, type Bench, type BenchLine, type Section } from './section.ts'
import { beginTable, give, openTables, player, userOf } from './tables.ts'

/** The table's numbers of answers at which the bench measures. The cost must not grow with them. */
const MOMENTS = [100, 1_000, 5_000, 20_000]
const SEATS = 4
/** The number of answers measured at a time, before the other side has its turn. */
const BATCH = 20
/** A packed position has this fraction of its length. */
const PACKED = 4
/** The number of answers at other tables before the measurement: after these the engine compiles little more. */
const WARM = 4000

/** The processor time of storing an answer with its facts, against bare transactions that write the same bytes. */
export const stored: Section = async (bench) => {
  const lines: BenchLine[] = []
  for (const game of bench.games) {
    let first: number | undefined
    bench.say(`${game.words.title}, warming up`)
    await warmUp(bench, game)
    for (const moment of bench.isQuick ? MOMENTS.slice(0, 1) : MOMENTS) {
      bench.say(`${game.words.title} at answer ${moment.toLocaleString('en')}`)
      const { one, other } = await measured(bench, game, moment)
      const what = `stored: ${game.rules.id}, an answer at ${moment.toLocaleString('en')}`
      lines.push(line(what, 'ms of CPU', one, 'a bare transaction', other))
      // Both sides meet the same machine, which may be busier at one moment than at another.
      const ratio = one / other
      if (first !== undefined) lines.push(line(`${what}, flatness`, '× bare', ratio, 'at answer 100', first))
      first ??= ratio
    }
  }
  return lines
}

/** A house that has run for a while, so that compilation is not measured. */
async function warmUp({ folder, seed, isQuick }: Bench, game: Game): Promise<void> {
  const house = openTables(join(folder, `${game.rules.id}-warm.db`), [game])
  const seats = Math.min(SEATS, game.rules.seats.max)
  try {
    let left = isQuick ? BATCH : WARM
    for (let match = 0; left > 0; match += 1) {
      const dealt = `${seed} warm ${match}`
      const id = await beginTable(house.tables, game, seats, dealt)
      const steps = recorded(game, seats, dealt, left)
      for (const { answer } of steps) await give(house.tables, id, answer)
      left -= Math.max(1, steps.length)
    }
  } finally {
    await house.close()
  }
}

async function measured(bench: Bench, game: Game, moment: number): Promise<{ one: number; other: number }> {
  const { folder, seed, times, isQuick } = bench
  const seats = Math.min(SEATS, game.rules.seats.max)
  const house = openTables(join(folder, `${game.rules.id}-${moment}.db`), [game])
  const bare = bareTransactions(join(folder, `${game.rules.id}-${moment}-bare.db`))
  const ones: number[] = []
  const others: number[] = []
  try {
    const want = isQuick ? BATCH : times * 3 * BATCH
    for (let match = 0; ones.length * BATCH < want && match < 20; match += 1) {
      const dealt = `${seed} ${moment} ${match}`
      const steps = recorded(game, seats, dealt, want + BATCH)
      const id = await beginTable(house.tables, game, seats, dealt)
      const warm = await pad(house, id, steps, moment - BATCH)
      for (const batch of batchesOf(steps.slice(warm))) {
        if (ones.length * BATCH >= want) break
        const all = await cpuOf(async () => {
          for (const { answer } of batch) await give(house.tables, id, answer)
        })
        ones.push(all / BATCH)
        others.push((await cpuOf(() => batch.forEach((step) => bare.write(id, step)))) / BATCH)
      }
    }
  } finally {
    bare.close()
    await house.close()
  }
  return { one: median(ones) ?? 0, other: median(others) ?? 0 }
}

interface RecordedStep {
  readonly answer: Answer
  readonly outcome: Outcome
}

/** A match of computer players, each answer with its consequences. */
function recorded(game: Game, seats: number, seed: string, most: number): RecordedStep[] {
  const steps: RecordedStep[] = []
  let answer: Answer | undefined
  const play: ReturnType<typeof playout> = playout(
    game.rules,
    setupOf(seats, seed),
    player(game, seed),
    most,
    MIN_ANSWERS_BETWEEN_SNAPSHOTS,
  )
  for (;;) {
    const step = play.next()
    if (answer) steps.push({ answer, outcome: step.value.outcome })
    if (step.done) return steps
    answer = step.value.answer
  }
}

/**
 * Fills a table's log up to a number of lines. It gives and undoes the first answer again and again, with the facts of
 * an undo. Then it plays the match on for a batch, so that it measures nothing cold. Returns the number of steps
 * played.
 */
async function pad(
  { store, tables }: Awaited<ReturnType<typeof openTables>>,
  id: string,
  steps: readonly RecordedStep[],
  lines: number,
): Promise<number> {
  const [first] = steps
  if (!first) throw new Error('a match without an answer')
  const { answer } = first
  const by = userOf(answer.seat)
  const AT_ONCE = 1000
  for (let seq = 0; seq + 2 <= lines;) {
    const entries = []
    const told = []
    for (; entries.length < AT_ONCE && seq + 2 <= lines; seq += 2) {
      entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: false, quiet: false, by } as const)
      entries.push({ kind: 'rewind', seq: seq + 2, to: 0, seed: null, by } as const)
      told.push({ kind: 'event', event: { kind: 'undone', seat: answer.seat }, to: 'all' } as const)
    }
    const after = (await store.records.revision(id)) ?? 0
    await store.commit({ table: id, after, entries, lines: told, at: Date.now() })
  }
  for (const step of steps.slice(0, BATCH)) await give(tables, id, step.answer)
  return BATCH
}

function batchesOf(steps: readonly RecordedStep[]): RecordedStep[][] {
  const whole = Math.floor(steps.length / BATCH)
  return Array.from({ length: whole }, (_, at) => steps.slice(at * BATCH, (at + 1) * BATCH))
}

/** The same bytes, as rows of one table with the pragmas of the store, one transaction per answer. */
function bareTransactions(path: string): { write(table: string, step: RecordedStep): void; close(): void } {
  const database = new Database(path)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table kept (id integer primary key, table_id text not null, seq integer, body text not null)')
  const insert = database.prepare('insert into kept (table_id, seq, body) values (?, ?, ?)')
  let seq = 0
  const write = database.transaction((table: string, bodies: readonly string[]) => {
    for (const body of bodies) insert.run(table, seq, body)
  })
  return {
    write(table, { answer, outcome }) {
      seq += 1
      const facts = outcome.emitted.map(({ fact, to }) => JSON.stringify({ kind: 'fact', fact, to }))
      const link = '0'.repeat(64)
      const entry = JSON.stringify({
        ...answer,
        sealed: outcome.irreversible,
        quiet: outcome.quiet,
        by: 'user-0',
        link,
      })
      // The store packs positions: their packed bytes count, and the packing does not.
      const { snapshot } = outcome
      write.immediate(table, [
        entry,
        ...facts,
        ...(snapshot === undefined ? [] : [snapshot.slice(0, snapshot.length / PACKED)]),
      ])
    },
    close: () => void database.close(),
  }
}
