import {
  DamagedLuck,
  lastHeard,
  LEAVE,
  NoSuchOption,
  RETURN,
  undoable,
  type Choice,
  type Game,
  type OptionValues,
  type Seat,
} from '../engine/index.ts'
import { Archive } from './archive.ts'
import { Autoplay, type InTurn } from './autoplay.ts'
import { Clocks, MOST_REMINDERS, type Tempo } from './clocks.ts'
import { Council } from './council.ts'
import { Fault } from './faults.ts'
import { houseRulesFrom, houseRulesWith, preferenceOf, seatsOf, timingAfter, timingWith } from './house-rules.ts'
import { clocksAfter, happened, isOfOneTable, Ledger, NoSuchGame, type LedgerParts } from './ledger.ts'
import { actedThisTurn, sightFrom, tokenOf, type Live } from './live.ts'
import { getUp, newSeat, seatComputer, sitDown, takeOver, unseatComputer, withKeeper, type Change } from './lobby.ts'
import { isAboutSeat, motionsSeen, withSettled } from './motions.ts'
import { breath } from './breath.ts'
import { LastMinute } from './last-minute.ts'
import type { PeopleBook } from './people-book.ts'
import { Presence } from './presence.ts'
import { Queues } from './queues.ts'
import { DONE, granted, refuse } from './results.ts'
import type { SavedGame } from './saved.ts'
import { sealOf, withBrought, withoutSecrets } from './sealing.ts'
import {
  NOTE_LETTERS,
  sameQuestion,
  SEED_LETTERS,
  type QuestionToken,
  type Result,
  type Choices,
  type SeatTime,
  type Sighted,
  type TableService,
} from './service.ts'
import {
  Damaged,
  RoomTaken,
  seatOf,
  SequenceTaken,
  timingOf,
  type AtZero,
  type ChronicleLine,
  type Contribution,
  type HouseRules,
  type MotionEnd,
  type NewLine,
  type Notice,
  type PaceName,
  type Person,
  type Proposal,
  type Store,
  type TableId,
  type TableRecord,
  type Timing,
  type Unfinished,
  type UserId,
  type WhileAway,
} from './store.ts'
import type { Verdict } from './verify.ts'

/** Requests that one table holds before it refuses more. */
const MOST_WAITING = 500
/** Requests of all tables together before more are refused. */
const MOST_WAITING_IN_ALL = 5000
/** What a seat may do in one turn beside its question: nobody does more by hand, and a turn must stay short enough to be played again. */
const MOST_BESIDE = 300
const OPEN = ['lobby', 'playing'] as const
/** Tables looked at together after a start. */
const AT_ONCE = 100

export interface TablesParts extends LedgerParts {
  /** How long a computer player thinks, in milliseconds. */
  readonly computerPace?: number
  /** How long a standing order takes, at least and at most, in milliseconds (TAL-R110). */
  readonly orderPace?: Tempo['order']
  /** How much time a table gives that is opened without saying it. */
  readonly timing?: Timing
  /** What keeps people from opening too much; what is left out is as usual. */
  readonly limits?: Partial<TableLimits>
}

export interface TableLimits {
  /** Open tables that one person may have opened. */
  readonly person: number
  /** Open tables that may stand in one server. */
  readonly server: number
  /** Tables at which somebody is waited for, before they may open or join others. */
  readonly waiting: number
  /** What a seat may do in one turn beside its question that all hear of, so that nobody fills a room with it. */
  readonly heardBeside: number
  /** Within a minute: tables that one person may open, and that may be opened in one server, and answers to be taken back. */
  readonly aMinute: { readonly person: number; readonly server: number; readonly takenBack: number }
}

export const TABLE_LIMITS: TableLimits = {
  person: 20,
  server: 500,
  waiting: 10,
  heardBeside: 20,
  aMinute: { person: 3, server: 15, takenBack: 10 },
}
/** As much as anybody likes: for tools that lay tables. */
export const UNLIMITED: TableLimits = {
  person: Infinity,
  server: Infinity,
  waiting: Infinity,
  heardBeside: Infinity,
  aMinute: { person: Infinity, server: Infinity, takenBack: Infinity },
}
/** After a stop so long is kept what still comes in, in milliseconds, while something is under way. */
const DRAINING = 5000

