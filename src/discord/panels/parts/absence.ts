import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import type { SeatRecord, UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { playerNames } from '../../kit/names.ts'
import { bold } from '../../../language/index.ts'
import { deputyInWords, lentWhat } from '../../table/telling/loans.ts'
import { say } from '../../words/index.ts'

interface Absence {
  readonly lines: string[]
  readonly buttons: APIButtonComponent[]
}

/**
 * When an absent player comes back and what happens to their seat until then, with the button to return. For a seat
 * that is lent, the same for its player and its deputy. Nothing for others. `viewer`: who reads it (default: the
 * player).
 */
export function absenceOf({ record }: TableView, seat: number, viewer?: UserId): Absence {
  const sitting = record.seats[seat]
  if (record.status !== 'playing' || !sitting) return { lines: [], buttons: [] }
  if (sitting.loan) return loanOf(record.id, sitting, viewer, playerNames(record)(seat))
  const { keeper, backAt } = sitting
  if (keeper === 'player') return { lines: [], buttons: [] }
  if (backAt === null) return { lines: [say('absent-gone', { keeper })], buttons: [] }
  return {
    lines: [say('absent-until', { keeper, day: `<t:${Math.floor(backAt / 1000)}:D>` })],
    buttons: [button(formatId({ kind: 'back' }), say('absent-return'), 'good')],
  }
}

function loanOf(table: string, { loan, user }: SeatRecord, viewer: UserId | undefined, player: string): Absence {
  if (!loan) return { lines: [], buttons: [] }
  const { parts, until, openUntil } = loan
  const given = { what: lentWhat(parts), deputy: deputyInWords(loan), until: timeInText(openUntil ?? until) }
  const id = formatId({ kind: 'lend-end', table })
  if (viewer !== undefined && viewer !== user)
    return {
      lines: [say('loan-yours', { ...given, player: bold(player) })],
      buttons: [button(id, say('loan-give-back'))],
    }
  return openUntil === null
    ? { lines: [say('loan-theirs', given)], buttons: [button(id, say('absent-return'), 'good')] }
    : { lines: [say('loan-open', given)], buttons: [button(id, say('loan-withdraw'))] }
}

function timeInText(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`
}
