import { fieldsOf, type Asked, type Json, type Offer, type Seat } from '../../../engine/index.ts'
import type { EncounterId, FoeId, SpaceId, SwordId, TreasureId } from '../data/ids.ts'
import type { Holder } from '../state/notebook.ts'
import type { Battle } from '../state/state.ts'

/** The public data of a question, and the data of its options. Only this file reads them. */

// Questions

/** A battle as the question shows it. */
export interface BattleAbout {
  readonly seat: Seat
  readonly rival: Seat | null
  readonly foe: FoeId | null
  readonly round: number
  readonly current: number
  readonly stamina: readonly number[]
}

/** The public part of a battle. */
export function battleAbout({ seat, rival, foe, round, current, stamina }: Battle): Json {
  return { seat, rival, foe, round, current, stamina: [...stamina] } satisfies BattleAbout
}

/** The battle of a question; `null` if it has none. */
export function battleIn({ about }: Asked): BattleAbout | null {
  const fields = fieldsOf(about)
  return 'stamina' in fields ? (fields as unknown as BattleAbout) : null
}

/** The opponent from one side's view; `null` for a monster. */
export function otherIn({ seat, rival }: BattleAbout, self: Seat): Seat | null {
  return seat === self ? rival : seat
}

/** The public data of a question other than a battle. */
export interface QuestionMatter {
  /** The points of a Move. */
  readonly steps?: number
  /** The Encounter card that asks. */
  readonly card?: EncounterId
  /** The side of a deal being built, and the part of it. */
  readonly side?: DealPartSide
  readonly part?: DealPart
  /** The seat that proposes a deal. */
  readonly from?: Seat
}

export function matterOf({ about }: Asked): QuestionMatter {
  return fieldsOf(about) as QuestionMatter
}

// Options

/** The data of an option in addition to its key. */
export interface OptionArgs {
  readonly card?: TreasureId
  readonly cards?: readonly TreasureId[]
  readonly sword?: SwordId
  /** The target, the owner of the Key card, or the partner of the deal. */
  readonly target?: Seat
  readonly rival?: Seat
  readonly partner?: Seat
  readonly number?: number
  readonly numbers?: readonly number[]
  readonly count?: number
  /** Is already part of the deal. */
  readonly chosen?: boolean
  readonly price?: number
  readonly stake?: number
  readonly gold?: number
  readonly provisions?: number
  /** The number of steps, and the space before it. */
  readonly steps?: number
  readonly by?: SpaceId
  readonly threshold?: number
  readonly holder?: Holder
  readonly mark?: 'yes' | 'no' | 'clear'
}

export function carriedBy(offer: Offer | undefined): OptionArgs {
  return fieldsOf(offer?.args) as OptionArgs
}

/** The side that a part of a deal is on; `swap` is the same on both. */
export type DealPartSide = 'give' | 'ask' | 'swap'
export type DealPart = 'gold' | 'provisions' | 'card' | 'key' | 'show' | 'own' | 'answer'

/** One side of a deal, as its options carry it. */
export interface DealTerms {
  readonly gold: number
  readonly provisions: number
  readonly cards: readonly TreasureId[]
  /** For each of them a card with that key. */
  readonly keys: readonly number[]
  readonly shows: readonly number[]
  readonly own: boolean
  readonly answers: readonly number[]
}

/** A deal as it stands, and the accepting side's picks: cards with the keys asked for, a Key card to show. */
export interface DealCarried {
  readonly from: Seat
  readonly to: Seat
  readonly gives: DealTerms
  readonly asks: DealTerms
  /** `null` if they have too few. */
  readonly cards?: readonly TreasureId[] | null
  readonly own?: number | null
}

/** The deal of an option; `null` if it has none. */
export function dealIn(offer: Offer | undefined): DealCarried | null {
  const fields = fieldsOf(offer?.args)
  return 'gives' in fields && 'asks' in fields ? (fields as unknown as DealCarried) : null
}
