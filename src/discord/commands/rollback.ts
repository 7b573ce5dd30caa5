import { REFUSED } from '../kit/sentences.ts'
import { branchesPanel } from '../panels/voting/branches.ts'
import { rollbackPanel } from '../panels/voting/rollback.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { gameMeant } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import { findTarget } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'

/** What going back would undo, and how it looked then: nothing happens before a press. */
export async function showRollback(context: Context, request: Request, to: string): Promise<Reply> {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const goal = await findTarget(context, request, view, to)
  return goal ? await rollbackPanel(context, request, view, goal) : REFUSED['which-turn']
}

/** `/game branches`, `/admin branches`: the abandoned branches of this channel's game. */
export const branches: Command['execute'] = async (context, request) => {
  const view = await gameMeant(context, request, '')
  return view.ok ? await branchesPanel(context, view.value) : view.why
}
