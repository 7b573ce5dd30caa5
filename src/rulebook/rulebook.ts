import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesIn, entriesOf, type Entry } from './entries.ts'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

/**
 * The rulebook of a game: every entry by its id. Read from the Markdown pages and JSON lists that lie beside the code
 * (`src/games/<game>/rulebook/`); a game without one has none. Throws if two entries have the same id.
 */
export function rulebookOf(game: string): ReadonlyMap<string, Entry> {
  const known = books.get(game)
  if (known) return known
  const book = new Map<string, Entry>()
  for (const entry of read(join(GAMES, game, 'rulebook'))) {
    if (book.has(entry.id)) throw new Error(`the rulebook of ${game} has ${entry.id} twice`)
    book.set(entry.id, entry)
  }
  books.set(game, book)
  return book
}

const books = new Map<string, ReadonlyMap<string, Entry>>()

function read(folder: string): Entry[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.(md|json)$/.test(name)) // what cards say lies in a folder of its own
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return name.endsWith('.md') ? entriesOf(text) : entriesIn(JSON.parse(text) as Record<string, unknown>)
    })
}

/** The games that have a rulebook. */
export function rulebooks(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'rulebook')))
}
