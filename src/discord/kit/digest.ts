import { hash } from 'node:crypto'
import { shortHash } from '../../engine/index.ts'
import type { Panel } from './message.ts'

/** A short digest of anything that is plain data: the same for the same. */
export function digestOf(...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return `${shortHash(text)}${shortHash(`again:${text}`)}`
}

/** A digest of a message as its readers see it, pictures included. */
export function digestOfMessage({ components, pictures = [] }: Panel): string {
  return digestOf(
    components,
    pictures.map(({ name, alt, image }) => [name, alt, hash('sha256', image, 'base64')]),
  )
}
