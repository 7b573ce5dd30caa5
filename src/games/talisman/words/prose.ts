import type { Part, Sum } from '../../../engine/index.ts'

/** Small pieces of prose: lists, counts, dice. They know nothing of the game. */

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "no Lives", "one Life", "two Lives", "14 Lives". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${SMALL[n] ?? String(n)} ${n === 1 ? one : many}`
}

export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

export function bold(text: string): string {
  return `**${text}**`
}

export function italic(text: string): string {
  return text === '' ? '' : `*${text}*`
}

export function small(text: string): string {
  return `-# ${text}`
}

/** The apostrophes of the cards as a printer would set them. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}

/** Cuts a line to a length, at a word if it can, with an ellipsis. */
export function within(limit: number, text: string): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** "+3", "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

/** Those that are not empty, with something between them. */
export function joined(between: string, ...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(between)
}

function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

const isDie = (part: Part): boolean => part.from === 'die'

/** A sum in one glance: "4 + 3 = 7", "(4 + 3) + 8 − 5 = 10". A number that is all alone stands alone. */
export function sumText({ total, parts }: Sum): string {
  const dice = parts.filter(isDie).map(({ value }) => value)
  const rest = parts.filter((part) => !isDie(part)).map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`))
  if (parts.length <= 1) return bold(figure(total))
  const rolled = dice.length > 1 && rest.length > 0 ? `(${dice.join(' + ')})` : dice.join(' + ')
  return `${[rolled, ...rest].join(' ').replace(/^ ?\+ /, '')} = ${bold(figure(total))}`
}

/** Percent of a chance, never rounded to a certainty it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`
}
