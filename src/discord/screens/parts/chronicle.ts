import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine, TableId } from '../../../tables/model/store.ts'
import { CHRONICLE_TEXT, MAX_CARD_CHRONICLE } from '../../kit/limits.ts'
import { bytesOf, lengthOf } from '../../kit/text.ts'
import type { ToldOnCard } from '../../panels/card/card.ts'
import { isByItself, publicLines } from '../../table/telling/chronicle.ts'
import { digestOfLines, isComputer, toldInFull, turnBegunBy } from '../../table/telling/digest.ts'
import type { ScreenContext } from './screen-context.ts'

const PAGE_SIZE = 200
/** UTF-8 bytes of a text for each character of its limit. */
const BYTES_A_CHARACTER = 3

/** All lines after one, private ones included: the end of a message mustn't depend on how many lines are private. */
export async function linesAfter(screen: ScreenContext, id: TableId, after: number): Promise<readonly ChronicleLine[]> {
  const lines: ChronicleLine[] = []
  for (;;) {
    const more = await screen.tables.chronicle.lines(id, lines.at(-1)?.line ?? after, PAGE_SIZE)
    lines.push(...more)
    if (more.length < PAGE_SIZE) return lines
  }
}

/** The lines after one, up to another. */
export async function linesBetween(
  screen: ScreenContext,
  id: TableId,
  after: number,
  upTo: number,
): Promise<readonly ChronicleLine[]> {
  return upTo <= after
    ? []
    : (await screen.tables.chronicle.lines(id, after, upTo - after)).filter(({ line }) => line <= upTo)
}

/** The public part of the lines, in words; empty if there is none. */
export function chronicleText(view: TableView, lines: readonly ChronicleLine[]): string {
  return digestOfLines(view, lines)
    .map(({ text }) => text)
    .join('\n')
}

/**
 * The lines on a card: the result of the last choice that was public, in the turn under way, and the lines before it.
 * Events of the table stand apart: whether one came with a choice or after it would reveal a secret choice in between.
 */
export function toldOnCard(view: TableView, lines: readonly ChronicleLine[]): ToldOnCard {
  const spoken = spokenOf(view, lines)
  const from = latelyFrom(view, spoken)
  const earlier = digestOfLines(view, spoken.slice(0, from)).map(({ text }) => text)
  return { earlier, lately: toldInFull(view, spoken.slice(from)) }
}

/**
 * The lines on a card that came from the last choice, with the wordless ones between them, but without later events of
 * the table. `inTurn`: leave out the result that came before another turn began, because the card tells it separately.
 */
export function recentLines(
  view: TableView,
  lines: readonly ChronicleLine[],
  { inTurn }: { readonly inTurn: boolean },
): readonly ChronicleLine[] {
  const spoken = spokenOf(view, lines)
  const last = spoken.at(-1)
  const before = inTurn
    ? spoken[latelyFrom(view, spoken) - 1]
    : spoken.findLast((line) => line.seq !== last?.seq || isByItself(line))
  return before ? lines.filter(({ line }) => line > before.line) : lines
}

function spokenOf(view: TableView, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  return lines.filter((line) => publicLines(view, [line]).length > 0)
}

/** The index, among the lines with words, of the first that came from the last choice. */
function latelyFrom(view: TableView, spoken: readonly ChronicleLine[]): number {
  const breaks = spoken.findLastIndex((line, index) => {
    const isTurn = turnBegunBy(view, line) !== null
    return isTurn || spoken[index - 1]?.seq !== line.seq || isByItself(line)
  })
  return Math.max(0, breaks)
}

/** Whether the lines fit on the message of a card. */
export function fitOnCard(view: TableView, lines: readonly ChronicleLine[]): boolean {
  return fits(chronicleText(view, lines), MAX_CARD_CHRONICLE)
}

/** Whether no person plays at a table any longer, so that its computer players finish the game by themselves. */
export function isUnattended({ record, isIn }: TableView): boolean {
  return record.status === 'playing' && record.seats.every(({ seat, user }) => user === null || !isIn(seat))
}

/** The lines of the last turns, as many as fit on the message of a card; all lines if not even one turn fits. */
export function lastThatFit(view: TableView, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  const turns = lines.flatMap((line, index) => (turnBegunBy(view, line) === null ? [] : [index]))
  const from = [0, ...turns].find((index) => fitOnCard(view, lines.slice(index)))
  return from === undefined ? lines : lines.slice(from)
}

/** As many of the lines, from the first, as fill one message without a card; at least one. */
export function firstThatFit(view: TableView, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  let text = ''
  let end = 0
  for (const { text: more, last } of digestOfLines(view, lines)) {
    const together = text === '' ? more : `${text}\n${more}`
    if (text !== '' && !fits(together, CHRONICLE_TEXT)) return lines.slice(0, end)
    text = together
    end = lines.indexOf(last) + 1
  }
  return lines
}

/**
 * The last line of an old message. The turn under way at its end moves to the next card, and if that card asks players,
 * so do the computer players' turns before it. The old message always keeps something to tell.
 */
export function endOfOld(view: TableView, lines: readonly ChronicleLine[], upTo: number, isForPeople: boolean): number {
  const turns = lines.flatMap((line, index) => {
    const seat = turnBegunBy(view, line)
    return seat === null ? [] : [{ line, index, seat }]
  })
  const own = turns.slice(0, -1).findLastIndex(({ seat }) => !isComputer(view, seat))
  const next = isForPeople ? turns.slice(own + 1) : turns.slice(-1)
  const cut = next.find(({ index }) => chronicleText(view, lines.slice(0, index)) !== '')
  return cut ? cut.line.line - 1 : upTo
}

function fits(text: string, most: number): boolean {
  return lengthOf(text) <= most && bytesOf(text) <= most * BYTES_A_CHARACTER
}
