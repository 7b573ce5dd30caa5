import { z } from 'zod'
import { goesBack, type Entry, type Link, type RewindEntry } from '../engine/index.ts'
import {
  Damaged,
  FRAMINGS,
  LEFT_OUT,
  MOTION_ENDS,
  MOTION_KINDS,
  NEW_PERSON,
  NOTICES,
  PACES,
  PAUSES,
  RECORDS_FOR,
  TABLE_STATUSES,
  WHILE_AWAY,
  WHISPERS_FROM,
  type Bookmark,
  type ChronicleLine,
  type DamagedTable,
  type FaultRecord,
  type Guess,
  type LinkedEntry,
  type Person,
  type Position,
  type Saga,
  type Summary,
  type TableId,
  type TableRecord,
  type UserId,
  type Whisper,
} from '../tables/model/store.ts'
import {
  audience,
  bookmark,
  event,
  fact,
  guess,
  hex256,
  keeper,
  naming,
  optionValue,
  seat,
  seatRecord,
  span,
  time,
  timing,
  watcher,
  whisper,
} from '../tables/model/schemas.ts'
import type { WhisperRow } from './whispers.ts'
import type { chronicle, entries, faults, positions, sagas, seats, summaries, tables } from './schema.ts'

// What is stored is checked as it is read: rows may be damaged, or written by hand.

const seatClock = z.object({
  question: z.string(),
  since: time,
  keeper,
  keptSince: time,
  bank: z.number(),
  isReaction: z.boolean(),
  reminders: z.int().nonnegative(),
  isUp: z.boolean(),
  isSecret: z.boolean().optional(),
  remindedAt: time.optional(),
  lapses: z.int().nonnegative(),
  lapsedIn: z.int(),
  position: z.string().nullable(),
  spent: span,
  isStopped: z.boolean(),
  gained: span,
  used: z.array(z.tuple([z.string(), span, span])),
  regains: z.boolean(),
  newcomer: z.string().nullable(),
})
const clocks = z.object({
  opened: z.object({ turn: z.int(), at: time }).nullable(),
  few: z.int().nullable(),
  seats: z.array(seatClock.nullable()),
  hidden: z.object({ turn: z.int(), heard: z.int(), since: time, isUp: z.boolean() }).nullable(),
})
const motion = z.object({
  id: z.string(),
  kind: z.enum(MOTION_KINDS),
  by: seat,
  at: time,
  until: time,
  ayes: z.array(seat),
  nays: z.array(seat),
  came: z.enum(MOTION_ENDS).nullable(),
  seat: seat.optional(),
  to: z.int().nonnegative().optional(),
  turn: z.int().nonnegative().optional(),
  bookmark: z.int().optional(),
  branch: z.int().optional(),
  line: z.int().nonnegative().optional(),
  undoes: z.int().nonnegative().optional(),
  turns: z.int().nonnegative().optional(),
  round: z.int().nonnegative().optional(),
  whose: z.array(z.object({ seat, answers: z.int().nonnegative() })).optional(),
  renews: z.boolean().optional(),
  pace: z.enum(PACES).optional(),
  watcher: watcher.omit({ seat: true }).optional(),
  place: z.object({ server: z.string(), room: z.string() }).optional(),
  alone: z.literal(true).optional(),
})

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
  records: z.enum(RECORDS_FOR),
  whispers: z.enum(WHISPERS_FROM),
})

const seal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sealed'), commitment: hex256, secret: z.string().min(1), brought: z.array(z.string()) }),
  z.object({ kind: z.literal('typed') }),
])

/** Names and ids: much longer ones are junk. */
const short = z.string().max(200)
const tableId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'is no id')
const tableRecord = z
  .object({
    id: tableId,
    game: short,
    preset: short,
    options: z.record(z.string(), optionValue),
    seed: short,
    seal,
    experience: z.array(z.int().nonnegative()).nullable(),
    hostSeat: z
      .int()
      .nonnegative()
      .nullable()
      .transform((seat) => seat ?? undefined),
    status: z.enum(TABLE_STATUSES),
    server: short,
    room: short,
    host: short,
    timing,
    clocks: clocks.nullable(),
    pause: z.enum(PAUSES).nullable(),
    motions: z.array(motion),
    called: z.array(naming),
    pictures: z.enum(FRAMINGS),
    again: z
      .object({
        after: z.string(),
        called: z.array(z.string()),
        leftOut: z.array(z.object({ name: z.string(), why: z.enum(LEFT_OUT) })),
      })
      .optional(),
    watchers: z.array(watcher),
    whispering: z.boolean(),
    seats: z
      .array(seatRecord.extend({ name: short }))
      .refine((all) => all.every((one, index) => one.seat === index), 'seats are missing'),
    createdAt: z.int(),
    changedAt: z.int(),
    archivedAt: z.int().nullable(),
    revision: z.int().nonnegative(),
  })
  .refine(({ status, seats }) => status === 'lobby' || seats.length > 0, 'nobody has a seat')
  .refine(
    ({ status, seats, experience }) => status === 'lobby' || (experience ?? seats).length === seats.length,
    'a seat is missing',
  )
  .refine(({ seats, hostSeat }) => (hostSeat ?? 0) < Math.max(seats.length, 1), "the host's seat is missing")

