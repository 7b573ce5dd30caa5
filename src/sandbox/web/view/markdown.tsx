import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useCommand } from '../deeds/composing.ts'
import type { Known } from '../model/commands.ts'
import { channelName, roleName, userName } from '../model/known.ts'
import { Emoji } from './emoji.tsx'
import { Timestamp } from './time.tsx'

/** Discord's Markdown. Everything becomes text and known elements, so nothing in a message can be markup. */

export function Markdown({ text, known }: { text: string; known: Known }) {
  const parts = text.split(/```(?:[a-z0-9+-]+\n)?([\s\S]*?)```\n?/i)
  return (
    <>
      {parts.map((part, index) => {
        if (index % 2 === 0) return part && blocks(part, known)
        return (
          <pre key={index}>
            <code>{part.replace(/^\n|\n$/g, '')}</code>
          </pre>
        )
      })}
    </>
  )
}

// Blocks: headings, small print, quotations, lists, paragraphs

/** A kind of block: what its first line looks like, and what is made of it and of the lines it takes. */
interface Block {
  readonly first: RegExp
  /** Whether a line goes on with it; without this it has one line. */
  readonly goesOn?: (line: string) => boolean
  readonly view: (lines: readonly string[], known: Known) => ComponentChildren
}

const ITEM = /^\s*([-*]|\d+\.)\s+\S/
const QUOTE = /^>\s/

