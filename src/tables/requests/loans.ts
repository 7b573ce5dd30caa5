import type { Seat } from '../../engine/index.ts'
import { isPlayers } from '../live/clocks.ts'
import type { Requests } from '../live/requests.ts'
import type { RunningTable } from '../live/running-table.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { settledTable } from '../live/undo.ts'
import { granted, refuse } from '../model/results.ts'
import type { Result, TableRefusal } from '../model/service.ts'
import { seatOf, seatPlayedBy, type TableId, type TableRecord, type UserId } from '../model/store.ts'
import { beginLoan, endLoan, MAX_LOAN_DAYS, offerLoan, type LoanTerms } from '../steps/loans.ts'
import { cameBack } from '../steps/presence.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import { clocksAfter, clocksHandedOver } from '../steps/seat-clocks.ts'
import { eventsOf, knowsTooMuchFor } from '../steps/secrets-seen.ts'
import type { Admission } from './admission.ts'
import type { Presence } from './presence.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Seats that players lend for a time. */
export interface LoanService {
  /**
   * Lends a player's seat, or parts of it, for at most `MAX_LOAN_DAYS`. A computer takes it at once. A friend first has
   * to accept: until then the loan is an offer, of which only the two know.
   */
  lend(id: TableId, user: UserId, terms: LoanTerms): Promise<Result<TableRecord>>
  /**
   * Accepts or declines the seat that a user is offered at a table. The rules for taking over an offered seat hold.
   */
  answer(id: TableId, user: UserId, accepts: boolean): Promise<Result<TableRecord>>
  /**
   * Ends a loan: the player takes the seat back, or the deputy gives it back. A player who has lent it to a computer,
   * or is on vacation, takes it back at this table. The player privately reads what was done for them.
   */
  giveBack(id: TableId, user: UserId): Promise<Result<TableRecord>>
}

interface LoansParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly presence: Presence
  readonly admission: Admission
}

export class Loans implements LoanService {
  private readonly parts: LoansParts

  constructor(parts: LoansParts) {
    this.parts = parts
  }

  lend(id: TableId, user: UserId, terms: LoanTerms): Promise<Result<TableRecord>> {
    const { repository, requests } = this.parts
    return requests.inGame(id, user, async (live, seat) => {
      const { record } = live
      const now = repository.clock.now()
      const refusal =
        whyNotLent(live, seat, terms, now) ?? (await this.whyNoDeputy(record, seat, terms.to?.user ?? null))
      if (refusal) return refuse(refusal)
      if (terms.to !== null)
        return await repository.change(record, { change: { seats: offerLoan(record, seat, terms, now) }, quiet: true })
      const loan = { user: null, name: '', ...terms, openUntil: null, after: live.seq }
      return await this.begin(live, seat, loan)
    })
  }

  async answer(id: TableId, user: UserId, accepts: boolean): Promise<Result<TableRecord>> {
    const { repository, requests, admission, presence } = this.parts
    const answered = await requests.underWay(id, async (live) => {
      const { record } = live
      const seat = record.seats.find(({ loan }) => loan?.user === user && loan.openUntil !== null)
      const { loan } = seat ?? {}
      const isOpen = (loan?.openUntil ?? 0) > repository.clock.now()
      if (!seat || !loan || !isOpen || !isPlayers(live, seat.seat)) return refuse('offer-gone')
      if (!accepts) {
        const declined = endLoan(record, seat.seat, 'declined')
        return declined ? await repository.change(record, { ...declined, quiet: true }) : refuse('offer-gone')
      }
      const refusal = (await this.whyNoDeputy(record, seat.seat, user)) ?? (await admission.refusalAt(record, user))
      // The sentences of these two are for the player who lends the seat.
      if (refusal === 'deputy-plays') return refuse('already-seated')
      if (refusal) return refuse(refusal === 'deputy-knows' ? 'knows-secrets' : refusal)
      await repository.importedUsers.arrives(record.id, user)
      await repository.people.read([user])
      return await this.begin(live, seat.seat, loan)
    })
    if (answered.ok && accepts) await presence.hasActed(user)
    return answered
  }

  giveBack(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.parts.requests.ofTable(id, async (record) => {
      if (record.status !== 'playing') return refuse('not-playing')
      return await this.giveBackAt(record, user, seatOf(record, user) ? 'taken-back' : 'given-back')
    })
  }

  /** Ends the loan of a seat that is a user's or that they play, in the table's queue. */
  async giveBackAt(
    record: TableRecord,
    user: UserId,
    why: 'taken-back' | 'given-back' | 'left-server',
  ): Promise<Result<TableRecord>> {
    const { repository } = this.parts
    const sitting = seatPlayedBy(record, user)
    if (!sitting) return refuse('not-seated')
    const { seat, keeper, loan, backAt } = sitting
    if (!loan && (keeper === 'player' || backAt === null)) return refuse('not-away')
    const found = await repository.live(record.id)
    if (!found) return refuse('not-playing')
    const live = await settledTable(repository, found)
    const ended = endLoan(live.record, seat, why) ?? cameBack(live.record, seat)
    if (!ended) return granted(withoutSecrets(record))
    const isOffer = loan != null && loan.openUntil !== null
    if (isOffer) return await repository.change(live.record, { ...ended, quiet: true })
    const isOwn = sitting.user === user
    // Nobody gains time by lending and taking back.
    const clocks = isOwn ? clocksAfter(live.record, user) : clocksHandedOver(live.record, seat)
    const back = isOwn ? await this.withReport(live, user, ended) : await repository.returned(live, seat, ended)
    return await repository.change({ ...live.record, clocks }, back)
  }

  private async withReport(live: RunningTable, user: UserId, back: NonNullable<ReturnType<typeof endLoan>>) {
    return { ...back, lines: [...back.lines, ...(await this.parts.repository.standIns(live, user, back))] }
  }

  /** Why a friend can't play the seat; `null` if they can. They may not have seen the secrets of others there. */
  private async whyNoDeputy(record: TableRecord, seat: Seat, deputy: UserId | null): Promise<TableRefusal | null> {
    if (deputy === null) return null
    if (record.seats[seat]?.user === deputy) return 'loan-to-whom'
    if (seatPlayedBy(record, deputy)) return 'deputy-plays'
    const events = await eventsOf(this.parts.repository.store, record.id)
    return knowsTooMuchFor(seat, deputy, record, events) ? 'deputy-knows' : null
  }

  private async begin(
    live: RunningTable,
    seat: Seat,
    loan: Parameters<typeof beginLoan>[2],
  ): Promise<Result<TableRecord>> {
    const { record, seq } = live
    const clocks = loan.user === null ? record.clocks : clocksHandedOver(record, seat)
    return await this.parts.repository.change({ ...record, clocks }, beginLoan(record, seat, loan, seq))
  }
}

function whyNotLent(live: RunningTable, seat: Seat, { to, parts, until }: LoanTerms, now: number): TableRefusal | null {
  const sitting = live.record.seats[seat]
  if (!sitting || !isPlayers(live, seat)) return 'gone-for-good'
  if (sitting.loan || (to === null && parts === null && sitting.keeper === 'computer')) return 'lent-already'
  if (parts !== null && (parts.length === 0 || !live.game.lendable)) return 'no-such-part'
  if (until <= now) return 'away-in-the-past'
  return until > now + MAX_LOAN_DAYS * DAY_MS ? 'loan-too-long' : null
}