/** What a row of a table has for the store alone. */
const bookkeeping = z.object({
  heard: z.int().nonnegative(),
  dueAt: time.nullable(),
  shownRevision: z.int(),
  whispering: z.int(),
})

const flag = z.union([z.literal(0), z.literal(1)])
/** What a line of the log has beside what was done. Who wrote it and when is of no weight for the game. */
const lineOfLog = z.object({
  seq: z.int().positive(),
  by: z.string().nullable().catch(null),
  at: time.catch(0),
})
const answerRow = z.object({ seat, verb: z.string(), key: z.string(), sealed: flag, quiet: flag.nullable() })
/** The verbs of a rewind: by whether what no seat knew is dealt anew, and whether as far as all know the luck stays. */
const REWINDS = {
  '': {},
  deals: { deals: true },
  keeps: { keeps: true },
  'deals and keeps': { deals: true, keeps: true },
}
const rewindRow = z.object({
  rewoundTo: z.int().nonnegative(),
  seed: z.string().nullable(),
  verb: z.enum(['deals', 'keeps', 'deals and keeps']).nullable(),
})

const acted = z.array(z.int().nonnegative())
const place = z.object({ seq: z.int().nonnegative(), turn: z.int(), version: z.int() })

/** A table from its row and the rows of its seats. Throws `Damaged`. */
export function tableFrom(
  row: typeof tables.$inferSelect,
  sitting: readonly (typeof seats.$inferSelect)[],
): TableRecord {
  const what = isTableId(row.id) ? `Table ${row.id}` : 'A table without an id'
  const seated = sitting.map(({ table: _, ...one }) => one)
  const json = (text: string | null) => (text === null ? null : parsed(text, what))
  const {
    seal: kind,
    commitment,
    secret,
    brought,
    options,
    experience,
    timing,
    clocks,
    motions,
    called,
    again,
    watchers,
    ...columns
  } = row
  const bound = { kind, commitment, secret, brought: json(brought) }
  const seats = seated.sort((a, b) => a.seat - b.seat)
  const record = { ...columns, options: json(options), seal: bound, experience: json(experience), seats }
  const times = { timing: json(timing), clocks: json(clocks), motions: json(motions) ?? [] }
  const more = { called: json(called) ?? [], ...(again !== null && { again: json(again) }) }
  const trusted = { watchers: json(watchers) ?? [], whispering: columns.whispering === 1 }
  checked(bookkeeping, row, what)
  return checked(tableRecord, { ...record, ...times, ...more, ...trusted }, what)
}

export function isTableId(id: unknown): id is TableId {
  return tableId.safeParse(id).success
}

/** What can be read of a table that is damaged. */
export function damagedFrom(
  id: TableId,
  why: string,
  row: typeof tables.$inferSelect,
  sitting: readonly (typeof seats.$inferSelect)[],
): DamagedTable {
  const { game, server, room, status, changedAt } = row
  return {
    id,
    why,
    game: word(game),
    server: word(server),
    room: word(room),
    status: TABLE_STATUSES.find((one) => one === status) ?? null,
    players: sitting.flatMap(({ name }) => word(name) ?? []),
    changedAt: Number.isSafeInteger(changedAt) ? changedAt : null,
  }
}

/** Text that is no longer than what people write. */
function word(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 100 ? value : null
}

/** A line of the log as SQLite has it: what is true is 1. */
/** What has been shown of a table under a kind and a target, as JSON. */
export interface ShownRow {
  readonly kind: string
  readonly target: string
  readonly data: string
}

export type EntryRow = Omit<typeof entries.$inferSelect, 'sealed' | 'quiet'> & {
  readonly sealed: number | null
  readonly quiet: number | null
}

/** A line of the log. Throws `Damaged`. */
export function entryFrom(row: EntryRow): Entry & { by: UserId | null; at: number } {
  const what = `Line ${row.seq} of the log of table ${row.table}`
  const { seq, by, at } = checked(lineOfLog, row, what)
  if (row.rewoundTo !== null) {
    const { rewoundTo: to, seed, verb } = checked(rewindRow, row, what)
    if (!goesBack({ seq, to })) throw new Damaged(`${what} is damaged: it does not go back.`)
    return { kind: 'rewind', seq, to, seed, ...REWINDS[verb ?? ''], by, at }
  }
  const { seat, verb, key, sealed, quiet } = checked(answerRow, row, what)
  return { kind: 'answer', seq, answer: { seat, verb, key }, sealed: sealed === 1, quiet: quiet === 1, by, at }
}

/** What a rewind has in place of a verb; `null` if it is as plain as can be. */
export function verbOf({ deals = false, keeps = false }: RewindEntry): string | null {
  return [...(deals ? ['deals'] : []), ...(keeps ? ['keeps'] : [])].join(' and ') || null
}

/** A line of the log with its link. Throws `Damaged`. */
export function linkedFrom(row: EntryRow, link: Link): LinkedEntry {
  return { ...entryFrom(row), link }
}

