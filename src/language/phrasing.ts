import { languageNow, localeOf } from './languages.ts'

/** Lists, tallies, capitals, in the language of the moment. */

/** What stands before the last of a list. */
export type Joint = 'and' | 'or'

const listFormats = new Map<string, Intl.ListFormat>()

/** A list in the language of a locale. */
export function listIn(locale: string, items: readonly string[], last: Joint): string {
  const key = `${locale} ${last}`
  const format =
    listFormats.get(key) ?? new Intl.ListFormat(locale, { type: last === 'and' ? 'conjunction' : 'disjunction' })
  listFormats.set(key, format)
  return format.format(items)
}

/** "a", "a and b", "a, b and c"; an empty list gives an empty text. */
export function listOf(items: readonly string[], last: Joint = 'and'): string {
  return listIn(localeOf(languageNow()), items, last)
}

/** Counts equal items, in order of their first appearance: "2 × Sword and Axe". */
export function talliesOf(items: readonly string[]): string {
  const kinds = [...new Set(items)]
  return listOf(
    kinds.map((kind) => {
      const many = items.filter((one) => one === kind).length
      return many === 1 ? kind : `${many} × ${kind}`
    }),
  )
}

/** Capitalises the first letter or figure, also behind Markdown. */
export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/**
 * The articles with which a name may begin, by language, and in German the prepositions. What follows may be bold or
 * stand in quotation marks.
 */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  en: /^the /,
  de: /^(der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|im|in|ins|am|an|auf|bei|beim|zu|zum|zur) /,
  fr: /^((le|la|les|un|une|des|du) |l’|de la |de l’)/,
  es: /^(el|la|los|las|un|una|unos|unas) /,
}

/**
 * A name that begins a sentence, in the language of a locale. The article of "the **Wizard**" gets a capital; players’
 * names stay as they are.
 */
export function startOfSentence(name: string, locale = localeOf(languageNow())): string {
  const articles = ARTICLES[new Intl.Locale(locale).language]
  return articles?.test(name) ? capital(name) : name
}

/** Joins the texts that are not empty. */
export function joined(between: string, ...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(between)
}

/** Cuts a line to a length, at a word if it can, with an ellipsis. */
export function within(limit: number, text: string): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** The most characters of a hint in a menu. */
export const MAX_HINT = 100

/** A hint of sentences, the most important first: whole ones only, without those for which no room is left. */
export function hintOf(...sentences: readonly string[]): string {
  return sentences.reduce((hint, sentence) => {
    const longer = joined(' ', hint, sentence)
    return longer.length <= MAX_HINT ? longer : hint
  }, '')
}

/** The quotation marks of a language, by what stands between them. */
const QUOTES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  de: ['„', '“'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
}

/** Replaces straight quotation marks by those of the language, and apostrophes by curly ones. */
export function typeset(text: string): string {
  const [open, close] = QUOTES[languageNow()] ?? ['“', '”']
  return text
    .replaceAll(/(^|[\s(])"/g, `$1${open}`)
    .replaceAll('"', close)
    .replaceAll("'", '’')
}
