import type { Seat } from '../../../engine/index.ts'
import { count, percent, signed } from '../../../language/index.ts'
import { BRIDGE_TABLE, foeOf, rowFor } from '../data/components.ts'
import type { FoeId } from '../data/ids.ts'
import { strengthOf } from '../data/strengths.ts'
import { chanceAtMost, escapeOdds, roundOdds, type RoundOdds } from '../view/odds.ts'
import { adventurerOf, monstersNow, roundAgainst, self } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'

/** Odds as hints. */

/** "a round: won 44 %, lost 45 %", of the next round of a battle with it, else of the first. */
export function roundHint(view: WarlockView, seat: Seat, foe: FoeId, current = 0): string {
  const odds = roundAgainst(view, seat, foe, current)
  return odds ? oddsText(odds) : ''
}

export function roundText(lead: number): string {
  return oddsText(roundOdds(lead))
}

export function oddsText({ win, lose }: RoundOdds): string {
  return `a round: won ${percent(win)}, lost ${percent(lose)}`
}

/** "Skill 9, Stamina 10", of all monsters on a card. */
export function statsText(view: WarlockView, foe: FoeId): string {
  return monstersNow(view, foe)
    .map(({ skill, stamina }) => `${skill}/${stamina}`)
    .join(', ')
}

/** "58 % lucky". */
export function luckText(view: WarlockView): string {
  const luck = self(view)?.luck.now ?? 0
  return `Luck ${luck}: ${percent(chanceAtMost(luck))}`
}

/**
 * "Skill 9 wins 16 % among four computer players; 25 % is fair.", right after an adventurer is rolled up; otherwise
 * empty.
 */
export function strengthText(view: WarlockView, seat: Seat): string {
  const skill = adventurerOf(view, seat)?.skill.initial
  const strength = view.phase === 'setup' && skill !== undefined ? strengthOf(skill, view.options) : null
  if (!strength) return ''
  const { seats, share } = strength
  return `Skill ${skill} wins ${percent(share)} among ${count(seats, 'computer player')}; ${percent(1 / seats)} is fair.`
}

/** "away on 3 to 6, losing 0 to 2; 1 costs 2". */
export function escapeHint(foe: FoeId | null): string {
  const { escapeModifier = 0 } = foe === null ? {} : foeOf(foe)
  const { away } = escapeOdds(escapeModifier)
  const modifier = escapeModifier === 0 ? '' : escapeModifier > 0 ? ' (die +1)' : ' (die −1)'
  return `away ${percent(away)}${modifier}; it costs 0 to 2 Stamina either way`
}

export function bridgeHint(): string {
  const rows = [1, 2, 3, 4, 5, 6].map((die) => rowFor(BRIDGE_TABLE, die))
  const share = (is: (row: (typeof rows)[number]) => boolean) => percent(rows.filter(is).length / rows.length)
  return `across ${share(({ crossed }) => crossed)}, in the river ${share(({ fall }) => fall)}, else back here`
}

/** The cost by die: "1: −4 Stamina; 2 or 3: −2; 4 to 6: nothing". */
export function lossesText(losses: readonly number[]): string {
  const steps = losses.flatMap((loss, at) => (at === 0 || loss !== losses[at - 1] ? [at] : []))
  const parts = steps.map((at, step) => {
    const to = (steps[step + 1] ?? losses.length) - 1
    const loss = losses[at] ?? 0
    return `${facesText(at + 1, to + 1)}: ${loss === 0 ? 'nothing' : signed(-loss)}${step === 0 ? ' Stamina' : ''}`
  })
  return parts.join('; ')
}

function facesText(from: number, to: number): string {
  return from === to ? `${from}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`
}
