import { count, italic, listOf } from '../../../../language/index.ts'

/** How long the lines of the chronicle may be, in letters as they are read. */
export const MOST_LETTERS = 160

/** A line with some colour behind it, all of it or its first sentence, as there is room. */
export function withFlavour(line: string, flavour: string): string {
  const [first = ''] = /^.*?[.!?”](?= |$)/.exec(flavour) ?? []
  const fitting = [flavour, first].find((text) => text !== '' && lettersIn(`${line} ${text}`) <= MOST_LETTERS)
  return fitting === undefined ? line : `${line} ${italic(fitting)}`
}

/** The first few by name, and how many more there are: "a Sword, a Bow and two more things". */
export function shortList(names: readonly string[], most = 4): string {
  if (names.length <= most + 1) return listOf(names)
  return listOf([...names.slice(0, most), count(names.length - most, 'more thing')])
}

/** How many letters are read of a line: without the marks for bold and italic. */
export function lettersIn(line: string): number {
  return line.replaceAll(/\*\*|^-# |[*_]/g, '').length
}
