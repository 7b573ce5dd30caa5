import { liesOn } from '../../engine/index.ts'
import {
  Damaged,
  SequenceTaken,
  TableExists,
  type ChangeFeed,
  type Commit,
  type ResumePoint,
  type Store,
  type TableId,
  type TableRecord,
  type WholeTable,
} from '../../tables/model/store.ts'
import { lastHeardLine } from '../shared/steps.ts'
import { TolerantReader } from '../shared/tolerant-reads.ts'
import { ChronicleRows } from './chronicle.ts'
import { connect, connectToRead, IN_MEMORY, type SqliteConnection } from './database.ts'
import { failedToOpen } from './failures.ts'
import { LeasesRows } from './leases.ts'
import { LogRows } from './log.ts'
import { MarksRows } from './marks.ts'
import { NotesRows } from './notes.ts'
import { PeopleRows } from './people.ts'
import { ProjectionsRows } from './projections.ts'
import { RecordsRows } from './records.ts'
import { SnapshotsRows } from './snapshots.ts'
import { StatsRows } from './stats.ts'
import { Steps } from './steps.ts'
import { tidy } from './tidying.ts'
import { WalCheckpoint } from './wal-checkpoint.ts'

const LAST = Number.MAX_SAFE_INTEGER

/**
 * Opens the store in a file, or in memory. Reports to `onDamage` what it leaves out because it can't be read, and
 * whether other users had access to the file. Throws `UnusableDatabase`.
 */
export function openStore(
  path: string = IN_MEMORY,
  onDamage: (sentence: string) => void = () => undefined,
  migrations?: string,
): Store {
  return storeOn(connect(path, onDamage, migrations), onDamage)
}

/** Opens the store in an existing file without changing it; every write rejects. Throws `UnusableDatabase`. */
export function openStoreToRead(
  path: string,
  onDamage: (sentence: string) => void = () => undefined,
  migrations?: string,
): Store {
  return storeOn(connectToRead(path, migrations), onDamage)
}

/** The store in an open database. Throws `UnusableDatabase` if the database has another schema. */
export function storeOn(connection: SqliteConnection, onDamage: (sentence: string) => void = () => undefined): Store {
  try {
    return new SqliteStore(connection, onDamage)
  } catch (error) {
    connection.raw.close()
    throw failedToOpen(error, connection.path)
  }
}

/** SQLite doesn't notify other processes; see `ChangeFeed.listen`. */
const NO_CHANGES: ChangeFeed = {
  announce: async () => undefined,
  announceOffers: async () => undefined,
  listen: async () => async () => undefined,
}

class SqliteStore implements Store {
  readonly records: RecordsRows
  readonly log: LogRows
  readonly snapshots: SnapshotsRows
  readonly chronicle: ChronicleRows
  readonly marks: MarksRows
  readonly notes: NotesRows
  readonly people: PeopleRows
  readonly projections: ProjectionsRows
  readonly stats: StatsRows
  readonly leases: LeasesRows
  readonly changes = NO_CHANGES
  private readonly connection: SqliteConnection
  private readonly steps: Steps
  private readonly checkpoint: WalCheckpoint

  constructor(connection: SqliteConnection, onDamage: (sentence: string) => void) {
    const reader = new TolerantReader(onDamage)
    this.connection = connection
    this.records = new RecordsRows(connection, reader)
    this.log = new LogRows(connection)
    this.snapshots = new SnapshotsRows(connection, reader)
    this.chronicle = new ChronicleRows(connection, reader, this.log)
    this.marks = new MarksRows(connection, reader)
    this.notes = new NotesRows(connection, reader)
    this.people = new PeopleRows(connection, reader)
    this.projections = new ProjectionsRows(connection, reader)
    this.stats = new StatsRows(connection, reader)
    this.leases = new LeasesRows(connection)
    this.steps = new Steps(connection, this)
    this.checkpoint = new WalCheckpoint(connection.path)
  }

  commit(step: Commit): Promise<void> {
    return this.steps.commit(step)
  }

  resumePoint(id: TableId, before?: number): Promise<ResumePoint | undefined> {
    return this.connection.readTogether(() => {
      const since = this.lastSnapshot(id, { before })
      const head = since && this.records.head(id)
      return head && { ...since, heard: head.heard, line: head.line }
    })
  }

  resumePointAt(id: TableId, seq: number): Promise<ResumePoint | undefined> {
    return this.connection.readTogether(() => {
      const since = this.lastSnapshot(id, { upTo: seq })
      if (!since) return undefined
      const line = this.chronicle.lineAt(id, seq)
      return { ...since, heard: this.chronicle.heardAt(id, line), line }
    })
  }

  async importTable(whole: WholeTable): Promise<TableRecord> {
    const { table } = whole
    const { id } = table
    await this.connection.write(() => {
      if (this.records.revisionOf(id) !== undefined) throw new TableExists(`there is a table ${id} already`)
      this.records.insert(table, { heard: lastHeardLine(whole.chronicle), isShown: true })
      for (const entry of whole.entries) this.log.put(id, entry)
      for (const snapshot of whole.snapshots) this.snapshots.put(id, snapshot)
      for (const line of whole.chronicle) this.chronicle.put(id, line)
      for (const bookmark of whole.bookmarks) this.marks.putBookmark(id, bookmark)
      for (const guess of whole.guesses) this.marks.putGuess(id, guess)
      for (const whisper of whole.whispers) this.marks.putWhisper(id, whisper)
      for (const shown of whole.shown) this.projections.put({ ...shown, table: id })
    })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async archive(id: TableId, revision: number, at: number): Promise<void> {
    await this.connection.write(() => {
      if (!this.records.archive(id, revision, at)) throw new SequenceTaken(`table ${id} has gone on, or has not ended`)
      this.snapshots.reduce(id, 2, this.log.branch(id))
    })
  }

  async endDamaged(id: TableId, at: number): Promise<void> {
    await this.connection.write(() => {
      const found = this.records.getByHandle(id)
      if (!found) throw new Error(`there is no table ${id}`)
      this.records.end(found.row.id, at)
      this.steps.forget(found.row.id)
    })
  }

  tidy(): Promise<boolean> {
    return tidy(this.connection, this.checkpoint)
  }

  async close(): Promise<void> {
    await this.checkpoint.close()
    await this.connection.close()
  }

  /**
   * The last readable snapshot on the log as it was at an entry, or the last before an entry, and the entries since;
   * `undefined` if the game hasn't started.
   */
  private lastSnapshot(
    id: TableId,
    { upTo = LAST, before = LAST }: { readonly upTo?: number | undefined; readonly before?: number | undefined },
  ): Pick<ResumePoint, 'snapshot' | 'entries' | 'seq'> | undefined {
    const seqs = this.snapshots.seqsOf(id, Math.min(upTo, before - 1))
    const branch = this.log.branch(id, upTo)
    for (const seq of seqs.filter((one) => liesOn(branch, one))) {
      const snapshot = this.snapshots.read(id, seq)
      if (!snapshot) continue
      const entries = this.log.entriesBetween(id, seq, upTo)
      return { snapshot, entries, seq: entries.at(-1)?.seq ?? seq }
    }
    if (seqs.length === 0 && this.log.headSeq(id) === 0) return undefined
    throw new Damaged(`No position of table ${id} can be read.`)
  }
}
