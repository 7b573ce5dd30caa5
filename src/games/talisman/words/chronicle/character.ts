import type { Names } from '../../../../engine/index.ts'
import type { TalismanFactOf, Lines } from './lines.ts'
import { characterName, sourceName } from '../names.ts'
import { isSale } from './told-elsewhere.ts'
import { SHOPS, TABLES, kindOf, isCard } from '../../data/components.ts'
import type { ShopId, TableId } from '../../data/ids.ts'
import { bold, capital, count, listOf } from '../../../../language/index.ts'

/** Counters, death, Toads and Alignment, as lines of the chronicle. */

export const CHARACTER_LINES = {
  counters: countersLine,
  'life-saved': ({ seat, by }, names) => (by === 'spell' ? `💚 The Life of ${names(seat)} is saved.` : null),
  died: ({ character, by }) =>
    `☠️ The ${bold(characterName(character))} is dead (${sourceName(by).replace(/^the /, '')}). *A minute’s silence; then the dice.*`,
  'luck-spent': ({ seat, dice, again, left }, names) =>
    `🍀 ${names(seat)} rolled ${listOf(dice.map(String))} and would rather have something else: ${bold(listOf(again.map(String)))}. ${capital(count(left, 'token of luck', 'tokens of luck'))} left.`,
  misses: ({ seat, turns, by }, names) =>
    TABLES.has(by as TableId) ? null : `💤 ${names(seat)} will miss ${count(turns, 'Turn')}${causeOf(by)}.`, // the table told it
  toad: ({ seat, by }, names) =>
    `🐸 ${names(seat)} is a ${bold('Toad')} (${sourceName(by).replace(/^the /, '')}), for three Turns. Everything falls to the ground.`,
  'toad-over': ({ seat }, names) => `🐸 ${names(seat)} is a person again, if a damp one.`,
  aligned: ({ seat, to }, names) => `${ALIGNMENT_SIGNS[to]} ${names(seat)} is ${bold(alignmentName(to))} now.`,
  'align-refused': ({ seat, to }, names) =>
    `${names(seat)} has changed sides once this Turn and cannot become ${alignmentName(to)} as well.`,
} satisfies Partial<Lines>

export const ALIGNMENT_SIGNS = { good: '😇', neutral: '⚖️', evil: '😈' } as const

/** " (Marsh)". */
function causeOf(by: string): string {
  const source = sourceName(by).replace(/^the /, '')
  return source === '' ? '' : ` (${source})`
}

export function alignmentName(to: 'good' | 'neutral' | 'evil'): string {
  return to === 'good' ? 'Good' : to === 'evil' ? 'Evil' : 'Neutral'
}

const STAT_SIGNS = { strength: '💪', craft: '🧠', lives: '❤️', gold: '💰' } as const

const STATS = {
  strength: (n: number) => `${count(n, 'Strength', 'Strength')}`,
  craft: (n: number) => `${count(n, 'Craft', 'Craft')}`,
  lives: (n: number) => count(n, 'Life', 'Lives'),
  gold: (n: number) => count(n, 'Gold', 'Gold'),
} as const

function countersLine({ seat, stat, change, now, toad, by }: TalismanFactOf<'counters'>, names: Names): string | null {
  const who = `${toad ? 'The Toad of ' : ''}${names(seat)}`
  if (change === 0)
    return `${STAT_SIGNS[stat]} ${who} has no ${stat === 'lives' ? 'Lives' : cap(stat)} to spare, and loses none.`
  if (stat === 'lives' && now === 0) return null // the next line tells the death
  if (by === 'trophies' || (stat === 'gold' && isToldWith(by, change))) return null
  const cause = stat === 'lives' && change < 0 ? TOLLS[by] : undefined
  if (cause) return `${STAT_SIGNS[stat]} ${who} ${cause}, and loses ${STATS[stat](-change)}: ${now} left.`
  if (TABLES.has(by as TableId))
    return `${STAT_SIGNS[stat]} ${who} has ${now === 0 ? 'no' : now} ${stat === 'lives' && now === 1 ? 'Life' : NAMES[stat]} now.`
  const verb = change > 0 ? 'gains' : stat === 'gold' ? 'pays' : 'loses'
  const left = stat === 'strength' || stat === 'craft' ? `now ${now}` : change > 0 ? `${now} in all` : `${now} left`
  return `${STAT_SIGNS[stat]} ${who} ${verb} ${STATS[stat](Math.abs(change))}, ${left}.`
}

/** Changes that a table has told. */
const NAMES = { strength: 'Strength', craft: 'Craft', lives: 'Lives', gold: 'Gold' } as const

/** The line of a Life lost to a space. */
const TOLLS: Readonly<Record<string, string>> = {
  'desert-east': 'crosses the Desert without water',
  'desert-west': 'crosses the Desert without water',
  'black-knight': 'will not pay the Black Knight',
  graveyard: 'is not welcome in the Graveyard',
  chapel: 'is not welcome in the Chapel',
}

/** Whether another line tells the Gold: that of a bag, a sale or a price. */
function isToldWith(by: string, change: number): boolean {
  if (isSale(by)) return true
  if (isCard(by))
    return change > 0 ? kindOf(by).gold !== undefined : kindOf(by).bribe !== undefined || kindOf(by).shop !== undefined
  return SHOPS.has(by as ShopId) || by === 'raiders'
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
