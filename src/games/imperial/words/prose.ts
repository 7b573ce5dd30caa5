import type { Part, Seat, Sum } from '../../../engine/index.ts'
import type { Names } from '../../../engine/index.ts'

/** Small pieces of prose: lists, counts, dice. They know nothing of the game. */

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "no wounds", "one wound", "two wounds", "14 wounds". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${SMALL[n] ?? String(n)} ${n === 1 ? one : many}`
}

/** "first", "second", … of a short list. */
export function ordinal(n: number): string {
  return ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n] ?? `${n}th`
}

export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

export function bold(text: string): string {
  return `**${text}**`
}

export function italic(text: string): string {
  return `*${text}*`
}

export function small(text: string): string {
  return `-# ${text}`
}

/** A player in a line of prose. How a name stands out is for whoever gives it: bold, or a mention. */
export function who(seat: Seat, names: Names): string {
  return names(seat)
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

/** Dice with the hits in bold, hits first: "**6 5** 3 1". */
export function hitDice(dice: readonly number[], hitsOn: number): string {
  const sorted = [...dice].sort((a, b) => b - a)
  const hits = sorted.filter((die) => die >= hitsOn)
  const rest = sorted.filter((die) => die < hitsOn)
  return [hits.length > 0 ? bold(hits.join(' ')) : '', rest.join(' ')].filter((text) => text !== '').join(' ')
}

const isDie = (part: Part): boolean => part.from === 'die'

/** A sum in one glance: "4 + 3 = 7", "(4 + 3) + 8 − 5 = 10". A number that is all alone stands alone. */
export function sumText({ total, parts }: Sum): string {
  const dice = parts.filter(isDie).map(({ value }) => value)
  const rest = parts.filter((part) => !isDie(part)).map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`))
  if (parts.length <= 1) return bold(String(total))
  const rolled = dice.length > 1 && rest.length > 0 ? `(${dice.join(' + ')})` : dice.join(' + ')
  return `${[rolled, ...rest].join(' ').replace(/^ ?\+ /, '')} = ${bold(String(total))}`
}

/** Percent of a chance, never rounded to a certainty it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`
}
