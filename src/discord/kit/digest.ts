import { shortHash } from '../../engine/index.ts'

/** A short digest of anything that is plain data: the same for the same. */
export function digestOf(...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return `${shortHash(text)}${shortHash(`again:${text}`)}`
}
