import { ENGLISH } from './languages.ts'
import { argumentCheck, isForm, junkIn, listedMessages, unknownAmong, type ListedMessage } from './listed-messages.ts'
import { englishFiles, messagePlaces, operatorFiles, operatorLanguages, operatorPaths } from './message-files.ts'
import type { MessageFile } from './messages.ts'

/** What is wrong with a language in the operator's folder. */
export interface LanguageFault {
  /** From the folder of languages on. */
  readonly file: string
  readonly message: string | null
  readonly reason: string
}

/** The languages in the operator's folder, with the share of English that each has, and what is wrong with them. */
export interface OperatorLanguages {
  readonly shares: ReadonlyMap<string, number>
  readonly faults: readonly LanguageFault[]
}

/** Reads all languages in the operator's folder. This takes a while, and nothing if there is no such folder. */
export function checkOperatorLanguages(): OperatorLanguages {
  const faults: LanguageFault[] = []
  const onUnreadable = (file: string, reason: string): void => void faults.push({ file, message: null, reason })
  const languages = operatorLanguages(onUnreadable).filter((name) => {
    const reason = refusalOf(name)
    if (reason !== null) faults.push({ file: name, message: null, reason })
    return reason === null
  })
  if (languages.length === 0) return { shares: new Map(), faults }
  const places = messagePlaces().map((place): Place => ({
    place,
    english: englishFiles(place).flatMap(listedMessages),
  }))
  const total = places.reduce((sum, { english }) => sum + english.filter((one) => !isForm(one)).length, 0)
  const shares = languages.map((language) => {
    const read = places.map((one) => ({ ...one, files: operatorFiles(language, one.place, onUnreadable) }))
    const checked = read.map(({ english, files }) => checkFiles(english, files))
    faults.push(
      ...strayFiles(operatorPaths(language, onUnreadable), language, read),
      ...checked.flatMap((one) => one.faults),
    )
    return [language, checked.reduce((sum, { sound }) => sum + sound, 0) / total] as const
  })
  return { shares: new Map(shares), faults }
}

interface Place {
  readonly place: string
  readonly english: readonly ListedMessage[]
}

/** Why a folder can't be a language; `null` if it can. */
function refusalOf(name: string): string | null {
  if (name.split('-')[0] === ENGLISH) return 'English is in the sources: no file here replaces it'
  try {
    if (Intl.getCanonicalLocales(name)[0] === name) return null
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 'a folder here must be called after the code of a language, such as nl or pt-BR'
}

/** Files in folders that the sources don't have. */
function strayFiles(files: readonly string[], language: string, places: readonly Place[]): readonly LanguageFault[] {
  const known = new Set(places.map(({ place }) => `${language}/${place}`))
  const strays = files.filter((file) => !known.has(file.slice(0, file.lastIndexOf('/'))))
  return strays.map((file) => ({ file, message: null, reason: 'the sources have no messages in this folder' }))
}

/** What is wrong in the files of a folder, and how many of its messages are sound. */
function checkFiles(english: readonly ListedMessage[], files: readonly MessageFile[]) {
  const junk = files.flatMap(junkIn).map(({ file, line, id, reason }) => ({
    file: `${file}:${line}`,
    message: id,
    reason,
  }))
  const own = files.flatMap(listedMessages)
  const faultsOf = argumentCheck(english)
  const byId = new Map(english.map((one) => [one.id, one]))
  const faultsOfEach = new Map<ListedMessage, readonly string[]>()
  for (const one of unknownAmong(own, english)) faultsOfEach.set(one, ['is no message in English'])
  for (const one of own) {
    const other = byId.get(one.id)
    const faults = other ? faultsOf(other, one) : []
    if (faults.length > 0) faultsOfEach.set(one, faults)
  }
  const sound = new Set(own.filter((one) => !faultsOfEach.has(one)).map(({ id }) => id))
  return {
    sound: english.filter((one) => !isForm(one) && sound.has(one.id)).length,
    faults: [
      ...junk,
      ...[...faultsOfEach].flatMap(([{ file, id }, reasons]) =>
        reasons.map((reason): LanguageFault => ({ file, message: id, reason })),
      ),
    ],
  }
}
