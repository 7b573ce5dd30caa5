import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the sources of a game speak of: its verbs and its kinds of facts. */
export interface Vocabulary {
  readonly verbs: readonly string[]
  readonly facts: readonly string[]
}

const GAMES = fileURLToPath(new URL('../../src/games', import.meta.url))

/** Reads the vocabulary out of a game's sources; empty if the game has none there. */
export function vocabularyOf(id: string): Vocabulary {
  const folder = join(GAMES, id)
  if (!existsSync(folder)) return { verbs: [], facts: [] }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const verbs = new Set<string>()
  const facts = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8')
    // A name of a file is written like a verb.
    for (const [, verb] of source.matchAll(/'([a-z][a-z-]*\.(?!json')[a-z][a-z-]*)'/g)) if (verb) verbs.add(verb)
    if (!/(^|\/)facts(\/.*|[^/]*)\.ts$/.test(file)) continue
    for (const [, kinds] of source.matchAll(/\bkind: ((?:'[a-z-]+'(?:\s*\|\s*)?)+)/g)) {
      for (const [, kind] of (kinds ?? '').matchAll(/'([a-z-]+)'/g)) if (kind) facts.add(kind)
    }
  }
  return { verbs: [...verbs].sort(), facts: [...facts].sort() }
}
