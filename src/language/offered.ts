import { ENGLISH } from './languages.ts'
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
}

/** The languages that people can choose: English first, the others by their own names. */
export function languagesOffered(): readonly OfferedLanguage[] {
  const own = [...operatorLanguagesNow().shares].filter(([, share]) => share >= OFFERED_SHARE).map(([code]) => code)
  const others = [...new Set([...sourceLanguages(), ...own])].map(offered)
  return [offered(ENGLISH), ...others.sort((a, b) => (a.name < b.name ? -1 : 1))]
}

/** A language under the name that it gives itself. */
function offered(language: string): OfferedLanguage {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return { language, name: capital(name) }
}
