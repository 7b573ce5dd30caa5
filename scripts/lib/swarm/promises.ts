import type pg from 'pg'
import type { Ask, Noted, Showing } from './notes.ts'

/** The promises about the answers, and how they were kept. */
export interface Kept {
  readonly given: number
  readonly refused: Readonly<Record<string, number>>
  /**
   * Neither acknowledged nor refused, because their process was killed or could not reply; and those of them that are
   * in a log all the same.
   */
  readonly unknown: number
  readonly unknownKept: number
  /** Acknowledged but not in the log; in the log more often than people tried to give them. */
  readonly lost: readonly Ask[]
  readonly doubled: readonly Ask[]
}

/** How often an answer is in the log of its table since people began to play. */
type Logged = Ask & { readonly times: number }

/** Looks up every answer in the logs, starting after their earlier contents. */
export async function keptOf(noted: Noted, client: pg.Client): Promise<Kept> {
  const { rows } = await client.query<Ask & { readonly times: string }>(
    `select entries.table_id as "table", seat, verb, key, count(*) as times from entries
      join swarm_before as before on before.id = entries.table_id and entries.seq > before.seq
      where rewound_to is null and by_user is not null group by 1, 2, 3, 4`,
  )
  return judgedAnswers(
    noted,
    rows.map((row) => ({ ...row, times: Number(row.times) })),
  )
}

/** Compares the tried answers with the logs. */
export function judgedAnswers({ asks }: Noted, logged: readonly Logged[]): Kept {
  const all = new Map<string, { readonly ask: Ask; given: number; unknown: number; kept: number }>()
  const countOf = (ask: Ask) => {
    const key = [ask.table, ask.seat, ask.verb, ask.key].join(' ')
    const one = all.get(key) ?? { ask, given: 0, unknown: 0, kept: 0 }
    all.set(key, one)
    return one
  }
  const refused: Record<string, number> = {}
  for (const { ask, end } of asks) {
    const one = countOf(ask)
    if (end === null) one.unknown += 1
    else if (end.isGiven) one.given += 1
    else refused[end.why] = (refused[end.why] ?? 0) + 1
  }
  for (const { times, ...ask } of logged) countOf(ask).kept = times
  const counted = [...all.values()]
  const sum = (of: (one: (typeof counted)[number]) => number) => counted.reduce((total, one) => total + of(one), 0)
  return {
    given: sum(({ given }) => given),
    refused,
    unknown: sum(({ unknown }) => unknown),
    unknownKept: sum(({ kept, given }) => Math.max(0, kept - given)),
    lost: counted.filter(({ kept, given }) => kept < given).map(({ ask }) => ask),
    doubled: counted.filter(({ kept, given, unknown }) => kept > given + unknown).map(({ ask }) => ask),
  }
}

/** Records where every log ended before people played. */
export async function noteLogs(client: pg.Client): Promise<void> {
  await client.query(
    'create temp table swarm_before as select id, (select coalesce(max(seq), 0) from entries where table_id = tables.id) as seq from tables',
  )
  await client.query('analyze swarm_before')
}

/** Periods in which one process showed a shard that overlap with another's. */
export function overlaps({ showings }: Noted): readonly (readonly [Showing, Showing])[] {
  const tenures = new Map<string, Showing>()
  for (const one of showings) {
    const key = `${one.shard} ${one.process} ${one.tenure}`
    const { from, to } = tenures.get(key) ?? one
    tenures.set(key, { ...one, from: Math.min(from, one.from), to: Math.max(to, one.to) })
  }
  const all = [...tenures.values()].sort((a, b) => a.shard - b.shard || a.from - b.from)
  return all.flatMap((one, index) => {
    const before = all.slice(0, index).find((other) => other.shard === one.shard && one.from < other.to)
    return before ? [[before, one] as const] : []
  })
}

/**
 * The numbers of tables that are due or unshown and that no process handles. `late`: how late they may be, in
 * milliseconds.
 */
export async function leftLying(
  client: pg.Client,
  late: number,
): Promise<{ readonly due: number; readonly unshown: number }> {
  const down = `coalesce((select text::bigint from memos where name = 'down'), 0)`
  const { rows } = await client.query<{ due: string; unshown: string }>(
    `select count(*) filter (where status = 'playing' and due_at < $1::bigint - ${down}) as due,
      count(*) filter (where revision > shown_revision) as unshown
      from tables where status = 'playing' and due_at is not null or revision > shown_revision`,
    [Date.now() - late],
  )
  return { due: Number(rows[0]?.due), unshown: Number(rows[0]?.unshown) }
}
