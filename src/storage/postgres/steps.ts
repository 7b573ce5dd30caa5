import { leavesBranch, liesOn, type Stretch } from '../../engine/index.ts'
import { SequenceTaken, type Commit } from '../../tables/model/store.ts'
import { lastHeard, linesOfStep, linkedLines } from '../shared/lines.ts'
import { packed, tooMany } from '../shared/snapshots.ts'
import type { Head } from '../shared/heads.ts'
import * as chronicles from './chronicle.ts'
import * as log from './log.ts'
import * as marks from './marks.ts'
import * as positions from './snapshots.ts'
import * as records from './records.ts'
import type { Db, Prepared, Session } from './server.ts'

/** What is known of a table before it takes its next step. */
export interface Standing extends Head {
  /** The way of the log that counts, and the lines after which positions are kept, latest first; absent where that is not known. */
  readonly kept?: { readonly way: readonly Stretch[]; readonly seqs: readonly number[] }
}

interface Taken {
  readonly standing: Standing
  /** Where it is. */
  readonly server: string
}

/**
 * All that most steps write, in one statement: the table is moved, and only then the rest is written. Whoever else takes a step at the
 * same time waits at the row of the table until this one is written, and then comes too late: no row.
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
      from moved, unnest($8::bigint[], $9::int[], $10::text[], $11::text[], $12::bool[], $13::bool[], $14::bigint[], $15::text[], $16::text[], $17::text[])
        as one (seq, seat, verb, key, sealed, quiet, rewound_to, seed, link, by_user)
    ), told as (
      insert into chronicle (table_id, at, seq, line, version, is_event, audience, is_private, body, link)
      select $1, $7::bigint, $18::bigint, $19::bigint + number, $29::int, is_event, audience, audience is not null, body, decode(link, 'hex')
      from moved, unnest($20::bool[], $21::text[], $22::text[], $30::text[]) with ordinality as one (is_event, audience, body, link, number)
    ), placed as (
      insert into positions (table_id, seq, turn, acted, version, state)
      select $1, $23::bigint, $24::bigint, $25::text, $26::int, $27::bytea from moved where $23::bigint is not null
    ), forgotten as (
      delete from positions using moved where table_id = $1 and seq = any($28::bigint[])
    )
    select server from moved`,
}

/** Takes one step of a table, of which this is known. Rejects with `SequenceTaken`. */
export async function takeStep(db: Db, session: Session, step: Commit, known: Standing | undefined): Promise<Taken> {
  const { table, after, entries = [], lines = [], version = 0, change } = step
  const { whisper, due, clocks, quiet = false, at } = step
  // What is remembered of a revision holds, for no step leads to it twice; whether it is the last one is seen below.
  const before: Standing | undefined = known?.revision === after ? known : await records.headOf(db, table)
  if (!before) throw new Error(`there is no table ${table}`)
  const late = `table ${table} is not at step ${after}: none can follow that`
  if (before.revision !== after) throw new SequenceTaken(late)
  const wrong = entries.find(({ seq }, index) => seq !== before.seq + 1 + index)
  if (wrong) throw new SequenceTaken(`table ${table} is at line ${before.seq}: line ${wrong.seq} does not follow`)
  const { end, lines: logged } = log.linkedAfter(before, at, entries)
  const told = lastHeard(lines)
  const spoken = linkedLines(linesOfStep(step, before.line, end.seq), before, end.link)
  const head = {
    ...end,
    revision: after + 1,
    changedAt: quiet ? before.changedAt : at,
    dueAt: due === undefined ? before.dueAt : due,
    heard: told === -1 ? before.heard : before.line + 1 + told,
    line: before.line + lines.length,
    told: spoken.told,
  }
  // Where the log turns back, or ends, more than one position may have to go: that is seen to afterwards.
  const turns = change?.status === 'over' || entries.some((entry) => entry.kind === 'rewind')
  const { position, forgotten, kept } = turns ? NO_POSITION : await placeOf(db, step, before)
  const columns = logged.map((entry) => ({ ...NO_COLUMNS, ...log.columnsOf(entry), link: entry.link, by: entry.by }))
  const written = lines.map(chronicles.columnsOf)
  const [moved] = await session.ask(STEP, [
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
    columns.map((entry) => entry.quiet),
    columns.map(({ rewoundTo }) => rewoundTo),
    columns.map(({ seed }) => seed),
    columns.map(({ link }) => link),
    columns.map(({ by }) => by),
    end.seq,
    before.line,
    written.map(({ isEvent }) => isEvent),
    written.map(({ audience }) => audience),
    written.map(({ body }) => body),
    position?.seq ?? null,
    position?.turn ?? null,
    position ? JSON.stringify(position.acted) : null,
    position?.version ?? null,
    position ? packed(position.state) : null,
    forgotten,
    version,
    spoken.lines.map(({ link }) => link),
  ])
  if (!moved) throw new SequenceTaken(late)
  if (change) await records.change(db, table, change)
  if (change?.seats) await marks.dropGuessesOfPlayers(db, table)
  if (whisper) await marks.putWhisper(db, table, { ...whisper, at })
  if (turns) await turnPositions(db, step)
  return { standing: { ...head, ...(kept && { kept }) }, server: change?.server ?? String(moved['server']) }
}

const NO_POSITION = { position: null, forgotten: [], kept: undefined }
/** What an entry of one kind or the other leaves open. */
const NO_COLUMNS = { seat: null, verb: null, key: null, sealed: null, quiet: null, rewoundTo: null, seed: null }

/** The position that a step brings, if it counts, those that are one too many then, and what is known of all of them afterwards. */
async function placeOf(db: Db, { table, position }: Commit, { kept }: Standing) {
  if (!position) return { ...NO_POSITION, kept }
  const { way, seqs } = kept ?? { way: await log.way(db, table), seqs: await positions.seqsOf(db, table) }
  if (!liesOn(way, position.seq)) return { ...NO_POSITION, kept: { way, seqs } }
  const all = [position.seq, ...seqs]
  const forgotten = tooMany(all.filter((seq) => liesOn(way, seq)))
  return { position, forgotten, kept: { way, seqs: all.filter((seq) => !forgotten.includes(seq)) } }
}

/** The positions of a log that has just gone back, or has ended. */
async function turnPositions(db: Db, { table, entries = [], position, change }: Commit): Promise<void> {
  const back = entries.find((entry) => entry.kind === 'rewind')
  const now = await log.way(db, table)
  if (back) await positions.turn(db, table, await log.way(db, table, back.seq - 1), now, leavesBranch(back) ? 1 : 0)
  if (position && liesOn(now, position.seq)) await positions.add(db, table, position, now)
  if (change?.status === 'over') await positions.reduce(db, table, 1, now)
}
