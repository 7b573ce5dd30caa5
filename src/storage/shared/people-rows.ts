import { z } from 'zod'
import {
  FRAMINGS,
  HEADS_UPS,
  HOURS_FOR,
  MOTION,
  NEW_PERSON,
  NOTICES,
  RECORDS_FOR,
  WHILE_AWAY,
  WHISPERS_FROM,
  type Bookmark,
  type FaultRecord,
  type Guess,
  type NewSummary,
  type Person,
  type Saga,
  type Shown,
  type Summary,
  type UserId,
  type Whisper,
} from '../../tables/model/store.ts'
import { bookmark, guess, seat, span, time, whisper } from '../../tables/model/schemas.ts'
import { checked, parsed } from './checks.ts'
import type { RowOf } from './columns.ts'

// Data beside the games, read from rows and turned into rows: marks, faults, settings and statistics.

/** Throws `Damaged`. */
export function bookmarkFrom(row: Bookmark): Bookmark {
  return checked(bookmark, row, `Bookmark ${row.number}`)
}

/** Throws `Damaged`. */
export function guessFrom(row: Guess): Guess {
  return checked(guess, row, 'A guess')
}

/** Throws `Damaged`. */
export function whisperFrom(row: RowOf<'whispers'>): Whisper {
  const { number, at, text, salt, fromSeat, fromUser, fromName, toSeat, toUser, toName } = row
  const from = { seat: fromSeat, user: fromUser, name: fromName }
  const to = { seat: toSeat, user: toUser, name: toName }
  return checked(
    whisper,
    { number, at, from, to, text, ...(salt !== null && { salt }) },
    `Whisper ${number} of table ${row.table}`,
  )
}

export function whisperRow(table: string, { number, at, from, to, text, salt }: Whisper) {
  const sent = { fromSeat: from.seat, fromUser: from.user, fromName: from.name }
  const received = { toSeat: to.seat, toUser: to.user, toName: to.name }
  return { table, number, at, text, salt, ...sent, ...received }
}

/** Throws `Damaged`. */
export function projectionFrom({ table, kind, target, data }: RowOf<'shown'>): Omit<Shown, 'table'> {
  return { kind, target, data: parsed(data, `What is shown of table ${table} (${kind})`) }
}

/** Private notes by their users. */
export function notesFrom(rows: readonly RowOf<'privateNotes'>[]): ReadonlyMap<UserId, string> {
  return new Map(rows.map(({ user, text }) => [user, textIfAny(text) ?? '']))
}

/** A damaged value that is no longer text counts as nothing. */
export function textIfAny(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const faultRow = z.object({ id: z.string(), table: z.string(), at: time, error: z.string() })

/** Throws `Damaged`. */
export function faultFrom(row: RowOf<'faults'>): FaultRecord {
  const what = `A fault of table ${row.table}`
  return { ...checked(faultRow, row, what), details: parsed(row.details, what) }
}

const hour = z.int().min(0).max(23)
const person = z.object({
  zone: z.string(),
  quiet: z.object({ from: hour, to: hour }).nullable(),
  learns: z.boolean(),
  acted: z.array(z.number().nonnegative()).max(24),
  notice: z.enum(NOTICES),
  remindEvery: span.nullable(),
  awayUntil: time.nullable(),
  whileAway: z.enum(WHILE_AWAY),
  pictures: z.enum(FRAMINGS),
  motion: z.enum(MOTION),
  records: z.enum(RECORDS_FOR),
  whispers: z.enum(WHISPERS_FROM),
  hours: z.enum(HOURS_FOR),
  headsUp: z.enum(HEADS_UPS),
  ringGap: span,
  rang: z.object({ openly: time, directly: time, hook: time }),
  webhook: z.object({ url: z.url(), key: z.string() }).nullable(),
  language: z.string().nullable(),
  locale: z.string().nullable(),
})

/** The settings that every version has stored. */
const keptPerson = z.looseObject({ zone: z.string() })

/** A person's settings; those that were not stored yet have the values of a new person. Throws `Damaged`. */
export function personFrom(user: UserId, data: string): Person {
  const what = `What was kept of user ${user}`
  const kept = checked(keptPerson, parsed(data, what), what)
  return checked(person, { ...NEW_PERSON, ...kept }, what)
}

/**
 * Stands in for settings that can't be read: nothing is shown or learnt about the person. Nothing overwrites the
 * damaged settings by itself.
 */
export const SHY_PERSON: Person = { ...NEW_PERSON, learns: false, records: 'nobody', whispers: 'nobody' }

const counts = z.record(z.string(), z.number())
const summaryColumns = z.object({
  number: z.int().positive(),
  table: z.string(),
  server: z.string(),
  game: z.string(),
  endedAt: time,
  version: z.int(),
  revision: z.int(),
})
const summaryData = z.object({
  preset: z.string(),
  startedAt: time,
  turns: z.int().nonnegative(),
  seats: z.array(
    z.object({
      seat,
      user: z.string().nullable(),
      name: z.string(),
      roles: z.array(z.string()),
      won: z.boolean(),
      rank: z.int(),
      score: z.number(),
      counts,
    }),
  ),
  isElsewhere: z.boolean().optional(),
  decidedAlone: z.int().positive().optional(),
})

/** Throws `Damaged`. */
export function summaryFrom({ data, ...row }: RowOf<'summaries'>): Summary {
  const what = `What was remembered of table ${row.table}`
  return { ...checked(summaryColumns, row, what), ...checked(summaryData, parsed(data, what), what) }
}

export function summaryRow(summary: NewSummary) {
  const { preset, startedAt, turns, seats, isElsewhere, decidedAlone, ...columns } = summary
  return { ...columns, data: JSON.stringify({ preset, startedAt, turns, seats, isElsewhere, decidedAlone }) }
}

const feed = z.object({
  room: z.string(),
  by: z.string(),
  since: time,
  upTo: z.int(),
  trouble: z.string().nullable(),
})

/** Throws `Damaged`. */
export function feedFrom(row: RowOf<'sagas'>): Saga {
  return checked(feed, row, `Where the games of server ${row.server} are told`)
}
