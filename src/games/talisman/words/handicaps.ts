import { joined, listOf, signed } from '../../../language/index.ts'
import { characterCard } from '../data/components.ts'
import { handicapOf, type Handicap } from '../data/handicaps.ts'
import type { CharacterId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { say } from './say.ts'

/** What a Character begins with. */

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
    say(`alignment-${alignment}`),
  )
}

function counterText(printed: number, by: number): string {
  return by === 0 ? String(printed) : say('begins-changed', { printed, by: signed(by) })
}
