import type { Seat, Sum } from '../../../engine/index.ts'
import type { Handicap } from '../data/handicaps.ts'
import type { Deal } from '../state/moments.ts'
import type { Alignment, CardId, CharacterId, SpaceId, SpellCard, SpellId } from '../data/ids.ts'

/** The facts of the core rules. `by` and `why` name the cause: a card, a space, an ability, a word of the rules. */
export type CoreFact = TableFact | MoveFact | CharacterFact | ThingFact | SpellFact | FightFact

type TableFact =
  | { readonly kind: 'first-roll'; readonly seat: Seat; readonly roll: Sum; readonly again: boolean }
  | { readonly kind: 'first-player'; readonly seat: Seat }
  | {
      readonly kind: 'character-entered'
      readonly seat: Seat
      readonly character: CharacterId
      readonly space: SpaceId
      readonly replaces: boolean
    }
  | ({ readonly kind: 'handicap'; readonly seat: Seat; readonly character: CharacterId } & Handicap)
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly kind: 'turn-missed'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'turn-idle'; readonly seat: Seat }
  | { readonly kind: 'turn-extra'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'player-left'; readonly seat: Seat; readonly character: CharacterId | null }
  | { readonly kind: 'player-out'; readonly seat: Seat }
  | {
      readonly kind: 'crown-reached'
      readonly seat: Seat
      readonly first: boolean
      /** Who comes back after death, where that stays the same all game (TAL-OPT.9). */
      readonly replacements?: 'never' | 'always'
    }
  | {
      readonly kind: 'command-cast'
      readonly seat: Seat
      /** `null` where it never misses (TAL-OPT.19). */
      readonly roll: Sum | null
      readonly takesEffect: boolean
      /** Lives it takes from every other Character, if it works and takes more than one (TAL-OPT.20). */
      readonly lives?: number
    }
  | { readonly kind: 'command-idle'; readonly seat: Seat; readonly why: string }
  | { readonly kind: 'command-answered'; readonly seat: Seat; readonly answer: 'life' | 'defeat' }
  | { readonly kind: 'talismans-freed'; readonly cards: readonly CardId[] }
  | { readonly kind: 'blizzard-over'; readonly card: CardId }
  | { readonly kind: 'hex-over'; readonly space: SpaceId; readonly spell: SpellCard }
  | { readonly kind: 'magic-returns'; readonly spell: SpellCard }
  | {
      readonly kind: 'scored'
      readonly seat: Seat
      /** Region, Talisman, Strength, Craft, Lives, Gold (TAL-OPT.24). */
      readonly score: Sum
    }
  | { readonly kind: 'game-over'; readonly winners: readonly Seat[]; readonly why: 'last' | 'crown' | 'limit' }

type MoveFact =
  | { readonly kind: 'move-rolled'; readonly seat: Seat; readonly die: number }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly from: SpaceId
      readonly to: SpaceId
      /** The route of the piece, its end included; empty if it was placed. */
      readonly path: readonly SpaceId[]
      readonly how: string
      /** The die rolled for the move, if there was one. */
      readonly die?: number
    }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'slowed'; readonly seat: Seat }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly why: string }
  | { readonly kind: 'bridge-crossed'; readonly seat: Seat; readonly inwards: boolean }
  | { readonly kind: 'river-crossed'; readonly seat: Seat; readonly by: 'bridge' | 'raft' | 'ferry' }
  | { readonly kind: 'raft-gone'; readonly seat: Seat; readonly card: CardId; readonly used: boolean }
  | { readonly kind: 'offer-gone'; readonly seat: Seat; readonly used: boolean }
  | {
      readonly kind: 'portal-tried'
      readonly seat: Seat
      readonly stat: 'strength' | 'craft'
      readonly roll: Sum
      readonly against: Sum
      readonly opens: boolean
    }
  | { readonly kind: 'portal-passed'; readonly seat: Seat }
  | { readonly kind: 'freed'; readonly seat: Seat; readonly die: number; readonly free: boolean }
  | { readonly kind: 'hex-struck'; readonly seat: Seat; readonly space: SpaceId; readonly harmless: boolean }
  | { readonly kind: 'cards-drawn'; readonly seat: Seat; readonly space: SpaceId; readonly cards: readonly CardId[] }
  | { readonly kind: 'pile-shuffled'; readonly pile: 'adventure' | 'spells' }
  | {
      readonly kind: 'encountered'
      readonly seat: Seat
      readonly what: 'space' | 'character'
      readonly who: Seat | null
    }
  | { readonly kind: 'met'; readonly seat: Seat; readonly card: CardId }

/** A dead Character's public belongings at the time of death. The record of fact forms names this type. */
export interface Deeds {
  readonly round: number
  readonly strength: number
  readonly craft: number
  readonly gold: number
  readonly objects: number
  readonly followers: number
  readonly trophies: number
}

