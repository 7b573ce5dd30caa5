import type { SharedMessages } from './en/messages.ts'
import { ENGLISH, localeOf, perLanguage } from './languages.ts'
import { messageFiles, operatorFiles, folderOfModule } from './message-files.ts'
import {
  BrokenMessages,
  sayBy,
  bundleOf,
  type Bundle,
  type MessageFile,
  type OnFallback,
  type Say,
} from './messages.ts'

let onFallback: OnFallback = () => undefined

/** Who hears, once for each, of a message that a language lacks or can't word and that is therefore in English. */
export function reportFallbacks(listener: OnFallback): void {
  onFallback = listener
}

/**
 * The messages in the folders beside a module, one for each language: `en`, `de` … `names` is the path from the module
 * to the folder beside whose languages are the names that they use. The operator's folder of languages may have more.
 * A language is read when it is first spoken. Throws `BrokenMessages` for broken English; another language that is
 * broken is reported, and English takes its place.
 */
export function messagesBeside<M>(module: string, names?: string): Say<M> {
  const filesOf = (read: (module: string) => readonly MessageFile[]) => [
    ...read(module),
    ...(names === undefined ? [] : read(new URL(names, module).href)).filter(({ name }) => name.endsWith('/names.ftl')),
  ]
  const sources = (language: string) => filesOf((from) => messageFiles(new URL(`${language}/`, from)))
  const english = bundleOf({ locale: localeOf(ENGLISH), files: sources(ENGLISH) })
  const wordsNow = perLanguage((language) => {
    if (language === ENGLISH) return english
    const operators = filesOf((from) => operatorFiles(language, folderOfModule(from)))
    const spoken = (files: readonly MessageFile[]): Bundle => {
      if (files.length === 0 && operators.length === 0) return english
      return bundleOf({ locale: localeOf(language), files, operators }, english, (...missing) => {
        onFallback(...missing)
      })
    }
    try {
      return spoken(sources(language))
    } catch (error) {
      if (!(error instanceof BrokenMessages)) throw error
      onFallback(error.message, language, error)
      return spoken([])
    }
  })
  return sayBy(wordsNow)
}

/** Words a message that all games share. The messages and their arguments are in `en/`. */
export const sayShared = messagesBeside<SharedMessages>(import.meta.url)
