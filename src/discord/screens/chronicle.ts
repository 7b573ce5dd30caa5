import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine } from '../../tables/store.ts'
import { CHRONICLE_TEXT } from '../kit/limits.ts'
import { textPanel } from '../kit/message.ts'
import { bytesOf, lengthOf } from '../kit/text.ts'
import { publicLines } from '../table/chronicle.ts'
import { nonceOf, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

const AT_ONCE = 200
const BYTES = 6000
const HELD_BACK = '*What happened is not told here for the moment: `/game log` tells each what they may know.*'

type Shown = ShownData<'chronicle'>

/**
 * Shows the lines of the chronicle that have come since. They go into the message above the card while it has room;
 * a new message is begun with every new card. Returns whether one was posted, so that the card must move below it.
 */
export async function showChronicle(stage: Stage, sight: TableSight, beginAnew: boolean): Promise<boolean> {
  const { id, room } = sight.record
  const none: Shown = { room, message: null, after: 0, upTo: 0, posts: 0, posting: false }
  const kept = (await readShown(stage.store, id, 'chronicle')) ?? none
  let mayExtend = !beginAnew && kept.room === room
  let shown = kept.posting ? await post(stage, sight, kept) : kept
  let isPosted = kept.posting && shown.message !== null
  for (;;) {
    const lines = await linesAfter(stage, id, shown.upTo)
    if (lines.length === 0) return isPosted
    const extended = await extend(stage, sight, shown, lines, mayExtend)
    if (extended) {
      shown = extended
      continue
    }
    const upTo = lastThatFits(sight, lines)
    const begun = { room, message: null, after: shown.upTo, upTo, posts: shown.posts + 1, posting: true }
    shown = await post(stage, sight, await keep(stage, id, begun))
    isPosted ||= shown.message !== null
    mayExtend = true
  }
}

/** All lines after one: where messages end must not depend on how many of them are for some alone. */
async function linesAfter(stage: Stage, id: string, after: number): Promise<readonly ChronicleLine[]> {
  const lines: ChronicleLine[] = []
  for (;;) {
    const more = await stage.tables.chronicle(id, lines.at(-1)?.line ?? after, AT_ONCE)
    lines.push(...more)
    if (more.length < AT_ONCE) return lines
  }
}

/** The message with these lines too, edited if they have words; `null` if another has to be begun for them. */
async function extend(
  stage: Stage,
  sight: TableSight,
  shown: Shown,
  lines: readonly ChronicleLine[],
  mayExtend: boolean,
): Promise<Shown | null> {
  const { id, room } = sight.record
  const upTo = lines.at(-1)?.line ?? shown.upTo
  if (textOf(sight, lines) === '') return keep(stage, id, { ...shown, upTo })
  if (!mayExtend || shown.message === null) return null
  const all = [...(await linesBetween(stage, id, shown.after, shown.upTo)), ...lines]
  const longer = textOf(sight, all)
  if (!fits(longer)) return null
  const how = await stage.outlet.edit(room, shown.message, textPanel(guarded(stage, sight, all)))
  return how === 'edited' ? keep(stage, id, { ...shown, upTo }) : null
}

/** Posts the message that was begun, if its lines have words. */
async function post(stage: Stage, sight: TableSight, shown: Shown): Promise<Shown> {
  const { id, room } = sight.record
  const lines = await linesBetween(stage, id, shown.after, shown.upTo)
  const text = textOf(sight, lines) === '' ? '' : guarded(stage, sight, lines)
  const nonce = nonceOf('told', id, room, shown.posts)
  const message = text.trim() === '' ? shown.message : await stage.outlet.post(room, textPanel(text), nonce)
  return keep(stage, id, { ...shown, room, message, posting: false })
}

async function keep(stage: Stage, id: string, shown: Shown): Promise<Shown> {
  await writeShown(stage.store, id, 'chronicle', shown)
  return shown
}

async function linesBetween(stage: Stage, id: string, after: number, upTo: number): Promise<readonly ChronicleLine[]> {
  return upTo <= after ? [] : (await stage.tables.chronicle(id, after, upTo - after)).filter(({ line }) => line <= upTo)
}

function textOf(sight: TableSight, lines: readonly ChronicleLine[]): string {
  return publicLines(sight, lines).join('\n')
}

/** The lines in words, unless these would tell a secret. */
function guarded(stage: Stage, sight: TableSight, lines: readonly ChronicleLine[]): string {
  const isLeaky = stage.guard.wouldTell(sight, 'chronicle', (one) => textOf(one, lines))
  return isLeaky ? HELD_BACK : textOf(sight, lines)
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
