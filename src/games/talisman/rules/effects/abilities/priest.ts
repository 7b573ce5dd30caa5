import type { PowersOf } from '../contracts.ts'
import { destroysSpirits } from '../exorcism.ts'

/** The Priest destroys Spirits on sight. */

export const PRIEST = { 'priest-exorcise': { inAttack: destroysSpirits } } satisfies PowersOf<'priest'>
