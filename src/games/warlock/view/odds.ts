import { memoise } from '../../../engine/index.ts'
import { ESCAPE_TABLE, rowFor } from '../data/components.ts'
import type { FoeId } from '../data/ids.ts'
import { biteOf, battleOutcomeOf } from '../data/traits.ts'

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

/** A foe in a battle: its bonus to the dice, and the Stamina of each of its bodies. */
export interface FoeStrength {
  readonly id: FoeId
  readonly skill: number
  readonly stamina: readonly number[]
}

/** The prospects of a battle fought down to a given Stamina: the chance to win, and the expected loss of Stamina. */
export interface Prospect {
  readonly win: number
  readonly cost: number
}

/**
 * Fighting until all bodies are down or the own Stamina is at or below a threshold: the first round as it is, then
 * exact over rounds with wounds. A foe's effects other than wounds are left out.
 */
export function battleOdds(attack: number, stamina: number, fleeAt: number, foe: FoeStrength, blow = 2): Prospect {
  if (PROSPECTS.size >= MAX_PROSPECTS) PROSPECTS.clear()
  const battle = [attack, stamina, fleeAt, blow, foe.id, foe.skill, ...foe.stamina].join(' ')
  return memoise(PROSPECTS, battle, () => fought(attack, stamina, fleeAt, foe, blow))
}

/** The same battle has the same odds, and computer players ask for it after every answer. */
const PROSPECTS = new Map<string, Prospect>()
const MAX_PROSPECTS = 2000

function fought(attack: number, stamina: number, fleeAt: number, foe: FoeStrength, blow: number): Prospect {
  const lead = attack - foe.skill
  const { win, lose } = roundOddsAgainst(foe.id, 2, lead)
  const [hit, bite] = [win / (win + lose), biteOf(foe.id, 2)]
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
    const bad = from(body, left, own - bite)
    const worth = { win: hit * good.win + (1 - hit) * bad.win, cost: hit * good.cost + (1 - hit) * (bad.cost + bite) }
    known.set(key, worth)
    return worth
  }
  if (stamina <= fleeAt) return { win: 0, cost: 0 }
  const [body, first, early] = [foe.stamina[0] ?? 0, roundOddsAgainst(foe.id, 1, lead), biteOf(foe.id, 1)]
  const [good, even, bad] = [from(0, body - blow, stamina), from(0, body, stamina), from(0, body, stamina - early)]
  return {
    win: first.win * good.win + first.tie * even.win + first.lose * bad.win,
    cost: first.win * good.cost + first.tie * even.cost + first.lose * (bad.cost + early),
  }
}
