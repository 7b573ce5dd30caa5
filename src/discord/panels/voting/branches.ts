import { italic } from '../../../language/index.ts'
import type { BranchView, TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { menu, menuOption, texts } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { roundInWords } from '../../table/telling/turns.ts'
import { branchCode } from '../../table/voting/rollback.ts'
import { say } from '../../words/index.ts'

const MAX_LINE_LENGTH = 300

/** The abandoned branches of a game with their last lines. A look at one leads to resuming it. */
export async function branchesPanel(context: Context, view: TableView): Promise<Reply> {
  const { id: table } = view.record
  const branches = await context.tables.rollbacks.branches(table)
  if (branches.length === 0) return say('no-branches')
  const text = new TextBudget().fill([
    '### Branches that were left',
    ...branches.map((one) =>
      clip(`- **Branch ${one.number}** – ${leftInWords(view, one)}${lastInWords(view, one)}`, MAX_LINE_LENGTH),
    ),
  ])
  const options = branches.map((one) =>
    menuOption(branchCode(one.number), `Branch ${one.number}`, plain(lastOf(view, one)) || undefined),
  )
  return {
    components: [...texts(text), menu(formatId({ kind: 'branches-menu', table }), 'How did it stand there …', options)],
  }
}

function leftInWords({ record }: TableView, { at, turn, round, by }: BranchView): string {
  const where = turn === null ? '' : ` in ${roundInWords(turn, round)}`
  const who = by === null ? 'an admin decided it' : `${boldNames(record)(by)} moved it, and it was agreed`
  return `left${where} <t:${Math.floor(at / 1000)}:R>: ${who}`
}

function lastInWords(view: TableView, branch: BranchView): string {
  const last = lastOf(view, branch)
  return last === '' ? '' : `. The last of it: ${italic(last)}`
}

function lastOf(view: TableView, { last }: BranchView): string {
  return last ? publicLines(view, [last]).join(' ').replaceAll('\n', ' ') : ''
}
