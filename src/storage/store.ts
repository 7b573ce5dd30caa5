import { and, asc, count, desc, eq, gt, inArray, max, or, sql } from 'drizzle-orm'
import { FIRST_LINK, linkAfter, type Link, type Seat } from '../engine/index.ts'
import {
  Damaged,
  RoomTaken,
  SequenceTaken,
  type ChronicleLine,
  type Commit,
  type FaultRecord,
  type NewEntry,
  type NewLine,
  type Seal,
  type SeatRecord,
  type Shown,
  type Store,
  type TableId,
  type TableRecord,
  type TableStatus,
  type UserId,
} from '../tables/store.ts'
import { connect, IN_MEMORY, type Connection } from './database.ts'
import { entryFrom, faultFrom, lineFrom, linkedFrom, parsed, snapshotFrom, tableFrom } from './parse.ts'
import { chronicle, entries, faults, privateNotes, seats, shown, snapshots, tables } from './schema.ts'

/** Logs kept in memory, so that a long game is not read whole at every answer. */
const MOST_LOGS = 32
const OPEN: TableStatus[] = ['lobby', 'playing']

type Transaction = Pick<Connection['db'], 'select' | 'insert' | 'update' | 'delete'>

/**
 * Opens the store in a file, or in memory. `onDamage` hears of what is left out because it cannot be read.
 * Throws `UnusableDatabase`.
 */
export function openStore(path: string = IN_MEMORY, onDamage: (sentence: string) => void = () => undefined): Store {
  return new SqliteStore(connect(path), onDamage)
}

class SqliteStore implements Store {
  private readonly db: Connection['db']
  private readonly raw: Connection['raw']
  private readonly onDamage: (sentence: string) => void
  private readonly logs = new Map<TableId, Awaited<ReturnType<Store['entries']>>>()

  constructor({ db, raw }: Connection, onDamage: (sentence: string) => void) {
    this.db = db
    this.raw = raw
    this.onDamage = onDamage
  }

  async createTable(record: TableRecord): Promise<void> {
    const { seats: sitting, seal, experience, ...row } = record
    this.write((tx) => {
      tx.insert(tables)
        .values({ ...row, ...columnsOf({ seal, experience }) })
        .run()
      seat(tx, record.id, sitting)
    })
  }

  async table(id: TableId): Promise<TableRecord | undefined> {
    const row = this.db.select().from(tables).where(eq(tables.id, id)).get()
    return row && tableFrom(row, this.db.select().from(seats).where(eq(seats.table, id)).all())
  }

  async openTableIn(server: string, room: string): Promise<TableRecord | undefined> {
    const here = and(eq(tables.server, server), eq(tables.room, room), inArray(tables.status, OPEN))
    const row = this.db.select({ id: tables.id }).from(tables).where(here).get()
    return row && (await this.table(row.id))
  }

  async tablesOf({ server, statuses, user }: Parameters<Store['tablesOf']>[0]): Promise<readonly TableRecord[]> {
    const wanted = and(
      server === undefined ? undefined : eq(tables.server, server),
      statuses === undefined ? undefined : inArray(tables.status, [...statuses]),
      user === undefined ? undefined : inArray(tables.id, this.tablesWhereSits(user)),
    )
    const latestFirst = [desc(tables.changedAt), desc(tables.id)]
    const rows = this.db
      .select()
      .from(tables)
      .where(wanted)
      .orderBy(...latestFirst)
      .all()
    const ids = this.db.select({ id: tables.id }).from(tables).where(wanted)
    const sitting = new Map<TableId, (typeof seats.$inferSelect)[]>(rows.map((row) => [row.id, []]))
    for (const one of this.db.select().from(seats).where(inArray(seats.table, ids)).all())
      sitting.get(one.table)?.push(one)
    return this.readable(rows, (row) => tableFrom(row, sitting.get(row.id) ?? []))
  }

