import type { Label, Seat } from '../../../engine/index.ts'
import { percentage, percentages } from '../../../language/index.ts'
import type { FoeId } from '../data/ids.ts'
import { chanceAtMost, type RoundOdds } from '../view/odds.ts'
import { monstersNow, roundAgainst, self } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { say } from './say.ts'

/** Odds as hints. */

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
  const [won, lost] = percentages([win, lose, 1 - win - lose])
  return say('odds-round', { win: won ?? 0, lose: lost ?? 0 })
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
