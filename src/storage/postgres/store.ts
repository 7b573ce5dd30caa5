import { LRUCache } from 'lru-cache'
import { liesOn } from '../../engine/index.ts'
import {
  Damaged,
  SequenceTaken,
  TableExists,
  type Commit,
  type ResumePoint,
  type Store,
  type TableId,
  type TableRecord,
  type WholeTable,
} from '../../tables/model/store.ts'
import { lastHeardLine } from '../shared/steps.ts'
import { TolerantReader } from '../shared/tolerant-reads.ts'
import { Changes } from './changes.ts'
import * as chronicles from './chronicle.ts'
import { PostgresConnection } from './connection.ts'
import { LeasesRows } from './leases.ts'
import * as log from './log.ts'
import * as marks from './marks.ts'
import { bringUpToDate, checkReadable } from './migrating.ts'
import { NotesRows } from './notes.ts'
import { PeopleRows } from './people.ts'
import { PooledServer } from './pool.ts'
import * as projections from './projections.ts'
import * as records from './records.ts'
import type { Db, Server } from './server.ts'
import * as snapshots from './snapshots.ts'
import { StatsRows } from './stats.ts'
import { takeStep, type KnownHead } from './steps.ts'

const LAST = Number.MAX_SAFE_INTEGER
const MAX_REMEMBERED_HEADS = 5000

/**
 * Opens the store in a PostgreSQL database and migrates the database. Reports to `onDamage` what it leaves out because
 * it can't be read. Rejects with `UnusableDatabase`.
 */
export async function openPostgres(
  address: string,
  onDamage: (sentence: string) => void = () => undefined,
): Promise<Store> {
  return openOn(new PooledServer(address), onDamage)
}

/** Opens an existing database without changing it; every write rejects. Rejects with `UnusableDatabase`. */
export async function openPostgresToRead(
  address: string,
  onDamage: (sentence: string) => void = () => undefined,
): Promise<Store> {
  return openOn(new PooledServer(address, { isToRead: true }), onDamage, checkReadable)
}

/** The store on a server, once the database is prepared. Closing the store closes the server. */
export async function openOn(
  server: Server,
  onDamage: (sentence: string) => void = () => undefined,
  prepare: (server: Server) => Promise<void> = bringUpToDate,
): Promise<Store> {
  try {
    await prepare(server)
  } catch (error) {
    await server.close()
    throw error
  }
  return new PostgresStore(server, onDamage)
}

class PostgresStore implements Store {
  readonly records: records.RecordsRows
  readonly log: log.LogRows
  readonly snapshots: snapshots.SnapshotsRows
  readonly chronicle: chronicles.ChronicleRows
  readonly marks: marks.MarksRows
  readonly notes: NotesRows
  readonly people: PeopleRows
  readonly projections: projections.ProjectionsRows
  readonly stats: StatsRows
  readonly leases: LeasesRows
  readonly changes: Changes
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader
  /** The heads of tables after their last steps, so that the next step needn't read them. */
  private readonly heads = new LRUCache<TableId, KnownHead>({ max: MAX_REMEMBERED_HEADS })

  constructor(server: Server, onDamage: (sentence: string) => void) {
    const connection = new PostgresConnection(server)
    const reader = new TolerantReader(onDamage)
    this.connection = connection
    this.reader = reader
    this.changes = new Changes(server)
    this.records = new records.RecordsRows(connection, reader, this.changes)
    this.log = new log.LogRows(connection)
    this.snapshots = new snapshots.SnapshotsRows(connection, reader)
    this.chronicle = new chronicles.ChronicleRows(connection, reader)
    this.marks = new marks.MarksRows(connection, reader)
    this.notes = new NotesRows(connection, reader)
    this.people = new PeopleRows(connection, reader, this.changes)
    this.projections = new projections.ProjectionsRows(connection, reader)
    this.stats = new StatsRows(connection, reader)
    this.leases = new LeasesRows(connection)
  }

