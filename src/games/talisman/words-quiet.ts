import { TABLES } from './data.ts'
import type { TableId } from './ids.ts'

/** Rolls that another fact tells with what came of them: tables, the Portal, the ways out, the tricks of Characters. */
const TOLD = [
  'minstrel-charm', 'sorceress-beguile', 'portal-of-power', 'portal', 'crypt', 'mines', 'werewolf-den', 'werewolf', 'pits', 'dice-with-death', 'death',
  'chasm', 'command', 'temple', 'move', 'enslaved',
] // prettier-ignore

export function isToldElsewhere(why: string): boolean {
  return TABLES.has(why as TableId) || TOLD.includes(why)
}
