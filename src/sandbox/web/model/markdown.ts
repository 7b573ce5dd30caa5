/** Discord's Markdown as a tree. Messages cannot inject HTML, because everything becomes text and these nodes. */

export type Node =
  | string
  | { readonly kind: 'strong' | 'em' | 'u' | 's' | 'spoiler'; readonly inside: readonly Node[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly address: string; readonly inside: readonly Node[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'all'; readonly name: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly id: string; readonly name: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly inside: readonly Node[] }
  | { readonly kind: 'small'; readonly inside: readonly Node[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly list: List }
  | { readonly kind: 'pre'; readonly text: string }
  | { readonly kind: 'words'; readonly inside: readonly Node[] }

export interface List {
  /** The number of its first item, or null for a bullet list. */
  readonly first: number | null
  readonly items: readonly { readonly inside: readonly Node[]; readonly lists: readonly List[] }[]
}

// Blocks, recognised at the beginning of a line, with the length of the text they take

const FENCE = /^```(?:[\w+.#-]+\n)?\n*([^\n][\s\S]*?)\n*```\n?/
const ITEM = /^( *)([-*]|\d+\.) +(.*)$/

type MakeBlock = (match: RegExpExecArray) => Block

const BLOCKS: readonly (readonly [RegExp, MakeBlock])[] = [
  [FENCE, ([, text = '']) => ({ kind: 'pre', text })],
  [
    /^ *(#{1,3})[ \t]+(?!\n)([^\n]+?)[ \t]*#*[ \t]*(?:\n|$)/,
    ([, signs = '', words = '']) => ({ kind: 'heading', level: signs.length, inside: inline(words) }),
  ],
  [/^ *-#[ \t]+(\S[^\n]*)(?:\n|$)/, ([, words = '']) => ({ kind: 'small', inside: inline(words) })],
  [
    /^ *(?:[-*]|\d+\.) +\S[^\n]*(?:\n *(?:[-*]|\d+\.) +\S[^\n]*|\n +\S[^\n]*)*(?:\n|$)/,
    ([text]) => ({ kind: 'list', list: listOf(text.replace(/\n$/, '').split('\n')) }),
  ],
]

/** Not inside another quotation. */
const QUOTES: readonly (readonly [RegExp, MakeBlock])[] = [
  [/^ *>>> ([\s\S]*)$/, ([, text = '']) => ({ kind: 'quote', blocks: blocksOf(text, true) })],
  [/^(?: *> [^\n]*(?:\n|$))+/, ([text]) => ({ kind: 'quote', blocks: blocksOf(text.replaceAll(/^ *> /gm, ''), true) })],
]

export const blocks = (text: string): readonly Block[] => blocksOf(text, false)

/** @param isQuoted quotations do not nest */
function blocksOf(text: string, isQuoted: boolean): readonly Block[] {
  const out: Block[] = []
  let words = ''
  const endWords = (): void => {
    if (words !== '') out.push({ kind: 'words', inside: inline(words.replace(/\n$/, '')) })
    words = ''
  }
  for (let rest = text; rest !== '';) {
    const found = blockAt(rest, isQuoted)
    if (found) {
      endWords()
      out.push(found.block)
      rest = rest.slice(found.length)
      continue
    }
    const length = wordsBefore(rest)
    words += rest.slice(0, length)
    rest = rest.slice(length)
  }
  endWords()
  return out
}

function blockAt(text: string, isQuoted: boolean): { readonly block: Block; readonly length: number } | undefined {
  for (const [pattern, make] of isQuoted ? BLOCKS : [...QUOTES, ...BLOCKS]) {
    const match = pattern.exec(text)
    if (match) return { block: make(match), length: match[0].length }
  }
  return undefined
}

/** The length of the text before the next line, or before a block of code within this one. */
function wordsBefore(text: string): number {
  const line = (text.indexOf('\n') + 1 || text.length + 1) - 1
  const fence = text.indexOf('```')
  if (fence > 0 && fence <= line && text[fence - 1] !== '\\' && FENCE.test(text.slice(fence))) return fence
  return Math.min(line + 1, text.length)
}

/** A deeper list belongs to the item before it; a line without a bullet continues its item. */
function listOf(lines: readonly string[]): List {
  const depth = ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0
  const isOwn = (line: string): boolean => (ITEM.exec(line)?.[1]?.length ?? Number.POSITIVE_INFINITY) <= depth
  const starts = lines.flatMap((line, index) => (index === 0 || isOwn(line) ? [index] : []))
  const items = starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1])
    const below = own.findIndex((line, at) => at > 0 && ITEM.test(line))
    const words = own.slice(0, below === -1 ? undefined : below)
    return {
      inside: inline([ITEM.exec(words[0] ?? '')?.[3], ...words.slice(1).map((line) => line.trim())].join('\n')),
      lists: below === -1 ? [] : [listOf(own.slice(below))],
    }
  })
  const number = /^ *(\d+)\./.exec(lines[0] ?? '')?.[1]
  return { first: number === undefined ? null : Number(number), items }
}

// Inside a line

/** @param deeper parses the inner text */
type MakeNode = (match: RegExpExecArray, deeper: typeof inline) => Node
type Rule = readonly [RegExp, MakeNode]

/**
 * The longest match counts, and the first of equally long ones. So `***both***` and `**bold *and* italic**` parse
 * correctly.
 */
const EMPHASIS: readonly Rule[] = [
  [
    /^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)|^_((?:__|\\[\s\S]|[^\\_])+?)_\b/,
    ([, star, line], deeper) => ({ kind: 'em', inside: deeper(star ?? line) }),
  ],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, ([, words], deeper) => ({ kind: 'strong', inside: deeper(words) })],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, ([, words], deeper) => ({ kind: 'u', inside: deeper(words) })],
]

