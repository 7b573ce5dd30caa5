import type { Seat } from '../engine/index.ts'
import { MOST_REMINDERS, type Clocks } from './clocks.ts'
import { isOfOneTable, refusalFor, type Ledger } from './ledger.ts'
import { sightFrom, type Live } from './live.ts'
import { Moments } from './moments.ts'
import { motionsSeen } from './motions.ts'
import type { PeopleBook } from './people-book.ts'
import { withoutSecrets } from './sealing.ts'
import type { SeatTime, Sighted, TableSight } from './service.ts'
import type { Notice, TableId, TableRecord } from './store.ts'

/** Tables as they stand, for whoever shows them. */
export class Sights {
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
      record = await this.ledger.record(id)
      if (!record) return undefined
      if (record.status === 'lobby') return { record: withoutSecrets(record) }
      for (;;) {
        const live = await this.ledger.live(id)
        if (!live) return { record: withoutSecrets(record) }
        const head = live.record.status === 'over' ? await this.ledger.store.lastLink(id) : null
        // If not, its run has moved since, and is not where the rest says.
        if (this.ledger.isNow(live)) return this.sightOf(live, head)
      }
    } catch (error) {
      if (!isOfOneTable(error)) throw error
      const why = refusalFor(error)
      this.ledger.log.error({ table: id, why, err: error }, 'a table cannot be shown')
      return record && { record: withoutSecrets(record), fault: error.message, why }
    }
  }

  /** A table as it stood after a line of its log; `undefined` if there is no such line, or it cannot be had. */
  async then(id: TableId, seq: number): Promise<TableSight | undefined> {
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

  /** All its times are of one reading of the clocks, or the same moment would be shown as two. */
  private sightOf(live: Live, head: TableSight['head']): TableSight {
    const ahead = this.ledger.uptime.ahead()
    const times = live.record.seats.map(({ seat }) => this.timeOf(live, seat, ahead))
    return sightFrom(live, {
      head,
      time: (seat) => times[seat] ?? null,
      notice: noticesOf(live.record, this.ledger.people),
      motions: (one) => motionsSeen(one, (time) => time + ahead),
      isNow: () => this.ledger.isNow(live),
    })
  }

  /** The time of a seat that is asked, as the world counts it. */
  private timeOf(live: Live, seat: Seat, ahead: number): SeatTime | null {
    const asked = live.run.askedOf(seat)
    const clock = live.record.clocks?.seats[seat]
    if (!asked || !clock) return null
    const zero = this.clocks.zero(live, asked)
    const { isUp, bank, question } = clock
    const { remindEvery, notice } = this.ledger.people.of(live.record.seats[seat]?.user ?? null)
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

/** Of what is past nobody is asked anything. */
const THEN: Parameters<typeof sightFrom>[1] = {
  time: () => null,
  notice: () => 'none',
  motions: () => [],
  isNow: () => true,
  head: null,
}

/** How the players of a table want to hear that they are asked, as they have chosen it now. */
function noticesOf({ seats }: TableRecord, people: PeopleBook): (seat: Seat) => Notice {
  const notices = seats.map(({ user }) => people.of(user).notice)
  return (seat) => notices[seat] ?? 'none'
}
