import type { Json, Option, Part, Play, Seat, Aside } from '../../../../engine/index.ts'
import { ABILITIES } from './abilities/index.ts'
import { CARDS } from './cards/index.ts'
import { characterCard, kindIdOf, type Table } from '../../data/components.ts'
import type { AbilityId, CardId, KindId, SpaceId } from '../../data/ids.ts'
import type { Attack, Fight, Foe, Moment } from '../../state/moments.ts'
import { maybeCharacter, type Casting, type Character, type Talisman } from '../../state/state.ts'
import { isUsable } from '../../state/usable.ts'

/**
 * What cards and Special Abilities can do. Numbers on a card need no code (`bonuses`, `combat`, `weapon`, `save` …).
 * The rest are pure modifiers of a named quantity, and generators at a named moment. `from` is the card or ability
 * itself: a card id, an ability id.
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
  readonly key: string
  readonly args?: Json
  /** Takes the place of the attack: the Encounter is over afterwards (TAL-R79). */
  readonly replacesAttack: boolean
  /** Taken by default (timing.json). */
  readonly byDefault?: boolean
  /** Called after the victim could have Evaded, and did not. */
  readonly run: () => Play
}

export interface Power {
  // Pure modifiers of a named quantity.
  /** Parts added to Strength in Combat. */
  readonly combatStrength?: (game: Talisman, seat: Seat, from: string, fight: Fight | null) => readonly Part[]
  /** Weapons that may count in one Combat; 1 without. The highest counts. */
  readonly weaponLimit?: number
  /** Kinds of Weapon that add nothing in his hands. */
  readonly uselessWeapons?: readonly KindId[]
  /** Dice rolled in Combat, of which the highest is kept; 1 without. */
  readonly combatDice?: number
  /** Added to the Spell limit, if Craft grants at least 1. */
  readonly spellLimit?: number
  /** Draws a Spell when the last has been cast (TAL-9.5b). */
  readonly replenishes?: boolean
  /** Added to Craft when the Portal is opened by Craft; dice rolled for it instead of 2; dice in the Mines instead of 3. */
  readonly portalCraft?: number
  readonly portalDice?: number
  readonly minesDice?: number
  /** Slows to one space a Turn (TAL-R34). */
  readonly slows?: boolean
  /** Lets objects beyond the limit be carried (TAL-5.3). */
  readonly carries?: boolean
  /** No Spell affects the owner, and he casts none (the Amulet). */
  readonly noSpells?: boolean
  /** No other Follower may join (the Hag). */
  readonly noFollowers?: boolean

  /** Takes one card on sale for nothing at each visit to a shop. */
  readonly shoplifts?: boolean
  /** May change his Alignment at will (TAL-7.2). */
  readonly realigns?: boolean
  /** Instructions he need not roll for: for himself, or for his Followers too. */
  readonly skips?: Readonly<Partial<Record<SpaceId, 'himself' | 'all'>>>
  /** Cards that do nothing to him. */
  readonly unmovedBy?: readonly KindId[]
  /** Makes his owner's hosts generous: free healing at the Castle, 3 Gold in exchange. */
  readonly royal?: boolean

  // Pure questions.
  /** May add 1 to the die of this table after seeing it. */
  readonly addsOne?: (table: Table) => boolean
  /** May Evade whatever is here, as many as desired (TAL-18.1). */
  readonly evades?: (game: Talisman, seat: Seat) => boolean
  /** This creature does not attack him; it counts as Evaded unless he picks it. */
  readonly calms?: (game: Talisman, seat: Seat, foe: Foe) => boolean
  /** He may attack a Character by Psychic Combat. */
  readonly attacksPsychically?: boolean
  readonly waysToMove?: (game: Talisman, seat: Seat, from: string) => readonly WayToMove[]
  readonly onCharacter?: (game: Talisman, seat: Seat, victim: Seat, from: string) => readonly CharacterAction[]
  /** Offered in w-attack to the one attacked. Changes `attack.foes`, or sets `attack.stopped`. */
  readonly inAttack?: (game: Talisman, seat: Seat, attack: Attack, from: string) => readonly WindowAction[]
  /** Offered in w-combat to a fighter. Adds to `fight.bonuses`, `fight.noDieAgainst`, or boosts the Turn. */
  readonly inCombat?: (game: Talisman, seat: Seat, fight: Fight, from: string) => readonly WindowAction[]
  /** What may be done at any free moment (TAL-R5), as an aside. */
  readonly asides?: (game: Talisman, seat: Seat, from: string) => readonly Aside[]