const RULES: readonly Rule[] = [
  [/^\\([^0-9A-Za-z\s])/, ([, sign = '']) => sign],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , text = '']) => ({ kind: 'code', text: text.replace(/^ (.*) $/s, '$1') })],
  [/^\|\|([\s\S]+?)\|\|/, ([, words], deeper) => ({ kind: 'spoiler', inside: deeper(words) })],
  [/^~~([\s\S]+?)~~(?!_)/, ([, words], deeper) => ({ kind: 's', inside: deeper(words) })],
  [
    /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/(?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\)/,
    ([, words, address = ''], deeper) => ({ kind: 'link', address, inside: deeper(words) }),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, ([, address = '']) => ({ kind: 'link', address, inside: [address] })],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/, ([address]) => ({ kind: 'link', address, inside: [address] })],
  [/^<@!?(\d+)>/, ([, id = '']) => ({ kind: 'user', id })],
  [/^<@&(\d+)>/, ([, id = '']) => ({ kind: 'role', id })],
  [/^<#(\d+)>/, ([, id = '']) => ({ kind: 'channel', id })],
  [/^<\/([^:>\n]{1,100}):\d+>/, ([, name = '']) => ({ kind: 'command', name })],
  [/^<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/, ([whole, seconds, style = 'f']) => moment(whole, Number(seconds), style)],
  [/^<a?:(\w{2,32}):(\d+)>/, ([, name = '', id = '']) => ({ kind: 'emoji', name, id })],
  [/^@(?:everyone|here)\b/, ([name]) => ({ kind: 'all', name })],
]

/** The largest date in JavaScript, in seconds from 1970. */
const MAX_SECONDS = 8_640_000_000_000

/** An impossible timestamp stays as it was written. */
const moment = (whole: string, seconds: number, style: string): Node =>
  Math.abs(seconds) > MAX_SECONDS ? whole : { kind: 'time', seconds, style }

/** Nesting deeper than this only occurs in attacks. */
const MAX_DEPTH = 20

export function inline(text = '', depth = 0): readonly Node[] {
  if (depth > MAX_DEPTH) return [text]
  const deeper = (words = ''): readonly Node[] => inline(words, depth + 1)
  const out: Node[] = []
  for (let rest = text; rest !== '';) {
    const found = nodeAt(rest, text[text.length - rest.length - 1], deeper)
    const before = out.at(-1)
    const isPlain = typeof found.node === 'string' && typeof before === 'string'
    if (isPlain) out[out.length - 1] = `${before}${found.node}`
    else out.push(found.node)
    rest = rest.slice(found.length)
  }
  return out
}

/** The node at the beginning of a text, or the plain text up to the next possible node. */
function nodeAt(
  text: string,
  before: string | undefined,
  deeper: typeof inline,
): { readonly node: Node; readonly length: number } {
  const isInsideWord = before !== undefined && /[0-9A-Za-z]/.test(before)
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text)
    if (match && !(isInsideWord && match[0].startsWith('http')))
      return { node: make(match, deeper), length: match[0].length }
  }
  const emphasis = EMPHASIS.map(([pattern, make]) => ({ match: pattern.exec(text), make }))
    .filter((entry) => entry.match !== null && !(isInsideWord && text.startsWith('_')))
    .sort((a, b) => (b.match?.[0].length ?? 0) - (a.match?.[0].length ?? 0))[0]
  if (emphasis?.match) return { node: emphasis.make(emphasis.match, deeper), length: emphasis.match[0].length }
  const plain = /^[^][^\\`|~[<@*_h]*/u.exec(text)?.[0] ?? text
  return { node: plain, length: plain.length }
}
