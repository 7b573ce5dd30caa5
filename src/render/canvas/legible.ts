import { create, type Font } from 'fontkitten'
import { readFileSync } from 'node:fs'
import type { Seat } from '../../engine/index.ts'
import { sayShared } from '../../language/index.ts'
import { FONT_FILES } from './fonts.ts'
import { inOurFonts } from './text.ts'

/** Makes texts from outside legible in our fonts, which draw a box for a letter that they lack. */

const fonts = FONT_FILES.map((file) => create(readFileSync(file)) as Font)
const hasGlyph = (letter: string): boolean => fonts.every((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

const PLAIN = /^[\x20-\x7e]*$/
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Replaces a word with a missing letter, unless the word is a player's name. */
const MISSING = '…'
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Kind = 'drawn' | 'dropped' | 'missing'

/** Drops emoji and signs that the fonts lack. A word must not lose a letter, so a missing letter is reported. */
function kindOf(cluster: string): Kind {
  const seen = [...cluster].filter((letter) => !UNSEEN.test(letter))
  if (seen.length === 0) return 'dropped'
  if (seen.every(hasGlyph)) return 'drawn'
  return LETTER.test(cluster) && !/\p{Extended_Pictographic}|\u20e3/u.test(cluster) ? 'missing' : 'dropped'
}

function partsOf(text: string): readonly { readonly part: string; readonly kind: Kind }[] {
  return [...clusters.segment(inOurFonts(text.normalize('NFC')))].map(({ segment }) => {
    if (/^[\t\r\n]+$/.test(segment)) return { part: segment, kind: 'drawn' }
    const kind = kindOf(segment)
    return { part: kind === 'drawn' ? [...segment].filter((one) => !UNSEEN.test(one)).join('') : '', kind }
  })
}

/** Removes the gaps that dropped letters leave: doubled spaces, spaces inside brackets, and empty brackets. */
const tidy = (text: string): string =>
  text.replace(/\( +/g, '(').replace(/ +\)/g, ')').replace(/\(\)/g, '').replace(/ {2,}/g, ' ').trim()

/** A name as the fonts can write it; `null` if they lack one of its letters or nothing visible remains. */
export function legibleName(name: string): string | null {
  if (PLAIN.test(name)) return name.trim() || null
  const parts = partsOf(name)
  if (parts.some(({ kind }) => kind === 'missing')) return null
  return tidy(parts.map(({ part }) => part.replace(/\s/g, ' ')).join('')) || null
}

/**
 * The name of a seat in pictures: its legible name, else that of its character, else its number, which also stands on
 * its piece.
 */
export function nameInPictures(name: string, seat: Seat, called: string | null = null): string {
  return legibleName(name) ?? legibleName(called ?? '') ?? sayShared('nameless', { number: seat + 1 })
}

function legibleText(text: string): string {
  if (PLAIN.test(text)) return text
  const parts = partsOf(text)
  return parts.every(({ kind }) => kind === 'drawn')
    ? parts.map(({ part }) => part).join('')
    : tidy(
        parts
          .map(({ part, kind }, at) => {
            if (kind !== 'missing') return part
            return parts[at - 1]?.kind === 'missing' ? '' : MISSING
          })
          .join(''),
      )
}

/** Maps the names that the fonts cannot write to the names that pictures use instead. */
export function illegibleNames(
  named: readonly { readonly name: string; readonly seat: Seat; readonly called?: string | null }[],
): ReadonlyMap<string, string> {
  const changed = named.map(({ name, seat, called }) => [name, nameInPictures(name, seat, called)] as const)
  return new Map(changed.filter(([name, written]) => name.trim() !== '' && name !== written))
}

/** Copies a value with every text made legible, and the names of seats replaced as in pictures. */
export function toLegible<T>(value: T, names: ReadonlyMap<string, string> = new Map()): T {
  if (typeof value === 'string') {
    const longestFirst = [...names].sort(([one], [other]) => other.length - one.length)
    let text: string = value
    for (const [name, written] of longestFirst) text = text.replaceAll(name, () => written)
    return legibleText(text) as T
  }
  if (Array.isArray(value)) return value.map((one: unknown) => toLegible(one, names)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toLegible(one, names)])) as T
}
