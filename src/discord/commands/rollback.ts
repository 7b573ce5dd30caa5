import { REFUSED } from '../kit/sentences.ts'
import { branchesPanel } from '../panels/voting/branches.ts'
import { wayPanel } from '../panels/voting/rollback.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { gameMeant, isSorry } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import { goalOf } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'

/** What going back would undo, and how it looked then: nothing happens before a press. */
export async function goingBack(desk: Desk, visit: Visit, to: string): Promise<Reply> {
  const sight = await gameMeant(desk, visit, '')
  if (isSorry(sight)) return sight.sorry
  const goal = await goalOf(desk, visit, sight, to)
  return goal ? await wayPanel(desk, visit, sight, goal) : REFUSED['which-turn']
}

/** `/game branches`, `/admin branches`: what the game of this room has left by going back. */
export const branches: Command['execute'] = async (desk, visit) => {
  const sight = await gameMeant(desk, visit, '')
  return isSorry(sight) ? sight.sorry : await branchesPanel(desk, sight)
}
