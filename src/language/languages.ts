import { AsyncLocalStorage } from 'node:async_hooks'

/** The language in which everything is worded: of a table, or of a reader. It decides words, never the game. */

/** The language of the sources. Whatever another language lacks is worded in it. */
export const ENGLISH = 'en'

const languages = new AsyncLocalStorage<string>()

/** Does work whose texts are in a language, such as `de`. */
export function inLanguage<T>(language: string, work: () => T): T {
  return languages.run(language, work)
}

/** The language of the work under way: English outside of `inLanguage`. */
export function languageNow(): string {
  return languages.getStore() ?? ENGLISH
}

/** What the lists, numbers and dates of a language are formatted for. */
export function localeOf(language: string): string {
  return language === ENGLISH ? 'en-GB' : language
}

/**
 * Something that depends on the language, made at the first use in each. `make` runs in that language, and may throw:
 * then it runs again next time.
 */
export function perLanguage<T>(make: (language: string) => T): () => T {
  const made = new Map<string, { readonly it: T }>()
  return () => {
    const language = languageNow()
    const known = made.get(language) ?? { it: make(language) }
    made.set(language, known)
    return known.it
  }
}
