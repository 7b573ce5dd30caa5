const SAVE_AS = 'save it as UTF-8'

/** A settings file in UTF-16 has at least this share of zero bytes. */
const MIN_ZERO_SHARE = 0.25

/** The encoding of a text file: by its byte order mark, else by its zero bytes. `null` if unknown. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? null : 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (!bytes.includes(0)) return 'utf-8'
  const zeros = [0, 1].map((odd) => bytes.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  const isMixed = bytes.length % 2 !== 0 || (even > 0 && odd > 0)
  // In UTF-16, names of settings are half zero bytes; a few zeros elsewhere are accidental.
  if (isMixed || even + odd < bytes.length * MIN_ZERO_SHARE) return null
  return even > 0 ? 'utf-16be' : 'utf-16le'
}

/**
 * Decodes a text file in the common encodings of editors. If it cannot, the reason continues a sentence that begins
 * with the file's name.
 */
export function decode(bytes: Uint8Array): { readonly text: string } | { readonly why: string } {
  const encoding = encodingOf(bytes)
  if (encoding === null) return { why: `is in an encoding that isn't supported: ${SAVE_AS}` }
  return { text: new TextDecoder(encoding).decode(bytes) }
}

/** The replacement character for bytes that the encoding does not have. */
export const REPLACEMENT_CHARACTER = '\ufffd'
