import type { KindId } from '../../../data/ids.ts'
import type { CardBehaviour } from '../contracts.ts'
import { CURSES } from './curses.ts'
import { EVENTS } from './events.ts'
import { FOLLOWERS } from './followers.ts'
import { MAGIC } from './magic.ts'
import { PLACES } from './places.ts'
import { STRANGERS } from './strangers.ts'

/**
 * Cards with more than numbers, by kind. Enemies, Weapons, Protection, Gold and the Raft need no code of their own;
 * Purchase and Talisman cards are of the same kind as the card they equal (TAL-20.2).
 */
export const CARDS: Readonly<Partial<Record<KindId, CardBehaviour>>> = {
  ...EVENTS,
  ...CURSES,
  ...STRANGERS,
  ...FOLLOWERS,
  ...MAGIC,
  ...PLACES,
}
