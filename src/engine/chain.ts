import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Entry } from './log.ts'

/**
 * The chain of a log: each line has a link, the SHA-256 over the link before and the line itself. Whoever has the last link
 * has a mark of the whole log; a line that was changed, left out or put in breaks the chain there.
 */
export type Link = string

/** What the link of the first line follows. */
export const FIRST_LINK: Link = ''

/** The link of a line of the log, by the link of the line before. */
export function linkAfter(before: Link, entry: Entry): Link {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([before, ...essenceOf(entry)]))))
}

/** All that counts of a line, in one order. */
function essenceOf(entry: Entry): readonly (string | number | boolean | null)[] {
  if (entry.kind === 'rewind') {
    const { seq, to, seed, deals, keeps } = entry
    return ['rewind', seq, to, seed, ...(deals ? ['deals'] : []), ...(keeps ? ['keeps'] : [])]
  }
  const { seq, answer, sealed, quiet = false } = entry
  return ['answer', seq, answer.seat, answer.verb, answer.key, sealed, quiet]
}
