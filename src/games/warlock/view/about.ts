import { fieldsOf, type Asked, type Json, type Offer, type Seat } from '../../../engine/index.ts'
import type { EncounterId, FoeId, SpaceId, SwordId, TreasureId } from '../data/ids.ts'
import type { Holder } from '../state/notebook.ts'
import type { Battle } from '../state/state.ts'

/** What a question shows of the matter it is about, and what its options carry: read here and nowhere else. */

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

/** What the table may see of it beside a question. */
export function battleAbout({ seat, rival, foe, round, current, stamina }: Battle): Json {
  return { seat, rival, foe, round, current, stamina: [...stamina] } satisfies BattleAbout
}

/** The battle that a question is about; `null` if it is about none. */
export function battleIn({ about }: Asked): BattleAbout | null {
  const fields = fieldsOf(about)
  return 'stamina' in fields ? (fields as unknown as BattleAbout) : null
}

/** The other one in it, seen from one side; `null` for a monster. */
export function otherIn({ seat, rival }: BattleAbout, self: Seat): Seat | null {
  return seat === self ? rival : seat
}

/** What a question may say of its matter besides a battle. */
export interface Matter {
  /** The points of a Move. */
  readonly steps?: number
  /** The Encounter card that asks. */
  readonly card?: EncounterId
  /** The side of a deal that is being put together, and what of it. */
  readonly side?: DealPartSide
  readonly part?: DealPart
  /** Who proposes a deal. */
  readonly from?: Seat
}

export function matterOf({ about }: Asked): Matter {
  return fieldsOf(about) as Matter
}

// Options

/** What an option may carry besides its key. */
export interface Carried {
  readonly card?: TreasureId
  readonly cards?: readonly TreasureId[]
  readonly sword?: SwordId
  /** Whom it is meant for, whose Key card it is about, with whom the deal is made. */
  readonly target?: Seat
  readonly rival?: Seat
  readonly partner?: Seat
  readonly number?: number
  readonly numbers?: readonly number[]
  readonly count?: number
  /** Is part of the deal already. */
  readonly chosen?: boolean
  readonly price?: number
  readonly stake?: number
  readonly gold?: number
  readonly provisions?: number
  /** How far it is, and the space before it. */
  readonly steps?: number
  readonly by?: SpaceId
  readonly threshold?: number
  readonly holder?: Holder
  readonly mark?: 'yes' | 'no' | 'clear'
}

export function carriedBy(offer: Offer | undefined): Carried {
  return fieldsOf(offer?.args) as Carried
}

/** Whose side a part of a deal is on; of both, the same for the same. */
export type DealPartSide = 'give' | 'ask' | 'swap'
export type DealPart = 'gold' | 'provisions' | 'card' | 'key' | 'show' | 'own' | 'answer'

/** One side of a deal, as its options carry it. */
export interface Terms {
  readonly gold: number
  readonly provisions: number
  readonly cards: readonly TreasureId[]
  /** For each of them a card with that key. */
  readonly keys: readonly number[]
  readonly shows: readonly number[]
  readonly own: boolean
  readonly answers: readonly number[]
}

/** A deal as it stands, and what the accepting side would pick: cards with the keys asked for, a Key card to show. */
export interface DealCarried {
  readonly from: Seat
  readonly to: Seat
  readonly gives: Terms
  readonly asks: Terms
  /** `null` if he has not so many. */
  readonly cards?: readonly TreasureId[] | null
  readonly own?: number | null
}

/** The deal that an option carries; `null` if it carries none. */
export function dealIn(offer: Offer | undefined): DealCarried | null {
  const fields = fieldsOf(offer?.args)
  return 'gives' in fields && 'asks' in fields ? (fields as unknown as DealCarried) : null
}
