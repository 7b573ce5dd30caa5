import { listOf } from '../../../language/index.ts'
import type { TableView, RollbackPreview } from '../../../tables/model/service.ts'
import { isImagined, seatOf, type SeatAnswers } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, gallery, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { diceInWords } from '../../table/telling/events.ts'
import { managesHere, type Request } from '../../table/context/request.ts'
import type { RollbackTarget } from '../../table/voting/rollback.ts'
import { say } from '../../words/index.ts'
import { pictureTable } from '../saves/saves.ts'

const MAX_LINE_LENGTH = 250

/**
 * What a rollback would undo, and how the table looked then. Its buttons decide it as an admin, or propose it as a
 * player.
 */
export async function rollbackPanel(
  context: Context,
  request: Request,
  view: TableView,
  goal: RollbackTarget,
): Promise<Reply> {
  const { id: table } = view.record
  const way = await context.tables.rollbacks.preview(table, goal.proposal)
  if (!way.ok) return REFUSED[way.why]
  const go = (isAdmin: boolean) => formatId({ kind: 'way-go', table, isAdmin, to: goal.code })
  const isSeated = seatOf(view.record, request.user) !== undefined
  const isHere = managesHere(request, view.record)
  const buttons = [
    ...(isSeated && !goal.isAdmins
      ? [button(go(false), say(isImagined(view.record) ? 'what-if-back' : 'rollback-propose'), 'main')]
      : []),
    ...(isHere ? [button(go(true), say('rollback-decide'), 'grave')] : []),
  ]
  const panel = await rollbackShown(context, view, way.value, goal.question)
  return { ...panel, components: [...panel.components, ...rows(buttons)] }
}

/** A way back as all may know it, with the map of then. */
export async function rollbackShown(
  context: Context,
  view: TableView,
  way: RollbackPreview,
  heading: string,
): Promise<Panel> {
  const { then, turns, undoes, whose, last, renews, branch } = way
  const { picture, said } = await pictureTable(context, then)
  const lost = publicLines(view, last).map((line) => clip(`> ${line.replaceAll('\n', ' ')}`, MAX_LINE_LENGTH))
  const text = new TextBudget().fill([
    heading,
    undoneInWords(view, { turns, undoes, whose }),
    diceInWords(renews),
    ...(branch === null ? [] : [say('rollback-on-branch', { branch })]),
    ...(undoes === 0 ? [] : [say('rollback-kept')]),
    ...(lost.length === 0 ? [] : [say('rollback-lost'), ...lost]),
    say('rollback-then'),
    ...said,
  ])
  return {
    components: [...(picture ? [gallery(picture.name, picture.alt)] : []), ...texts(text)],
    ...(picture && { pictures: [picture] }),
  }
}

/** How many turns and whose choices a rollback undoes, as everybody may know it. */
export function undoneInWords(
  { record }: TableView,
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
  if (undoes === 0) return say('rollback-undoes-nothing')
  const names = boldNames(record)
  const each = whose.map(({ seat, answers }) => say('rollback-undoes-of', { choices: answers, name: names(seat) }))
  return say('rollback-undoes', { turns, choices: undoes, whose: listOf(each) })
}
