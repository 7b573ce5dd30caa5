import { granted, refuse, type Result } from '../../../tables/model/results.ts'
import type { Game } from '../../../engine/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** A table that has not started, and its game. */
export interface Lobby {
  readonly record: TableRecord
  readonly game: Game
}

/** The lobby of the channel whose card was pressed. An old card must not change a started game. */
export async function lobbyAt(
  { tables }: Context,
  { channel }: Request,
  table: string,
): Promise<Result<Lobby, string>> {
  const record = (await tables.views.of(table))?.record
  if (!record) return refuse(REFUSED['no-such-table'])
  if (record.room !== channel) return refuse(say('other-table'))
  if (record.status !== 'lobby') return refuse(REFUSED['not-in-lobby'])
  const game = tables.games.find(({ rules }) => rules.id === record.game)
  return game ? granted({ record, game }) : refuse(REFUSED['no-such-game'])
}
