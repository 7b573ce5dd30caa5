import {
  LEAVE,
  ORDER,
  seatPartOf,
  RETURN,
  type Asked,
  type Game,
  type Seat,
  type SeatPart,
} from '../../engine/index.ts'
import { cameBack, isPausedForAbsence, loanOver, type SeatChange } from './presence.ts'
import { happened } from './lines.ts'
import { withControl } from './lobby.ts'
import type { TableRefusal } from '../model/results.ts'
import {
  loanInForce,
  type AtZero,
  type Commit,
  type Loan,
  type NewLine,
  type SeatControl,
  type SeatRecord,
  type TableRecord,
  type UserId,
  type WhyLoanEnded,
} from '../model/store.ts'

// Players lend their seat, or parts of it, to a deputy. A loan of the whole seat is an absence (`steps/presence.ts`).
// At any time exactly one person, or the bot, answers a question.

const DAY_MS = 24 * 60 * 60 * 1000
/** The longest loan, and the time to accept one, in days. */
export const [MAX_LOAN_DAYS, LOAN_OFFER_DAYS] = [14, 1]

/** What a player wants to lend. `to`: the friend; `null` for a computer. `parts`: `null` for the whole seat. */
export interface LoanTerms {
  readonly to: { readonly user: UserId; readonly name: string } | null
  readonly parts: readonly SeatPart[] | null
  /** When the seat comes back, in milliseconds since 1970. */
  readonly until: number
}

/** A table and its rules, as far as loans need them. */
export interface LendingTable {
  readonly record: Pick<TableRecord, 'seats'>
  readonly game: Pick<Game, 'lendable'>
}

/**
 * Whether a question or an aside belongs to what a seat lends now. A question that others may not know of stays with
 * the player if only parts are lent: otherwise the time that it takes would tell what kind of question it is.
 */
export function isLent(
  { record, game }: LendingTable,
  { seat, verb, secret }: Pick<Asked, 'seat' | 'verb'> & { readonly secret?: boolean },
): boolean {
  const sitting = record.seats[seat]
  const loan = sitting && loanInForce(sitting)
  if (!loan) return false
  if (loan.parts === null) return true
  const part = seatPartOf(game, verb)
  return secret !== true && part !== null && loan.parts.includes(part)
}

/** Who answers a question: the keeper of its seat, or the deputy if it is lent. */
export function keeperOf(table: LendingTable, asked: Pick<Asked, 'seat' | 'verb' | 'secret'>): SeatControl {
  const sitting = table.record.seats[asked.seat]
  if (!sitting) return 'player'
  if (!isLent(table, asked)) return sitting.keeper
  return loanInForce(sitting)?.user === null ? 'computer' : 'deputy'
}

/**
 * The person who answers a question, or would answer it if they were there; `null` for a computer. Without a question:
 * the player, or the deputy of the whole seat.
 */
export function answererOf(
  table: LendingTable,
  seat: Seat,
  asked: Pick<Asked, 'seat' | 'verb' | 'secret'> | undefined,
): UserId | null {
  const sitting = table.record.seats[seat]
  const loan = sitting && loanInForce(sitting)
  const isDeputys = loan && (asked ? isLent(table, asked) : loan.parts === null)
  return (isDeputys ? loan.user : sitting?.user) ?? null
}

/** The person who is there to answer for a seat; `null` if nobody is. */
export function personThere(
  table: LendingTable,
  seat: Seat,
  asked: Pick<Asked, 'seat' | 'verb' | 'secret'> | undefined,
): UserId | null {
  const keeper = asked ? keeperOf(table, asked) : table.record.seats[seat]?.keeper
  return keeper === 'player' || keeper === 'deputy' ? answererOf(table, seat, asked) : null
}

/** Why a person may not make a choice for a seat; `null` if they may. The player may make any, as it is theirs. */
export function troubleWithDeputy(
  table: LendingTable,
  asked: Pick<Asked, 'seat' | 'verb' | 'secret'> & { readonly by: UserId },
): TableRefusal | null {
  const sitting = table.record.seats[asked.seat]
  if (sitting?.user === asked.by) return null
  if (!sitting || loanInForce(sitting)?.user !== asked.by) return 'not-seated'
  // Orders outlive the loan, and leaving is for the player to decide.
  if ([ORDER, LEAVE, RETURN].includes(asked.verb)) return 'deputy-may-not'
  return isLent(table, asked) ? null : 'not-lent'
}

