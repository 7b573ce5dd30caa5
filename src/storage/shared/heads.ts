import { z } from 'zod'
import { FIRST_LINK, type Link, type RewindEntry } from '../../engine/index.ts'
import { time } from '../../tables/model/schemas.ts'
import type { TableId } from '../../tables/model/store.ts'
import { checked } from './checks.ts'

// The heads of logs and tables: the state that the next step follows.

/** The last entry of a log. */
export interface LogHead {
  /** 0 if the log is empty. */
  readonly seq: number
  /** `FIRST_LINK` if the log is empty. */
  readonly link: Link
}

/** The last line of a chronicle. */
export interface ChronicleHead {
  /** 0 if the chronicle is empty. */
  readonly line: number
  /** `FIRST_LINK` if the chronicle is empty. */
  readonly lineLink: Link
}

/** The state of a table before its next step. */
export interface Head extends LogHead, ChronicleHead {
  readonly revision: number
  readonly changedAt: number
  readonly dueAt: number | null
  /** The last line of the chronicle that is a fact for everyone; 0 if there is none. */
  readonly heard: number
}

/** A rewind of the log. `isOpen`: everyone at the table knows of it. */
export interface Rewind extends Pick<RewindEntry, 'seq' | 'to'> {
  readonly isOpen: number
}

const flag = z.union([z.literal(0), z.literal(1)])
const rewind = z.object({ seq: z.int().positive(), to: z.int().nonnegative(), isOpen: flag })

/** The readable rewinds of a log. Reading the log reports a damaged one; snapshots after it are valid without it. */
export function rewindsFrom(rows: readonly Rewind[]): Rewind[] {
  return rows.filter((row) => rewind.safeParse(row).success)
}

const linkBytes = z.instanceof(Uint8Array).refine((bytes) => bytes.length === 32 || bytes.length === 0)
/** Stands in for a link that can't be read: it matches no other link. */
const NO_LINK: Link = '0'.repeat(64)

/** A link from its stored bytes. */
export function linkFrom(bytes: unknown): Link {
  const read = linkBytes.safeParse(bytes)
  return read.success ? Buffer.from(read.data).toString('hex') : NO_LINK
}

const logHead = z.object({ seq: z.int().nonnegative() })

/** The head of a log from its last row. Throws `Damaged`. */
export function logHeadFrom(
  table: TableId,
  row: { readonly seq: number; readonly link: unknown } | undefined,
): LogHead {
  if (row === undefined) return { seq: 0, link: FIRST_LINK }
  const { seq } = checked(logHead, row, `The last line of the log of table ${table}`)
  return { seq, link: linkFrom(row.link) }
}

const head = z.object({
  revision: z.int().nonnegative(),
  changedAt: time,
  dueAt: time.nullable(),
  heard: z.int().nonnegative(),
  line: z.int().nonnegative(),
  seq: z.int().nonnegative(),
})

export type HeadRow = Omit<Head, 'link' | 'lineLink'> & { readonly link: unknown; readonly lineLink: unknown }

/** Throws `Damaged`. */
export function headFrom(table: TableId, row: HeadRow): Head {
  const read = checked(head, row, `The end of table ${table}`)
  const link = read.seq === 0 ? FIRST_LINK : linkFrom(row.link)
  return { ...read, link, lineLink: read.line === 0 ? FIRST_LINK : linkFrom(row.lineLink) }
}
