import { cameBack, startVacation, isOnVacation, seatToTakeBack, type SeatChange } from '../steps/presence.ts'
import { isPlayers } from '../live/clocks.ts'
import { settledTable } from '../live/undo.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { RunningTable } from '../live/running-table.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { MAX_AWAY_DAYS, type PersonChange, type Result } from '../model/service.ts'
import { clocksAfter } from '../steps/seat-clocks.ts'
import {
  seatOf,
  type NewLine,
  type Person,
  type Reliability,
  type RingWay,
  type TableId,
  type UserId,
  type WhileAway,
} from '../model/store.ts'
import { readReliability } from '../stats/reliability.ts'
import { isZone } from '../steps/waking-hours.ts'

const HOURS_A_DAY = 24
const HOUR_MS = 60 * 60 * 1000
const REMIND_EVERY_MS = { least: HOUR_MS, most: 30 * HOURS_A_DAY * HOUR_MS } as const
const MAX_RING_GAP_MS = HOURS_A_DAY * HOUR_MS
/** The number of a user's tables that are kept up to date: those changed last. */
const MAX_TABLES = 500

type Step = SeatChange | { readonly quiet: true }

/** The choices that people make for all their tables, and whether they are there. */
export interface PeopleService {
  /** A person's settings for all their tables. */
  person(user: UserId): Promise<Person>
  /** How far others can count on each person, by their tables on a server (default: by all of their tables). */
  reliability(users: readonly UserId[], server?: string): Promise<ReadonlyMap<UserId, Reliability>>
  /** Changes a person's settings. The change applies to their tables at once. */
  choose(user: UserId, change: PersonChange): Promise<Result<Person>>
  /** Notes that a person has just used the bot, so that nothing rings for a while. */
  isHere(user: UserId): void
  /** Notes that the bot has called people to their moves. */
  rang(users: readonly UserId[], way: RingWay): Promise<void>
  /**
   * Starts a vacation until a time in milliseconds since 1970, at all running tables of the person and at those that
   * start meanwhile.
   */
  goAway(user: UserId, until: number, whileAway: WhileAway): Promise<Result<Person>>
  /**
   * Ends a person's vacation, and takes back the seats that they have lent to a computer. Acting at any of their tables
   * ends a vacation too.
   */
  comeBack(user: UserId): Promise<Result>
  /**
   * Returns a seat to its player, who has opened their hand or acted at the table, if the seat was played for them or
   * offered because they were inactive or had left. Resolves to the private lines for the player; `null` if nothing
   * changed, as during a vacation.
   */
  takeSeatBack(id: TableId, user: UserId): Promise<Result<readonly NewLine[] | null>>
  /** Whether a person at a table is known only from its imported file. Don't send messages to such a person. */
  isImported(id: TableId, user: UserId): Promise<boolean>
}

export class Presence implements PeopleService {
  private readonly repository: TableRepository
  private readonly requests: Requests

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  async person(user: UserId): Promise<Person> {
    await this.repository.people.read([user])
    return this.repository.people.of(user)
  }

  async reliability(users: readonly UserId[], server?: string): Promise<ReadonlyMap<UserId, Reliability>> {
    const each = new Map<UserId, Reliability>()
    for (const user of users) each.set(user, await readReliability(this.repository, user, server))
    return each
  }

  async choose(user: UserId, change: PersonChange): Promise<Result<Person>> {
    const { zone, quiet, remindEvery, ringGap } = change
    if (zone !== undefined && !isZone(zone)) return refuse('no-such-zone')
    if (quiet && (!isHour(quiet.from) || !isHour(quiet.to) || quiet.from === quiet.to)) return refuse('no-quiet-hours')
    if (remindEvery != null && !(remindEvery >= REMIND_EVERY_MS.least && remindEvery <= REMIND_EVERY_MS.most))
      return refuse('no-such-interval')
    if (ringGap !== undefined && !(ringGap >= 0 && ringGap <= MAX_RING_GAP_MS)) return refuse('no-such-interval')
    const person = await this.repository.people.choose(user, change)
    // Deadlines and reminders depend on these.
    const isOfTime = [zone, quiet, change.learns, change.hours, remindEvery].some((one) => one !== undefined)
    if (isOfTime) await this.atTables(user, () => ({ quiet: true }))
    return granted(person)
  }

  isHere(user: UserId): void {
    this.repository.people.saw(user, this.repository.clock.now())
  }

