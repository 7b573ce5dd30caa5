import { joined, listOf } from '../../../language/index.ts'
import { characterCard } from '../data/components.ts'
import { handicapOf, isHandicapped, startOf, type Counters } from '../data/handicaps.ts'
import type { CharacterId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { say } from './say.ts'

/** What a Character begins with. */

const COUNTERS = ['strength', 'craft', 'lives', 'gold'] as const

/** "1 extra Craft, 1 extra Life and 2 less Strength"; empty for none (TAL-OPT.25). */
export function handicapText(handicap: Counters): string {
  const extra = COUNTERS.filter((one) => handicap[one] > 0)
  const less = COUNTERS.filter((one) => handicap[one] < 0)
  return listOf([
    ...extra.map((one) => say(`extra-${one}`, { count: handicap[one] })),
    ...less.map((one) => say(`less-${one}`, { count: -handicap[one] })),
  ])
}

/** "Strength 9, Craft 6, Lives 5, Good, head start included": what it begins with at this table. */
export function startText(id: CharacterId, options: Options): string {
  const { strength, craft, lives, gold } = startOf(id, options)
  const handicap = handicapOf(id, options)
  return joined(
    ', ',
    say('begins-strength', { count: strength }),
    say('begins-craft', { count: craft }),
    handicap.lives === 0 ? '' : say('begins-lives', { count: lives }),
    handicap.gold === 0 ? '' : say('begins-gold', { count: gold }),
    say(`alignment-${characterCard(id).alignment}`),
    includedText(options['head-start'] > 0, isHandicapped(handicap)),
  )
}

/** Why the figures aren't those on the card. */
function includedText(hasHeadStart: boolean, hasHandicap: boolean): string {
  if (!hasHeadStart && !hasHandicap) return ''
  return say('begins-included', { what: !hasHandicap ? 'head-start' : !hasHeadStart ? 'handicap' : 'both' })
}
