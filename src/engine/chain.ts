import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Entry } from './log.ts'

/**
 * The hash chain of a log. The link of each entry is the SHA-256 of the previous link and the entry itself. The last
 * link identifies the whole log: changing, removing or inserting an entry breaks the chain at that point.
 */
export type Link = string

/** The link that precedes the first entry. */
export const FIRST_LINK: Link = ''

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type HashOfText = (text: string) => string

/**
 * The link of a log entry, given the link of the entry before it. `hash`: the platform's own SHA-256, if the caller has
 * a quicker one.
 */
export function linkAfter(before: Link, entry: Entry, hash: HashOfText = hashOf): Link {
  return hash(JSON.stringify([before, ...hashedFields(entry)]))
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Everything in an entry that the hash covers, in a fixed order. */
function hashedFields(entry: Entry): readonly (string | number | boolean | null)[] {
  if (entry.kind === 'rewind') {
    const { seq, to, seed, deals, keeps } = entry
    return ['rewind', seq, to, seed, ...(deals ? ['deals'] : []), ...(keeps ? ['keeps'] : [])]
  }
  const { seq, answer, sealed, quiet = false } = entry
  return ['answer', seq, answer.seat, answer.verb, answer.key, sealed, quiet]
}