  async rang(users: readonly UserId[], way: RingWay): Promise<void> {
    const { people, clock } = this.repository
    for (const user of users) await people.rang(user, way, clock.now())
  }

  async goAway(user: UserId, until: number, whileAway: WhileAway): Promise<Result<Person>> {
    const now = this.repository.clock.now()
    if (until <= now) return refuse('away-in-the-past')
    if (until > now + MAX_AWAY_DAYS * HOURS_A_DAY * HOUR_MS) return refuse('away-too-long')
    const person = await this.repository.people.set(user, { awayUntil: until, whileAway })
    const done = await this.atTables(user, (live, seat) =>
      isOnVacation(person, now) && isPlayers(live, seat) ? startVacation(live.record, seat, person) : null,
    )
    return done.ok ? granted(person) : done
  }

  async comeBack(user: UserId): Promise<Result> {
    const person = await this.person(user)
    let isAway = isOnVacation(person, this.repository.clock.now())
    const done = await this.atTables(user, async (live, seat) => {
      const { keeper, backAt } = live.record.seats[seat] ?? {}
      // A friend keeps the seat that they were lent.
      if (keeper === 'player' || keeper === 'deputy' || backAt == null) return null
      const back = cameBack(live.record, seat)
      isAway ||= back !== null
      return back && { change: back.change, lines: [...back.lines, ...(await this.repository.standIns(live, user))] }
    })
    if (done.ok && !isAway) return refuse('not-away')
    if (done.ok) await this.repository.people.set(user, { awayUntil: null })
    return done
  }

  isImported(id: TableId, user: UserId): Promise<boolean> {
    return this.repository.importedUsers.has(id, user)
  }

  async takeSeatBack(id: TableId, user: UserId): Promise<Result<readonly NewLine[] | null>> {
    const { repository, requests } = this
    const record = await repository.record(id)
    if (!record || !seatToTakeBack(record, user) || (await repository.importedUsers.has(id, user))) return granted(null)
    return requests.ofTable(id, async (now) => {
      const found = seatToTakeBack(now, user) ? await repository.live(id) : undefined
      const live = found && (await settledTable(repository, found))
      const seat = live && seatToTakeBack(live.record, user)
      const back = seat && isPlayers(live, seat.seat) ? cameBack(live.record, seat.seat) : null
      if (!live || !back) return granted(null)
      const told = await repository.standIns(live, user)
      const clocks = clocksAfter(live.record, user)
      const done = await repository.change({ ...live.record, clocks }, { ...back, lines: [...back.lines, ...told] })
      return done.ok ? granted(told) : done
    })
  }

  /** A request of a player or a deputy, who thereby shows that they are there. */
  async acting<T>(...[id, user, work]: Parameters<typeof this.requests.atSeat<T>>): Promise<Result<T>> {
    const done = await this.requests.atSeat(id, user, work)
    if (done.ok) await this.hasActed(user)
    return done
  }

  /** A player who has acted is back, if they were away. */
  async hasActed(user: UserId): Promise<void> {
    const { people, clock, log } = this.repository
    if (!isOnVacation(people.of(user), clock.now())) return
    try {
      await this.comeBack(user)
    } catch (error) {
      log.error({ user, err: error }, 'return from vacation failed')
    }
  }

  /** Takes a step at each running table of a user's that has one to take. Damaged tables stay as they are. */
  private async atTables(
    user: UserId,
    stepOf: (live: RunningTable, seat: number) => Promise<Step | null> | Step | null,
  ): Promise<Result> {
    const tables = await this.repository.store.records.list({ user, statuses: ['playing'], limit: MAX_TABLES })
    for (const { id } of tables) {
      const done = await this.requests.ofTable(id, async (record) => {
        // A user's doings elsewhere do not concern a table that knows them only from a file.
        const seat = (await this.repository.importedUsers.has(id, user)) ? undefined : seatOf(record, user)
        const found = record.status === 'playing' && seat ? await this.repository.live(id) : undefined
        const live = found && (await settledTable(this.repository, found))
        const step = live && seat ? await stepOf(live, seat.seat) : null
        if (live && step) await this.repository.change(live.record, step)
        return DONE
      })
      if (!done.ok && (done.why === 'busy' || done.why === 'restarting')) return done
    }
    return DONE
  }
}

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour < HOURS_A_DAY
}
