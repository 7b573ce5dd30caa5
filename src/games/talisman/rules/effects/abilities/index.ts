import type { AbilityId } from '../../../data/ids.ts'
import type { Power } from '../powers.ts'
import { AT_HOME } from './at-home.ts'
import { DRUID } from './druid.ts'
import { FIGHTING } from './fighters.ts'
import { GHOUL } from './ghoul.ts'
import { MINSTREL } from './minstrel.ts'
import { PRAYING } from './prayer.ts'
import { PROPHETESS } from './prophetess.ts'
import { TAKING } from './takers.ts'

/**
 * The Special Abilities that need code. The rest are figures on the Character card: first Spells, and what may not be
 * possessed (`monk-vow`).
 */
export const ABILITIES: Readonly<Partial<Record<AbilityId, Power>>> = {
  ...FIGHTING,
  ...DRUID,
  ...AT_HOME,
  ...GHOUL,
  ...MINSTREL,
  ...PRAYING,
  ...PROPHETESS,
  ...TAKING,
}