/** Running tables over a store. */
export function createTables(parts: TablesParts): TableService {
  return new Tables(parts)
}

class Tables implements TableService {
  readonly games: readonly Game[]
  private readonly store: Store
  private readonly limits: TableLimits
  private readonly ledger: Ledger
  private readonly timing: Timing
  private readonly clocks: Clocks
  private readonly council: Council
  private readonly autoplay: Autoplay
  private readonly archive: Archive
  private readonly presence: Presence
  private readonly lately: LastMinute
  private readonly queues = new Queues()
  private readonly listeners = new Set<(id: TableId) => void>()
  private isStopped = false

  constructor({
    computerPace = 1500,
    orderPace = { least: 1000, most: 6000 },
    timing = timingOf('evening'),
    ...parts
  }: TablesParts) {
    this.timing = timing
    this.games = parts.games
    this.limits = { ...TABLE_LIMITS, ...parts.limits }
    this.lately = new LastMinute(() => parts.clock.now())
    this.store = parts.store
    this.ledger = new Ledger(parts, {
      clocksOf: (live) => this.clocks.set(live),
      dueOf: (live) => this.autoplay.dueOf(live),
      onChange: (record, due) => this.changed(record, due),
      onUnsettled: (id) => void this.autoplay.wake(id),
    })
    this.archive = new Archive(this.ledger)
    const tempo = { computer: computerPace, order: orderPace }
    this.clocks = new Clocks(tempo, this.ledger.uptime, this.ledger.people)
    this.council = new Council(this.ledger)
    const inTurn: InTurn = (id, work) => this.request(id, work)
    this.autoplay = new Autoplay(this.ledger, this.clocks, this.council, inTurn)
    this.presence = new Presence(this.ledger, inTurn)
  }

  open(request: Parameters<TableService['open']>[0]): Promise<Result<TableRecord>> {
    const { game: title, server, room, host } = request
    const seed = request.seed?.trim() ?? ''
    const seal = seed === '' ? sealOf(this.ledger.newSecret()) : ({ kind: 'typed' } as const)
    const id = this.ledger.newId()
    return this.inTurn(id, async () => {
      const game = this.ledger.gameCalled(title)
      if (!game) return refuse('no-such-game')
      const chosen = houseRulesWith(game, request, (await this.preferred(server, title)) ?? undefined)
      if (typeof chosen === 'string') return refuse(chosen)
      if ([...seed].length > SEED_LETTERS) return refuse('seed-too-long')
      if (await this.store.openTableIn(server, room)) return refuse('room-taken')
      const { person, server: there, aMinute } = this.limits
      if ((await this.store.tablesCount({ host: host.user, statuses: OPEN })) >= person)
        return refuse('too-many-tables')
      if ((await this.store.tablesCount({ server, statuses: OPEN })) >= there) return refuse('server-full')
      if (await this.isAwaitedTooOften(host.user)) return refuse('too-many-waiting')
      const [ofPerson, ofServer] = [`person ${host.user}`, `server ${server}`]
      if (this.lately.countOf(ofPerson) >= aMinute.person || this.lately.countOf(ofServer) >= aMinute.server)
        return refuse('opened-too-fast')
      this.lately.note(ofPerson)
      this.lately.note(ofServer)
      const at = this.ledger.clock.now()
      const seats = [newSeat(0, host)]
      const timing = timingWith(request.timing ?? this.timing, game.rules.sheet, chosen.options)
      const times = { timing, clocks: null, pause: null, motions: [] }
      const made = {
        id,
        game: title,
        ...chosen,
        seed,
        seal,
        experience: null,
        status: 'lobby',
        server,
        room,
        ...times,
      } as const
      return await this.ledger.create({ ...made, host: host.user, seats, createdAt: at, changedAt: at })
    })
  }

  async join(id: TableId, user: UserId, name: string, brought?: Contribution): Promise<Result<TableRecord>> {
    const joined = await this.request(id, async (record) => {
      if (record.status !== 'playing') {
        if (!seatOf(record, user) && (await this.isAwaitedTooOften(user))) return refuse('too-many-waiting')
        return await this.inLobby(record, (game) => sitDown(record, game, user, name), brought)
      }
      const live = await this.ledger.live(id)
      if (!live) return refuse('not-playing')
      return await this.comeIn(await this.ledger.settled(live), user, name)
    })
    if (joined.ok && joined.value.status === 'playing') await this.presence.hasActed(user)
    return joined
  }

