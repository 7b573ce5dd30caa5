import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { plainNames } from '../../kit/names.ts'
import { folded } from '../../kit/search.ts'
import { plain } from '../../kit/text.ts'
import { lineInWords } from '../telling/chronicle.ts'
import type { Context } from '../context/context.ts'
import { turnBegunBy } from '../telling/digest.ts'
import { LookBack } from './look-back.ts'
import { say } from '../../words/index.ts'

/** A line in words, with its number among the reader's lines and the seat whose turn it was. */
export interface FoundLine {
  readonly number: number
  readonly text: string
}

const NUMBER = /^\d{1,9}$/

/** The reader's lines that contain all typed words, newest first, at most `most`. */
export async function findMoments(
  context: Context,
  view: TableView,
  seat: Seat | null,
  typed: string,
  most: number,
): Promise<readonly FoundLine[]> {
  const sought = folded(typed).split(' ')
  const found: FoundLine[] = []
  // The line that starts a turn precedes the turn's other lines.
  let waiting: FoundLine[] = []
  const settle = (turn: Seat | null) => {
    const worded = (line: string) =>
      turn === null ? line : say('search-in-turn', { name: plainNames(view.record)(turn), line })
    found.push(...waiting.map(({ number, text }) => ({ number, text: worded(text) })))
    waiting = []
  }
  for await (const { number, line } of new LookBack(context.tables, view, seat).newestFirst()) {
    const words = lineInWords(view, line)
    const text = words === null ? '' : plain(words.replaceAll('\n', ' '))
    const isFound = text !== '' && sought.every((word) => folded(text).includes(word))
    const turn = turnBegunBy(view, line)
    if (isFound && found.length + waiting.length < most) waiting.push({ number, text })
    if (turn !== null) settle(turn)
    if (found.length >= most) break
  }
  settle(null)
  return found
}

/**
 * The number of a line: the typed or completed number, else the newest line that contains the words; `null` if there
 * is none.
 */
export async function findMoment(
  context: Context,
  view: TableView,
  seat: Seat | null,
  typed: string,
): Promise<number | null> {
  if (folded(typed) === '') return null
  if (!NUMBER.test(typed)) return (await findMoments(context, view, seat, typed, 1))[0]?.number ?? null
  const number = Number(typed)
  const isThere = number >= 1 && number <= (await context.tables.chronicle.countFor(view.record.id, seat))
  return isThere ? number : null
}
