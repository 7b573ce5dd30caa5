import type { Fact, Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { NewLine, RecallingLine } from '../../../tables/model/store.ts'
import { spokenNames } from '../../kit/names.ts'
import { lengthOf } from '../../kit/text.ts'
import { publicLines } from './chronicle.ts'
import { say } from '../../words/index.ts'

const MAX_BRIEF_LENGTH = 280

/** A line, with its number in the chronicle if it is known. */
type Numbered = RecallingLine & { readonly line?: number }

/** The text of some lines in one piece, and the last of them. */
export interface DigestPiece<L extends Numbered> {
  readonly text: string
  readonly last: L
}

/**
 * The public lines in words. Turns have headings. A computer player's turn becomes one short line below its heading,
 * because the log has the rest. A heading stays in one piece with the text below it.
 */
export function digestOfLines<L extends Numbered>(view: TableView, lines: readonly L[]): readonly DigestPiece<L>[] {
  const told: DigestPiece<L>[] = []
  let head: DigestPiece<L> | null = null
  let brief: { readonly parts: string[]; last: L } | null = null
  const tell = (text: string, last: L): void => {
    told.push({ text: head ? `${head.text}\n${text}` : text, last })
    head = null
  }
  const close = (): void => {
    if (brief && brief.parts.length > 0) tell(inBrief(brief.parts), brief.last)
    if (brief) brief = { ...brief, parts: [] }
  }
  for (const { text, last: line } of piecesOf(view, lines)) {
    const seat = turnBegunBy(view, line)
    if (seat !== null) {
      close()
      if (head) told.push(head)
      head = { text, last: line }
      brief = isComputer(view, seat) ? { parts: [], last: line } : null
    } else if (line.kind === 'fact' && brief) {
      brief.parts.push(text)
      brief.last = line
    } else {
      close()
      tell(text, line)
    }
  }
  close()
  return head ? [...told, head] : told
}

/** The seat whose turn begins with a line that all may read; `null` with any other. */
export function turnBegunBy({ game }: TableView, line: NewLine): Seat | null {
  return line.kind === 'fact' && line.to === 'all' ? (game.words.turnOf?.(line.fact) ?? null) : null
}

export function isComputer({ record }: TableView, seat: Seat): boolean {
  return record.seats[seat]?.user === null
}

/** What everybody may read of the lines, line by line. Turns have headings. */
export function toldInFull(view: TableView, lines: readonly Numbered[]): readonly string[] {
  return piecesOf(view, lines).map(({ text }) => text)
}

/** The lines that have public words. Facts in a row that belong together are one piece. */
function piecesOf<L extends Numbered>(view: TableView, lines: readonly L[]): readonly DigestPiece<L>[] {
  const pieces: DigestPiece<L>[] = []
  let facts: readonly Fact[] = []
  for (const line of lines) {
    const [text] = publicLines(view, [line])
    // Private lines must not show, not even through where a piece ends.
    if (text === undefined || text === '') continue
    // A line with a comment stays by itself.
    const more: readonly Fact[] = line.kind !== 'fact' ? [] : line.first ? [line.fact] : [...facts, line.fact]
    const joint = more.length > 1 ? view.game.words.together?.(more, spokenNames(view, line.line)) : null
    if (joint) pieces.pop()
    facts = line.first ? [] : joint ? more : more.slice(-1)
    pieces.push({ text: joint ?? (turnBegunBy(view, line) === null ? text : heading(text)), last: line })
  }
  return pieces
}

function heading(text: string): string {
  return `**${text.replaceAll('**', '')}**`
}

/** One turn's sentences in one line, with the first one's emoji only. The middle of a long turn is left out. */
function inBrief(parts: readonly string[]): string {
  const said = parts
    .flatMap((part) => part.split('\n'))
    .map((part) => part.replace(MARKDOWN, ''))
    .map((part, index) => (index === 0 ? part : part.replace(EMOJI, '')))
  if (lengthOf(said.join(' ')) <= MAX_BRIEF_LENGTH) return said.join(' ')
  const end = said.at(-1) ?? ''
  let left = MAX_BRIEF_LENGTH - lengthOf(end)
  const until = said.findIndex((part) => (left -= lengthOf(part) + 1) < 0)
  const begin = said.slice(0, Math.min(until, said.length - 1))
  return [...begin, say('digest-more'), end].join(' ')
}

/** What makes a line small, a quotation or a heading. */
const MARKDOWN = /^(-#|>|#+) /
/** The emoji that a line begins with. */
const EMOJI = /^\p{Extended_Pictographic}\S* /u
