import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
import type { Counters } from '../data/handicaps.ts'
import type { Deal } from '../state/moments.ts'
import type { Alignment, CardId, CharacterId, SpaceId, SpellCard, SpellId } from '../data/ids.ts'

/** The facts of the core rules. `by` and `why` name the cause: a card, a space, an ability, a word of the rules. */
export type CoreFact = TableFact | MoveFact | CharacterFact | ThingFact | SpellFact | FightFact

type TableFact = FactsOf<{
  'first-roll': { seat: Seat; roll: Sum; again: boolean }
  'first-player': { seat: Seat }
  'character-entered': { seat: Seat; character: CharacterId; space: SpaceId; replaces: boolean }
  handicap: { seat: Seat; character: CharacterId } & Counters
  'turn-began': { seat: Seat; round: number; turn: number }
  'turn-missed': { seat: Seat; left: number }
  'turn-idle': { seat: Seat }
  'turn-extra': { seat: Seat; left: number }
  'player-left': { seat: Seat; character: CharacterId | null }
  'player-out': { seat: Seat }
  'crown-reached': {
    seat: Seat
    first: boolean
    /** Who comes back after death, where that stays the same all game (TAL-OPT.9). */
    replacements?: 'never' | 'always'
  }
  'command-cast': {
    seat: Seat
    /** `null` where it never misses (TAL-OPT.19). */
    roll: Sum | null
    takesEffect: boolean
    /** Lives it takes from every other Character, if it works and takes more than one (TAL-OPT.20). */
    lives?: number
  }
  'command-idle': { seat: Seat; why: string }
  'command-answered': { seat: Seat; answer: 'life' | 'defeat' }
  'talismans-freed': { cards: readonly CardId[] }
  'blizzard-over': { card: CardId }
  'hex-over': { space: SpaceId; spell: SpellCard }
  'magic-returns': { spell: SpellCard }
  scored: {
    seat: Seat
    /** Region, Talisman, Strength, Craft, Lives, Gold (TAL-OPT.24). */
    score: Sum
  }
  'game-over': { winners: readonly Seat[]; why: 'last' | 'crown' | 'limit' }
}>

type MoveFact = FactsOf<{
  'move-rolled': { seat: Seat; die: number }
  moved: {
    seat: Seat
    from: SpaceId
    to: SpaceId
    /** The route of the piece, its end included; empty if it was placed. */
    path: readonly SpaceId[]
    how: string
    /** The die rolled for the move, if there was one. */
    die?: number
  }
  placed: { seat: Seat; from: SpaceId; to: SpaceId }
  slowed: { seat: Seat }
  stayed: { seat: Seat; why: string }
  'bridge-crossed': { seat: Seat; inwards: boolean }
  'river-crossed': { seat: Seat; by: 'bridge' | 'raft' | 'ferry' }
  'raft-gone': { seat: Seat; card: CardId; used: boolean }
  'offer-gone': { seat: Seat; used: boolean }
  'portal-tried': { seat: Seat; stat: 'strength' | 'craft'; roll: Sum; against: Sum; opens: boolean }
  'portal-passed': { seat: Seat }
  freed: { seat: Seat; die: number; free: boolean }
  'hex-struck': { seat: Seat; space: SpaceId; harmless: boolean }
  'cards-drawn': { seat: Seat; space: SpaceId; cards: readonly CardId[] }
  'pile-shuffled': { pile: 'adventure' | 'spells' }
  encountered: { seat: Seat; what: 'space' | 'character'; who: Seat | null }
  met: { seat: Seat; card: CardId }
}>

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

type CharacterFact = FactsOf<{
  counters: {
    seat: Seat
    stat: 'strength' | 'craft' | 'gold' | 'lives'
    change: number
    now: number
    toad: boolean
    by: string
  }
  'life-saved': { seat: Seat; by: string }
  died: {
    seat: Seat
    character: CharacterId
    space: SpaceId
    by: string
    /** The belongings at the time of death. */
    deeds?: Deeds
  }
  misses: { seat: Seat; turns: number; by: string }
  'luck-spent': {
    seat: Seat
    /** The first roll, and the roll that counts now. */
    dice: readonly number[]
    again: readonly number[]
    left: number
  }
  toad: { seat: Seat; by: string }
  'toad-over': { seat: Seat }
  aligned: { seat: Seat; from: Alignment; to: Alignment; by: string }
  'align-refused': { seat: Seat; to: Alignment; by: string }
}>

type ThingFact = FactsOf<{
  taken: { seat: Seat; card: CardId; space: SpaceId }
  'gold-taken': { seat: Seat; gold: number; space: SpaceId }
  given: { from: Seat; to: Seat; card: CardId }
  'gold-given': { from: Seat; to: Seat; gold: number }
  received: { seat: Seat; card: CardId; why: string }
  dropped: { seat: Seat; card: CardId; space: SpaceId; why: string }
  'gold-dropped': { seat: Seat; gold: number; space: SpaceId }
  lost: { seat: Seat; card: CardId; why: string }
  discarded: { card: CardId; space: SpaceId; why: string }
  laid: { card: CardId; space: SpaceId }
  'traded-trophies': { seat: Seat; cards: readonly CardId[]; strength: number }
  'traded-spirits': { seat: Seat; cards: readonly CardId[]; craft: number }
  'deal-offered': Deal
  'deal-answered': { seat: Seat; to: Seat; agreed: boolean }
}>

type SpellFact = FactsOf<{
  'spells-drawn': { seat: Seat; number: number; by: string }
  'spell-seen': { seat: Seat; spell: SpellCard }
  'spells-discarded': { seat: Seat; spells: readonly SpellCard[]; by: string }
  'spell-cast': { seat: Seat; spell: SpellCard; id: SpellId; target: string }
  'spell-countered': { seat: Seat; spell: SpellCard | null }
  'spell-lost': { seat: Seat; spell: SpellCard }
}>

type FightFact = FactsOf<{
  attacked: { seat: Seat; foes: readonly string[]; fight: 'combat' | 'psychic' }
  'character-attacked': { seat: Seat; victim: Seat; fight: 'combat' | 'psychic' }
  'ability-used': { seat: Seat; victim: Seat; ability: string }
  evaded: { seat: Seat; what: string; by: string }
  bribed: { seat: Seat; card: CardId; gold: number }
  fought: {
    seat: Seat
    against: Seat | null
    foes: readonly string[]
    fight: 'combat' | 'psychic'
    ours: Sum
    theirs: Sum
    /** All dice rolled, including the one that counted; empty for the opponent of an assassin. */
    ourDice: readonly number[]
    theirDice: readonly number[]
    result: 'won' | 'lost' | 'stand-off'
  }
  killed: { seat: Seat; foes: readonly string[]; kept: readonly CardId[] }
  protected: { seat: Seat; card: CardId; die: number; saved: boolean }
  spoils: { seat: Seat; loser: Seat; spoils: 'life' | 'gold' | 'object' | 'nothing' }
}>
