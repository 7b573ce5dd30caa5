import type { Topic, Game, Words } from '../../engine/index.ts'
import { ENGLISH, inLanguage } from '../../language/index.ts'
import { folded, matching } from '../kit/search.ts'
import { rulesOf } from './rulebook.ts'

/** All that can be looked up about a game: its rules and its components, and what refers to what. */
export interface Reference {
  readonly entries: readonly Topic[]
  of(id: string): Topic | undefined
  /** What fits a typed id or name, best first. A name may also be the English one. */
  find(typed: string): readonly Topic[]
  /** What an entry refers to, and what refers to it. */
  about(entry: Topic): readonly Topic[]
}

/** The id of a rule where a text names it. */
const CITED = /\b[A-Z]{2,4}-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*\b/g

/** By the words of a game, which are others in each language. */
const known = new WeakMap<Words, Reference>()

/** What can be looked up about a game. It is read once in each language. */
export function referenceOf(game: Game): Reference {
  const reference = known.get(game.words) ?? made(game)
  known.set(game.words, reference)
  return reference
}

/** The ids that some texts name. */
export function citedIn(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.match(CITED) ?? []))]
}

function made(game: Game): Reference {
  const entries = [...(game.words.reference?.() ?? []), ...rulesOf(game)]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const refersTo = new Map(entries.map((entry) => [entry.id, namedBy(entry)]))
  const of = (id: string) => byId.get(id)
  return {
    entries,
    of,
    find(typed) {
      const sought = folded(typed)
      const exact = entries.filter(({ id }) => folded(id) === sought)
      const own = matching(typed, entries, ({ id, title }) => `${title} ${id}`)
      const english = inLanguage(ENGLISH, () => referenceOf(game))
      const others = english.entries === entries ? [] : english.find(typed).flatMap(({ id }) => of(id) ?? [])
      return [...new Set([...exact, ...own, ...others])]
    },
    about(entry) {
      const named = refersTo.get(entry.id) ?? []
      const naming = entries.filter(({ id }) => refersTo.get(id)?.includes(entry.id))
      return [...new Set([...named.flatMap((id) => of(id) ?? []), ...naming])].filter((one) => one !== entry)
    },
  }
}

function namedBy({ lines, notes = [], refs = [] }: Topic): readonly string[] {
  return [...refs, ...citedIn([...lines, ...notes])]
}
