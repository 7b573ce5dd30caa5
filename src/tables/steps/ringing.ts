import { restOf } from '../kit/clock.ts'
import type { Person, RingWait, RingWay } from '../model/people.ts'

/** A person who has done something this recently is still there, and needs no ring. */
export const ACTIVE_MS = 5 * 60 * 1000

/** When a person was last active, in the open and at all, and for how many milliseconds they count as active. */
export interface LastActive {
  readonly openly: number
  readonly atAll: number
  readonly span: number
}

/**
 * How long a person is not to be rung. Rings that others may notice depend only on what others may know: on what the
 * person did openly, and on earlier rings in the open. Otherwise a missing ring would tell of a secret decision.
 */
export function ringWaitOf(
  person: Person,
  { openly: since, atAll, span }: LastActive,
  now: number,
  way: RingWay,
): RingWait {
  const { openly, directly, hook } = person.rang
  const [last, rang] = {
    openly: [since, openly] as const,
    directly: [Math.max(since, atAll), Math.max(openly, directly)] as const,
    hook: [Math.max(since, atAll), hook] as const,
  }[way]
  return { active: left(last, span, now), rung: left(rang, person.ringGap, now) }
}

/** The rest of a span that began at a time, or at 0 never did. */
function left(since: number, span: number, now: number): number {
  return since === 0 ? 0 : restOf(span, since, now)
}
