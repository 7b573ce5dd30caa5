import type { ReplayedOutcome, Seat } from '../../engine/index.ts'

/**
 * Public progress within the current turn. It is derived from the effective log entries, so it rolls back with them.
 */
export interface Course {
  /** How many questions each seat has publicly answered. */
  readonly answered: readonly number[]
  /** How many answers emitted a public fact. */
  readonly heard: number
  /** Whether an aside has emitted a public fact. */
  readonly besides: boolean
}

/** An answer in the current turn, and its outcome. */
export interface CourseStep {
  readonly seat: Seat
  readonly quiet: boolean
  readonly outcome: Pick<ReplayedOutcome, 'emitted' | 'beside'>
}

/** Progress at the start of a turn. */
export function newCourse(seats: number): Course {
  return { answered: Array.from({ length: seats }, () => 0), heard: 0, besides: false }
}

/** Progress after an answer that did not end the turn. */
export function courseAfter({ answered, heard, besides }: Course, { seat, quiet, outcome }: CourseStep): Course {
  const isHeard = outcome.emitted.some(({ to }) => to === 'all')
  if (outcome.beside) return { answered, heard, besides: besides || isHeard }
  return {
    answered: answered.map((count, one) => (one === seat && !quiet ? count + 1 : count)),
    heard: heard + (isHeard ? 1 : 0),
    besides,
  }
}
