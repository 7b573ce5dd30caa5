import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import type { SeatControl } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'

const PLAYED_BY: Readonly<Record<SeatControl, string>> = {
  player: 'nobody else plays your seat',
  defaults: 'your seat takes the default answers',
  computer: 'a computer player plays your seat',
  nobody: 'the table waits for you',
}

/**
 * When an absent player comes back and what happens to their seat until then, with the button to return; nothing for
 * others.
 */
export function absenceOf({ record }: TableView, seat: number): { lines: string[]; buttons: APIButtonComponent[] } {
  const { keeper = 'player', backAt = null } = record.seats[seat] ?? {}
  if (record.status !== 'playing' || keeper === 'player' || backAt === null) return { lines: [], buttons: [] }
  const day = `<t:${Math.floor(backAt / 1000)}:D>`
  return {
    lines: [`You’re away until ${day}, and ${PLAYED_BY[keeper]}. Any answer of yours brings you back.`],
    buttons: [button(formatId({ kind: 'back' }), 'Take my seat back', 'good')],
  }
}