  /** Lines are never changed, so that only those after what is known have to be read. */
  async entries(id: TableId): ReturnType<Store['entries']> {
    const known = this.logs.get(id) ?? []
    const later = and(eq(entries.table, id), gt(entries.seq, known.at(-1)?.seq ?? 0))
    const log = [
      ...known,
      ...this.db.select().from(entries).where(later).orderBy(asc(entries.seq)).all().map(entryFrom),
    ]
    this.logs.delete(id)
    this.logs.set(id, log)
    const [oldest] = this.logs.keys()
    if (this.logs.size > MOST_LOGS && oldest !== undefined) this.logs.delete(oldest)
    return log
  }

  async lastSeq(id: TableId): Promise<number> {
    return lastSeq(this.db, id)
  }

  async linkedEntries(id: TableId, after: number, limit: number): ReturnType<Store['linkedEntries']> {
    const later = and(eq(entries.table, id), gt(entries.seq, after))
    return this.db.select().from(entries).where(later).orderBy(asc(entries.seq)).limit(limit).all().map(linkedFrom)
  }

  async lastLink(id: TableId): Promise<Link | null> {
    return lastLink(this.db, id) ?? null
  }

  async snapshots(id: TableId): ReturnType<Store['snapshots']> {
    const sound = and(eq(snapshots.table, id), sql`json_valid(${snapshots.state})`)
    return this.db.select().from(snapshots).where(sound).orderBy(asc(snapshots.seq)).all().map(snapshotFrom)
  }

  async latestSnapshot(id: TableId, positions: ReadonlySet<number>): ReturnType<Store['latestSnapshot']> {
    const ofTable = eq(snapshots.table, id)
    const kept = this.db.select({ seq: snapshots.seq }).from(snapshots).where(ofTable).orderBy(desc(snapshots.seq))
    for (const { seq } of kept.all()) {
      if (!positions.has(seq)) continue
      const sound = and(ofTable, eq(snapshots.seq, seq), sql`json_valid(${snapshots.state})`)
      const row = this.db.select().from(snapshots).where(sound).get()
      if (row) return snapshotFrom(row)
      this.onDamage(`The snapshot of table ${id} at line ${seq} is damaged: an earlier one is used.`)
    }
    return undefined
  }

  async snapshotsAt(id: TableId, positions: ReadonlySet<number>): Promise<number> {
    const kept = this.db.select({ seq: snapshots.seq }).from(snapshots).where(eq(snapshots.table, id)).all()
    return kept.filter(({ seq }) => positions.has(seq)).length
  }

  async commit({
    table,
    entries: added = [],
    snapshot,
    lines = [],
    change = {},
    quiet = false,
    at,
  }: Commit): Promise<void> {
    this.write((tx) => {
      const last = lastSeq(tx, table)
      const wrong = added.find(({ seq }, index) => seq !== last + 1 + index)
      if (wrong) throw new SequenceTaken(`table ${table} is at line ${last}: line ${wrong.seq} does not follow`)
      const { seats: sitting, seal, experience, ...columns } = change
      const { changes } = tx
        .update(tables)
        .set({
          ...columns,
          ...columnsOf({ seal, experience }),
          changedAt: quiet ? sql`${tables.changedAt}` : at,
        })
        .where(eq(tables.id, table))
        .run()
      if (changes === 0) throw new Error(`there is no table ${table}`)
      if (sitting) {
        tx.delete(seats).where(eq(seats.table, table)).run()
        seat(tx, table, sitting)
      }
      appendEntries(tx, table, at, added)
      if (snapshot)
        tx.insert(snapshots)
          .values({ table, ...snapshot })
          .run()
      appendLines(tx, table, added.at(-1)?.seq ?? last, at, lines)
    })
  }

