import {
  DamagedLuck,
  effective,
  lastHeard,
  LEAVE,
  undoable,
  type Choice,
  type Game,
  type Seat,
} from '../engine/index.ts'
import { Archive } from './archive.ts'
import { Autoplay } from './autoplay.ts'
import { Fault } from './faults.ts'
import { happened, isOfOneTable, Ledger, NoSuchGame, type LedgerParts } from './ledger.ts'
import { sightFrom, tokenOf, type Live } from './live.ts'
import { getUp, seatComputer, sitDown, unseatComputer, withAway, type Change } from './lobby.ts'
import { Queues } from './queues.ts'
import type { Pace } from './pace.ts'
import { DONE, refuse } from './results.ts'
import type { SavedGame } from './saved.ts'
import { sealOf, withBrought, withoutSecrets } from './sealing.ts'
import {
  NOTE_LETTERS,
  sameQuestion,
  SEED_LETTERS,
  type QuestionToken,
  type Result,
  type Sighted,
  type TableService,
} from './service.ts'
import {
  Damaged,
  RoomTaken,
  seatOf,
  SequenceTaken,
  type ChronicleLine,
  type Contribution,
  type NewLine,
  type Store,
  type TableId,
  type TableRecord,
  type UserId,
} from './store.ts'
import type { Verdict } from './verify.ts'

/** Requests that one table holds before it refuses more. */
const MOST_WAITING = 500

export interface TablesParts extends LedgerParts {
  /** How long a computer player thinks, in milliseconds. */
  readonly computerPace?: number
  /** How long a standing order takes, at least and at most, in milliseconds (TAL-R110). */
  readonly orderPace?: Pace['order']
  /** How long a table waits for a reaction in the middle of a turn, in milliseconds. */
  readonly reactionTime?: number
}

/** Running tables over a store. */
export function createTables(parts: TablesParts): TableService {
  return new Tables(parts)
}

class Tables implements TableService {
  readonly games: readonly Game[]
  private readonly store: Store
  private readonly ledger: Ledger
  private readonly autoplay: Autoplay
  private readonly archive: Archive
  private readonly queues = new Queues()
  private readonly listeners = new Set<(id: TableId) => void>()
  private isStopped = false

  constructor({
    computerPace = 1500,
    orderPace = { least: 1000, most: 6000 },
    reactionTime = 60_000,
    ...parts
  }: TablesParts) {
    const pace = { computer: computerPace, order: orderPace, reaction: reactionTime }
    this.games = parts.games
    this.store = parts.store
    this.ledger = new Ledger(parts, (id) => this.changed(id))
    this.archive = new Archive(this.ledger)
    this.autoplay = new Autoplay(this.ledger, pace, (id, work) => this.request(id, work))
  }

  open(request: Parameters<TableService['open']>[0]): Promise<Result<TableRecord>> {
    const { game, length, server, room, host } = request
    const seed = request.seed?.trim() ?? ''
    const seal = seed === '' ? sealOf(this.ledger.newSecret()) : ({ kind: 'typed' } as const)
    const id = this.ledger.newId()
    return this.inTurn(id, async () => {
      if (!this.ledger.gameCalled(game)) return refuse('no-such-game')
      if ([...seed].length > SEED_LETTERS) return refuse('seed-too-long')
      if (await this.store.openTableIn(server, room)) return refuse('room-taken')
      const at = this.ledger.clock.now()
      const seats = [{ seat: 0, ...host, away: false }]
      const made = { id, game, length, seed, seal, experience: null, status: 'lobby', server, room } as const
      return await this.ledger.create({ ...made, host: host.user, seats, createdAt: at, changedAt: at })
    })
  }

