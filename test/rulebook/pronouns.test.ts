import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translatedLanguages } from '../../scripts/lib/translations.ts'

/** Rules and cards about people of the story, who are he or she. */
const PEOPLE: Readonly<Record<string, string>> = {
  hag: 'the Hag',
  hermit: 'the Hermit',
  'ed-eagle': 'Ed Eagle',
  'elf-princess': 'the Elf Princess',
  'guillaume-tell': 'Guillaume Tell',
  'maid-marywin': 'Maid Marywin',
  warlock: 'the Warlock',
  'WAR-20.4': 'the Warlock',
}

const PRONOUN = /\b(s?he|his|him|himself|hers?|herself)\b/i
const FOLDER = 'src/games'

/** The texts of a file, with the id of what each is about. A card's own words (`text`) may speak of its person. */
function* textsIn(value: unknown, id: string): Generator<readonly [id: string, text: string]> {
  if (typeof value === 'string') yield [id, value]
  if (typeof value !== 'object' || value === null) return
  const own = 'id' in value && typeof value.id === 'string' ? value.id : id
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'text') yield* textsIn(part, Array.isArray(value) || typeof part === 'string' ? own : key)
  }
}

/** The lines of a page; of a row of cards, only the cell with its effect. */
function* linesIn(page: string): Generator<readonly [id: string, text: string]> {
  for (const line of page.split('\n')) {
    const [, id = ''] = /^(?:- \*\*|\| `)([\w.-]+)/.exec(line) ?? []
    yield [id, line.startsWith('| `') ? (line.split('|').at(-2) ?? '') : line]
  }
}

test.each(['imperial', 'talisman', 'warlock'])(
  'in the rules of %s, players and their characters are “they”',
  (game) => {
    const others = translatedLanguages().map((language) => `${language}/`)
    const files = readdirSync(`${FOLDER}/${game}/rulebook`, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !others.some((other) => name.startsWith(other)),
    )
    const texts = files.flatMap((name) => {
      const path = `${FOLDER}/${game}/rulebook/${name}`
      if (name.endsWith('.md')) return [...linesIn(readFileSync(path, 'utf8'))]
      return name.endsWith('.json') ? [...textsIn(JSON.parse(readFileSync(path, 'utf8')), name)] : []
    })
    expect(texts.length).toBeGreaterThan(1000)
    const wrong = texts.filter(([id, text]) => PRONOUN.test(text) && !Object.hasOwn(PEOPLE, id))
    expect(wrong.map(([id, text]) => `${id}: ${text}`)).toEqual([])
  },
)
