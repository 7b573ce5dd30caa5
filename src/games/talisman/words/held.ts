import type { Offer } from '../../../engine/index.ts'
import { subjectOf } from '../../../language/index.ts'
import { isCard, isSpellCard, kindIdOf, spellOf } from '../data/components.ts'
import { CHARACTER_IDS, KIND_IDS, QUEST_IDS, SPELL_IDS } from '../data/ids.ts'
import type { TalismanFact } from '../facts/index.ts'
import { roleAt } from '../view/reading.ts'
import type { TalismanView } from '../view/view.ts'

/**
 * The possessions of the viewer, by the ids of their topics: Spells, Objects, Followers, a Quest. Before the game, the
 * Characters to choose from.
 */
export function heldIn(view: TalismanView): readonly string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return view.choices
  const { objects, followers, quest } = me
  return [
    ...view.hand.map((card) => spellOf(card).id),
    ...[...objects, ...followers].map(kindIdOf),
    ...(quest === null ? [] : [quest]),
  ]
}

/** The topics of the Spells that a private fact shows. */
export function foundBy(fact: TalismanFact): readonly string[] {
  if (fact.kind === 'spell-seen') return [spellOf(fact.spell).id]
  return fact.kind === 'hand-seen' ? fact.spells.map((card) => spellOf(card).id) : []
}

/** What a player should soon hear of: Spells seen. */
export function isNews(fact: TalismanFact): boolean {
  return foundBy(fact).length > 0
}

/** The topic of an option: a card, Spell, Quest or Character. */
export function offeredBy(offer: Offer): string | null {
  return subjectOf(offer, (name) => {
    if (isCard(name)) return kindIdOf(name)
    if (isSpellCard(name)) return spellOf(name).id
    return NAMED.has(name) ? name : null
  })
}

const NAMED: ReadonlySet<string> = new Set([...KIND_IDS, ...SPELL_IDS, ...QUEST_IDS, ...CHARACTER_IDS])
