import { LRUCache } from 'lru-cache'
import {
  Damaged,
  RoomDamaged,
  SequenceTaken,
  isDamaged,
  NEW_PERSON,
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
} from '../tables/model/store.ts'
import { leavesBranch, liesOn, stretchesTo, type Link, type Seat, type Stretch } from '../engine/index.ts'
import { AnnalsRows } from './annals.ts'
import { Bookmarks } from './bookmarks.ts'
import { Carrier } from './carrier.ts'
import { Chronicles, lastHeard, linesOfStep } from './chronicle.ts'
import { connect, connectToRead, IN_MEMORY, type Connection } from './database.ts'
import { Reading } from './damage.ts'
import type { Head } from './ends.ts'
import { failedToOpen } from './failures.ts'
import { Guesses } from './guesses.ts'
import { Leases } from './leases.ts'
import { Log } from './log.ts'
import { Notes } from './notes.ts'
import {
  bookmarkFrom,
  faultFrom,
  guessFrom,
  parsed,
  sagaFrom,
  summaryFrom,
  whisperFrom,
  type LineRow,
} from './parse.ts'
import { Positions } from './positions.ts'
import { recordOf, recordOrDamage, Records, type Found } from './records.ts'
import { tidy } from './tidying.ts'
import { Whispers } from './whispers.ts'

const LAST = Number.MAX_SAFE_INTEGER
/** Tables of which it is remembered how they stand. */
const MOST_HEADS = 1000

/**
 * Opens the store in a file, or in memory. `onDamage` hears of what is left out because it cannot be read, and of rights to the file
 * that others had. Throws `UnusableDatabase`.
 */
export function openStore(
  path: string = IN_MEMORY,
  onDamage: (sentence: string) => void = () => undefined,
  migrations?: string,
): Store {
  return storeOn(connect(path, onDamage, migrations), onDamage)
}

/** Opens the store in a file that is there, to read it as it is; whatever writes rejects. Throws `UnusableDatabase`. */
export function openStoreToRead(
  path: string,
  onDamage: (sentence: string) => void = () => undefined,
  migrations?: string,
): Store {
  return storeOn(connectToRead(path, migrations), onDamage)
}

/** The store in a database that is open. Throws `UnusableDatabase` if that is not of this schema. */
export function storeOn(connection: Connection, onDamage: (sentence: string) => void = () => undefined): Store {
  try {
    return new SqliteStore(connection, onDamage)
  } catch (error) {
    connection.raw.close()
    throw failedToOpen(error, connection.path)
  }
}

/** The store in SQLite. Its promises are kept before they are handed out. */
class SqliteStore implements Store {
  private readonly connection: Connection
  private readonly reading: Reading
  private readonly records: Records
  private readonly log: Log
  private readonly positionsOf: Positions
  private readonly chronicles: Chronicles
  private readonly notes: Notes
  private readonly bookmarked: Bookmarks
  private readonly guessed: Guesses
  private readonly whispered: Whispers
  private readonly annals: AnnalsRows
  private readonly leased: Leases
  private readonly carrier: Carrier
  /** How tables stood after their last steps, so that the next need not ask. */
  private readonly heads = new LRUCache<TableId, Head>({ max: MOST_HEADS })

  constructor(connection: Connection, onDamage: (sentence: string) => void) {
    this.connection = connection
    this.reading = new Reading(onDamage)
    this.records = new Records(connection)
    this.log = new Log(connection)
    this.positionsOf = new Positions(connection, this.reading.say)
    this.chronicles = new Chronicles(connection)
    this.notes = new Notes(connection)
    this.bookmarked = new Bookmarks(connection)
    this.guessed = new Guesses(connection)
    this.whispered = new Whispers(connection)
    this.annals = new AnnalsRows(connection)
    this.leased = new Leases(connection)
    this.carrier = new Carrier(connection.path)
  }

  async createTable(table: NewTable): Promise<TableRecord> {
    await this.connection.write(() => this.records.create(table))
    return { ...table, archivedAt: null, revision: 0 }
  }

