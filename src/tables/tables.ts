import {
  byDefault,
  chanceFrom,
  effective,
  LEAVE,
  positionBeforeLast,
  Run,
  undoable,
  type Answer,
  type Choice,
  type Entry,
  type Game,
  type Outcome,
  type Refusal,
  type Seat,
  type Setup,
  type State,
} from '../engine/index.ts'
import type { Clock } from './clock.ts'
import { Fault, faultDetails } from './faults.ts'
import { liveFrom, nextAutomatic, sightFrom, tokenOf, type Automatic, type Live, type Pace } from './live.ts'
import { getUp, seatComputer, seatOf, sitDown, unseatComputer, withAway, type Change } from './lobby.ts'
import type { Luck } from './luck.ts'
import { Queues } from './queues.ts'
import type { QuestionToken, RecordOnly, Result, TableRefusal, TableService, TableSight } from './service.ts'
import {
  Damaged,
  RoomTaken,
  SequenceTaken,
  type ChronicleLine,
  type Commit,
  type NewLine,
  type Note,
  type Store,
  type TableId,
  type TableRecord,
  type UserId,
} from './store.ts'

export const SEED_LETTERS = 100
const ID_LETTERS = 10
const OWN_SEED_LETTERS = 24
/** Requests that one table holds before it refuses more. */
const MOST_WAITING = 500
/** After a failure outside the rules, such as a full disk, a table that plays by itself tries again. */
const TRY_AGAIN_MS = 30_000
/** Rebuilt games kept for reading. */
const MOST_REMEMBERED = 32
/** Options tried for a seat that plays by itself and whose moves the rules fail at. */
const MOST_TRIED = 40

/** Asides in a row after which a computer player has to answer. */
const MOST_ASIDES = 40
const NOTHING_NEW = { lines: [], change: {} } as const

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Parts {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly luck: Luck
  readonly log: Log
  /** How long a computer player thinks, and how long a standing order takes, in milliseconds. */
  readonly computerPace?: number
  /** How long a table waits for a reaction in the middle of a turn, in milliseconds. */
  readonly reactionTime?: number
}

/** Running tables over a store. */
export function createTables(parts: Parts): TableService {
  return new Tables(parts)
}

class Tables implements TableService {
  readonly games: readonly Game[]
  private readonly store: Store
  private readonly clock: Clock
  private readonly luck: Luck
  private readonly log: Log
  private readonly pace: Pace
  private readonly queues = new Queues()
  private readonly listeners = new Set<(id: TableId) => void>()
  /** Tables that will go on by themselves, and how to call that off. */
  private readonly pending = new Map<TableId, { readonly due: number; readonly callOff: () => void }>()
  /** Since when a seat has been at its question. Times to react begin anew when the process does. */
  private readonly askedSince = new Map<
    TableId,
    ReadonlyMap<Seat, { readonly question: string; readonly at: number }>
  >()
  /** Where nothing a seat could do by itself worked: somebody has to act first. */
  private readonly stalled = new Map<TableId, number>()
  private readonly remembered = new Map<TableId, Live>()
  private readonly faultsSaid = new Map<TableId, { seq: number; id: string; kinds: Set<string> }>()
  private isStopped = false

  constructor({ store, games, clock, luck, log, computerPace = 1500, reactionTime = 60_000 }: Parts) {
    this.store = store
    this.games = games
    this.clock = clock
    this.luck = luck
    this.log = log
    this.pace = { computer: computerPace, reaction: reactionTime }
  }

  open(request: Parameters<TableService['open']>[0]): Promise<Result<TableRecord>> {
    const { game, length, server, room, host } = request
    const seed = request.seed?.trim() || this.luck(OWN_SEED_LETTERS)
    const id = this.luck(ID_LETTERS)
    return this.inTurn(id, () => {
      if (!this.gameCalled(game)) return refuse('no-such-game')
      if ([...seed].length > SEED_LETTERS) return refuse('seed-too-long')
      if (this.store.openTableIn(server, room)) return refuse('room-taken')
      const at = this.clock.now()
      const seats = [{ seat: 0, ...host, away: false }]
      const made = { id, game, length, seed, status: 'lobby', server, room, host: host.user } as const
      this.store.createTable({ ...made, seats, createdAt: at, changedAt: at })
      this.changed(id)
      return this.done(id)
    })
  }

