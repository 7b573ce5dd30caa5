import { ESCAPE_TABLE, rowFor } from '../data/components.ts'
import type { FoeId } from '../data/ids.ts'
import { battleOutcomeOf } from '../data/traits.ts'

/** Probabilities, as numbers from 0 to 1. */

/** The number of the 36 rolls of two dice with each total. */
const ROLLS_BY_TOTAL = new Map<number, number>()
for (const a of [1, 2, 3, 4, 5, 6]) {
  for (const b of [1, 2, 3, 4, 5, 6]) ROLLS_BY_TOTAL.set(a + b, (ROLLS_BY_TOTAL.get(a + b) ?? 0) + 1)
}

/** Two dice at or under a score: a test of Luck or Skill (WAR-4.1, WAR-4.5). */
export function chanceAtMost(score: number): number {
  return [...ROLLS_BY_TOTAL].reduce((sum, [total, ways]) => sum + (total <= score ? ways : 0), 0) / 36
}

/** The possible results of a round. A tie is every round without a wound. */
export interface RoundOdds {
  readonly win: number
  readonly tie: number
  readonly lose: number
}

/** One round: two dice and a lead against two dice (WAR-9.4). The lead is one's own total bonus minus theirs. */
export function roundOdds(lead: number): RoundOdds {
  return oddsOf(lead, (by) => (by > 0 ? 'won' : by < 0 ? 'lost' : 'tied'))
}

/** The same against a foe whose armour or burrow may nullify a round that was won. */
export function roundOddsAgainst(foe: FoeId, round: number, lead: number): RoundOdds {
  return oddsOf(lead, (by) => battleOutcomeOf(foe, round, by))
}

/** All totals of two dice against two dice, and in how many of 1,296 ways each comes about. */
export function eachRoll(tell: (own: number, theirs: number, ways: number) => void): void {
  for (const [own, ways] of ROLLS_BY_TOTAL) {
    for (const [theirs, others] of ROLLS_BY_TOTAL) tell(own, theirs, ways * others)
  }
}

function oddsOf(lead: number, ends: (by: number) => ReturnType<typeof battleOutcomeOf>): RoundOdds {
  let win = 0
  let lose = 0
  eachRoll((own, theirs, ways) => {
    const end = ends(own + lead - theirs)
    if (end === 'won') win += ways
    if (end === 'lost') lose += ways
  })
  const all = 36 * 36
  return { win: win / all, tie: (all - win - lose) / all, lose: lose / all }
}

/** One die on the Escape Table, the foe's modifier included (WAR-10.2, WAR-10.3): getting away, and dying of it. */
export function escapeOdds(modifier: number, stamina = Infinity): { readonly away: number; readonly death: number } {
  const rows = [1, 2, 3, 4, 5, 6].map((die) => rowFor(ESCAPE_TABLE, Math.min(Math.max(die + modifier, 1), 6)))
  return {
    away: rows.filter(({ escaped }) => escaped).length / 6,
    death: rows.filter(({ staminaLoss }) => staminaLoss >= stamina).length / 6,
  }
}
