import type { Attack } from './attack.ts'
import { AUTHORITY } from './authority.ts'
import { CLOCK } from './clock.ts'
import { COST_ATTACKS } from './cost.ts'
import { ODDITIES } from './oddities.ts'
import { PROOF_ATTACKS } from './proofs.ts'
import { QUORUM } from './quorum.ts'
import { SEATS } from './seats.ts'

export type { Attack, Outcome } from './attack.ts'

/** All attacks, file by file. */
export const ATTACKS: readonly Attack[] = [
  ...AUTHORITY,
  ...QUORUM,
  ...SEATS,
  ...PROOF_ATTACKS,
  ...COST_ATTACKS,
  ...ODDITIES,
  ...CLOCK,
] // prettier-ignore
