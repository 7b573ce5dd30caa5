import type { Json, Option, Play, Seat } from '../../../../engine/index.ts'
import type { AbilityId, CardId, CharacterId, SpaceId } from '../../data/ids.ts'
import type { Attack, Casting, Fight, Moment } from '../../state/moments.ts'
import type { Talisman } from '../../state/state.ts'
import type { GameAside } from '../deeds/asking.ts'

/**
 * What a card, an ability, a Spell or a space has to be if it needs code of its own: pure questions, and generators at a
 * named moment. Numbers and flags are traits (`data/traits.ts`). `from` is the card or ability itself.
 */

/** Something that may be done in a window, by a public card or ability. It runs in the window's order (TAL-R80). */
export interface WindowAction {
  /** `use:cross:ghost-1`, `bribe:bandit-2`: unique in the window. */
  readonly key: string
  readonly args?: Json
  /** Taken by default, before the others (timing.json). */
  readonly byDefault?: boolean
  readonly run: () => Play
}

/** A way to move that is not the die (TAL-11.1): an option of `move.how`. */
export interface WayToMove {
  readonly key: string
  readonly to: SpaceId
  readonly args?: Json
}

/** What can be done to a Character besides attacking him (TAL-13.3a). */
export interface CharacterAction {
  /** The ability's id. */
  readonly key: AbilityId
  /** Takes the place of the attack: the Encounter is over afterwards (TAL-R79). */
  readonly replacesAttack: boolean
  /** Taken by default (timing.json). */
  readonly byDefault?: boolean
  /** Called after the victim could have Evaded, and did not. */
  readonly run: () => Play
}

/** What a card or an ability does for its owner. */
export interface Power {
  // Pure questions.
  readonly waysToMove?: (game: Talisman, seat: Seat) => readonly WayToMove[]
  readonly onCharacter?: (game: Talisman, seat: Seat, victim: Seat) => readonly CharacterAction[]
  /** Offered in w-attack to the one attacked. Changes `attack.foes`, or sets `attack.stopped`. */
  readonly inAttack?: (game: Talisman, seat: Seat, attack: Attack, from: string) => readonly WindowAction[]
  /** Offered in w-combat to a fighter. Adds to `fight.bonuses`, `fight.noDieAgainst`, or boosts the Turn. */
  readonly inCombat?: (game: Talisman, seat: Seat, fight: Fight, from: string) => readonly WindowAction[]
  /** What may be done at any free moment (TAL-R5), as an aside. */
  readonly asides?: (game: Talisman, seat: Seat, from: string) => readonly GameAside[]
  /** What may be done even while something is under way with him: the ability says so, and it prevails (TAL-8.1). */
  readonly asidesAnyTime?: (game: Talisman, seat: Seat, from: string) => readonly GameAside[]

  // Generators at a named moment.
  /** After the movement die: `stays` gives up the Move (troll-regenerate). */
  readonly afterMoveRoll?: (game: Talisman, seat: Seat, die: number) => Play<'moves' | 'stays'>
  /** On ending a Move or being moved, after the Hex (druid-woods). */
  readonly onLanding?: (game: Talisman, seat: Seat) => Play
  /** Looks at the new cards and may change them (foresee, Orb). `cards` are face up on the space. Returns what they are now. */
  readonly afterDraw?: (
    game: Talisman,
    seat: Seat,
    cards: readonly CardId[],
    asked: number,
    from: string,
  ) => Play<CardId[]>
  /** He killed these Enemy cards; what he keeps otherwise than as trophies is taken off the list it returns. */
  readonly afterKill?: (game: Talisman, seat: Seat, cards: readonly CardId[]) => Play<CardId[]>
  /** He won a fight against a Character, took a Life, and it was not saved (feed, Runesword, Quest). */
  readonly afterTakingLife?: (game: Talisman, seat: Seat, fight: Fight, from: string) => Play
}

/** The Special Abilities of one Character that need code. */
export type PowersOf<C extends CharacterId> = Readonly<Partial<Record<Extract<AbilityId, `${C}-${string}`>, Power>>>

/** A card: what it does for its owner, and what happens to those who meet it. Cards that only bear figures need no entry. */
export interface CardBehaviour extends Power {
  /**
   * An Event, Curse, Stranger or Place is met; Evading was offered before, and declined. Events are discarded by the
   * caller afterwards if they still lie there; everything else discards itself when it must.
   */
  readonly meet?: (game: Talisman, seat: Seat, card: CardId) => Play
  /** Whether a Stranger or Place can be visited by him now (alignment, Craft, Gold, Toad). Absent: always. */
  readonly mayMeet?: (game: Talisman, seat: Seat, card: CardId) => boolean
  /** Taken by default (d-visit, d-optional-roll). */
  readonly meetByDefault?: (game: Talisman, seat: Seat, card: CardId) => boolean
  /** When drawn, before anything is met: puts itself elsewhere (Ghost, Hermit). */
  readonly drawn?: (game: Talisman, seat: Seat, card: CardId) => Play
}

/** A target of a Spell: `key` is `Casting.target`, in a short form. */
export type SpellTarget = Pick<Option<string>, 'key' | 'args' | 'place'>

export interface SpellEffect {
  /**
   * Whom or what this seat may cast it at now; nothing if not at all. Already seen to: the window is one the card names,
   * the caster is not barred, the card is not fresh. Still to see to: whose Turn it is, Amulets, what there is to hit.
   */
  readonly targets: (game: Talisman, seat: Seat, moment: Moment) => readonly SpellTarget[]
  /** Any number of these may be chosen, one after another, before the Spell is announced: they are its target (Alchemy). */
  readonly aim?: (game: Talisman, seat: Seat) => readonly CardId[]
  /** It is resolved: not countered, its target still legal. `stays`: it has put its own card somewhere. */
  readonly resolve: (game: Talisman, casting: Casting, moment: Moment) => Play<'spent' | 'stays'>
  /** The target an absent holder would cast it at (awayDefault); `null`: he passes. Absent: never. */
  readonly byDefault?: (game: Talisman, seat: Seat, moment: Moment, targets: readonly SpellTarget[]) => string | null
}

export interface SpaceBehaviour {
  /** Follows the instruction: asks what it must. Draw-cards spaces need none. */
  readonly follow: (game: Talisman, seat: Seat) => Play
}