  async chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    const later = and(eq(chronicle.table, id), gt(chronicle.line, after))
    const rows = this.db.select().from(chronicle).where(later).orderBy(asc(chronicle.line)).limit(limit).all()
    return this.readable(rows, lineFrom)
  }

  async chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    const ofTable = eq(chronicle.table, id)
    const rows = this.db.select().from(chronicle).where(ofTable).orderBy(desc(chronicle.line)).limit(limit).all()
    return this.readable(rows.reverse(), lineFrom)
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    const rows = this.db.select().from(chronicle).where(readableBy(id, viewer)).orderBy(asc(chronicle.line))
    return this.readable(rows.limit(limit).offset(skip).all(), lineFrom)
  }

  async linesForCount(id: TableId, viewer: Seat | null): Promise<number> {
    return this.db.select({ lines: count() }).from(chronicle).where(readableBy(id, viewer)).get()?.lines ?? 0
  }

  async linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    const told = and(eq(chronicle.table, id), isTo(seat))
    const rows = this.db.select().from(chronicle).where(told).orderBy(desc(chronicle.line)).limit(limit).all()
    return this.readable(rows.reverse(), lineFrom)
  }

  async lastPublicFact(id: TableId): Promise<number> {
    const isForAll = sql`case when json_valid(${chronicle.body}) then json_extract(${chronicle.body}, '$.to') end = 'all'`
    const facts = this.db.select({ line: chronicle.line }).from(chronicle)
    const last = facts
      .where(and(eq(chronicle.table, id), isForAll))
      .orderBy(desc(chronicle.line))
      .limit(1)
    return last.get()?.line ?? 0
  }

  async privateNote(id: TableId, user: UserId): Promise<string> {
    return this.db.select().from(privateNotes).where(theNote(id, user)).get()?.text ?? ''
  }

  async setPrivateNote(table: TableId, user: UserId, text: string): Promise<void> {
    this.write((tx) => {
      tx.delete(privateNotes).where(theNote(table, user)).run()
      if (text !== '') tx.insert(privateNotes).values({ table, user, text }).run()
    })
  }

  async finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]> {
    return users.map((user) => {
      if (user === null) return 0
      const finished = and(eq(tables.game, game), eq(tables.status, 'over'))
      const theirs = and(finished, inArray(tables.id, this.tablesWhereSits(user)))
      return this.db.select({ games: count() }).from(tables).where(theirs).get()?.games ?? 0
    })
  }

  async saveFault({ details, ...fault }: FaultRecord): Promise<void> {
    this.write((tx) =>
      tx
        .insert(faults)
        .values({ ...fault, details: JSON.stringify(details) })
        .run(),
    )
  }

  async faults(table: TableId): Promise<readonly FaultRecord[]> {
    const rows = this.db.select().from(faults).where(eq(faults.table, table)).orderBy(asc(faults.at)).all()
    return this.readable(rows, faultFrom)
  }

  async shown(table: TableId, kind: string, target = ''): Promise<unknown> {
    const row = this.db
      .select()
      .from(shown)
      .where(theShown(table, kind, target))
      .get()
    return row && this.readable([row], ({ data }) => parsed(data, `What is shown of table ${table} (${kind})`))[0]
  }

  async setShown({ table, kind, target, data }: Shown): Promise<void> {
    const json = JSON.stringify(data)
    const row = { table, kind, target, data: json }
    const key = [shown.table, shown.kind, shown.target]
    this.write((tx) =>
      tx
        .insert(shown)
        .values(row)
        .onConflictDoUpdate({ target: key, set: { data: json } })
        .run(),
    )
  }

  async forgetShown(table: TableId, kind: string, target = ''): Promise<void> {
    this.write((tx) =>
      tx
        .delete(shown)
        .where(theShown(table, kind, target))
        .run(),
    )
  }

  async close(): Promise<void> {
    this.raw.close()
  }

  /** Takes the right to write before reading, so that what was read still holds when it writes. */
  private write(work: (tx: Transaction) => void): void {
    try {
      this.db.transaction(work, { behavior: 'immediate' })
    } catch (error) {
      throw named(error)
    }
  }

  private tablesWhereSits(user: UserId) {
    return this.db.select({ id: seats.table }).from(seats).where(eq(seats.user, user))
  }

  private readable<Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)]
      } catch (error) {
        if (!(error instanceof Damaged)) throw error
        this.onDamage(error.message)
        return []
      }
    })
  }
}

function lastSeq(db: Pick<Transaction, 'select'>, table: TableId): number {
  return (
    db
      .select({ last: max(entries.seq) })
      .from(entries)
      .where(eq(entries.table, table))
      .get()?.last ?? 0
  )
}

