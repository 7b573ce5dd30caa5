import { timingOf, type Timing } from '../../src/tables/model/store.ts'

/** A minute for a reaction, and no other clock. */
export const REACTIONS_ONLY: Timing = { ...timingOf('none'), reaction: 60_000, remindAfter: null }
