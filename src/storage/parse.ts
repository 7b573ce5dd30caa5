import { z } from 'zod'
import { LENGTHS, type Entry, type Snapshot } from '../engine/index.ts'
import {
  Damaged,
  TABLE_STATUSES,
  type ChronicleLine,
  type FaultRecord,
  type LinkedEntry,
  type TableRecord,
  type UserId,
} from '../tables/store.ts'
import type { chronicle, entries, faults, seats, snapshots, tables } from './schema.ts'

// What is stored is checked as it is read: rows may have been written by older versions, or by hand.

const seat = z.int().nonnegative()
const seatRecord = z.object({ seat, user: z.string().nullable(), name: z.string(), away: z.boolean() })

const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256')
const seal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sealed'), commitment: hex256, secret: z.string().min(1), brought: z.array(z.string()) }),
  z.object({ kind: z.enum(['typed', 'before']) }),
])

const tableRecord = z.object({
  id: z.string(),
  game: z.string(),
  length: z.enum(LENGTHS),
  seed: z.string(),
  seal,
  experience: z.array(z.int().nonnegative()).nullable(),
  status: z.enum(TABLE_STATUSES),
  server: z.string(),
  room: z.string(),
  host: z.string(),
  seats: z.array(seatRecord).refine((all) => all.every((one, index) => one.seat === index), 'seats are missing'),
  createdAt: z.int(),
  changedAt: z.int(),
})

const answerRow = z
  .object({
    kind: z.literal('answer'),
    seat,
    verb: z.string(),
    key: z.string(),
    sealed: z.boolean(),
    quiet: z.boolean().nullable(),
  })
  .transform(({ kind, sealed, quiet, ...answer }) => ({ kind, answer, sealed, quiet: quiet ?? false }))
const rewindRow = z
  .object({ kind: z.literal('rewind'), rewoundTo: z.int().nonnegative(), seed: z.string().nullable() })
  .transform(({ kind, rewoundTo, seed }) => ({ kind, to: rewoundTo, seed }))
const entryRow = z.union([answerRow, rewindRow])

const audience = z.union([z.literal('all'), z.array(seat)])
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['started', 'resumed', 'closed', 'over']) }),
  z.object({ kind: z.enum(['undone', 'went-away', 'came-back', 'resigned']), seat }),
  z.object({ kind: z.literal('fault'), fault: z.string() }),
  z.object({ kind: z.literal('answers-lost'), lost: z.int() }),
])
const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fact'), fact: z.looseObject({ kind: z.string() }), to: audience }),
  z.object({ kind: z.literal('event'), event }),
])

/** A table from its row and the rows of its seats. Throws `Damaged`. */
export function tableFrom(
  row: typeof tables.$inferSelect,
  sitting: readonly (typeof seats.$inferSelect)[],
): TableRecord {
  const what = `Table ${row.id}`
  const seated = sitting.map(({ seat, user, name, away }) => ({ seat, user, name, away }))
  const json = (text: string | null) => (text === null ? null : parsed(text, what))
  const { seal: kind, commitment, secret, brought, experience, ...columns } = row
  const bound = { kind, commitment, secret, brought: json(brought) }
  const seats = seated.sort((a, b) => a.seat - b.seat)
  return checked(tableRecord, { ...columns, seal: bound, experience: json(experience), seats }, what)
}

/** A line of the log. Throws `Damaged`. */
export function entryFrom(row: typeof entries.$inferSelect): Entry & { by: UserId | null; at: number } {
  const { seq, by, at } = row
  return { seq, by, at, ...checked(entryRow, row, `Line ${seq} of the log of table ${row.table}`) }
}

/** A line of the log with its link. Throws `Damaged`. */
export function linkedFrom(row: typeof entries.$inferSelect): LinkedEntry {
  return { ...entryFrom(row), link: row.link }
}

export function snapshotFrom({ seq, version, state }: typeof snapshots.$inferSelect): Snapshot {
  return { seq, version, state }
}

/** A line of the chronicle. Throws `Damaged`. */
export function lineFrom(row: typeof chronicle.$inferSelect): ChronicleLine {
  const { line, seq, at } = row
  const what = `Line ${line} of the chronicle of table ${row.table}`
  return { line, seq, at, ...checked(body, parsed(row.body, what), what) }
}

export function faultFrom(row: typeof faults.$inferSelect): FaultRecord {
  return { ...row, details: parsed(row.details, `Fault ${row.id}`) }
}

/** JSON from a column. Throws `Damaged`. */
export function parsed(json: string, what: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Damaged(`${what} is damaged: it is not JSON.`)
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Damaged(`${what} is damaged: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'is wrong'}.`)
}
