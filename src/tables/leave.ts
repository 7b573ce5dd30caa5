import type { Seat } from '../engine/index.ts'
import { happened } from './lines.ts'
import { withKeeper } from './lobby.ts'
import type { Keeper, NewLine, Person, SeatRecord, TableRecord } from './store.ts'

/** What a step changes about who keeps a seat, and what it says. */
export interface KeptAnew {
  readonly change: { readonly seats: readonly SeatRecord[]; readonly pause?: null }
  readonly lines: readonly NewLine[]
}

type OnLeave = Person & { readonly awayUntil: number }

/** Whether somebody is away for a longer time, in milliseconds since 1970. */
export function isOnLeave(person: Person, at: number): person is OnLeave {
  return person.awayUntil !== null && person.awayUntil > at
}

/** A table once the player of a seat is away for a longer time; `null` if it is as they want it already. */
export function goneAway(record: TableRecord, seat: Seat, person: OnLeave): KeptAnew | null {
  const keeper: Keeper = person.whileAway === 'computer' ? 'computer' : 'nobody'
  const { awayUntil: backAt } = person
  const before = record.seats[seat]
  if (before?.keeper === keeper && before.backAt === backAt) return null
  return {
    change: { seats: withKeeper(record, seat, { keeper, backAt }) },
    lines: [happened({ kind: 'on-leave', seat, keeper, until: backAt })],
  }
}

/** A table once the player of a seat is there again: if it stood still for want of players, it goes on. */
export function cameBack(record: TableRecord, seat: Seat): KeptAnew {
  const wakes = record.pause !== null && record.pause !== 'agreed'
  return {
    change: {
      seats: withKeeper(record, seat, { keeper: 'player', offered: false }),
      ...(wakes && { pause: null }),
    },
    lines: [happened({ kind: 'came-back', seat }), ...(wakes ? [happened({ kind: 'goes-on' })] : [])],
  }
}
