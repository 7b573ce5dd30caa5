import type { Choice, Seat } from '../../engine/index.ts'
import { actedThisTurn, type RunningTable } from './running-table.ts'

/** No player does more by hand, and a turn must stay short enough to replay. */
const MAX_ASIDES_PER_TURN = 300

export interface TableLimits {
  /** Maximum number of lobbies, and of running games, in which one person has a seat. */
  readonly lobbies: number
  readonly running: number
  /** Maximum number of open tables on one server. */
  readonly server: number
  /** A person for whom this many running games have waited for this long may not take another seat. */
  readonly waiting: { readonly tables: number; readonly afterMs: number }
  /** Maximum number of public asides per seat and turn, so that nobody floods a channel. */
  readonly heardBeside: number
  /** Limits per minute: tables opened by one person and on one server, undone answers, whispers. */
  readonly aMinute: {
    readonly person: number
    readonly server: number
    readonly takenBack: number
    readonly whispers: number
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

export const TABLE_LIMITS: TableLimits = {
  lobbies: 5,
  running: 20,
  server: 500,
  waiting: { tables: 3, afterMs: DAY_MS },
  heardBeside: 20,
  aMinute: { person: 3, server: 15, takenBack: 10, whispers: 4 },
}
/** No limits, for tools that set up tables. */
export const UNLIMITED: TableLimits = {
  lobbies: Infinity,
  running: Infinity,
  server: Infinity,
  waiting: { tables: Infinity, afterMs: DAY_MS },
  heardBeside: Infinity,
  aMinute: { person: Infinity, server: Infinity, takenBack: Infinity, whispers: Infinity },
}

/** Whether one more aside would exceed the seat's limit for the turn. */
export function isTooMuch(
  live: RunningTable,
  seat: Seat,
  { verb, key }: Choice,
  { heardBeside }: TableLimits,
): boolean {
  const asides = live.run.asidesOf(seat)
  if (!asides.some((one) => one.verb === verb && one.key === key)) return false
  const acts = actedThisTurn(live, seat)
  const verbs = new Set(asides.map((one) => one.verb))
  const heard = acts.filter(({ answer, quiet }) => quiet !== true && verbs.has(answer.verb))
  return acts.length >= MAX_ASIDES_PER_TURN || heard.length >= heardBeside
}
