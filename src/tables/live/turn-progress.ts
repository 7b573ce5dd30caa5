import type { ReplayedOutcome, Seat } from '../../engine/index.ts'

/** What all know of how far the turn under way has come. It follows from the lines that count, so it goes back with them. */
export interface Course {
  /** How many questions each seat has answered, as far as all may know. */
  readonly answered: readonly number[]
  /** How many answers told everybody something. */
  readonly heard: number
  /** Whether something that was done beside a question has told everybody something. */
  readonly besides: boolean
}

/** An answer of the turn under way, and what came of it. */
export interface CourseStep {
  readonly seat: Seat
  readonly quiet: boolean
  readonly outcome: Pick<ReplayedOutcome, 'emitted' | 'beside'>
}

/** The course of a turn that has just begun. */
export function newCourse(seats: number): Course {
  return { answered: Array.from({ length: seats }, () => 0), heard: 0, besides: false }
}

/** The course after an answer that did not end the turn. */
export function courseAfter({ answered, heard, besides }: Course, { seat, quiet, outcome }: CourseStep): Course {
  const isHeard = outcome.emitted.some(({ to }) => to === 'all')
  if (outcome.beside) return { answered, heard, besides: besides || isHeard }
  return {
    answered: answered.map((count, one) => (one === seat && !quiet ? count + 1 : count)),
    heard: heard + (isHeard ? 1 : 0),
    besides,
  }
}
