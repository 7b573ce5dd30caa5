import type { Json, Option, Play, Seat } from '../../../../engine/index.ts'
import type { AbilityId, CardId, CharacterId, SpaceId } from '../../data/ids.ts'
import type { Attack, Casting, Fight, Moment } from '../../state/moments.ts'
import type { Talisman } from '../../state/state.ts'
import type { GameAside } from '../deeds/asking.ts'

/**
 * Contracts for cards, abilities, Spells and spaces that need code of their own: pure questions, and generators at a
 * named moment. Numbers and flags are traits (`data/traits.ts`). `from` is the card or ability itself.
 */

/** An action of a public card or ability in a window. It runs in the window's order (TAL-R80). */
export interface WindowAction {
  /** `use:cross:ghost-1`, `bribe:bandit-2`: unique in the window. */
  readonly key: string
  readonly args?: Json
  /** Taken by default, before the others (timing.json). */
  readonly byDefault?: boolean
  readonly run: () => Play
}

/** A means of moving other than the die (TAL-11.1): an option of `move.how`. */
export interface MoveAlternative {
  readonly key: string
  readonly to: SpaceId
  readonly args?: Json
}

/** An action against a Character other than an attack (TAL-13.3a). */
export interface CharacterAction {
  /** The ability's id. */
  readonly key: AbilityId
  /** Replaces the attack: the Encounter is over afterwards (TAL-R79). */
  readonly replacesAttack: boolean
  /** Taken by default (timing.json). */
  readonly byDefault?: boolean
  /** Called once the victim has declined to Evade. */
  readonly run: () => Play
}

/** The effects of a card or an ability for its owner. */
export interface Power {
  // Pure questions.
  readonly moveAlternatives?: (game: Talisman, seat: Seat) => readonly MoveAlternative[]
  readonly onCharacter?: (game: Talisman, seat: Seat, victim: Seat) => readonly CharacterAction[]
  /** Offered in w-attack to the one attacked. Changes `attack.foes`, or sets `attack.stopped`. */
  readonly inAttack?: (game: Talisman, seat: Seat, attack: Attack, from: string) => readonly WindowAction[]
  /** Offered in w-combat to a fighter. Adds to `fight.bonuses`, `fight.noDieAgainst`, or boosts the Turn. */
  readonly inCombat?: (game: Talisman, seat: Seat, fight: Fight, from: string) => readonly WindowAction[]
  /** Asides at any free moment (TAL-R5). */
  readonly asides?: (game: Talisman, seat: Seat, from: string) => readonly GameAside[]
  /** Asides even while a matter involves the seat: the ability says so, and it prevails (TAL-8.1). */
  readonly asidesAnyTime?: (game: Talisman, seat: Seat, from: string) => readonly GameAside[]

  // Generators at a named moment.
  /** After the movement die: `stays` gives up the Move (troll-regenerate). */
  readonly afterMoveRoll?: (game: Talisman, seat: Seat, die: number) => Play<'moves' | 'stays'>
  /** After ending a Move or being moved, after the Hex (druid-woods). */
  readonly onLanding?: (game: Talisman, seat: Seat) => Play
  /**
   * Looks at the new cards and may change them (foresee, Orb). `cards` are face up on the space. Returns the resulting
   * cards.
   */
  readonly afterDraw?: (
    game: Talisman,
    seat: Seat,
    cards: readonly CardId[],
    asked: number,
    from: string,
  ) => Play<CardId[]>
  /**
   * The seat killed these Enemy cards. The ones it keeps in another form than trophies are missing from the list
   * returned.
   */
  readonly afterKill?: (game: Talisman, seat: Seat, cards: readonly CardId[]) => Play<CardId[]>
  /** The seat won a fight against a Character and took a Life that was not saved (feed, Runesword, Quest). */
  readonly afterTakingLife?: (game: Talisman, seat: Seat, fight: Fight, from: string) => Play
}

/** The Special Abilities of one Character that need code. */
export type PowersOf<C extends CharacterId> = Readonly<Partial<Record<Extract<AbilityId, `${C}-${string}`>, Power>>>

/** A card: its effects for its owner, and for those who meet it. Cards with figures only need no entry. */
export interface CardBehaviour extends Power {
  /**
   * A Character meets an Event, Curse, Stranger or Place, after declining to Evade. The caller then discards Events if
   * they still lie there; other cards discard themselves when they must.
   */
  readonly meet?: (game: Talisman, seat: Seat, card: CardId) => Play
  /** Whether the seat can visit a Stranger or Place now (alignment, Craft, Gold, Toad). Absent: always. */
  readonly mayMeet?: (game: Talisman, seat: Seat, card: CardId) => boolean
  /** Taken by default (d-visit, d-optional-roll). */
  readonly meetByDefault?: (game: Talisman, seat: Seat, card: CardId) => boolean
  /** When drawn, before any card is met: puts itself elsewhere (Ghost, Hermit). */
  readonly drawn?: (game: Talisman, seat: Seat, card: CardId) => Play
}

/** A target of a Spell: `key` is `Casting.target`, in a short form. */
export type SpellTarget = Pick<Option<string>, 'key' | 'args' | 'place'>

export interface SpellEffect {
  /**
   * The targets this seat may cast it at now; empty if it cannot be cast. Already checked: the window is one the card
   * names, the caster is not barred, the card is not fresh. Still to check: whose Turn it is, Amulets, the targets
   * available.
   */
  readonly targets: (game: Talisman, seat: Seat, moment: Moment) => readonly SpellTarget[]
  /**
   * The player may choose any number of these, one after another, before the Spell is announced: they are its target
   * (Alchemy).
   */
  readonly aim?: (game: Talisman, seat: Seat) => readonly CardId[]
  /** Resolves the Spell: not countered, its target still legal. `stays`: it has put its own card somewhere. */
  readonly resolve: (game: Talisman, casting: Casting, moment: Moment) => Play<'spent' | 'stays'>
  /** The target an absent holder would cast it at (awayDefault), or `null` to pass. Absent: never. */
  readonly byDefault?: (game: Talisman, seat: Seat, moment: Moment, targets: readonly SpellTarget[]) => string | null
}

export interface SpaceBehaviour {
  /** Follows the instruction and asks any questions. Draw-cards spaces need none. */
  readonly follow: (game: Talisman, seat: Seat) => Play
}
