import type { Offer } from '../../../engine/index.ts'
import { subjectOf } from '../../../language/index.ts'
import { ENCOUNTER_IDS, TREASURE_IDS } from '../data/ids.ts'
import { keyCardId } from './reference.ts'
import type { WarlockView } from '../view/view.ts'

/** The Key cards and the rucksack of the viewer, by the ids of their topics. */
export function heldIn({ own }: WarlockView): readonly string[] {
  return own ? [...own.keyCards.map(keyCardId), ...own.treasures] : []
}

/** The topic of an option: a card. */
export function offeredBy(offer: Offer): string | null {
  return subjectOf(offer, (name) => (NAMED.has(name) ? name : null))
}

const NAMED: ReadonlySet<string> = new Set([...TREASURE_IDS, ...ENCOUNTER_IDS])
