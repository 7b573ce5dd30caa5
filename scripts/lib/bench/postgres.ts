import { join } from 'node:path'
import pg from 'pg'
import { openStoreAt } from '../../../src/storage/index.ts'
import { timingOf, type Commit, type NewTable, type Store, type TableId } from '../../../src/tables/model/store.ts'
import { findPrograms, PostgresServer } from '../../../trials/postgres.ts'
import { byTurns, line, type Section } from './section.ts'

/** The number of tables that take steps at the same time. */
const AT_ONCE = 20
const STEPS = 400
/** A turn ends, and its position is saved, after this number of answers. */
const TURN = 4
const STATE = JSON.stringify(Array.from({ length: 600 }, (_, index) => ({ at: (index * 7919) % 1000 })))
const FACT = { kind: 'dug', where: 'a place with a name of some length', by: [0, 1, 2], what: 'y'.repeat(80) }

/**
 * Steps written to PostgreSQL on this disk, including the wait for the disk, against the same in SQLite and against one
 * bare row.
 */
export const postgres: Section = async ({ folder, times, isQuick, say }) => {
  const programs = findPrograms()
  if (!programs.isThere) {
    say(`is left out: ${programs.why}`)
    return []
  }
  const steps = isQuick ? AT_ONCE : STEPS
  const server = await new PostgresServer(programs, { isDurable: true }).start()
  const theirs = await openStoreAt(await server.newDatabase())
  const ours = await openStoreAt(join(folder, 'steps.db'))
  const bare = new pg.Client(server.address('postgres'))
  await bare.connect()
  try {
    await bare.query('create table bare (id bigserial primary key, body text not null)')
    const body = JSON.stringify([FACT, FACT, FACT])
    const row = () => bare.query({ name: 'row', text: 'insert into bare (body) values ($1)', values: [body] })
    const [there, here] = [await moverOf(theirs), await moverOf(ours)]
    const alone = (work: () => Promise<unknown>) => () => each(steps, 1, work)
    const together = (work: (at: number) => Promise<unknown>) => () => each(steps, AT_ONCE, work)
    say('one after another')
    const step = await byTurns(
      times,
      alone(() => there(0)),
      alone(() => here(0)),
    )
    const bareRow = await byTurns(
      times,
      alone(() => there(0)),
      alone(row),
    )
    say(`${AT_ONCE} at once`)
    const steadily = await byTurns(times, together(there), together(here))
    const many = `postgres: a step of ${AT_ONCE} tables at once`
    return [
      line('postgres: a step after another', 'ms', step.one, 'the same in SQLite', step.other),
      line('postgres: a step after another', 'ms', bareRow.one, 'a bare row', bareRow.other),
      line(many, 'ms', steadily.one, 'the same in SQLite', steadily.other),
    ]
  } finally {
    await bare.end()
    await Promise.all([theirs.close(), ours.close()])
    await server.stop()
  }
}

/** The average time of `count` pieces of work, in milliseconds, with `atOnce` of them under way at the same time. */
async function each(count: number, atOnce: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const one = async (at: number) => {
    for (let done = at; done < count; done += atOnce) await work(at)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at)))
  return (performance.now() - began) / count
}

/**
 * Tables in a store. Each call has one of them take a step: an answer and its facts, and at the end of a turn its
 * position.
 */
async function moverOf(store: Store): Promise<(at: number) => Promise<void>> {
  const tables = Array.from({ length: AT_ONCE }, (_, at) => tableOf(`table${at}`))
  for (const table of tables) await store.records.create(table)
  const moved = tables.map(() => 0)
  return async (at) => {
    const seq = (moved[at] ?? 0) + 1
    await store.commit(stepOf(`table${at}`, seq))
    moved[at] = seq
  }
}

function stepOf(table: TableId, seq: number): Commit {
  const answer = { seat: 0, verb: 'dig.where', key: `pit:${seq}` }
  const position = { seq, turn: seq / TURN, acted: [seq, 0], version: 1, state: STATE }
  return {
    table,
    after: seq - 1,
    entries: [{ kind: 'answer', seq, answer, sealed: false, quiet: false, by: 'ann' }],
    lines: [FACT, FACT, FACT].map((fact, index) => ({ kind: 'fact', fact, to: index === 2 ? [0] : 'all' })),
    ...(seq % TURN === 0 && { snapshot: position }),
    due: seq,
    at: seq,
  }
}

function tableOf(id: TableId): NewTable {
  return {
    id,
    game: 'none',
    preset: 'short',
    options: {},
    seed: 'seed',
    seal: { kind: 'typed' },
    experience: null,
    status: 'playing',
    server: id,
    room: id,
    host: 'ann',
    seats: [{ seat: 0, user: 'ann', name: 'Ann', keeper: 'player', backAt: null, offered: false }],
    timing: timingOf('none'),
    clocks: null,
    pause: null,
    pictures: 'wide',
    motions: [],
    called: [],
    watchers: [],
    whispering: false,
    createdAt: 1,
    changedAt: 1,
  }
}
