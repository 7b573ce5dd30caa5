// A large JSON object, read and written a part at a time: no part takes so long that others have to wait for it, whoever wrote it.

/** The lists of a file that may be long, and the most that each may have. */
export const LONG_LISTS: Readonly<Record<string, number>> = {
  entries: 100_000,
  chronicle: 200_000,
  whispers: 10_000,
  snapshots: 1000,
}
/** The largest part, in letters: a position is one. */
const MAX_PART_LETTERS = 2 * 1024 * 1024
/** The most values that one part holds. */
const MAX_PART_VALUES = 20_000
/** The most lists and objects that lie in one another: what a fact tells needs a few. */
const MAX_DEPTH = 64
/** Letters that are looked through, and written, between two breaths. */
const AT_ONCE = 64 * 1024

type Fields = Readonly<Record<string, unknown>>

/** Takes JSON apart. `null` if it is no object, or one of its parts is larger than any game has. */
export function* fieldsIn(text: string): Generator<void, Fields | null> {
  try {
    return yield* new Reader(text).object()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The JSON of an object, as `JSON.stringify` would write it between its braces, in pieces. */
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
      if (piece.length < AT_ONCE) continue
      yield piece
      piece = ''
    }
    yield `${piece}]`
  }
}

/** Finds where the parts of a JSON text begin and end; whether each is JSON, `JSON.parse` says. */
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
        if (typeof key !== 'string' || fields.has(key)) throw new SyntaxError('a name stands there twice')
        this.take(':')
        const most = Object.hasOwn(LONG_LISTS, key) ? LONG_LISTS[key] : undefined
        const isLong = most !== undefined && this.next() === '['
        fields.set(key, isLong ? yield* this.list(most) : yield* this.part())
      } while (this.maybeTake(','))
    }
    this.take('}')
    if (this.next() !== undefined) throw new SyntaxError('more follows')
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
    if (this.at - this.breathedAt > AT_ONCE) {
      this.breathedAt = this.at
      yield
    }
    const json: unknown = JSON.parse(this.text.slice(from, this.at))
    if (!isSound(json)) throw new SyntaxError('a text or a number is none that every database can keep')
    return json
  }

  private skipValue(from: number): void {
    let depth = 0
    let values = 0
    do {
      const letter = this.text[this.at]
      if (letter === undefined) throw new SyntaxError('it ends too early')
      if (letter === '"') this.skipText()
      else this.at += 1
      if (letter === '[' || letter === '{') depth += 1
      else if (letter === ']' || letter === '}') depth -= 1
      if (letter === ',' || letter === '[' || letter === '{') values += 1
      const isTooMuch = this.at - from > MAX_PART_LETTERS || values > MAX_PART_VALUES || depth > MAX_DEPTH
      if (isTooMuch) throw new SyntaxError('a part is too large')
    } while (depth > 0 || !this.isEnd())
  }

  /** Whether a value ends here that lies in no other. */
  private isEnd(): boolean {
    const letter = this.text[this.at]
    return letter === undefined || /[\s,:\]}]/.test(letter)
  }

  private skipText(): void {
    let end = this.at
    do {
      end = this.text.indexOf('"', end + 1)
      if (end < 0) throw new SyntaxError('a text does not end')
    } while (this.isEscaped(end))
    this.at = end + 1
  }

  private isEscaped(at: number): boolean {
    let before = at
    while (this.text[before - 1] === '\\') before -= 1
    return (at - before) % 2 === 1
  }

  /** The next letter that is no space. */
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

/** Half of a letter that takes two, without the other half. */
const HALF = /\p{Surrogate}/u

/** Whether every database keeps this as it is: no character 0, no half of a letter, and no number beyond all bounds. */
function isSound(json: unknown): boolean {
  if (typeof json === 'string') return !json.includes('\0') && !HALF.test(json)
  if (typeof json === 'number') return Number.isFinite(json)
  if (typeof json !== 'object' || json === null) return true
  return Object.entries(json).every(([key, one]) => isSound(key) && isSound(one))
}
