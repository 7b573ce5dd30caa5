import type { Named } from './model/people.ts'
import {
  lastHeard,
  LEAVE,
  liesOn,
  RETURN,
  undoable,
  type Choice,
  type Game,
  type OptionValues,
  type Seat,
} from '../engine/index.ts'
import { Annals } from './stats/stats.ts'
import { Archive } from './requests/archive.ts'
import { Turns } from './kit/fair-queue.ts'
import { Autoplay } from './requests/autoplay.ts'
import { branchesSeen } from './live/branches.ts'
import { breath } from './kit/yielding.ts'
import { Clocks, type Tempo } from './live/clocks.ts'
import { Council } from './requests/votes.ts'
import { takeBack } from './live/undo.ts'
import { Guessing } from './requests/guessing.ts'
import { LastMinute } from './kit/sliding-window.ts'

import { Keeping } from './requests/saves.ts'
import { isOfOneTable, Ledger, type LedgerParts } from './live/table-repository.ts'
import { isTooMuch, TABLE_LIMITS, type TableLimits } from './live/limits.ts'
import { happened } from './steps/lines.ts'
import { tokenOf } from './live/running-table.ts'
import { Opening } from './requests/opening.ts'
import { Places } from './requests/destinations.ts'
import { Presence } from './requests/presence.ts'
import { readable } from './live/tolerant-words.ts'
import { Requests } from './live/requests.ts'
import { DONE, granted, refuse } from './model/results.ts'
import type { SavedGame } from './model/saved-game.ts'
import { withoutSecrets } from './steps/sealing.ts'
import { Seats } from './requests/seats.ts'
import {
  NOTE_LETTERS,
  sameQuestion,
  type BranchSight,
  type OnceMore,
  type Opened,
  type PlayedAgain,
  type QuestionToken,
  type Result,
  type Choices,
  type Sighted,
  type Somebody,
  type Submitted,
  type TakenUp,
  type TableSight,
  type TableService,
  type WayBack,
  type TakenInto,
} from './model/service.ts'
import { Sights } from './requests/views.ts'
import { Terms } from './requests/settings.ts'
import { Trust } from './requests/private-access.ts'
import {
  Damaged,
  isDamaged,
  seatOf,
  timingOf,
  type AtZero,
  type Bookmark,
  type ChronicleLine,
  type Contribution,
  type DamagedTable,
  type Guess,
  type HouseRules,
  type Framing,
  type ServerQuery,
  type MotionEnd,
  type NewLine,
  type News,
  type PaceName,
  type Person,
  type Proposal,
  type Shards,
  type Store,
  type TableId,
  type TableRecord,
  type Timing,
  type Unfinished,
  type UserId,
  type WhileAway,
  type Whisper,
} from './model/store.ts'
import type { Verdict } from './model/verdict.ts'

/** Tables examined together after a start. */
const AT_ONCE = 100
/** The number of requests that may wait to read a whole game, to verify or export it; and of one user's. */
const [MOST_LOOKS, LOOKS_A_PERSON] = [50, 5]

export interface TablesParts extends LedgerParts {
  /** How long a computer player thinks, in milliseconds. */
  readonly computerPace?: number
  /** How long a standing order takes, at least and at most, in milliseconds (TAL-R110). */
  readonly orderPace?: Tempo['order']
  /** The default timing of a new table. */
  readonly timing?: Timing
  /** Whether this process advances the tables of a server, besides answering requests (default: all). */
  readonly isOurs?: (server: string) => boolean
  /** Limits on how much users may open; the defaults apply to those left out. */
  readonly limits?: Partial<TableLimits>
}

/** Running tables over a store. */
export function createTables(parts: TablesParts): TableService {
  return new Tables(parts)
}

