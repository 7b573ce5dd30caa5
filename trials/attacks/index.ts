import type { Attack } from './attack.ts'
import { AUTHORITY } from './authority.ts'
import { QUORUM } from './quorum.ts'
import { SEATS } from './seats.ts'

export type { Attack, Outcome } from './attack.ts'

/** All attacks, file by file. */
export const ATTACKS: readonly Attack[] = [
  ...AUTHORITY,
  ...QUORUM,
  ...SEATS,
] // prettier-ignore
