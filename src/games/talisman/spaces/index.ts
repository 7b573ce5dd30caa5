import type { SpaceId } from '../ids.ts'
import type { SpaceBehaviour } from '../powers.ts'

/** The instructions of the spaces that are not draw-cards spaces. */
export const SPACES: Readonly<Partial<Record<SpaceId, SpaceBehaviour>>> = {}
