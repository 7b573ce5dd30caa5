const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const PACES = ['live', 'evening', 'daily', 'weekly', 'none'] as const
export type PaceName = (typeof PACES)[number]

/**
 * What happens when a player's time is up. `wait`: nothing, but the others may vote on something. `default`: the bot
 * follows the player's standing order, or takes the default of the rules. `computer`: a computer plays until the player
 * is back. `substitute`: anyone may take the seat.
 */
export const AT_ZERO = ['wait', 'default', 'computer', 'substitute'] as const
export type AtZero = (typeof AT_ZERO)[number]

/** How reliable a person has to be to take a seat. */
export interface ReliabilityMinimum {
  /** The least percentage of decisions made in time, from 1 to 100. */
  readonly percent: number
  /** Whether a person who has hardly played yet may take a seat. */
  readonly newcomers: boolean
}

/** The time limits of a table, in milliseconds; `null`: no limit. */
export interface Timing {
  readonly pace: PaceName
  /** For a decision, in the player's own turn or in another's. */
  readonly decision: number | null
  /** For a reaction in the middle of a turn. */
  readonly reaction: number | null
  /** The time bank, which a seat draws on beyond these limits: its initial and its greatest content. */
  readonly bank: number
  /** The time that each question adds to the bank. */
  readonly increment: number
  /** The wait before a player is reminded; `null`: never. */
  readonly remindAfter: number | null
  readonly atZero: AtZero
  /** Absent if anybody may take a seat. */
  readonly requires?: ReliabilityMinimum | undefined
}

const TIMES: Readonly<Record<PaceName, Omit<Timing, 'pace' | 'atZero' | 'requires'>>> = {
  live: {
    decision: 2 * MINUTE_MS,
    reaction: 30 * SECOND_MS,
    bank: 3 * MINUTE_MS,
    increment: 5 * SECOND_MS,
    remindAfter: MINUTE_MS,
  },
  evening: {
    decision: 10 * MINUTE_MS,
    reaction: 2 * MINUTE_MS,
    bank: 20 * MINUTE_MS,
    increment: 30 * SECOND_MS,
    remindAfter: 5 * MINUTE_MS,
  },
  daily: { decision: DAY_MS, reaction: 4 * HOUR_MS, bank: DAY_MS, increment: HOUR_MS, remindAfter: 12 * HOUR_MS },
  weekly: {
    decision: 3 * DAY_MS,
    reaction: 12 * HOUR_MS,
    bank: 3 * DAY_MS,
    increment: 3 * HOUR_MS,
    remindAfter: 36 * HOUR_MS,
  },
  none: { decision: null, reaction: null, bank: 0, increment: 0, remindAfter: DAY_MS },
}

/** The timing of a pace. */
export function timingOf(pace: PaceName, atZero: AtZero = 'wait'): Timing {
  return { pace, ...TIMES[pace], atZero }
}

/** The timing of another pace, with what else a table has chosen. */
export function timingAtPace({ atZero, requires }: Timing, pace: PaceName): Timing {
  return { ...timingOf(pace, atZero), ...(requires && { requires }) }
}
