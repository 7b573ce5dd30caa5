import type { SpaceId } from '../../../data/ids.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { HOLY } from './holy.ts'
import { INNER } from './inner.ts'
import { SETTLEMENTS } from './settlements.ts'
import { WARLOCK } from './warlock.ts'
import { WILD } from './wild.ts'

/**
 * The instructions of the spaces. Draw-cards spaces need only their figures; the Plain of Peril and the Valley of Fire
 * have no instruction, and the Crown of Command has a file of its own (TAL-9.8).
 */
export const SPACES: Readonly<Partial<Record<SpaceId, SpaceBehaviour>>> = {
  ...SETTLEMENTS,
  ...HOLY,
  ...WILD,
  ...WARLOCK,
  ...INNER,
}
