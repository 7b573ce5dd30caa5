import { LRUCache } from 'lru-cache'
import {
  Damaged,
  isDamaged,
  NEW_PERSON,
  RoomDamaged,
  SequenceTaken,
  TableExists,
  type Bookmark,
  type ChronicleLine,
  type Commit,
  type DamagedTable,
  type FaultRecord,
  type Guess,
  type Holder,
  type Kept,
  type Lease,
  type Listed,
  type NewSummary,
  type News,
  type NewTable,
  type Person,
  type Projection,
  type Position,
  type Saga,
  type Shards,
  type Shown,
  type Store,
  type SummariesWanted,
  type Summary,
  type TableId,
  type TableRecord,
  type Unfinished,
  type UserId,
  type Wanted,
  type Whisper,
  type WholeTable,
} from '../../tables/model/store.ts'
import { liesOn, type Link, type Seat, type Stretch } from '../../engine/index.ts'
import { Reading } from '../damage.ts'
import {
  bookmarkFrom,
  faultFrom,
  guessFrom,
  parsed,
  sagaFrom,
  summaryFrom,
  whisperFrom,
  type LineRow,
} from '../parse.ts'
import { recordOf, recordOrDamage, type Found } from '../records.ts'
import * as annals from './annals.ts'
import * as chronicles from './chronicle.ts'
import { Connection } from './connection.ts'
import * as leases from './leases.ts'
import * as log from './log.ts'
import * as marks from './marks.ts'
import { Changes } from './changes.ts'
import { bringUpToDate, lookAt } from './migrating.ts'
import * as notes from './notes.ts'
import { PooledServer } from './pool.ts'
import * as positions from './positions.ts'
import * as records from './records.ts'
import type { Db, Server } from './server.ts'
import { takeStep, type Standing } from './steps.ts'

const LAST = Number.MAX_SAFE_INTEGER
/** Tables of which it is remembered how they stand. */
const MOST_STANDINGS = 5000

/**
 * Opens the store in a PostgreSQL database, and brings that up to this schema. `onDamage` hears of what is left out because it
 * cannot be read. Rejects with `UnusableDatabase`.
 */
export async function openPostgres(
  address: string,
  onDamage: (sentence: string) => void = () => undefined,
): Promise<Store> {
  return openOn(new PooledServer(address), onDamage)
}

/** Opens a database that has games, to read it as it is; whatever writes rejects. Rejects with `UnusableDatabase`. */
export async function openPostgresToRead(
  address: string,
  onDamage: (sentence: string) => void = () => undefined,
): Promise<Store> {
  return openOn(new PooledServer(address, { isToRead: true }), onDamage, lookAt)
}

/** The store on a server that is at hand, once that is as it must be; closing the store closes it. */
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

/** The store in PostgreSQL. */
class PostgresStore implements Store {
  private readonly connection: Connection
  private readonly reading: Reading
  private readonly changes: Changes
  /** How tables stood after their last steps, so that the next need not ask. */
  private readonly standings = new LRUCache<TableId, Standing>({ max: MOST_STANDINGS })

  constructor(server: Server, onDamage: (sentence: string) => void) {
    this.connection = new Connection(server)
    this.reading = new Reading(onDamage)
    this.changes = new Changes(server)
  }

