import { italic } from '../../../language/index.ts'
import type { BranchView, TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { menu, menuOption, texts } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { branchCode } from '../../table/voting/rollback.ts'
import { say } from '../../words/index.ts'

const MAX_LINE_LENGTH = 300

/** The abandoned branches of a game with their last lines. A look at one leads to resuming it. */
export async function branchesPanel(context: Context, view: TableView): Promise<Reply> {
  const { id: table } = view.record
  const branches = await context.tables.rollbacks.branches(table)
  if (branches.length === 0) return say('no-branches')
  const text = new TextBudget().fill([
    say('branches-heading'),
    ...branches.map((one) => clip(branchInWords(view, one), MAX_LINE_LENGTH)),
  ])
  const options = branches.map((one) =>
    menuOption(
      branchCode(one.number),
      say('branch-label', { number: one.number }),
      plain(lastOf(view, one)) || undefined,
    ),
  )
  return {
    components: [...texts(text), menu(formatId({ kind: 'branches-menu', table }), say('branches-menu'), options)],
  }
}

function branchInWords(view: TableView, branch: BranchView): string {
  const { number, at, turn, round, by } = branch
  const when = `<t:${Math.floor(at / 1000)}:R>`
  const last = lastOf(view, branch)
  return [
    say('branch-left', { number, when, turn: turn ?? 'none', round: round ?? 'none' }),
    by === null ? say('branch-left-decided') : say('branch-left-agreed', { name: boldNames(view.record)(by) }),
    ...(last === '' ? [] : [say('branch-last', { line: italic(last) })]),
  ].join(' ')
}

function lastOf(view: TableView, { last }: BranchView): string {
  return last ? publicLines(view, [last]).join(' ').replaceAll('\n', ' ') : ''
}
