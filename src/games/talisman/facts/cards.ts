import type { Seat, Sum } from '../../../engine/index.ts'
import type { CardId, CreatureId, KindId, QuestId, ShopId, SpaceId, SpellCard, TableId } from '../data/ids.ts'

/**
 * The facts that cards, spaces, Spells and abilities emit in addition to those about counters, cards and fights. `by`
 * names the cause: a card, a space, an ability.
 */
export type CardFact = TableFact | BusinessFact | QuestFact | EncounterFact | InnerFact | MagicFact | AbilityFact

type TableFact =
  | {
      readonly kind: 'table-read'
      readonly seat: Seat
      readonly table: TableId
      /** The dice and what was added to them. The total picks the row. */
      readonly roll: Sum
    }
  | { readonly kind: 'roll-skipped'; readonly seat: Seat; readonly space: SpaceId; readonly by: string }
  | { readonly kind: 'nothing-happens'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'enslaved'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'move-offered'; readonly seat: Seat; readonly offer: 'ferry' | 'wizard' }

type BusinessFact =
  | {
      readonly kind: 'bought'
      readonly seat: Seat
      readonly item: KindId
      readonly shop: ShopId
      /** 0 if it was taken for nothing (thief-shoplift). */
      readonly price: number
    }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: CardId; readonly gold: number; readonly by: string }
  | { readonly kind: 'visited'; readonly seat: Seat; readonly service: string }
  | { readonly kind: 'wished'; readonly seat: Seat; readonly card: CardId; readonly wish: string }

type QuestFact =
  | { readonly kind: 'quest-taken'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'quest-paid'; readonly seat: Seat; readonly quest: QuestId; readonly card: CardId | null }
  | { readonly kind: 'quest-done'; readonly seat: Seat; readonly quest: QuestId }

type EncounterFact =
  | { readonly kind: 'blizzard-began'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'raided'; readonly seat: Seat; readonly gold: number; readonly space: SpaceId }
  | { readonly kind: 'appeared'; readonly seat: Seat; readonly card: CardId; readonly space: SpaceId }
  | { readonly kind: 'cursed'; readonly seat: Seat; readonly card: CardId }
  /** An ability or a card protects the Character from a card or a space. */
  | { readonly kind: 'unmoved'; readonly seat: Seat; readonly card: CardId | SpaceId; readonly by: string }
  | { readonly kind: 'left-in-stock'; readonly card: CardId; readonly left: number }
  | {
      readonly kind: 'chasm-rolled'
      readonly seat: Seat
      /** The Follower, or `null` for the Character. */
      readonly card: CardId | null
      readonly roll: Sum
      readonly falls: boolean
    }

type InnerFact =
  | { readonly kind: 'came-out'; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId; readonly roll: Sum }
  | { readonly kind: 'vampire-demands'; readonly seat: Seat; readonly lives: number }
  | { readonly kind: 'werewolf-comes'; readonly seat: Seat; readonly strength: Sum }
  | {
      readonly kind: 'pitfiends-come'
      readonly seat: Seat
      readonly left: number
      /** The die that says how many come; `null` if they were waiting for the Character. */
      readonly roll: Sum | null
    }
  | {
      readonly kind: 'diced-with-death'
      readonly seat: Seat
      readonly own: Sum
      readonly death: Sum
      readonly result: 'won' | 'lost' | 'stand-off'
    }

type MagicFact =
  | { readonly kind: 'hex-laid'; readonly seat: Seat; readonly space: SpaceId; readonly spell: SpellCard }
  | { readonly kind: 'magic-destroyed'; readonly seat: Seat; readonly spell: SpellCard }
  | { readonly kind: 'time-warped'; readonly seat: Seat; readonly turns: number }
  | { readonly kind: 'immobilised'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'invisible'; readonly seat: Seat }
  | { readonly kind: 'preserved'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'blasted'; readonly seat: Seat; readonly strength: number }
  /** For the caster only. */
  | { readonly kind: 'divined'; readonly seat: Seat; readonly cards: readonly CardId[] }

type AbilityFact =
  /** For the seat that looks only. */
  | { readonly kind: 'hand-seen'; readonly seat: Seat; readonly of: Seat; readonly spells: readonly SpellCard[] }
  | { readonly kind: 'spirit-destroyed'; readonly seat: Seat; readonly foe: CardId | CreatureId; readonly by: string }
  | {
      readonly kind: 'charm-tried'
      readonly seat: Seat
      readonly card: CardId
      readonly roll: Sum
      readonly above: number
      readonly joins: boolean
    }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'raised-spent'; readonly seat: Seat; readonly card: CardId; readonly strength: number }
  | {
      readonly kind: 'beguiled'
      readonly seat: Seat
      readonly victim: Seat
      readonly roll: Sum
      readonly needs: number
      readonly works: boolean
    }
  | { readonly kind: 'assassinates'; readonly seat: Seat }
  | { readonly kind: 'boosted'; readonly seat: Seat; readonly strength: number; readonly by: string }
  | { readonly kind: 'regenerated'; readonly seat: Seat }
  | {
      readonly kind: 'foreseen'
      readonly seat: Seat
      readonly discarded: CardId
      readonly drawn: CardId | null
      readonly by: string
    }
