import type { Offer } from '../../../engine/index.ts'
import { subjectOf } from '../../../language/index.ts'
import { ENCOUNTER_IDS, TREASURE_IDS } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { keyCardId } from './reference.ts'
import type { WarlockView } from '../view/view.ts'

/** The Key cards and the rucksack of the viewer, by the ids of their topics. */
export function heldIn({ own }: WarlockView): readonly string[] {
  return own ? [...own.keyCards.map(keyCardId), ...own.treasures] : []
}

/** The topics of the cards that a private fact shows. */
export function foundBy(fact: WarlockFact): readonly string[] {
  if (fact.kind === 'treasure-seen') return fact.cards
  if (fact.kind !== 'key-seen') return []
  const { sighting } = fact
  switch (sighting.kind) {
    case 'card':
      return sighting.number === null ? [] : [keyCardId(sighting.number)]
    case 'answer':
      return sighting.held ? [keyCardId(sighting.number)] : []
    case 'challenge':
      return sighting.answers.some(({ held }) => held) ? [keyCardId(sighting.number)] : []
    case 'beneath':
    case 'stack':
      return [keyCardId(sighting.number)]
    default:
      return []
  }
}

/** What a player should soon hear of: cards seen, and that somebody has seen a Key card of one’s own. */
export function isNews(fact: WarlockFact): boolean {
  return foundBy(fact).length > 0 || (fact.kind === 'held-out' && !fact.blank)
}

/** The topic of an option: a card. */
export function offeredBy(offer: Offer): string | null {
  return subjectOf(offer, (name) => (NAMED.has(name) ? name : null))
}

const NAMED: ReadonlySet<string> = new Set([...TREASURE_IDS, ...ENCOUNTER_IDS])
