// @ts-check
import { h } from './dom.js'

/**
 * Discord's Markdown as page elements. Everything becomes text nodes and known elements, so nothing in a message can be markup.
 *
 * @typedef {{ userName: (id: string) => string | undefined, roleName: (id: string) => string | undefined,
 *   channelName: (id: string) => string | undefined, useCommand: (name: string) => void }} Names
 */

/** @param {string} text @param {Names} names @returns {Node[]} */
export function markdown(text, names) {
  /** @type {Node[]} */
  const out = []
  const parts = text.split(/```(?:([a-z0-9+-]+)\n)?([\s\S]*?)```\n?/i)
  for (let n = 0; n < parts.length; n += 3) {
    if (parts[n]) out.push(...blocks(parts[n] ?? '', names))
    if (parts[n + 2] !== undefined)
      out.push(h('pre', null, h('code', null, (parts[n + 2] ?? '').replace(/^\n|\n$/g, ''))))
  }
  return out
}

/** @param {string} text @param {Names} names @returns {Node[]} */
function blocks(text, names) {
  const lines = text.replace(/\n$/, '').split('\n')
  /** @type {Node[]} */
  const out = []
  /** @type {string[]} */
  let paragraph = []
  const flush = () => {
    if (paragraph.length > 0) out.push(h('p', null, withBreaks(paragraph, names)))
    paragraph = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,3})\s+(.+)$/.exec(line)
    const small = /^-#\s+(.+)$/.exec(line)
    if (heading) {
      flush()
      out.push(h(`h${(heading[1] ?? '').length + 1}`, null, inline(heading[2] ?? '', names)))
    } else if (small) {
      flush()
      out.push(h('small', { class: 'subtext' }, inline(small[1] ?? '', names)))
    } else if (/^>>>\s/.test(line)) {
      flush()
      out.push(h('blockquote', null, blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'), names)))
      return out
    } else if (/^>\s/.test(line)) {
      flush()
      const quoted = [line.slice(2)]
      while (/^>\s/.test(lines[at + 1] ?? '')) quoted.push((lines[++at] ?? '').slice(2))
      out.push(h('blockquote', null, blocks(quoted.join('\n'), names)))
    } else if (isItem(line)) {
      flush()
      const items = [line]
      while (isItem(lines[at + 1] ?? '')) items.push(lines[++at] ?? '')
      out.push(list(items, names))
    } else {
      paragraph.push(line)
    }
  }
  flush()
  return out
}

/** @param {string} line */
function isItem(line) {
  return /^\s*([-*]|\d+\.)\s+\S/.test(line)
}

/** @param {string[]} lines @param {Names} names @returns {HTMLElement} */
function list(lines, names) {
  const depthOf = (/** @type {string} */ line) => /^\s*/.exec(line)?.[0].length ?? 0
  const first = lines[0] ?? ''
  const depth = depthOf(first)
  const number = /^\s*(\d+)\./.exec(first)?.[1]
  const out = h(number ? 'ol' : 'ul', number ? { start: Number(number) } : null)
  for (let at = 0; at < lines.length; at++) {
    const item = h('li', null, inline((lines[at] ?? '').replace(/^\s*([-*]|\d+\.)\s+/, ''), names))
    const nested = []
    while (at + 1 < lines.length && depthOf(lines[at + 1] ?? '') > depth) nested.push(lines[++at] ?? '')
    if (nested.length > 0) item.append(list(nested, names))
    out.append(item)
  }
  return out
}

/** @param {string[]} lines @param {Names} names */
function withBreaks(lines, names) {
  return inline(lines.join('\n'), names)
}

