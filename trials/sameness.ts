import { isDeepStrictEqual } from 'node:util'

// Assertions for trials: each holds, or throws with the first difference.

export function fail(why: string): never {
  throw new Error(why)
}

export function same(got: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(got, wanted)) fail(`${what}: ${firstDifference(got, wanted)}`)
}

/** Equality of the JSON bytes. */
export function sameBytes(got: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) fail(`${what}: ${firstDifference(got, wanted)}`)
}

/** Throws unless a value survives being stored. */
export function plain(value: unknown, what: string): void {
  const json = JSON.stringify(value)
  if (json === undefined) fail(`${what} is no plain data`)
  same(JSON.parse(json), value, `${what} is not plain data`)
}

/** The first difference between two plain values, as a readable message. */
export function firstDifference(got: unknown, wanted: unknown, path = ''): string {
  const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isNested(got) || !isNested(wanted)) return `${path || 'it'} is ${brief(got)} and not ${brief(wanted)}`
  for (const key of new Set([...Object.keys(got), ...Object.keys(wanted)])) {
    if (!isDeepStrictEqual(got[key], wanted[key]) || !(key in got) || !(key in wanted)) {
      return firstDifference(got[key], wanted[key], `${path}${path ? '.' : ''}${key}`)
    }
  }
  return `${path || 'it'} differs in kind, or in the order of its fields`
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200)
}
