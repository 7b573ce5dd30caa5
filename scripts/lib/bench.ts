import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  byComputer,
  chanceFrom,
  copyOf,
  playout,
  rebuild,
  shuffle,
  type Entry,
  type Game,
  type Setup,
  type Snapshot,
} from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { createTables, systemClock, systemLuck } from '../../src/tables/index.ts'
import { gameNamed, wholeNumber, type Terminal } from './command.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** How fast a game runs. */
interface Speed {
  readonly game: string
  /** Answers of computer players, live. */
  readonly livePerSecond: number
  /** The same against the baseline: see `baseline`. */
  readonly liveToBaseline: number
  /** Answers for which the turn is rebuilt first, as every stored one is, against live ones. */
  readonly rebuiltToLive: number
  /** Answers rebuilt, checked and kept, against empty transactions on the same disk. */
  readonly storedToEmptyTransaction: number
}

const COLUMNS = ['livePerSecond', 'liveToBaseline', 'rebuiltToLive', 'storedToEmptyTransaction'] as const

/** How fast games run, as ratios within one run, so that machines can be compared. */
export async function bench(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      seed: { type: 'string', default: 'bench' },
    },
  })
  const chosen = positionals.length === 0 ? games : positionals.map((id) => gameNamed(games, id))
  const seconds = wholeNumber('seconds', values.seconds, 1, 600)
  const least = Math.max(...chosen.map(({ rules }) => rules.seats.min))
  const most = Math.min(...chosen.map(({ rules }) => rules.seats.max))
  const seats = wholeNumber('seats', values.seats ?? String(Math.min(4, most)), least, most)
  const setup: Setup = { seats, length: 'short', seed: values.seed, experience: Array.from({ length: seats }, () => 0) }

  const speeds: Speed[] = []
  const failed: string[] = []
  terminal.out(['game'.padEnd(10), ...COLUMNS].join('  '))
  for (const game of chosen) {
    if (terminal.isWatched) terminal.err(`${game.words.title} …\r`)
    try {
      const speed = await speedOf(game, setup, seconds)
      speeds.push(speed)
      const figures = COLUMNS.map((column) => String(speed[column]).padStart(column.length))
      terminal.out([speed.game.padEnd(10), ...figures].join('  '))
    } catch (error) {
      failed.push(game.rules.id)
      terminal.err(`${game.rules.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    }
  }
  terminal.out(JSON.stringify({ seats, seconds, games: speeds, failed }))
  return failed.length > 0 ? 1 : 0
}

async function speedOf(game: Game, setup: Setup, seconds: number): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-bench-'))
  try {
    const steady = baseline(seconds)
    const live = liveAnswers(game, setup, seconds)
    const rebuilt = rebuiltAnswers(game, setup)
    const empty = await emptyTransactions(join(folder, 'empty.db'), seconds)
    const stored = await storedAnswers(game, setup, join(folder, 'stored.db'), seconds)
    return {
      game: game.rules.id,
      livePerSecond: Math.round(live),
      liveToBaseline: rounded(live / steady),
      rebuiltToLive: rounded(rebuilt / live),
      storedToEmptyTransaction: rounded(stored / empty),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** What machines are compared by: a hundred cards shuffled, copied and written out, so many times a second. */
function baseline(seconds: number): number {
  const luck = { chance: chanceFrom('baseline') }
  const cards = Array.from({ length: 100 }, (_, number) => ({ id: `card-${number}`, seat: null }))
  return perSecond(seconds, () => {
    JSON.stringify(copyOf(shuffle(luck, cards)))
    return 1
  })
}

/** Calls work until the time is up, and returns how much of it was done a second. */
function perSecond(seconds: number, work: () => number): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) done += work()
  return (done * 1000) / (performance.now() - began)
}

function liveAnswers(game: Game, setup: Setup, seconds: number): number {
  let match = 0
  return perSecond(seconds, () => {
    match += 1
    const seed = `${setup.seed}-${match}`
    return [...playout(game.rules, { ...setup, seed }, byComputer(game, seed))].length
  })
}

/** What every stored answer costs without the store: the turn is rebuilt, and the answer given. */
function rebuiltAnswers(game: Game, setup: Setup): number {
  const snapshots: Snapshot[] = []
  const entries: Entry[] = []
  let spent = 0
  for (const { answer, outcome } of playout(game.rules, setup, byComputer(game, setup.seed), 500, true)) {
    const seq = entries.length
    if (outcome.snapshot) snapshots.push({ seq, version: game.rules.version, state: outcome.snapshot })
    const began = performance.now()
    rebuild(game.rules, snapshots.slice(-1), entries, true).run.submit(answer)
    spent += performance.now() - began
    entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: true })
  }
  return (entries.length * 1000) / spent
}

async function emptyTransactions(path: string, seconds: number): Promise<number> {
  const store = openStore(path)
  const seats = [{ seat: 0, user: 'bench', name: 'Bench', away: false }]
  const made = { id: 'bench', game: 'none', length: 'short', seed: '', status: 'lobby', server: '', room: '' } as const
  const dealt = { seal: { kind: 'typed' }, experience: null } as const
  await store.createTable({ ...made, ...dealt, host: 'bench', seats, createdAt: 0, changedAt: 0 })
  const rate = perSecond(seconds, async () => {
    await store.commit({ table: 'bench', at: 1 })
    return 1
  })
  await store.close()
  return rate
}

/** A table of computer players alone plays itself through the store, without a pause. */
export async function storedAnswers(game: Game, setup: Setup, path: string, seconds: number): Promise<number> {
  const store = openStore(path)
  const tables = createTables({
    store,
    games: [game],
    clock: systemClock,
    luck: systemLuck,
    log: SILENT,
    computerPace: 0,
  })
  let answers = 0
  const began = performance.now()
  for (let match = 0; performance.now() - began < seconds * 1000; match += 1) {
    const host = { user: 'bench', name: 'Bench' }
    const { id: title } = game.rules
    const seed = `${setup.seed}-${match}`
    const room = String(match)
    const opened = await tables.open({ game: title, length: 'short', seed, server: '', room, host })
    if (!opened.ok) throw new Error(opened.why)
    const { id } = opened.value
    for (let seat = 1; seat < setup.seats; seat += 1) await tables.addComputer(id, host.user)
    await tables.start(id, host.user)
    await tables.leave(id, host.user)
    await new Promise<void>((stop) => {
      const quit = tables.onChange(async () => {
        const isDone = (await store.table(id))?.status !== 'playing' || performance.now() - began > seconds * 1000
        if (!isDone) return
        quit()
        stop()
      })
    })
    answers += await store.lastSeq(id)
    await tables.close(id)
  }
  const spent = performance.now() - began
  await tables.stop()
  await store.close()
  return (answers * 1000) / spent
}