/** A position from its row and its state, unpacked. Throws `Damaged`. */
export function positionFrom(row: typeof positions.$inferSelect, state: string): Position {
  const what = `The position of table ${row.table} at line ${row.seq}`
  const { seq, turn, version } = checked(place, row, what)
  parsed(state, what)
  return { seq, turn, version, acted: checked(acted, parsed(row.acted, what), what), state }
}

export type LineRow = Omit<typeof chronicle.$inferSelect, 'isEvent' | 'isPrivate'> & {
  readonly isEvent: number
  readonly isPrivate: number
}

const lineOfChronicle = z.object({
  line: z.int().positive(),
  seq: z.int().nonnegative(),
  at: time,
  version: z.int().nonnegative().catch(0),
  isEvent: flag,
})

/** A line of the chronicle. Throws `Damaged`. */
export function lineFrom(row: LineRow): ChronicleLine {
  const what = `Line ${row.line} of the chronicle of table ${row.table}`
  const { line, seq, at, version } = checked(lineOfChronicle, row, what)
  const body = parsed(row.body, what)
  const to = isForAll(row) ? 'all' : checked(audience, parsed(row.audience ?? '', what), what)
  if (row.isEvent) return { line, seq, at, version, kind: 'event', event: checked(event, body, what), to }
  return { line, seq, at, version, kind: 'fact', fact: checked(fact, body, what), to }
}

/** What stands in place of a line that cannot be read: for those who were told it, for nobody if that cannot be read either. */
export function standInFor(row: LineRow): ChronicleLine[] {
  const { line, seq, at } = row
  const numbered = lineOfChronicle.shape
  if (!numbered.line.safeParse(line).success) return []
  const when = { seq: numbered.seq.safeParse(seq).data ?? 0, at: numbered.at.safeParse(at).data ?? 0, version: 0 }
  const to = isForAll(row) ? 'all' : audienceOf(row.audience)
  return [{ line, ...when, kind: 'event', event: { kind: 'unreadable' }, to }]
}

/** Both must say so: a private line that has lost its audience would be told to everybody. */
function isForAll({ audience: told, isPrivate }: LineRow): boolean {
  return told === null && isPrivate === 0
}

function audienceOf(told: string | null): number[] {
  try {
    return audience.safeParse(JSON.parse(told ?? '')).data ?? []
  } catch {
    return []
  }
}

/** A whisper. Throws `Damaged`. */
export function whisperFrom(row: WhisperRow): Whisper {
  const { number, at, text, salt, fromSeat, fromUser, fromName, toSeat, toUser, toName } = row
  const from = { seat: fromSeat, user: fromUser, name: fromName }
  const to = { seat: toSeat, user: toUser, name: toName }
  return checked(
    whisper,
    { number, at, from, to, text, ...(salt !== null && { salt }) },
    `Whisper ${number} of table ${row.table}`,
  )
}

const faultRow = z.object({ id: z.string(), table: z.string(), at: time, error: z.string() })

/** Throws `Damaged`. */
export function faultFrom(row: typeof faults.$inferSelect): FaultRecord {
  const what = `A fault of table ${row.table}`
  return { ...checked(faultRow, row, what), details: parsed(row.details, what) }
}

/** Throws `Damaged`. */
export function bookmarkFrom(row: Bookmark): Bookmark {
  return checked(bookmark, row, `Bookmark ${row.number}`)
}

/** Throws `Damaged`. */
export function guessFrom(row: Guess): Guess {
  return checked(guess, row, 'A guess')
}

/** What somebody has chosen. What was not kept yet is as for somebody new. Throws `Damaged`. */
export function personFrom(user: UserId, data: string): Person {
  const what = `What was kept of user ${user}`
  const kept = checked(keptPerson, parsed(data, what), what)
  return checked(person, { ...NEW_PERSON, ...kept }, what)
}

/** The least that was ever kept of anybody. */
const keptPerson = z.looseObject({ zone: z.string() })

/** Somebody whose choices cannot be read any more: nothing is shown or learnt of them, and none of it is written over by itself. */
export const SHY_PERSON: Person = { ...NEW_PERSON, learns: false, records: 'nobody', whispers: 'nobody' }

const counts = z.record(z.string(), z.number())
const summaryRow = z.object({
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

/** What a finished game has left. Throws `Damaged`. */
export function summaryFrom({ data, ...row }: typeof summaries.$inferSelect): Summary {
  const what = `What was remembered of table ${row.table}`
  return { ...checked(summaryRow, row, what), ...checked(summaryData, parsed(data, what), what) }
}

const saga = z.object({
  room: z.string(),
  by: z.string(),
  since: time,
  upTo: z.int(),
  trouble: z.string().nullable(),
})

/** Throws `Damaged`. */
export function sagaFrom(row: typeof sagas.$inferSelect): Saga {
  return checked(saga, row, `Where the games of server ${row.server} are told`)
}

/** JSON from a column. Throws `Damaged`. */
export function parsed(json: string, what: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Damaged(`${what} is damaged: it is not JSON.`)
  }
}

/** What is of a form. Throws `Damaged`. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Damaged(`${what} is damaged: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'is wrong'}.`)
}