class Tables implements TableService {
  readonly games: readonly Game[]
  readonly annals: Annals
  private readonly store: Store
  private readonly limits: TableLimits
  private readonly ledger: Ledger
  private readonly clocks: Clocks
  private readonly council: Council
  private readonly autoplay: Autoplay
  private readonly archive: Archive
  /** Reads of whole games, one after another. */
  private readonly looks = new Turns({ atOnce: 1, most: MOST_LOOKS, aPerson: LOOKS_A_PERSON })
  private readonly presence: Presence
  private readonly lately: LastMinute
  private readonly requests: Requests
  private readonly keeping: Keeping
  private readonly trust: Trust
  private readonly seats: Seats
  private readonly opening: Opening
  private readonly terms: Terms
  private readonly guessing: Guessing
  private readonly sights: Sights
  private readonly isOurs: (server: string) => boolean
  private readonly listeners = new Set<(id: TableId, server: string) => void>()
  private readonly missing = new Set<() => void>()
  private beginning: Promise<void> | null = null
  /** Stops listening to other processes. */
  private hearNoMore: () => Promise<void> = () => Promise.resolve()

  constructor({
    computerPace = 1500,
    orderPace = { least: 1000, most: 6000 },
    timing = timingOf('evening'),
    isOurs = () => true,
    ...parts
  }: TablesParts) {
    this.isOurs = isOurs
    this.games = parts.games.map((game) => readable(game, parts.log))
    this.limits = { ...TABLE_LIMITS, ...parts.limits }
    this.lately = new LastMinute(() => parts.clock.now())
    this.store = parts.store
    this.ledger = new Ledger(
      { ...parts, games: this.games },
      {
        clocksOf: (live) => this.clocks.set(live),
        clocksStopped: (record) => this.clocks.stopped(record),
        dueOf: (live) => this.autoplay.dueOf(live),
        onChange: (record, due) => this.changed(record, due),
        onUnsettled: (id) => void this.autoplay.wake(id),
      },
    )
    this.archive = new Archive(this.ledger, this.looks)
    this.annals = new Annals(this.ledger)
    const tempo = { computer: computerPace, order: orderPace }
    this.clocks = new Clocks(tempo, this.ledger.uptime, this.ledger.people)
    this.sights = new Sights(this.ledger, this.clocks)
    const places = new Places(this.ledger, this.limits, this.lately)
    this.council = new Council(this.ledger, this.sights, places)
    this.requests = new Requests(this.ledger)
    const { ledger, clocks, requests, council, sights, limits, lately } = this
    this.autoplay = new Autoplay({ ledger, clocks, council, requests, isOurs })
    const presence = (this.presence = new Presence(ledger, requests))
    this.seats = new Seats(ledger, requests, presence, limits)
    this.opening = new Opening({ ledger, requests, presence, limits, lately, timing })
    this.terms = new Terms(ledger, requests)
    this.guessing = new Guessing(ledger, requests)
    this.keeping = new Keeping({ ledger, requests, council, sights, places, turns: this.looks })
    this.trust = new Trust({ ledger, requests, limits, lately })
  }

  open(request: Opened): Promise<Result<TableRecord>> {
    return this.opening.open(request)
  }

  again(id: TableId, once: OnceMore): Promise<Result<PlayedAgain>> {
    return this.opening.again(id, once)
  }

  join(id: TableId, user: UserId, name: Named | string, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.seats.join(id, user, name, brought)
  }

  leave(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.seats.leave(id, user)
  }

