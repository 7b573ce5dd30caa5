import { destroysSpirits } from '../exorcism.ts'
import type { AbilityId } from '../../../data/ids.ts'
import type { Power } from '../powers.ts'

/** Monk and Priest: those who are heard. */

const HEARD: Power = { addsOne: ({ pray }) => pray ?? false }

export const PRAYING = {
  'monk-prayer': HEARD,
  'priest-prayer': HEARD,
  'priest-exorcise': { inAttack: destroysSpirits },
} satisfies Partial<Record<AbilityId, Power>>
