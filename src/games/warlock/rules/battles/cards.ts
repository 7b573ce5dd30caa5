import type { Option } from '../../../../engine/index.ts'
import { foeOf } from '../../data/components.ts'
import type { FoeId, TreasureId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { fell, monsterOf, monsterStamina } from './battle.ts'
import { holds, useOption } from '../deeds/items.ts'
import { testSkill } from '../deeds/sheet.ts'
import { useCard } from '../deeds/treasure.ts'
import type { Battle, Warlock } from '../../state/state.ts'

/** Treasure cards used against monsters (treasures.json, WAR-21.6). */

export const BATTLE_CARDS = ['jewelled-eye', 'silver-cross', 'bow-and-silver-arrow', 'scroll-of-dragonfire'] as const
export type BattleCard = (typeof BATTLE_CARDS)[number]

const ARROW = 4
const DRAGONFIRE = 6

/** Cards that could be used before the next round, whoever holds them: public (WAR-22.9). */
export function windowCards({ foe, round }: Pick<Battle, 'foe' | 'round'>): BattleCard[] {
  if (foe === null) return []
  return BATTLE_CARDS.filter((card) => {
    if (card === 'jewelled-eye') return foe === 'warlock'
    if (card === 'silver-cross') return isUndead(foe)
    return card === 'bow-and-silver-arrow' ? round === 0 : true
  })
}

export function isUndead(foe: FoeId): boolean {
  return foeOf(foe).tags.includes('undead')
}

/** Those of them that the adventurer does hold. */
export function battleCardOptions(game: Warlock, battle: Battle): Option<BattleCard>[] {
  return heldOptions(game, battle.seat, windowCards(battle))
}

export function heldOptions<C extends TreasureId>(game: Warlock, seat: number, cards: readonly C[]): Option<C>[] {
  return cards.filter((card) => holds(game, seat, card)).map((card) => useOption<C>(card, card))
}

/** Uses one; the battle may be over with it. */
export function useInBattle(game: Warlock, battle: Battle, card: BattleCard): 'killed' | 'banished' | null {
  const foe = battle.foe as FoeId
  useCard(game, battle.seat, card, foe)
  if (card === 'silver-cross') return 'banished' // WAR-21.6: not a kill
  if (card === 'bow-and-silver-arrow') return shoot(game, battle)
  const isFatal = card === 'jewelled-eye' || foe === 'dragon'
  return hurtMonster(game, battle, card, isFatal ? monsterStamina(battle) : DRAGONFIRE)
}

/** A test of Skill; a Vampire or Werewolf simply dies of it (WAR-24.42). */
function shoot(game: Warlock, battle: Battle): 'killed' | null {
  if (!testSkill(game, battle.seat, 'bow-and-silver-arrow')) return null
  const isFatal = monsterOf(game, battle).tags.some((tag) => tag === 'vampire' || tag === 'lycanthrope')
  return hurtMonster(game, battle, 'bow-and-silver-arrow', isFatal ? monsterStamina(battle) : ARROW)
}

function hurtMonster(game: Warlock, battle: Battle, by: BattleCard, loss: number): 'killed' | null {
  const left = Math.max(monsterStamina(battle) - loss, 0)
  battle.stamina[battle.current] = left
  say(game, { kind: 'monster-hurt', seat: battle.seat, foe: battle.foe as FoeId, by, loss, left })
  return left === 0 ? fell(game, battle) : null
}
