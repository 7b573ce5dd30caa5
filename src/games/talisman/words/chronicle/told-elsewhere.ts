import { kindIdOf, isCard } from '../../data/components.ts'

const SALES = ['city-alchemist', 'castle-royal-exchange', 'alchemy']

/** Cards turned into Gold: one line says what goes and what comes. */
export function isSale(by: string): boolean {
  return SALES.includes(by) || (isCard(by) && kindIdOf(by) === 'alchemist')
}
