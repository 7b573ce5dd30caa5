import type { Label, Seat } from '../../../engine/index.ts'
import { strengthOf } from '../data/strengths.ts'
import type { FoeId } from '../data/ids.ts'
import { chanceAtMost, type RoundOdds } from '../view/odds.ts'
import { adventurerOf, monstersNow, roundAgainst, self } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { say } from './say.ts'

/** Odds as hints. */

/** A chance from 0 to 1 in percent. Only 0 and 1 themselves are 0 and 100. */
export function percentage(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

/** "A round: 44% won, 45% lost.", of the next round of a battle with it, else of the first. */
export function roundHint(view: WarlockView, seat: Seat, foe: FoeId, current = 0): string {
  const odds = roundAgainst(view, seat, foe, current)
  return odds ? oddsText(odds) : ''
}

/** The same as a label's hint and chance. */
export function roundLabel(view: WarlockView, seat: Seat, foe: FoeId): Pick<Label, 'hint' | 'chance'> {
  const odds = roundAgainst(view, seat, foe)
  return odds ? { hint: oddsText(odds), chance: odds.win } : {}
}

export function oddsText({ win, lose }: RoundOdds): string {
  return say('odds-round', { win: percentage(win), lose: percentage(lose) })
}

/** "Skill 9, Stamina 10", and "Skill 7/8, Stamina 5/5" of two monsters on a card. */
export function statsText(view: WarlockView, foe: FoeId): string {
  const monsters = monstersNow(view, foe)
  const [skill, stamina] = [monsters.map((one) => one.skill), monsters.map((one) => one.stamina)]
  return say('odds-figures', { skill: skill.join('/'), stamina: stamina.join('/') })
}

/** "Luck 9, 83%". */
export function luckText(view: WarlockView): string {
  const luck = self(view)?.luck.now ?? 0
  return say('odds-luck', { luck, chance: percentage(luckChance(view)) })
}

/** The chance that the reader is lucky. */
export function luckChance(view: WarlockView): number {
  return chanceAtMost(self(view)?.luck.now ?? 0)
}

/**
 * "Skill 9 wins 16 in 100 games between 4 computers, where 25 is average.", right after an adventurer is rolled up;
 * otherwise empty.
 */
export function strengthText(view: WarlockView, seat: Seat): string {
  const skill = adventurerOf(view, seat)?.skill.initial
  const strength = view.phase === 'setup' && skill !== undefined ? strengthOf(skill, view.options) : null
  if (!strength || skill === undefined) return ''
  const { seats, share } = strength
  return say('ask-supplies-strength', { skill, seats, wins: percentage(share), fair: percentage(1 / seats) })
}
