import type { Game, Topic, Words } from '../../engine/index.ts'
import { MENU_OPTIONS } from '../kit/limits.ts'

/** What of a game is of one kind. */
export interface TopicGroup {
  readonly name: string
  readonly topics: readonly Topic[]
}

/** By the words of a game, which are others in each language. */
const known = new WeakMap<Words, readonly TopicGroup[]>()

/** The components of a game by their kind, as the game lists them; no more kinds than fit a menu. */
export function groupsOf({ words }: Game): readonly TopicGroup[] {
  const groups = known.get(words) ?? grouped(words.reference?.() ?? [])
  known.set(words, groups)
  return groups
}

function grouped(topics: readonly Topic[]): readonly TopicGroup[] {
  const byName = new Map<string, Topic[]>()
  for (const topic of topics) {
    const name = topic.group ?? topic.kind
    byName.set(name, [...(byName.get(name) ?? []), topic])
  }
  return [...byName].map(([name, all]) => ({ name, topics: all })).slice(0, MENU_OPTIONS)
}
