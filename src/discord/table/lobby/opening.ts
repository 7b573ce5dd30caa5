import type { Result, TableService } from '../../../tables/model/service.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Found } from '../context/seats.ts'
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
): Promise<Found<TableRecord>> {
  const { guild: server, channel: room, user, name, account, missingPermissions: lacks } = request
  if (server === null) return { sorry: SAY.notInServer }
  if (lacks.length > 0) return { sorry: SAY.cannotPostHere(lacks) }
  return found(await context.tables.open({ ...wanted, game, server, room, host: { user, name, account } }))
}

/** Opens a short game for somebody and two computer players, and begins it. */
export async function tryGame(context: Context, request: Request, game: string): Promise<Found<TableRecord>> {
  const { tables } = context
  const presets = tables.games.find(({ rules }) => rules.id === game)?.rules.sheet.presetIds ?? []
  const opened = await openTable(context, request, game, presets.includes(TRIAL) ? { preset: TRIAL, options: {} } : {})
  if ('sorry' in opened) return opened
  for (let computer = 0; computer < COMPANIONS; computer += 1) await tables.addComputer(opened.id, request.user)
  return found(await tables.start(opened.id, request.user, request.contribution))
}

function found(result: Result<TableRecord>): Found<TableRecord> {
  return result.ok ? result.value : { sorry: REFUSED[result.why] }
}
