import { leavesBranch, liesOn, type Stretch } from '../../engine/index.ts'
import type { Commit, NewEntry, TableId } from '../../tables/model/store.ts'
import { entryColumns, lineColumns } from '../shared/game-rows.ts'
import type { Head } from '../shared/heads.ts'
import { compress, obsoleteSnapshots, surplusSnapshots } from '../shared/snapshots.ts'
import { lateStep, planStep } from '../shared/steps.ts'
import * as log from './log.ts'
import * as marks from './marks.ts'
import * as records from './records.ts'
import type { Db, Prepared, Session } from './server.ts'
import * as snapshots from './snapshots.ts'

/** The head of a table and, where known, its snapshots, so that the next step needn't read them. */
export interface KnownHead extends Head {
  /** The current branch of the log, and the entries that have snapshots, latest first. */
  readonly kept?: { readonly branch: readonly Stretch[]; readonly seqs: readonly number[] }
}

interface TakenStep {
  readonly head: KnownHead
  /** The table's server. */
  readonly server: string
}

/**
 * Everything that most steps write, in one statement: it first moves the table on, and writes the rest only if that
 * worked. A concurrent step waits for the table's row until this step is written; then it is too late and gets no row
 * back.
 */
const STEP: Prepared = {
  name: 'step',
  text: `
    with moved as (
      update tables set revision = $2::bigint + 1, changed_at = $3, due_at = $4, heard = $5, clocks = coalesce($6, clocks)
      where id = $1 and revision = $2::bigint
      returning server
    ), logged as (
      insert into entries (table_id, at, seq, seat, verb, key, sealed, quiet, rewound_to, seed, link, by_user)
      select $1, $7::bigint, seq, seat, verb, key, sealed, quiet, rewound_to, seed, decode(link, 'hex'), by_user
      from moved, unnest($8::bigint[], $9::int[], $10::text[], $11::text[], $12::bool[], $13::bool[], $14::bigint[],
        $15::text[], $16::text[], $17::text[])
        as one (seq, seat, verb, key, sealed, quiet, rewound_to, seed, link, by_user)
    ), told as (
      insert into chronicle (table_id, at, seq, line, version, is_event, audience, is_private, body, link)
      select $1, $7::bigint, $18::bigint, $19::bigint + number, $29::int, is_event, audience, audience is not null, body,
        decode(link, 'hex')
      from moved, unnest($20::bool[], $21::text[], $22::text[], $30::text[])
        with ordinality as one (is_event, audience, body, link, number)
    ), placed as (
      insert into positions (table_id, seq, turn, acted, version, state)
      select $1, $23::bigint, $24::bigint, $25::text, $26::int, $27::bytea from moved where $23::bigint is not null
    ), forgotten as (
      delete from positions using moved where table_id = $1 and seq = any($28::bigint[])
    )
    select server from moved`,
}

/** Writes a step within a transaction. `known`: the table's last known head. Rejects with `SequenceTaken`. */
export async function takeStep(
  db: Db,
  session: Session,
  step: Commit,
  known: KnownHead | undefined,
): Promise<TakenStep> {
  const { table, entries: added = [], change, whisper, at } = step
  // A rewind changes the branch, so its snapshots take statements of their own.
  const rewind = added.find((entry) => entry.kind === 'rewind')
  const before = await headBefore(db, step, known)
  const planned = planStep(step, before)
  const placed = rewind ? NO_SNAPSHOT : placeSnapshot(step, before)
  // All are sent at once, because each round trip takes time. If the first moves no table, the others are rolled back.
  const [[moved]] = await allOf(
    session.ask(STEP, valuesOf(step, planned, placed)),
    change && changeRecord(db, table, change),
    whisper && marks.putWhisper(db, table, { ...whisper, at }),
  )
  if (!moved) throw lateStep(step)
  if (rewind) await updateSnapshots(db, step, rewind)
  const { kept } = placed
  return { head: { ...planned.head, ...(kept && { kept }) }, server: change?.server ?? String(moved['server']) }
}

async function changeRecord(db: Db, table: TableId, change: NonNullable<Commit['change']>): Promise<void> {
  await records.change(db, table, change)
  // Whose guesses go depends on the new seats.
  if (change.seats) await marks.dropGuessesOfPlayers(db, table)
}

