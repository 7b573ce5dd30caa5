import type { Part, Seat } from '../../../engine/index.ts'
import type { Subtype } from '../data/components.ts'
import type { CardId, CreatureId, SpaceId, SpellCard, TableId, WindowId } from '../data/ids.ts'

/** Matters under way. They live in local variables from beginning to end, and open windows. */

/** A creature that a Character meets: an Enemy card, or a creature of the board. */
export interface Foe {
  /** The card, or the creature's id. The record of Evaded creatures uses it. */
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
 * An attack, a Special Ability used on a Character, or a meeting with a creature they may want to Evade (w-attack).
 * `foes` are the creatures; `by` is the attacking Character, if there is one. An Evaded creature is taken from `foes`;
 * an Evaded Character ends the attack.
 */
export interface Attack {
  readonly kind: AttackKind
  /** The seat that may Evade. */
  readonly seat: Seat
  readonly by: Seat | null
  readonly foes: Foe[]
  /** Creatures that leave the Character alone unless picked (minstrel-soothe): they count as Evaded. */
  readonly calm: Foe[]
  /** The attacking Character was Evaded, or an ability stopped the attack. */
  stopped: boolean
  readonly space: SpaceId
}

/** Combat or Psychic Combat (sections 16 and 17). */
export interface Fight {
  readonly kind: 'combat' | 'psychic'
  /** The attacking Character, or the one attacked by creatures. */
  readonly seat: Seat
  /** The Character attacked. */
  readonly against: Seat | null
  /** Creatures, fighting as one (TAL-16.5). Empty in a fight between Characters. */
  readonly foes: readonly Foe[]
  readonly space: SpaceId
  /** Bonuses of a side in this fight only: Psionic Blast, Raised followers. */
  readonly bonuses: { readonly seat: Seat; readonly part: Part }[]
  /** Weapons fixed before the dice. */
  readonly weapons: { readonly seat: Seat; readonly cards: readonly CardId[] }[]
  /** Seats whose opponent rolls no die (assassin-assassinate). */
  readonly noDieAgainst: Seat[]
  /** The dice rolled so far, by the seat or by the creatures. */
  readonly thrown: Thrown[]
}

/** The dice of a side, and its total with them. */
export interface Thrown {
  /** `null` for the creatures. */
  readonly seat: Seat | null
  readonly dice: readonly number[]
  readonly total: number
}

/** A Life, a Follower or killed Enemies, about to go (w-loss). */
export type Loss =
  | {
      readonly kind: 'life'
      readonly seat: Seat
      /** The cause of the loss: a card, a space, a Spell, `combat`, `command`. */
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

/** Time for Spells and the like. Which seats it waits for stays secret (TAL-R87). */
export type OpenWindow = {
  readonly matter: 'window'
  readonly window: WindowId
  /** The seat whose Turn, attack, fight or loss it is. */
  readonly seat: Seat
  /** The kind of loss about to happen (w-loss). */
  readonly loss: Loss['kind'] | null
}

/**
 * A matter under way, kept in the state while it lasts so that the public can see it. It is plain data, and the very
 * object the rules work on.
 */
export type UnderWay =
  | OpenWindow
  | { readonly matter: 'attack'; readonly attack: Attack }
  | { readonly matter: 'fight'; readonly fight: Fight }

/** The subject of a window. */
export type Moment =
  | { readonly window: 'w-start' | 'w-land' | 'w-end'; readonly seat: Seat }
  | { readonly window: 'w-attack'; readonly attack: Attack }
  | { readonly window: 'w-combat'; readonly fight: Fight }
  | { readonly window: 'w-loss'; readonly loss: Loss }
  | { readonly window: 'w-cast'; readonly casting: Casting }

/** A seat's answer in a window, until it is carried out. */
export interface WindowAnswer {
  /** The option the seat picked. */
  readonly key: string
  /** Targets the seat chose for a Spell with several targets, one after another (Alchemy). */
  readonly chosen: readonly CardId[]
  /** The seat has not finished choosing targets. */
  readonly isAiming: boolean
}

/** The secret part of an open window, known only to each seat in question. */
export interface WindowSecrets {
  readonly moment: Moment
  /** Spells that may be cast in it. A Spell drawn while it is open has to wait for the next window (TAL-R81). */
  readonly held: SpellCard[][]
  readonly answers: (WindowAnswer | null)[]
}

/**
 * Whether a moment concerns a seat, so that the standing order `mine` has to ask it: the seat is attacked, fights,
 * loses something, is the target of a Spell or one of all targets (the Command Spell, Destroy Magic), or sees its own
 * Spell countered.
 */
export function isAimedAt(stack: readonly Casting[], moment: Moment, seat: Seat): boolean {
  if (concernedBy(moment).includes(seat)) return true
  if (moment.window !== 'w-cast') return false
  const { target } = moment.casting
  return target === 'all' || (target === 'casting' && stack.at(-2)?.by === seat)
}

/** Dice that a Character has rolled for themselves and may reroll (TAL-OPT.15). */
export type Throw = {
  readonly dice: readonly number[]
  /** The purpose: a row of a table, a passage, a card that may protect. */
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
  /** Whether the roll would fail; `null` if these dice do not decide it. */
  readonly fails: boolean | null
}

/** What two Characters on one space would exchange (TAL-OPT.18). */
export type Deal = {
  readonly from: number
  readonly to: number
  /** What the seat making the offer would give and get. */
  readonly gives: Goods
  readonly gets: Goods
}

export type Goods = { readonly cards: readonly CardId[]; readonly gold: number }

/** The seats a moment names as its targets. */
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

/** The seat that a target in short form names, if it names one. */
export function targetSeats(target: string): Seat[] {
  const match = /^seat:(\d+)/.exec(target)
  return match ? [Number(match[1])] : []
}
