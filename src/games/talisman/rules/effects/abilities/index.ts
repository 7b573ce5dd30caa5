import type { AbilityId } from '../../../data/ids.ts'
import type { Power } from '../contracts.ts'
import { ASSASSIN } from './assassin.ts'
import { DRUID } from './druid.ts'
import { ELF } from './elf.ts'
import { GHOUL } from './ghoul.ts'
import { MINSTREL } from './minstrel.ts'
import { PRIEST } from './priest.ts'
import { PROPHETESS } from './prophetess.ts'
import { SORCERESS } from './sorceress.ts'
import { THIEF } from './thief.ts'
import { TROLL } from './troll.ts'

/**
 * The Special Abilities that need code, one file a Character. The rest are traits, or figures on the Character card:
 * first Spells, and what may not be possessed (`monk-vow`).
 */
export const ABILITIES: Readonly<Partial<Record<AbilityId, Power>>> = {
  ...ASSASSIN,
  ...DRUID,
  ...ELF,
  ...GHOUL,
  ...MINSTREL,
  ...PRIEST,
  ...PROPHETESS,
  ...SORCERESS,
  ...THIEF,
  ...TROLL,
}
