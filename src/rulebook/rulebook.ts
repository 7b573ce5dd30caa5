import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesIn, entriesOf, type RuleEntry } from './entries.ts'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

/**
 * The entries of a game's rulebook by id, read from the Markdown pages and JSON lists in `src/games/<game>/rulebook/`.
 * Another language than English has pages of the same names in a folder called after its code, and an entry that they
 * lack is the English one. Empty for a game without a rulebook. Throws on a duplicate id.
 */
export function rulebookOf(game: string, language = 'en'): ReadonlyMap<string, RuleEntry> {
  const name = `${game} ${language}`
  const book = books.get(name) ?? bookIn(game, language)
  books.set(name, book)
  return book
}

const books = new Map<string, ReadonlyMap<string, RuleEntry>>()

function bookIn(game: string, language: string): ReadonlyMap<string, RuleEntry> {
  const folder = join(GAMES, game, 'rulebook')
  if (language === 'en') return byId(`the rulebook of ${game}`, read(folder))
  const own = byId(`the rulebook of ${game} in ${language}`, read(join(folder, language)))
  return new Map([...rulebookOf(game)].map(([id, english]) => [id, own.get(id) ?? english]))
}

function byId(name: string, entries: readonly RuleEntry[]): ReadonlyMap<string, RuleEntry> {
  const book = new Map<string, RuleEntry>()
  for (const entry of entries) {
    if (book.has(entry.id)) throw new Error(`${name} has two entries ${entry.id}`)
    book.set(entry.id, entry)
  }
  return book
}

function read(folder: string): RuleEntry[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.(md|json)$/.test(name)) // The texts of cards, and other languages, have folders of their own.
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
