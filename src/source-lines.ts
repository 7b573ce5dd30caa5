import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

// The first thing that runs in a built program: errors name the lines of the sources. Node's own option for this keeps
// the maps of all files in the memory of each process and thread, and a map that was used in twenty times its size.
// This reads a map when an error needs it.

/** A map is dropped when no error has needed it for this long. */
const KEPT_MS = 60_000

/** The numbers of a place in a map: its line and column, the number of its source, and the line and column there. */
const [LINE, COLUMN, SOURCE, SOURCE_LINE, SOURCE_COLUMN, NUMBERS] = [0, 1, 2, 3, 4, 5] as const

interface LineMap {
  /** The paths of the sources. */
  readonly sources: readonly string[]
  /** All places, in order, each with its `NUMBERS`. Lines and columns count from 0. */
  readonly places: Int32Array
}

const maps = new Map<string, LineMap | null>()
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
  const map = file?.endsWith('.js') && line !== null && column !== null ? mapOf(file) : null
  if (!map || !file || line === null || column === null) return text
  const at = placeIn(map.places, line - 1, column - 1)
  const number = (of: number): number => map.places[at + of] ?? 0
  const source = at < 0 ? undefined : map.sources[number(SOURCE)]
  if (source === undefined) return text
  const place = `${source}:${number(SOURCE_LINE) + 1}:${number(SOURCE_COLUMN) + 1}`
  return text.replace(`${file}:${line}:${column}`, () => place)
}

/** Where the last place at or before a line and column begins among the numbers; negative if there is none. */
function placeIn(places: Int32Array, line: number, column: number): number {
  let [low, high] = [0, places.length / NUMBERS]
  while (low < high) {
    const middle = (low + high) >> 1
    const [itsLine = 0, itsColumn = 0] = [places[middle * NUMBERS + LINE], places[middle * NUMBERS + COLUMN]]
    if (itsLine < line || (itsLine === line && itsColumn <= column)) low = middle + 1
    else high = middle
  }
  return (low - 1) * NUMBERS
}

/** The map of a built file; `null` if it has none. */
function mapOf(file: string): LineMap | null {
  clearTimeout(drop)
  drop = setTimeout(() => maps.clear(), KEPT_MS).unref()
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file.startsWith('file:') ? file : pathToFileURL(file).href)
  maps.set(file, map)
  return map
}

function readMap(address: string): LineMap | null {
  try {
    const read = JSON.parse(readFileSync(new URL(`${address}.map`), 'utf8')) as { sources: string[]; mappings: string }
    const sources = read.sources.map((source) => pathOf(new URL(source, address)))
    return { sources, places: placesOf(read.mappings) }
  } catch {
    return null
  }
}

function pathOf(source: URL): string {
  // Sources that the build made up have other addresses.
  return source.protocol === 'file:' ? fileURLToPath(source) : source.href
}

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((it, at) => [it, at]),
)

/**
 * Decodes the mappings of a source map (ECMA-426): lines end with a semicolon and places with a comma. Each number
 * tells the difference from that of the place before, the column of a line's first place from 0.
 */
function placesOf(mappings: string): Int32Array {
  const places: number[] = []
  const now = [0, 0, 0, 0, 0]
  for (const [line, text] of mappings.split(';').entries()) {
    now[LINE] = line
    now[COLUMN] = 0
    for (const place of text.split(',')) {
      const [column, ...source] = numbersIn(place)
      if (column === undefined) continue
      now[COLUMN] += column
      // A place without a source: code that the build added.
      if (source.length === 0) continue
      for (const of of [SOURCE, SOURCE_LINE, SOURCE_COLUMN]) now[of] = (now[of] ?? 0) + (source[of - SOURCE] ?? 0)
      places.push(...now)
    }
  }
  return Int32Array.from(places)
}

/** Each letter has six bits, of which the highest says that more follow. The lowest bit of a number is its sign. */
function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of text) {
    const digit = DIGITS.get(letter) ?? 0
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1)
    value = shift = 0
  }
  return numbers
}
