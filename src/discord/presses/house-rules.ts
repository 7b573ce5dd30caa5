import { houseRulesNow } from '../../tables/index.ts'
import { REFUSED } from '../kit/sentences.ts'
import { chosenIn, clashIn, idleIn, houseRulesForm, houseRulesPanel } from '../panels/lobby/house-rules.ts'
import { broadCover } from '../table/lobby/cover.ts'
import { lobbyAt } from '../table/lobby/lobby.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** "House rules": all of them, and the forms to set them for the host. */
export const houseRules: Handler<'house-rules'> = async (context, request, { press: { table } }) => {
  const lobby = await lobbyAt(context, request, table)
  if (!lobby.ok) return lobby.why
  const { record, game } = lobby.value
  const cover = await broadCover(context.pictures, game, request.user)
  return houseRulesPanel(record, game, request.user, { cover })
}

/** "Set the house rules…": opens a form of the house rules. */
export const rulesOpened: Opener<'rules'> = async (context, request, { table, page }) => {
  const found = await lobbyAt(context, request, table)
  if (!found.ok) return found.why
  const lobby = found.value
  if (lobby.record.host !== request.user) return REFUSED['not-host']
  return houseRulesForm(lobby.record, lobby.game, page) ?? REFUSED['not-offered']
}

/** The form was sent: what goes together is set, all of it or nothing. */
export const rulesSent: Handler<'rules-form'> = async (context, request, { press: { table }, filled }) => {
  const found = await lobbyAt(context, request, table)
  if (!found.ok) return found.why
  const lobby = found.value
  const { record, game } = lobby
  const chosen = chosenIn(game, filled)
  if ('unreadable' in chosen) return say('not-a-value', { about: String(chosen['unreadable']) })
  const idle = idleIn(game, record, chosen)
  if (idle !== null) return idle
  const clash = clashIn(game, { ...houseRulesNow(game, record).options, ...chosen })
  if (clash !== null) return clash
  const result = await context.tables.settings.setHouseRules(table, request.user, { options: chosen })
  if (!result.ok) return REFUSED[result.why]
  const cover = await broadCover(context.pictures, game, request.user)
  return houseRulesPanel(result.value, game, request.user, { news: say('house-rules-set'), cover })
}
