import type { Offer } from '../../../engine/index.ts'
import { subjectOf } from '../../../language/index.ts'
import { ENCOUNTER_IDS, TREASURE_IDS } from '../data/ids.ts'
import { keyCardId } from './reference.ts'
import type { WarlockView } from '../view/view.ts'

/** What its viewer holds, by the ids of what can be looked up: Key cards and what is in the rucksack. */
export function heldIn({ own }: WarlockView): readonly string[] {
  return own ? [...own.keyCards.map(keyCardId), ...own.treasures] : []
}

/** The card that an option is about. */
export function offeredBy(offer: Offer): string | null {
  return subjectOf(offer, (name) => (NAMED.has(name) ? name : null))
}

const NAMED: ReadonlySet<string> = new Set([...TREASURE_IDS, ...ENCOUNTER_IDS])