type CharacterFact =
  | {
      readonly kind: 'counters'
      readonly seat: Seat
      readonly stat: 'strength' | 'craft' | 'gold' | 'lives'
      readonly change: number
      readonly now: number
      readonly toad: boolean
      readonly by: string
    }
  | { readonly kind: 'life-saved'; readonly seat: Seat; readonly by: string }
  | {
      readonly kind: 'died'
      readonly seat: Seat
      readonly character: CharacterId
      readonly space: SpaceId
      readonly by: string
      /** The belongings at the time of death. */
      readonly deeds?: Deeds
    }
  | { readonly kind: 'misses'; readonly seat: Seat; readonly turns: number; readonly by: string }
  | {
      readonly kind: 'luck-spent'
      readonly seat: Seat
      /** The first roll, and the roll that counts now. */
      readonly dice: readonly number[]
      readonly again: readonly number[]
      readonly left: number
    }
  | { readonly kind: 'toad'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'toad-over'; readonly seat: Seat }
  | {
      readonly kind: 'aligned'
      readonly seat: Seat
      readonly from: Alignment
      readonly to: Alignment
      readonly by: string
    }
  | { readonly kind: 'align-refused'; readonly seat: Seat; readonly to: Alignment; readonly by: string }

type ThingFact =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly card: CardId; readonly space: SpaceId }
  | { readonly kind: 'gold-taken'; readonly seat: Seat; readonly gold: number; readonly space: SpaceId }
  | { readonly kind: 'given'; readonly from: Seat; readonly to: Seat; readonly card: CardId }
  | { readonly kind: 'gold-given'; readonly from: Seat; readonly to: Seat; readonly gold: number }
  | { readonly kind: 'received'; readonly seat: Seat; readonly card: CardId; readonly why: string }
  | {
      readonly kind: 'dropped'
      readonly seat: Seat
      readonly card: CardId
      readonly space: SpaceId
      readonly why: string
    }
  | { readonly kind: 'gold-dropped'; readonly seat: Seat; readonly gold: number; readonly space: SpaceId }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly card: CardId; readonly why: string }
  | { readonly kind: 'discarded'; readonly card: CardId; readonly space: SpaceId; readonly why: string }
  | { readonly kind: 'laid'; readonly card: CardId; readonly space: SpaceId }
  | {
      readonly kind: 'traded-trophies'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      readonly strength: number
    }
  | { readonly kind: 'traded-spirits'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly craft: number }
  | ({ readonly kind: 'deal-offered' } & Deal)
  | { readonly kind: 'deal-answered'; readonly seat: Seat; readonly to: Seat; readonly agreed: boolean }

type SpellFact =
  | { readonly kind: 'spells-drawn'; readonly seat: Seat; readonly number: number; readonly by: string }
  | { readonly kind: 'spell-seen'; readonly seat: Seat; readonly spell: SpellCard }
  | {
      readonly kind: 'spells-discarded'
      readonly seat: Seat
      readonly spells: readonly SpellCard[]
      readonly by: string
    }
  | {
      readonly kind: 'spell-cast'
      readonly seat: Seat
      readonly spell: SpellCard
      readonly id: SpellId
      readonly target: string
    }
  | { readonly kind: 'spell-countered'; readonly seat: Seat; readonly spell: SpellCard | null }
  | { readonly kind: 'spell-lost'; readonly seat: Seat; readonly spell: SpellCard }

type FightFact =
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic'
    }
  | {
      readonly kind: 'character-attacked'
      readonly seat: Seat
      readonly victim: Seat
      readonly fight: 'combat' | 'psychic'
    }
  | { readonly kind: 'ability-used'; readonly seat: Seat; readonly victim: Seat; readonly ability: string }
  | { readonly kind: 'evaded'; readonly seat: Seat; readonly what: string; readonly by: string }
  | { readonly kind: 'bribed'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | {
      readonly kind: 'fought'
      readonly seat: Seat
      readonly against: Seat | null
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic'
      readonly ours: Sum
      readonly theirs: Sum
      /** All dice rolled, including the one that counted; empty for the opponent of an assassin. */
      readonly ourDice: readonly number[]
      readonly theirDice: readonly number[]
      readonly result: 'won' | 'lost' | 'stand-off'
    }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly foes: readonly string[]; readonly kept: readonly CardId[] }
  | {
      readonly kind: 'protected'
      readonly seat: Seat
      readonly card: CardId
      readonly die: number
      readonly saved: boolean
    }
  | {
      readonly kind: 'spoils'
      readonly seat: Seat
      readonly loser: Seat
      readonly spoils: 'life' | 'gold' | 'object' | 'nothing'
    }