  leftServer(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.seats.leftServer(id, user)
  }

  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.seats.addComputer(id, by)
  }

  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.seats.removeComputer(id, by)
  }

  setTiming(id: TableId, by: UserId, wanted: { pace?: PaceName; atZero?: AtZero }): Promise<Result<TableRecord>> {
    return this.terms.setTiming(id, by, wanted)
  }

  setHouseRules(
    id: TableId,
    by: UserId,
    wanted: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>> {
    return this.terms.setHouseRules(id, by, wanted)
  }

  prefer(server: string, title: string, house: HouseRules | null): Promise<Result> {
    return this.opening.prefer(server, title, house)
  }

  preferred(server: string, title: string): Promise<HouseRules | null> {
    return this.opening.preferred(server, title)
  }

  setPictures(id: TableId, by: UserId, pictures: Framing): Promise<Result<TableRecord>> {
    return this.terms.setPictures(id, by, pictures)
  }

  setWhispering(id: TableId, by: UserId, whispering: boolean): Promise<Result<TableRecord>> {
    return this.terms.setWhispering(id, by, whispering)
  }

  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.opening.start(id, by, brought)
  }

  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<Submitted>> {
    return this.presence.acting(id, user, async (live, seat) => {
      if (token && !sameQuestion(token, tokenOf(live, seat))) return refuse('stale')
      // Leaving for good has its own request.
      if (choice.verb === LEAVE || choice.verb === RETURN) return refuse('not-offered')
      if (live.record.pause === 'agreed') return refuse('paused')
      if (isTooMuch(live, seat, choice, this.limits)) return refuse('too-much')
      const moved = await this.ledger.move(live, { seat, verb: choice.verb, key: choice.key }, user)
      if (!moved.ok) return moved
      const { lines, live: now } = moved.value
      const view = await this.sights.ofLive(now)
      if (!view) throw new Error(`table ${id} has moved on outside its queue`)
      return granted({ lines, view })
    })
  }

  resign(id: TableId, user: UserId): Promise<Result> {
    return this.seats.resign(id, user)
  }

  move(id: TableId, user: UserId, proposal: Proposal): Promise<Result<MotionEnd | 'open'>> {
    return this.requests.inGame(id, user, (live, seat) => this.council.move(live, seat, user, proposal))
  }

  vote(id: TableId, user: UserId, motion: string, agrees: boolean): Promise<Result<MotionEnd | 'open'>> {
    return this.requests.inGame(id, user, (live, seat) => this.council.vote(live, seat, user, motion, agrees))
  }

  decide(id: TableId, proposal: Proposal, by?: UserId): Promise<Result> {
    return this.requests.underWay(id, (live) => this.council.decide(live, proposal, by))
  }

  endWatch(id: TableId, watcher: UserId, by: UserId | null): Promise<Result> {
    return this.trust.endWatch(id, watcher, by)
  }

  whisper(id: TableId, user: UserId, to: Seat, text: string): Promise<Result<Whisper>> {
    return this.trust.whisper(id, user, to, text)
  }

  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    return this.trust.whispersWith(id, user, limit)
  }

  lookInto(id: TableId, by: Named & { readonly user: UserId }, seat: Seat | null): Promise<Result> {
    return this.trust.lookInto(id, by, seat)
  }

  goOn(id: TableId, user: UserId): Promise<Result> {
    return this.requests.inGame(id, user, (live) => this.council.goOn(live, user))
  }

  rename(id: TableId, user: UserId, name: Named): Promise<Result<boolean>> {
    return this.seats.rename(id, user, name)
  }

  takeSeat(id: TableId, seat: Seat, user: UserId, name: Named | string): Promise<Result<TableRecord>> {
    return this.seats.takeSeat(id, seat, user, name)
  }

  giveSeat(id: TableId, seat: Seat, user: UserId, name: Named | string, by?: UserId): Promise<Result<TableRecord>> {
    return this.seats.giveSeat(id, seat, { user, name }, by)
  }

  setPrivateNote(id: TableId, user: UserId, text: string): Promise<Result> {
    return this.requests.ofTable(id, async (record) => {
      if (!seatOf(record, user)) return refuse('not-seated')
      if ([...text].length > NOTE_LETTERS) return refuse('note-too-long')
      await this.store.notes.setPrivateNote(id, user, text.trim())
      this.tell(id, record.server)
      await this.store.changes.announce(id, record.server)
      return DONE
    })
  }

  async privateNote(id: TableId, user: UserId): Promise<string> {
    return await this.store.notes.privateNote(id, user)
  }

  guess(id: TableId, who: Somebody, seat: Seat): Promise<Result<Guess>> {
    return this.guessing.guess(id, who, seat)
  }

  guessOf(id: TableId, user: UserId): Promise<Guess | null> {
    return this.guessing.of(id, user)
  }

  undo(id: TableId, user: UserId): Promise<Result> {
    return this.presence.acting(id, user, async (live, seat) => {
      const { lines } = live
      const found = undoable(lines, seat, live.position.seq)
      if (found) {
        const name = `undo ${user}`
        if (this.lately.countOf(name) >= this.limits.aMinute.takenBack) return refuse('taken-back-too-often')
        this.lately.note(name)
        return takeBack(this.ledger, live, found, user)
      }
      const last = lines[lastHeard(lines, seat)]
      if (last?.kind !== 'answer') return refuse('nothing-to-undo')
      return refuse(last.answer.seat === seat ? 'undo-sealed' : 'undo-not-yours')
    })
  }

  isStranger(id: TableId, user: UserId): Promise<boolean> {
    return this.ledger.strangers.has(id, user)
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

  takeSeatBack(id: TableId, user: UserId): Promise<Result<readonly NewLine[] | null>> {
    return this.presence.takeSeatBack(id, user)
  }

  comeBack(user: UserId): Promise<Result> {
    return this.presence.comeBack(user)
  }

  resume(id: TableId, to: TakenUp): Promise<Result<TableRecord>> {
    return this.keeping.resume(id, to)
  }

  bookmark(id: TableId, by: UserId, name: string): Promise<Result<Bookmark>> {
    return this.keeping.bookmark(id, by, name)
  }

  forgetBookmark(id: TableId, name: string): Promise<Result> {
    return this.keeping.forgetBookmark(id, name)
  }

  bookmarks(id: TableId): ReturnType<TableService['bookmarks']> {
    return this.keeping.bookmarks(id)
  }

  branches(id: TableId): Promise<readonly BranchSight[]> {
    return branchesSeen(this.ledger, id)
  }

  async whatStands(id: TableId): Promise<(line: ChronicleLine) => boolean> {
    const way = await this.store.log.publicBranch(id)
    return (line) => line.kind === 'event' || liesOn(way, line.seq)
  }

  wayBack(id: TableId, proposal: Proposal): Promise<Result<WayBack>> {
    return this.keeping.wayBack(id, proposal)
  }

  wayOf(id: TableId, motion: string): Promise<Result<WayBack>> {
    return this.keeping.wayOf(id, motion)
  }

  exported(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>> {
    return this.keeping.exported(id, by)
  }

  import(file: Uint8Array, into: TakenInto): Promise<Result<TableRecord>> {
    return this.keeping.import(file, into)
  }

  toArchive(id: TableId): Promise<Result> {
    return this.keeping.archive(id)
  }

  close(id: TableId, by?: UserId): Promise<Result> {
    return this.requests.inTurn(id, async () => {
      if (await this.store.records.findDamaged(id)) {
        await this.ledger.endDamaged(id)
        return DONE
      }
      const record = await this.ledger.record(id)
      if (!record) return refuse('no-such-table')
      if (record.status !== 'playing' && record.status !== 'lobby') return refuse('not-playing')
      if (record.status === 'playing' && by !== undefined && seatOf(record, by)) return refuse('plays-decides')
      const lines = [happened({ kind: 'closed' })]
      try {
        const closed = await this.ledger.end(record, { change: { status: 'closed' }, lines })
        return closed.ok ? DONE : closed
      } catch (error) {
        if (!(error instanceof Damaged)) throw error
        // Its log or chronicle is damaged, so nothing can be added.
        await this.ledger.endDamaged(id)
        return DONE
      }
    })
  }

  sight(id: TableId): Promise<Sighted | undefined> {
    return this.sights.of(id)
  }

  sightAt(id: TableId, seq: number): Promise<TableSight | undefined> {
    return this.sights.then(id, seq)
  }

  async tableIn(server: string, room: string): Promise<TableRecord | undefined> {
    try {
      const record = await this.store.records.findOpen(server, room)
      return record && withoutSecrets(record)
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.ledger.log.error({ room, err: error }, 'a table cannot be read')
      return undefined
    }
  }

  async tablesOf(filter: Parameters<TableService['tablesOf']>[0]): Promise<readonly TableRecord[]> {
    return (await this.store.records.list(filter)).map(withoutSecrets)
  }

  async tablesCount(wanted: Parameters<TableService['tablesCount']>[0]): Promise<number> {
    return await this.store.records.count(wanted)
  }

  async tablesListed(wanted: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.store.records.listWithDamaged(wanted)
    return found.map((one) => (isDamaged(one) ? one : withoutSecrets(one)))
  }

  async tablesListedCount(wanted: ServerQuery): Promise<number> {
    return await this.store.records.countWithDamaged(wanted)
  }

  async damagedTable(id: TableId): Promise<DamagedTable | undefined> {
    return await this.store.records.findDamaged(id)
  }

  async chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.store.chronicle.lines(id, after, limit))
  }

  async chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.store.chronicle.lastLines(id, limit))
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.store.chronicle.linesFor(id, viewer, skip, limit))
  }

  async linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number> {
    return await this.store.chronicle.countFor(id, viewer, upTo)
  }

  async linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.store.chronicle.privateLinesFor(id, seat, limit))
  }

  async linesToldToEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const all = await this.store.chronicle.privateLinesForEach(id, seats, limit)
    return Promise.all(all.map((lines) => this.ledger.ofToday(id, lines)))
  }

  async linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    const record = await this.ledger.record(id)
    if (record?.status !== 'over') return []
    return this.ledger.ofToday(id, await this.store.chronicle.privateLines(id, after, limit))
  }

  verify(id: TableId, by?: UserId): Promise<Result<Verdict>> {
    return this.archive.verify(id, by)
  }

  saved(id: TableId, by?: UserId): Promise<Result<SavedGame>> {
    return this.archive.saved(id, by)
  }

  savedFile(id: TableId, by: UserId): Promise<Result<string>> {
    return this.archive.savedFile(id, by)
  }

  hostKnown(id: TableId): UserId | undefined {
    return this.ledger.hostKnown(id)
  }

  onChange(listener: (id: TableId, server: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  onMissed(listener: () => void): () => void {
    this.missing.add(listener)
    return () => this.missing.delete(listener)
  }

  begin({ isOneOfMany = false } = {}): Promise<void> {
    this.beginning ??= this.listen()
      .then(() => this.ledger.uptime.begin(!isOneOfMany))
      .catch(async (error: unknown) => {
        // Actions that a brief database failure has kept from starting may start later.
        this.beginning = null
        await this.hearNoMore()
        throw error
      })
    return this.beginning
  }

  async wake(shards?: Shards): Promise<void> {
    // Subscribes first and reads the state afterwards, so that no change in between is missed.
    await this.begin()
    await this.lookAfter(shards)
    await this.annals.catchUp()
  }

  async lookAfter(shards?: Shards): Promise<void> {
    const { uptime } = this.ledger
    for (let after: TableId | undefined = ''; after !== undefined; await breath()) {
      const page: readonly Unfinished[] = await this.store.records.unfinished(after, AT_ONCE, shards)
      for (const { table, due, backAt } of page) {
        if (due === null) continue
        // Due times were computed in the bot's own time: a player whose vacation ends by the calendar does not wait for
        // the bot's downtime.
        const first = Math.min(due, backAt === null ? due : uptime.fromWorld(backAt))
        if (first > uptime.now()) this.autoplay.goOn(table, first)
        else await this.autoplay.wake(table)
      }
      after = page.at(-1)?.table
    }
  }

  async stop(): Promise<void> {
    this.autoplay.stop()
    await this.requests.stop()
    await this.looks.idle()
    await this.annals.stop()
    await this.hearNoMore()
    await this.ledger.uptime.end()
  }

  private async listen(): Promise<void> {
    this.hearNoMore = await this.store.changes.listen((news) => void this.heard(news))
  }

  private changed({ id, status, server }: TableRecord, due?: number | null): void {
    if (this.isOurs(server)) {
      if (status === 'over') this.annals.ended(id)
      if (status !== 'playing') this.autoplay.forget(id)
      else if (due !== undefined) this.autoplay.goOn(id, due)
    }
    this.tell(id, server)
  }

  /** Another process has changed something. Never rejects. */
  private async heard(news: News): Promise<void> {
    try {
      if (news.kind === 'person') await this.ledger.people.refresh(news.user)
      else if (news.kind === 'missed') {
        for (const listener of this.missing) listener()
        await this.ledger.people.refresh()
      } else if (!this.isOurs(news.server)) this.tell(news.table, news.server)
      else await this.moved(news.table)
    } catch (error) {
      this.ledger.log.error({ ...news, err: error }, 'what another process has done could not be looked at')
    }
  }

  /** Another process has advanced a table of ours. */
  private async moved(id: TableId): Promise<void> {
    const record = await this.ledger.record(id)
    if (!record) return
    this.changed(record)
    if (record.status === 'playing') await this.autoplay.wake(id)
  }

  private tell(id: TableId, server: string): void {
    for (const listener of this.listeners) {
      try {
        listener(id, server)
      } catch (error) {
        this.ledger.log.error({ table: id, err: error }, 'a listener failed')
      }
    }
  }
}