/** The values of the statement's parameters, in their order. */
function valuesOf(
  { table, after, clocks, version = 0, at }: Commit,
  { entries, lines, head }: ReturnType<typeof planStep>,
  { snapshot, surplus }: PlacedSnapshot,
): unknown[] {
  const columns = entries.map((entry) => ({ ...entryColumns(entry), seq: entry.seq, link: entry.link, by: entry.by }))
  const written = lines.map((line) => ({ ...lineColumns(line), link: line.link }))
  return [
    table,
    after,
    head.changedAt,
    head.dueAt,
    head.heard,
    clocks === undefined ? null : JSON.stringify(clocks),
    at,
    columns.map(({ seq }) => seq),
    columns.map(({ seat }) => seat),
    columns.map(({ verb }) => verb),
    columns.map(({ key }) => key),
    columns.map(({ sealed }) => sealed),
    columns.map(({ quiet }) => quiet),
    columns.map(({ rewoundTo }) => rewoundTo),
    columns.map(({ seed }) => seed),
    columns.map(({ link }) => link),
    columns.map(({ by }) => by),
    head.seq,
    head.line - lines.length,
    written.map(({ isEvent }) => isEvent),
    written.map(({ audience }) => audience),
    written.map(({ body }) => body),
    snapshot?.seq ?? null,
    snapshot?.turn ?? null,
    snapshot ? JSON.stringify(snapshot.acted) : null,
    snapshot?.version ?? null,
    snapshot ? compress(snapshot.state) : null,
    surplus,
    version,
    written.map(({ link }) => link),
  ]
}

/** A snapshot on the current branch, the surplus ones to delete, and the head's knowledge of all of them afterwards. */
interface PlacedSnapshot {
  readonly snapshot: Commit['snapshot']
  readonly surplus: readonly number[]
  readonly kept: KnownHead['kept'] | undefined
}

const NO_SNAPSHOT: PlacedSnapshot = { snapshot: null, surplus: [], kept: undefined }

function placeSnapshot({ snapshot, change }: Commit, before: KnownHead | undefined): PlacedSnapshot {
  const isOver = change?.status === 'over'
  if (!before?.kept || !(snapshot || isOver)) return { ...NO_SNAPSHOT, kept: before?.kept }
  const { branch, seqs } = before.kept
  const placed = snapshot && liesOn(branch, snapshot.seq) ? snapshot : null
  const all = placed ? [placed.seq, ...seqs] : seqs
  const thinnedOut = placed ? surplusSnapshots(all.filter((seq) => liesOn(branch, seq))) : []
  const left = all.filter((seq) => !thinnedOut.includes(seq))
  const surplus = [...thinnedOut, ...(isOver ? obsoleteSnapshots(left, 1, branch) : [])]
  return { snapshot: placed, surplus, kept: { branch, seqs: all.filter((seq) => !surplus.includes(seq)) } }
}

/** The head of a table before a step, with its snapshots if the step changes them. */
async function headBefore(
  db: Db,
  { table, after, snapshot, change }: Commit,
  known: KnownHead | undefined,
): Promise<KnownHead | undefined> {
  // A known head is valid for its revision: no two steps lead to the same one. The statement checks that it is the
  // last.
  const valid = known?.revision === after ? known : undefined
  const isAboutSnapshots = snapshot != null || change?.status === 'over'
  if (valid && (valid.kept || !isAboutSnapshots)) return valid
  const [head, branch, seqs] = await allOf(
    valid ?? records.headOf(db, table),
    isAboutSnapshots ? log.branchOf(db, table) : [],
    isAboutSnapshots ? snapshots.seqsOf(db, table) : [],
  )
  return head && { ...head, ...(isAboutSnapshots && { kept: { branch, seqs } }) }
}

/**
 * Awaits statements that are sent without waiting for one another. If several fail, rejects with the reason of the
 * first: the others fail because of it.
 */
async function allOf<T extends readonly unknown[]>(...sent: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(sent)
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(sent) as Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>
}

/** Updates the snapshots of a log that has just been rewound. */
async function updateSnapshots(
  db: Db,
  { table, snapshot, change }: Commit,
  rewind: NewEntry & { readonly kind: 'rewind' },
): Promise<void> {
  const branch = await log.branchOf(db, table)
  const left = await log.branchOf(db, table, rewind.seq - 1)
  await snapshots.leaveBranch(db, table, left, branch, leavesBranch(rewind) ? 1 : 0)
  if (snapshot && liesOn(branch, snapshot.seq)) await snapshots.add(db, table, snapshot, branch)
  if (change?.status === 'over') await snapshots.reduce(db, table, 1, branch)
}
