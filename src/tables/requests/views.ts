import type { Seat } from '../../engine/index.ts'
import { MOST_REMINDERS, type Clocks } from '../live/clocks.ts'
import { isOfOneTable, refusalFor, type Ledger } from '../live/table-repository.ts'
import { sightFrom, type Live } from '../live/running-table.ts'
import { Moments } from '../live/log-points.ts'
import { motionsSeen } from '../live/proposals.ts'
import type { PeopleBook } from '../live/people-cache.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import type { PrivateWait, SeatTime, Sighted, TableSight } from '../model/service.ts'
import { wakingFrom } from '../steps/waking-hours.ts'
import type { Notice, TableId, TableRecord } from '../model/store.ts'

/** The state of tables, now and at earlier points, for the screens. */
export interface ViewService {
  /**
   * The current table; `undefined` if it doesn't exist. A lobby has a record and no game yet. A game that the rules
   * can't show has a `fault` with the reason.
   */
  of(id: TableId): Promise<Sighted | undefined>
  /**
   * The game of a table after an entry of its log, even an undone one, without clocks and proposals; `undefined` if the
   * log has no such entry, or the rules can't rebuild that point. Each viewer sees the same as they did then.
   */
  at(id: TableId, seq: number): Promise<TableSight | undefined>
}

export class Sights implements ViewService {
  private readonly ledger: Ledger
  private readonly clocks: Clocks
  private readonly moments: Moments

  constructor(ledger: Ledger, clocks: Clocks) {
    this.ledger = ledger
    this.clocks = clocks
    this.moments = new Moments(ledger.store)
  }

  async of(id: TableId): Promise<Sighted | undefined> {
    let record: TableRecord | undefined
    try {
      for (;;) {
        const held = await this.ledger.held(id)
        record = held?.record
        if (!held || !record) return undefined
        const live = record.status === 'lobby' ? undefined : await this.ledger.liveOf(held)
        if (!live) return { record: withoutSecrets(record) }
        const sight = await this.ofLive(live)
        if (sight) return sight
      }
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      const why = refusalFor(error)
      this.ledger.log.error({ table: id, why, err: error }, 'a table cannot be shown')
      return record && { record: withoutSecrets(record), fault: error.message, why }
    }
  }

  /** The sight of a loaded game; `null` if its run has moved on meanwhile, and no longer matches the rest. */
  async ofLive(live: Live): Promise<TableSight | null> {
    const { status, id } = live.record
    const head = status === 'over' ? await this.ledger.store.chronicle.lastLink(id) : null
    const strangers = await this.ledger.strangers.among(live.record)
    return this.ledger.isNow(live) ? this.sightOf(live, head, strangers) : null
  }

  async at(id: TableId, seq: number): Promise<TableSight | undefined> {
    try {
      const record = await this.ledger.record(id)
      if (!record || record.status === 'lobby') return undefined
      const live = await this.moments.at(record, this.ledger.gameOf(record), seq)
      return live && sightFrom(live, THEN)
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      this.ledger.log.error({ table: id, seq, err: error }, 'a table cannot be shown as it stood')
      return undefined
    }
  }

  /** All its times come from one reading of the clocks. Otherwise the same moment could appear as two. */
  private sightOf(live: Live, head: TableSight['head'], strangers: ReadonlySet<Seat>): TableSight {
    const ahead = this.ledger.uptime.ahead()
    const isStranger = (seat: Seat) => strangers.has(seat)
    const notices = noticesOf(live.record, this.ledger.people)
    const notice = (seat: Seat) => (isStranger(seat) ? 'none' : notices(seat))
    const times = live.record.seats.map(({ seat }) => this.timeOf(live, seat, { ahead, notice: notice(seat) }))
    return sightFrom(live, {
      head,
      time: (seat) => times[seat] ?? null,
      notice,
      isStranger,
      privateWait: this.privateWaitOf(live, ahead),
      isQuiet: this.quietSeats(live.record),
      motions: (one) => motionsSeen(one, (time) => time + ahead),
      isNow: () => this.ledger.isNow(live),
    })
  }

  private quietSeats({ seats }: TableRecord): (seat: Seat) => boolean {
    const { people, clock } = this.ledger
    const now = clock.now()
    const quiet = seats.map(({ user }) => wakingFrom(people.of(user), now) > now)
    return (seat) => quiet[seat] ?? false
  }

  private privateWaitOf(live: Live, ahead: number): PrivateWait | null {
    const until = this.clocks.overdue(live)
    const hidden = live.record.clocks?.hidden
    return hidden && until !== null ? { since: hidden.since + ahead, until: until + ahead, isUp: hidden.isUp } : null
  }

  /** The time of a seat with a question, on the calendar's clock. */
  private timeOf(
    live: Live,
    seat: Seat,
    { ahead, notice }: { readonly ahead: number; readonly notice: Notice },
  ): SeatTime | null {
    const asked = live.run.askedOf(seat)
    const clock = live.record.clocks?.seats[seat]
    if (!asked || !clock) return null
    const zero = this.clocks.zero(live, asked)
    const { isUp, bank, question } = clock
    const { remindEvery } = this.ledger.people.of(live.record.seats[seat]?.user ?? null)
    const most = notice === 'none' ? 0 : remindEvery === null ? 1 : MOST_REMINDERS
    const reminders = Math.min(clock.reminders, most)
    const deadline = zero === null ? null : zero + ahead
    return {
      since: clock.keptSince + ahead,
      deadline,
      isUp,
      bank: Math.max(0, bank),
      question,
      reminders,
      isStalled: clock.reminders >= MOST_REMINDERS,
    }
  }
}

/** Past positions ask no questions. */
const THEN: Parameters<typeof sightFrom>[1] = {
  time: () => null,
  privateWait: null,
  notice: () => 'none',
  isStranger: () => false,
  isQuiet: () => false,
  motions: () => [],
  isNow: () => true,
  head: null,
}

/** How the players of a table currently want to hear that it is their move. */
function noticesOf({ seats }: TableRecord, people: PeopleBook): (seat: Seat) => Notice {
  const notices = seats.map(({ user }) => people.of(user).notice)
  return (seat) => notices[seat] ?? 'none'
}
