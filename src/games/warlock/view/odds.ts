import { ESCAPE_TABLE, rowFor } from '../data/components.ts'

/** Chances, as numbers from 0 to 1. */

/** How many of the 36 throws of two dice show each total. */
const WAYS = new Map<number, number>()
for (const a of [1, 2, 3, 4, 5, 6]) {
  for (const b of [1, 2, 3, 4, 5, 6]) WAYS.set(a + b, (WAYS.get(a + b) ?? 0) + 1)
}

/** Two dice at or under a score: a test of Luck or Skill (WAR-4.1, WAR-4.5). */
export function chanceAtMost(score: number): number {
  return [...WAYS].reduce((sum, [total, ways]) => sum + (total <= score ? ways : 0), 0) / 36
}

/** One round: two dice and a lead against two dice (WAR-9.4). The lead is own total bonus minus theirs. */
export function roundOdds(lead: number): { readonly win: number; readonly tie: number; readonly lose: number } {
  let win = 0
  let tie = 0
  for (const [own, ways] of WAYS) {
    for (const [theirs, others] of WAYS) {
      if (own + lead > theirs) win += ways * others
      if (own + lead === theirs) tie += ways * others
    }
  }
  const all = 36 * 36
  return { win: win / all, tie: tie / all, lose: (all - win - tie) / all }
}

/** One die on the Escape Table, the foe's modifier included (WAR-10.2, WAR-10.3). */
export function escapeOdds(modifier: number): { readonly away: number; readonly loss: number } {
  const rows = [1, 2, 3, 4, 5, 6].map((die) => rowFor(ESCAPE_TABLE, Math.min(Math.max(die + modifier, 1), 6)))
  return {
    away: rows.filter(({ escaped }) => escaped).length / 6,
    loss: rows.reduce((sum, { staminaLoss }) => sum + staminaLoss, 0) / 6,
  }
}

/** A foe in a battle: what it adds to its dice, what Stamina each of its bodies has, and how hard it bites. */
export interface Foe {
  readonly skill: number
  readonly stamina: readonly number[]
  readonly bite: number
}

/** Who is still up after a battle fought to some Stamina: the chance to win, and the Stamina it is likely to cost. */
export interface Prospect {
  readonly win: number
  readonly cost: number
}

/** Fighting until all bodies are down or own Stamina is at or below a threshold. Exact, over rounds that wound. */
export function battleOdds(attack: number, stamina: number, fleeAt: number, foe: Foe, blow = 2): Prospect {
  const { win, lose } = roundOdds(attack - foe.skill)
  const hit = win / (win + lose)
  const known = new Map<string, Prospect>()
  const from = (body: number, left: number, own: number): Prospect => {
    if (own <= fleeAt) return { win: 0, cost: 0 }
    if (left <= 0) {
      const next = foe.stamina[body + 1]
      return next === undefined ? { win: 1, cost: 0 } : from(body + 1, next, own)
    }
    const key = `${body}:${left}:${own}`
    const memo = known.get(key)
    if (memo) return memo
    const good = from(body, left - blow, own)
    const bad = from(body, left, own - foe.bite)
    const worth = {
      win: hit * good.win + (1 - hit) * bad.win,
      cost: hit * good.cost + (1 - hit) * (bad.cost + foe.bite),
    }
    known.set(key, worth)
    return worth
  }
  return from(0, foe.stamina[0] ?? 0, stamina)
}
