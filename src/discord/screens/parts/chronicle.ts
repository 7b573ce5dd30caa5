import type { TableSight } from '../../../tables/model/service.ts'
import type { ChronicleLine, TableId } from '../../../tables/model/store.ts'
import { CHRONICLE_TEXT, MAX_CARD_CHRONICLE } from '../../kit/limits.ts'
import { bytesOf, lengthOf } from '../../kit/text.ts'
import type { ToldOnCard } from '../../panels/card/card.ts'
import { isByItself, publicLines } from '../../table/telling/chronicle.ts'
import { digestOfLines, isComputer, toldInFull, turnBegunBy } from '../../table/telling/digest.ts'
import type { Stage } from './screen-context.ts'

const AT_ONCE = 200
/** UTF-8 bytes of a text for each character of its limit. */
const BYTES_A_CHARACTER = 3

/** All lines after one, private ones included: the end of a message mustn't depend on how many lines are private. */
export async function linesAfter(stage: Stage, id: TableId, after: number): Promise<readonly ChronicleLine[]> {
  const lines: ChronicleLine[] = []
  for (;;) {
    const more = await stage.tables.chronicle.lines(id, lines.at(-1)?.line ?? after, AT_ONCE)
    lines.push(...more)
    if (more.length < AT_ONCE) return lines
  }
}

/** The lines after one, up to another. */
export async function linesBetween(
  stage: Stage,
  id: TableId,
  after: number,
  upTo: number,
): Promise<readonly ChronicleLine[]> {
  return upTo <= after
    ? []
    : (await stage.tables.chronicle.lines(id, after, upTo - after)).filter(({ line }) => line <= upTo)
}

/** The public part of the lines, in words; empty if there is none. */
export function textOf(sight: TableSight, lines: readonly ChronicleLine[]): string {
  return digestOfLines(sight, lines)
    .map(({ text }) => text)
    .join('\n')
}

/**
 * The lines on a card: the result of the last choice that was public, in the turn under way, and the lines before it.
 * Events of the table stand apart: whether one came with a choice or after it would reveal a secret choice in between.
 */
export function toldOnCard(sight: TableSight, lines: readonly ChronicleLine[]): ToldOnCard {
  const spoken = spokenOf(sight, lines)
  const from = latelyFrom(sight, spoken)
  const earlier = digestOfLines(sight, spoken.slice(0, from)).map(({ text }) => text)
  return { earlier, lately: toldInFull(sight, spoken.slice(from)) }
}

/**
 * The lines on a card that came from the last choice, with the wordless ones between them, but without later events of
 * the table. `inTurn`: leave out the result that came before another turn began, because the card tells it separately.
 */
export function latelyOf(
  sight: TableSight,
  lines: readonly ChronicleLine[],
  { inTurn }: { readonly inTurn: boolean },
): readonly ChronicleLine[] {
  const spoken = spokenOf(sight, lines)
  const last = spoken.at(-1)
  const before = inTurn
    ? spoken[latelyFrom(sight, spoken) - 1]
    : spoken.findLast((line) => line.seq !== last?.seq || isByItself(line))
  return before ? lines.filter(({ line }) => line > before.line) : lines
}

function spokenOf(sight: TableSight, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  return lines.filter((line) => publicLines(sight, [line]).length > 0)
}

/** The index, among the lines with words, of the first that came from the last choice. */
function latelyFrom(sight: TableSight, spoken: readonly ChronicleLine[]): number {
  const breaks = spoken.findLastIndex((line, index) => {
    const isTurn = turnBegunBy(sight, line) !== null
    return isTurn || spoken[index - 1]?.seq !== line.seq || isByItself(line)
  })
  return Math.max(0, breaks)
}

/** Whether the lines fit on the message of a card. */
export function fitOnCard(sight: TableSight, lines: readonly ChronicleLine[]): boolean {
  return fits(textOf(sight, lines), MAX_CARD_CHRONICLE)
}

/** As many of the lines, from the first, as fill one message without a card; at least one. */
export function firstThatFit(sight: TableSight, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  let text = ''
  let end = 0
  for (const { text: more, last } of digestOfLines(sight, lines)) {
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
export function endOfOld(
  sight: TableSight,
  lines: readonly ChronicleLine[],
  upTo: number,
  isForPeople: boolean,
): number {
  const turns = lines.flatMap((line, index) => {
    const seat = turnBegunBy(sight, line)
    return seat === null ? [] : [{ line, index, seat }]
  })
  const own = turns.slice(0, -1).findLastIndex(({ seat }) => !isComputer(sight, seat))
  const next = isForPeople ? turns.slice(own + 1) : turns.slice(-1)
  const cut = next.find(({ index }) => textOf(sight, lines.slice(0, index)) !== '')
  return cut ? cut.line.line - 1 : upTo
}

function fits(text: string, most: number): boolean {
  return lengthOf(text) <= most && bytesOf(text) <= most * BYTES_A_CHARACTER
}
