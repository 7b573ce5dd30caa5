import type { Option, Seat } from '../../../../engine/index.ts'
import type { FoeId, TreasureId } from '../../data/ids.ts'
import { killsOutright, strikes, STRIKING, traitsOf, VANISHING } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { defeatMonster, monsterOf, monsterStamina } from './battle.ts'
import { holds, useOption } from '../deeds/items.ts'
import { testSkill } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import type { Battle, Warlock } from '../../state/state.ts'

/** Treasure cards used against monsters (treasures.json, WAR-21.6). */

/** Cards that could be used before the next round, in any hand: public (WAR-22.9). */
export function windowCards({ foe, round }: Pick<Battle, 'foe' | 'round'>): TreasureId[] {
  if (foe === null) return []
  return STRIKING.filter((card) => strikes(card, foe) && (round === 0 || !traitsOf(card).strike?.shot))
}

/** Cards that may be used as soon as a monster is turned up (WAR-9.3): to slip past it, or to get rid of it. */
export function revealedCards(foe: FoeId): TreasureId[] {
  return [...VANISHING, ...STRIKING.filter((card) => traitsOf(card).strike?.banishes && strikes(card, foe))]
}

/** Those among them that the adventurer holds. */
export function battleCardOptions(game: Warlock, battle: Battle): Option<TreasureId>[] {
  return heldOptions(game, battle.seat, windowCards(battle))
}

export function heldOptions(game: Warlock, seat: Seat, cards: readonly TreasureId[]): Option<TreasureId>[] {
  return cards.filter((card) => holds(game, seat, card)).map((card) => useOption(card, card))
}

/** Uses one, which may end the battle. */
export function useInBattle(game: Warlock, battle: Battle, card: TreasureId): 'killed' | 'banished' | null {
  const { strike } = traitsOf(card)
  if (!strike) throw new Error(`${card} does nothing in a battle`)
  useCard(game, battle.seat, card, battle.foe)
  if (strike.banishes) return 'banished' // WAR-21.6: not a kill
  if (strike.shot && !testSkill(game, battle.seat, card)) return null
  const isFatal = killsOutright(strike, monsterOf(game, battle)) // WAR-24.42
  return hurtMonster(game, battle, card, isFatal ? monsterStamina(battle) : strike.loss)
}

function hurtMonster(game: Warlock, battle: Battle, by: TreasureId, loss: number): 'killed' | null {
  const left = Math.max(monsterStamina(battle) - loss, 0)
  battle.stamina[battle.current] = left
  emitFact(game, { kind: 'monster-hurt', seat: battle.seat, foe: battle.foe as FoeId, by, loss, left })
  return left === 0 ? defeatMonster(game, battle) : null
}
