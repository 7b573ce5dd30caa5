import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesIn, entriesOf, type RuleEntry } from './entries.ts'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

/**
 * The entries of a game's rulebook by id, read from the Markdown pages and JSON lists in `src/games/<game>/rulebook/`.
 * Empty for a game without one. Throws on a duplicate id.
 */
export function rulebookOf(game: string): ReadonlyMap<string, RuleEntry> {
  const known = books.get(game)
  if (known) return known
  const book = new Map<string, RuleEntry>()
  for (const entry of read(join(GAMES, game, 'rulebook'))) {
    if (book.has(entry.id)) throw new Error(`the rulebook of ${game} has two entries ${entry.id}`)
    book.set(entry.id, entry)
  }
  books.set(game, book)
  return book
}

const books = new Map<string, ReadonlyMap<string, RuleEntry>>()

function read(folder: string): RuleEntry[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.(md|json)$/.test(name)) // The texts of cards have a folder of their own.
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return name.endsWith('.md') ? entriesOf(text) : entriesIn(JSON.parse(text) as Record<string, unknown>)
    })
}

/** The games with a rulebook. */
export function rulebooks(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'rulebook')))
}