  // Generators at a named moment.
  /** After the movement die: `stays` gives up the Move (troll-regenerate). */
  readonly afterMoveRoll?: (game: Talisman, seat: Seat, die: number) => Play<'moves' | 'stays'>
  /** On ending a Move or being moved, after the Hex (druid-woods). */
  readonly onLanding?: (game: Talisman, seat: Seat) => Play
  /** How many cards more are drawn than the space says (prophetess-foresee). */
  readonly drawsMore?: number
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
  /** The card came into this seat's possession, from wherever (Hag). */
  readonly onTaken?: (game: Talisman, seat: Seat, card: CardId) => Play
}

/** A card: what it does for its owner, and what happens to those who meet it. Cards that only bear numbers need no entry. */
export interface CardBehaviour extends Power {
  /**
   * An Event, Curse, Stranger or Place is met; Evading was offered before, and declined. Events and the like are
   * discarded by the caller afterwards if they still lie there; everything else discards itself when it must.
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
  /** What is chosen before the Spell is announced, and cannot be an option of its own (Alchemy). `null`: thinks better of it. */
  readonly aim?: (game: Talisman, seat: Seat, target: string, moment: Moment) => Play<string | null>
  /** It is resolved: not countered, its target still legal. `stays`: it has put its own card somewhere. */
  readonly resolve: (game: Talisman, casting: Casting, moment: Moment) => Play<'spent' | 'stays'>
  /** The target an absent holder would cast it at (awayDefault); `null`: he passes. Absent: never. */
  readonly byDefault?: (game: Talisman, seat: Seat, moment: Moment, targets: readonly SpellTarget[]) => string | null
}

export interface SpaceBehaviour {
  /** Follows the instruction: asks what it must. Draw-cards spaces need none. */
  readonly follow: (game: Talisman, seat: Seat) => Play
  /** By default the instruction is followed (optional ones). Absent: yes. */
  readonly byDefault?: (game: Talisman, seat: Seat) => boolean
}

export interface Held {
  /** The card or ability it comes from. */
  readonly from: string
  readonly power: Power
}

/** All that works for a seat now: abilities, usable Objects, Followers. A Toad has none (TAL-19.8). */
export function powersOf(game: Talisman, seat: Seat): Held[] {
  const character = maybeCharacter(game, seat)
  if (!character || character.toad) return []
  return [...abilitiesOf(character), ...cardPowers(game, seat, character)]
}

function abilitiesOf(character: Character): Held[] {
  return characterCard(character.id).abilities.flatMap(({ id }) => held(id, ABILITIES[id]))
}

function cardPowers(game: Talisman, seat: Seat, { objects, followers }: Character): Held[] {
  const working = [...objects.filter((card) => isUsable(game, seat, card)), ...followers]
  return working.flatMap((card) => held(card, CARDS[kindIdOf(card)]))
}

function held(from: AbilityId | CardId, power: Power | undefined): Held[] {
  return power ? [{ from, power }] : []
}

/** The greatest of a number that powers may give. */
export function greatest(game: Talisman, seat: Seat, of: (power: Power) => number | undefined, least: number): number {
  return Math.max(least, ...powersOf(game, seat).map(({ power }) => of(power) ?? least))
}

/** Whether any power says so. */
export function anyPower(game: Talisman, seat: Seat, says: (power: Power) => boolean | undefined): boolean {
  return powersOf(game, seat).some(({ power }) => says(power) ?? false)
}

/** The behaviour of a card lying or held; empty for those that only bear numbers. */
export function behaviourOf(card: CardId): CardBehaviour {
  return CARDS[kindIdOf(card)] ?? {}
}
