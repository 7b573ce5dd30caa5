import { joined, listOf, signed } from '../../../language/index.ts'
import { characterCard } from '../data/components.ts'
import { handicapOf, type Handicap } from '../data/handicaps.ts'
import type { CharacterId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { FAIR, winsOf } from '../data/strengths.ts'
import { alignmentName } from './chronicle/character.ts'
import { say } from './say.ts'

/** What a Character begins with, and how strong that makes it. */

const COUNTERS = ['strength', 'craft', 'lives', 'gold'] as const

/** "1 extra Craft, 1 extra Life and 2 less Strength"; empty for none (TAL-OPT.25). */
export function handicapText(handicap: Handicap): string {
  const extra = COUNTERS.filter((one) => handicap[one] > 0)
  const less = COUNTERS.filter((one) => handicap[one] < 0)
  return listOf([
    ...extra.map((one) => say(`extra-${one}`, { count: handicap[one] })),
    ...less.map((one) => say(`less-${one}`, { count: -handicap[one] })),
  ])
}

/** "Strength 2, Craft 4 +1, Lives 4 +1, Good": as printed, and the handicap. */
export function startText(id: CharacterId, options: Options): string {
  const { strength, craft, lives, alignment } = characterCard(id)
  const handicap = handicapOf(id, options)
  const gold = options['start-gold']
  return joined(
    ', ',
    say('begins-strength', { count: counterText(strength, handicap.strength) }),
    say('begins-craft', { count: counterText(craft, handicap.craft) }),
    handicap.lives === 0 ? '' : say('begins-lives', { count: counterText(lives, handicap.lives) }),
    handicap.gold === 0 ? '' : say('begins-gold', { count: counterText(gold, handicap.gold) }),
    alignmentName(alignment),
  )
}

function counterText(printed: number, by: number): string {
  return by === 0 ? String(printed) : say('begins-changed', { printed, by: signed(by) })
}

/** How strong a Character is beside the others, by the lowest share of wins, where 1 is the average. */
const STRENGTHS = [
  [1.5, 'wins-far-more'],
  [1.15, 'wins-more'],
  [0.85, 'wins-average'],
  [0.6, 'wins-less'],
  [0, 'wins-far-less'],
] as const

/** "Among computers, wins more than most." It was measured among four players, so it gives no percentage. */
export function winsText(id: CharacterId, options: Options): string {
  const wins = winsOf(id, options)
  const share = wins === null ? null : wins / FAIR
  const [, strength] = STRENGTHS.find(([least]) => share !== null && share >= least) ?? [0, 'wins-even']
  return say(strength)
}
