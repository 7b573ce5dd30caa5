import type { Choice, Seat } from '../../engine/index.ts'
import { actedThisTurn, type RunningTable } from './running-table.ts'

/** No player does more by hand, and a turn must stay short enough to replay. */
const MAX_ASIDES_PER_TURN = 300

export interface TableLimits {
  /** Maximum number of open tables that one person has opened. */
  readonly person: number
  /** Maximum number of open tables on one server. */
  readonly server: number
  /** A person for whom this many tables wait may not open or join another one. */
  readonly waiting: number
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

export const TABLE_LIMITS: TableLimits = {
  person: 20,
  server: 500,
  waiting: 10,
  heardBeside: 20,
  aMinute: { person: 3, server: 15, takenBack: 10, whispers: 4 },
}
/** No limits, for tools that set up tables. */
export const UNLIMITED: TableLimits = {
  person: Infinity,
  server: Infinity,
  waiting: Infinity,
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
