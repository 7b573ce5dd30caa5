import { createHash } from 'node:crypto'
import { below, chanceFrom, type Asked, type Seat } from '../engine/index.ts'
import { timesAnswered, type Live } from './live.ts'
import type { PeopleBook } from './people-book.ts'
import type { HiddenWait, Keeper, SeatClock, SeatRecord, TableClocks } from './store.ts'
import type { Uptime } from './uptime.ts'
import { afterWaking, wakingBetween, wakingFrom } from './waking.ts'

/** How long things take that happen by themselves, in milliseconds. */
export interface Tempo {
  /** How long a computer thinks, or a seat whose player is not there. */
  readonly computer: number
  /** How long a standing order takes, at least and at most: somewhere between, as a player of flesh and blood. */
  readonly order: { readonly least: number; readonly most: number }
}

/** Later windows of a turn take an order no more than this share longer than the least. */
const HASTE = 0.5
/** After so many reminders of one question a table counts as stalled. */
export const MOST_REMINDERS = 3
/** However many were due in somebody's night, or while the machine slept, the next comes this much later. */
const BETWEEN_REMINDERS_MS = 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/**
 * The clocks of tables. They are set by what all may know and by luck alone, so that how long is waited tells nothing else
 * (TAL-R110): a seat that is asked the same again has not begun to wait anew, not after another's answer, nor after
 * something it did beside the question, unless all have heard of it. They are kept with the table. All times are the bot's own.
 */
export class Clocks {
  private readonly tempo: Tempo
  private readonly uptime: Uptime
  private readonly people: PeopleBook

  constructor(tempo: Tempo, uptime: Uptime, people: PeopleBook) {
    this.tempo = tempo
    this.uptime = uptime
    this.people = people
  }

  /** The clocks of a table as they are set now. */
  set(live: Live): TableClocks {
    const now = this.uptime.now()
    const { record, run, turn } = live
    const { clocks } = record
    const isWindow = run.asked.some(({ reaction }) => reaction)
    const opened = clocks?.opened?.turn === turn ? clocks.opened : isWindow ? { turn, at: now } : null
    // Whoever has answered keeps their time: the answer may be taken back, and nobody is to see that from the clock.
    const seats = record.seats.map(({ seat }) => {
      const before = clocks?.seats[seat] ?? null
      const asked = run.askedOf(seat)
      return asked ? this.setOne(live, asked, before, now) : before
    })
    // While the table stands still for whatever cause, nothing is counted: how long only one is there counts from then on.
    const areEnough = record.pause !== null || peopleThere(live).length > 1 || people(live).length === 1
    const few = areEnough ? null : (clocks?.few ?? turn)
    return { opened, few, seats, hidden: hiddenWait(live, now) }
  }

  /** From when on the others may agree to move on without a private answer; `null` while the table waits for none. */
  overdue({ record }: Live): number | null {
    const { clocks, timing, pause } = record
    if (!clocks?.hidden || pause) return null
    const { decision, remindAfter } = timing
    return clocks.hidden.since + (decision ?? MOST_REMINDERS * (remindAfter ?? DAY))
  }

  private setOne(live: Live, asked: Asked, before: SeatClock | null, now: number): SeatClock {
    const { record } = live
    const { bank: full, increment } = record.timing
    const question = publicQuestion(live, asked)
    const keeper = keeperNow(live, asked.seat)
    const kept = before && before.keeper === keeper
    const { reaction: isReaction, secret: isSecret } = asked
    const fresh = { keeper, isReaction, isSecret, reminders: 0, isUp: false }
    // Whoever was waited for by nobody has all the time of a window again.
    const since = before?.keeper === 'nobody' ? now : before?.since
    if (before?.question === question)
      return kept ? before : { ...before, ...fresh, since: since ?? now, keptSince: now }
    const { bank = full, lapses = 0, lapsedIn = 0 } = before ?? {}
    const gained = before?.isSecret ? 0 : increment
    const left = before ? Math.min(full, bank - this.overrun(live, asked.seat, before, now) + gained) : full
    return { ...fresh, question, since: now, keptSince: now, bank: Math.max(0, left), lapses, lapsedIn }
  }

  /** How much of its bank a seat has used since it was asked. */
  private overrun(live: Live, seat: Seat, clock: SeatClock, now: number): number {
    const { decision } = live.record.timing
    if (decision === null || clock.isReaction || clock.isSecret || clock.keeper !== 'player') return 0
    const { uptime } = this
    const from = clock.keptSince + decision
    return now <= from ? 0 : wakingBetween(this.personAt(live, seat), uptime.toWorld(from), uptime.toWorld(now))
  }

