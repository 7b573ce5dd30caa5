import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Game } from '../../../src/engine/index.ts'
import { openStoreAt } from '../../../src/storage/index.ts'
import { partingIn, type Store } from '../../../src/tables/index.ts'
import { findPrograms, PostgresServer } from '../../../trials/postgres.ts'
import { gameNamed, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import { median, quantile, shownFigure, tableLines } from '../figures.ts'
import { layTables } from './lay.ts'
import type { Member, Order, Said } from './member.ts'
import { readNotes, type Noted } from './notes.ts'
import { keptOf, leftLying, noteLogs, overlaps } from './promises.ts'
import { now, type World } from './world.ts'

/**
 * A killed process restarts after this number of milliseconds, or only long after another has taken over its shards.
 */
const AT_ONCE = 1000
const LATE = 25_000
/**
 * How late something due may be, in milliseconds, and how long the swarm waits while the remainder does not shrink: a
 * sweep comes each minute.
 */
const LATE_BY = 3000
const PATIENCE = 100_000
const MEMBER = fileURLToPath(new URL('./member.ts', import.meta.url))

interface Options extends World {
  readonly processes: number
  readonly seconds: number
  readonly players: number
  readonly posting: number
  readonly kills: number
  readonly verified: number
  readonly game: Game
  readonly seed: string
}

interface Kill {
  readonly at: number
  /** Its notes, which show the shards that it answered for. */
  readonly process: string
  readonly isLate: boolean
}

/**
 * Plays at many tables with many processes on one PostgreSQL server, kills some of them, and checks whether every
 * promise was kept.
 */
export async function swarm(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const options = optionsFrom(args, games)
  const programs = findPrograms()
  if (!programs.isThere) throw new WrongArguments(`There is no PostgreSQL to start: ${programs.why}`)
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-swarm-'))
  const settings = ['max_connections=400', 'shared_buffers=512MB', 'max_wal_size=4GB']
  const server = await new PostgresServer(programs, { isDurable: true, settings }).start()
  const say = (what: string): void => (terminal.isWatched ? terminal.err(`${what} …\n`) : undefined)
  try {
    const database = await server.newDatabase()
    const client = new pg.Client(database)
    await client.connect()
    const store = await openStoreAt(database)
    try {
      await layTables(options, store, client, say)
      await noteLogs(client)
      const played = await play(options, database, folder, client, say)
      say('all is looked through')
      const result = await judged(options, played, readNotes(folder), { store, client })
      for (const line of result.lines) terminal.out(line)
      terminal.out(JSON.stringify(result.figures))
      return result.broken.length === 0 ? 0 : 1
    } finally {
      await store.close()
      await client.end()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function optionsFrom(args: readonly string[], games: readonly Game[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      processes: { type: 'string', default: '16' },
      shards: { type: 'string' },
      servers: { type: 'string', default: '50000' },
      tables: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '60' },
      players: { type: 'string', default: '4' },
      posting: { type: 'string', default: '50' },
      kills: { type: 'string', default: '8' },
      verified: { type: 'string', default: '500' },
      game: { type: 'string', default: 'warlock' },
      seed: { type: 'string', default: 'swarm' },
    },
  })
  const { game, seed, shards = values.processes, ...rest } = values
  const figure = (name: keyof typeof rest, least: number, most: number) => wholeNumber(name, rest[name], least, most)
  return {
    processes: figure('processes', 1, 64),
    shards: wholeNumber('shards', shards, 1, 1000),
    servers: figure('servers', 1, 10_000_000),
    tables: figure('tables', 1, 1_000_000),
    seconds: figure('seconds', 1, 3600),
    players: figure('players', 1, 1000),
    posting: figure('posting', 0, 10_000),
    kills: figure('kills', 0, 1000),
    verified: figure('verified', 0, 1_000_000),
    game: gameNamed(games, game),
    seed,
  }
}

/** A process of the swarm, through all its starts. */
class Place {
  process: ChildProcess | undefined
  starts = 0
  said: Said | undefined
  private readonly member: Omit<Member, 'notes'>
  private readonly notes: string

  constructor(member: Omit<Member, 'notes'>, notes: string) {
    this.member = member
    this.notes = notes
  }

  get notesName(): string {
    return `${basename(this.notes)}-${this.starts}.notes`
  }

  /** Resolves once it answers for its shards, stands by for them, or is gone. */
  async start(): Promise<void> {
    this.starts += 1
    this.said = undefined
    const given: Member = { ...this.member, notes: join(dirname(this.notes), this.notesName) }
    const child = fork(MEMBER, [JSON.stringify(given)], { execArgv: ['--import', 'tsx'] })
    this.process = child
    child.on('message', (said: Said) => (this.said = said))
    await this.hears('ready')
  }

  tell(order: Order): void {
    if (this.process?.connected) this.process.send(order)
  }

  async hears(is: Said['is']): Promise<void> {
    while (this.said?.is !== is && this.isUp) await pause(20)
  }

  get isUp(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null
  }

  async ended(): Promise<void> {
    while (this.isUp) await pause(20)
  }

  kill(): void {
    this.process?.kill('SIGKILL')
  }
}

interface Played {
  readonly kills: readonly Kill[]
  readonly seconds: number
  /** Seconds until all actions due at the start were handled. */
  readonly woken: number
  readonly wal: number
  readonly cpu: number
  readonly memory: readonly number[]
  readonly left: Awaited<ReturnType<typeof leftLying>>
  readonly settled: number
}

async function play(
  options: Options,
  database: string,
  folder: string,
  client: pg.Client,
  say: (what: string) => void,
): Promise<Played> {
  const { processes, shards, seconds } = options
  const world: World = { tables: options.tables, servers: options.servers, shards }
  const places = Array.from({ length: processes }, (_, number) => {
    const own = Array.from({ length: shards }, (__, shard) => shard).filter((shard) => shard % processes === number)
    const { players, posting, seed } = options
    return new Place(
      { database, world, own, players, posting, seed: `${seed} ${number}` },
      join(folder, String(number)),
    )
  })
  const again: Promise<void>[] = []
  try {
    say(`${processes} processes are started`)
    await Promise.all(places.map((place) => place.start()))
    const { seconds: woken } = await settling(client)
    say('people play')
    const walBefore = await walOf(client)
    const until = now() + seconds * 1e6
    for (const place of places) place.tell('play')
    const kills = await killSome(places, options, until, (restart) => again.push(restart))
    const wal = (await walOf(client)) - walBefore
    say('it is waited for what is left to do')
    await Promise.all(again)
    for (const place of places) place.tell('rest')
    await Promise.all(places.map((place) => place.hears('rested')))
    const { left, seconds: settled } = await settling(client)
    const cpu = places.reduce((sum, { said }) => sum + (said?.cpu ?? 0), 0)
    const memory = places.map(({ said }) => said?.memory ?? 0)
    for (const place of places) place.tell('end')
    await Promise.all(places.map((place) => place.ended()))
    return { kills, seconds, woken, wal, cpu, memory, left, settled }
  } finally {
    for (const place of places) place.kill()
  }
}

/** Kills processes at random until a time. Each starts again later, which `later` receives. Returns the kills. */
async function killSome(
  places: readonly Place[],
  { kills: wanted, seconds }: Options,
  until: number,
  later: (restart: Promise<void>) => void,
): Promise<Kill[]> {
  const kills: Kill[] = []
  while (now() < until) {
    await pause(Math.min((seconds * 1000) / (wanted + 1), (until - now()) / 1000))
    if (kills.length >= wanted || now() >= until) continue
    const up = places.filter(({ isUp }) => isUp)
    const [place] = [...up].sort(() => Math.random() - 0.5)
    if (!place || (places.length > 1 && up.length < 2)) continue
    const isLate = kills.length % 2 === 1
    kills.push({ at: now(), process: place.notesName, isLate })
    place.kill()
    later(
      pause(isLate ? LATE : AT_ONCE)
        .then(() => place.start())
        .then(() => place.tell(now() < until ? 'play' : 'rest')),
    )
  }
  return kills
}

/** Waits until nothing is due and everything is shown, or until no more of it gets done. Returns the remainder. */
async function settling(client: pg.Client) {
  const began = performance.now()
  let left = await leftLying(client, LATE_BY)
  let least = left.due + left.unshown
  for (let since = began; least > 0 && performance.now() - since < PATIENCE;) {
    await pause(250)
    left = await leftLying(client, LATE_BY)
    if (left.due + left.unshown >= least) continue
    least = left.due + left.unshown
    since = performance.now()
  }
  return { left, seconds: (performance.now() - began) / 1000 }
}

async function walOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`)
  return Number(rows[0]?.bytes)
}

/**
 * The number of tables that people played at, and of examined ones whose state does not follow from their saved data.
 */
async function parted(
  store: Store,
  { asks }: Noted,
  { verified, game }: Options,
): Promise<{ looked: number; parted: string[] }> {
  const played = [...new Set(asks.map(({ ask }) => ask.table))].sort(() => Math.random() - 0.5).slice(0, verified)
  const odd: string[] = []
  for (const id of played) {
    const record = await store.records.find(id)
    const found = record ? await partingIn(store, record, game) : { line: 0, how: 'it is gone' }
    if (found) odd.push(`${id} at line ${found.line}: ${found.how}`)
  }
  return { looked: played.length, parted: odd }
}

/** What was looked up after the people had played. */
interface Findings {
  readonly kept: Awaited<ReturnType<typeof keptOf>>
  /** Shards that two processes showed at once. */
  readonly overlapping: ReturnType<typeof overlaps>
  readonly verified: Awaited<ReturnType<typeof parted>>
  readonly database: { readonly bytes: number; readonly entries: number; readonly lines: number }
}

async function judged(
  options: Options,
  played: Played,
  noted: Noted,
  { store, client }: { readonly store: Store; readonly client: pg.Client },
) {
  const findings: Findings = {
    kept: await keptOf(noted, client),
    overlapping: overlaps(noted),
    verified: await parted(store, noted, options),
    database: await sizeOf(client),
  }
  const broken = brokenPromises(findings, played.left)
  const figures = figuresOf(options, played, noted, findings)
  return { broken, figures, lines: [...figureLines(figures), ...broken.slice(0, 20)] }
}

async function sizeOf(client: pg.Client): Promise<Findings['database']> {
  const { rows } = await client.query<{ bytes: string; entries: string; chronicle: string }>(
    `select pg_database_size(current_database()) as bytes, (select count(*) from entries) as entries, (select count(*) from chronicle) as chronicle`,
  )
  return { bytes: Number(rows[0]?.bytes), entries: Number(rows[0]?.entries), lines: Number(rows[0]?.chronicle) }
}

function brokenPromises({ kept, overlapping, verified }: Findings, left: Played['left']): string[] {
  return [
    ...kept.lost.map((ask) => `lost: ${Object.values(ask).join(' ')}`),
    ...kept.doubled.map((ask) => `in the log and not asked for: ${Object.values(ask).join(' ')}`),
    ...overlapping.map(([one, other]) => `shard ${one.shard} was shown by ${one.process} and ${other.process} at once`),
    ...(left.due > 0 ? [`${left.due} tables are due, and nobody sees to them`] : []),
    ...(left.unshown > 0 ? [`${left.unshown} tables are not shown as they stand`] : []),
    ...verified.parted.map((one) => `table ${one}`),
    ...(kept.refused['fault'] ? [`${kept.refused['fault']} answers met a fault`] : []),
    ...(kept.given === 0 ? ['nobody could give any answer'] : []),
  ]
}

function figuresOf(options: Options, played: Played, noted: Noted, findings: Findings) {
  const { kills, seconds, cpu, memory, wal, left } = played
  const { kept, verified } = findings
  const times = noted.asks.flatMap(({ end }) => (end?.isGiven === true ? [end.ms] : []))
  const took = (isLate: boolean) =>
    kills.filter((kill) => kill.isLate === isLate).flatMap((kill) => withoutAnswer(noted, kill, options.shards))
  const [soon, late] = [took(false), took(true)]
  return {
    processes: options.processes,
    shards: options.shards,
    servers: options.servers,
    tables: options.tables,
    cores: cpus().length,
    seconds,
    answers: kept.given,
    answersASecond: kept.given / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    refused: kept.refused,
    unknown: kept.unknown,
    unknownKept: kept.unknownKept,
    shown: noted.showings.length,
    kills: kills.length,
    backAfter: { median: median(soon), most: quantile(soon, 1) },
    takenOverAfter: { median: median(late), most: quantile(late, 1) },
    wokenAfter: played.woken,
    settledAfter: played.settled,
    walAnAnswer: wal / Math.max(1, kept.given),
    cpuAnAnswer: cpu / Math.max(1, kept.given),
    memoryAProcess: median(memory),
    database: findings.database,
    lost: kept.lost.length,
    doubled: kept.doubled.length,
    shownByTwo: findings.overlapping.length,
    left,
    verified: verified.looked,
    parted: verified.parted.length,
  }
}

function figureLines(figures: ReturnType<typeof figuresOf>): string[] {
  const row = (what: string, value: number | null, unit = '') => [what, shownFigure(value), unit]
  return tableLines([
    row('processes', figures.processes),
    row('tables', figures.tables, `in ${figures.servers.toLocaleString('en')} servers, ${figures.shards} shards`),
    row('answers', figures.answers, `${shownFigure(figures.answersASecond)} a second`),
    row('an answer, median', figures.p50, 'ms'),
    row('an answer, 95 of 100', figures.p95, 'ms'),
    row('an answer, 99 of 100', figures.p99, 'ms'),
    row('cards shown', figures.shown),
    row('killed', figures.kills),
    row('answers of a killed process', figures.unknown, `${figures.unknownKept} of them kept`),
    row('back after a start, median', figures.backAfter.median, `s; ${shownFigure(figures.backAfter.most)} at most`),
    row('taken over, median', figures.takenOverAfter.median, `s; ${shownFigure(figures.takenOverAfter.most)} at most`),
    row('lost', figures.lost),
    row('doubled', figures.doubled),
    row('shards shown by two', figures.shownByTwo),
    row('due or unshown in the end', figures.left.due + figures.left.unshown),
    row('played again from the log', figures.verified, `${figures.parted} part from it`),
  ])
}

/** Seconds until a process again answered for each shard of a killed one. */
function withoutAnswer({ tenures }: Noted, { at, process: killed }: Kill, shards: number): number[] {
  return Array.from({ length: shards }, (_, shard) => shard).flatMap((shard) => {
    const all = tenures.filter((one) => one.shard === shard).sort((a, b) => a.at - b.at)
    const [before, after] = [all.findLast((one) => one.at <= at), all.find((one) => one.at > at)]
    return before?.process === killed && after ? [(after.at - at) / 1e6] : []
  })
}