  /** Somebody comes back to a game under way, or takes a seat that is offered. */
  private async comeIn(live: Live, user: UserId, name: string): Promise<Result<TableRecord>> {
    const { record, run } = live
    const seat = seatOf(record, user)
    const offered = record.seats.find((one) => one.offered)
    if (!seat) return offered ? await this.seatSomebody(live, offered.seat, user, name) : refuse('not-in-lobby')
    if (!run.rules.isIn(run.state, seat.seat)) {
      const moved = await this.ledger.move(live, { seat: seat.seat, verb: RETURN, key: RETURN }, user)
      if (!moved.ok) return refuse(moved.why === 'not-asked' ? 'gone-for-good' : moved.why)
      return granted(withoutSecrets((await this.ledger.record(record.id)) ?? record))
    }
    const back = this.ledger.comingBack(record, user)
    if (!back) return refuse('already-seated')
    const lines = [...back.lines, ...(await this.ledger.standIns(live, user))]
    return await this.ledger.change({ ...record, clocks: clocksAfter(record, user) }, { ...back, lines })
  }

  /** A player's seat changes hands: from now on its clock runs for whoever sits there, who has not voted on anything yet. */
  private async seatSomebody(live: Live, seat: Seat, user: UserId, name: string): Promise<Result<TableRecord>> {
    const { record, run } = live
    const taken = takeOver(record, seat, { user, name })
    if (typeof taken === 'string') return refuse(taken)
    const old = record.seats[seat]
    if (!old || old.user === null || !run.rules.isIn(run.state, seat)) return refuse('seat-taken')
    if ((await this.store.tablesCount({ user, statuses: OPEN })) >= this.limits.person) return refuse('too-many-tables')
    if (await this.isAwaitedTooOften(user)) return refuse('too-many-waiting')
    await this.ledger.people.read([user])
    const wakes = record.pause !== null && record.pause !== 'agreed'
    const before = { user: old.user, name: old.name }
    const lines = [
      happened({ kind: 'seat-taken', seat, user, name, before }),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ]
    const motions = withoutVotes(record, seat, this.ledger.uptime.now())
    const change = { ...taken, motions, ...(wakes && { pause: null }) }
    return await this.ledger.change({ ...record, clocks: withNewcomer(record, seat) }, { change, lines })
  }

