import Database from 'better-sqlite3'
import { join } from 'node:path'
import type { Game } from '../../../src/engine/index.ts'
import { line, type Bench, type BenchLine, type Section } from './section.ts'
import { granted, openTables } from './tables.ts'

const SEATS = 4
const MATCHES = 3
/** The database is measured each time this number of answers has been given in a game; the largest size counts. */
const EVERY = 50

interface Weighed {
  readonly running: number
  readonly over: number
  readonly log: number
}

/** The disk space of an answer, during a game and when it is over, against its line of the log as text. */
export const disk: Section = async (bench) => {
  const lines: BenchLine[] = []
  for (const game of bench.games) {
    bench.say(game.words.title)
    const { running, over, log } = await weighed(bench, game)
    const { id } = game.rules
    lines.push(line(`disk: ${id}, an answer while running`, 'bytes', running, 'its line of the log', log))
    lines.push(line(`disk: ${id}, an answer after the end`, 'bytes', over, 'its line of the log', log))
  }
  return lines
}

/** Matches of computer players one after another in one database, until the last is over. */
async function weighed({ folder, seed, isQuick }: Bench, game: Game): Promise<Weighed> {
  const path = join(folder, `${game.rules.id}.db`)
  const house = openTables(path, [game], 0)
  const empty = sizeOf(path)
  const seats = Math.min(SEATS, game.rules.seats.max)
  let answers = 0
  let running = 0
  let bytesOfLog = 0
  let before = empty
  for (let match = 0; match < (isQuick ? 1 : MATCHES); match += 1) {
    const played = await playMatch(house, game, seats, `${seed} ${match}`, () => sizeOf(path) - before)
    running = Math.max(running, played.heaviest)
    answers += played.answers
    bytesOfLog += played.log
    before = sizeOf(path)
  }
  await house.close()
  return { running, over: (sizeOf(path) - empty) / answers, log: bytesOfLog / answers }
}

async function playMatch(
  { store, tables }: ReturnType<typeof openTables>,
  game: Game,
  seats: number,
  seed: string,
  size: () => number,
): Promise<{ answers: number; log: number; heaviest: number }> {
  const host = { user: 'host', name: 'Host' }
  const where = { server: 'bench', room: `${game.rules.id} ${seed}` }
  const { id } = granted(await tables.opening.open({ game: game.rules.id, preset: 'short', seed, ...where, host }))
  for (let seat = 1; seat < seats; seat += 1) granted(await tables.seats.addComputer(id, host.user))
  granted(await tables.opening.start(id, host.user))
  // The computers play on by themselves.
  granted(await tables.seats.resign(id, host.user))
  let heaviest = 0
  let weighedAt = 0
  const look = async (): Promise<boolean> => {
    const seq = await store.log.lastSeq(id)
    if (seq >= weighedAt + EVERY) {
      weighedAt = seq
      // The first answers include the deal.
      if (seq >= 4 * EVERY) heaviest = Math.max(heaviest, size() / seq)
    }
    return (await store.records.find(id))?.status === 'playing'
  }
  while (await look()) await new Promise((next) => setTimeout(next, 5))
  const entries = await store.log.entries(id)
  return { answers: entries.length, log: JSON.stringify(entries).length, heaviest: heaviest || size() / entries.length }
}

/** The used bytes of a database, including its write-ahead log. */
function sizeOf(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    const figure = (name: string): number => Number(database.pragma(name, { simple: true }))
    return (figure('page_count') - figure('freelist_count')) * figure('page_size')
  } finally {
    database.close()
  }
}