  /**
   * When the time of a seat is up that is asked; `null` if it has all the time in the world. In secret everybody has the time of
   * whoever would have most, with a full bank: when the table moves on must not tell whose hours and bank it waited for.
   */
  zero(live: Live, { seat, reaction, secret }: Asked): number | null {
    const { timing, clocks, pause } = live.record
    const clock = clocks?.seats[seat]
    if (!clock || pause || !isPlayers(live, seat)) return null
    const keeper = keeperNow(live, seat)
    if (reaction && (keeper === 'player' || keeper === 'nobody'))
      return timing.reaction === null ? null : clock.since + timing.reaction
    if (timing.decision === null || keeper !== 'player') return null
    const from = clock.keptSince + timing.decision
    if (secret) return Math.max(...peopleThere(live).map((one) => this.afterBank(live, one.seat, from, timing.bank)))
    return this.afterBank(live, seat, from, clock.bank)
  }

  /** When a bank is used up that runs from a time on, in the waking hours of a seat's player. */
  private afterBank(live: Live, seat: Seat, from: number, bank: number): number {
    if (bank === 0) return from
    const { uptime } = this
    return uptime.fromWorld(afterWaking(this.personAt(live, seat), uptime.toWorld(from), bank))
  }

  /**
   * When a seat that is asked is to be reminded next; `null` if never. It counts how long a table has waited in vain, not what
   * was heard: whoever wants one reminder or none is counted on for all the same (each is a day after the last), so that nobody
   * can keep a table from being declared stalled by wanting to hear nothing.
   */
  reminder(live: Live, { seat }: Asked): number | null {
    const { timing, clocks } = live.record
    const clock = clocks?.seats[seat]
    if (!clock || timing.remindAfter === null || clock.reminders >= MOST_REMINDERS) return null
    if (!isPlayers(live, seat) || keeperNow(live, seat) !== 'player') return null
    const person = this.personAt(live, seat)
    const { uptime } = this
    const due = clock.keptSince + timing.remindAfter + clock.reminders * (person.remindEvery ?? DAY)
    // One that could not come when it was due, as while the machine slept, does not come in the night instead.
    // Nor do several come at once in the morning.
    const next = clock.reminders === 0 ? 0 : (clock.remindedAt ?? 0) + BETWEEN_REMINDERS_MS
    const at = Math.max(due, next, this.uptime.now())
    return uptime.fromWorld(wakingFrom(person, uptime.toWorld(at)))
  }

  /** When nobody's seat goes on. */
  alone({ record }: Live, seat: Seat): number {
    return (record.clocks?.seats[seat]?.keptSince ?? this.uptime.now()) + this.tempo.computer
  }

  /**
   * When a standing order is carried out. Each seat has its own time a turn, which runs from the first window on: windows
   * that follow overlap it, and then take little more than the least, so that a turn of many windows does not drag. It is
   * always the same for a table, a turn and a seat, so that a restart does not draw another.
   */
  order({ record, turn }: Live, seat: Seat): number {
    const { least, most } = this.tempo.order
    const at = record.clocks?.seats[seat]?.since ?? this.uptime.now()
    const luck = { chance: chanceFrom(`clock:${record.id}:${record.seed}:${turn}:${seat}`) }
    const upTo = (most: number): number => below(luck, Math.max(1, Math.floor(most) + 1))
    const whole = least + upTo(most - least)
    const little = least + upTo(Math.min(HASTE * least, most - least))
    return Math.max(at + little, (record.clocks?.opened?.at ?? at) + whole)
  }

  private personAt({ record }: Live, seat: Seat) {
    return this.people.of(record.seats[seat]?.user ?? null)
  }
}

/** Whether somebody sits at a seat, and is in the game still. */
export function isPlayers({ record, run }: Live, seat: Seat): boolean {
  return record.seats[seat]?.user != null && run.rules.isIn(run.state, seat)
}

/** The seats of those who play, and are in the game still. */
export function people(live: Live): readonly SeatRecord[] {
  return live.record.seats.filter(({ seat }) => isPlayers(live, seat))
}

/** Those among them who are there. */
export function peopleThere(live: Live): readonly SeatRecord[] {
  return people(live).filter(({ keeper }) => keeper === 'player')
}

/** Whether a table waits for private answers alone. */
function isWaitingInPrivate({ record, run }: Live): boolean {
  return record.pause === null && run.asked.length > 0 && run.asked.every(({ secret }) => secret)
}

function hiddenWait(live: Live, now: number): HiddenWait | null {
  if (!isWaitingInPrivate(live)) return null
  const { turn, heard, record } = live
  const before = record.clocks?.hidden
  return before?.turn === turn && before.heard === heard ? before : { turn, heard, since: now, isUp: false }
}

/** Who answers for a seat as things are: while the table stands still, nobody. */
function keeperNow({ record }: Live, seat: Seat): Keeper {
  return record.pause ? 'nobody' : (record.seats[seat]?.keeper ?? 'player')
}

const MARK_LETTERS = 16

/**
 * A mark of what all may know of a question. Of one that nobody else knows of, that is nothing: several in a row are
 * answered on one clock. Where others wait for it, that it is asked is no secret, whatever is in it.
 */
function publicQuestion(live: Live, { seat, verb, about, known }: Asked): string {
  const public_ = known ? [verb, about, timesAnswered(live, seat, verb)] : []
  const text = JSON.stringify([live.turn, live.heard, ...public_])
  return createHash('sha256').update(text).digest('base64url').slice(0, MARK_LETTERS)
}
