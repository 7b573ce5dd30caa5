import type { Names } from '../../engine/index.ts'
import type { SeatRecord, TableRecord } from '../../tables/store.ts'
import { harmless, plain } from './text.ts'

/** Who sits there, as it is said in running text. */
export function boldNames(record: TableRecord): Names {
  return (seat) => `**${spokenName(record.seats[seat])}**`
}

/** For labels and alternative texts, which show Markdown as it is. */
export function plainNames(record: TableRecord): Names {
  return (seat) => plain(spokenName(record.seats[seat]))
}

/** Those of the seats are mentioned, everybody else is named: only who is asked may be called. */
export function callingNames(record: TableRecord, asked: readonly number[]): Names {
  const named = boldNames(record)
  return (seat) => {
    const user = record.seats[seat]?.user
    return asked.includes(seat) && user ? `<@${user}>` : named(seat)
  }
}

export function spokenName(seat: SeatRecord | undefined): string {
  if (!seat) return 'somebody'
  const known = spoken.get(seat) ?? harmless(seat.name)
  spoken.set(seat, known)
  return known
}

/** Names are said in every line. */
const spoken = new WeakMap<SeatRecord, string>()
