import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { clip, lengthOf } from '../../kit/text.ts'
import { lineInWords, publicLines, whyLines } from '../../table/telling/chronicle.ts'
import type { Context } from '../../table/context/context.ts'
import { lookBackButton } from './look-back.ts'
import { say } from '../../words/index.ts'

const MAX_PAGE_LENGTH = 3000
const LINES_READ = 120
/** Marks lines on an abandoned branch. */
const LEFT = '↩ '

/**
 * The log with the dice and sums behind every number, including the reader's own secrets. It ends before line
 * `before`, counted among the reader's lines, because the number of secret lines is secret.
 */
export async function logPanel(
  context: Context,
  view: TableView,
  seat: number | undefined,
  before = Infinity,
): Promise<Panel> {
  const { id } = view.record
  const viewer = seat ?? null
  const end = Math.min(before - 1, await context.tables.chronicle.countFor(id, viewer))
  const start = Math.max(0, end - LINES_READ)
  const lines = await context.tables.chronicle.linesFor(id, viewer, start, end - start)
  const stands = await context.tables.chronicle.counting(id)
  const blocks = lines
    .map((line, index) => ({ number: start + 1 + index, line, text: blockOf(view, line) }))
    .map(({ line, text, ...block }) => ({ ...block, text: text === '' || stands(line) ? text : `${LEFT}${text}` }))
    .filter(({ text }) => text !== '')
  const kept = lastThatFit(blocks)
  const first = kept[0]?.number ?? start + 1
  const isStart = start === 0 && kept.length === blocks.length
  const earlier = isStart ? [] : [button(formatId({ kind: 'log', table: id, before: first }), say('log-earlier'))]
  const text = kept.map((block) => block.text).join('\n')
  return {
    components: [...texts(text === '' ? say('log-empty') : text), ...rows([...earlier, lookBackButton(id)])],
  }
}

function blockOf(view: TableView, line: ChronicleLine): string {
  if (line.to === 'all') {
    const why = line.kind === 'fact' ? whyLines(view, line) : []
    return clip([...publicLines(view, [line]), ...why].join('\n'), 1500)
  }
  const told = lineInWords(view, line)
  const why = line.kind === 'fact' ? whyLines(view, line) : []
  return told === null ? '' : clip([`🤫 ${told}`, ...why].join('\n'), 1500)
}

function lastThatFit<T extends { readonly text: string }>(blocks: readonly T[]): readonly T[] {
  let left = MAX_PAGE_LENGTH
  const from = blocks.findLastIndex(({ text }) => (left -= lengthOf(text) + 1) < 0)
  return blocks.slice(from + 1)
}
