import { z } from 'zod'
import { goesBack, type Entry, type Link, type RewindEntry } from '../../engine/index.ts'
import {
  Damaged,
  type ChronicleLine,
  type LinkedEntry,
  type NewEntry,
  type NewLine,
  type TurnSnapshot,
  type UserId,
} from '../../tables/model/store.ts'
import { audience, event, fact, seat as seatSchema, time } from '../../tables/model/schemas.ts'
import { checked, parsed } from './checks.ts'
import type { RowOf } from './columns.ts'

// Entries of the log, snapshots and lines of the chronicle, read from rows and turned into rows.

const flag = z.union([z.literal(0), z.literal(1)])

/** The author and the time of an entry don't matter to the game, so damage there is ignored. */
const lineOfLog = z.object({
  seq: z.int().positive(),
  by: z.string().nullable().catch(null),
  at: time.catch(0),
})
const answerRow = z.object({
  seat: seatSchema,
  verb: z.string(),
  key: z.string(),
  sealed: flag,
  quiet: flag.nullable(),
})
/**
 * The verb of a rewind says whether it reshuffles hidden cards, and whether it keeps the generator's state as far as
 * everyone knows.
 */
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

/** An entry of the log as SQLite stores it: booleans are 0 or 1. */
export type EntryRow = RowOf<'entries', number>

/** Throws `Damaged`. */
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

/** Throws `Damaged`. */
export function linkedFrom(row: EntryRow, link: Link): LinkedEntry {
  return { ...entryFrom(row), link }
}

/** The columns of an entry that depend on its kind. */
export function entryColumns(entry: NewEntry) {
  if (entry.kind === 'rewind') {
    const { to: rewoundTo, seed } = entry
    return { seat: null, verb: verbOf(entry), key: null, sealed: null, quiet: null, rewoundTo, seed }
  }
  const { sealed, quiet = false } = entry
  const { seat, verb, key } = entry.answer
  return { seat, verb, key, sealed, quiet, rewoundTo: null, seed: null }
}

function verbOf({ deals = false, keeps = false }: RewindEntry): string | null {
  return [...(deals ? ['deals'] : []), ...(keeps ? ['keeps'] : [])].join(' and ') || null
}

const acted = z.array(z.int().nonnegative())
const place = z.object({ seq: z.int().nonnegative(), turn: z.int(), version: z.int() })

/** A snapshot from its row and its decompressed state. Throws `Damaged`. */
export function snapshotFrom(row: RowOf<'positions'>, state: string): TurnSnapshot {
  const what = `The position of table ${row.table} at line ${row.seq}`
  const { seq, turn, version } = checked(place, row, what)
  parsed(state, what)
  return { seq, turn, version, acted: checked(acted, parsed(row.acted, what), what), state }
}

/** A line of the chronicle as SQLite stores it: booleans are 0 or 1. */
export type LineRow = RowOf<'chronicle', number>

const lineOfChronicle = z.object({
  line: z.int().positive(),
  seq: z.int().nonnegative(),
  at: time,
  version: z.int().nonnegative().catch(0),
  isEvent: flag,
})

/** Throws `Damaged`. */
export function lineFrom(row: LineRow): ChronicleLine {
  const what = `Line ${row.line} of the chronicle of table ${row.table}`
  const { line, seq, at, version } = checked(lineOfChronicle, row, what)
  const body = parsed(row.body, what)
  const to = isForAll(row) ? 'all' : checked(audience, parsed(row.audience ?? '', what), what)
  if (row.isEvent) return { line, seq, at, version, kind: 'event', event: checked(event, body, what), to }
  return { line, seq, at, version, kind: 'fact', fact: checked(fact, body, what), to }
}

/**
 * Stands in for a line that can't be read; readable for the same audience, or for no one if the audience can't be read
 * either.
 */
export function standInFor(row: LineRow): ChronicleLine[] {
  const { line, seq, at } = row
  const numbered = lineOfChronicle.shape
  if (!numbered.line.safeParse(line).success) return []
  const when = { seq: numbered.seq.safeParse(seq).data ?? 0, at: numbered.at.safeParse(at).data ?? 0, version: 0 }
  const to = isForAll(row) ? 'all' : audienceOf(row.audience)
  return [{ line, ...when, kind: 'event', event: { kind: 'unreadable' }, to }]
}

/** Both columns must agree: otherwise a private line that has lost its audience would be readable for everyone. */
function isForAll({ audience: readers, isPrivate }: LineRow): boolean {
  return readers === null && isPrivate === 0
}

function audienceOf(json: string | null): number[] {
  try {
    return audience.safeParse(JSON.parse(json ?? '')).data ?? []
  } catch {
    return []
  }
}

/** The columns of a line's contents. */
export function lineColumns(line: NewLine) {
  return {
    isEvent: line.kind === 'event',
    audience: line.to === 'all' ? null : JSON.stringify(line.to),
    isPrivate: line.to !== 'all',
    body: JSON.stringify(line.kind === 'event' ? line.event : line.fact),
  }
}