  async createTable(table: NewTable): Promise<TableRecord> {
    await this.connection.write((db) => records.create(db, table))
    this.changes.tell({ kind: 'table', table: table.id, server: table.server })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async importTable(whole: WholeTable): Promise<TableRecord> {
    const { table, chronicle } = whole
    const { id } = table
    const heard = chronicle.findLast((line) => line.kind === 'fact' && line.to === 'all')?.line ?? 0
    await this.connection.write(async (db) => {
      if ((await records.revisionOf(db, id)) !== undefined) throw new TableExists(`there is a table ${id} already`)
      await records.create(db, table, { heard, isShown: true })
      await log.put(db, id, whole.entries)
      await positions.put(db, id, whole.positions)
      await chronicles.put(db, id, chronicle)
      for (const bookmark of whole.bookmarks) await marks.putBookmark(db, id, bookmark)
      for (const guess of whole.guesses) await marks.putGuess(db, id, guess)
      for (const whisper of whole.whispers) await marks.putWhisper(db, id, whisper)
      for (const one of whole.shown) await notes.setShown(db, id, one)
    })
    this.changes.tell({ kind: 'table', table: id, server: table.server })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async archive(id: TableId, revision: number, at: number): Promise<void> {
    const server = await this.connection.write(async (db) => {
      const where = await records.archive(db, id, revision, at)
      if (where === undefined) throw new SequenceTaken(`table ${id} has gone on, or has not ended`)
      await positions.reduce(db, id, 2, await log.way(db, id))
      return where
    })
    this.changes.tell({ kind: 'table', table: id, server })
  }

  archivable(before: number, limit: number): Promise<readonly TableId[]> {
    return this.connection.read((db) => records.archivable(db, before, limit))
  }

  async bookmarks(id: TableId): Promise<readonly Bookmark[]> {
    return this.reading.all(await this.connection.read((db) => marks.bookmarksOf(db, id)), bookmarkFrom)
  }

  addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark> {
    return this.connection.write(async (db) => {
      await records.hold(db, id)
      return marks.addBookmark(db, id, bookmark)
    })
  }

  removeBookmark(id: TableId, number: number): Promise<void> {
    return this.connection.write((db) => marks.removeBookmark(db, id, number))
  }

  async whispers(id: TableId): Promise<readonly Whisper[]> {
    return this.reading.all(await this.connection.read((db) => marks.whispersOf(db, id)), whisperFrom)
  }

  async whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    return this.reading.all(await this.connection.read((db) => marks.whispersWith(db, id, user, limit)), whisperFrom)
  }

  lastWhisper(id: TableId): Promise<number> {
    return this.connection.read((db) => marks.lastWhisper(db, id))
  }

  async table(id: TableId): Promise<TableRecord | undefined> {
    const found = await this.connection.readTogether((db) => records.find(db, id))
    return found && recordOf(found)
  }

  revision(id: TableId): Promise<number | undefined> {
    return this.connection.read((db) => records.revisionOf(db, id))
  }

  async openTableIn(server: string, room: string): Promise<TableRecord | undefined> {
    const found = await this.connection.readTogether((db) => records.findOpenIn(db, server, room))
    try {
      return found && recordOf(found)
    } catch (error) {
      throw error instanceof Damaged ? new RoomDamaged(error.message) : error
    }
  }

  async tablesListed(wanted: Listed): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.connection.readTogether((db) => records.findListed(db, wanted))
    return found.map((one) => {
      const record = readOrDamage(one)
      if (isDamaged(record)) this.reading.say(record.why)
      return record
    })
  }

  tablesListedCount(wanted: Listed): Promise<number> {
    return this.connection.read((db) => records.countListed(db, wanted))
  }

  async damagedTable(id: TableId): Promise<DamagedTable | undefined> {
    const found = await this.connection.readTogether((db) => records.findByHandle(db, id))
    const record = found && readOrDamage(found)
    return record && isDamaged(record) ? record : undefined
  }

  async endDamaged(id: TableId, at: number): Promise<void> {
    const { id: table, server } = await this.connection.write(async (db) => {
      const found = await records.findByHandle(db, id)
      if (!found) throw new Error(`there is no table ${id}`)
      await records.end(db, found.row.id, at)
      return found.row
    })
    this.standings.delete(table)
    this.changes.tell({ kind: 'table', table, server })
  }

  async tablesOf(wanted: Wanted): Promise<readonly TableRecord[]> {
    return this.reading.all(await this.connection.readTogether((db) => records.findAll(db, wanted)), recordOf)
  }

  tablesCount(wanted: Wanted): Promise<number> {
    return this.connection.read((db) => records.countOf(db, wanted))
  }

  unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]> {
    return this.connection.read((db) => records.unfinished(db, after, limit, of))
  }

  kept(id: TableId, before?: number): Promise<Kept | undefined> {
    return this.connection.readTogether(async (db) => {
      const since = await this.lastPosition(db, id, { before })
      const head = since && (await records.headOf(db, id))
      return head && { ...since, heard: head.heard, line: head.line }
    })
  }

  keptAt(id: TableId, seq: number): Promise<Kept | undefined> {
    return this.connection.readTogether(async (db) => {
      const since = await this.lastPosition(db, id, { upTo: seq })
      if (!since) return undefined
      const line = await chronicles.lineAt(db, id, seq)
      return { ...since, heard: await chronicles.heardAt(db, id, line), line }
    })
  }

  entries(id: TableId, after = 0): ReturnType<Store['entries']> {
    return this.connection.read((db) => log.lines(db, id, after))
  }

  linkedEntries(id: TableId, after: number, limit: number): ReturnType<Store['linkedEntries']> {
    return this.connection.read((db) => log.linked(db, id, after, limit))
  }

  lastLineLink(id: TableId): Promise<Link | null> {
    return this.connection.read((db) => chronicles.lastLink(db, id))
  }

  async lastSeq(id: TableId): Promise<number> {
    return (await this.connection.read((db) => log.end(db, id))).seq
  }

  positions(id: TableId): Promise<readonly Position[]> {
    return this.connection.readTogether(async (db) => {
      const found: Position[] = []
      for (const seq of (await positions.seqsOf(db, id)).reverse()) {
        const position = await positions.read(db, id, seq, this.reading.say)
        if (position) found.push(position)
      }
      return found
    })
  }

  async commit(step: Commit): Promise<void> {
    const { table } = step
    const { standing, server } = await this.connection.write((db, session) =>
      takeStep(db, session, step, this.standings.get(table)),
    )
    this.standings.set(table, standing)
    this.changes.tell({ kind: 'table', table, server })
  }

  chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines((db) => chronicles.linesAfter(db, id, after, limit))
  }

  async linkedLines(id: TableId, after: number, limit: number): ReturnType<Store['linkedLines']> {
    const rows = await this.connection.readTogether((db) => chronicles.linesAfter(db, id, after, limit))
    return this.reading.linkedLines(rows)
  }

  chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines((db) => chronicles.lastLines(db, id, limit))
  }

  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines((db) => chronicles.linesFor(db, id, viewer, skip, limit))
  }

  linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number> {
    return this.connection.readTogether((db) => chronicles.linesForCount(db, id, viewer, upTo))
  }

  linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(async (db) => chronicles.linesToldTo(db, id, seat, limit, await log.standing(db, id)))
  }

  async linesToldToEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const rows = await this.connection.readTogether(async (db) => {
      const standing = await log.standing(db, id)
      return Promise.all(seats.map((seat) => chronicles.linesToldTo(db, id, seat, limit, standing)))
    })
    return rows.map((one) => this.reading.lines(one))
  }

  linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines((db) => chronicles.linesUntil(db, id, seq, limit))
  }

  standingLines(id: TableId): Promise<readonly Stretch[]> {
    return this.connection.read((db) => log.standing(db, id))
  }

  linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines((db) => chronicles.linesToldApart(db, id, after, limit))
  }

  async guesses(id: TableId): Promise<readonly Guess[]> {
    return this.reading.all(await this.connection.read((db) => marks.guessesOf(db, id)), guessFrom)
  }

  setGuess(id: TableId, guess: Guess): Promise<void> {
    return this.connection.write((db) => marks.putGuess(db, id, guess))
  }

  privateNote(id: TableId, user: UserId): Promise<string> {
    return this.connection.read((db) => notes.note(db, id, user))
  }

  setPrivateNote(id: TableId, user: UserId, text: string): Promise<void> {
    return this.connection.write((db) => notes.setNote(db, id, user, text))
  }

  async people(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>> {
    const rows = await this.connection.read((db) => notes.peopleOf(db, users))
    return new Map(rows.map(({ user, data }) => [user, this.reading.person(user, data)]))
  }

  async changePerson(user: UserId, change: (before: Person) => Person | null): Promise<Person> {
    const { person, isChanged } = await this.connection.write(async (db) => {
      for (;;) {
        const row = await notes.holdPerson(db, user)
        const before = row ? this.reading.person(user, row.data) : NEW_PERSON
        const after = change(before)
        if (after === null) return { person: before, isChanged: false }
        const data = JSON.stringify(after)
        if (row) await notes.setPerson(db, user, data)
        // Somebody else may have been the first to write something of them: then it is worked out from that.
        else if (!(await notes.addPerson(db, user, data))) continue
        return { person: after, isChanged: true }
      }
    })
    if (isChanged) this.changes.tell({ kind: 'person', user })
    return person
  }

  finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]> {
    return this.connection.read((db) => records.finishedGames(db, game, users))
  }

  saveFault(fault: FaultRecord): Promise<void> {
    return this.connection.write((db) => notes.addFault(db, fault))
  }

  async faults(table: TableId): Promise<readonly FaultRecord[]> {
    return this.reading.all(await this.connection.read((db) => notes.faultsOf(db, table)), faultFrom)
  }

  async shown(table: TableId, kind: string, target = ''): Promise<unknown> {
    const json = await this.connection.read((db) => notes.shownOf(db, table, kind, target))
    if (json === undefined) return undefined
    return this.reading.all([json], (data) => parsed(data, `What is shown of table ${table} (${kind})`))[0]
  }

  async projection(table: TableId): Promise<Projection> {
    const [rows, own] = await this.connection.readTogether(async (db) => {
      return [await notes.shownOfTable(db, table), await notes.notesOfTable(db, table)] as const
    })
    return { shown: this.reading.shown(table, rows), notes: own }
  }

  setShown({ table, ...shown }: Shown): Promise<void> {
    return this.connection.writeLightly((db) => notes.setShown(db, table, shown))
  }

  forgetShown(table: TableId, kind: string, target = ''): Promise<void> {
    return this.connection.writeLightly((db) => notes.forgetShown(db, { table, kind, target }))
  }

  setShownUpTo(table: TableId, revision: number): Promise<void> {
    return this.connection.writeLightly(async (db) => {
      if (!(await records.showUpTo(db, table, revision))) throw new Error(`there is no table ${table}`)
    })
  }

  saveSummary(summary: NewSummary): Promise<void> {
    return this.connection.write((db) => annals.keep(db, summary))
  }

  async summary(table: TableId): Promise<Summary | undefined> {
    const row = await this.connection.read((db) => annals.summaryOf(db, table))
    return row && this.reading.all([row], summaryFrom)[0]
  }

  async summaries(wanted: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]> {
    const rows = await this.connection.read((db) => annals.summariesAfter(db, wanted, after, limit))
    return this.reading.all(rows, summaryFrom)
  }

  unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]> {
    return this.connection.read((db) => annals.missingOf(db, game, version, after, limit))
  }

  lastSummary(): Promise<number> {
    return this.connection.read((db) => annals.lastNumber(db))
  }

  async saga(server: string): Promise<Saga | undefined> {
    const row = await this.connection.read((db) => annals.sagaOf(db, server))
    return row && this.reading.all([row], sagaFrom)[0]
  }

  setSaga(server: string, saga: Saga | null): Promise<void> {
    return this.connection.write((db) => annals.setSaga(db, server, saga))
  }

  sagaServers(): Promise<readonly string[]> {
    return this.connection.read((db) => annals.sagaServers(db))
  }

  memo(name: string): Promise<string | undefined> {
    return this.connection.read((db) => notes.memo(db, name))
  }

  setMemo(name: string, text: string): Promise<void> {
    return this.connection.writeLightly((db) => notes.setMemo(db, name, text))
  }

  leases(): Promise<readonly Lease[]> {
    return this.connection.read((db) => leases.all(db))
  }

  takeLease(name: string, holder: Holder, ms: number, instead?: string): Promise<Lease | null> {
    return this.connection.write((db) => leases.take(db, name, holder, ms, instead))
  }

  keepLeases(holder: string, ms: number): Promise<readonly string[]> {
    return this.connection.write((db) => leases.keep(db, holder, ms))
  }

  giveLease(name: string, holder: string): Promise<void> {
    return this.connection.write((db) => leases.give(db, name, holder))
  }

  async tell(table: TableId, server: string): Promise<void> {
    this.changes.tell({ kind: 'table', table, server })
  }

  onChange(heard: (news: News) => void): ReturnType<Store['onChange']> {
    return this.changes.hear(heard)
  }

  /** The server does that by itself. */
  async tidy(): Promise<boolean> {
    return false
  }

  async close(): Promise<void> {
    await this.changes.close()
    await this.connection.server.close()
  }

  /**
   * The last position that can be read and lay on the log when that ended at a line, or the last before a line, and the
   * lines since; `undefined` if nothing has been begun.
   */
  private async lastPosition(
    db: Db,
    id: TableId,
    { upTo = LAST, before = LAST }: { readonly upTo?: number | undefined; readonly before?: number | undefined },
  ): Promise<Pick<Kept, 'position' | 'entries' | 'seq'> | undefined> {
    const seqs = await positions.seqsOf(db, id, Math.min(upTo, before - 1))
    const then = await log.way(db, id, upTo)
    for (const seq of seqs.filter((one) => liesOn(then, one))) {
      const position = await positions.read(db, id, seq, this.reading.say)
      if (!position) continue
      const entries = await log.lines(db, id, seq, upTo)
      return { position, entries, seq: entries.at(-1)?.seq ?? seq }
    }
    if (seqs.length === 0 && (await log.end(db, id)).seq === 0) return undefined
    throw new Damaged(`No position of table ${id} can be read.`)
  }

  private async lines(rows: (db: Db) => Promise<LineRow[]>): Promise<ChronicleLine[]> {
    return this.reading.lines(await this.connection.readTogether(rows))
  }
}

function readOrDamage(found: Found): TableRecord | DamagedTable {
  return recordOrDamage(found, () => records.handleOf(found.row.id))
}
