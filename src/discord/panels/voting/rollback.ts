import { listOf } from '../../../language/index.ts'
import type { TableSight, WayBack } from '../../../tables/model/service.ts'
import { seatOf, type SeatAnswers } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, gallery, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { luckInWords } from '../../table/telling/events.ts'
import { managesHere, type Request } from '../../table/context/request.ts'
import type { RollbackTarget } from '../../table/voting/rollback.ts'
import { pictureTable } from '../saves/saves.ts'

const MAX_LINE_LENGTH = 250

/**
 * What a rollback would undo, and how the table looked then. Its buttons decide it as an admin, or propose it as a
 * player.
 */
export async function rollbackPanel(
  context: Context,
  request: Request,
  sight: TableSight,
  goal: RollbackTarget,
): Promise<Reply> {
  const { id: table } = sight.record
  const way = await context.tables.rollbacks.preview(table, goal.proposal)
  if (!way.ok) return REFUSED[way.why]
  const go = (isAdmin: boolean) => formatId({ kind: 'way-go', table, isAdmin, to: goal.code })
  const isSeated = seatOf(sight.record, request.user) !== undefined
  const isHere = managesHere(request, sight.record)
  const buttons = [
    ...(isSeated && !goal.isAdmins ? [button(go(false), 'Put it to the others', 'main')] : []),
    ...(isHere ? [button(go(true), 'Go back there, as admin', 'grave')] : []),
  ]
  const panel = await rollbackShown(context, sight, way.value, `### Back to ${goal.words}?`)
  return { ...panel, components: [...panel.components, ...rows(buttons)] }
}

/** A way back as all may know it, with the map of then. */
export async function rollbackShown(
  context: Context,
  sight: TableSight,
  way: WayBack,
  heading: string,
): Promise<Panel> {
  const { then, turns, undoes, whose, last, renews, branch } = way
  const { picture, said } = await pictureTable(context, then)
  const lost = publicLines(sight, last).map((line) => clip(`> ${line.replaceAll('\n', ' ')}`, MAX_LINE_LENGTH))
  const text = new TextBudget().fill([
    heading,
    undoneInWords(sight, { turns, undoes, whose }),
    luckInWords(renews),
    ...(branch === null ? [] : [`That lies on branch ${branch}, which was left: the game goes on from there.`]),
    ...(undoes === 0 ? [] : ['What is left is kept as a branch, and can be taken up again.']),
    ...(lost.length === 0 ? [] : ['The last of what would be undone:', ...lost]),
    '**So it stood then:**',
    ...said,
  ])
  return {
    components: [...(picture ? [gallery(picture.name, picture.alt)] : []), ...texts(text)],
    ...(picture && { pictures: [picture] }),
  }
}

/** How many turns and whose answers are undone, of those that all know of. */
export function undoneInWords(
  { record }: TableSight,
  {
    turns = 0,
    undoes = 0,
    whose = [],
  }: {
    readonly turns?: number | undefined
    readonly undoes?: number | undefined
    readonly whose?: readonly SeatAnswers[] | undefined
  },
): string {
  if (undoes === 0) return 'That undoes no answer.'
  const much = [...(turns === 0 ? [] : [many(turns, 'turn')]), many(undoes, 'answer')]
  const names = boldNames(record)
  const each =
    whose.length === 0 ? '' : ` (${whose.map(({ seat, answers }) => `${names(seat)} ${answers}`).join(', ')})`
  return `That undoes ${listOf(much)}${each}.`
}

function many(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
