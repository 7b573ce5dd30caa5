import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
import type { CardId, CreatureId, KindId, QuestId, ShopId, SpaceId, SpellCard, TableId } from '../data/ids.ts'

/**
 * The facts that cards, spaces, Spells and abilities emit in addition to those about counters, cards and fights. `by`
 * names the cause: a card, a space, an ability.
 */
export type CardFact = TableFact | BusinessFact | QuestFact | EncounterFact | InnerFact | MagicFact | AbilityFact

type TableFact = FactsOf<{
  'table-read': {
    seat: Seat
    table: TableId
    /** The dice and what was added to them. The total picks the row. */
    roll: Sum
  }
  'roll-skipped': { seat: Seat; space: SpaceId; by: string }
  'nothing-happens': { seat: Seat; by: string }
  enslaved: { seat: Seat; by: string }
  'move-offered': { seat: Seat; offer: 'ferry' | 'wizard' }
}>

type BusinessFact = FactsOf<{
  bought: {
    seat: Seat
    item: KindId
    shop: ShopId
    /** 0 if it was taken for nothing (thief-shoplift). */
    price: number
  }
  sold: { seat: Seat; card: CardId; gold: number; by: string }
  visited: { seat: Seat; service: string }
  wished: { seat: Seat; card: CardId; wish: string }
}>

type QuestFact = FactsOf<{
  'quest-taken': { seat: Seat; quest: QuestId }
  'quest-paid': { seat: Seat; quest: QuestId; card: CardId | null }
  'quest-done': { seat: Seat; quest: QuestId }
}>

type EncounterFact = FactsOf<{
  'blizzard-began': { seat: Seat; card: CardId }
  raided: { seat: Seat; gold: number; space: SpaceId }
  appeared: { seat: Seat; card: CardId; space: SpaceId }
  cursed: { seat: Seat; card: CardId }
  /** An ability or a card protects the Character from a card or a space. */
  unmoved: { seat: Seat; card: CardId | SpaceId; by: string }
  'left-in-stock': { card: CardId; left: number }
  'chasm-rolled': {
    seat: Seat
    /** The Follower, or `null` for the Character. */
    card: CardId | null
    roll: Sum
    falls: boolean
  }
}>

type InnerFact = FactsOf<{
  'came-out': { seat: Seat; from: SpaceId; to: SpaceId; roll: Sum }
  'vampire-demands': { seat: Seat; lives: number }
  'werewolf-comes': { seat: Seat; strength: Sum }
  'pitfiends-come': {
    seat: Seat
    left: number
    /** The die that says how many come; `null` if they were waiting for the Character. */
    roll: Sum | null
  }
  'diced-with-death': { seat: Seat; own: Sum; death: Sum; result: 'won' | 'lost' | 'stand-off' }
}>

type MagicFact = FactsOf<{
  'hex-laid': { seat: Seat; space: SpaceId; spell: SpellCard }
  'magic-destroyed': { seat: Seat; spell: SpellCard }
  'time-warped': { seat: Seat; turns: number }
  immobilised: { seat: Seat; by: Seat }
  invisible: { seat: Seat }
  preserved: { seat: Seat; what: string }
  blasted: { seat: Seat; strength: number }
  /** For the caster only. */
  divined: { seat: Seat; cards: readonly CardId[] }
}>

type AbilityFact = FactsOf<{
  /** For the seat that looks only. */
  'hand-seen': { seat: Seat; of: Seat; spells: readonly SpellCard[] }
  'spirit-destroyed': { seat: Seat; foe: CardId | CreatureId; by: string }
  'charm-tried': { seat: Seat; card: CardId; roll: Sum; above: number; joins: boolean }
  raised: { seat: Seat; card: CardId }
  'raised-spent': { seat: Seat; card: CardId; strength: number }
  beguiled: { seat: Seat; victim: Seat; roll: Sum; needs: number; works: boolean }
  assassinates: { seat: Seat }
  boosted: { seat: Seat; strength: number; by: string }
  regenerated: { seat: Seat }
  foreseen: { seat: Seat; discarded: CardId; drawn: CardId | null; by: string }
}>
