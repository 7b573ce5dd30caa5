import type { Seat } from '../../engine/index.ts'
import { MAX_REMINDERS, type Clocks } from '../live/clocks.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { isOfOneTable, refusalFor } from '../model/faults.ts'
import { viewFrom, type RunningTable } from '../live/running-table.ts'
import { proposalViews } from '../live/proposals.ts'
import type { PeopleCache } from '../live/people-cache.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import type { ComputerChoice, PrivateWait, SeatTime, TableOrRecord, TableView } from '../model/service.ts'
import { usualHoursOf, wakingFrom } from '../steps/waking-hours.ts'
import { answererOf } from '../steps/loans.ts'
import { isImagined, type Notice, type RingWay, type TableId, type TableRecord, type UserId } from '../model/store.ts'

/** The state of tables, now and at earlier points, for the screens. */
export interface ViewService {
  /**
   * The current table; `undefined` if it doesn't exist. A lobby has a record and no game yet. A game that the rules
   * can't show has a `fault` with the reason.
   */
  of(id: TableId): Promise<TableOrRecord | undefined>
  /**
   * The game of a table after an entry of its log, even an undone one, without clocks and proposals; `undefined` if the
   * log has no such entry, or the rules can't rebuild that point. Each viewer sees the same as they did then.
   */
  at(id: TableId, seq: number): Promise<TableView | undefined>
  /**
   * The last choice of a computer player among several options that everybody could see; `null` if there was none
   * lately, or if the log has been rewound since.
   */
  lastByComputer(id: TableId): Promise<ComputerChoice | null>
}

/** How many entries of the log are searched for the last choice of a computer player. */
const RECENT_ENTRIES = 80

export class TableViews implements ViewService {
  private readonly repository: TableRepository
  private readonly clocks: Clocks

  constructor(repository: TableRepository, clocks: Clocks) {
    this.repository = repository
    this.clocks = clocks
  }

  async of(id: TableId): Promise<TableOrRecord | undefined> {
    let record: TableRecord | undefined
    try {
      for (;;) {
        const held = await this.repository.held(id)
        record = held?.record
        if (!held || !record) return undefined
        const live = record.status === 'lobby' ? undefined : await this.repository.liveOf(held)
        if (!live) return { record: withoutSecrets(record) }
        const view = await this.ofLive(live)
        if (view) return view
      }
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      const why = refusalFor(error)
      this.repository.log.error({ table: id, why, err: error }, 'view of a table failed')
      return record && { record: withoutSecrets(record), fault: error.message, why }
    }
  }

  /** The view of a loaded game; `null` if its run has moved on meanwhile, and no longer matches the rest. */
  async ofLive(live: RunningTable): Promise<TableView | null> {
    const { status, id } = live.record
    const head = status === 'over' ? await this.repository.store.chronicle.lastLink(id) : null
    const importedUsers = await this.repository.importedUsers.among(live.record)
    return this.repository.isCurrent(live) ? this.viewOf(live, head, importedUsers) : null
  }

  async at(id: TableId, seq: number): Promise<TableView | undefined> {
    try {
      const record = await this.repository.record(id)
      if (!record || record.status === 'lobby') return undefined
      const live = await this.repository.points.at(record, this.repository.gameOf(record), seq)
      return live && viewFrom(live, UNTIMED)
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.repository.log.error({ table: id, seq, err: error }, 'view of an earlier point failed')
      return undefined
    }
  }

  async lastByComputer(id: TableId): Promise<ComputerChoice | null> {
    const live = await this.repository.live(id)
    if (!live) return null
    const before = Math.max(0, live.seq - RECENT_ENTRIES)
    const entries = await this.repository.store.log.entries(id, before)
    for (const [at, entry] of [...entries.entries()].reverse()) {
      if (entry.kind !== 'answer') return null
      const { seat, verb, key } = entry.answer
      if (live.record.seats[seat]?.user !== null) continue
      const then = await this.at(id, entries[at - 1]?.seq ?? before)
      const offers = then?.asked(null).find((one) => one.seat === seat && one.verb === verb)?.offers ?? []
      if (then && offers.length > 1 && offers.some((one) => one.key === key))
        return { then, seat, choice: { verb, key } }
    }
    return null
  }

