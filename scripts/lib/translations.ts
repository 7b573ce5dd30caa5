import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FluentParser, Junk, Visitor, type Pattern, type Placeable, type VariableReference } from '@fluent/syntax'
import { digestsOfEntries, translatedRulebooks } from './translated-rulebooks.ts'
import { wordedIn } from './wording.ts'
import { MESSAGE_FOLDERS, messagesIn, type ListedMessage } from './words.ts'

/** Checks languages against English: what is missing, stale or wrong. */

/** Where each language keeps what belongs to all of its folders: its glossary, and what English it was made from. */
const HOME = 'src/language'

/** The languages beside English, such as `de`: those with a folder in `src/language`. */
export function translatedLanguages(): readonly string[] {
  const folders = readdirSync(HOME, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => name).filter((name) => name !== 'en')
}

/** A language, measured against English. Messages and rules by their folder and id: "src/discord/words away". */
export interface Translation {
  readonly language: string
  /**
   * How many messages and rules English has; the attributes of names don’t count, since each language has forms of its
   * own.
   */
  readonly messages: number
  readonly missing: readonly string[]
  /** Translated from an English text that has changed since. */
  readonly stale: readonly string[]
  /** What a player would notice, each in a sentence. */
  readonly faults: readonly string[]
}

export function translationOf(language: string): Translation {
  const made = madeFrom(language)
  const never = neverWords(language)
  const folders = MESSAGE_FOLDERS.map(({ folder }) => inFolder(folder, language, made, never))
  const books = translatedRulebooks(language, made)
  return {
    language,
    messages: folders.reduce((sum, { messages }) => sum + messages, books.entries),
    missing: [...folders.flatMap(({ missing }) => missing), ...books.missing],
    stale: [...folders.flatMap(({ stale }) => stale), ...books.stale],
    faults: [...folders.flatMap(({ faults }) => faults), ...books.faults],
  }
}

/** Notes that every translated message and rule says what its English says today. */
export function noteTranslated(language: string): void {
  const digests = MESSAGE_FOLDERS.map(({ folder }) => {
    const english = new Map(messagesIn(folder).map((one) => [one.id, one]))
    const own = messagesIn(folderIn(folder, language)).flatMap(({ id }) => english.get(id) ?? [])
    return [folder, Object.fromEntries(own.map((one) => [one.id, digestOf(one)]))] as const
  })
  writeFileSync(
    noteIn(language),
    `${JSON.stringify({ ...Object.fromEntries(digests), ...digestsOfEntries(language) }, null, 1)}\n`,
  )
}

type Made = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The digests of the English texts that a language was made from, by folder and id; none before the first note. */
function madeFrom(language: string): Made {
  return existsSync(noteIn(language)) ? (JSON.parse(readFileSync(noteIn(language), 'utf8')) as Made) : {}
}

const noteIn = (language: string): string => `${HOME}/${language}/translated.json`

/** The folder of a language beside an English one. */
export function folderIn(english: string, language: string): string {
  return english.replace(/en$/, language)
}

function digestOf({ text }: ListedMessage): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)
}

function inFolder(folder: string, language: string, made: Made, never: readonly Never[]) {
  const own = folderIn(folder, language)
  const english = messagesIn(folder).filter((one) => !isForm(one))
  const translated = new Map(messagesIn(own).map((one) => [one.id, one]))
  const named = (id: string): string => `${folder} ${id}`
  const there = english.flatMap((one) => {
    const other = translated.get(one.id)
    return other ? [{ one, other }] : []
  })
  const known = made[folder] ?? {}
  const junk = junkIn(own)
  const families = argumentsByFamily(english)
  return {
    messages: english.length,
    missing: english.filter(({ id }) => !translated.has(id)).map(({ id }) => named(id)),
    stale: there
      .filter(({ one }) => known[one.id] !== undefined && known[one.id] !== digestOf(one))
      .map(({ one }) => named(one.id)),
    faults: [
      ...junk,
      ...unknownIn(folder, [...translated.values()]).map((id) => `${own} ${id} is no message in English.`),
      ...there.flatMap(({ one, other }) =>
        argumentFaults(one, other, families).map((what) => `${own} ${one.id} ${what}`),
      ),
      ...there.flatMap(({ one, other }) => neverFaults(one, other, never).map((what) => `${own} ${one.id} ${what}`)),
      ...(junk.length > 0 ? [] : lengthFaults(folder, language)),
    ],
  }
}

/** A form of a name: each language has those that its messages ask for. */
function isForm({ file, id }: ListedMessage): boolean {
  return file === 'names.ftl' && id.includes('.')
}

