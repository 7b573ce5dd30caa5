import type { Game } from '../../../engine/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Found } from '../context/seats.ts'
import type { Request } from '../context/request.ts'

/** A table at which nobody has begun, and its game. */
export interface Lobby {
  readonly record: TableRecord
  readonly game: Game
}

/** The lobby of the room whose card was pressed. A card that is past must not change a game that has begun. */
export async function lobbyAt({ tables }: Context, { channel: room }: Request, table: string): Promise<Found<Lobby>> {
  const record = (await tables.sight(table))?.record
  if (!record) return { sorry: REFUSED['no-such-table'] }
  if (record.room !== room) return { sorry: SAY.otherTable }
  if (record.status !== 'lobby') return { sorry: REFUSED['not-in-lobby'] }
  const game = tables.games.find(({ rules }) => rules.id === record.game)
  return game ? { record, game } : { sorry: REFUSED['no-such-game'] }
}
