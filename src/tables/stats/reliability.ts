import type { TableRepository } from '../live/table-repository.ts'
import type { ReliabilityMinimum } from '../model/timing.ts'
import type { Reliability } from '../model/people.ts'
import type { TableRecord, UserId } from '../model/store.ts'

/** A person's latest tables that count. */
const MAX_TABLES = 50
/** With fewer games than this a person is a newcomer. */
export const NEWCOMER_BELOW_GAMES = 3

/** The reliability of a new player. */
export const NO_GAMES: Reliability = { games: 0, left: 0, share: null, excused: 0 }

/**
 * How far others can count on a person, from the records of tables. Only games with other people count, in which the
 * person has made or missed a decision with a clock, or which they left before the end.
 */
export function reliabilityFrom(records: readonly TableRecord[], user: UserId): Reliability {
  const sum = { games: 0, left: 0, inTime: 0, late: 0, excused: 0 }
  for (const { clocks, seats } of records) {
    const attendance = clocks?.attendance ?? []
    const own = attendance.find((one) => one.user === user)
    const others = [...seats, ...attendance].filter((one) => one.user !== null && one.user !== user)
    if (!own || others.length === 0) continue
    const { inTime, late, excused, hasLeft } = own
    sum.excused += excused
    if (inTime + late === 0 && !hasLeft) continue
    sum.games += 1
    sum.left += hasLeft ? 1 : 0
    sum.inTime += inTime
    sum.late += late
  }
  const { inTime, late, ...rest } = sum
  const all = inTime + late
  return { ...rest, share: all === 0 ? null : inTime / all }
}

/** The percentage of decisions in time, rounded down, so that nobody appears to reach a figure that they don't. */
export function percentInTime({ share }: Reliability): number | null {
  return share === null ? null : Math.floor(share * 100)
}

/** Whether a person is as reliable as a table asks of its players. */
export function meetsRequirement(own: Reliability, { percent, newcomers }: ReliabilityMinimum): boolean {
  if (own.games < NEWCOMER_BELOW_GAMES) return newcomers
  return (percentInTime(own) ?? 0) >= percent
}

/** A person's reliability on one server, or on all. Tables that know them only from a file don't count. */
export async function readReliability(
  { store, importedUsers }: TableRepository,
  user: UserId,
  server?: string,
): Promise<Reliability> {
  const there = {
    ...(server !== undefined && { server }),
    isReal: true,
    statuses: ['playing', 'over', 'closed'],
  } as const
  const seated = await store.records.list({ ...there, user, limit: MAX_TABLES })
  const former = await store.records.list({ ...there, formerly: user, limit: MAX_TABLES })
  const all = new Map([...seated, ...former].map((one) => [one.id, one]))
  const latest = [...all.values()].sort((a, b) => b.changedAt - a.changedAt).slice(0, MAX_TABLES)
  const isOwn = await Promise.all(latest.map(async ({ id }) => !(await importedUsers.has(id, user))))
  return reliabilityFrom(
    latest.filter((_one, at) => isOwn[at]),
    user,
  )
}
