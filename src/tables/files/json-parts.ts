// Reads and writes a large JSON object in parts, none of which delays other tasks noticeably, even in a malicious file.

/** The lists of a file that may be long, and the maximum length of each. */
export const LONG_LISTS: Readonly<Record<string, number>> = {
  entries: 100_000,
  chronicle: 200_000,
  whispers: 10_000,
  snapshots: 1000,
}
/** A snapshot is one part. */
const MAX_PART_CHARACTERS = 2 * 1024 * 1024
const MAX_PART_VALUES = 20_000
/** Facts need only a few levels. */
const MAX_DEPTH = 64
const CHARACTERS_PER_SLICE = 64 * 1024

type Fields = Readonly<Record<string, unknown>>

/** Parses a JSON object in slices. `null` if the text is no object, or if a part is larger than any game needs. */
export function* fieldsIn(text: string): Generator<void, Fields | null> {
  try {
    return yield* new Reader(text).object()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Serialises an object in pieces, as `JSON.stringify` would write it between its braces. */
export function* jsonPieces(object: Readonly<Record<string, unknown>>): Generator<string> {
  let comma = ''
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    const name = `${comma}${JSON.stringify(key)}:`
    comma = ','
    if (!Array.isArray(value)) {
      yield name + JSON.stringify(value)
      continue
    }
    let piece = `${name}[`
    for (const [index, one] of (value as readonly unknown[]).entries()) {
      piece += (index > 0 ? ',' : '') + (JSON.stringify(one) ?? 'null')
      if (piece.length < CHARACTERS_PER_SLICE) continue
      yield piece
      piece = ''
    }
    yield `${piece}]`
  }
}

/** Finds the boundaries of the parts of a JSON text; `JSON.parse` then validates each part. */
class Reader {
  private readonly text: string
  private at = 0
  private breathedAt = 0

  constructor(text: string) {
    this.text = text
  }

  *object(): Generator<void, Fields> {
    const fields = new Map<string, unknown>()
    this.take('{')
    if (this.next() !== '}') {
      do {
        const key = yield* this.part()
        if (typeof key !== 'string' || fields.has(key)) throw new SyntaxError('a key is invalid or repeated')
        this.take(':')
        const most = Object.hasOwn(LONG_LISTS, key) ? LONG_LISTS[key] : undefined
        const isLong = most !== undefined && this.next() === '['
        fields.set(key, isLong ? yield* this.list(most) : yield* this.part())
      } while (this.maybeTake(','))
    }
    this.take('}')
    if (this.next() !== undefined) throw new SyntaxError('text follows the object')
    return Object.fromEntries(fields)
  }

  private *list(most: number): Generator<void, unknown[]> {
    const all: unknown[] = []
    this.take('[')
    if (!this.maybeTake(']')) {
      do {
        if (all.length >= most) throw new SyntaxError('a list is too long')
        all.push(yield* this.part())
      } while (this.maybeTake(','))
      this.take(']')
    }
    return all
  }

  private *part(): Generator<void, unknown> {
    this.next()
    const from = this.at
    this.skipValue(from)
    if (this.at - this.breathedAt > CHARACTERS_PER_SLICE) {
      this.breathedAt = this.at
      yield
    }
    const json: unknown = JSON.parse(this.text.slice(from, this.at))
    if (!isSound(json)) throw new SyntaxError('a string or number cannot be stored')
    return json
  }

  private skipValue(from: number): void {
    let depth = 0
    let values = 0
    do {
      const letter = this.text[this.at]
      if (letter === undefined) throw new SyntaxError('unexpected end')
      if (letter === '"') this.skipText()
      else this.at += 1
      if (letter === '[' || letter === '{') depth += 1
      else if (letter === ']' || letter === '}') depth -= 1
      if (letter === ',' || letter === '[' || letter === '{') values += 1
      const isTooMuch = this.at - from > MAX_PART_CHARACTERS || values > MAX_PART_VALUES || depth > MAX_DEPTH
      if (isTooMuch) throw new SyntaxError('a part is too large')
    } while (depth > 0 || !this.isEnd())
  }

  /** Whether a value outside any list or object ends here. */
  private isEnd(): boolean {
    const letter = this.text[this.at]
    return letter === undefined || /[\s,:\]}]/.test(letter)
  }

  private skipText(): void {
    let end = this.at
    do {
      end = this.text.indexOf('"', end + 1)
      if (end < 0) throw new SyntaxError('a string does not end')
    } while (this.isEscaped(end))
    this.at = end + 1
  }

  private isEscaped(at: number): boolean {
    let before = at
    while (this.text[before - 1] === '\\') before -= 1
    return (at - before) % 2 === 1
  }

  /** The next character that is not white space. */
  private next(): string | undefined {
    while (/\s/.test(this.text[this.at] ?? 'x')) this.at += 1
    return this.text[this.at]
  }

  private maybeTake(letter: string): boolean {
    if (this.next() !== letter) return false
    this.at += 1
    return true
  }

  private take(letter: string): void {
    if (!this.maybeTake(letter)) throw new SyntaxError(`${letter} is missing`)
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether every database stores this unchanged: no NUL, no lone surrogate, no infinite number. */
function isSound(json: unknown): boolean {
  if (typeof json === 'string') return !json.includes('\0') && !LONE_SURROGATE.test(json)
  if (typeof json === 'number') return Number.isFinite(json)
  if (typeof json !== 'object' || json === null) return true
  return Object.entries(json).every(([key, one]) => isSound(key) && isSound(one))
}
