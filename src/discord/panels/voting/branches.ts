import { italic } from '../../../language/index.ts'
import type { BranchSight, TableSight } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { menu, menuOption, texts } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { SAY } from '../../kit/sentences.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { roundInWords } from '../../table/telling/turns.ts'
import { branchCode } from '../../table/voting/rollback.ts'

const MAX_LINE_LENGTH = 300

/** The abandoned branches of a game with their last lines. A look at one leads to resuming it. */
export async function branchesPanel(context: Context, sight: TableSight): Promise<Reply> {
  const { id: table } = sight.record
  const branches = await context.tables.rollbacks.branches(table)
  if (branches.length === 0) return SAY.noBranches
  const text = new TextBudget().fill([
    '### Branches that were left',
    ...branches.map((one) =>
      clip(`- **Branch ${one.number}** – ${leftInWords(sight, one)}${lastInWords(sight, one)}`, MAX_LINE_LENGTH),
    ),
  ])
  const options = branches.map((one) =>
    menuOption(branchCode(one.number), `Branch ${one.number}`, plain(lastOf(sight, one)) || undefined),
  )
  return {
    components: [...texts(text), menu(formatId({ kind: 'branches-menu', table }), 'How did it stand there …', options)],
  }
}

function leftInWords({ record }: TableSight, { at, turn, round, by }: BranchSight): string {
  const where = turn === null ? '' : ` in ${roundInWords(turn, round)}`
  const who = by === null ? 'an admin decided it' : `${boldNames(record)(by)} moved it, and it was agreed`
  return `left${where} <t:${Math.floor(at / 1000)}:R>: ${who}`
}

function lastInWords(sight: TableSight, branch: BranchSight): string {
  const last = lastOf(sight, branch)
  return last === '' ? '' : `. The last of it: ${italic(last)}`
}

function lastOf(sight: TableSight, { last }: BranchSight): string {
  return last ? publicLines(sight, [last]).join(' ').replaceAll('\n', ' ') : ''
}