  join(id: TableId, user: UserId, name: string): Promise<Result<TableRecord>> {
    return this.request(id, (record) => {
      if (record.status !== 'playing') return this.inLobby(record, (game) => sitDown(record, game, user, name))
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-in-lobby')
      if (!seat.away) return refuse('already-seated')
      return this.commit({ table: id, ...this.comingBack(record, user) })
    })
  }

  leave(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.request(id, (record) => {
      if (record.status === 'lobby') return this.inLobby(record, () => getUp(record, user))
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-seated')
      if (seat.away) return this.done(id)
      const lines = [note({ kind: 'went-away', seat: seat.seat })]
      return this.commit({ table: id, change: { seats: withAway(record, user, true) }, lines })
    })
  }

  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, (record) => this.inLobby(record, (game) => seatComputer(record, game, by)))
  }

  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, (record) => this.inLobby(record, () => unseatComputer(record, by)))
  }

  start(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (!seatOf(record, by)) return refuse('not-seated')
      const game = this.gameOf(record)
      if (record.seats.length < game.rules.seats.min) return refuse('too-few-players')
      const { run, opening } = this.deal(record, game)
      const lines = [note({ kind: 'started' }), ...linesOf(opening, run.isOver)]
      const change = { status: run.isOver ? 'over' : 'playing' } as const
      return this.commit({ table: id, ...snapshotOf(opening, 0, game), change, lines })
    })
  }

  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result> {
    return this.inGame(id, user, (live, seat) => {
      const now = tokenOf(live, seat)
      if (token && (token.count !== now.count || token.mark !== now.mark)) return refuse('stale')
      // Giving up for good has a request of its own.
      if (choice.verb === LEAVE) return refuse('not-offered')
      return this.move(live, { seat, verb: choice.verb, key: choice.key }, user)
    })
  }

  resign(id: TableId, user: UserId): Promise<Result> {
    return this.inGame(id, user, (live, seat) => {
      return this.move(live, { seat, verb: LEAVE, key: LEAVE }, user, [note({ kind: 'resigned', seat })])
    })
  }

  undo(id: TableId, user: UserId): Promise<Result> {
    return this.inGame(id, user, (live, seat) => {
      const last = effective(live.entries).at(-1)
      if (last?.kind !== 'answer') return refuse('nothing-to-undo')
      if (last.answer.seat !== seat) return refuse('undo-not-yours')
      if (!undoable(live.entries)) return refuse('undo-sealed')
      const to = positionBeforeLast(live.entries)
      const entry = { kind: 'rewind', seq: live.seq + 1, to, seed: null, by: user } as const
      const back = this.comingBack(live.record, user)
      this.commit({ table: id, entry, lines: [...back.lines, note({ kind: 'undone', seat })], change: back.change })
      return { ok: true, value: undefined }
    })
  }

  resume(id: TableId, to: { server: string; room: string }): Promise<Result<TableRecord>> {
    return this.request(id, (record) => {
      const wasPlaying = record.status === 'closed' && this.store.snapshots(id).length > 0
      if (record.status !== 'playing' && !wasPlaying) return refuse('not-playing')
      const there = this.store.openTableIn(to.server, to.room)
      if (there && there.id !== id) return refuse('room-taken')
      this.settled(record)
      const change = { status: 'playing', server: to.server, room: to.room } as const
      return this.commit({ table: id, change, lines: [note({ kind: 'resumed' })] })
    })
  }

  close(id: TableId): Promise<Result<TableRecord>> {
    return this.request(id, (record) => {
      if (record.status !== 'playing' && record.status !== 'lobby') return refuse('not-playing')
      return this.commit({ table: id, change: { status: 'closed' }, lines: [note({ kind: 'closed' })] })
    })
  }

  sight(id: TableId): TableSight | RecordOnly | undefined {
    let record: TableRecord | undefined
    try {
      record = this.store.table(id)
      if (!record) return undefined
      const live = record.status === 'lobby' ? undefined : this.reading(record)
      return live ? this.sightOf(live, withoutSeed(record)) : { record: withoutSeed(record) }
    } catch (error) {
      if (!cannotGoOn(error)) throw error
      this.log.error({ table: id, err: error }, 'a table cannot be shown')
      return record && { record: withoutSeed(record), fault: error.message }
    }
  }

  tableIn(server: string, room: string): TableRecord | undefined {
    const record = this.store.openTableIn(server, room)
    return record && withoutSeed(record)
  }

  tablesOf(filter: Parameters<TableService['tablesOf']>[0]): readonly TableRecord[] {
    return this.store.tablesOf(filter).map(withoutSeed)
  }

  chronicle(id: TableId, after: number, limit: number): readonly ChronicleLine[] {
    return this.store.chronicle(id, after, limit)
  }

  chronicleEnd(id: TableId, limit: number): readonly ChronicleLine[] {
    return this.store.chronicleEnd(id, limit)
  }

  onChange(listener: (id: TableId) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  wake(): void {
    for (const { id } of this.store.tablesOf({ statuses: ['playing'] })) {
      void this.byItself(id, (record) => {
        this.settled(record)
        this.goOn(id)
      })
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true
    for (const { callOff } of this.pending.values()) callOff()
    this.pending.clear()
    await this.queues.idle()
  }

  // Requests

  private async inTurn<T>(id: TableId, work: () => Result<T>): Promise<Result<T>> {
    if (this.isStopped || this.queues.waiting(id) >= MOST_WAITING) return refuse('busy')
    return this.queues.run(id, () => {
      try {
        return work()
      } catch (error) {
        if (error instanceof RoomTaken) return refuse('room-taken')
        if (error instanceof SequenceTaken || isBusy(error)) return refuse('busy')
        if (error instanceof NoSuchGame) return refuse('no-such-game')
        if (error instanceof Fault) this.keepFault(id, error)
        else if (!(error instanceof Damaged)) throw error
        else this.log.error({ table: id, err: error }, 'a table cannot be read')
        return refuse('fault')
      }
    })
  }

  private request<T>(id: TableId, work: (record: TableRecord) => Result<T>): Promise<Result<T>> {
    return this.inTurn(id, () => {
      const record = this.store.table(id)
      return record ? work(record) : refuse('no-such-table')
    })
  }

  /** A request of somebody who plays. */
  private inGame(id: TableId, user: UserId, work: (live: Live, seat: Seat) => Result): Promise<Result> {
    return this.request(id, (record) => {
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-seated')
      return work(this.settled(record), seat.seat)
    })
  }

  private inLobby(record: TableRecord, work: (game: Game) => Change): Result<TableRecord> {
    if (record.status !== 'lobby') return refuse('not-in-lobby')
    const change = work(this.gameOf(record))
    return typeof change === 'string' ? refuse(change) : this.commit({ table: record.id, change })
  }

  // Games

  private deal(record: TableRecord, game: Game): { run: Run; opening: Outcome } {
    const users = record.seats.map((one) => one.user)
    const experience = this.store.finishedGames(record.game, users)
    const setup: Setup = { seats: users.length, length: record.length, seed: record.seed, experience }
    try {
      return Run.start(game.rules, game.rules.create(setup), true)
    } catch (error) {
      throw new Fault(error, faultDetails(game.rules, 0, { setup }))
    }
  }

  /**
   * The game of a table, ready for the next answer: what the rules do not allow any more is taken back, and said; and if
   * by these rules the game is over, it is over.
   */
  private settled(record: TableRecord): Live {
    const live = this.rebuilt(record)
    if (record.status !== 'playing' || !isUnsettled(live)) return live
    const { lost, reached, run } = live.rebuilt
    const seed = this.luck(OWN_SEED_LETTERS)
    this.commit({
      table: record.id,
      ...(lost > 0 ? { entry: { kind: 'rewind', seq: live.seq + 1, to: reached, seed, by: null } } : {}),
      lines: [
        ...(lost > 0 ? [note({ kind: 'answers-lost', lost })] : []),
        ...(run.isOver ? [note({ kind: 'over' })] : []),
      ],
      ...(run.isOver ? { change: { status: 'over' } } : {}),
    })
    return this.rebuilt(record)
  }

  private rebuilt(record: TableRecord): Live {
    const live = liveFrom(this.store, record, this.gameOf(record))
    if (!live) throw new Error(`table ${record.id} has not been started`)
    return live
  }

  /** The game of a table for reading: several looks at one position rebuild it once. */
  private reading(record: TableRecord): Live | undefined {
    const known = this.remembered.get(record.id)
    this.remembered.delete(record.id)
    const live =
      known && known.seq === this.store.lastSeq(record.id)
        ? { ...known, record }
        : liveFrom(this.store, record, this.gameOf(record))
    if (live) this.remembered.set(record.id, live)
    const [oldest] = this.remembered.keys()
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
    return live
  }

  private move(live: Live, answer: Answer, by: UserId | null, first: readonly NewLine[] = []): Result {
    const { record, game, seq, rebuilt } = live
    const outcome = attempt(live, answer)
    if (typeof outcome === 'string') return refuse(outcome === 'over' ? 'not-playing' : outcome)
    const back = answer.verb === LEAVE ? NOTHING_NEW : this.comingBack(record, by)
    this.commit({
      table: record.id,
      entry: { kind: 'answer', seq: seq + 1, answer, sealed: outcome.sealed, by },
      ...snapshotOf(outcome, seq + 1, game),
      lines: [...back.lines, ...first, ...linesOf(outcome, rebuilt.run.isOver)],
      change: { ...back.change, ...(rebuilt.run.isOver ? { status: 'over' } : {}) },
    })
    return { ok: true, value: undefined }
  }

  /** Whoever answers while away is back. */
  private comingBack(record: TableRecord, user: UserId | null): Required<Pick<Commit, 'lines' | 'change'>> {
    const seat = user === null ? undefined : seatOf(record, user)
    if (user === null || !seat?.away) return NOTHING_NEW
    return { lines: [note({ kind: 'came-back', seat: seat.seat })], change: { seats: withAway(record, user, false) } }
  }

  // What is kept, and who hears of it

  private commit(step: Omit<Commit, 'at'>): Result<TableRecord> {
    this.store.commit({ ...step, at: this.clock.now() })
    this.changed(step.table)
    return this.done(step.table)
  }

  private done(id: TableId): Result<TableRecord> {
    const record = this.store.table(id)
    return record ? { ok: true, value: withoutSeed(record) } : refuse('no-such-table')
  }

  private changed(id: TableId): void {
    for (const listener of this.listeners) {
      try {
        listener(id)
      } catch (error) {
        this.log.error({ table: id, err: error }, 'a listener failed')
      }
    }
    this.goOn(id)
  }

  /** Saves what reproduces a fault, once, and tells the table, once at a position. */
  private keepFault(id: TableId, fault: Fault): void {
    const { seq, answer } = fault.details
    const kind = JSON.stringify([answer, fault.message])
    const said = this.faultsSaid.get(id)
    const known = said?.seq === seq ? said : { seq, id: this.luck(ID_LETTERS), kinds: new Set<string>() }
    if (known.kinds.has(kind)) return
    const isFirst = known.kinds.size === 0
    const faultId = isFirst ? known.id : this.luck(ID_LETTERS)
    this.faultsSaid.set(id, known)
    known.kinds.add(kind)
    const at = this.clock.now()
    this.log.error({ table: id, fault: faultId, err: fault.cause }, 'the rules failed')
    this.store.saveFault({ id: faultId, table: id, at, error: fault.trace, details: fault.details })
    if (isFirst) this.commit({ table: id, lines: [note({ kind: 'fault', fault: faultId })] })
  }

  // Seats that play by themselves

  private goOn(id: TableId): void {
    if (this.isStopped) return
    const next = this.nextFor(id)
    if (next) this.later(id, next.due)
  }

  private nextFor(id: TableId): Pick<Automatic, 'due'> | undefined {
    try {
      const record = this.store.table(id)
      if (record?.status !== 'playing') return this.forget(id)
      if (this.stalled.get(id) === this.store.lastSeq(id)) return undefined
      const live = this.reading(record)
      if (!live) return undefined
      return isUnsettled(live) ? { due: this.clock.now() } : this.automatic(live)
    } catch (error) {
      if (!cannotGoOn(error)) throw error
      return undefined
    }
  }

  private forget(id: TableId): undefined {
    this.askedSince.delete(id)
    this.stalled.delete(id)
  }

  private automatic(live: Live): Automatic | undefined {
    const now = this.clock.now()
    this.noteAsked(live, now)
    return nextAutomatic(live, now, this.pace, (seat) => this.askedSince.get(live.record.id)?.get(seat)?.at ?? now)
  }

  /** A seat that is asked the same again after another's answer has not begun to wait anew. */
  private noteAsked(live: Live, now: number): void {
    const before = this.askedSince.get(live.record.id)
    const entries = live.rebuilt.run.asked.map(({ seat }) => {
      const { count, mark } = tokenOf(live, seat)
      const question = `${count} ${mark}`
      const known = before?.get(seat)
      return [seat, known?.question === question ? known : { question, at: now }] as const
    })
    this.askedSince.set(live.record.id, new Map(entries))
  }

  private sightOf(live: Live, record: TableRecord): TableSight {
    this.noteAsked(live, this.clock.now())
    const since = this.askedSince.get(record.id)
    return sightFrom(live, record, (seat) => {
      const at = since?.get(seat)?.at
      return at !== undefined && live.rebuilt.run.askedOf(seat)?.reaction ? at + this.pace.reaction : null
    })
  }

  private later(id: TableId, due: number): void {
    const already = this.pending.get(id)
    if (already && already.due <= due) return
    already?.callOff()
    const callOff = this.clock.after(Math.max(0, due - this.clock.now()), () => {
      this.pending.delete(id)
      void this.byItself(id, (record) => this.moveByItself(record))
    })
    this.pending.set(id, { due, callOff })
  }

  private async byItself(id: TableId, work: (record: TableRecord) => void): Promise<void> {
    try {
      const done = await this.request(id, (record) => {
        if (record.status === 'playing') work(record)
        return { ok: true, value: undefined }
      })
      if (!done.ok && done.why === 'busy') this.goOn(id)
    } catch (error) {
      this.log.error({ table: id, err: error }, 'a table could not go on by itself')
      if (!this.isStopped) this.later(id, this.clock.now() + TRY_AGAIN_MS)
    }
  }

  private moveByItself(record: TableRecord): void {
    const live = this.settled(record)
    if (this.stalled.get(record.id) === live.seq) return
    const next = this.automatic(live)
    if (!next) return
    if (next.why === 'silent' && next.due > this.clock.now()) return this.goOn(record.id)
    let fresh: Live | undefined = live
    for (const way of this.waysFor(live, next)) {
      fresh ??= this.rebuilt(record)
      const result = this.tryWay(fresh, next.seat, way)
      fresh = undefined
      if (result.ok) return
    }
    this.stalled.set(record.id, live.seq)
  }

  private tryWay(live: Live, seat: Seat, way: (live: Live) => Choice): Result {
    try {
      const { verb, key } = way(live)
      const result = this.move(live, { seat, verb, key }, null)
      if (result.ok) return result
      const where = faultDetails(live.game.rules, live.seq, { ...live.origin, answer: { seat, verb, key } })
      throw new Fault(`a seat that plays by itself chose what is ${result.why}`, where)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.keepFault(live.record.id, error)
      return refuse('fault')
    }
  }

  /** What a seat may do by itself, best first: its order or its computer's choice, the default, anything legal. */
  private waysFor({ record, game, rebuilt, entries }: Live, { seat, why }: Automatic): ((live: Live) => Choice)[] {
    const luck = { chance: chanceFrom(this.luck(OWN_SEED_LETTERS)) }
    const asked = rebuilt.run.askedOf(seat)
    const isComputer =
      record.seats[seat]?.user === null &&
      rebuilt.run.rules.isIn(rebuilt.run.state, seat) &&
      !isDawdling(entries, seat, asked?.verb)
    const any = (asked?.offers ?? []).slice(0, MOST_TRIED)
    const choice = (key: string) => () => ({ verb: asked?.verb ?? '', key })
    return [
      ...(why === 'order' && asked?.standing ? [choice(asked.standing)] : []),
      ...(isComputer ? [(live: Live) => computerChoice(live, game, seat, luck)] : []),
      (live) => byDefault(live.rebuilt.run, seat, luck),
      ...any.map((offer) => choice(offer.key)),
    ]
  }

  private gameCalled(id: string): Game | undefined {
    return this.games.find((game) => game.rules.id === id)
  }

  private gameOf(record: TableRecord): Game {
    const game = this.gameCalled(record.game)
    if (!game) throw new NoSuchGame(`no game here is called ${record.game}`)
    return game
  }
}

/** The game of a stored table is not among the games of the house any more. */
class NoSuchGame extends Error {}

/** Whether an error is the matter of one table: others, and the requests to come, are not touched by it. */
function cannotGoOn(error: unknown): error is Error {
  return error instanceof Fault || error instanceof Damaged || error instanceof NoSuchGame
}

/** Whether the rules have changed under a game, so that some of its log is lost or it is over without having been told. */
function isUnsettled({ rebuilt }: Live): boolean {
  return rebuilt.lost > 0 || rebuilt.run.isOver
}

/** Whether a seat that plays by itself has only done things beside its question for so long that it never may answer. */
function isDawdling(entries: Live['entries'], seat: Seat, verb: string | undefined): boolean {
  const last = entries.slice(-MOST_ASIDES)
  const isAside = (entry: Entry): boolean =>
    entry.kind === 'answer' && entry.answer.seat === seat && entry.answer.verb !== verb
  return last.length === MOST_ASIDES && last.every(isAside)
}

function attempt({ rebuilt, game, seq, origin }: Live, answer: Answer): Outcome | Refusal {
  try {
    return rebuilt.run.submit(answer)
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, { ...origin, answer }))
  }
}