  async importTable(whole: WholeTable): Promise<TableRecord> {
    const { table, entries, positions, chronicle, bookmarks, guesses, whispers, shown } = whole
    const { id } = table
    const heard = chronicle.findLast((line) => line.kind === 'fact' && line.to === 'all')?.line ?? 0
    await this.connection.write(() => {
      if (this.records.revision(id) !== undefined) throw new TableExists(`there is a table ${id} already`)
      this.records.create(table, { heard, isShown: true })
      for (const entry of entries) this.log.put(id, entry)
      for (const position of positions) this.positionsOf.put(id, position)
      for (const line of chronicle) this.chronicles.put(id, line)
      for (const bookmark of bookmarks) this.bookmarked.put(id, bookmark)
      for (const guess of guesses) this.guessed.put(id, guess)
      for (const whisper of whispers) this.whispered.put(id, whisper)
      for (const one of shown) this.notes.setShown({ ...one, table: id })
    })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async archive(id: TableId, revision: number, at: number): Promise<void> {
    await this.connection.write(() => {
      if (!this.records.archive(id, revision, at)) throw new SequenceTaken(`table ${id} has gone on, or has not ended`)
      this.positionsOf.reduce(id, 2, this.way(id))
    })
  }

  async archivable(before: number, limit: number): Promise<readonly TableId[]> {
    return this.read(() => this.records.archivable(before, limit))
  }

  async bookmarks(id: TableId): Promise<readonly Bookmark[]> {
    return this.reading.all(await this.read(() => this.bookmarked.of(id)), bookmarkFrom)
  }

  async addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark> {
    let added: Bookmark = { ...bookmark, number: 0 }
    await this.connection.write(() => {
      added = this.bookmarked.add(id, bookmark)
    })
    return added
  }

  async removeBookmark(id: TableId, number: number): Promise<void> {
    await this.connection.write(() => this.bookmarked.remove(id, number))
  }

  async whispers(id: TableId): Promise<readonly Whisper[]> {
    return this.reading.all(await this.read(() => this.whispered.of(id)), whisperFrom)
  }

  async whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    return this.reading.all(await this.read(() => this.whispered.with(id, user, limit)), whisperFrom)
  }

  async lastWhisper(id: TableId): Promise<number> {
    return this.read(() => this.whispered.last(id))
  }

  async table(id: TableId): Promise<TableRecord | undefined> {
    const found = await this.readTogether(() => this.records.find(id))
    return found && recordOf(found)
  }

  async revision(id: TableId): Promise<number | undefined> {
    return this.read(() => this.records.revision(id))
  }

  async openTableIn(server: string, room: string): Promise<TableRecord | undefined> {
    const found = await this.readTogether(() => this.records.findOpenIn(server, room))
    try {
      return found && recordOf(found)
    } catch (error) {
      throw error instanceof Damaged ? new RoomDamaged(error.message) : error
    }
  }

  async tablesOf(wanted: Wanted): Promise<readonly TableRecord[]> {
    return this.reading.all(await this.readTogether(() => this.records.findAll(wanted)), recordOf)
  }

