import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MessageFile } from './messages.ts'

/**
 * The Fluent files of a folder, in the order of their names; none if there is no such folder. They are part of the
 * source, as an imported file is.
 */
export function messageFiles(folder: URL): readonly MessageFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return names
    .sort()
    .map((name) => ({ name: pathInSource(folder, name), text: readFileSync(new URL(name, folder), 'utf8') }))
}

/** The path of a file from the folder `src` on, for error messages. */
function pathInSource(folder: URL, name: string): string {
  const { pathname } = new URL(name, folder)
  return pathname.slice(pathname.lastIndexOf(SOURCES) + 1)
}

const SOURCES = '/src/'

/** The languages of the sources beside English: those that note from which English they were made. */
export function sourceLanguages(): readonly string[] {
  const home = fileURLToPath(new URL('.', import.meta.url))
  return readdirSync(home).filter((name) => existsSync(join(home, name, 'translated.json')))
}

/** The folders of the sources that have messages, from `src` on: `discord/words`, `games/talisman/words` … */
export function messagePlaces(): readonly string[] {
  const sources = fileURLToPath(new URL('../', import.meta.url))
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return all.flatMap((name) => (name.endsWith('/en') ? [name.slice(0, -'/en'.length)] : [])).sort()
}

/** The English files of one of these folders. */
export function englishFiles(place: string): readonly MessageFile[] {
  return messageFiles(new URL(`../${place}/en/`, import.meta.url))
}

/** Hears of a file or folder of the operator’s that can’t be read. */
export type OnUnreadable = (file: string, reason: string) => void

const unheard: OnUnreadable = () => undefined

/**
 * Where the operator keeps languages of their own; `null`: nowhere. The environment says it, which all processes of the
 * bot inherit.
 */
function operatorFolder(): string | null {
  const path = process.env['LANGUAGES_FOLDER']
  return path ? resolve(path) : null
}

/** What the operator has a folder for: the codes of languages, if they made no mistake. */
export function operatorLanguages(onUnreadable = unheard): readonly string[] {
  const folder = operatorFolder()
  if (folder === null) return []
  if (!existsSync(folder)) onUnreadable(folder, 'there is no such folder')
  return namesIn(folder, onUnreadable).filter((name) => isFolder(join(folder, name)))
}

/**
 * The operator's files that stand for those of a folder of the sources: `<folder>/nl/discord/words/*.ftl` for
 * `src/discord/words/en/*.ftl`.
 */
export function operatorFiles(language: string, place: string | null, onUnreadable = unheard): readonly MessageFile[] {
  const folder = operatorFolder()
  if (folder === null || place === null) return []
  const names = namesIn(join(folder, language, place), onUnreadable).filter((name) => name.endsWith('.ftl'))
  return names.flatMap((name) => {
    const file = `${language}/${place}/${name}`
    try {
      return [{ name: file, text: readFileSync(join(folder, file), 'utf8') }]
    } catch (error) {
      onUnreadable(file, reasonOf(error))
      return []
    }
  })
}

/** All Fluent files in an operator's language, from the folder of languages on. */
export function operatorPaths(language: string): readonly string[] {
  const folder = operatorFolder()
  if (folder === null) return []
  const all = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
  return all.filter((name) => name.endsWith('.ftl')).map((name) => `${language}/${name.replaceAll('\\', '/')}`)
}

/** The folder of a module from `src` on; `null` if it lies elsewhere. */
export function folderOfModule(module: string): string | null {
  const { pathname } = new URL('.', module)
  const at = pathname.lastIndexOf(SOURCES)
  return at < 0 ? null : pathname.slice(at + SOURCES.length, -1)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function namesIn(folder: string, onUnreadable: OnUnreadable): readonly string[] {
  if (!existsSync(folder)) return []
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    onUnreadable(folder, reasonOf(error))
    return []
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? `it can’t be read (${String(error.code)})` : String(error)
}