/** @type {[RegExp, (match: RegExpExecArray, names: Names) => Node | Node[] | string][]} */
const INLINE = [
  [/^\\([^\w\s])/, (match) => match[1] ?? ''],
  [/^`` ?([\s\S]+?) ?``|^`([^`]+)`/, (match) => h('code', null, match[1] ?? match[2])],
  [/^\|\|([\s\S]+?)\|\|/, (match, names) => spoiler(inline(match[1] ?? '', names))],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (match, names) => h('strong', null, h('em', null, inline(match[1] ?? '', names)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, names) => h('strong', null, inline(match[1] ?? '', names))],
  [/^__([\s\S]+?)__(?!_)/, (match, names) => h('u', null, inline(match[1] ?? '', names))],
  [/^~~([\s\S]+?)~~/, (match, names) => h('s', null, inline(match[1] ?? '', names))],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (match, names) => h('em', null, inline(match[1] ?? '', names))],
  [/^_(?!\s)([^_\n]+?)_(?![\w_])/, (match, names) => h('em', null, inline(match[1] ?? '', names))],
  [
    /^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)(?:\s+"[^"]*")?\)/,
    (match, names) => link(match[2] ?? '', inline(match[1] ?? '', names)),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1] ?? '', match[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (match) => link(match[0], match[0])],
  [
    /^<@!?(\d+)>/,
    (match, names) => h('span', { class: 'mention' }, `@${names.userName(match[1] ?? '') ?? 'unknown-user'}`),
  ],
  [
    /^<@&(\d+)>/,
    (match, names) => h('span', { class: 'mention' }, `@${names.roleName(match[1] ?? '') ?? 'deleted-role'}`),
  ],
  [
    /^<#(\d+)>/,
    (match, names) => h('span', { class: 'mention' }, `#${names.channelName(match[1] ?? '') ?? 'unknown'}`),
  ],
  [
    /^<\/([^:>]{1,100}):\d+>/,
    (match, names) =>
      h(
        'button',
        { class: 'mention', type: 'button', onclick: () => names.useCommand(match[1] ?? '') },
        `/${match[1]}`,
      ),
  ],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timestamp(Number(match[1]), match[2] ?? 'f')],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^@(everyone|here)\b/, (match) => h('span', { class: 'mention' }, match[0])],
  [/^\n/, () => h('br', null)],
]

/** @param {string} text @param {Names} names @returns {(Node | string)[]} */
function inline(text, names) {
  /** @type {(Node | string)[]} */
  const out = []
  let plain = ''
  for (let rest = text; rest !== '';) {
    const isInsideWord = /\w$/.test(plain) && /^_/.test(rest)
    const rule = isInsideWord ? undefined : INLINE.find(([pattern]) => pattern.test(rest))
    const match = rule?.[0].exec(rest)
    if (!rule || !match) {
      const [character = ''] = rest
      plain += character
      rest = rest.slice(character.length)
      continue
    }
    if (plain) out.push(plain)
    plain = ''
    out.push(...[rule[1](match, names)].flat())
    rest = rest.slice(match[0].length)
  }
  if (plain) out.push(plain)
  return out
}

/** @param {string} address @param {any} content */
function link(address, content) {
  return h('a', { href: address, target: '_blank', rel: 'noreferrer noopener' }, content)
}

/** @param {(Node | string)[]} content */
function spoiler(content) {
  const hidden = h(
    'button',
    {
      class: 'spoiler',
      type: 'button',
      'aria-label': 'Spoiler, press to show',
      onclick: () => {
        hidden.replaceWith(h('span', { class: 'spoiler shown' }, content))
      },
    },
    h(
      'span',
      { 'aria-hidden': 'true' },
      content.map((part) => (typeof part === 'string' ? part : part.cloneNode(true))),
    ),
  )
  return hidden
}

/** @param {number} seconds @param {string} style */
function timestamp(seconds, style) {
  const date = new Date(seconds * 1000)
  /** @type {Record<string, Intl.DateTimeFormatOptions>} */
  const formats = {
    t: { timeStyle: 'short' },
    T: { timeStyle: 'medium' },
    d: { dateStyle: 'short' },
    D: { dateStyle: 'long' },
    f: { dateStyle: 'long', timeStyle: 'short' },
    F: { dateStyle: 'full', timeStyle: 'short' },
  }
  const element = h('time', {
    class: 'timestamp',
    dateTime: date.toISOString(),
    title: date.toLocaleString(undefined, formats['F']),
  })
  element.textContent = style === 'R' ? relative(date) : date.toLocaleString(undefined, formats[style])
  if (style === 'R') {
    const tick = setInterval(
      () => (element.isConnected ? (element.textContent = relative(date)) : clearInterval(tick)),
      5000,
    )
  }
  return element
}

/** @param {Date} date */
function relative(date) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000)
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ['year', 31_536_000],
    ['month', 2_592_000],
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ]
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}
