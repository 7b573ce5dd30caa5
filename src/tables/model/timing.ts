const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const PACES = ['live', 'evening', 'daily', 'weekly', 'none'] as const
export type PaceName = (typeof PACES)[number]

/**
 * What happens when a player's time is up. `wait`: nothing, but the others may agree on something. `default`: what the player
 * ordered beforehand, or the rules' own default. `computer`: a computer player sits in until the player is back.
 * `substitute`: the seat is offered to whoever wants it.
 */
export const AT_ZERO = ['wait', 'default', 'computer', 'substitute'] as const
export type AtZero = (typeof AT_ZERO)[number]

/** How much time a table gives. All times are in milliseconds; `null`: no clock. */
export interface Timing {
  readonly pace: PaceName
  /** For a decision, in one's own turn and in others'. */
  readonly decision: number | null
  /** For a window in the middle of a turn. */
  readonly reaction: number | null
  /** What a seat may use up beyond that in the course of the game: what it has at first and at most. */
  readonly bank: number
  /** What it gets back with every question. */
  readonly increment: number
  /** After how long whoever is asked is reminded; `null`: never. */
  readonly remindAfter: number | null
  readonly atZero: AtZero
}

const TIMES: Readonly<Record<PaceName, Omit<Timing, 'pace' | 'atZero'>>> = {
  live: {
    decision: 2 * MINUTE,
    reaction: 30 * SECOND,
    bank: 3 * MINUTE,
    increment: 5 * SECOND,
    remindAfter: MINUTE,
  },
  evening: {
    decision: 10 * MINUTE,
    reaction: 2 * MINUTE,
    bank: 20 * MINUTE,
    increment: 30 * SECOND,
    remindAfter: 5 * MINUTE,
  },
  daily: { decision: DAY, reaction: 4 * HOUR, bank: DAY, increment: HOUR, remindAfter: 12 * HOUR },
  weekly: { decision: 3 * DAY, reaction: 12 * HOUR, bank: 3 * DAY, increment: 3 * HOUR, remindAfter: 36 * HOUR },
  none: { decision: null, reaction: null, bank: 0, increment: 0, remindAfter: DAY },
}

/** A pace by its name, and what happens at zero. */
export function timingOf(pace: PaceName, atZero: AtZero = 'wait'): Timing {
  return { pace, ...TIMES[pace], atZero }
}
