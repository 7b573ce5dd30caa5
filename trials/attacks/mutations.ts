/** One change at one place of a JSON value. */
export interface Mutation {
  /** The place and the change: `entries.3.answer.key changed`. */
  readonly what: string
  /** The changed JSON. Shares its unchanged parts with the original. */
  readonly made: () => unknown
}

/** Every change of one value, and every removal, duplication or move of one element, in some fields of an object. */
export function* mutationsOf(json: object, fields: readonly string[]): Generator<Mutation> {
  for (const field of fields) {
    const value = (json as Readonly<Record<string, unknown>>)[field]
    if (value === undefined) continue
    for (const { what, made } of changesTo(value, field)) yield { what, made: () => ({ ...json, [field]: made() }) }
    yield { what: `${field} removed`, made: () => without(json, field) }
  }
}

function* changesTo(value: unknown, way: string): Generator<Mutation> {
  if (Array.isArray(value)) yield* changesToList(value, way)
  else if (typeof value === 'object' && value !== null) yield* changesToFields(value, way)
  else yield { what: `${way} changed`, made: () => otherThan(value) }
}

function* changesToList(list: readonly unknown[], way: string): Generator<Mutation> {
  for (const [at, one] of list.entries()) {
    const there = `${way}.${at}`
    for (const { what, made } of changesTo(one, there)) yield { what, made: () => list.with(at, made()) }
    yield { what: `${there} removed`, made: () => list.toSpliced(at, 1) }
    yield { what: `${there} doubled`, made: () => list.toSpliced(at, 0, one) }
    const next = list[at + 1]
    const isSame = at + 1 === list.length || JSON.stringify(next) === JSON.stringify(one)
    if (!isSame) yield { what: `${there} swapped with the next`, made: () => list.with(at, next).with(at + 1, one) }
  }
}

function* changesToFields(fields: object, way: string): Generator<Mutation> {
  for (const [key, one] of Object.entries(fields)) {
    const there = `${way}.${key}`
    for (const { what, made } of changesTo(one, there)) yield { what, made: () => ({ ...fields, [key]: made() }) }
    yield { what: `${there} removed`, made: () => without(fields, key) }
  }
  yield { what: `${way}.more added`, made: () => ({ ...fields, more: 1 }) }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string')
    return value === 'all' ? [0] : /^[0-9a-f]{64}$/.test(value) ? '0'.repeat(64) : `${value}x`
  return 0
}

function without(fields: object, key: string): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}
