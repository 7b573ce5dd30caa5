import { count, joined, listOf, percent, signed } from '../../../language/index.ts'
import { characterCard } from '../data/components.ts'
import { handicapOf, type Handicap } from '../data/handicaps.ts'
import type { CharacterId } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { FAIR, winsOf } from '../data/strengths.ts'
import { alignmentName } from './chronicle/character.ts'

/** What a Character begins with, and how strong that makes it. */

/** "1 Craft and 1 Life more, 2 Strength less"; empty for none (TAL-OPT.25). */
export function handicapText(handicap: Handicap): string {
  const more = countersText(handicap, 1)
  const less = countersText(handicap, -1)
  return joined(', ', more && `${more} more`, less && `${less} less`)
}

/** Counters of one sign. */
function countersText({ strength, craft, lives, gold }: Handicap, sign: 1 | -1): string {
  const counters: (readonly [number, string, string])[] = [
    [strength, 'Strength', 'Strength'],
    [craft, 'Craft', 'Craft'],
    [lives, 'Life', 'Lives'],
    [gold, 'Gold', 'Gold'],
  ]
  return listOf(counters.flatMap(([n, one, many]) => (n * sign > 0 ? [count(n * sign, one, many)] : [])))
}

/** "Strength 2, Craft 4 +1, Lives 4 +1, Good": as printed, and the handicap. */
export function startText(id: CharacterId, options: Options): string {
  const { strength, craft, lives, alignment } = characterCard(id)
  const handicap = handicapOf(id, options)
  return joined(
    ', ',
    `Strength ${strength}${added(handicap.strength)}`,
    `Craft ${craft}${added(handicap.craft)}`,
    handicap.lives === 0 ? '' : `Lives ${lives}${added(handicap.lives)}`,
    handicap.gold === 0 ? '' : `Gold ${options['start-gold']}${added(handicap.gold)}`,
    alignmentName(alignment),
  )
}

function added(n: number): string {
  return n === 0 ? '' : ` ${signed(n)}`
}

/** "Wins about 10 % among four computers; fair is 25 %." In steps of 5 %: it was not measured more closely. */
export function winsText(id: CharacterId, options: Options): string {
  const wins = winsOf(id, options)
  if (wins === null) return 'Made about even by handicaps.'
  return `Wins about ${percent(Math.round(20 * wins) / 20)} among four computers; fair is ${percent(FAIR)}.`
}
