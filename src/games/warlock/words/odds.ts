import type { Label, Seat } from '../../../engine/index.ts'
import { hintOf, listOf, percentage, percentages } from '../../../language/index.ts'
import type { FoeId, TreasureId } from '../data/ids.ts'
import { battleOutlook, roomOutlook } from '../view/battles.ts'
import { beliefsOf, bestGuess, lookRulesOut } from '../view/beliefs.ts'
import { chanceAtMost, type RoundOdds } from '../view/odds.ts'
import { keysHeld, lockCount, monstersNow, reader, roundAgainst, self } from '../view/reading.ts'
import type { Holder, WarlockView } from '../view/view.ts'
import { say } from './say.ts'

/** Odds as hints. */

/** What a label says of its odds. */
type Told = Pick<Label, 'hint' | 'chance' | 'figures'>

/** "A round: 45% lost, 44% won.", of the next round of a battle with it, else of the first. */
export function roundHint(view: WarlockView, seat: Seat, foe: FoeId, current = 0): string {
  const odds = roundAgainst(view, seat, foe, current)
  return odds ? oddsText(odds) : ''
}

export function oddsText({ win, lose }: RoundOdds): string {
  const [lost, won] = percentages([lose, win, 1 - win - lose])
  return say('odds-round', { win: won ?? 0, lose: lost ?? 0 })
}

/** The same as a label's hint, chance and figures. */
export function roundLabel(odds: RoundOdds): Required<Told> {
  return { hint: oddsText(odds), chance: odds.win, figures: { 'round-lost': odds.lose, 'round-won': odds.win } }
}

/**
 * "Death 12%, victory 88%, about 5 Stamina lost.", of the rest of a battle with a foe or of a whole one. With a
 * threshold, the adventurer stops there: "Death 0%, down to 4 Stamina 36%, victory 64%, about 6 Stamina lost."
 */
export function battleLabel(view: WarlockView, seat: Seat, foe: FoeId, downTo = 0): Told {
  const outlook = battleOutlook(view, seat, foe, downTo)
  if (!outlook) return {}
  const { win, die, low, cost } = outlook
  const told = { die: percentage(die), win: percentage(win), cost: Math.round(cost) }
  const figures = { 'battle-died': die, 'battle-won': win, 'battle-cost': cost }
  if (downTo === 0) return { hint: say('odds-battle', told), chance: win, figures }
  const hint = say('odds-battle-down', { ...told, stamina: downTo, low: percentage(low) })
  return { hint, chance: win, figures: { ...figures, 'battle-low': low } }
}

/** "With it: death 2%, victory 98%, about 3 Stamina lost.", of a battle to the end after a card has struck. */
export function strikeLabel(view: WarlockView, seat: Seat, foe: FoeId, card: TreasureId): Told {
  const outlook = battleOutlook(view, seat, foe, 0, card)
  if (!outlook) return {}
  const { win, die, cost } = outlook
  const told = { die: percentage(die), win: percentage(win), cost: Math.round(cost) }
  const figures = { 'battle-died': die, 'battle-won': win, 'battle-cost': cost }
  return { hint: say('odds-battle-with', told), chance: win, figures }
}

/** "Skill 9, Stamina 10", and "Skill 7/8, Stamina 5/5" of two monsters on a card. */
export function statsText(view: WarlockView, foe: FoeId): string {
  const monsters = monstersNow(view, foe)
  const [skill, stamina] = [monsters.map((one) => one.skill), monsters.map((one) => one.stamina)]
  return say('odds-figures', { skill: skill.join('/'), stamina: stamina.join('/') })
}

/** A label of a test of Luck, which says how likely it fails. */
export function withLuck(
  view: WarlockView,
  label: (told: { readonly luck: number; readonly unlucky: number }) => Label,
): Label {
  const luck = self(view)?.luck.now ?? 0
  const chance = chanceAtMost(luck)
  return { ...label({ luck, unlucky: percentage(1 - chance) }), chance, figures: { unlucky: 1 - chance } }
}

/** "Wrong 88%, right 12% with 2, 4 and 7.": the best guess at the chest by the keys held. */
export function guessLabel(view: WarlockView): Told {
  if (view.own === null) return {}
  const { numbers, chance } = bestGuess(view, beliefsOf(view), keysHeld(view))
  if (numbers.length < lockCount(view)) return {}
  const told = { wrong: percentage(1 - chance), right: percentage(chance), numbers: listOf(numbers.map(String)) }
  return { hint: say('open-odds', told), chance, figures: { 'chest-wrong': 1 - chance, 'chest-right': chance } }
}

/** "Death in battle 4%: a face-down card, 58% a monster.", if the reader can count out the cards already seen. */
export function faceDownLabel(view: WarlockView): Told {
  const odds = roomOutlook(view, reader(view))
  if (!odds) return {}
  const { die, monster } = odds
  const told = { die: percentage(die), monster: percentage(monster) }
  return { hint: say('hint-face-down-odds', told), figures: { 'room-died': die, 'room-monster': monster } }
}

/** "It rules out 22% of possible chests.": what the reader sees or hears, on average. */
export function teachesLabel(view: WarlockView, ruled: number): Told {
  if (view.own === null) return {}
  return { hint: say('known-rules-out', { ruled: percentage(ruled) }), figures: { 'ruled-out': ruled } }
}

/** The same of a look at a random Key card. */
export function lookLabel(view: WarlockView, holder: Holder): Told {
  return view.own === null ? {} : teachesLabel(view, lookRulesOut(view, holder))
}

/** Odds first, and then what else there is to say. */
export function withOdds({ label, hint: plain = '' }: Label, { hint = '', ...odds }: Told): Label {
  return { label, hint: hintOf(hint, plain), ...odds }
}