  leave(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status === 'lobby') return await this.inLobby(record, () => getUp(record, user))
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return refuse('not-seated')
      if (seat.keeper !== 'player') return granted(withoutSecrets(record))
      const lines = [happened({ kind: 'went-away', seat: seat.seat })]
      const seats = withKeeper(record, seat.seat, { keeper: 'defaults' })
      return this.ledger.change(record, { change: { seats }, lines })
    })
  }

  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => await this.inLobby(record, (game) => seatComputer(record, game, by)))
  }

  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => await this.inLobby(record, () => unseatComputer(record, by)))
  }

  setTiming(
    id: TableId,
    by: UserId,
    { pace, atZero }: { pace?: PaceName; atZero?: AtZero },
  ): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (record.host !== by) return refuse('not-host')
      const { sheet } = this.ledger.gameOf(record).rules
      const { timing: now, options } = record
      const timing = timingWith(timingOf(pace ?? now.pace, atZero ?? now.atZero), sheet, options)
      return this.ledger.change(record, { change: { timing } })
    })
  }

  setHouseRules(
    id: TableId,
    by: UserId,
    wanted: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (record.host !== by) return refuse('not-host')
      const game = this.ledger.gameOf(record)
      const chosen = houseRulesWith(game, wanted, record)
      if (typeof chosen === 'string') return refuse(chosen)
      const timing = timingAfter(record, game.rules.sheet, chosen.options)
      return this.ledger.change(record, { change: { ...chosen, timing } })
    })
  }

  async prefer(server: string, title: string, house: HouseRules | null): Promise<Result> {
    const game = this.ledger.gameCalled(title)
    if (!game) return refuse('no-such-game')
    const chosen = house && houseRulesWith(game, house)
    if (typeof chosen === 'string') return refuse(chosen)
    await this.store.setMemo(preferenceOf(server, title), chosen ? JSON.stringify(chosen) : '')
    return DONE
  }

  async preferred(server: string, title: string): Promise<HouseRules | null> {
    const game = this.ledger.gameCalled(title)
    const text = await this.store.memo(preferenceOf(server, title))
    return game && text ? houseRulesFrom(game, text) : null
  }

  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (!seatOf(record, by)) return refuse('not-seated')
      const { min, max } = seatsOf(this.ledger.gameOf(record), record)
      if (record.seats.length < min) return refuse('too-few-players')
      if (record.seats.length > max) return refuse('table-full')
      return await this.ledger.begin(record, brought)
    })
  }

  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<readonly NewLine[]>> {
    return this.acting(id, user, async (live, seat) => {
      if (token && !sameQuestion(token, tokenOf(live, seat))) return refuse('stale')
      // Giving up for good has a request of its own.
      if (choice.verb === LEAVE || choice.verb === RETURN) return refuse('not-offered')
      if (live.record.pause === 'agreed') return refuse('paused')
      if (isTooMuch(live, seat, choice, this.limits)) return refuse('too-much')
      return await this.ledger.move(live, { seat, verb: choice.verb, key: choice.key }, user)
    })
  }

  resign(id: TableId, user: UserId): Promise<Result> {
    return this.acting(id, user, async (live, seat) => {
      const said = [happened({ kind: 'resigned', seat })]
      const moved = await this.ledger.move(live, { seat, verb: LEAVE, key: LEAVE }, user, { lines: said })
      return moved.ok ? DONE : moved
    })
  }

  move(id: TableId, user: UserId, proposal: Proposal): Promise<Result<MotionEnd | 'open'>> {
    return this.inGame(id, user, (live, seat) => this.council.move(live, seat, user, proposal))
  }

  vote(id: TableId, user: UserId, motion: string, agrees: boolean): Promise<Result<MotionEnd | 'open'>> {
    return this.inGame(id, user, (live, seat) => this.council.vote(live, seat, user, motion, agrees))
  }

  decide(id: TableId, proposal: Proposal): Promise<Result> {
    return this.underWay(id, (live) => this.council.decide(live, proposal))
  }

  goOn(id: TableId, user: UserId): Promise<Result> {
    return this.inGame(id, user, (live) => this.council.goOn(live, user))
  }

  takeSeat(id: TableId, seat: Seat, user: UserId, name: string): Promise<Result<TableRecord>> {
    return this.underWay(id, async (live) => {
      const { seats } = live.record
      if (seatOf(live.record, user)) return refuse('already-seated')
      return seats[seat]?.offered ? await this.seatSomebody(live, seat, user, name) : refuse('seat-taken')
    })
  }

  giveSeat(id: TableId, seat: Seat, user: UserId, name: string): Promise<Result<TableRecord>> {
    return this.underWay(id, (live) => this.seatSomebody(live, seat, user, name))
  }

  setPrivateNote(id: TableId, user: UserId, text: string): Promise<Result> {
    return this.request(id, async (record) => {
      if (!seatOf(record, user)) return refuse('not-seated')
      if ([...text].length > NOTE_LETTERS) return refuse('note-too-long')
      await this.store.setPrivateNote(id, user, text.trim())
      this.tell(id)
      return DONE
    })
  }

  async privateNote(id: TableId, user: UserId): Promise<string> {
    return await this.store.privateNote(id, user)
  }

  undo(id: TableId, user: UserId): Promise<Result> {
    return this.acting(id, user, async (live, seat) => {
      const { lines } = live
      const found = undoable(lines, seat, live.position.seq)
      if (found) {
        const name = `undo ${user}`
        if (this.lately.countOf(name) >= this.limits.aMinute.takenBack) return refuse('taken-back-too-often')
        this.lately.note(name)
        return this.ledger.takeBack(live, found, user)
      }
      const last = lines[lastHeard(lines, seat)]
      if (last?.kind !== 'answer') return refuse('nothing-to-undo')
      return refuse(last.answer.seat === seat ? 'undo-sealed' : 'undo-not-yours')
    })
  }

  person(user: UserId): Promise<Person> {
    return this.presence.person(user)
  }

  choose(user: UserId, change: Choices): Promise<Result<Person>> {
    return this.presence.choose(user, change)
  }

  goAway(user: UserId, until: number, whileAway: WhileAway): Promise<Result<Person>> {
    return this.presence.goAway(user, until, whileAway)
  }

  comeBack(user: UserId): Promise<Result> {
    return this.presence.comeBack(user)
  }

  resume(id: TableId, to: { server: string; room: string }): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      const wasPlaying = record.status === 'closed' && (await this.ledger.live(id)) !== undefined
      if (record.status !== 'playing' && !wasPlaying) return refuse('not-playing')
      const there = await this.store.openTableIn(to.server, to.room)
      if (there && there.id !== id) return refuse('room-taken')
      const change = { status: 'playing', server: to.server, room: to.room } as const
      return this.ledger.change(record, { change, lines: [happened({ kind: 'resumed' })] })
    })
  }

  close(id: TableId): Promise<Result<TableRecord>> {
    return this.request(id, async (record) => {
      if (record.status !== 'playing' && record.status !== 'lobby') return refuse('not-playing')
      return this.ledger.end(record, { change: { status: 'closed' }, lines: [happened({ kind: 'closed' })] })
    })
  }

  async sight(id: TableId): Promise<Sighted | undefined> {
    let record: TableRecord | undefined
    try {
      record = await this.ledger.record(id)
      if (!record) return undefined
      const live = record.status === 'lobby' ? undefined : await this.ledger.live(id)
      return live ? await this.sightOf(live) : { record: withoutSecrets(record) }
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.ledger.log.error({ table: id, err: error }, 'a table cannot be shown')
      const why = error instanceof DamagedLuck ? 'luck-damaged' : 'fault'
      return record && { record: withoutSecrets(record), fault: error.message, why }
    }
  }

  private async sightOf(live: Live): Promise<Sighted> {
    const head = live.record.status === 'over' ? await this.store.lastLink(live.record.id) : null
    return sightFrom(live, {
      head,
      time: (seat) => this.timeOf(live, seat),
      notice: noticesOf(live.record, this.ledger.people),
      motions: (one) => motionsSeen(one, (time) => this.ledger.uptime.toWorld(time)),
      isNow: () => this.ledger.isNow(live),
    })
  }

  /** The time of a seat that is asked, as the world counts it. */
  private timeOf(live: Live, seat: Seat): SeatTime | null {
    const asked = live.run.askedOf(seat)
    const clock = live.record.clocks?.seats[seat]
    if (!asked || !clock) return null
    const { uptime } = this.ledger
    const zero = this.clocks.zero(live, asked)
    const { isUp, bank, question } = clock
    const { remindEvery, notice } = this.ledger.people.of(live.record.seats[seat]?.user ?? null)
    const most = notice === 'none' ? 0 : remindEvery === null ? 1 : MOST_REMINDERS
    const reminders = Math.min(clock.reminders, most)
    const since = uptime.toWorld(clock.keptSince)
    const deadline = zero === null ? null : uptime.toWorld(zero)
    return { since, deadline, isUp, bank, question, reminders, isStalled: clock.reminders >= MOST_REMINDERS }
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

  async tablesCount(wanted: Parameters<TableService['tablesCount']>[0]): Promise<number> {
    return await this.store.tablesCount(wanted)
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
    await this.ledger.uptime.begin()
    for (let after: TableId | undefined = ''; after !== undefined; await breath()) {
      const page: readonly Unfinished[] = await this.store.unfinished(after, AT_ONCE)
      for (const { table, due } of page) {
        if (due === null) continue
        if (due > this.ledger.uptime.now()) this.autoplay.goOn(table, due)
        else await this.autoplay.wake(table)
      }
      after = page.at(-1)?.table
    }
  }

  async stop(): Promise<void> {
    this.autoplay.stop()
    await this.drained()
    this.isStopped = true
    await this.queues.idle()
    await this.archive.idle()
    await this.ledger.uptime.end()
  }

  /** Until nothing is under way; while more and more comes, for a while. */
  private async drained(): Promise<void> {
    let callOff: () => void = () => undefined
    const longEnough = new Promise<void>((done) => (callOff = this.ledger.clock.after(DRAINING, done)))
    await Promise.race([this.queues.idle(), longEnough])
    callOff()
  }

  private async isAwaitedTooOften(user: UserId): Promise<boolean> {
    const { waiting } = this.limits
    return waiting < Infinity && (await this.presence.awaitedAt(user, waiting)) >= waiting
  }

  private async inTurn<T>(id: TableId, work: () => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    if (this.isStopped) return refuse('restarting')
    if (this.queues.waiting(id) >= MOST_WAITING) return refuse('busy')
    if (this.queues.waitingInAll >= MOST_WAITING_IN_ALL) return refuse('busy')
    return this.queues.run(id, async () => {
      try {
        return await work()
      } catch (error) {
        if (error instanceof RoomTaken) return refuse('room-taken')
        if (error instanceof SequenceTaken || isBusy(error)) return refuse('busy')
        if (error instanceof NoSuchGame) return refuse('no-such-game')
        if (error instanceof NoSuchOption) return refuse('no-such-option')
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
      const record = await this.ledger.record(id)
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
      const live = await this.ledger.live(id)
      return live ? work(await this.ledger.settled(live), seat.seat) : refuse('not-playing')
    })
  }

  /** The same of somebody who thereby says that they are there. */
  private async acting<T>(...[id, user, work]: Parameters<typeof this.inGame<T>>): Promise<Result<T>> {
    const done = await this.inGame(id, user, work)
    if (done.ok) await this.presence.hasActed(user)
    return done
  }

  /** A request that concerns a game under way. */
  private underWay<T>(id: TableId, work: (live: Live) => Promise<Result<T>>): Promise<Result<T>> {
    return this.request(id, async (record) => {
      const live = record.status === 'playing' ? await this.ledger.live(id) : undefined
      return live ? work(await this.ledger.settled(live)) : refuse('not-playing')
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
    return this.ledger.change(record, { change: { ...change, seal } })
  }

  private changed({ id, status }: TableRecord, due?: number | null): void {
    if (status !== 'playing') this.autoplay.forget(id)
    else if (due !== undefined) this.autoplay.goOn(id, due)
    this.tell(id)
  }

  private tell(id: TableId): void {
    this.call(this.listeners, id)
  }

  private call<T>(listeners: ReadonlySet<(heard: T) => void>, heard: T): void {
    for (const listener of listeners) {
      try {
        listener(heard)
      } catch (error) {
        this.ledger.log.error({ heard, err: error }, 'a listener failed')
      }
    }
  }
}

/** How the players of a table want to hear that they are asked, as they have chosen it now. */
function noticesOf({ seats }: TableRecord, people: PeopleBook): (seat: Seat) => Notice {
  const notices = seats.map(({ user }) => people.of(user).notice)
  return (seat) => notices[seat] ?? 'none'
}

/** The motions once a seat has changed hands: its old votes count no more, and what is about it is off. */
function withoutVotes(record: TableRecord, seat: Seat, now: number): TableRecord['motions'] {
  const isAbout = (one: TableRecord['motions'][number]) => isAboutSeat(one.kind) && one.seat === seat
  return withSettled(record, (one) => (isAbout(one) ? 'void' : null), now).map((one) =>
    one.came === null
      ? { ...one, ayes: one.ayes.filter((aye) => aye !== seat), nays: one.nays.filter((nay) => nay !== seat) }
      : one,
  )
}

/** The clocks once somebody else sits at a seat: what was let pass there was not let pass by them. */
function withNewcomer({ clocks, timing }: TableRecord, seat: Seat): TableRecord['clocks'] {
  const seats = clocks?.seats.map((one, at) =>
    at === seat && one ? { ...one, question: '', bank: timing.bank, lapses: 0 } : one,
  )
  return clocks && { ...clocks, seats: seats ?? [] }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

/** Whether a seat wants to do one thing more beside its question than it may in one turn. */
function isTooMuch(live: Live, seat: Seat, { verb, key }: Choice, { heardBeside }: TableLimits): boolean {
  const asides = live.run.asidesOf(seat)
  if (!asides.some((one) => one.verb === verb && one.key === key)) return false
  const acts = actedThisTurn(live, seat)
  const verbs = new Set(asides.map((one) => one.verb))
  const heard = acts.filter(({ answer, quiet }) => quiet !== true && verbs.has(answer.verb))
  return acts.length >= MOST_BESIDE || heard.length >= heardBeside
}