/** The link of the last line; `undefined` if there is no line, `null` if the line has no link. */
function lastLink(db: Pick<Transaction, 'select'>, table: TableId): Link | null | undefined {
  return db
    .select({ link: entries.link })
    .from(entries)
    .where(eq(entries.table, table))
    .orderBy(desc(entries.seq))
    .limit(1)
    .get()?.link
}

/** Lines for the log, each linked to the one before. A log that was begun without links goes on without. */
function appendEntries(tx: Transaction, table: TableId, at: number, added: readonly NewEntry[]): void {
  if (added.length === 0) return
  const before = lastLink(tx, table)
  let link = before === undefined ? FIRST_LINK : before
  const rows = added.map((entry) => {
    link = link === null ? null : linkAfter(link, entry)
    return { table, at, ...rowOf(entry), link }
  })
  tx.insert(entries).values(rows).run()
}

/** The columns of what is kept in another form than in a record. */
function columnsOf({
  seal,
  experience,
}: {
  seal?: Seal | undefined
  experience?: TableRecord['experience'] | undefined
}) {
  return {
    ...(experience !== undefined && { experience: experience && JSON.stringify(experience) }),
    ...(seal && { seal: seal.kind, ...(seal.kind === 'sealed' && sealedColumns(seal)) }),
  }
}

function sealedColumns({ commitment, secret, brought }: Seal & { readonly kind: 'sealed' }) {
  return { commitment, secret, brought: JSON.stringify(brought) }
}

function seat(tx: Transaction, table: TableId, sitting: readonly SeatRecord[]): void {
  if (sitting.length > 0)
    tx.insert(seats)
      .values(sitting.map((one) => ({ table, ...one })))
      .run()
}

function rowOf(entry: NewEntry) {
  const { seq, by, kind } = entry
  if (entry.kind === 'rewind') return { seq, by, kind, rewoundTo: entry.to, seed: entry.seed }
  const { seat, verb, key } = entry.answer
  return { seq, by, kind, seat, verb, key, sealed: entry.sealed, quiet: entry.quiet ?? false }
}

function appendLines(tx: Transaction, table: TableId, seq: number, at: number, lines: readonly NewLine[]): void {
  if (lines.length === 0) return
  const ofTable = eq(chronicle.table, table)
  const last =
    tx
      .select({ line: max(chronicle.line) })
      .from(chronicle)
      .where(ofTable)
      .get()?.line ?? 0
  const rows = lines.map((body, index) => ({ table, line: last + index + 1, seq, at, body: JSON.stringify(body) }))
  tx.insert(chronicle).values(rows).run()
}

/** Whether a line is for everybody: whatever has no list of seats that it is for. Most lines need no closer look. */
const isForAll = sql`case
  when ${chronicle.body} not like '%"to":[%' then true
  when json_valid(${chronicle.body}) then coalesce(json_type(${chronicle.body}, '$.to'), '') <> 'array'
  else true end`

/** Whether a seat is among those that a line is for. */
function isTo(seat: Seat) {
  return sql`case when ${isForAll} then false
    else exists (select 1 from json_each(${chronicle.body}, '$.to') where value = ${seat}) end`
}

function readableBy(id: TableId, viewer: Seat | null) {
  const ofTable = eq(chronicle.table, id)
  return viewer === null ? and(ofTable, isForAll) : and(ofTable, or(isForAll, isTo(viewer)))
}

function theNote(table: TableId, user: UserId) {
  return and(eq(privateNotes.table, table), eq(privateNotes.user, user))
}

function theShown(table: TableId, kind: string, target: string) {
  return and(eq(shown.table, table), eq(shown.kind, kind), eq(shown.target, target))
}

/** What a failed write means here: the backstops of the schema have names. */
function named(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = String(error)
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' && /(entries|snapshots)\.seq/.test(message)) {
    return new SequenceTaken('this line of the log is written already', { cause: error })
  }
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' && message.includes('tables.room')) {
    return new RoomTaken('an open table stands in this room', { cause: error })
  }
  return error
}
