import type { KindId } from '../ids.ts'
import type { CardBehaviour } from '../powers.ts'

/** The cards that do more than bear numbers, by kind. */
export const CARDS: Readonly<Partial<Record<KindId, CardBehaviour>>> = {}
