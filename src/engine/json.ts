/** What a saved game is made of: plain data that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy that shares nothing with the original. Takes plain data only. */
export function copyOf<T>(plain: T): T {
  return copied(plain as unknown as Json) as unknown as T
}

/** `structuredClone` takes ten times as long: it can do more. */
function copied(plain: Json): Json {
  if (typeof plain !== 'object' || plain === null) return plain
  if (isList(plain)) return plain.map(copied)
  const copy: Record<string, Json> = {}
  for (const key of Object.keys(plain)) copy[key] = copied(plain[key] as Json)
  return copy
}

/** A plain object of unknown fields: what an option's `args` or a question's `about` is to whoever reads it. */
export type Fields = { readonly [key: string]: Json }

/** The fields of a plain object; none of anything else. */
export function fieldsOf(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !isList(json) ? json : {}
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}

/** For the end of a switch over a union: the compiler proves that it cannot be reached. Throws if it is. */
export function assertNever(value: never): never {
  throw new Error(`impossible value: ${JSON.stringify(value)}`)
}