  async tablesListed(wanted: Listed): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.readTogether(() => this.records.findListed(wanted))
    return found.map((one) => {
      const record = this.recordOrDamage(one)
      if (isDamaged(record)) this.reading.say(record.why)
      return record
    })
  }

  async tablesListedCount(wanted: Listed): Promise<number> {
    return this.readTogether(() => this.records.countListed(wanted))
  }

  async damagedTable(id: TableId): Promise<DamagedTable | undefined> {
    const found = await this.readTogether(() => this.records.findByHandle(id))
    const record = found && this.recordOrDamage(found)
    return record && isDamaged(record) ? record : undefined
  }

  async endDamaged(id: TableId, at: number): Promise<void> {
    await this.connection.write(() => {
      const found = this.records.findByHandle(id)
      if (!found) throw new Error(`there is no table ${id}`)
      this.records.end(found.row.id, at)
      this.heads.delete(found.row.id)
    })
  }

  async tablesCount(wanted: Wanted): Promise<number> {
    return this.readTogether(() => this.records.count(wanted))
  }

  async unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]> {
    return this.read(() => this.records.unfinished(after, limit, of))
  }

  async kept(id: TableId, before?: number): Promise<Kept | undefined> {
    return this.readTogether(() => {
      const since = this.lastPosition(id, { before })
      const head = since && this.records.head(id)
      return head && { ...since, heard: head.heard, line: head.line }
    })
  }

  async keptAt(id: TableId, seq: number): Promise<Kept | undefined> {
    return this.readTogether(() => {
      const since = this.lastPosition(id, { upTo: seq })
      if (!since) return undefined
      const line = this.chronicles.lineAt(id, seq)
      return { ...since, heard: this.chronicles.heardAt(id, line), line }
    })
  }

  async entries(id: TableId, after = 0): ReturnType<Store['entries']> {
    return this.read(() => this.log.lines(id, after))
  }

  async linkedEntries(id: TableId, after: number, limit: number): ReturnType<Store['linkedEntries']> {
    return this.read(() => this.log.linked(id, after, limit))
  }

  async lastLineLink(id: TableId): Promise<Link | null> {
    return this.read(() => this.chronicles.lastLink(id))
  }

  async lastSeq(id: TableId): Promise<number> {
    return this.read(() => this.log.lastSeq(id))
  }

  async positions(id: TableId): Promise<readonly Position[]> {
    return this.readTogether(() => {
      const seqs = this.positionsOf.seqsOf(id).reverse()
      return seqs.flatMap((seq) => this.positionsOf.read(id, seq) ?? [])
    })
  }

  async commit(step: Commit): Promise<void> {
    let head: Head | undefined
    await this.connection.write(() => {
      head = this.take(step)
    })
    this.heads.set(step.table, head)
  }

  async chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.linesAfter(id, after, limit))
  }

  async linkedLines(id: TableId, after: number, limit: number): ReturnType<Store['linkedLines']> {
    return this.reading.linkedLines(await this.read(() => this.chronicles.linesAfter(id, after, limit)))
  }

  async chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.lastLines(id, limit))
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.linesFor(id, viewer, skip, limit))
  }

  async linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number> {
    return this.readTogether(() => this.chronicles.linesForCount(id, viewer, upTo))
  }

  async linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.linesToldTo(id, seat, limit, this.standing(id)))
  }

  async linesToldToEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const rows = await this.readTogether(() => {
      const standing = this.standing(id)
      return seats.map((seat) => this.chronicles.linesToldTo(id, seat, limit, standing))
    })
    return rows.map((one) => this.reading.lines(one))
  }

  async linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.linesUntil(id, seq, limit))
  }

  async standingLines(id: TableId): Promise<readonly Stretch[]> {
    return this.read(() => this.standing(id))
  }

  async linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.lines(() => this.chronicles.linesToldApart(id, after, limit))
  }

  async guesses(id: TableId): Promise<readonly Guess[]> {
    return this.reading.all(await this.read(() => this.guessed.of(id)), guessFrom)
  }

  async setGuess(id: TableId, guess: Guess): Promise<void> {
    await this.connection.write(() => this.guessed.put(id, guess))
  }

  async privateNote(id: TableId, user: UserId): Promise<string> {
    return this.read(() => this.notes.note(id, user))
  }

  async setPrivateNote(id: TableId, user: UserId, text: string): Promise<void> {
    await this.connection.write(() => this.notes.setNote(id, user, text))
  }

  async people(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>> {
    const rows = await this.read(() => this.notes.people(users))
    return new Map(rows.map(({ user, data }) => [user, this.reading.person(user, data)]))
  }

  async changePerson(user: UserId, change: (before: Person) => Person | null): Promise<Person> {
    let stands = NEW_PERSON
    await this.connection.write(() => {
      const [row] = this.notes.people([user])
      const before = row ? this.reading.person(user, row.data) : NEW_PERSON
      const after = change(before)
      if (after !== null) this.notes.setPerson(user, JSON.stringify(after))
      stands = after ?? before
    })
    return stands
  }

  async finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]> {
    const gamesOf = (user: UserId | null) => (user === null ? 0 : this.records.finishedGames(game, user))
    return this.read(() => users.map(gamesOf))
  }

  async saveFault(fault: FaultRecord): Promise<void> {
    await this.connection.write(() => this.notes.addFault(fault))
  }

  async faults(table: TableId): Promise<readonly FaultRecord[]> {
    return this.reading.all(await this.read(() => this.notes.faults(table)), faultFrom)
  }

  async shown(table: TableId, kind: string, target = ''): Promise<unknown> {
    const json = await this.read(() => this.notes.shown(table, kind, target))
    if (json === undefined) return undefined
    return this.reading.all([json], (data) => parsed(data, `What is shown of table ${table} (${kind})`))[0]
  }

  async projection(table: TableId): Promise<Projection> {
    const { rows, notes } = await this.readTogether(() => {
      return { rows: this.notes.shownOfTable(table), notes: this.notes.notesOfTable(table) }
    })
    return { shown: this.reading.shown(table, rows), notes }
  }

  async setShown(shown: Shown): Promise<void> {
    this.connection.writeLightly(() => this.notes.setShown(shown))
  }

  async forgetShown(table: TableId, kind: string, target = ''): Promise<void> {
    this.connection.writeLightly(() => this.notes.forgetShown(table, kind, target))
  }

  async setShownUpTo(table: TableId, revision: number): Promise<void> {
    this.connection.writeLightly(() => {
      if (!this.records.showUpTo(table, revision)) throw new Error(`there is no table ${table}`)
    })
  }

  async saveSummary(summary: NewSummary): Promise<void> {
    await this.connection.write(() => this.annals.keep(summary))
  }

  async summary(table: TableId): Promise<Summary | undefined> {
    const row = await this.read(() => this.annals.of(table))
    return row && this.reading.all([row], summaryFrom)[0]
  }

  async summaries(wanted: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]> {
    return this.reading.all(await this.read(() => this.annals.after(wanted, after, limit)), summaryFrom)
  }

  async unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]> {
    return this.read(() => this.annals.missingOf(game, version, after, limit))
  }

  async lastSummary(): Promise<number> {
    return this.read(() => this.annals.lastNumber())
  }

  async saga(server: string): Promise<Saga | undefined> {
    const row = await this.read(() => this.annals.saga(server))
    return row && this.reading.all([row], sagaFrom)[0]
  }

  async setSaga(server: string, saga: Saga | null): Promise<void> {
    await this.connection.write(() => this.annals.setSaga(server, saga))
  }

  async sagaServers(): Promise<readonly string[]> {
    return this.read(() => this.annals.sagaServers())
  }

  async memo(name: string): Promise<string | undefined> {
    return this.read(() => this.notes.memo(name))
  }

  async setMemo(name: string, text: string): Promise<void> {
    this.connection.writeLightly(() => this.notes.setMemo(name, text))
  }

  async leases(): Promise<readonly Lease[]> {
    return this.read(() => this.leased.all())
  }

  async takeLease(name: string, holder: Holder, ms: number, instead?: string): Promise<Lease | null> {
    let inTheWay: Lease | null = null
    await this.connection.write(() => {
      inTheWay = this.leased.taken(name, holder, ms, instead)
    })
    return inTheWay
  }

  async keepLeases(holder: string, ms: number): Promise<readonly string[]> {
    let names: readonly string[] = []
    await this.connection.write(() => {
      names = this.leased.kept(holder, ms)
    })
    return names
  }

  async giveLease(name: string, holder: string): Promise<void> {
    await this.connection.write(() => this.leased.given(name, holder))
  }

  async tell(): Promise<void> {
    // Nobody hears: see `onChange`.
  }

  async onChange(): ReturnType<Store['onChange']> {
    return async () => undefined
  }

  async tidy(): Promise<boolean> {
    return tidy(this.connection, this.carrier)
  }

  async close(): Promise<void> {
    await this.carrier.close()
    await this.connection.close()
  }

  /** One step of a table, in the transaction that is under way. How the table stands then. */
  private take(step: Commit): Head {
    const { table, after, entries = [], position, lines = [], change } = step
    const { whisper, due, clocks, quiet = false, at } = step
    // What is remembered of a revision holds, for no step leads to it twice; whether it is the last one is seen below.
    const known = this.heads.get(table)
    const head = known?.revision === after ? known : this.records.head(table)
    if (!head) throw new Error(`there is no table ${table}`)
    const late = `table ${table} is not at step ${after}: none can follow that`
    if (head.revision !== after) throw new SequenceTaken(late)
    const wrong = entries.find(({ seq }, index) => seq !== head.seq + 1 + index)
    if (wrong) throw new SequenceTaken(`table ${table} is at line ${head.seq}: line ${wrong.seq} does not follow`)
    const told = lastHeard(lines)
    const end = this.log.append(table, at, head, entries)
    const next: Head = {
      ...end,
      ...this.chronicles.append(table, linesOfStep(step, head.line, end.seq), head, end.link),
      revision: after + 1,
      changedAt: quiet ? head.changedAt : at,
      dueAt: due === undefined ? head.dueAt : due,
      heard: told === -1 ? head.heard : head.line + 1 + told,
    }
    if (!this.records.step(table, next, clocks)) throw new SequenceTaken(late)
    if (change) this.records.change(table, change)
    if (change?.seats) this.guessed.dropOfPlayers(table)
    if (whisper) this.whispered.put(table, { ...whisper, at })
    const isOver = change?.status === 'over'
    const back = entries.find((entry) => entry.kind === 'rewind')
    if (position || back || isOver) {
      const way = this.way(table)
      if (back) this.positionsOf.turn(table, this.way(table, back.seq - 1), way, leavesBranch(back) ? 1 : 0)
      if (position && liesOn(way, position.seq)) this.positionsOf.add(table, position, way)
      if (isOver) this.positionsOf.reduce(table, 1, way)
    }
    return next
  }

  /**
   * The last position that can be read and lay on the log when that ended at a line, or the last before a line, and the
   * lines since; `undefined` if nothing has been begun.
   */
  private lastPosition(
    id: TableId,
    { upTo = LAST, before = LAST }: { readonly upTo?: number | undefined; readonly before?: number | undefined },
  ): Pick<Kept, 'position' | 'entries' | 'seq'> | undefined {
    const seqs = this.positionsOf.seqsOf(id, Math.min(upTo, before - 1))
    const way = this.way(id, upTo)
    for (const seq of seqs.filter((one) => liesOn(way, one))) {
      const position = this.positionsOf.read(id, seq)
      if (!position) continue
      const entries = this.log.lines(id, seq, upTo)
      return { position, entries, seq: entries.at(-1)?.seq ?? seq }
    }
    if (seqs.length === 0 && this.log.lastSeq(id) === 0) return undefined
    throw new Damaged(`No position of table ${id} can be read.`)
  }

  /** The way to the last line of a log, or to the last up to another. */
  private way(id: TableId, upTo = LAST): readonly Stretch[] {
    return stretchesTo(this.log.rewinds(id, upTo), upTo)
  }

  /** The same but for what was only taken back. */
  private standing(id: TableId): readonly Stretch[] {
    const open = this.log.rewinds(id).filter(({ isOpen }) => isOpen === 1)
    return stretchesTo(open, LAST)
  }

  private recordOrDamage(found: Found): TableRecord | DamagedTable {
    return recordOrDamage(found, () => this.records.handleOf(found))
  }

  private async lines(rows: () => LineRow[]): Promise<ChronicleLine[]> {
    return this.reading.lines(await this.read(rows))
  }

  private async read<T>(work: () => T): Promise<T> {
    return this.connection.kept(this.connection.read(work))
  }

  private async readTogether<T>(work: () => T): Promise<T> {
    return this.connection.kept(this.connection.readTogether(work))
  }
}
