import { kindIdOf, TABLES, isCard } from '../../data/components.ts'
import type { TableId } from '../../data/ids.ts'

const SALES = ['city-alchemist', 'castle-royal-exchange', 'alchemy']

/** Cards turned into Gold: one line says what goes and what comes. */
export function isSale(by: string): boolean {
  return SALES.includes(by) || (isCard(by) && kindIdOf(by) === 'alchemist')
}

/** Rolls that another fact tells with what came of them: tables, the Portal, the ways out, the tricks of Characters. */
const TOLD = [
  'minstrel-charm', 'sorceress-beguile', 'portal-of-power', 'portal', 'crypt', 'mines', 'werewolf-den', 'werewolf', 'pits', 'dice-with-death', 'death',
  'chasm', 'command', 'temple', 'move', 'enslaved',
] // prettier-ignore

export function isToldElsewhere(why: string): boolean {
  return TABLES.has(why as TableId) || TOLD.includes(why)
}
