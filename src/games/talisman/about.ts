import type { Seat, Sum } from '../../engine/index.ts'
import type { SpaceId, WindowId } from './ids.ts'

/** What the public sees of a matter under way: plain data in the state, for as long as it lasts. */
export type Matter =
  | {
      /** Time for Spells and the like. Whom it waits for is nobody's business (TAL-R87). */
      readonly matter: 'window'
      readonly window: WindowId
      /** Whose Turn, attack, fight or loss it is. */
      readonly seat: Seat
      /** What is about to go (w-loss). */
      readonly loss: 'life' | 'follower' | 'enemies' | null
    }
  | {
      readonly matter: 'attack'
      readonly seat: Seat
      readonly by: Seat | null
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic' | 'ability' | 'meeting'
      readonly space: SpaceId
    }
  | {
      readonly matter: 'fight'
      readonly seat: Seat
      readonly against: Seat | null
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic'
      readonly space: SpaceId
      /** Before any die, with the Weapons that would count most. */
      readonly ours: Sum
      readonly theirs: Sum
    }
