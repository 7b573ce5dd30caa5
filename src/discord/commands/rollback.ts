import { REFUSED } from '../kit/sentences.ts'
import { branchesPanel } from '../panels/voting/branches.ts'
import { wayPanel } from '../panels/voting/rollback.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { gameMeant, isSorry } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import { goalOf } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'

/** What going back would undo, and how it looked then: nothing happens before a press. */
export async function goingBack(context: Context, request: Request, to: string): Promise<Reply> {
  const sight = await gameMeant(context, request, '')
  if (isSorry(sight)) return sight.sorry
  const goal = await goalOf(context, request, sight, to)
  return goal ? await wayPanel(context, request, sight, goal) : REFUSED['which-turn']
}

/** `/game branches`, `/admin branches`: what the game of this room has left by going back. */
export const branches: Command['execute'] = async (context, request) => {
  const sight = await gameMeant(context, request, '')
  return isSorry(sight) ? sight.sorry : await branchesPanel(context, sight)
}
