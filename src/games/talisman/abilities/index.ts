import type { AbilityId } from '../ids.ts'
import type { Power } from '../powers.ts'

/** The Special Abilities that need code; restrictions and first Spells are figures on the Character card. */
export const ABILITIES: Readonly<Partial<Record<AbilityId, Power>>> = {}
