import { refuse, type ErrorTree } from '../state/errors.ts'
import type { Json } from '../state/model.ts'
import { urlIn } from '../../url.ts'

export type Path = readonly (string | number)[]

interface TextLimits {
  readonly min?: number
  readonly max: number
  readonly required?: boolean
}

/** The length of a text as Discord counts it: a surrogate pair is one character. */
export function lengthOf(text: string): number {
  return [...text].length
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Checks the fields of a request and collects all faults at their places, so that one answer (error 50035) lists them
 * all.
 */
export class Form {
  readonly #errors: ErrorTree = {}
  #faults = 0

  add(path: Path, code: string, message: string): void {
    this.#faults += 1
    let place: ErrorTree = this.#errors
    for (const step of path) {
      const next = place[String(step)]
      place = isTree(next) ? next : ((place[String(step)] = {}) as ErrorTree)
    }
    place._errors = [...(place._errors ?? []), { code, message }]
  }

  get failed(): boolean {
    return this.#faults > 0
  }

  /** @throws ApiError 50035 if there are faults */
  check(): void {
    if (this.failed) throw refuse.invalidForm(this.#errors)
  }

  missing(path: Path): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
  }

  badLength(path: Path, min: number, max: number): void {
    if (min > 0) this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
    else this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`)
  }

  /** The text at this place, or undefined if it is absent, null or invalid. */
  text(path: Path, value: unknown, { min = 0, max, required = false }: TextLimits): string | undefined {
    if (value === undefined || value === null) {
      if (required) this.missing(path)
      return undefined
    }
    if (typeof value !== 'string' && typeof value !== 'number') {
      this.add(path, 'STRING_TYPE_CONVERT', `Could not interpret "${JSON.stringify(value)}" as string.`)
      return undefined
    }
    const text = String(value)
    const length = lengthOf(text)
    if (required && length === 0) this.missing(path)
    else if (length < min || length > max) this.badLength(path, min, max)
    return text
  }

  integer(path: Path, value: unknown, { min, max }: { min: number; max: number }): number | undefined {
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.add(path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`)
      return undefined
    }
    if (value < min) this.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`)
    if (value > max) this.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`)
    return value
  }

  boolean(path: Path, value: unknown): boolean {
    if (value === undefined || value === null) return false
    if (typeof value !== 'boolean') this.add(path, 'BOOLEAN_TYPE_PARSE', 'Must be either true or false.')
    return value === true
  }

  list(path: Path, value: unknown, { min = 0, max }: { min?: number; max: number }): unknown[] {
    if (value === undefined || value === null) {
      if (min > 0) this.missing(path)
      return []
    }
    if (!Array.isArray(value)) {
      this.add(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')
      return []
    }
    if (value.length < min || value.length > max) this.badLength(path, min, max)
    return value
  }

  object(path: Path, value: unknown): Json {
    if (isObject(value)) return value
    this.add(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
    return {}
  }

  choice<T>(path: Path, value: unknown, allowed: readonly T[]): T | undefined {
    if (value === undefined || value === null) return undefined
    if (allowed.includes(value as T)) return value as T
    this.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.map(String).join(', ')}}.`)
    return undefined
  }

  url(path: Path, value: unknown, schemes: readonly string[], max = 2048): string | undefined {
    const text = this.text(path, value, { max })
    if (text === undefined) return undefined
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
    if (scheme === undefined || (scheme !== 'attachment' && !urlIn(text))) {
      this.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.')
    } else if (!schemes.includes(scheme)) {
      this.add(
        path,
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${scheme}" is not supported. Scheme must be one of (${schemes.map((s) => `'${s}'`).join(', ')}).`,
      )
    }
    return text
  }
}

function isTree(value: unknown): value is ErrorTree {
  return isObject(value)
}
