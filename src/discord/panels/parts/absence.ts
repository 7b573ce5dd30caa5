import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { say } from '../../words/index.ts'

/**
 * When an absent player comes back and what happens to their seat until then, with the button to return; nothing for
 * others.
 */
export function absenceOf({ record }: TableView, seat: number): { lines: string[]; buttons: APIButtonComponent[] } {
  const sitting = record.seats[seat]
  if (record.status !== 'playing' || !sitting || sitting.keeper === 'player') return { lines: [], buttons: [] }
  const { keeper, backAt } = sitting
  if (backAt === null) return { lines: [say('absent-gone', { keeper })], buttons: [] }
  const day = `<t:${Math.floor(backAt / 1000)}:D>`
  return {
    lines: [say(`absent-${keeper}`, { day })],
    buttons: [button(formatId({ kind: 'back' }), say('absent-return'), 'good')],
  }
}
