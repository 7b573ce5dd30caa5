import type { Asked, Json, Seat } from '../../../engine/index.ts'
import type { FoeId } from '../data/ids.ts'
import type { Battle } from '../state/state.ts'

/** What a question shows of the matter it is about. */

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
export function battleAbout(battle: Battle): Json {
  const { seat, rival, foe, round, current, stamina } = battle
  return { seat, rival, foe, round, current, stamina: [...stamina] }
}

/** The battle that a question is about; `null` if it is about none. */
export function battleIn({ about }: Asked): BattleAbout | null {
  const isBattle = about !== null && typeof about === 'object' && !Array.isArray(about) && 'stamina' in about
  return isBattle ? (about as unknown as BattleAbout) : null
}
