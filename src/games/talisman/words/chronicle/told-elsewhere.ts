import { kindIdOf, isCard } from '../../data/components.ts'

const SALES = ['city-alchemist', 'castle-royal-exchange', 'alchemy']

/** Cards turned into Gold: one line tells the card and the Gold. */
export function isSale(by: string): boolean {
  return SALES.includes(by) || (isCard(by) && kindIdOf(by) === 'alchemist')
}
