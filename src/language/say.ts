import type { SharedMessages } from './en/messages.ts'
import { ENGLISH, localeOf, perLanguage } from './languages.ts'
import { messageFiles } from './message-files.ts'
import { BrokenMessages, sayBy, bundleOf, type OnFallback, type Say } from './messages.ts'

let onFallback: OnFallback = () => undefined

/** Who hears, once for each, of a message that a language lacks or can't word and that is therefore in English. */
export function reportFallbacks(listener: OnFallback): void {
  onFallback = listener
}

/**
 * The messages in the folders beside a module, one for each language: `en`, `de` … `names` is the path from the module
 * to the folder beside whose languages are the names that they use. A language is read when it is first spoken. Throws
 * `BrokenMessages` for broken English; another language that is broken is reported, and English takes its place.
 */
export function messagesBeside<M>(module: string, names?: string): Say<M> {
  const filesOf = (language: string) => [
    ...messageFiles(new URL(`${language}/`, module)),
    ...(names === undefined ? [] : messageFiles(new URL(`${names}${language}/`, module))).filter(({ name }) =>
      name.endsWith('/names.ftl'),
    ),
  ]
  const english = bundleOf({ locale: localeOf(ENGLISH), files: filesOf(ENGLISH) })
  const wordsNow = perLanguage((language) => {
    const files = language === ENGLISH ? [] : filesOf(language)
    if (files.length === 0) return english
    try {
      return bundleOf({ locale: localeOf(language), files }, english, (...missing) => {
        onFallback(...missing)
      })
    } catch (error) {
      if (!(error instanceof BrokenMessages)) throw error
      onFallback(error.message, language, error)
      return english
    }
  })
  return sayBy(wordsNow)
}

/** Words a message that all games share. The messages and their arguments are in `en/`. */
export const sayShared = messagesBeside<SharedMessages>(import.meta.url)
