import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// The first thing that runs in a built program: errors name the lines of the sources. Node's own option for this keeps
// the maps of all files in the memory of each process and thread. This reads a map when an error needs it.

/** A map takes many times the memory of its file. It is dropped when no error has needed it for this long. */
const KEPT_MS = 60_000

const maps = new Map<string, SourceMap | null>()
let drop: NodeJS.Timeout | undefined

Error.prepareStackTrace = (error, frames) =>
  [headOf(error), ...frames.map((frame) => `    at ${lineOf(frame)}`)].join('\n')

function headOf(error: Error): string {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

function lineOf(frame: NodeJS.CallSite): string {
  const [text, file, line, column] = [
    String(frame),
    frame.getFileName(),
    frame.getLineNumber(),
    frame.getColumnNumber(),
  ]
  if (!file?.endsWith('.js') || line === null || column === null) return text
  const entry = mapOf(file)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return text
  const place = `${sourceOf(file, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  return text.replace(`${file}:${line}:${column}`, () => place)
}

/** The path of a source, given the built file and the path from there. */
function sourceOf(file: string, source: string): string {
  return fileURLToPath(new URL(source, addressOf(file)))
}

/** The map of a built file; `null` if it has none. */
function mapOf(file: string): SourceMap | null {
  clearTimeout(drop)
  drop = setTimeout(() => maps.clear(), KEPT_MS).unref()
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${addressOf(file)}.map`), 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}

function addressOf(file: string): string {
  return file.startsWith('file:') ? file : pathToFileURL(file).href
}
