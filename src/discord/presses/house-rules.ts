import type { Game } from '../../engine/index.ts'
import type { TableRecord } from '../../tables/store.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { chosenIn, clashIn, houseRulesForm, houseRulesPanel } from '../panels/house-rules.ts'
import type { Desk } from '../table/desk.ts'
import type { Handler, Opener } from './press.ts'

interface Lobby {
  readonly record: TableRecord
  readonly game: Game
}

/** "House rules": all of them, and for the host the forms to set them. */
export const houseRules: Handler<'house-rules'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press: { table } }) => {
    const lobby = await lobbyAt(desk, table)
    return typeof lobby === 'string' ? lobby : houseRulesPanel(lobby.record, lobby.game, visit.user)
  },
}

/** "Set them …": opens a form of the house rules. */
export const rulesOpened: Opener<'rules'> = async (desk, visit, { table, page }) => {
  const lobby = await lobbyAt(desk, table)
  if (typeof lobby === 'string') return lobby
  if (lobby.record.host !== visit.user) return REFUSED['not-host']
  return houseRulesForm(lobby.record, lobby.game, page) ?? REFUSED['not-offered']
}

/** The form was sent: what goes together is set, all of it or nothing. */
export const rulesSent: Handler<'rules-form'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, page }, filled }) => {
    const lobby = await lobbyAt(desk, table)
    if (typeof lobby === 'string') return lobby
    const { record, game } = lobby
    const chosen = chosenIn(game, page, filled)
    if ('unreadable' in chosen) return SAY.notAValue(String(chosen['unreadable']))
    const clash = clashIn(game, { preset: record.preset, options: { ...record.options, ...chosen } })
    if (clash !== null) return clash
    const result = await desk.tables.setHouseRules(table, visit.user, { options: chosen })
    return result.ok ? houseRulesPanel(result.value, game, visit.user, SAY.houseRulesSet) : REFUSED[result.why]
  },
}

/** The lobby and its game, or why there is none. */
export async function lobbyAt({ tables }: Desk, table: string): Promise<Lobby | string> {
  const record = (await tables.sight(table))?.record
  if (!record) return REFUSED['no-such-table']
  if (record.status !== 'lobby') return REFUSED['not-in-lobby']
  const game = tables.games.find(({ rules }) => rules.id === record.game)
  return game ? { record, game } : REFUSED['no-such-game']
}
