import type { Names } from '../../engine/index.ts'
import { calledAt } from '../../tables/naming.ts'
import type { SeatRecord, TableRecord } from '../../tables/store.ts'
import { harmless, plain } from './text.ts'

type Sitting = Pick<TableRecord, 'seats' | 'called'>

/** Who acts, as it is said in running text: by the character, or by the player. `line`: as it was at a line of the chronicle. */
export function boldNames(record: Sitting, line?: number): Names {
  const called = calledAt(record, line)
  return (seat) => `**${called[seat] ?? spokenName(record.seats[seat])}**`
}

/** The same with who plays it: where people have to know who is who. */
export function fullNames(record: Sitting): Names {
  const called = calledAt(record)
  return (seat) => {
    const sitting = record.seats[seat]
    const name = called[seat]
    if (name == null) return `**${spokenName(sitting)}**`
    return `**${name}** (${sitting?.user == null ? 'computer' : spokenName(sitting)})`
  }
}

/** The same for texts that show Markdown as it is. */
export function plainFullNames(record: Sitting): Names {
  const names = fullNames(record)
  return (seat) => plain(names(seat))
}

/** For labels and alternative texts, which show Markdown as it is. */
export function plainNames(record: Sitting): Names {
  const called = calledAt(record)
  const players = playerNames(record)
  return (seat) => called[seat] ?? players(seat)
}

/** What all seats are called, in their order, for pictures. */
export function seatNames(record: Sitting): readonly string[] {
  return record.seats.map(({ seat }) => plainNames(record)(seat))
}

/** Who sits there, whatever they are called in the game, without Markdown. */
export function playerNames(record: Pick<Sitting, 'seats'>): Names {
  return (seat) => plain(spokenName(record.seats[seat]))
}

/** Those of the seats are mentioned, everybody else is named: only who is asked may be called. */
export function callingNames(record: Sitting, asked: readonly number[]): Names {
  const named = fullNames(record)
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
