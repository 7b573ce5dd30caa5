import type { Link, Seat, Stretch } from '../engine/index.ts'
import {
  lineLinkAfter,
  type ChronicleLine,
  type Commit,
  type LinkedLine,
  type NewLine,
  type TableId,
  type WholeTable,
} from '../tables/model/store.ts'
import type { Connection } from './database.ts'
import { hexOf, type Told } from './ends.ts'
import type { LineRow } from './parse.ts'

const COLUMNS =
  'table_id as "table", line, seq, at, is_event as isEvent, audience, is_private as isPrivate, version, body, link'
// Only a line that is marked as no private one is for all.
const FOR_VIEWER = '(audience is null and is_private is 0 or audience glob :told)'

/** The chronicles of all tables. Lines are counted from 1, one by one, and only ever added. */
export class Chronicles {
  private readonly insert
  private readonly after
  private readonly end
  private readonly readable
  private readonly told
  private readonly apart
  private readonly hidden
  private readonly lastLine
  private readonly linkOf
  private readonly seqOf
  private readonly lastForAll

  constructor({ raw }: Connection) {
    const select = `select ${COLUMNS} from chronicle where table_id = :id`
    this.insert = raw.prepare<(string | number | Uint8Array | null)[]>(
      `insert into chronicle (table_id, line, seq, at, is_event, audience, is_private, version, body, link)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.after = raw.prepare<{ id: TableId; after: number; limit: number }, LineRow>(
      `${select} and line > :after order by line limit :limit`,
    )
    this.end = raw.prepare<{ id: TableId; limit: number }, LineRow>(`${select} order by line desc limit :limit`)
    this.readable = raw.prepare<{ id: TableId; after: number; told: string; limit: number }, LineRow>(
      `${select} and line > :after and ${FOR_VIEWER} order by line limit :limit`,
    )
    this.told = raw.prepare<{ id: TableId; told: string; stands: string; limit: number }, LineRow>(
      `select ${COLUMNS} from chronicle indexed by chronicle_private
        where table_id = :id and audience is not null and audience glob :told
          and exists (select 1 from json_each(:stands) where seq between value ->> 0 and value ->> 1)
        order by line desc limit :limit`,
    )
    this.apart = raw.prepare<{ id: TableId; after: number; limit: number }, LineRow>(
      `select ${COLUMNS} from chronicle indexed by chronicle_private
        where table_id = :id and audience is not null and line > :after order by line limit :limit`,
    )
    this.hidden = raw
      .prepare<{ id: TableId; told: string; after: number; upTo: number }, number>(
        `select count(*) from chronicle indexed by chronicle_private
          where table_id = :id and audience is not null and not audience glob :told and line > :after and line <= :upTo`,
      )
      .pluck()
    this.lastLine = raw
      .prepare<[TableId], number>(
        `select line from chronicle where table_id = ? and typeof(line) = 'integer' order by line desc limit 1`,
      )
      .pluck()
    this.linkOf = raw
      .prepare<[TableId], Uint8Array | null>(
        `select link from chronicle where table_id = ? and typeof(line) = 'integer' order by line desc limit 1`,
      )
      .pluck()
    this.seqOf = raw
      .prepare<[TableId, number], number>('select seq from chronicle where table_id = ? and line = ?')
      .pluck()
    this.lastForAll = raw
      .prepare<[TableId, number], number>(
        `select line from chronicle where table_id = ? and line <= ? and audience is null and not is_event
          order by line desc limit 1`,
      )
      .pluck()
  }

  /** Lines after the end of a chronicle, each linked to the one before: how it ends then. */
  append(table: TableId, added: readonly ChronicleLine[], end: Told, log: Link): Told {
    const { told, lines } = linkedLines(added, end, log)
    for (const line of lines) this.put(table, line)
    return { line: end.line + added.length, told }
  }

  /** A line as it was written elsewhere, with its link. */
  put(table: TableId, one: WholeTable['chronicle'][number]): void {
    const { line, seq, at, version, to, link } = one
    const isEvent = one.kind === 'event'
    const body = JSON.stringify(isEvent ? one.event : one.fact)
    const audience = to === 'all' ? null : JSON.stringify(to)
    const isPrivate = Number(to !== 'all')
    const bytes = Buffer.from(link, 'hex')
    this.insert.run(table, line, seq, at, Number(isEvent), audience, isPrivate, version, body, bytes)
  }

  linesAfter(id: TableId, after: number, limit: number): LineRow[] {
    return this.after.all({ id, after, limit })
  }

  /** The last lines, oldest first. */
  lastLines(id: TableId, limit: number): LineRow[] {
    return this.end.all({ id, limit }).reverse()
  }

  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): LineRow[] {
    const told = toldTo(viewer)
    // As many lines as are skipped, and one more for each hidden line among those, and so on.
    let [counted, after] = [0, skip]
    while (counted < after) {
      const hidden = this.hidden.get({ id, told, after: counted, upTo: after }) ?? 0
      counted = after
      after += hidden
    }
    return this.readable.all({ id, after, told, limit })
  }

  linesForCount(id: TableId, viewer: Seat | null, upTo = Infinity): number {
    const all = Math.min(upTo, this.lineOf(id))
    return all - (this.hidden.get({ id, told: toldTo(viewer), after: 0, upTo: all }) ?? 0)
  }

  /** `standing`: the stretches of the log that have not been left. */
  linesToldTo(id: TableId, seat: Seat, limit: number, standing: readonly Stretch[]): LineRow[] {
    return this.told.all({ id, told: toldTo(seat), stands: JSON.stringify(standing), limit }).reverse()
  }

  /** The last lines that a line of the log, or those before it, have led to, oldest first. */
  linesUntil(id: TableId, seq: number, limit: number): LineRow[] {
    const last = this.lineAt(id, seq)
    return this.linesAfter(id, Math.max(0, last - limit), Math.min(last, limit))
  }

  linesToldApart(id: TableId, after: number, limit: number): LineRow[] {
    return this.apart.all({ id, after, limit })
  }

  /** The last line; 0 while there is none. */
  lineOf(id: TableId): number {
    return this.lastLine.get(id) ?? 0
  }

  /** The link of the last line; `null` while there is none. */
  lastLink(id: TableId): Link | null {
    const bytes = this.linkOf.get(id)
    return bytes === undefined ? null : hexOf(bytes)
  }

  /** The last line that a line of the log, or one before it, has led to. The two grow together. */
  lineAt(id: TableId, seq: number): number {
    let [low, high] = [0, this.lineOf(id)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.seqOf.get(id, middle) ?? 0) <= seq) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The last fact for all up to a line; 0 if there is none. */
  heardAt(id: TableId, line: number): number {
    return this.lastForAll.get(id, line) ?? 0
  }
}

/** New lines with their links, and the last link. `log`: the last link of the log. */
export function linkedLines(
  added: readonly ChronicleLine[],
  { told }: Pick<Told, 'told'>,
  log: Link,
): { readonly told: Link; readonly lines: readonly LinkedLine[] } {
  let last = told
  const lines = added.map((one) => {
    last = lineLinkAfter(last, log, one)
    return { ...one, link: last }
  })
  return { told: last, lines }
}

/** What a step has told, as lines of the chronicle after the last one. */
export function linesOfStep({ lines = [], version = 0, at }: Commit, last: number, seq: number): ChronicleLine[] {
  return lines.map((line, index) => ({ ...line, line: last + 1 + index, seq, at, version }))
}

/** The last of some lines that is a fact for all, counted from 0; -1 if none is. */
export function lastHeard(lines: readonly ChronicleLine[] | readonly NewLine[]): number {
  return lines.findLastIndex((line) => line.kind === 'fact' && line.to === 'all')
}

/** What the audience of a line matches that a seat was told. Nothing was told to somebody without one alone. */
function toldTo(viewer: Seat | null): string {
  return viewer === null ? '' : `*[[,]${viewer}[],]*`
}
