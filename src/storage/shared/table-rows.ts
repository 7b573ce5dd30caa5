import { z } from 'zod'
import { LEVELS } from '../../engine/index.ts'
import {
  Damaged,
  FRAMINGS,
  LEFT_OUT,
  LOBBY_ENDS,
  loanInForce,
  PROPOSAL_OUTCOMES,
  PROPOSAL_KINDS,
  PACES,
  PAUSES,
  TABLE_STATUSES,
  WELCOMES,
  TEACHINGS,
  type Commit,
  type DamagedTable,
  type NewTable,
  type SeatRecord,
  type TableId,
  type TableRecord,
  type UserId,
} from '../../tables/model/store.ts'
import {
  hex256,
  keeper,
  loan as loanSchema,
  naming,
  optionValue,
  plan,
  seat as seatSchema,
  seatRecord,
  span,
  time,
  timing as timingSchema,
  watcher,
} from '../../tables/model/schemas.ts'
import { checked, parsed } from './checks.ts'
import { COLUMNS, type RowOf } from './columns.ts'

// The record of a table, read from its rows and turned into rows. Every row is checked as it is read, because it may be
// damaged or edited by hand.

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
const tally = z.int().nonnegative()
const attendance = z.object({
  user: z.string(),
  inTime: tally,
  late: tally,
  excused: tally,
  last: z.string().nullable(),
  isOnVacation: z.boolean(),
  hasLeft: z.boolean(),
})
const clocksSchema = z.object({
  opened: z.object({ turn: z.int(), at: time }).nullable(),
  few: z.int().nullable(),
  seats: z.array(seatClock.nullable()),
  hidden: z.object({ turn: z.int(), heard: z.int(), since: time, isUp: z.boolean() }).nullable(),
  attendance: z.array(attendance).optional(),
  // A table is worth more than its plans.
  plans: z.array(plan).optional().catch(undefined),
})
const motion = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  by: seatSchema,
  at: time,
  until: time,
  ayes: z.array(seatSchema),
  nays: z.array(seatSchema),
  came: z.enum(PROPOSAL_OUTCOMES).nullable(),
  seat: seatSchema.optional(),
  to: z.int().nonnegative().optional(),
  turn: z.int().nonnegative().optional(),
  bookmark: z.int().optional(),
  branch: z.int().optional(),
  line: z.int().nonnegative().optional(),
  undoes: z.int().nonnegative().optional(),
  turns: z.int().nonnegative().optional(),
  round: z.int().nonnegative().optional(),
  whose: z.array(z.object({ seat: seatSchema, answers: z.int().nonnegative() })).optional(),
  renews: z.boolean().optional(),
  pace: z.enum(PACES).optional(),
  language: z.string().optional(),
  watcher: watcher.omit({ seat: true }).optional(),
  place: z.object({ server: z.string(), room: z.string() }).optional(),
  alone: z.literal(true).optional(),
})

const sealSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sealed'), commitment: hex256, secret: z.string().min(1), brought: z.array(z.string()) }),
  z.object({ kind: z.literal('typed') }),
])

const invitationSchema = z.object({
  players: z.int().positive().nullable(),
  until: time.nullable(),
  welcome: z.enum(WELCOMES),
  begins: time.nullable(),
  joinedAt: time,
  callers: z.array(z.string()),
  // Lobbies that were stored before there were guests take anybody.
  guests: z.array(z.string()).nullable().default(null),
  closed: z.enum(LOBBY_ENDS).nullable(),
})

