import { italic, small, perLanguage } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { Names, Seat } from '../../../engine/index.ts'
import type { ChronicleLine, NewLine } from '../../../tables/model/store.ts'
import { boldNames, spokenNames } from '../../kit/names.ts'
import { clip } from '../../kit/text.ts'
import { companyLine } from './company.ts'
import { eventInWords } from './events.ts'

const MAX_LINE_LENGTH = 600

type FactLine = NewLine & { readonly kind: 'fact' } & Partial<Pick<ChronicleLine, 'line' | 'recalled'>>

/** As everybody was called when a line was written; one that is not numbered has just been. */
export function namesAt({ record }: TableView, { line }: { readonly line?: number | undefined }): Names {
  return boldNames(record, line)
}

/** The lines that everybody may read, in words. What needs none is left out. */
export function publicLines(view: TableView, lines: readonly NewLine[]): string[] {
  return lines.flatMap((line) => (line.to === 'all' ? (lineInWords(view, line) ?? []) : []))
}

/** The private lines of a seat among these lines. */
export function privateLines(view: TableView, seat: number, lines: readonly NewLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.to === 'all' || !line.to.includes(seat)) return []
    return lineInWords(view, line) ?? []
  })
}

/**
 * Lines in words, which depend on nothing but the line, the record of its table and the language. A card that is shown
 * needs them again and again, in all worlds.
 */
const worded = perLanguage(() => new WeakMap<NewLine, { readonly record: object; readonly words: string | null }>())

/** A line in words for any reader; `null` if it needs none. */
export function lineInWords(view: TableView, line: NewLine): string | null {
  const known = worded().get(line)
  if (known?.record === view.record) return known.words
  const words = wordsFor(view, line)
  worded().set(line, { record: view.record, words })
  return words
}

/** A line's own words, and below them what a computer player says about it. */
function wordsFor(view: TableView, line: NewLine): string | null {
  const words = ownWords(view, line)
  const said = words === null ? null : companyLine(view.record, line)
  return said === null ? words : `${words}\n${said}`
}

function ownWords(view: TableView, line: NewLine): string | null {
  if (line.kind === 'fact') return factLine(view, line)
  const text = eventInWords(view, line.event, 'line' in line ? (line as ChronicleLine).line : undefined)
  return line.event.kind === 'stood-in' || line.event.kind === 'started' ? text : italic(text)
}

export function factLine(view: TableView, line: FactLine): string | null {
  const words = view.game.words.fact(line.fact, spokenNames(view, line.line), line.recalled)
  return words === null || words.trim() === '' ? null : clip(words, MAX_LINE_LENGTH)
}

/** Whether the words of a fact name a seat. */
export function namesSeat(view: TableView, line: FactLine, seat: Seat): boolean {
  let isNamed = false
  const names = namesAt(view, line)
  view.game.words.fact(line.fact, (one) => {
    isNamed ||= one === seat
    return names(one)
  })
  return isNamed
}

/** How the number of a fact came about, die by die. */
export function whyLines(view: TableView, line: FactLine): string[] {
  return view.game.words.why(line.fact, namesAt(view, line)).map((why) => small(clip(why, MAX_LINE_LENGTH)))
}

/** That a game is over, and what was guessed of it, comes with an answer. */
const WITH_AN_ANSWER: ReadonlySet<string> = new Set(['over', 'guessed'])

/** Whether a line says what has happened to the table by itself. */
export function isByItself(line: NewLine): boolean {
  return line.kind === 'event' && !WITH_AN_ANSWER.has(line.event.kind)
}