function computerChoice(
  { rebuilt: { run }, seq, origin }: Live,
  game: Game,
  seat: Seat,
  luck: Pick<State, 'chance'>,
): Choice {
  try {
    const asked = run.askedOf(seat)
    if (!asked) throw new Error(`seat ${seat} is not asked`)
    return game.computer(run.rules.view(run.state, seat), asked, run.asidesOf(seat), luck)
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, origin))
  }
}

function linesOf(outcome: Outcome, isOver: boolean): NewLine[] {
  const facts = outcome.told.map(({ fact, to }) => ({ kind: 'fact', fact, to }) as const)
  return isOver ? [...facts, note({ kind: 'over' })] : facts
}

function note(said: Note): NewLine {
  return { kind: 'note', note: said }
}

function snapshotOf({ snapshot }: Outcome, seq: number, { rules }: Game): Pick<Commit, 'snapshot'> {
  return snapshot === undefined ? {} : { snapshot: { seq, version: rules.version, state: snapshot } }
}

/** Whoever knows the seed knows the dice: it is shown when the game is over. */
function withoutSeed(record: TableRecord): TableRecord {
  return record.status === 'over' ? record : { ...record, seed: '' }
}

function refuse(why: TableRefusal): { readonly ok: false; readonly why: TableRefusal } {
  return { ok: false, why }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
