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
      return [{ name: file, text: soundText(join(folder, file)) }]
    } catch (error) {
      onUnreadable(file, reasonOf(error))
      return []
    }
  })
}

/** The largest file of the operator's, in bytes, and the most braces that one entry may open without closing them. */
const [MAX_BYTES, MAX_DEPTH] = [1_000_000, 100]

/** The text of an operator's file. Throws if reading or parsing it would take too long. */
function soundText(path: string): string {
  const stats = statSync(path)
  if (!stats.isFile()) throw new Unsound('it isn’t a file')
  if (stats.size > MAX_BYTES) throw new Unsound(`it has more than ${MAX_BYTES / 1000} kB`)
  // Some editors begin each file with a mark of its encoding.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  if (depthOf(text) > MAX_DEPTH) throw new Unsound(`it has more than ${MAX_DEPTH} braces within each other`)
  return text
}

class Unsound extends Error {
  override readonly name = 'Unsound'
}

/** How many braces are open at once in an entry, at most. Braces in quotation marks count, too. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [mark] of text.matchAll(/[{}]|^[^\s}]/gm)) {
    depth = mark === '{' ? depth + 1 : mark === '}' ? Math.max(0, depth - 1) : 0
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** All Fluent files in an operator's language, from the folder of languages on. */
export function operatorPaths(language: string, onUnreadable = unheard): readonly string[] {
  const folder = operatorFolder()
  return folder === null ? [] : pathsIn(folder, language, onUnreadable)
}

/** The Fluent files in a folder and all below it. Links to folders aren't followed: they may lead back. */
function pathsIn(root: string, folder: string, onUnreadable: OnUnreadable): readonly string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return pathsIn(root, path, onUnreadable)
      return entry.name.endsWith('.ftl') ? [path] : []
    })
  } catch (error) {
    onUnreadable(folder, reasonOf(error))
    return []
  }
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
  if (error instanceof Unsound) return error.message
  return error instanceof Error && 'code' in error ? `it can’t be read (${String(error.code)})` : String(error)
}
