import type { Choice, Seat } from '../../engine/index.ts'
import { actedThisTurn, type Live } from './running-table.ts'

/** What a seat may do in one turn beside its question: nobody does more by hand, and a turn must stay short enough to be played again. */
const MOST_BESIDE = 300

export interface TableLimits {
  /** Open tables that one person may have opened. */
  readonly person: number
  /** Open tables that may stand in one server. */
  readonly server: number
  /** Tables at which somebody is waited for, before they may open or join others. */
  readonly waiting: number
  /** What a seat may do in one turn beside its question that all hear of, so that nobody fills a room with it. */
  readonly heardBeside: number
  /** Within a minute: tables that one person may open, and that may be opened in one server, answers to be taken back, whispers. */
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
/** As much as anybody likes: for tools that lay tables. */
export const UNLIMITED: TableLimits = {
  person: Infinity,
  server: Infinity,
  waiting: Infinity,
  heardBeside: Infinity,
  aMinute: { person: Infinity, server: Infinity, takenBack: Infinity, whispers: Infinity },
}

/** Whether a seat wants to do one thing more beside its question than it may in one turn. */
export function isTooMuch(live: Live, seat: Seat, { verb, key }: Choice, { heardBeside }: TableLimits): boolean {
  const asides = live.run.asidesOf(seat)
  if (!asides.some((one) => one.verb === verb && one.key === key)) return false
  const acts = actedThisTurn(live, seat)
  const verbs = new Set(asides.map((one) => one.verb))
  const heard = acts.filter(({ answer, quiet }) => quiet !== true && verbs.has(answer.verb))
  return acts.length >= MOST_BESIDE || heard.length >= heardBeside
}
