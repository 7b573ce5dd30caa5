/** Plain data that survives `JSON.parse(JSON.stringify(x))` unchanged. Saved games consist of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain data. */
export function copyOf<T>(plain: T): T {
  return copied(plain as unknown as Json) as unknown as T
}

/** Ten times as fast as `structuredClone`, which handles more types. */
function copied(plain: Json): Json {
  if (typeof plain !== 'object' || plain === null) return plain
  if (isList(plain)) return plain.map(copied)
  const copy: Record<string, Json> = {}
  for (const key of Object.keys(plain)) copy[key] = copied(plain[key] as Json)
  return copy
}

/** A plain object of unknown fields, such as an option's `args` or a question's `about`. */
export type Fields = { readonly [key: string]: Json }

/** The fields of a plain object; an empty object for any other value. */
export function fieldsOf(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !isList(json) ? json : {}
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}

/** For the end of a switch over a union: the compiler proves it unreachable. Throws if it is reached all the same. */
export function assertNever(value: never): never {
  throw new Error(`impossible value: ${JSON.stringify(value)}`)
}
