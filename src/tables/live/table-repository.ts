import {
  UnloadableState,
  LEAVE,
  NoSuchOption,
  Run,
  type Answer,
  type Game,
  type Outcome,
  type Setup,
} from '../../engine/index.ts'
import { standIns } from './stand-ins.ts'
import { dealMark, peopleOf } from '../model/chain.ts'
import type { Clock } from '../kit/clock.ts'
import { newCourse } from './turn-progress.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import { houseRulesNow } from '../steps/house-rules.ts'
import { cameBack, goneAway, isOnLeave, type KeptAnew } from '../steps/vacation.ts'
import { guessesTold, happened, linesOf } from '../steps/lines.ts'
import {
  advanced,
  attempt,
  isUnsettled,
  liveFrom,
  lookAround,
  POSITION_AFTER,
  positionAfter,
  type Live,
} from './running-table.ts'
import type { RandomId } from '../kit/random-id.ts'
import { Memory, type Held } from './table-cache.ts'
import { motionsAfter } from './proposals.ts'
import { namingsAfter, playersAfter } from '../steps/naming.ts'
import { PeopleBook } from './people-cache.ts'
import type { Log } from '../kit/logger.ts'
import { granted, refuse } from '../model/results.ts'
import { renewedSeed, rootOf, seedFrom, withBrought, withoutSecrets } from '../steps/sealing.ts'
import { clocksAfter } from '../steps/seat-clocks.ts'
import type { Result, TableRefusal } from '../model/service.ts'
import { sign } from '../kit/telemetry.ts'
import { Strangers } from './imported-users.ts'
import { linesOfToday } from '../steps/migrated-lines.ts'
import {
  Damaged,
  seatOf,
  type ChronicleLine,
  type Commit,
  type Contribution,
  type Naming,
  type NewLine,
  type NewTable,
  type TurnSnapshot,
  type Store,
  type TableClocks,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import { Uptime } from './uptime.ts'
import { watchersAfter } from '../steps/spectators.ts'

const ID_LETTERS = 10
/** A seed of our own: enough that nobody can guess it. */
const NEW_SEED_LETTERS = 24
/** More than 256 bits, at 36 letters and digits. */
const SECRET_LETTERS = 50

export interface LedgerParts {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly luck: RandomId
  readonly log: Log
}

/** The game of a stored table is not among the games of the house any more. */
export class NoSuchGame extends Error {}

/** Whether an error is the matter of one table: others, and the requests to come, are not touched by it. */
export function isOfOneTable(error: unknown): error is Error {
  return isDamage(error) || [Fault, NoSuchGame, NoSuchOption].some((kind) => error instanceof kind)
}

/** Whether what was kept of a table cannot be gone on from. */
export function isDamage(error: unknown): error is Damaged | UnloadableState {
  return error instanceof Damaged || error instanceof UnloadableState
}

/** What is refused for an error that is the matter of one table. */
export function refusalFor(error: Error): TableRefusal {
  if (error instanceof NoSuchGame) return 'no-such-game'
  if (error instanceof NoSuchOption) return 'no-such-option'
  if (error instanceof UnloadableState) return error.why
  return error instanceof Damaged ? 'damaged' : 'fault'
}

/** What a step of a table writes; the rest is known of the table as it is held. */
export type Step = Omit<Commit, 'table' | 'after' | 'version' | 'due' | 'clocks' | 'at'>

/** What is said and changed with an answer that is given. */
export interface Beside {
  readonly lines?: readonly NewLine[]
  readonly change?: Step['change']
  /** The clocks as they stood before, where they are not those of the table. */
  readonly clocks?: TableClocks | null
}

/** What an answer has led to: the lines that came of it, and the game as it stands. */
export interface Moved {
  readonly lines: readonly NewLine[]
  readonly live: Live
}

/** What the ledger tells as soon as a table has changed, and what it has to know before. */
export interface LedgerEars {
  /** The clocks of a table as it stands now. */
  readonly clocksOf: (live: Live) => TableClocks
  /** The clocks of a table that stands still. */
  readonly clocksStopped: (record: TableRecord) => TableClocks | null
  /** When a table goes on by itself, as it stands; `null` if it does not. */
  readonly dueOf: (live: Live) => number | null
  /** `due`: when it goes on by itself now, `null` if it does not; absent if that is as it was. */
  readonly onChange: (record: TableRecord, due?: number | null) => void
  /** The rules have changed under a game: it has to be settled. */
  readonly onUnsettled: (id: TableId) => void
}

/** Reads tables out of the store, moves them, and writes what came of it before anybody hears of it. */
export class Ledger {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly log: Log
  readonly uptime: Uptime
  readonly people: PeopleBook
  readonly strangers: Strangers
  private readonly luck: RandomId
  private readonly ears: LedgerEars
  private readonly memory = new Memory()
  private readonly loading = new Map<TableId, Promise<Live | undefined>>()
  private readonly faultsSaid = new Map<TableId, { seq: number; id: string; kinds: Set<string> }>()

  constructor({ store, games, clock, luck, log }: LedgerParts, ears: LedgerEars) {
    this.store = store
    this.games = games
    this.clock = clock
    this.luck = luck
    this.log = log
    this.uptime = new Uptime(store, clock)
    this.people = new PeopleBook(store)
    this.strangers = new Strangers(store)
    this.ears = ears
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
    this.memory.hold({ record, live: null })
    this.ears.onChange(record, null)
    return granted(withoutSecrets(record))
  }

  /** A table as it stands, by one look at its revision in the store; `undefined` if there is none. */
  async held(id: TableId): Promise<Held | undefined> {
    await this.memory.still(id)
    const revision = await this.store.records.revision(id)
    const known = revision === undefined ? undefined : this.memory.at(id, revision)
    if (known) return known
    this.memory.forget(id)
    const record = await this.store.records.find(id)
    if (record) this.memory.hold({ record })
    return record && { record }
  }

  /** A table as this process last saw it, without asking the store whether it has moved since; `undefined` if it isn't cached. */
  async cached(id: TableId): Promise<Held | undefined> {
    await this.memory.still(id)
    return this.memory.last(id)
  }

  /** The record of a table as it stands; `undefined` if there is none. */
  async record(id: TableId): Promise<TableRecord | undefined> {
    return (await this.held(id))?.record
  }

  /** Lines of the chronicle of a table, told as its game tells them today. */
  async ofToday(id: TableId, lines: readonly ChronicleLine[]): Promise<readonly ChronicleLine[]> {
    if (lines.length === 0) return lines
    const table = this.memory.known(id) ?? (await this.store.records.find(id))
    const game = table && this.gameCalled(table.game)
    return game ? linesOfToday(game.rules, lines) : lines
  }

  /**
   * The game of a table as it stands; `undefined` if it has not been started. Outside the table's queue another request may
   * have begun to move it by the time this resolves: `isNow` says. Rejects with what is the matter with it.
   */
  async live(id: TableId): Promise<Live | undefined> {
    const held = await this.held(id)
    return held && (await this.liveOf(held))
  }

  /** The game of a table that has just been looked up: the same, without asking the store for its revision again. */
  async liveOf({ record, live }: Held): Promise<Live | undefined> {
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

  /** Who hosts a table, if that is known without looking. */
  hostKnown(id: TableId): UserId | undefined {
    return this.memory.hostOf(id)
  }

  /** Whether a game stands where it says: nothing has been done since, and nothing is being done. */
  isNow(live: Live): boolean {
    return this.memory.holds(live)
  }

  private async load(record: TableRecord): Promise<Live | undefined> {
    await this.people.read(usersOf(record))
    const found = await liveFrom(this.store, record, this.gameOf(record))
    const live = found && this.withClocks(found)
    this.memory.hold(live ? { record: live.record, live } : { record, live: null })
    if (live && isUnsettled(live)) this.ears.onUnsettled(record.id)
    return live
  }

  /** A game with its clocks: other rules may ask something else than was asked when it was kept. */
  private withClocks(live: Live): Live {
    const { record } = live
    return record.status === 'playing' ? { ...live, record: { ...record, clocks: this.ears.clocksOf(live) } } : live
  }

  /** Deals a game out, by the seats of its lobby and the seed that follows from its seal. */
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
    return this.moving(record.id, async () => {
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

  /** The seats of a table that begins: whoever is away for a longer time is so here too. */
  private awayAtStart(record: TableRecord): { seats: TableRecord['seats']; lines: readonly NewLine[] } {
    const now = this.clock.now()
    let { seats } = record
    const lines: NewLine[] = []
    for (const { seat, user } of seats) {
      const person = this.people.of(user)
      const away = isOnLeave(person, now) ? goneAway({ ...record, seats }, seat, person) : null
      if (!away) continue
      seats = away.change.seats
      lines.push(...away.lines)
    }
    return { seats, lines }
  }

  /** Gives an answer to a game: the lines that came of it, and the game after it. Rejects with a `Fault` if the rules fail. */
  move(
    live: Live,
    answer: Answer,
    by: UserId | null,
    { lines: first = [], change: besides = {}, clocks }: Beside = {},
  ): Promise<Result<Moved>> {
    const { record, seq, run } = live
    return this.moving(record.id, async () => {
      const outcome = attempt(live, answer)
      if (typeof outcome === 'string') return refuse(outcome === 'over' ? 'not-playing' : outcome)
      const { irreversible: sealed, quiet } = outcome
      const entry = { kind: 'answer', seq: seq + 1, answer, sealed, quiet, by } as const
      const { live: moved, snapshot } = advanced(live, entry, outcome)
      const back = answer.verb === LEAVE ? null : this.comingBack(record, by)
      const lines = [
        ...(back?.lines ?? []),
        ...(await this.standIns(live, by)),
        ...first,
        ...linesOf(outcome, run.isOver),
      ]
      const change = { ...besides, ...back?.change, ...(run.isOver ? { status: 'over' as const } : {}) }
      if (by !== null) await this.strangers.arrives(record.id, by)
      const isQuiet = quiet && !back && first.every(({ to }) => to !== 'all')
      const from = { ...record, clocks: clocks ?? clocksAfter(record, by) }
      const step = { entries: [entry], snapshot, lines, change, quiet: isQuiet }
      const now = await this.committed({ record: from, live: moved }, step)
      this.sayKept({ table: record.id, seat: answer.seat, answer: seq + 1 }, by)
      sign('answer', { by: by === null ? 'house' : 'player' })
      if (by !== null) void this.people.acted(by, this.clock.now()).catch(() => undefined)
      return granted({ lines, live: now.live ?? moved })
    })
  }

  /** What people answer is logged by itself, what is answered for them or by a computer only where everything is. */
  private sayKept(
    answer: { readonly table: TableId; readonly seat: number; readonly answer: number },
    by: UserId | null,
  ): void {
    const message = 'an answer is kept'
    if (by === null) this.log.debug?.(answer, message)
    else this.log.info(answer, message)
  }

  /** What was done for whoever acts now while they were not there; nothing if they were. */
  async standIns(live: Live, user: UserId | null): Promise<readonly NewLine[]> {
    const seat = user === null ? undefined : seatOf(live.record, user)
    return seat ? await standIns(this.store, live, seat) : []
  }

  /** The seed that renews the luck from a line of the log on. */
  seedFor(record: TableRecord, seq: number): string {
    const root = rootOf(record)
    return root === null ? this.newSeed() : renewedSeed(root, seq)
  }

  /** Whoever answers while away is back, and a table that stood still for want of players goes on; `null` if neither. */
  comingBack(record: TableRecord, user: UserId | null): KeptAnew | null {
    const seat = user === null ? undefined : seatOf(record, user)
    return seat ? cameBack(record, seat.seat) : null
  }

  /** Moves a table: until that is done nobody looks at it, and if it fails nothing of it is held any more. */
  moving<T>(id: TableId, work: () => Promise<T>): Promise<T> {
    return this.memory.move(id, work)
  }

  /** Writes a step of a table, and holds the table as it stands then. */
  async commit(held: Held, step: Step): Promise<Result<TableRecord>> {
    return granted(withoutSecrets((await this.committed(held, step)).record))
  }

  private async committed(
    { record, live }: Held,
    { change: wanted = {}, lines: said = [], ...rest }: Step,
  ): Promise<Held> {
    const { id, revision } = record
    const { quiet = false } = rest
    const watched = watchersAfter(record, wanted)
    const guessed = said.some(isTheEnd) ? guessesTold(await this.store.marks.guesses(id)) : []
    const people = { ...record, ...wanted }
    const lines = [...said.map((line) => withPeople(line, people)), ...(watched?.lines ?? []), ...guessed]
    const step = { ...rest, lines }
    const motions = motionsAfter(record, { ...step, change: wanted }, this.uptime.now())
    const called = live && calledNow(live, lines.length, wanted.seats)
    const change = {
      ...wanted,
      ...(motions && { motions }),
      ...(called && { called }),
      ...(watched && { watchers: watched.watchers }),
    }
    const at = this.clock.now()
    const changed = { ...record, ...change, changedAt: quiet ? record.changedAt : at, revision: revision + 1 }
    const isToAll = (one: NewLine) => one.kind === 'fact' && one.to === 'all'
    const heard = lines.findLastIndex(isToAll)
    const moved = live && {
      ...live,
      record: changed,
      line: live.line + lines.length,
      heard: heard < 0 ? live.heard : live.line + heard + 1,
    }
    const isSet = changed.status === 'playing' && moved
    const isClosing = record.status === 'playing' && changed.status === 'closed'
    const clocks = isSet ? this.ears.clocksOf(moved) : isClosing ? this.ears.clocksStopped(changed) : changed.clocks
    const stands = { ...changed, clocks }
    const goes = moved && { ...moved, record: stands }
    const due = changed.status === 'playing' ? goes && this.ears.dueOf(goes) : null
    const times = { ...(clocks && (isSet || isClosing) && { clocks }), ...(due !== undefined && { due }) }
    const version = this.gameCalled(record.game)?.rules.version ?? 0
    await this.store.commit({ ...step, version, change, table: id, after: revision, ...times, at })
    const now = goes === undefined ? { record: stands } : { record: stands, live: goes }
    this.memory.hold(now)
    this.ears.onChange(stands, due)
    return now
  }

  /** Ends a table, whatever the matter is with its game. */
  end(record: TableRecord, step: Pick<Step, 'change' | 'lines'>): Promise<Result<TableRecord>> {
    return this.moving(record.id, () => this.commit({ record }, step))
  }

  /** Ends a table that cannot be read. Nobody is told: it is not known who. */
  async endDamaged(id: TableId): Promise<void> {
    await this.moving(id, async () => {
      this.memory.forget(id)
      await this.store.endDamaged(id, this.clock.now())
    })
  }

  /** Changes a table's record, and says it. Rejects with what is the matter with its game. */
  async change(
    record: TableRecord,
    step: Pick<Step, 'change' | 'lines' | 'quiet' | 'whisper'>,
  ): Promise<Result<TableRecord>> {
    const live = record.status === 'lobby' ? null : await this.live(record.id)
    return this.moving(record.id, () => this.commit(live === undefined ? { record } : { record, live }, step))
  }

  /** Saves what reproduces a fault, once, and tells the table, once at a position. */
  async keepFault(id: TableId, fault: Fault): Promise<void> {
    const { seq, answer } = fault.details
    const kind = JSON.stringify([answer, fault.message])
    const said = this.faultsSaid.get(id)
    const known = said?.seq === seq ? said : { seq, id: this.newId(), kinds: new Set<string>() }
    if (known.kinds.has(kind)) return
    const isFirst = known.kinds.size === 0
    const faultId = isFirst ? known.id : this.newId()
    this.faultsSaid.set(id, known)
    known.kinds.add(kind)
    const at = this.clock.now()
    const where = { table: id, ...(answer && { seat: answer.seat }), answer: seq + 1 }
    this.log.error({ ...where, fault: faultId, err: fault }, 'the rules failed')
    sign('fault', { of: 'rules' })
    await this.store.notes.saveFault({ id: faultId, table: id, at, error: fault.trace, details: fault.details })
    const record = isFirst ? await this.record(id) : undefined
    if (record) await this.commit({ record }, { lines: [happened({ kind: 'fault', fault: faultId })] })
  }
}

/** What seats are called in the game as it stands now, with so many new lines; `null` if nobody is called otherwise. */
function calledNow(
  { record, game, run, line }: Live,
  lines: number,
  seats: TableRecord['seats'] = record.seats,
): readonly Naming[] | null {
  const names = game.words.called?.(run.view(null))
  const called = names ? namingsAfter(record, names, { first: line + 1, last: line + lines }) : null
  return playersAfter(called ?? record.called, record.seats, seats, line + 1) ?? called
}

/** Deals a game out. Throws a `Fault` if the rules cannot. */
function dealt(
  record: TableRecord,
  game: Game,
  setup: Setup,
): { live: Live; opening: Outcome; position: TurnSnapshot } {
  const { rules } = game
  try {
    const { run, opening } = Run.start(rules, rules.create(setup), POSITION_AFTER)
    lookAround(run, record)
    const begun = { turn: opening.turns, acted: record.seats.map(() => 0) }
    const position = positionAfter({ ...begun, game }, 0, opening)
    if (!position) throw new Error('a game begins with a position')
    const course = newCourse(record.seats.length)
    const log = { lines: [], seq: 0, reached: 0, lost: 0, began: 0, line: 0, heard: 0, later: null, course }
    return { live: { record, game, run, position, ...begun, ...log }, opening, position }
  } catch (error) {
    throw new Fault(error, faultDetails(rules, 0, { setup }))
  }
}

/** A digest of all that a game was dealt from. */
function dealtFrom({ id, seal }: TableRecord, { seed, ...setup }: Setup): string {
  return dealMark({ table: id, setup, seal: seal.kind, seed })
}

/** A line that says who plays, if it is one of those that do: when a game starts, and when it is over. */
function withPeople(line: NewLine, record: Pick<TableRecord, 'seal' | 'seed' | 'host' | 'seats'>): NewLine {
  const root = rootOf(record)
  if (line.kind !== 'event' || root === null) return line
  const { event } = line
  if (event.kind !== 'started' && event.kind !== 'over') return line
  return { ...line, event: { ...event, people: peopleOf(root, record) } }
}

function isTheEnd(line: NewLine): boolean {
  return line.kind === 'event' && line.event.kind === 'over'
}

function usersOf({ seats }: TableRecord): UserId[] {
  return seats.flatMap(({ user }) => user ?? [])
}
