const SAVE_AS = 'save it as UTF-8'

/** So large a share of a file of settings are zeros in UTF-16, at least. */
const LEAST_ZEROS = 0.25

/** How a text file is encoded: by its mark, else by its zero bytes. `null`: nobody can tell. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? null : 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (!bytes.includes(0)) return 'utf-8'
  const zeros = [0, 1].map((odd) => bytes.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  const isMixed = bytes.length % 2 !== 0 || (even > 0 && odd > 0)
  // Names of settings are half zeros in it; a single zero is only dirt.
  if (isMixed || even + odd < bytes.length * LEAST_ZEROS) return null
  return even > 0 ? 'utf-16be' : 'utf-16le'
}

/** The text of a file as editors save it; otherwise a reason, which goes on with the file's name. */
export function decoded(bytes: Uint8Array): { readonly text: string } | { readonly why: string } {
  const encoding = encodingOf(bytes)
  if (encoding === null) return { why: `is in an encoding that isn't supported: ${SAVE_AS}` }
  return { text: new TextDecoder(encoding).decode(bytes) }
}

/** What stands for a letter that the encoding doesn't have. */
export const UNREADABLE = '\ufffd'
