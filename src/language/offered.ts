import { ENGLISH, localeOf, perLanguage } from './languages.ts'
import { sourceLanguages } from './message-files.ts'
import { checkOperatorLanguages, type OperatorLanguages } from './operator-languages.ts'
import { capital } from './phrasing.ts'

/** A language that people can choose. */
export interface OfferedLanguage {
  /** Its code, for `inLanguage`: `de`. */
  readonly language: string
  /** What it calls itself: “Deutsch”. */
  readonly name: string
}

/** The share of all messages that an operator's language needs to be offered. */
export const OFFERED_SHARE = 0.95

let checked: OperatorLanguages | null = null

/** The languages in the operator's folder, as they were when this process first asked. */
export function operatorLanguagesNow(): OperatorLanguages {
  checked ??= checkOperatorLanguages()
  return checked
}

/** Forgets what the operator's folder had. */
export function lookAgain(): void {
  checked = null
  offeredNow = null
}

let offeredNow: readonly OfferedLanguage[] | null = null

/** The languages that people can choose: English first, the others by their own names. */
export function languagesOffered(): readonly OfferedLanguage[] {
  offeredNow ??= readOffered()
  return offeredNow
}

/**
 * The language for a locale of Discord's, such as `es-419`, or for a language that was chosen; English if it isn't
 * offered.
 */
export function languageFor(locale: string): string {
  const [wanted = ENGLISH] = locale.split('-')
  if (wanted === ENGLISH) return ENGLISH
  const all = languagesOffered().map(({ language }) => language)
  return [locale, wanted].find((one) => all.includes(one)) ?? all.find((one) => one.startsWith(`${wanted}-`)) ?? ENGLISH
}

const namesOfLanguages = perLanguage((reader) => new Intl.DisplayNames([localeOf(reader)], { type: 'language' }))

/** The name of a language within a sentence of the reader's: “German”, « allemand ». */
export function nameOfLanguage(language: string): string {
  return namesOfLanguages().of(language) ?? language
}

function readOffered(): readonly OfferedLanguage[] {
  const own = [...operatorLanguagesNow().shares].filter(([, share]) => share >= OFFERED_SHARE).map(([code]) => code)
  const others = [...new Set([...sourceLanguages(), ...own])].map(offered)
  return [offered(ENGLISH), ...others.sort((a, b) => (a.name < b.name ? -1 : 1))]
}

/** A language under the name that it gives itself. */
function offered(language: string): OfferedLanguage {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return { language, name: capital(name) }
}
