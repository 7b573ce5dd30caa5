import { italic, joined, listOf } from '../../../../language/index.ts'
import { say } from '../say.ts'

export const MAX_LINE_LETTERS = 160

/** Appends colour to a line, unless that makes it too long. */
export function withFlavour(line: string, flavour: string): string {
  return lettersIn(`${line} ${flavour}`) > MAX_LINE_LETTERS ? line : joined(' ', line, italic(flavour))
}

/** The first few by name, then the number of the others: "a Sword, a Bow and 2 more things". */
export function shortList(names: readonly string[], most = 4): string {
  if (names.length <= most + 1) return listOf(names)
  return listOf([...names.slice(0, most), say('more-things', { count: names.length - most })])
}

/** The length of a line without the marks for bold and italic. */
export function lettersIn(line: string): number {
  return line.replaceAll(/\*\*|^-# |[*_]/g, '').length
}
