import { LEAVE, RETURN, type Game, type Seat } from '../../engine/index.ts'
import { accountMark } from '../model/chain.ts'
import { settledTable } from '../live/undo.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { isPausedForAbsence } from '../steps/presence.ts'
import { eventsOf, knowsTooMuchFor } from '../steps/secrets-seen.ts'
import { labelled } from '../steps/display-names.ts'
import { invitationAfter } from '../steps/invitation.ts'
import type { Named } from '../model/people.ts'
import { happened } from '../steps/lines.ts'
import { endLoan } from '../steps/loans.ts'
import type { RunningTable } from '../live/running-table.ts'
import { getUp, seatComputer, sitDown, takeOver, unseatComputer, withControl, type Change } from '../steps/lobby.ts'
import { isAboutSeat, isMissing, withSettled } from '../live/proposals.ts'
import type { Admission } from './admission.ts'
import type { Loans } from './loans.ts'
import type { Presence } from './presence.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { rootOf, withBrought, withoutSecrets } from '../steps/sealing.ts'
import { clocksAfter, clocksOfNewcomer } from '../steps/seat-clocks.ts'
import type { Result } from '../model/service.ts'
import {
  seatOf,
  seatPlayedBy,
  type Contribution,
  type SeatRecord,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

/** The players' seats, in the lobby and during the game. */
export interface SeatService {
  /**
   * Takes a seat in the lobby. In a running game, returns to the player's own seat, even after resigning if the rules
   * allow it, or takes the first offered seat. `brought`: the player's contribution to the seed of sealed dice, which
   * the operator of the bot can neither know nor choose beforehand.
   */
  join(id: TableId, user: UserId, name: Named | string, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Leaves the table. In the lobby this frees the seat, passes a host's role to the next player, and closes the table
   * after the last one. In a running game the bot takes defaults for the seat until its player comes back. A deputy
   * gives the seat back.
   */
  leave(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Like `leave`, for a player who is no longer a member of the server. Their vacation settings don't apply. */
  leftServer(id: TableId, user: UserId): Promise<Result<TableRecord>>
  /** Seats a computer player in the lobby. Any seated player may. */
  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Removes the last computer player from the lobby. Any seated player may. */
  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>>
  /** Resigns, by the rules of the game. A lesson is closed without a result. */
  resign(id: TableId, user: UserId): Promise<Result>
  /** Gives a player's seat the name under which they act now. Resolves to whether the name changed. */
  rename(id: TableId, user: UserId, name: Named): Promise<Result<boolean>>
  /** Takes over an offered seat. */
  takeSeat(id: TableId, seat: Seat, user: UserId, name: Named | string): Promise<Result<TableRecord>>
  /** Gives a player's seat, offered or not, to another person, for a moderator. */
  giveSeat(id: TableId, seat: Seat, user: UserId, name: Named | string, by?: UserId): Promise<Result<TableRecord>>
}

interface SeatsParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly presence: Presence
  readonly admission: Admission
  readonly loans: Loans
}

export class Seats implements SeatService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly presence: Presence
  private readonly admission: Admission
  private readonly loans: Loans

  constructor({ repository, requests, presence, admission, loans }: SeatsParts) {
    this.repository = repository
    this.requests = requests
    this.presence = presence
    this.admission = admission
    this.loans = loans
  }

  async join(id: TableId, user: UserId, name: Named | string, brought?: Contribution): Promise<Result<TableRecord>> {
    const joined = await this.requests.ofTable(id, async (record) => {
      if (record.status !== 'playing') {
        const refusal = seatOf(record, user) ? null : await this.admission.refusalAt(record, user)
        if (refusal) return refuse(refusal)
        return await this.inLobby(record, (game) => sitDown(record, game, user, labelled(record, user, name)), brought)
      }
      const live = await this.repository.live(id)
      if (!live) return refuse('not-playing')
      return await this.comeIn(await settledTable(this.repository, live), user, name)
    })
    if (joined.ok && joined.value.status === 'playing') await this.presence.hasActed(user)
    return joined
  }

  leave(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (record.status === 'lobby') return await this.inLobby(record, () => getUp(record, user))
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return await this.loans.giveBackAt(record, user, 'given-back')
      if (seat.keeper !== 'player' && seat.keeper !== 'deputy') return granted(withoutSecrets(record))
      return this.goneFrom(record, seat, 'went-away')
    })
  }

  /**
   * The table no longer waits for a player who is no longer a member of the server, just as for one who has left; nor
   * do they vote.
   */
  leftServer(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (record.status === 'lobby') return await this.inLobby(record, () => getUp(record, user))
      if (record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(record, user)
      if (!seat) return await this.loans.giveBackAt(record, user, 'left-server')
      if (seat.keeper === 'defaults' || seat.keeper === 'computer') return granted(withoutSecrets(record))
      return this.goneFrom(record, seat, 'left-server')
    })
  }

  /** A player no longer plays their seat, so they don't lend it either. */
  private goneFrom(
    record: TableRecord,
    { seat }: SeatRecord,
    kind: 'went-away' | 'left-server',
  ): Promise<Result<TableRecord>> {
    const ended = endLoan(record, seat, 'taken-back')
    const seats = withControl({ ...record, ...ended?.change }, seat, { keeper: 'defaults' })
    return this.repository.change(record, {
      change: { seats },
      lines: [...(ended?.lines ?? []), happened({ kind, seat })],
    })
  }

  addComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(
      id,
      async (record) => await this.inLobby(record, (game) => seatComputer(record, game, by)),
    )
  }

  removeComputer(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => await this.inLobby(record, () => unseatComputer(record, by)))
  }

  resign(id: TableId, user: UserId): Promise<Result> {
    return this.presence.acting(id, user, async (live, seat) => {
      if (live.record.seats[seat]?.user !== user) return refuse('deputy-may-not')
      const said = [happened({ kind: 'resigned', seat })]
      // A lesson is no match: leaving it closes the table, without a result.
      if (live.record.teaching === 'lesson') {
        const lines = [...said, happened({ kind: 'closed' })]
        const closed = await this.repository.change(live.record, { change: { status: 'closed' }, lines })
        return closed.ok ? DONE : closed
      }
      const moved = await this.repository.answer(live, { seat, verb: LEAVE, key: LEAVE }, user, { lines: said })
      return moved.ok ? DONE : moved
    })
  }

  /**
   * A player acts under another name than they sat down with: their seat goes by the new name from now on. Returns
   * whether it does.
   */
  async rename(id: TableId, user: UserId, name: Named): Promise<Result<boolean>> {
    const record = await this.repository.record(id)
    const own = record && seatOf(record, user)
    if (!own || labelled(record, user, name) === own.name) return granted(false)
    return this.requests.ofTable(id, async (now) => {
      const seat = seatOf(now, user)
      const label = labelled(now, user, name)
      if (!seat || seat.name === label || (now.status !== 'playing' && now.status !== 'lobby')) return granted(false)
      const seats = now.seats.map((one) => (one === seat ? { ...one, name: label } : one))
      const renamed = { kind: 'renamed', seat: seat.seat, name: label, before: seat.name } as const
      const lines = now.status === 'playing' ? [happened(renamed)] : []
      const done = await this.repository.change(now, { change: { seats }, lines })
      return done.ok ? granted(true) : done
    })
  }

  takeSeat(id: TableId, seat: Seat, user: UserId, name: Named | string): Promise<Result<TableRecord>> {
    return this.requests.underWay(id, async (live) => {
      const { seats } = live.record
      if (seatOf(live.record, user)) return refuse('already-seated')
      return seats[seat]?.offered ? await this.seatSomebody(live, seat, user, name) : refuse('seat-taken')
    })
  }

  /**
   * `by`: the moderator who decides it. A moderator who also plays there can't take a seat from a player who is there.
   */
  giveSeat(id: TableId, seat: Seat, user: UserId, name: Named | string, by?: UserId): Promise<Result<TableRecord>> {
    return this.requests.underWay(id, async (live) => {
      const plays = by !== undefined && seatPlayedBy(live.record, by) !== undefined
      const isHad = live.record.seats[seat]?.offered === false && !isMissing(live, seat)
      return plays && isHad ? refuse('plays-decides') : await this.seatSomebody(live, seat, user, name, true)
    })
  }

  /** A user comes back to a game under way, or takes an offered seat. */
  private async comeIn(live: RunningTable, user: UserId, name: Named | string): Promise<Result<TableRecord>> {
    const { record, run } = live
    const seat = seatOf(record, user)
    if (!seat) return await this.takeOffered(live, user, name)
    await this.repository.importedUsers.arrives(record.id, user)
    if (!run.rules.isIn(run.state, seat.seat)) {
      const moved = await this.repository.answer(live, { seat: seat.seat, verb: RETURN, key: RETURN }, user)
      if (!moved.ok) return refuse(moved.why === 'not-asked' ? 'gone-for-good' : moved.why)
      return granted(withoutSecrets((await this.repository.record(record.id)) ?? record))
    }
    const back = this.repository.comeBack(record, user)
    if (!back) return refuse('already-seated')
    const lines = [...back.lines, ...(await this.repository.standIns(live, user))]
    return await this.repository.change({ ...record, clocks: clocksAfter(record, user) }, { ...back, lines })
  }

  /** The first offered seat that a user may have. */
  private async takeOffered(live: RunningTable, user: UserId, name: Named | string): Promise<Result<TableRecord>> {
    let taken: Result<TableRecord> = refuse('not-in-lobby')
    for (const { seat } of live.record.seats.filter(({ offered }) => offered)) {
      taken = await this.seatSomebody(live, seat, user, name)
      if (taken.ok || taken.why !== 'knows-secrets') return taken
    }
    return taken
  }

  /**
   * A player's seat changes hands. From now on its clock runs for the new player, who has not voted on anything yet.
   * `isGiven`: a moderator vouches for the new player, however reliable they are.
   */
  private async seatSomebody(
    live: RunningTable,
    seat: Seat,
    user: UserId,
    named: Named | string,
    isGiven = false,
  ): Promise<Result<TableRecord>> {
    const { record, run } = live
    const name = labelled(record, user, named)
    const taken = takeOver(record, seat, { user, name })
    if (typeof taken === 'string') return refuse(taken)
    const old = record.seats[seat]
    if (!old || old.user === null || !run.rules.isIn(run.state, seat)) return refuse('seat-taken')
    if (knowsTooMuchFor(seat, user, record, await eventsOf(this.repository.store, record.id)))
      return refuse('knows-secrets')
    const refusal = isGiven
      ? await this.admission.tooManyFor(user, record.status)
      : await this.admission.refusalAt(record, user)
    if (refusal) return refuse(refusal)
    await this.repository.importedUsers.arrives(record.id, user)
    await this.repository.people.read([user])
    const wakes = isPausedForAbsence(record)
    const lent = endLoan(record, seat, 'taken-back')
    const before = { user: old.user, name: old.name }
    const root = rootOf(record)
    const lines = [
      ...(lent?.lines ?? []),
      happened({
        kind: 'seat-taken',
        seat,
        user,
        name,
        ...(root !== null && { account: accountMark(root, user) }),
        before,
      }),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ]
    const proposals = withoutVotes(record, seat, this.repository.uptime.now())
    const clocks = clocksOfNewcomer(record, seat, this.repository.uptime.now())
    const change = { ...taken, motions: proposals, ...(wakes && { pause: null }) }
    return await this.repository.change({ ...record, clocks }, { change, lines })
  }

  private async inLobby(
    record: TableRecord,
    work: (game: Game) => Change,
    brought?: Contribution,
  ): Promise<Result<TableRecord>> {
    if (record.status !== 'lobby') return refuse('not-in-lobby')
    const game = this.repository.gameOf(record)
    const change = work(game)
    if (typeof change === 'string') return refuse(change)
    const seal = withBrought(record.seal, brought)
    const { seats } = change
    const invitation = seats && invitationAfter(record, game, { seats, at: this.repository.clock.now() })
    return this.repository.change(record, { change: { ...change, ...(invitation && { invitation }), seal } })
  }
}

/** The proposals after a seat has changed hands: its old votes no longer count, and proposals about it are dropped. */
function withoutVotes(record: TableRecord, seat: Seat, now: number): TableRecord['motions'] {
  const isAbout = (one: TableRecord['motions'][number]) => isAboutSeat(one.kind) && one.seat === seat
  return withSettled(record, (one) => (isAbout(one) ? 'void' : null), now).map((one) =>
    one.came === null
      ? { ...one, ayes: one.ayes.filter((aye) => aye !== seat), nays: one.nays.filter((nay) => nay !== seat) }
      : one,
  )
}
