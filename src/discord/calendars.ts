import ical, { ICalCalendarMethod } from 'ical-generator'
import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Game } from '../engine/index.ts'
import { languageNow } from '../language/index.ts'
import type { Calendars } from '../television/televised.ts'
import type { TableService } from '../tables/index.ts'
import { hasGame } from '../tables/model/service.ts'
import { seatOf, type TableId, type UserId } from '../tables/model/store.ts'
import { forPerson } from './table/context/readers.ts'
import { linkTo } from './kit/links.ts'
import { readCardProjection, type ProjectionsOnly } from './screens/parts/projection.ts'
import { RetryLoop } from './screens/parts/retry-loop.ts'
import { TableQueue } from './screens/parts/table-queue.ts'
import { say } from './words/index.ts'

/** Changes of a table within this time are shown together. */
const GATHER_MS = 3000
const MAX_TABLES_AT_ONCE = 2
/** How often calendar programs should look for changes, in seconds. */
const LOOK_AGAIN_S = 15 * 60
const ID_LETTERS = 16

/** A time by which a person has to answer at a table. */
interface Deadline {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly game: Pick<Game, 'words'>
  readonly url: string
}

export interface CalendarParts {
  readonly tables: TableService
  readonly store: ProjectionsOnly
  readonly calendars: Calendars
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The calendars of people: when their time runs out at each table that openly waits for them. Private decisions are
 * left out, because a link may reach others. One for all the shards of a process.
 */
export class PersonCalendars {
  private readonly parts: CalendarParts
  private readonly line: TableQueue
  private readonly retries: RetryLoop
  private readonly deadlines = new Map<UserId, Map<TableId, Deadline | null>>()
  private readonly unsubscribe: readonly (() => void)[]

  constructor(parts: CalendarParts) {
    this.parts = parts
    const { tables, calendars, log, now } = parts
    this.retries = new RetryLoop({
      again: (id) => this.line.join(id, 0),
      report: (id, error) => log.error({ err: error, id }, 'calendar failed'),
    })
    this.line = new TableQueue({
      places: MAX_TABLES_AT_ONCE,
      now,
      attend: (id) => this.retries.run(id, () => (id.startsWith(OF_PERSON) ? this.readAll(id) : this.readTable(id))),
    })
    this.unsubscribe = [
      tables.onChange((id) => calendars.linked.length > 0 && this.line.join(id, GATHER_MS)),
      calendars.onNeed((user) => this.line.join(`${OF_PERSON}${user}`, 0)),
    ]
  }

  /** Shows everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.line.settled()
  }

  async stop(): Promise<void> {
    for (const unsubscribe of this.unsubscribe) unsubscribe()
    this.retries.stop()
    await this.line.stop()
  }

  /** Reads all tables of a person, whose calendar is missing. */
  private async readAll(id: string): Promise<void> {
    const user = id.slice(OF_PERSON.length)
    const records = await this.parts.tables.directory.find({ user, statuses: ['playing'] })
    const own = new Map<TableId, Deadline | null>()
    for (const record of records) own.set(record.id, await this.deadlineOf(record.id, user))
    this.deadlines.set(user, own)
    await this.show(user)
  }

  /** Reads a table that has changed, for its players and for those who have lost their seats. */
  private async readTable(id: TableId): Promise<void> {
    const { tables, calendars } = this.parts
    const seats = (await tables.views.of(id))?.record.seats ?? []
    const users = new Set(seats.flatMap(({ user }) => user ?? []))
    for (const [user, own] of this.deadlines) if (own.has(id)) users.add(user)
    for (const user of users) {
      if (calendars.linkOf(user) === null) this.deadlines.delete(user)
      else if (this.deadlines.has(user)) {
        this.deadlines.get(user)?.set(id, await this.deadlineOf(id, user))
        await this.show(user)
      }
    }
  }

  private async deadlineOf(id: TableId, user: UserId): Promise<Deadline | null> {
    const view = await this.parts.tables.views.of(id)
    const sitting = view && seatOf(view.record, user)
    if (!view || !hasGame(view) || !sitting || !view.awaited.includes(sitting.seat)) return null
    const time = view.time(sitting.seat)
    if (time?.deadline == null || view.isImported(sitting.seat)) return null
    const card = await readCardProjection(this.parts.store, id)
    return {
      id: `${hash('sha256', `${id}/${time.question}`).slice(0, ID_LETTERS)}@questmaster`,
      at: time.deadline,
      game: view.game,
      url: linkTo(view.record, card?.message ?? null),
    }
  }

  private async show(user: UserId): Promise<void> {
    const { tables, calendars, now } = this.parts
    const deadlines = [...(this.deadlines.get(user)?.values() ?? [])].filter((one) => one !== null)
    calendars.show(user, await forPerson(tables, user, () => calendarWith(deadlines, now())))
  }
}

/** Stands before a person's id in the queue, where tables have their own. */
const OF_PERSON = 'person '

/** A calendar as text (RFC 5545). */
function calendarWith(deadlines: readonly Deadline[], now: number): string {
  const calendar = ical({
    name: say('calendar-name'),
    prodId: { company: 'Questmaster', product: 'Deadlines', language: languageNow().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_S,
  })
  for (const { id, at, game, url } of [...deadlines].sort((one, other) => one.at - other.at)) {
    const said = {
      summary: say('calendar-deadline', { game: game.words.title }),
      description: say('calendar-where', { url }),
    }
    calendar.createEvent({ id, start: new Date(at), stamp: new Date(now), url, ...said })
  }
  return calendar.toString()
}
