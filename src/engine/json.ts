/** What a saved game is made of: plain data that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy that shares nothing with the original. Takes plain data only. */
export function copyOf<T>(plain: T): T {
  return structuredClone(plain)
}

/** For the end of a switch over a union: the compiler proves that it cannot be reached. Throws if it is. */
export function assertNever(value: never): never {
  throw new Error(`impossible value: ${JSON.stringify(value)}`)
}