/** Longer names and ids are junk. */
const short = z.string().max(200)
const tableId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'is no id')
const tableRecord = z
  .object({
    id: tableId,
    game: short,
    preset: short,
    options: z.record(z.string(), optionValue),
    seed: short,
    seal: sealSchema,
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
    timing: timingSchema,
    clocks: clocksSchema.nullable(),
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
    invitation: invitationSchema.optional(),
    watchers: z.array(watcher),
    whispering: z.boolean(),
    hushed: z.boolean().optional(),
    level: z
      .enum(LEVELS)
      .nullable()
      .transform((level) => level ?? undefined),
    teaching: z
      .enum(TEACHINGS)
      .nullable()
      .transform((teaching) => teaching ?? undefined),
    language: short.nullable().transform((language) => language ?? undefined),
    seats: z
      .array(seatRecord.extend({ name: short, loan: loanSchema.optional() }))
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

/** Columns that only the store uses. */
const bookkeeping = z.object({
  heard: z.int().nonnegative(),
  dueAt: time.nullable(),
  shownRevision: z.int(),
  whispering: z.int(),
  hushed: z.int(),
})

/** The row of a table and the rows of its seats. */
export interface FoundTable {
  readonly row: RowOf<'tables'>
  readonly seats: readonly RowOf<'seats'>[]
}

/** The record of a table. Throws `Damaged`. */
export function recordOf({ row, seats: sitting }: FoundTable): TableRecord {
  const what = isTableId(row.id) ? `Table ${row.id}` : 'A table without an id'
  const json = (text: string | null) => (text === null ? null : parsed(text, what))
  const seated = sitting.map(({ table: _, deputy: _deputy, loanDue: _due, loan, ...one }) => ({
    ...one,
    ...(loan !== null && { loan: json(loan) }),
  }))
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
    invitation,
    watchers,
    ...columns
  } = row
  const bound = { kind, commitment, secret, brought: json(brought) }
  const seats = seated.sort((a, b) => a.seat - b.seat)
  const record = { ...columns, options: json(options), seal: bound, experience: json(experience), seats }
  const times = { timing: json(timing), clocks: json(clocks), motions: json(motions) ?? [] }
  const more = {
    called: json(called) ?? [],
    ...(again !== null && { again: json(again) }),
    ...(invitation !== null && { invitation: json(invitation) }),
  }
  const trusted = {
    watchers: json(watchers) ?? [],
    whispering: columns.whispering === 1,
    hushed: columns.hushed === 1 || undefined,
  }
  checked(bookkeeping, row, what)
  return checked(tableRecord, { ...record, ...times, ...more, ...trusted }, what)
}

export function isTableId(id: unknown): id is TableId {
  return tableId.safeParse(id).success
}

/**
 * The record of a table, or its readable parts if it is damaged. `handleOf` gives the id under which it can be found
 * then.
 */
export function recordOrDamage(found: FoundTable, handleOf: (id: TableId) => TableId): TableRecord | DamagedTable {
  try {
    return recordOf(found)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return damagedFrom(handleOf(found.row.id), error.message, found)
  }
}

function damagedFrom(id: TableId, why: string, { row, seats: sitting }: FoundTable): DamagedTable {
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

/** Text no longer than people write. */
function word(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 100 ? value : null
}

/** How far an imported table has been shown already; by default not at all. */
export interface InitialState {
  /** The last line of its chronicle that is a fact for everyone. */
  readonly heard?: number
  readonly isShown?: boolean
}

/** The row of a new table. */
export function newRow(table: NewTable, { heard = 0, isShown = false }: InitialState = {}) {
  const {
    seats: _,
    seal,
    options,
    experience,
    timing,
    clocks,
    motions,
    called,
    again,
    invitation,
    watchers,
    whispering,
    hushed,
    ...row
  } = table
  return {
    ...row,
    ...changedColumns({ seal, experience, motions, called, watchers, whispering, hushed, invitation }),
    seal: seal.kind,
    options: JSON.stringify(options),
    timing: JSON.stringify(timing),
    clocks: clocks && JSON.stringify(clocks),
    again: again && JSON.stringify(again),
    heard,
    ...(isShown && { shownRevision: 0 }),
  }
}

type Change = NonNullable<Commit['change']>
type JsonChange = Pick<
  Change,
  | 'seal'
  | 'options'
  | 'experience'
  | 'timing'
  | 'motions'
  | 'called'
  | 'watchers'
  | 'whispering'
  | 'hushed'
  | 'invitation'
>

/** The columns of those parts of a record that are stored in another form. */
function changedColumns({ seal, options, experience, timing, motions, called, watchers, ...switches }: JsonChange) {
  const { whispering, hushed, invitation } = switches
  return {
    ...(experience !== undefined && { experience: experience && JSON.stringify(experience) }),
    ...(options && { options: JSON.stringify(options) }),
    ...(timing && { timing: JSON.stringify(timing) }),
    ...(motions && { motions: motions.length === 0 ? null : JSON.stringify(motions) }),
    ...(called && { called: called.length === 0 ? null : JSON.stringify(called) }),
    ...(watchers && { watchers: watchers.length === 0 ? null : JSON.stringify(watchers) }),
    ...(whispering !== undefined && { whispering: whispering ? 1 : 0 }),
    ...(hushed !== undefined && { hushed: hushed ? 1 : 0 }),
    ...(invitation && { invitation: JSON.stringify(invitation) }),
    ...(seal && { seal: seal.kind, ...(seal.kind === 'sealed' && sealedColumns(seal)) }),
  }
}

function sealedColumns({ commitment, secret, brought }: TableRecord['seal'] & { readonly kind: 'sealed' }) {
  return { commitment, secret, brought: JSON.stringify(brought) }
}

/** The columns of a table that a step changes. Throws if the change has a property that no column stores. */
export function changeOf(change: Change) {
  const keys = Object.keys(change)
  if (keys.length === 0) return undefined
  const unknown = keys.find((key) => key !== 'seats' && !(key in COLUMNS.tables))
  if (unknown !== undefined) throw new Error(`no column stores the property ${unknown} of a change`)
  const {
    seats: _,
    seal,
    options,
    experience,
    timing,
    motions,
    called,
    watchers,
    whispering,
    hushed,
    invitation,
    ...columns
  } = change
  const parts = { seal, options, experience, timing, motions, called, watchers, whispering, hushed, invitation }
  const json = changedColumns(parts)
  const changed = { ...columns, ...json }
  return Object.values(changed).some((value) => value !== undefined) ? changed : undefined
}

/** The text by which the stored clocks of a table name a person whose attendance they count. */
export function attendedBy(user: UserId): string {
  return JSON.stringify({ user }).slice(1, -1)
}

export function seatRows(table: TableId, sitting: readonly SeatRecord[]) {
  return sitting.map(({ loan = null, ...one }) => ({
    table,
    ...one,
    deputy: loanInForce({ loan })?.user ?? null,
    loan: loan && JSON.stringify(loan),
    loanDue: loan && (loan.openUntil ?? loan.until),
  }))
}
