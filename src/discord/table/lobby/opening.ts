import { refuse } from '../../../tables/model/results.ts'
import type { Result, TableService } from '../../../tables/model/service.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'

/** How a table is opened, beside its game and whoever opens it where. */
export type Wanted = Omit<Parameters<TableService['open']>[0], 'game' | 'server' | 'room' | 'host'>

/** So many computer players sit with whoever only wants to try a game. */
const COMPANIONS = 2
/** What somebody plays who only wants to try a game. */
const TRIAL = 'short'

/** Opens a table in the visitor's room. */
export async function openTable(
  context: Context,
  request: Request,
  game: string,
  wanted: Wanted = {},
): Promise<Result<TableRecord, string>> {
  const { guild, channel, user, name, account, missingPermissions } = request
  if (guild === null) return refuse(SAY.notInServer)
  if (missingPermissions.length > 0) return refuse(SAY.cannotPostHere(missingPermissions))
  return inWords(
    await context.tables.open({ ...wanted, game, server: guild, room: channel, host: { user, name, account } }),
  )
}

/** Opens a short game for somebody and two computer players, and begins it. */
export async function tryGame(context: Context, request: Request, game: string): Promise<Result<TableRecord, string>> {
  const { tables } = context
  const presets = tables.games.find(({ rules }) => rules.id === game)?.rules.sheet.presetIds ?? []
  const opened = await openTable(context, request, game, presets.includes(TRIAL) ? { preset: TRIAL, options: {} } : {})
  if (!opened.ok) return opened
  for (let computer = 0; computer < COMPANIONS; computer += 1) await tables.addComputer(opened.value.id, request.user)
  return inWords(await tables.start(opened.value.id, request.user, request.contribution))
}

/** A result whose refusal is in words. */
function inWords(result: Result<TableRecord>): Result<TableRecord, string> {
  return result.ok ? result : refuse(REFUSED[result.why])
}