  async commit(step: Commit): Promise<void> {
    const { table } = step
    const { head, server } = await this.connection.write((db, session) =>
      takeStep(db, session, step, this.heads.get(table)),
    )
    this.heads.set(table, head)
    this.changes.notify({ kind: 'table', table, server })
  }

  resumePoint(id: TableId, before?: number): Promise<ResumePoint | undefined> {
    return this.connection.readTogether(async (db) => {
      const since = await this.lastSnapshot(db, id, { before })
      const head = since && (await records.headOf(db, id))
      return head && { ...since, heard: head.heard, line: head.line }
    })
  }

  resumePointAt(id: TableId, seq: number): Promise<ResumePoint | undefined> {
    return this.connection.readTogether(async (db) => {
      const since = await this.lastSnapshot(db, id, { upTo: seq })
      if (!since) return undefined
      const line = await chronicles.lineAt(db, id, seq)
      return { ...since, heard: await chronicles.heardAt(db, id, line), line }
    })
  }

  async importTable(whole: WholeTable): Promise<TableRecord> {
    const { table } = whole
    const { id } = table
    await this.connection.write(async (db) => {
      if ((await records.revisionOf(db, id)) !== undefined) throw new TableExists(`there is a table ${id} already`)
      await records.insert(db, table, { heard: lastHeardLine(whole.chronicle), isShown: true })
      await log.putEntries(db, id, whole.entries)
      await snapshots.putSnapshots(db, id, whole.snapshots)
      await chronicles.putLines(db, id, whole.chronicle)
      for (const bookmark of whole.bookmarks) await marks.putBookmark(db, id, bookmark)
      for (const guess of whole.guesses) await marks.putGuess(db, id, guess)
      for (const whisper of whole.whispers) await marks.putWhisper(db, id, whisper)
      for (const shown of whole.shown) await projections.putProjections(db, { ...shown, table: id })
    })
    this.changes.notify({ kind: 'table', table: id, server: table.server })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async archive(id: TableId, revision: number, at: number): Promise<void> {
    const server = await this.connection.write(async (db) => {
      const where = await records.archive(db, id, revision, at)
      if (where === undefined) throw new SequenceTaken(`table ${id} has gone on, or has not ended`)
      await snapshots.reduce(db, id, 2, await log.branchOf(db, id))
      return where
    })
    this.changes.notify({ kind: 'table', table: id, server })
  }

  async endDamaged(id: TableId, at: number): Promise<void> {
    const { id: table, server } = await this.connection.write(async (db) => {
      const found = await records.getByHandle(db, id)
      if (!found) throw new Error(`there is no table ${id}`)
      await records.end(db, found.row.id, at)
      return found.row
    })
    this.heads.delete(table)
    this.changes.notify({ kind: 'table', table, server })
  }

  /** The server maintains itself. */
  async tidy(): Promise<boolean> {
    return false
  }

  async close(): Promise<void> {
    await this.changes.close()
    await this.connection.server.close()
  }

  /**
   * The last readable snapshot on the log as it was at an entry, or the last before an entry, and the entries since;
   * `undefined` if the game hasn't started.
   */
  private async lastSnapshot(
    db: Db,
    id: TableId,
    { upTo = LAST, before = LAST }: { readonly upTo?: number | undefined; readonly before?: number | undefined },
  ): Promise<Pick<ResumePoint, 'snapshot' | 'entries' | 'seq'> | undefined> {
    const seqs = await snapshots.seqsOf(db, id, Math.min(upTo, before - 1))
    const branch = await log.branchOf(db, id, upTo)
    for (const seq of seqs.filter((one) => liesOn(branch, one))) {
      const snapshot = await snapshots.read(db, id, seq, this.reader)
      if (!snapshot) continue
      const entries = await log.entriesBetween(db, id, seq, upTo)
      return { snapshot, entries, seq: entries.at(-1)?.seq ?? seq }
    }
    if (seqs.length === 0 && (await log.headSeq(db, id)) === 0) return undefined
    throw new Damaged(`No position of table ${id} can be read.`)
  }
}
