import type { Part, Seat } from '../../../engine/index.ts'
import type { Subtype } from '../data/components.ts'
import type { CardId, CreatureId, SpaceId, SpellCard, TableId, WindowId } from '../data/ids.ts'

/** Matters under way: they live in local variables from their beginning to their end, and open windows. */

/** A creature to be met: an Enemy card, or a creature of the board. */
export interface Foe {
  /** The card, or the creature's id. What may be Evaded is named by it. */
  readonly id: CardId | CreatureId
  readonly card: CardId | null
  readonly creature: CreatureId | null
  readonly subtype: Subtype | null
  readonly strength: number | null
  readonly craft: number | null
  readonly evadable: boolean
}

export type AttackKind = 'combat' | 'psychic' | 'ability' | 'meeting'

/**
 * Somebody is attacked, troubled by a Special Ability, or meets a creature he may not want (w-attack).
 * `foes` are the creatures; `by` is the Character, if it is one. What drops out is taken from `foes`, or ends it.
 */
export interface Attack {
  readonly kind: AttackKind
  /** Who may Evade. */
  readonly seat: Seat
  readonly by: Seat | null
  readonly foes: Foe[]
  /** Creatures that let him be unless he picks them (minstrel-soothe): they count as Evaded. */
  readonly calm: Foe[]
  /** The Character who attacks was Evaded, or an ability stopped it. */
  stopped: boolean
  readonly space: SpaceId
}

/** Combat or Psychic Combat (sections 16 and 17). */
export interface Fight {
  readonly kind: 'combat' | 'psychic'
  /** The attacking Character, or the one whom creatures attack. */
  readonly seat: Seat
  /** The Character attacked. */
  readonly against: Seat | null
  /** Creatures, fighting as one (TAL-16.5). Empty in a fight of Characters. */
  readonly foes: readonly Foe[]
  readonly space: SpaceId
  /** What counts for a side in this fight alone: Psionic Blast, Raised followers. */
  readonly bonuses: { readonly seat: Seat; readonly part: Part }[]
  /** Weapons fixed before the dice. */
  readonly weapons: { readonly seat: Seat; readonly cards: readonly CardId[] }[]
  /** The opponent of these seats rolls no die (assassin-assassinate). */
  readonly noDieAgainst: Seat[]
  /** What has been thrown so far: by the seat, or by the creatures. */
  readonly thrown: Thrown[]
}

/** The dice of a side, and what it came to with them. */
export interface Thrown {
  /** `null`: the creatures. */
  readonly seat: Seat | null
  readonly dice: readonly number[]
  readonly total: number
}

/** A Life, a Follower or killed Enemies, about to go (w-loss). */
export type Loss =
  | {
      readonly kind: 'life'
      readonly seat: Seat
      /** What takes it: a card, a space, a Spell, `combat`, `command`. */
      readonly by: string
      readonly fight: Fight | null
      prevented: boolean
    }
  | { readonly kind: 'follower'; readonly seat: Seat; readonly card: CardId; prevented: boolean }
  | { readonly kind: 'enemies'; readonly seat: Seat; readonly foes: readonly Foe[]; prevented: boolean }

/** A Spell announced and not yet resolved, the innermost last (TAL-R82). `spell: null` is the Command Spell. */
export interface Casting {
  readonly spell: SpellCard | null
  readonly by: Seat
  /** Its target in a short form: `seat:2`, `space:oasis`, `card:wolf`, `self`, `all`, `casting`. Public. */
  readonly target: string
  countered: boolean
}

/** Time for Spells and the like. Whom it waits for is nobody's business (TAL-R87). */
export type OpenWindow = {
  readonly matter: 'window'
  readonly window: WindowId
  /** Whose Turn, attack, fight or loss it is. */
  readonly seat: Seat
  /** What is about to go (w-loss). */
  readonly loss: Loss['kind'] | null
}

/**
 * What is under way, in the state for as long as it lasts, so that the public can see it: plain data, and the very thing
 * the rules work on.
 */
export type UnderWay =
  | OpenWindow
  | { readonly matter: 'attack'; readonly attack: Attack }
  | { readonly matter: 'fight'; readonly fight: Fight }

/** What a window is about. */
export type Moment =
  | { readonly window: 'w-start' | 'w-land' | 'w-end'; readonly seat: Seat }
  | { readonly window: 'w-attack'; readonly attack: Attack }
  | { readonly window: 'w-combat'; readonly fight: Fight }
  | { readonly window: 'w-loss'; readonly loss: Loss }
  | { readonly window: 'w-cast'; readonly casting: Casting }

/** What a seat has answered in a window, until it is carried out. */
export interface WindowAnswer {
  /** The option it has picked. */
  readonly key: string
  /** What it has chosen for a Spell that is aimed at several things, one after another (Alchemy). */
  readonly chosen: readonly CardId[]
  /** It has not chosen enough yet. */
  readonly isAiming: boolean
}

/** What only its seats know of an open window, seat by seat. Secret. */
export interface WindowSecrets {
  readonly moment: Moment
  /** Spells that may be cast in it: what is drawn while it is open waits for the next (TAL-R81). */
  readonly held: SpellCard[][]
  readonly answers: (WindowAnswer | null)[]
}

/**
 * Whether a moment is a seat's own matter, so that a standing order `mine` asks it: it is attacked, fights, loses, is the
 * target of a Spell or one of all (the Command Spell, Destroy Magic); or what it is casting is countered.
 */
export function isAimedAt(stack: readonly Casting[], moment: Moment, seat: Seat): boolean {
  if (concernedBy(moment).includes(seat)) return true
  if (moment.window !== 'w-cast') return false
  const { target } = moment.casting
  return target === 'all' || (target === 'casting' && stack.at(-2)?.by === seat)
}

/** Dice that a Character has rolled for himself and may roll again (TAL-OPT.15). */
export type Throw = {
  readonly dice: readonly number[]
  /** What for: a row of a table, a passage, a card that may protect. */
  readonly of:
    | 'move'
    | 'freedom'
    | 'portal'
    | 'fight'
    | 'protection'
    | 'table'
    | 'passage'
    | 'death'
    | 'chasm'
    | 'charm'
    | 'beguiling'
  readonly by: CardId | TableId | SpaceId | null
  /** Whether it would fail; `null` if that cannot be told from these dice alone. */
  readonly fails: boolean | null
}

/** What two Characters on one space may exchange (TAL-OPT.18). */
export type Deal = {
  readonly from: number
  readonly to: number
  /** What the one who offers it would give, and what he would get. */
  readonly gives: Goods
  readonly gets: Goods
}

export type Goods = { readonly cards: readonly CardId[]; readonly gold: number }

/** The seats a moment is aimed at by name. */
export function concernedBy(moment: Moment): Seat[] {
  switch (moment.window) {
    case 'w-attack':
      return [moment.attack.seat]
    case 'w-combat':
      return [moment.fight.seat, ...(moment.fight.against === null ? [] : [moment.fight.against])]
    case 'w-loss':
      return [moment.loss.seat]
    case 'w-cast':
      return targetSeats(moment.casting.target)
    default:
      return []
  }
}

/** The seat a target in short form names, if it is one. */
export function targetSeats(target: string): Seat[] {
  const match = /^seat:(\d+)/.exec(target)
  return match ? [Number(match[1])] : []
}