/** When a seat next changes hands by itself, in milliseconds since 1970; `null` if it doesn't. */
export function nextReturn({ backAt, loan }: Pick<SeatRecord, 'backAt' | 'loan'>): number | null {
  const times = [backAt, loan ? (loan.openUntil ?? loan.until) : null].filter((one) => one !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** A player offers a friend their seat: only the two know. `at`: milliseconds since 1970. */
export function offerLoan(record: TableRecord, seat: Seat, terms: LoanTerms, at: number): readonly SeatRecord[] {
  const { to, parts, until } = terms
  const openUntil = Math.min(until, at + LOAN_OFFER_DAYS * DAY_MS)
  const loan = { user: to?.user ?? null, name: to?.name ?? '', parts, until, openUntil, after: 0 }
  return record.seats.map((one) => (one.seat === seat ? { ...one, loan } : one))
}

/** Puts a loan in force, and tells the table. `after`: the last entry of the log. */
export function beginLoan(
  record: TableRecord,
  seat: Seat,
  { user, name, parts, until }: Loan,
  after: number,
): SeatChange {
  const loan = { user, name, parts, until, openUntil: null, after }
  const before = record.seats[seat]
  const { keeper = 'player', backAt = null } = before ?? {}
  const seats =
    parts !== null
      ? withControl(record, seat, { keeper, backAt, loan })
      : user === null
        ? withControl(record, seat, { keeper: 'computer', backAt: until, loan: null })
        : withControl(record, seat, { keeper: 'deputy', backAt: until, loan })
  const wakes = isPausedForAbsence(record) && parts === null && user !== null
  const deputy = user === null ? {} : { name, user }
  const said = { kind: 'on-leave', seat, keeper: user === null ? 'computer' : 'deputy', until } as const
  return {
    change: { seats, ...(wakes && { pause: null }) },
    lines: [
      happened({ ...said, ...deputy, ...(parts && { parts }) }),
      ...(wakes ? [happened({ kind: 'goes-on' })] : []),
    ],
  }
}

/**
 * Ends a loan or withdraws its offer; `null` if there is none. Only the player hears of an offer that came to nothing.
 */
export function endLoan(record: TableRecord, seat: Seat, why: WhyLoanEnded): SeatChange | null {
  const before = record.seats[seat]
  const loan = before?.loan
  if (!before || !loan) return null
  const line = loanOver(before, why)
  if (loan.openUntil !== null) {
    const seats = record.seats.map((one) => (one === before ? { ...one, loan: null } : one))
    return { change: { seats }, lines: why === 'taken-back' ? [] : [{ ...line, to: [seat] }] }
  }
  const isWhole = before.keeper === 'deputy'
  const { keeper, backAt } = isWhole ? { keeper: 'player' as const, backAt: null } : before
  return { change: { seats: withControl(record, seat, { keeper, backAt, loan: null }) }, lines: [line] }
}

/**
 * The change when a player acts at their seat. It ends a loan of the whole seat, and one of the part to which their
 * answer belongs. `null` if it changes nothing.
 */
export function playerActs(
  table: LendingTable & { readonly record: TableRecord },
  seat: Seat,
  asked?: Pick<Asked, 'seat' | 'verb' | 'secret'>,
): SeatChange | null {
  const back = cameBack(table.record, seat)
  if (!asked || !isLent(table, asked) || table.record.seats[seat]?.keeper === 'deputy') return back
  const record = { ...table.record, ...back?.change }
  const ended = endLoan(record, seat, 'taken-back')
  return ended && { change: { ...back?.change, ...ended.change }, lines: [...(back?.lines ?? []), ...ended.lines] }
}

/** The change at a time when a seat comes back by itself, or an offer expires; `null` if that isn't due. */
export function comeBackAt(record: TableRecord, seat: Seat, isDue: (at: number) => boolean): SeatChange | null {
  const { loan, backAt = null } = record.seats[seat] ?? {}
  if (loan && isDue(loan.openUntil ?? loan.until))
    return endLoan(record, seat, loan.openUntil === null ? 'over' : 'unanswered')
  return backAt !== null && isDue(backAt) ? cameBack(record, seat) : null
}

/**
 * The change when a deputy has let time run out too often, or once if the table would offer the seat to others: the
 * player gets it back, unless the table's rule is that a computer plays then.
 */
export function deputyIsLate(record: TableRecord, seat: Seat, then: AtZero): SeatChange | null {
  const ended = endLoan(record, seat, 'too-late')
  const { keeper, loan } = record.seats[seat] ?? {}
  if (!ended || then !== 'computer' || keeper !== 'deputy' || !loan) return ended
  const { until } = loan
  const seats = withControl({ ...record, ...ended.change }, seat, { keeper: 'computer', backAt: until })
  return {
    change: { seats },
    lines: [...ended.lines, happened({ kind: 'on-leave', seat, keeper: 'computer', until })],
  }
}

/** The loans after a step, and the lines about those that it ends; `null` without a change. No game takes one along. */
export function loansAfter(
  record: TableRecord,
  change: NonNullable<Commit['change']>,
): { readonly seats: readonly SeatRecord[]; readonly lines: readonly NewLine[] } | null {
  const now = { ...record, ...change }
  const isHere = now.status === 'playing' && now.server === record.server && now.room === record.room
  const lent = isHere ? [] : now.seats.filter(({ loan }) => loan)
  if (lent.length === 0) return null
  let seats = now.seats
  const lines: NewLine[] = []
  for (const { seat } of lent) {
    const ended = endLoan({ ...now, seats }, seat, 'moved')
    if (!ended) continue
    seats = ended.change.seats
    lines.push(...ended.lines)
  }
  // Everybody knows that loans end with the game.
  return { seats, lines: now.status === 'playing' ? lines : [] }
}