  join(id: TableId, user: UserId, name: string, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'playing')
        return await this.inLobby(record, (game) => sitDown(record, game, user, name), brought)
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-in-lobby')
      if (!seat.away) return refuse('already-seated')
      return await this.ledger.commit({ table: id, ...this.ledger.comingBack(record, user) })
    })
  }

  leave(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status === 'lobby') return await this.inLobby(record, () => getUp(record, user))
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-seated')
      if (seat.away) return await this.ledger.done(id)
      const lines = [happened({ kind: 'went-away', seat: seat.seat })]
      return await this.ledger.commit({ table: id, change: { seats: withAway(record, user, true) }, lines })
    })
  }

  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => await this.inLobby(record, (game) => seatComputer(record, game, by)))
  }

  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => await this.inLobby(record, () => unseatComputer(record, by)))
  }

  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (!seatOf(record, by)) return refuse('not-seated')
      const { min } = this.ledger.gameOf(record).rules.seats
      return record.seats.length < min ? refuse('too-few-players') : await this.ledger.begin(record, brought)
    })
  }

  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<readonly NewLine[]>> {
    return this.inGame(id, user, async (live, seat) => {
      if (token && !sameQuestion(token, tokenOf(live, seat))) return refuse('stale')
      // Giving up for good has a request of its own.
      if (choice.verb === LEAVE) return refuse('not-offered')
      return await this.ledger.move(live, { seat, verb: choice.verb, key: choice.key }, user)
    })
  }

  resign(id: TableId, user: UserId): Promise<Result> {
    return this.inGame(id, user, async (live, seat) => {
      const said = [happened({ kind: 'resigned', seat })]
      const moved = await this.ledger.move(live, { seat, verb: LEAVE, key: LEAVE }, user, said)
      return moved.ok ? DONE : moved
    })
  }

  setPrivateNote(id: TableId, user: UserId, text: string): Promise<Result> {
    return this.request(id, async (record) => {
      if (!seatOf(record, user)) return refuse('not-seated')
      if ([...text].length > NOTE_LETTERS) return refuse('note-too-long')
      await this.store.setPrivateNote(id, user, text.trim())
      this.changed(id)
      return DONE
    })
  }

  async privateNote(id: TableId, user: UserId): Promise<string> {
    return await this.store.privateNote(id, user)
  }

  undo(id: TableId, user: UserId): Promise<Result> {
    return this.inGame(id, user, async (live, seat) => {
      const found = undoable(live.entries, seat)
      if (found) return await this.ledger.takeBack(live, found, user)
      const lines = effective(live.entries)
      const last = lines[lastHeard(lines, seat)]
      if (last?.kind !== 'answer') return refuse('nothing-to-undo')
      return refuse(last.answer.seat === seat ? 'undo-sealed' : 'undo-not-yours')
    })
  }

  resume(id: TableId, to: { server: string; room: string }): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      const wasPlaying = record.status === 'closed' && (await this.store.snapshots(id)).length > 0
      if (record.status !== 'playing' && !wasPlaying) return refuse('not-playing')
      const there = await this.store.openTableIn(to.server, to.room)
      if (there && there.id !== id) return refuse('room-taken')
      await this.ledger.rebuilt(record)
      const change = { status: 'playing', server: to.server, room: to.room } as const
      return await this.ledger.commit({ table: id, change, lines: [happened({ kind: 'resumed' })] })
    })
  }

  close(id: TableId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'playing' && record.status !== 'lobby') return refuse('not-playing')
      return await this.ledger.commit({
        table: id,
        change: { status: 'closed' },
        lines: [happened({ kind: 'closed' })],
      })
    })
  }

  async sight(id: TableId): Promise<Sighted | undefined> {
    let record: TableRecord | undefined
    try {
      record = await this.store.table(id)
      if (!record) return undefined
      const live = record.status === 'lobby' ? undefined : await this.ledger.reading(record)
      return live
        ? sightFrom(live, withoutSecrets(record), {
            head: record.status === 'over' ? await this.store.lastLink(id) : null,
            deadline: (seat) => this.autoplay.deadline(live, seat),
          })
        : { record: withoutSecrets(record) }
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.ledger.log.error({ table: id, err: error }, 'a table cannot be shown')
      const why = error instanceof DamagedLuck ? 'luck-damaged' : 'fault'
      return record && { record: withoutSecrets(record), fault: error.message, why }
    }
  }

  async tableIn(server: string, room: string): Promise<TableRecord | undefined> {
    try {
      const record = await this.store.openTableIn(server, room)
      return record && withoutSecrets(record)
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.ledger.log.error({ room, err: error }, 'a table cannot be read')
      return undefined
    }
  }

  async tablesOf(filter: Parameters<TableService['tablesOf']>[0]): Promise<readonly TableRecord[]> {
    return (await this.store.tablesOf(filter)).map(withoutSecrets)
  }

  async chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return await this.store.chronicle(id, after, limit)
  }

  async chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return await this.store.chronicleEnd(id, limit)
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return await this.store.linesFor(id, viewer, skip, limit)
  }

  async linesForCount(id: TableId, viewer: Seat | null): Promise<number> {
    return await this.store.linesForCount(id, viewer)
  }

  async linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return await this.store.linesToldTo(id, seat, limit)
  }

  verify(id: TableId): Promise<Result<Verdict>> {
    return this.archive.verify(id)
  }

  saved(id: TableId): Promise<Result<SavedGame>> {
    return this.archive.saved(id)
  }

  onChange(listener: (id: TableId) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async wake(): Promise<void> {
    for (const { id } of await this.store.tablesOf({ statuses: ['playing'] })) this.autoplay.wake(id)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.autoplay.stop()
    await this.queues.idle()
    await this.archive.idle()
  }

  private async inTurn<T>(id: TableId, work: () => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    if (this.isStopped || this.queues.waiting(id) >= MOST_WAITING) return refuse('busy')
    return this.queues.run(id, async () => {
      try {
        return await work()
      } catch (error) {
        if (error instanceof RoomTaken) return refuse('room-taken')
        if (error instanceof SequenceTaken || isBusy(error)) return refuse('busy')
        if (error instanceof NoSuchGame) return refuse('no-such-game')
        if (error instanceof DamagedLuck) {
          this.ledger.log.error({ table: id, err: error }, 'a table cannot go on')
          return refuse('luck-damaged')
        }
        if (error instanceof Fault) await this.ledger.keepFault(id, error)
        else if (!(error instanceof Damaged)) throw error
        else this.ledger.log.error({ table: id, err: error }, 'a table cannot be read')
        return refuse('fault')
      }
    })
  }

  private request<T>(id: TableId, work: (record: TableRecord) => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    return this.inTurn(id, async () => {
      const record = await this.store.table(id)
      return record ? work(record) : refuse('no-such-table')
    })
  }

  /** A request of somebody who plays. */
  private inGame<T>(
    id: TableId,
    user: UserId,
    work: (live: Live, seat: Seat) => Promise<Result<T>> | Result<T>,
  ): Promise<Result<T>> {
    return this.request(id, async (record) => {
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-seated')
      return work(await this.ledger.settled(record), seat.seat)
    })
  }

  private async inLobby(
    record: TableRecord,
    work: (game: Game) => Change,
    brought?: Contribution,
  ): Promise<Result<TableRecord>> {
    if (record.status !== 'lobby') return refuse('not-in-lobby')
    const change = work(this.ledger.gameOf(record))
    if (typeof change === 'string') return refuse(change)
    const seal = withBrought(record.seal, brought)
    return await this.ledger.commit({ table: record.id, change: { ...change, seal } })
  }

  private changed(id: TableId): void {
    for (const listener of this.listeners) {
      try {
        listener(id)
      } catch (error) {
        this.ledger.log.error({ table: id, err: error }, 'a listener failed')
      }
    }
    void this.autoplay.goOn(id)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
