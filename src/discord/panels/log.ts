import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine } from '../../tables/store.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts, type Panel } from '../kit/message.ts'
import { clip, lengthOf } from '../kit/text.ts'
import { factLine, publicLines, whyLines } from '../table/chronicle.ts'
import type { Desk } from '../table/desk.ts'

const PAGE = 3000
const READ = 120

/** What happened, with the dice and sums behind every number, up to and without a line; one's own secrets included. */
export function logPanel(desk: Desk, sight: TableSight, seat: number | undefined, before?: number): Panel {
  const { id } = sight.record
  const end = before ?? (desk.tables.chronicleEnd(id, 1).at(-1)?.line ?? 0) + 1
  const start = Math.max(0, end - 1 - READ)
  const lines = desk.tables.chronicle(id, start, end - 1 - start).filter(({ line }) => line < end)
  const blocks = lines
    .map((line) => ({ line: line.line, text: blockOf(sight, seat, line) }))
    .filter(({ text }) => text !== '')
  const kept = lastThatFit(blocks)
  const first = kept[0]?.line ?? start + 1
  const isStart = start === 0 && kept.length === blocks.length
  const earlier = isStart ? [] : [button(formatId({ kind: 'log', table: id, before: first }), 'Earlier')]
  const text = kept.map((block) => block.text).join('\n')
  return { components: [...texts(text === '' ? '*Nothing to tell here.*' : text), ...rows(earlier)] }
}

function blockOf(sight: TableSight, seat: number | undefined, line: ChronicleLine): string {
  if (line.kind === 'event' || line.to === 'all') {
    const why = line.kind === 'fact' ? whyLines(sight, line) : []
    return clip([...publicLines(sight, [line]), ...why].join('\n'), 1500)
  }
  if (seat === undefined || !line.to.includes(seat)) return ''
  const told = factLine(sight, line)
  return told === null ? '' : clip([`🤫 ${told}`, ...whyLines(sight, line)].join('\n'), 1500)
}

function lastThatFit<T extends { readonly text: string }>(blocks: readonly T[]): readonly T[] {
  let left = PAGE
  const from = blocks.findLastIndex(({ text }) => (left -= lengthOf(text) + 1) < 0)
  return blocks.slice(from + 1)
}
