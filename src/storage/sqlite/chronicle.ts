import type { Link, Seat } from '../../engine/index.ts'
import type { ChronicleLine, ChronicleStore, LinkedLine, TableId } from '../../tables/model/store.ts'
import { lineColumns, type LineRow } from '../shared/game-rows.ts'
import { linkFrom } from '../shared/heads.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import type { LogRows } from './log.ts'

const COLUMNS =
  'table_id as "table", line, seq, at, is_event as isEvent, audience, is_private as isPrivate, version, body, link'
// A line is for everyone only if it is also marked as not private.
const FOR_VIEWER = '(audience is null and is_private is 0 or audience glob :viewer)'

/** Lines are numbered from 1 without a gap and never change. */
export class ChronicleRows implements ChronicleStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly log: LogRows
  private readonly insert
  private readonly after
  private readonly lastOf
  private readonly readableAfter
  private readonly lastPrivateFor
  private readonly privateAfter
  private readonly countHidden
  private readonly lastLine
  private readonly linkOf
  private readonly seqOf
  private readonly lastForAll

  constructor(connection: SqliteConnection, reader: TolerantReader, log: LogRows) {
    this.connection = connection
    this.reader = reader
    this.log = log
    const { raw } = connection
    const select = `select ${COLUMNS} from chronicle where table_id = :id`
    this.insert = raw.prepare<(string | number | null)[]>(
      `insert into chronicle (table_id, line, seq, at, is_event, audience, is_private, version, body, link)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, unhex(?))`,
    )
    this.after = raw.prepare<{ id: TableId; after: number; limit: number }, LineRow>(
      `${select} and line > :after order by line limit :limit`,
    )
    this.lastOf = raw.prepare<{ id: TableId; limit: number }, LineRow>(`${select} order by line desc limit :limit`)
    this.readableAfter = raw.prepare<{ id: TableId; after: number; viewer: string; limit: number }, LineRow>(
      `${select} and line > :after and ${FOR_VIEWER} order by line limit :limit`,
    )
    this.lastPrivateFor = raw.prepare<{ id: TableId; viewer: string; branch: string; limit: number }, LineRow>(
      `select ${COLUMNS} from chronicle indexed by chronicle_private
        where table_id = :id and audience is not null and audience glob :viewer
          and exists (select 1 from json_each(:branch) where seq between value ->> 0 and value ->> 1)
        order by line desc limit :limit`,
    )
    this.privateAfter = raw.prepare<{ id: TableId; after: number; limit: number }, LineRow>(
      `select ${COLUMNS} from chronicle indexed by chronicle_private
        where table_id = :id and audience is not null and line > :after order by line limit :limit`,
    )
    this.countHidden = raw
      .prepare<{ id: TableId; viewer: string; after: number; upTo: number }, number>(
        `select count(*) from chronicle indexed by chronicle_private
          where table_id = :id and audience is not null and not audience glob :viewer and line > :after and line <= :upTo`,
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

  lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(() => this.after.all({ id, after, limit }))
  }

  async linkedLines(id: TableId, after: number, limit: number): Promise<readonly LinkedLine[]> {
    return this.reader.linkedLines(await this.connection.read(() => this.after.all({ id, after, limit })))
  }

  lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(() => this.lastOf.all({ id, limit }).reverse())
  }

  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    const pattern = audienceWith(viewer)
    return this.read(() => {
      // Skips as many lines, one more for each hidden line among those, and so on.
      let [counted, after] = [0, skip]
      while (counted < after) {
        const hidden = this.countHidden.get({ id, viewer: pattern, after: counted, upTo: after }) ?? 0
        counted = after
        after += hidden
      }
      return this.readableAfter.all({ id, after, viewer: pattern, limit })
    })
  }

  countFor(id: TableId, viewer: Seat | null, upTo = Infinity): Promise<number> {
    return this.connection.readTogether(() => {
      const all = Math.min(upTo, this.lineOf(id))
      return all - (this.countHidden.get({ id, viewer: audienceWith(viewer), after: 0, upTo: all }) ?? 0)
    })
  }

  privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(() => this.privateRows(id, seat, JSON.stringify(this.log.openBranch(id)), limit))
  }

  async privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const rows = await this.connection.readTogether(() => {
      const branch = JSON.stringify(this.log.openBranch(id))
      return seats.map((seat) => this.privateRows(id, seat, branch, limit))
    })
    return rows.map((one) => this.reader.lines(one))
  }

  privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(() => this.privateAfter.all({ id, after, limit }))
  }

  linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(() => {
      const last = this.lineAt(id, seq)
      return this.after.all({ id, after: Math.max(0, last - limit), limit: Math.min(last, limit) })
    })
  }

  lastLink(id: TableId): Promise<Link | null> {
    return this.connection.read(() => {
      const bytes = this.linkOf.get(id)
      return bytes === undefined ? null : linkFrom(bytes)
    })
  }

  // The rest runs within a transaction of the caller.

  put(table: TableId, one: LinkedLine): void {
    const { isEvent, audience, isPrivate, body } = lineColumns(one)
    const { line, seq, at, version } = one
    const flags = [Number(isEvent), audience, Number(isPrivate)]
    this.insert.run(table, line, seq, at, ...flags, version, body, one.link)
  }

  /** The last line; 0 if there is none. */
  private lineOf(id: TableId): number {
    return this.lastLine.get(id) ?? 0
  }

  /** The last line that the log up to an entry has led to: a binary search, because lines and entries grow together. */
  lineAt(id: TableId, seq: number): number {
    let [low, high] = [0, this.lineOf(id)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.seqOf.get(id, middle) ?? 0) <= seq) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The last fact for everyone up to a line; 0 if there is none. */
  heardAt(id: TableId, line: number): number {
    return this.lastForAll.get(id, line) ?? 0
  }

  private privateRows(id: TableId, seat: Seat, branch: string, limit: number): LineRow[] {
    return this.lastPrivateFor.all({ id, viewer: audienceWith(seat), branch, limit }).reverse()
  }

  private async read(rows: () => LineRow[]): Promise<ChronicleLine[]> {
    return this.reader.lines(await this.connection.read(rows))
  }
}

/** A pattern for the audiences that include a seat. No line is private to a spectator. */
function audienceWith(viewer: Seat | null): string {
  return viewer === null ? '' : `*[[,]${viewer}[],]*`
}
