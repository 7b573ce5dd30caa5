import type { Attack } from './attack.ts'

export type { Attack, Outcome } from './attack.ts'

/** All attacks, file by file. */
export const ATTACKS: readonly Attack[] = []
