import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine } from '../../tables/store.ts'
import { CHRONICLE_TEXT } from '../kit/limits.ts'
import { textPanel, type Panel } from '../kit/message.ts'
import { publicLines } from '../table/chronicle.ts'
import { bytesOf, lengthOf } from '../kit/text.ts'
import { nonceOf, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

const AT_ONCE = 200
const BYTES = 6000

/**
 * Shows the lines of the chronicle that have come since. They go into the message above the card while it has room;
 * a new message is begun with every new card. Returns whether one was posted, so that the card must move below it.
 */
export async function showChronicle(stage: Stage, sight: TableSight, beginAnew: boolean): Promise<boolean> {
  const { id, room } = sight.record
  const start: ShownData<'chronicle'> = { room, message: null, after: 0, upTo: 0, posting: false }
  let shown = readShown(stage.store, id, 'chronicle') ?? start
  let posted = false
  let mayExtend = !beginAnew && shown.room === room
  const write = (data: ShownData<'chronicle'>) => {
    shown = data
    writeShown(stage.store, id, 'chronicle', data)
  }
  const post = async () => {
    const panel = panelOf(textOf(sight, linesBetween(stage, id, shown.after, shown.upTo)))
    if (panel) {
      const message = await stage.outlet.post(room, panel, nonceOf('chronicle', id, room, shown.after + 1))
      write({ ...shown, room, message, posting: false })
      posted = true
    } else write({ ...shown, room, posting: false })
  }

  if (shown.posting) await post()
  for (;;) {
    const lines = stage.tables.chronicle(id, shown.upTo, AT_ONCE)
    const last = lines.at(-1)
    if (!last) return posted
    if (textOf(sight, lines) === '') {
      write({ ...shown, upTo: last.line })
      continue
    }
    const longer = textOf(sight, [...linesBetween(stage, id, shown.after, shown.upTo), ...lines])
    const panel = panelOf(longer)
    if (mayExtend && shown.message !== null && panel && fits(longer)) {
      if ((await stage.outlet.edit(room, shown.message, panel)) === 'edited') {
        write({ ...shown, upTo: last.line })
        continue
      }
    }
    write({ room, message: null, after: shown.upTo, upTo: lastThatFits(sight, lines), posting: true })
    await post()
    mayExtend = true
  }
}

function linesBetween(stage: Stage, id: string, after: number, upTo: number): readonly ChronicleLine[] {
  return upTo <= after ? [] : stage.tables.chronicle(id, after, upTo - after).filter(({ line }) => line <= upTo)
}

function textOf(sight: TableSight, lines: readonly ChronicleLine[]): string {
  return publicLines(sight, lines).join('\n')
}

function panelOf(text: string): Panel | null {
  return text.trim() === '' ? null : textPanel(text)
}

function fits(text: string): boolean {
  return lengthOf(text) <= CHRONICLE_TEXT && bytesOf(text) <= BYTES
}

/** The last line up to which the lines fill no more than one message; at least the first. */
function lastThatFits(sight: TableSight, lines: readonly ChronicleLine[]): number {
  let text = ''
  let upTo = lines[0]?.line ?? 0
  for (const line of lines) {
    const more = [text, ...publicLines(sight, [line])].filter((one) => one !== '').join('\n')
    if (text !== '' && !fits(more)) return upTo
    text = more
    upTo = line.line
  }
  return upTo
}