  /** All its times come from one reading of the clocks. Otherwise the same moment could appear as two. */
  private viewOf(live: RunningTable, head: TableView['head'], importedUsers: ReadonlySet<Seat>): TableView {
    const ahead = this.repository.uptime.ahead()
    const isImported = (seat: Seat) => importedUsers.has(seat)
    const users = live.record.seats.map(({ seat }) => answererOf(live, seat, live.run.askedOf(seat)))
    // The cards of an imagined table are direct messages themselves.
    const notices = noticesOf(isImagined(live.record) ? [] : users, this.repository.people)
    const notice = (seat: Seat) => (isImported(seat) ? 'none' : notices(seat))
    const times = live.record.seats.map(({ seat }) => this.timeOf(live, seat, { ahead, notice: notice(seat) }))
    const headsUps = users.map((user) => this.repository.people.of(user).headsUp === 'on')
    const hours = users.map((user) => usualHoursOf(this.repository.people.of(user)))
    return viewFrom(live, {
      head,
      time: (seat) => times[seat] ?? null,
      notice,
      isImported,
      privateWait: this.privateWaitOf(live, ahead),
      isQuiet: this.quietSeats(users),
      ringWait: this.ringWaits(users),
      wantsHeadsUp: (seat) => !isImported(seat) && headsUps[seat] === true,
      usualHours: (seat) => (isImported(seat) ? null : (hours[seat] ?? null)),
      proposals: (one) => proposalViews(one, (time) => time + ahead),
      isNow: () => this.repository.isCurrent(live),
    })
  }

  private quietSeats(users: readonly (UserId | null)[]): (seat: Seat) => boolean {
    const { people, clock } = this.repository
    const now = clock.now()
    const quiet = users.map((user) => wakingFrom(people.of(user), now) > now)
    return (seat) => quiet[seat] ?? false
  }

  private ringWaits(users: readonly (UserId | null)[]): TableView['ringWait'] {
    const { people, clock } = this.repository
    const now = clock.now()
    const waits = users.map((user) => (way: RingWay) => people.ringWait(user, way, now))
    return (seat, way) => waits[seat]?.(way) ?? { active: 0, rung: 0 }
  }

  private privateWaitOf(live: RunningTable, ahead: number): PrivateWait | null {
    const until = this.clocks.overdue(live)
    const hidden = live.record.clocks?.hidden
    if (!hidden || until === null) return null
    return { since: this.past(hidden.since) + ahead, until: until + ahead, isUp: hidden.isUp }
  }

  /** A moment that has passed: after a crash the bot's own time goes on from a little before the last recorded ones. */
  private past(time: number): number {
    return Math.min(time, this.repository.uptime.now())
  }

  /** The time of a seat with a question, on the calendar's clock. */
  private timeOf(
    live: RunningTable,
    seat: Seat,
    { ahead, notice }: { readonly ahead: number; readonly notice: Notice },
  ): SeatTime | null {
    const asked = live.run.askedOf(seat)
    const clock = live.record.clocks?.seats[seat]
    if (!asked || !clock) return null
    const zero = this.clocks.zero(live, asked)
    const { isUp, bank, question } = clock
    const { remindEvery } = this.repository.people.of(answererOf(live, seat, asked))
    const most = notice === 'none' ? 0 : remindEvery === null ? 1 : MAX_REMINDERS
    const reminders = Math.min(clock.reminders, most)
    const deadline = zero === null ? null : zero + ahead
    const now = this.repository.uptime.now()
    return {
      since: this.past(clock.keptSince) + ahead,
      asked: this.past(clock.since) + ahead,
      orderLeft: asked.fleeting ? Math.max(0, this.clocks.longestOrder(live, seat) - now) : 0,
      deadline,
      left: zero === null ? null : Math.max(0, zero - now),
      isUp,
      bank: Math.max(0, bank),
      question,
      reminders,
      isStalled: clock.reminders >= MAX_REMINDERS,
    }
  }
}

/** The parts of a view of the past, or of an imagined future: nobody waits there. */
export const UNTIMED: Parameters<typeof viewFrom>[1] = {
  time: () => null,
  privateWait: null,
  notice: () => 'none',
  isImported: () => false,
  isQuiet: () => false,
  wantsHeadsUp: () => false,
  ringWait: () => ({ active: 0, rung: 0 }),
  usualHours: () => null,
  proposals: () => [],
  isNow: () => true,
  head: null,
}

/** How those who answer for the seats currently want to hear that it is their move. */
function noticesOf(users: readonly (UserId | null)[], people: PeopleCache): (seat: Seat) => Notice {
  const notices = users.map((user) => people.of(user).notice)
  return (seat) => notices[seat] ?? 'none'
}