const BLOCKS: readonly Block[] = [
  { first: /^#{1,3}\s+.+$/, view: ([line = ''], known) => heading(line, known) },
  {
    first: /^-#\s+.+$/,
    view: ([line = ''], known) => <small class="subtext">{inline(line.replace(/^-#\s+/, ''), known)}</small>,
  },
  {
    first: /^>>>\s/,
    goesOn: () => true,
    view: (lines, known) => <blockquote>{blocks(lines.join('\n').slice(4), known)}</blockquote>,
  },
  {
    first: QUOTE,
    goesOn: (line) => QUOTE.test(line),
    view: (lines, known) => <blockquote>{blocks(lines.map((line) => line.slice(2)).join('\n'), known)}</blockquote>,
  },
  { first: ITEM, goesOn: (line) => ITEM.test(line), view: (lines, known) => <List lines={lines} known={known} /> },
]

const blockOf = (line: string): Block | undefined => BLOCKS.find(({ first }) => first.test(line))

const PARAGRAPH: Block = {
  first: /^/,
  goesOn: (line) => blockOf(line) === undefined,
  view: (lines, known) => <p>{inline(lines.join('\n'), known)}</p>,
}

function blocks(text: string, known: Known): ComponentChildren[] {
  const lines = text.replace(/\n$/, '').split('\n')
  const out: ComponentChildren[] = []
  for (let at = 0; at < lines.length;) {
    const block = blockOf(lines[at] ?? '') ?? PARAGRAPH
    let end = at + 1
    while (end < lines.length && block.goesOn?.(lines[end] ?? '') === true) end += 1
    out.push(block.view(lines.slice(at, end), known))
    at = end
  }
  return out
}

function heading(line: string, known: Known): ComponentChildren {
  const [, signs = '', words = ''] = /^(#{1,3})\s+(.+)$/.exec(line) ?? []
  const Heading = (['h2', 'h3', 'h4'] as const)[signs.length - 1] ?? 'h4'
  return <Heading>{inline(words, known)}</Heading>
}

function List({ lines, known }: { lines: readonly string[]; known: Known }) {
  const depthOf = (line = ''): number => /^\s*/.exec(line)?.[0].length ?? 0
  const depth = depthOf(lines[0])
  const starts = lines.flatMap((line, index) => (index === 0 || depthOf(line) <= depth ? [index] : []))
  const items = starts.map((start, index) => {
    const nested = lines.slice(start + 1, starts[index + 1])
    return (
      <li key={start}>
        {inline((lines[start] ?? '').replace(/^\s*([-*]|\d+\.)\s+/, ''), known)}
        {nested.length > 0 && <List lines={nested} known={known} />}
      </li>
    )
  })
  const number = /^\s*(\d+)\./.exec(lines[0] ?? '')?.[1]
  return number === undefined ? <ul>{items}</ul> : <ol start={Number(number)}>{items}</ol>
}

// Inside a line

type Inline = (match: RegExpExecArray, known: Known) => ComponentChildren

const EMPHASIS: readonly (readonly [RegExp, Inline])[] = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^`` ?([\s\S]+?) ?``|^`([^`]+)`/, (match) => <code>{match[1] ?? match[2]}</code>],
  [/^\|\|([\s\S]+?)\|\|/, (match, known) => <Spoiler>{inline(match[1], known)}</Spoiler>],
  [
    /^\*\*\*([\s\S]+?)\*\*\*(?!\*)/,
    (match, known) => (
      <strong>
        <em>{inline(match[1], known)}</em>
      </strong>
    ),
  ],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, known) => <strong>{inline(match[1], known)}</strong>],
  [/^__([\s\S]+?)__(?!_)/, (match, known) => <u>{inline(match[1], known)}</u>],
  [/^~~([\s\S]+?)~~/, (match, known) => <s>{inline(match[1], known)}</s>],
  [/^\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/, (match, known) => <em>{inline(match[1], known)}</em>],
  [/^_(?!\s)((?:__|[^_])+?)_(?![\w_])/, (match, known) => <em>{inline(match[1], known)}</em>],
]

const REFERENCES: readonly (readonly [RegExp, Inline])[] = [
  [
    /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/,
    (match, known) => <Link href={match[2]}>{inline(match[1], known)}</Link>,
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => <Link href={match[1]}>{match[1]}</Link>],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (match) => <Link href={match[0]}>{match[0]}</Link>],
  [/^<@!?(\d+)>/, (match, known) => <Mention>@{userName(known, match[1] ?? '')}</Mention>],
  [/^<@&(\d+)>/, (match, known) => <Mention>@{roleName(known, match[1] ?? '')}</Mention>],
  [/^<#(\d+)>/, (match, known) => <Mention>#{channelName(known, match[1] ?? '')}</Mention>],
  [/^<\/([^:>]{1,100}):\d+>/, (match) => <CommandMention name={match[1] ?? ''} />],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => <Timestamp seconds={Number(match[1])} style={match[2] ?? 'f'} />],
  [/^<a?:(\w+):(\d+)>/, (match) => <Emoji emoji={{ name: match[1] ?? '', id: match[2] ?? '' }} />],
  [/^@(everyone|here)\b/, (match) => <Mention>{match[0]}</Mention>],
  [/^\n/, () => <br />],
]

const INLINE = [...EMPHASIS, ...REFERENCES]

function inline(text: string | undefined, known: Known): ComponentChildren[] {
  const out: ComponentChildren[] = []
  let plain = ''
  for (let rest = text ?? ''; rest !== '';) {
    const isInsideWord = /\w$/.test(plain) && rest.startsWith('_')
    const rule = isInsideWord ? undefined : INLINE.find(([pattern]) => pattern.test(rest))
    const match = rule?.[0].exec(rest)
    if (rule && match) {
      out.push(plain, rule[1](match, known))
      plain = ''
    } else plain += [...rest][0] ?? ''
    rest = rest.slice(match?.[0].length ?? [...rest][0]?.length ?? 1)
  }
  return [...out, plain]
}

function Mention({ children }: { children: ComponentChildren }) {
  return <span class="mention">{children}</span>
}

function CommandMention({ name }: { name: string }) {
  return (
    <button class="mention" type="button" onClick={() => useCommand(name)}>
      /{name}
    </button>
  )
}

function Link({ href, children }: { href: string | undefined; children: ComponentChildren }) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}

/** Hidden until it is pressed: what the reader's own eye has uncovered is nobody else's state. */
function Spoiler({ children }: { children: ComponentChildren }) {
  const [isShown, show] = useState(false)
  if (isShown) return <span class="spoiler shown">{children}</span>
  return (
    <button class="spoiler" type="button" aria-label="Spoiler, press to show" onClick={() => show(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
