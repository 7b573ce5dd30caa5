import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { entriesOf } from '../../src/rulebook/entries.ts'

/** Checks the rulebooks of a language against the English pages: what is missing, stale or wrong. */

const GAMES = 'src/games'

/** A page of a rulebook in English, and in another language if it has that page. */
interface Page {
  /** "src/games/talisman/rulebook". */
  readonly folder: string
  readonly name: string
  readonly english: string
  readonly own: string | null
}

function pagesIn(language: string): readonly Page[] {
  if (!existsSync(GAMES)) return []
  const folders = readdirSync(GAMES).map((game) => `${GAMES}/${game}/rulebook`)
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const path = `${folder}/${language}/${name}`
        const own = existsSync(path) ? readFileSync(path, 'utf8') : null
        return { folder, name, english: readFileSync(`${folder}/${name}`, 'utf8'), own }
      }),
  )
}

/** The digests of the English entries that a language has, by folder and id. */
export function digestsOfEntries(language: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const found: Record<string, Record<string, string>> = {}
  for (const { folder, english, own } of pagesIn(language)) {
    const ids = new Set(entriesOf(own ?? '').map(({ id }) => id))
    const translated = entriesOf(english).filter(({ id }) => ids.has(id))
    if (translated.length === 0) continue
    found[folder] = { ...found[folder], ...Object.fromEntries(translated.map(({ id, text }) => [id, digest(text)])) }
  }
  return found
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The rulebooks of a language, measured against English; entries by their folder and id. */
export function translatedRulebooks(
  language: string,
  made: Readonly<Record<string, Readonly<Record<string, string>>>>,
): { entries: number; missing: string[]; stale: string[]; faults: string[] } {
  const pages = pagesIn(language)
  const now = digestsOfEntries(language)
  const english = pages.flatMap(({ folder, english: text }) => entriesOf(text).map(({ id }) => ({ folder, id })))
  return {
    entries: english.length,
    missing: english.filter(({ folder, id }) => now[folder]?.[id] === undefined).map(named),
    stale: english
      .filter(({ folder, id }) => {
        const known = made[folder]?.[id]
        return known !== undefined && now[folder]?.[id] !== undefined && known !== now[folder][id]
      })
      .map(named),
    faults: pages.flatMap(({ folder, name, english: text, own }) =>
      own === null ? [] : pageFaults(text, own).map((what) => `${folder}/${language}/${name} ${what}`),
    ),
  }
}

const named = ({ folder, id }: { folder: string; id: string }): string => `${folder} ${id}`

/** What of a page's structure differs from English, each in a sentence. Its text may be worded as it likes. */
export function pageFaults(english: string, own: string): string[] {
  const [all, there] = [entriesOf(english), entriesOf(own)]
  const ids = there.map(({ id }) => id)
  const known = all.filter(({ id }) => ids.includes(id))
  const unknown = ids.filter((id) => !all.some((one) => one.id === id))
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  const order = known.findIndex(({ id }, at) => ids.filter((one) => !unknown.includes(one))[at] !== id)
  return [
    ...unknown.map((id) => `${id} is no entry in English.`),
    ...twice.map((id) => `has ${id} twice.`),
    ...(order < 0 || twice.length > 0 ? [] : [`has ${known[order]?.id} in another order than English.`]),
    ...(shapeOf(english) === shapeOf(own) || known.length < all.length ? [] : ['has other headings or tables.']),
    ...known.flatMap(({ id, text }) => {
      const other = there.find((one) => one.id === id)?.text ?? ''
      const differing = MARKS.filter(([, marks]) => !isSame(marks(text), marks(other)))
      return differing.map(([what]) => `${id} has other ${what} than English.`)
    }),
  ]
}

/** What a translation leaves as it is. Words may change places, so marks may too. */
const MARKS: readonly (readonly [what: string, marks: (text: string) => readonly string[]])[] = [
  ['tags', (text) => text.match(/\[(?:seed|original|completed)\b[^\]]*\]/g) ?? []],
  ['code marks', (text) => text.match(/`[^`]*`/g) ?? []],
  ['ids', (text) => text.match(/\b[A-Z]{2,4}-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*|\b[dD]-[A-Za-z]{3,}\b/g) ?? []],
  ['list items', (text) => text.match(/^ *(?:-|\d+\.) /gm) ?? []],
  ['table rows', (text) => (text.match(/^\|.*\|$/gm) ?? []).map((row) => String(row.split('|').length))],
]

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join('\n') === [...others].sort().join('\n')

/** The headings of a page by their levels, and the rows of its tables by their cells. */
function shapeOf(page: string): string {
  return page
    .split(/\r?\n/)
    .flatMap((line) => {
      const [level] = /^#+(?= )/.exec(line) ?? []
      return level ?? (/^\|.*\|$/.test(line) ? String(line.split('|').length) : [])
    })
    .join(' ')
}
