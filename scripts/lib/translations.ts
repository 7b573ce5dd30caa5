import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  argumentCheck,
  isForm,
  junkIn,
  operatorLanguages,
  unknownAmong,
  type ListedMessage,
} from '../../src/language/index.ts'
import { digestsOfEntries, translatedRulebooks } from './translated-rulebooks.ts'
import { folderIn, isInSources, wordedIn } from './wording.ts'
import { MESSAGE_FOLDERS, messagesIn } from './words.ts'

/** Checks languages against English: what is missing, stale or wrong. */

/** Where each language keeps what belongs to all of its folders: its glossary, and what English it was made from. */
const homeOf = (language: string): string => folderIn('src/language/en', language)

/** The languages beside English, such as `de`: those with a folder in `src/language`, or in the operator's folder. */
export function translatedLanguages(): readonly string[] {
  const folders = readdirSync('src/language', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => name !== 'en')
  return [...names, ...operatorLanguages().filter((name) => !isInSources(name))]
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
  const made = { ...Object.fromEntries(digests), ...digestsOfEntries(language) }
  writeFileSync(noteIn(language), `${JSON.stringify(made, null, 2)}\n`)
}

type Made = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The digests of the English texts that a language was made from, by folder and id; none before the first note. */
function madeFrom(language: string): Made {
  return existsSync(noteIn(language)) ? (JSON.parse(readFileSync(noteIn(language), 'utf8')) as Made) : {}
}

const noteIn = (language: string): string => join(homeOf(language), 'translated.json')

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
  const junk = junkInFolder(own)
  const faultsOf = argumentCheck(english)
  return {
    messages: english.length,
    missing: english.filter(({ id }) => !translated.has(id)).map(({ id }) => named(id)),
    stale: there
      .filter(({ one }) => known[one.id] !== undefined && known[one.id] !== digestOf(one))
      .map(({ one }) => named(one.id)),
    faults: [
      ...junk,
      ...unknownAmong([...translated.values()], messagesIn(folder)).map(
        ({ id }) => `${own} ${id} is no message in English.`,
      ),
      ...there.flatMap(({ one, other }) => faultsOf(one, other).map((what) => `${own} ${one.id} ${what}.`)),
      ...there.flatMap(({ one, other }) => neverFaults(one, other, never).map((what) => `${own} ${one.id} ${what}`)),
      ...(junk.length > 0 ? [] : lengthFaults(folder, language)),
    ],
  }
}

/** Fluent leaves out what it can’t read without a word. */
function junkInFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  const junk = files.flatMap((name) => junkIn({ name, text: readFileSync(join(folder, name), 'utf8') }))
  return junk.map(({ file, line, reason }) => `${folder}/${file}:${line}: ${reason}`)
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
  const file = join(homeOf(language), 'GLOSSARY.md')
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
