import type { Names } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { SHOPS, TABLES, kindOf, isCard } from '../../data/components.ts'
import type { ShopId, TableId } from '../../data/ids.ts'
import { causeNamed } from '../names.ts'
import { say } from '../say.ts'
import type { TalismanFactOf, Lines } from './lines.ts'
import { isSale } from './told-elsewhere.ts'

/** Counters, death, Toads and Alignment, as lines of the chronicle. */

export const CHARACTER_LINES = {
  counters: countersLine,
  'life-saved': ({ seat, by }, names) => (by === 'spell' ? say('life-saved', { who: names(seat) }) : null),
  died: ({ character, by }, _names, told) =>
    say('died', { character: `character-${character}`, cause: causeNamed(by), told }),
  'luck-spent': ({ seat, dice, again, left }, names) =>
    say('luck-spent', { who: names(seat), dice: listOf(dice.map(String)), again: listOf(again.map(String)), left }),
  // The table told it.
  misses: ({ seat, turns, by }, names) =>
    TABLES.has(by as TableId) ? null : say('misses', { who: names(seat), turns, cause: causeNamed(by) }),
  toad: ({ seat, by }, names) => say('toad', { who: names(seat), cause: causeNamed(by) }),
  'toad-over': ({ seat }, names, told) => say('toad-over', { who: names(seat), told }),
  aligned: ({ seat, to }, names) => say(`aligned-${to}`, { who: names(seat) }),
  'align-refused': ({ seat, to }, names) => say('align-refused', { who: names(seat), alignment: `alignment-${to}` }),
} satisfies Partial<Lines>

function countersLine({ seat, stat, change, now, toad, by }: TalismanFactOf<'counters'>, names: Names): string | null {
  const who = toad ? say('toad-of', { who: names(seat) }) : names(seat)
  if (change === 0) return stat === 'strength' || stat === 'craft' ? say(`${stat}-not-spared`, { who }) : null
  if (stat === 'lives' && now === 0) return null // the next line tells the death
  if (by === 'trophies' || (stat === 'gold' && isToldWith(by, change))) return null
  const toll = stat === 'lives' && change < 0 ? TOLLS[by] : undefined
  if (toll) return say(`toll-${toll}`, { who, now })
  if (TABLES.has(by as TableId)) return say(`${stat}-now`, { who, now })
  return say(change > 0 ? `${stat}-gained` : `${stat}-lost`, { who, change: Math.abs(change), now })
}

/** The spaces that take a Life. */
const TOLLS: Readonly<Record<string, 'desert' | 'black-knight' | 'graveyard' | 'chapel'>> = {
  'desert-east': 'desert',
  'desert-west': 'desert',
  'black-knight': 'black-knight',
  graveyard: 'graveyard',
  chapel: 'chapel',
}

/** Whether another line tells the Gold: that of a bag, a sale or a price. */
function isToldWith(by: string, change: number): boolean {
  if (isSale(by)) return true
  if (isCard(by))
    return change > 0 ? kindOf(by).gold !== undefined : kindOf(by).bribe !== undefined || kindOf(by).shop !== undefined
  return SHOPS.has(by as ShopId) || by === 'raiders'
}
