import { kindOf } from './components.ts'
import type { CardId } from './ids.ts'

/** The worth of killed Enemies kept as trophies: Strength, or Craft for Spirits (TAL-1.4, TAL-OPT.8). */

export const STATS = ['strength', 'craft'] as const
export type Stat = (typeof STATS)[number]

/** The points a trophy adds towards Strength or Craft; 0 for the one it does not buy. */
export function pointsOf(card: CardId, stat: Stat): number {
  const { trophy = 0, craft = null } = kindOf(card)
  if (stat === 'strength') return trophy
  return trophy > 0 ? 0 : (craft ?? 0)
}

export function totalPoints(cards: readonly CardId[], stat: Stat): number {
  return cards.reduce((sum, card) => sum + pointsOf(card, stat), 0)
}
