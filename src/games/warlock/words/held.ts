import { keyCardId } from './reference.ts'
import type { WarlockView } from '../view/view.ts'

/** What its viewer holds, by the ids of what can be looked up: Key cards and what is in the rucksack. */
export function heldIn({ own }: WarlockView): readonly string[] {
  return own ? [...own.keyCards.map(keyCardId), ...own.treasures] : []
}
