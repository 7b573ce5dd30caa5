import { z } from 'zod'
import { FIRST_LINK, type Link, type RewindEntry } from '../../engine/index.ts'
import { time } from '../../tables/model/schemas.ts'
import type { TableId } from '../../tables/model/store.ts'
import { checked } from './parse.ts'

// How logs and tables end: what the next step follows.

/** Where a log ends. */
export interface End {
  /** 0 while there is no line. */
  readonly seq: number
  /** Of the last line; `FIRST_LINK` while there is none. */
  readonly link: Link
}

/** What a rewind does to the log; `isOpen`: all know of it. */
export interface Back extends Pick<RewindEntry, 'seq' | 'to'> {
  readonly isOpen: number
}

/** Where a chronicle ends. */
export interface Told {
  /** The last line; 0 while there is none. */
  readonly line: number
  /** Its link; `FIRST_LINK` while there is none. */
  readonly told: Link
}

/** What is known of a table before it takes its next step. */
export interface Head extends End, Told {
  readonly revision: number
  readonly changedAt: number
  readonly dueAt: number | null
  /** The last line of the chronicle that is a fact for all; 0 while there is none. */
  readonly heard: number
}

const flag = z.union([z.literal(0), z.literal(1)])
const back = z.object({ seq: z.int().positive(), to: z.int().nonnegative(), isOpen: flag })

/** What rewinds do to a log. One that is damaged is found where its line is read: positions after it hold without it. */
export function backsFrom(rows: readonly Back[]): Back[] {
  return rows.filter((row) => back.safeParse(row).success)
}

const link = z.instanceof(Uint8Array).refine((bytes) => bytes.length === 32 || bytes.length === 0)
/** In place of a link that cannot be read: none follows from it, and it follows from none. */
const NO_LINK: Link = '0'.repeat(64)

/** A link from the bytes that it is kept as. */
export function hexOf(bytes: unknown): Link {
  const read = link.safeParse(bytes)
  return read.success ? Buffer.from(read.data).toString('hex') : NO_LINK
}

const end = z.object({ seq: z.int().nonnegative() })

/** How a log ends, from its last row, if it has one. Throws `Damaged`. */
export function endFrom(table: TableId, row: { readonly seq: number; readonly link: unknown } | undefined): End {
  if (row === undefined) return { seq: 0, link: FIRST_LINK }
  const { seq } = checked(end, row, `The last line of the log of table ${table}`)
  return { seq, link: hexOf(row.link) }
}

const head = z.object({
  revision: z.int().nonnegative(),
  changedAt: time,
  dueAt: time.nullable(),
  heard: z.int().nonnegative(),
  line: z.int().nonnegative(),
  seq: z.int().nonnegative(),
})

/** A row that says how a table stands. */
export type HeadRow = Omit<Head, 'link' | 'told'> & { readonly link: unknown; readonly told: unknown }

/** How a table stands. Throws `Damaged`. */
export function headFrom(table: TableId, row: HeadRow): Head {
  const read = checked(head, row, `The end of table ${table}`)
  const link = read.seq === 0 ? FIRST_LINK : hexOf(row.link)
  return { ...read, link, told: read.line === 0 ? FIRST_LINK : hexOf(row.told) }
}