function unknownIn(folder: string, translated: readonly ListedMessage[]): string[] {
  const english = new Set(messagesIn(folder).map(({ id }) => id))
  // A language may have forms of its own, which its messages ask for.
  const isKnown = (id: string): boolean => english.has(id) || english.has(id.split('.', 1)[0] ?? '')
  return translated.filter((one) => !isForm(one) && !isKnown(one.id)).map(({ id }) => id)
}

/** Fluent leaves out what it can’t read without a word. */
function junkIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const junk = new FluentParser().parse(text).body.filter((entry) => entry instanceof Junk)
    return junk.map(({ span, annotations: [first] }) => {
      const line = text.slice(0, first?.span?.start ?? span?.start ?? 0).split('\n').length
      return `${folder}/${name}:${line}: ${first?.message ?? 'not valid'}`
    })
  })
}

/** The variables of a text: all, and those that stand in it as they are, so that a reader would miss them. */
function variablesOf(pattern: Pattern): { readonly all: ReadonlySet<string>; readonly shown: ReadonlySet<string> } {
  const [all, shown] = [new Set<string>(), new Set<string>()]
  class Variables extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      all.add(id.name)
    }
    override visitPlaceable(placeable: Placeable): void {
      if (placeable.expression.type === 'VariableReference') shown.add(placeable.expression.id.name)
      this.genericVisit(placeable)
    }
  }
  new Variables().visit(pattern)
  return { all, shown }
}

/** People: a line that leaves one out can’t be understood. */
const PEOPLE = ['who', 'rival', 'whom', 'victim', 'player']

/** Messages that begin alike are said in one place, which gives all of them the same arguments. */
function argumentsByFamily(english: readonly ListedMessage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { id, pattern } of english) {
    const all = found.get(familyOf(id)) ?? new Set()
    for (const name of variablesOf(pattern).all) all.add(name)
    found.set(familyOf(id), all)
  }
  return found
}

function familyOf(id: string): string {
  return id.split('-', 1)[0] ?? id
}

function argumentFaults(
  english: ListedMessage,
  other: ListedMessage,
  families: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const [given, used] = [variablesOf(english.pattern), variablesOf(other.pattern)]
  return [
    ...[...used.all]
      .filter((name) => families.get(familyOf(english.id))?.has(name) !== true)
      .map((name) => `asks for $${name}, which nobody gives.`),
    ...PEOPLE.filter((name) => given.shown.has(name) && !used.all.has(name)).map((name) => `leaves out $${name}.`),
  ]
}

/** The longest that Discord takes, by what a message is. */
const LENGTHS: readonly (readonly [is: (folder: string, id: string, file: string) => boolean, most: number])[] = [
  [(_folder, id) => id.endsWith('.hint'), 100],
  [(folder, id) => folder.startsWith('src/discord/') && /^(command|option)-/.test(id), 100],
  [(_folder, id, file) => file === 'orders.ftl' && id.endsWith('.value'), 80],
]

function lengthFaults(folder: string, language: string): string[] {
  if (!existsSync(folderIn(folder, language))) return []
  return wordedIn(folder, language).flatMap(({ file, id, text }) => {
    const most = LENGTHS.find(([is]) => is(folder, id, file))?.[1] ?? 1000
    const letters = text.replaceAll('**', '').length
    return letters > most
      ? [`${folderIn(folder, language)} ${id} has ${letters} characters of at most ${most}: ${text}`]
      : []
  })
}

/** A term, what it is called, and what it must not be called. */
interface Never {
  readonly english: readonly string[]
  readonly own: readonly string[]
  readonly never: readonly string[]
}

/** The table of a language’s glossary; empty without one. */
function neverWords(language: string): readonly Never[] {
  const file = `${HOME}/${language}/GLOSSARY.md`
  if (!existsSync(file)) return []
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const words = (cell = ''): string[] =>
    cell
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((word) => word.trim().replace(/^[“„«"]|[”“»"]$/g, ''))
      .filter((word) => /\p{L}/u.test(word))
  return rows.slice(2).map((row) => {
    const [, english, own, , never] = row.split('|')
    return { english: words(english), own: words(own), never: words(never) }
  })
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text)

/** A term in the plural or singular, as English writes it. */
const hasTerm = (text: string, term: string): boolean => hasWord(text, term) || hasWord(text, `${term}s`)

/** A word that a term must not be called is right where it is another term’s own. */
function neverFaults(english: ListedMessage, other: ListedMessage, all: readonly Never[]): string[] {
  const named = all.filter((one) => one.english.some((term) => hasTerm(english.text, term)))
  return named.flatMap((one) => {
    const own = [...one.own, ...named.filter((another) => another !== one).flatMap((another) => another.own)]
    const wrong = one.never.filter((word) => hasWord(other.text, word) && !own.some((right) => hasWord(right, word)))
    return wrong.map((word) => `says “${word}” for ${one.english.join(' or ')}: ${other.text}`)
  })
}
