import { lookPanel } from '../panels/card/look.ts'
import { mapPanel } from '../panels/about/map.ts'
import { REFUSED } from '../kit/sentences.ts'
import { startedTable, visibleTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { helpPanel } from '../panels/about/help.ts'
import { logPanel } from '../panels/past/log.ts'
import { say } from '../words/index.ts'
import { broadCover } from '../table/lobby/cover.ts'

/** "More…" under a card, and what older cards had there, for users on its server and its players. */
export const look: Handler<'look'> = async (context, request, { press }) => {
  const view = await visibleTable(context, request, press.table)
  return view.ok ? await lookPanel(context, view.value, request.user, press.what) : view.why
}

/** The same from the panel behind "More…", whose place it takes. */
export const tool: Handler<'tool'> = async (context, request, { press }) => {
  const view = await visibleTable(context, request, press.table)
  return view.ok ? await lookPanel(context, view.value, request.user, press.what) : view.why
}

/** What a map shows was chosen beneath it: the same message shows it. */
export const map: Handler<'map'> = async (context, request, { press }) => {
  const view = await visibleTable(context, request, press.table)
  return view.ok ? await mapPanel(context, view.value, request.user, press.extract) : view.why
}

/** Earlier or later lines of the log. */
export const log: Handler<'log'> = async (context, request, { press }) => {
  const found = await startedTable(context, press.table)
  if (!found.ok) return found.why
  const view = found.value
  if (view.record.server !== request.guild) return say('other-table')
  return await logPanel(context, view, seatSeenBy(view.record, request.user) ?? undefined, press.before)
}

/** Another page of the rules. */
export const help: Handler<'help'> = async ({ tables, pictures }, { guild, channel, user }, { press }) => {
  const game = tables.games.find(({ rules }) => rules.id === press.game)
  if (!game) return REFUSED['no-such-game']
  const isFree = guild !== null && (await tables.directory.openIn(guild, channel)) === undefined
  const cover = press.page === 0 ? await broadCover(pictures, game, user) : undefined
  return helpPanel(game, press.page, isFree, cover)
}
