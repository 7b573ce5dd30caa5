import { EventEmitter } from 'node:events'
import { LEAVE, type Answer, type Game, type Seat } from '../../engine/index.ts'
import type { Agenda } from './agenda.ts'
import { completed, isTheEnd, type TableStep } from './completed.ts'
import { isCounted, type Clocks } from './clocks.ts'
import { dealt, dealtFrom } from './dealing.ts'
import { clocksAtAnswer } from '../steps/plans.ts'
import { standIns } from './stand-ins.ts'
import type { Clock } from '../kit/clock.ts'
import { NoSuchGame, type Fault } from '../model/faults.ts'
import { houseRulesNow } from '../steps/house-rules.ts'
import { withDecision, withGivenUp } from '../steps/attendance.ts'
import { playerActs } from '../steps/loans.ts'
import { cameBack, isOnVacation, presenceOf, startVacation, type SeatChange } from '../steps/presence.ts'
import { guessesTold, happened, linesOf } from '../steps/lines.ts'
import { advanced, attempt, isUnsettled, loadRunningTable, type RunningTable } from './running-table.ts'
import type { RandomId } from '../kit/random-id.ts'
import { TableCache, type CachedTable } from './table-cache.ts'
import type { PeopleCache } from './people-cache.ts'
import type { Log } from '../kit/logger.ts'
import { LogPoints } from './log-points.ts'
import { NotedFaults } from './noted-faults.ts'
import { granted, refuse } from '../model/results.ts'
import { renewedSeed, rootOf, seedFrom, withBrought, withoutSecrets } from '../steps/sealing.ts'
import { clocksAfter } from '../steps/seat-clocks.ts'
import type { Result } from '../model/service.ts'
import { publishMetric } from '../kit/telemetry.ts'
import { ImportedUsers } from './imported-users.ts'
import { linesOfToday } from '../steps/migrated-lines.ts'
import {
  loanInForce,
  isImagined,
  seatOf,
  type ChronicleLine,
  type Contribution,
  type NewLine,
  type NewTable,
  type Store,
  type TableClocks,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import type { Uptime } from './uptime.ts'

const ID_LETTERS = 10
/** Long enough that nobody can guess the seed. */
const NEW_SEED_LETTERS = 24
/** More than 256 bits, at 36 possible characters. */
const SECRET_LETTERS = 50

export interface RepositoryParts {
  readonly store: Store
  readonly uptime: Uptime
  readonly people: PeopleCache
  readonly clocks: Clocks
  readonly agenda: Agenda
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly luck: RandomId
  readonly log: Log
}

/** Lines and changes to write along with an answer. */
export interface AnswerExtras {
  readonly lines?: readonly NewLine[]
  readonly change?: TableStep['change']
  /** The clocks before the answer, if they are not the table's. */
  readonly clocks?: TableClocks | null
  /** The seat's player has planned the answer. */
  readonly isPlanned?: boolean
}

/** The result of an answer: its chronicle lines and the game after it. */
export interface Answered {
  readonly lines: readonly NewLine[]
  readonly live: RunningTable
}

/** The repository's events, each emitted after the step is stored. */
export interface RepositoryEvents {
  /** `due`: when the table next acts by itself, `null` if it does not; absent if that has not changed. */
  readonly changed: [record: TableRecord, due?: number | null]
  /** Something beside the game has changed, such as a private note. */
  readonly touched: [record: TableRecord]
  /** A loaded game has to be settled because the rules have changed. */
  readonly unsettled: [id: TableId]
}

/** Loads tables, advances them, and writes the result before any listener hears of it. */
export class TableRepository {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly log: Log
  readonly uptime: Uptime
  readonly people: PeopleCache
  readonly importedUsers: ImportedUsers
  readonly points: LogPoints
  readonly events = new EventEmitter<RepositoryEvents>()
  private readonly luck: RandomId
  private readonly clocks: Clocks
  private readonly agenda: Agenda
  private readonly cache = new TableCache()
  private readonly loading = new Map<TableId, Promise<RunningTable | undefined>>()
  private readonly faults = new NotedFaults()

  constructor({ store, games, clock, luck, log, uptime, people, clocks, agenda }: RepositoryParts) {
    this.store = store
    this.games = games
    this.clock = clock
    this.luck = luck
    this.log = log
    this.uptime = uptime
    this.people = people
    this.importedUsers = new ImportedUsers(store)
    this.points = new LogPoints(store)
    this.clocks = clocks
    this.agenda = agenda
  }

  /** Forgets the tables that have not changed for long. */
  forgetResting(): void {
    this.cache.forgetResting()
  }

  newId(): string {
    return this.luck(ID_LETTERS)
  }

  newSeed(): string {
    return this.luck(NEW_SEED_LETTERS)
  }

  newSecret(): string {
    return this.luck(SECRET_LETTERS)
  }

  gameCalled(id: string): Game | undefined {
    return this.games.find((game) => game.rules.id === id)
  }

  gameOf(record: TableRecord): Game {
    const game = this.gameCalled(record.game)
    if (!game) throw new NoSuchGame(`no game here is called ${record.game}`)
    return game
  }

  async create(table: NewTable): Promise<Result<TableRecord>> {
    const record = await this.store.records.create(table)
    this.cache.hold({ record, live: null })
    this.events.emit('changed', record, null)
    return granted(withoutSecrets(record))
  }

  /** The current table, after a check of its revision in the store; `undefined` if none exists. */
  async held(id: TableId): Promise<CachedTable | undefined> {
    await this.cache.still(id)
    const revision = await this.store.records.revision(id)
    const known = revision === undefined ? undefined : this.cache.at(id, revision)
    if (known) return known
    this.cache.forget(id)
    const record = await this.store.records.find(id)
    if (record) this.cache.hold({ record })
    return record && { record }
  }

  /** The table as this process last saw it, without a check of its revision; `undefined` if it isn't cached. */
  async cached(id: TableId): Promise<CachedTable | undefined> {
    await this.cache.still(id)
    return this.cache.last(id)
  }

  /** The table's current record; `undefined` if none exists. */
  async record(id: TableId): Promise<TableRecord | undefined> {
    return (await this.held(id))?.record
  }

  /** A table's chronicle lines, migrated to its game's current rules. */
  async migrated(id: TableId, lines: readonly ChronicleLine[]): Promise<readonly ChronicleLine[]> {
    const game = lines.length === 0 ? undefined : await this.gameAt(id)
    return game ? linesOfToday(game.rules, lines) : lines
  }

  /** The game of a table; `undefined` if there is no such table, or this bot no longer has its game. */
  async gameAt(id: TableId): Promise<Game | undefined> {
    const table = this.cache.known(id) ?? (await this.store.records.find(id))
    return table && this.gameCalled(table.game)
  }

  /**
   * The table's current game; `undefined` before it has started. Outside the table's queue another request may have
   * begun to advance it by the time this resolves; `isNow` tells. Rejects if the game cannot be loaded.
   */
  async live(id: TableId): Promise<RunningTable | undefined> {
    const held = await this.held(id)
    return held && (await this.liveOf(held))
  }

  /** The game of a table that the caller has just looked up, without another check of its revision. */
  async liveOf({ record, live }: CachedTable): Promise<RunningTable | undefined> {
    if (live !== undefined) return live ?? undefined
    const { id } = record
    const loading = this.loading.get(id) ?? this.load(record)
    this.loading.set(id, loading)
    try {
      return await loading
    } finally {
      this.loading.delete(id)
    }
  }

  /** The table's host, if cached. */
  hostKnown(id: TableId): UserId | undefined {
    return this.cache.hostOf(id)
  }

  /** The table's game as last seen in this process, without a look at the store. */
  lastLive(id: TableId): RunningTable | undefined {
    return this.cache.last(id)?.live ?? undefined
  }

  /** Whether `live` is still the table's current state, with no step in progress. */
  isCurrent(live: RunningTable): boolean {
    return this.cache.holds(live)
  }

  private async load(record: TableRecord): Promise<RunningTable | undefined> {
    await this.people.read(usersOf(record))
    const found = await loadRunningTable(this.store, record, this.gameOf(record))
    const live = found && this.withClocks(found)
    this.cache.hold(live ? { record: live.record, live } : { record, live: null })
    if (live && isUnsettled(live)) this.events.emit('unsettled', record.id)
    return live
  }

  /** Sets a loaded game's clocks: changed rules may ask another question than the saved one. */
  private withClocks(live: RunningTable): RunningTable {
    const { record } = live
    return record.status === 'playing' ? { ...live, record: { ...record, clocks: this.clocks.set(live) } } : live
  }

  /** Deals a game from its lobby's seats and the seed derived from its seal. */
  async begin(record: TableRecord, brought?: Contribution): Promise<Result<TableRecord>> {
    const game = this.gameOf(record)
    const seal = withBrought(record.seal, brought)
    const seed = seedFrom({ seal, seed: record.seed })
    const users = record.seats.map((one) => one.user)
    const experience = await this.store.records.finishedGames(record.game, users)
    await this.people.read(usersOf(record))
    const { preset, options: all } = houseRulesNow(game, record)
    const options = game.rules.sheet.shown(preset, all)
    const hostSeat = seatOf(record, record.host)?.seat ?? null
    const setup = { seats: users.length, preset, options, seed, experience, host: hostSeat }
    return this.runStep(record.id, async () => {
      const { live, opening, position } = dealt(record, game, setup)
      const away = this.awayAtStart(record)
      const lines = [
        happened({ kind: 'started', dealt: dealtFrom(record, setup) }),
        ...away.lines,
        ...linesOf(opening, live.run.isOver),
      ]
      const { seats } = away
      const change = {
        status: live.run.isOver ? 'over' : 'playing',
        preset,
        options,
        seed,
        seal,
        experience,
        hostSeat,
        seats,
      } as const
      return this.commit({ record, live }, { snapshot: position, change, lines })
    })
  }

  /** The seats at the start of a game. Players on vacation are away here too. */
  private awayAtStart(record: TableRecord): { seats: TableRecord['seats']; lines: readonly NewLine[] } {
    const now = this.clock.now()
    let { seats } = record
    const lines: NewLine[] = []
    for (const { seat, user } of seats) {
      const person = this.people.of(user)
      const away = isOnVacation(person, now) ? startVacation({ ...record, seats }, seat, person) : null
      if (!away) continue
      seats = away.change.seats
      lines.push(...away.lines)
    }
    return { seats, lines }
  }

  /** Submits an answer; returns its chronicle lines and the game after it. Rejects with a `Fault` if the rules fail. */
  answer(
    live: RunningTable,
    answer: Answer,
    by: UserId | null,
    { lines: first = [], change: besides = {}, clocks, isPlanned = false }: AnswerExtras = {},
  ): Promise<Result<Answered>> {
    const { record, seq, run } = live
    return this.runStep(record.id, async () => {
      const isDecision = isOwnDecision(live, answer, isPlanned ? (record.seats[answer.seat]?.user ?? null) : by)
      const clocksBefore = clocksAtAnswer(live, clocks ?? clocksAfter(record, by), answer)
      const outcome = attempt(live, answer)
      if (typeof outcome === 'string') return refuse(outcome === 'over' ? 'not-playing' : outcome)
      const { irreversible: sealed, quiet } = outcome
      const entry = { kind: 'answer', seq: seq + 1, answer, sealed, quiet, by } as const
      const { live: moved, snapshot } = advanced(live, entry, outcome)
      const asked = run.askedOf(answer.seat)
      const what = { seat: answer.seat, verb: answer.verb, secret: asked?.verb === answer.verb && asked.secret }
      const back = answer.verb === LEAVE ? null : this.comeBack(record, by, { live, what })
      const lines = [
        ...(back?.lines ?? []),
        ...(await this.standIns(live, by, back)),
        ...first,
        ...linesOf(outcome, run.isOver),
      ]
      const change = { ...besides, ...back?.change, ...(run.isOver ? { status: 'over' as const } : {}) }
      if (by !== null) await this.importedUsers.arrives(record.id, by)
      const isQuiet = quiet && !back && first.every(({ to }) => to !== 'all')
      const own = { ...record, clocks: clocksBefore }
      // Giving up a game that this ends leaves nobody waiting.
      const hasLeft = answer.verb === LEAVE && !run.isOver
      const from = {
        ...own,
        clocks:
          isDecision && !quiet
            ? withDecision(own, answer.seat, 'inTime')
            : hasLeft
              ? withGivenUp(own.clocks, by)
              : own.clocks,
      }
      const step = { entries: [entry], snapshot, lines, change, quiet: isQuiet }
      const now = await this.committed({ record: from, live: moved }, step)
      this.sayKept({ table: record.id, seat: answer.seat, answer: seq + 1 }, by)
      publishMetric('answer', { by: by === null ? 'house' : 'player' })
      // What a person does in secret must not show in their usual hours.
      if (by !== null && !quiet && !isImagined(record))
        void this.people.acted(by, this.clock.now()).catch(() => undefined)
      return granted({ lines, live: now.live ?? moved })
    })
  }

  /** Logs a player's answer at level `info`, and an automatic or computer's answer at `debug`. */
  private sayKept(
    answer: { readonly table: TableId; readonly seat: number; readonly answer: number },
    by: UserId | null,
  ): void {
    const message = 'answer saved'
    if (by === null) this.log.debug?.(answer, message)
    else this.log.info(answer, message)
  }

  /**
   * Lines that tell a returning player what was done for their seat; none if they were present. `back`: the change that
   * brings the player back, which may end a loan.
   */
  async standIns(live: RunningTable, user: UserId | null, back: SeatChange | null = null): Promise<readonly NewLine[]> {
    const seat = user === null ? undefined : seatOf(live.record, user)
    if (!seat) return []
    const lent = loanInForce(seat)
    const isEnding = lent !== null && back !== null && !back.change.seats.some((one) => one.loan === lent)
    return await standIns(this.store, live, seat, isEnding ? lent : undefined)
  }

  /** The change of a seat that comes back, with the report for its player, who may be on vacation meanwhile. */
  async returned(live: RunningTable, seat: Seat, back: SeatChange): Promise<SeatChange> {
    const { user = null } = live.record.seats[seat] ?? {}
    await this.people.read(user === null ? [] : [user])
    const told = await this.standIns(live, user, back)
    const record = { ...live.record, ...back.change }
    const person = this.people.of(user)
    const isFree = record.seats[seat]?.keeper === 'player' && isOnVacation(person, this.clock.now())
    const away = isFree ? startVacation(record, seat, person) : null
    return {
      change: { ...back.change, ...away?.change },
      lines: [...back.lines, ...(away?.lines ?? []), ...told],
    }
  }

  /** The seed that replaces the generator's state from a log entry on. */
  seedFor(record: TableRecord, seq: number): string {
    const root = rootOf(record)
    return root === null ? this.newSeed() : renewedSeed(root, seq)
  }

  /**
   * Brings back a player who answers while away, and resumes a table paused for lack of players; `null` if neither
   * applies. `answer`: what they answer, which may end a loan of that part.
   */
  comeBack(
    record: TableRecord,
    user: UserId | null,
    answer?: { readonly live: RunningTable; readonly what: Parameters<typeof playerActs>[2] },
  ): SeatChange | null {
    const seat = user === null ? undefined : seatOf(record, user)
    if (!seat) return null
    return answer ? playerActs({ record, game: answer.live.game }, seat.seat, answer.what) : cameBack(record, seat.seat)
  }

  /** Runs a step of a table. Readers wait for its end, and a failure evicts the table from the cache. */
  runStep<T>(id: TableId, work: () => Promise<T>): Promise<T> {
    return this.cache.move(id, work)
  }

  /** Writes a step, and caches the table as it is afterwards. */
  async commit(held: CachedTable, step: TableStep): Promise<Result<TableRecord>> {
    return granted(withoutSecrets((await this.committed(held, step)).record))
  }

  private async committed(held: CachedTable, wanted: TableStep): Promise<CachedTable> {
    const { record } = held
    const { id, revision, game } = record
    const guesses = wanted.lines?.some(isTheEnd) ? guessesTold(await this.store.marks.guesses(id)) : []
    const at = this.clock.now()
    const { step, record: changed, live } = completed(held, wanted, { guesses, at, uptime: this.uptime.now() })
    const isSet = changed.status === 'playing' && live
    const isEnding = record.status === 'playing' && (changed.status === 'closed' || changed.status === 'over')
    const clocks = isSet ? this.clocks.set(live) : isEnding ? this.clocks.stopped(changed) : changed.clocks
    const stands = { ...changed, clocks }
    const goes = live && { ...live, record: stands }
    const due = changed.status === 'playing' ? goes && this.agenda.dueOf(goes) : null
    const times = { ...(clocks && (isSet || isEnding) && { clocks }), ...(due !== undefined && { due }) }
    const version = this.gameCalled(game)?.rules.version ?? 0
    await this.store.commit({ ...step, version, table: id, after: revision, ...times, at })
    const now = goes === undefined ? { record: stands } : { record: stands, live: goes }
    this.cache.hold(now)
    this.events.emit('changed', stands, due)
    return now
  }

  /** Ends a table, even if its game cannot be loaded. */
  end(record: TableRecord, step: Pick<TableStep, 'change' | 'lines'>): Promise<Result<TableRecord>> {
    return this.runStep(record.id, () => this.commit({ record }, step))
  }

  /** Ends a table that cannot be read. The bot informs nobody, because it does not know the players. */
  async endDamaged(id: TableId): Promise<void> {
    await this.runStep(id, async () => {
      this.cache.forget(id)
      await this.store.endDamaged(id, this.clock.now())
    })
  }

  /** Changes a table's record and tells the table. Rejects if the game cannot be loaded. */
  async change(
    record: TableRecord,
    step: Pick<TableStep, 'change' | 'lines' | 'quiet' | 'whisper'>,
  ): Promise<Result<TableRecord>> {
    const live = record.status === 'lobby' ? null : await this.live(record.id)
    return this.runStep(record.id, () => this.commit(live === undefined ? { record } : { record, live }, step))
  }

  /** Saves the data that reproduces a fault, once per fault, and tells the table, once per log position. */
  async keepFault(id: TableId, fault: Fault): Promise<void> {
    const { seq, answer } = fault.details
    const noted = this.faults.note(id, fault, () => this.newId())
    if (!noted) return
    const at = this.clock.now()
    const where = { table: id, ...(answer && { seat: answer.seat }), answer: seq + 1 }
    this.log.error({ ...where, fault: noted.id, err: fault }, 'rules failed')
    publishMetric('fault', { of: 'rules' })
    await this.store.notes.saveFault({ id: noted.id, table: id, at, error: fault.trace, details: fault.details })
    const record = noted.isFirst ? await this.record(id) : undefined
    if (record) await this.commit({ record }, { lines: [happened({ kind: 'fault', fault: noted.id })] })
  }
}

/** Whether an answer is a decision with a clock that the seat's player makes while present. */
function isOwnDecision({ record, run }: RunningTable, { seat, verb }: Answer, by: UserId | null): boolean {
  const asked = run.askedOf(seat)
  const sitting = record.seats[seat]
  if (by === null || sitting?.user !== by || presenceOf(sitting) !== 'present') return false
  return asked?.verb === verb && isCounted(record, asked)
}

function usersOf({ seats }: TableRecord): UserId[] {
  return seats.flatMap(({ user, loan }) => [user ?? [], loan?.user ?? []].flat())
}
