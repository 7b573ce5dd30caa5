import { hash } from 'node:crypto'
import type { Asked, Seat } from '../../engine/index.ts'
import type { RunningTable } from './running-table.ts'
import type { PeopleCache } from './people-cache.ts'
import type { HiddenWait, SeatControl, SeatClock, SeatRecord, TableClocks, TableRecord } from '../model/store.ts'
import type { Uptime } from './uptime.ts'
import { attendanceNow } from '../steps/attendance.ts'
import { keeperOf } from '../steps/loans.ts'
import { afterWaking, wakingBetween, wakingFrom } from '../steps/waking-hours.ts'

/** Delays of automatic actions, in milliseconds. */
export interface Tempo {
  /** For a computer's answer, and for a seat whose player is gone. */
  readonly computer: number
  /** Bounds for a standing order. The delay varies between them, as a human player's would. */
  readonly order: { readonly least: number; readonly most: number }
}

/** The most that an order waits beyond the least delay in later windows of a turn, as a share of the least delay. */
const MAX_LATER_WINDOW_SHARE = 0.5
/** Reminders of one question after which a table counts as stalled. */
export const MAX_REMINDERS = 3
/** Minimum gap between two reminders, even if several fell due at night or while the machine slept. */
const BETWEEN_REMINDERS_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** The time for each further open decision in a turn in which the seat has let its time run out. */
export const AFTER_LAPSE_MS = 5 * 60 * 1000
/** Questions and positions per seat whose used time is remembered. */
const MAX_USED_TIMES = 80
/** Share of the reaction time that a seat has at least after an agreed rollback, so that it can answer at all. */
const MIN_REGAINED_SHARE = 0.5

/**
 * The clocks of tables, in the bot's own time and stored with the table. They depend only on public knowledge and
 * random numbers, so that the length of a wait reveals nothing else (TAL-R110).
 *
 * Used time stays used when the same question returns after an undo, a rollback vote, an absence, a pause or a restart.
 * So a question is identified by the turn's public progress (`Course`), which rolls back with the game, and an open
 * decision also by what everybody sees, because it may return without an undo. Another seat's answer or an aside gives
 * no new time; only a window starts again when everybody has heard a fact. Consecutive secret questions share one
 * clock, because their contents concern nobody else.
 */
export class Clocks {
  private readonly tempo: Tempo
  private readonly uptime: Uptime
  private readonly people: PeopleCache

  constructor(tempo: Tempo, uptime: Uptime, book: PeopleCache) {
    this.tempo = tempo
    this.uptime = uptime
    this.people = book
  }

  /** The table's clocks at its current state. */
  set(live: RunningTable): TableClocks {
    const now = this.uptime.now()
    const { record, run, turn } = live
    const { clocks } = record
    const isWindow = run.asked.some(({ reaction, fleeting }) => reaction || fleeting === true)
    const opened = clocks?.opened?.turn === turn ? clocks.opened : isWindow ? { turn, at: now } : null
    const seats = record.seats.map(({ seat }) => {
      const before = clocks?.seats[seat] ?? null
      const asked = run.askedOf(seat)
      if (asked) return this.setOne(live, asked, before, now)
      return before && (isOpen(before) || isElsewhere(live, seat, before)) ? this.stop(record, seat, before) : before
    })
    // Nothing is counted while the table is paused: turns with a single player present count from its end on.
    const areEnough = record.pause !== null || presentPlayersOf(live).length > 1 || playersOf(live).length === 1
    const few = areEnough ? null : (clocks?.few ?? turn)
    const attendance = attendanceNow(record, (seat) => run.rules.isIn(run.state, seat))
    return {
      opened,
      few,
      seats,
      hidden: hiddenWait(live, now),
      attendance,
      ...(clocks?.plans && { plans: clocks.plans }),
    }
  }

  /** When the others may first agree to move on without a private answer; `null` if the table waits for none. */
  overdue({ record }: RunningTable): number | null {
    const { clocks, timing, pause } = record
    if (!clocks?.hidden || pause) return null
    const { decision, remindAfter } = timing
    return clocks.hidden.since + (decision ?? MAX_REMINDERS * (remindAfter ?? DAY_MS))
  }

  /** The clocks of a table that ends: stopped, and without plans. */
  stopped(record: TableRecord): TableClocks | null {
    if (!record.clocks) return null
    const { plans: _, ...clocks } = record.clocks
    const seats = clocks.seats.map((one, seat) => one && this.stop(record, seat, one))
    return { ...clocks, seats, ...(clocks.attendance && { attendance: attendanceNow(record, () => false) }) }
  }

  private setOne(live: RunningTable, asked: Asked, before: SeatClock | null, now: number): SeatClock {
    const { record } = live
    const { seat } = asked
    const isStopped = record.pause !== null
    const question = questionOf(live, asked)
    if (before?.question !== question || before.regains) {
      return { ...this.begun(live, asked, before && this.stop(record, seat, before), now), isStopped }
    }
    if (isStopped) return this.stop(record, seat, before)
    const keeper = keeperNow(live, asked)
    if (before.isStopped) return { ...before, keeper, since: now, keptSince: now, isStopped }
    if (before.keeper === keeper) return before
    const stopped = this.stop(record, seat, before)
    return { ...stopped, keeper, keptSince: now, isStopped, reminders: 0, isUp: false }
  }

  /** Starts a seat's clock for a new question, or for the same one after a rollback. */
  private begun(live: RunningTable, asked: Asked, before: SeatClock | null, now: number): SeatClock {
    const { bank: full, increment } = live.record.timing
    const { used = [], bank = full, lapses = 0, lapsedIn = 0, newcomer = null } = before ?? {}
    const question = questionOf(live, asked)
    const position = positionOf(live, asked)
    const known = used.filter(([one]) => one === question || one === position)
    const spent = Math.max(0, ...known.map(([, one]) => one))
    const had = before?.gained ?? 0
    const given = before && !before.isSecret ? Math.max(0, Math.min(increment, full - bank)) : 0
    const gained = known.find(([one]) => one === question)?.[2] ?? known[0]?.[2] ?? had + given
    const left = Math.min(full, bank + gained - had)
    return {
      question,
      position,
      keeper: keeperNow(live, asked),
      isReaction: asked.reaction,
      isSecret: asked.secret,
      reminders: 0,
      isUp: false,
      since: now,
      keptSince: now,
      spent: before?.regains ? regained(live.record, asked, { spent, bank: left }) : spent,
      bank: left,
      gained,
      lapses,
      lapsedIn,
      used,
      isStopped: false,
      regains: false,
      newcomer,
    }
  }

  /** Stops a seat's clock: remembers the time used, and deducts what was used of the bank. */
  private stop(record: TableRecord, seat: Seat, clock: SeatClock): SeatClock {
    if (clock.isStopped) return clock
    const now = this.uptime.now()
    const limit = limitOf(record, clock.isReaction)
    const ran = isTimed(clock) ? Math.max(0, now - clock.keptSince) : 0
    const spent = limit === null ? 0 : Math.min(limit, clock.spent + ran)
    const bank = clock.bank - Math.min(Math.max(0, clock.bank), this.overrun(record, seat, clock, now))
    return { ...clock, spent, bank, used: hasLimits(record) ? usedAfter(clock, spent) : clock.used, isStopped: true }
  }

  /** How much of its bank a seat has used since its clock last started. */
  private overrun(record: TableRecord, seat: Seat, clock: SeatClock, now: number): number {
    const { decision } = record.timing
    if (decision === null || clock.isReaction || clock.isSecret || !isPerson(clock.keeper)) return 0
    const { uptime } = this
    const from = clock.keptSince + decision - clock.spent
    return now <= from
      ? 0
      : wakingBetween(this.personAt(record, seat, clock.keeper), uptime.toWorld(from), uptime.toWorld(now))
  }

  /**
   * When the time for a seat's question is up; `null` if it has no limit. For a secret question every seat gets the
   * longest time that any present player would have with a full bank, so that the end of the wait reveals nobody's
   * waking hours or bank.
   */
  zero(live: RunningTable, asked: Asked): number | null {
    const { seat, reaction, secret } = asked
    const { timing, clocks, pause } = live.record
    const clock = clocks?.seats[seat]
    if (!clock || pause || !isPlayers(live, seat)) return null
    const keeper = keeperNow(live, asked)
    if (reaction && isTimed({ isReaction: reaction, keeper }))
      return timing.reaction === null ? null : clock.keptSince + timing.reaction - clock.spent
    if (timing.decision === null || !isPerson(keeper)) return null
    // A player who is gone costs the others one deadline a turn. Lapses are public; who has a secret question isn't.
    if (!secret && clock.lapses > 0 && clock.lapsedIn === live.turn)
      return clock.keptSince + Math.max(0, Math.min(timing.decision, AFTER_LAPSE_MS) - clock.spent)
    const from = clock.keptSince + timing.decision - clock.spent
    if (secret)
      return Math.max(...presentPlayersOf(live).map((one) => this.afterBank(live, one.seat, from, timing.bank)))
    return this.afterBank(live, seat, from, clock.bank)
  }

  /** When a bank that starts at `from` is used up, given that it runs only in the waking hours of the seat's player. */
  private afterBank(live: RunningTable, seat: Seat, from: number, bank: number): number {
    if (bank <= 0) return from
    const { uptime } = this
    const asked = live.run.askedOf(seat)
    const keeper = asked ? keeperNow(live, asked) : (live.record.seats[seat]?.keeper ?? 'player')
    return uptime.fromWorld(afterWaking(this.personAt(live.record, seat, keeper), uptime.toWorld(from), bank))
  }

  /**
   * When to remind a seat next; `null` if never. Reminders count how long a table has waited in vain, even if the
   * player receives none. Somebody who wants one reminder or none is counted on a daily schedule, so that muting
   * reminders cannot keep a table from counting as stalled.
   */
  reminder(live: RunningTable, asked: Asked): number | null {
    const { seat } = asked
    const { timing, clocks } = live.record
    const clock = clocks?.seats[seat]
    if (!clock || timing.remindAfter === null || clock.reminders >= MAX_REMINDERS) return null
    const keeper = keeperNow(live, asked)
    if (!isPlayers(live, seat) || !isPerson(keeper)) return null
    const person = this.personAt(live.record, seat, keeper)
    const { uptime } = this
    const due = clock.keptSince + timing.remindAfter + clock.reminders * (person.remindEvery ?? DAY_MS)
    // A reminder delayed by the machine's sleep must not come at night, and several must not come at once in the
    // morning.
    const next = clock.reminders === 0 ? 0 : (clock.remindedAt ?? 0) + BETWEEN_REMINDERS_MS
    const at = Math.max(due, next, this.uptime.now())
    return uptime.fromWorld(wakingFrom(person, uptime.toWorld(at)))
  }

  /** When a seat without a present player answers. */
  alone({ record }: RunningTable, seat: Seat): number {
    return (record.clocks?.seats[seat]?.keptSince ?? this.uptime.now()) + this.tempo.computer
  }

  /**
   * When to carry out a standing order. Each seat has one delay per turn, which starts with the first window. Later
   * windows overlap it, and then add little more than the least delay, so that a turn of many windows does not drag.
   * The delay is derived from the table, turn and seat, so that a restart does not draw another one.
   */
  order({ record, turn }: RunningTable, seat: Seat): number {
    const { least, most } = this.tempo.order
    const at = record.clocks?.seats[seat]?.since ?? this.uptime.now()
    const random = hash('sha256', `clock:${record.id}:${record.seed}:${turn}:${seat}`)
    const upTo = (bound: number, word: number): number =>
      Math.floor(Math.max(1, Math.floor(bound) + 1) * wordOf(random, word))
    const whole = least + upTo(most - least, 0)
    const little = least + upTo(Math.min(MAX_LATER_WINDOW_SHARE * least, most - least), 1)
    return Math.max(at + little, (record.clocks?.opened?.at ?? at) + whole)
  }

  /** When a standing order has answered for a seat at the latest: the same time for all who are asked since then. */
  longestOrder({ record }: RunningTable, seat: Seat): number {
    const { least, most } = this.tempo.order
    const at = record.clocks?.seats[seat]?.since ?? this.uptime.now()
    return Math.max(at + (1 + MAX_LATER_WINDOW_SHARE) * least, (record.clocks?.opened?.at ?? at) + most)
  }

  private personAt({ seats }: TableRecord, seat: Seat, keeper: SeatControl) {
    const { user = null, loan = null } = seats[seat] ?? {}
    return this.people.of(keeper === 'deputy' ? (loan?.user ?? user) : user)
  }
}

/** Whether a seat has a player who is still in the game. */
export function isPlayers({ record, run }: RunningTable, seat: Seat): boolean {
  return record.seats[seat]?.user != null && run.rules.isIn(run.state, seat)
}

/** The seats whose players are still in the game. */
export function playersOf(live: RunningTable): readonly SeatRecord[] {
  return live.record.seats.filter(({ seat }) => isPlayers(live, seat))
}

/** The seats among them whose players, or deputies, are present. */
export function presentPlayersOf(live: RunningTable): readonly SeatRecord[] {
  return playersOf(live).filter(({ keeper }) => isPerson(keeper))
}

/** Whether the table waits for private answers only. */
function isWaitingInPrivate({ record, run }: RunningTable): boolean {
  return record.pause === null && run.asked.length > 0 && run.asked.every(({ secret }) => secret)
}

function hiddenWait(live: RunningTable, now: number): HiddenWait | null {
  if (!isWaitingInPrivate(live)) return null
  const { turn, heard, record } = live
  const before = record.clocks?.hidden
  return before?.turn === turn && before.heard === heard ? before : { turn, heard, since: now, isUp: false }
}

/** Who currently answers a question: nobody while the table is paused. */
function keeperNow(live: RunningTable, asked: Asked): SeatControl {
  return live.record.pause ? 'nobody' : keeperOf(live, asked)
}

/** Whether a person is there to answer. */
export function isPerson(keeper: SeatControl): boolean {
  return keeper === 'player' || keeper === 'deputy'
}

/** One of the 32-bit words of a digest in hexadecimal, as a number from 0 up to, but not including, 1. */
function wordOf(digest: string, word: number): number {
  return Number.parseInt(digest.slice(8 * word, 8 * (word + 1)), 16) / 2 ** 32
}

const MARK_LETTERS = 10

/** The public identity of a question. If nobody else may know of the question, that is only the turn's progress. */
function questionOf(live: RunningTable, { seat, verb, about, known, secret, reaction }: Asked): string {
  const isBesides = reaction && live.course.besides
  const mark = known && (secret || reaction) ? markOf(JSON.stringify([verb, about])) : ''
  return `${placeOf(live, seat)}/${reaction ? 'window' : 'decision'}${isBesides ? '+' : ''}${mark}`
}

/** A seat's public progress within the current turn. */
function placeOf({ turn, course }: RunningTable, seat: Seat): string {
  return [turn, course.answered[seat] ?? 0, course.heard].join('.')
}

/** A digest of everybody's view during an open decision: a turn may return to the same view by answers only. */
function positionOf({ turn, run }: RunningTable, { verb, about, secret, reaction }: Asked): string | null {
  if (secret || reaction) return null
  return `${turn}/${markOf(`[${run.publicText},${JSON.stringify(verb)},${JSON.stringify(about)}]`)}`
}

function markOf(seen: string): string {
  return hash('sha256', seen, 'base64url').slice(0, MARK_LETTERS)
}

/** Whether everybody notices that a question has been answered. */
function isOpen({ position, isReaction }: SeatClock): boolean {
  return position !== null && !isReaction
}

/** Whether the game has publicly moved on since a seat's question. */
function isElsewhere(live: RunningTable, seat: Seat, { question }: SeatClock): boolean {
  return !question.startsWith(`${placeOf(live, seat)}/`)
}

/**
 * Whether the seat's time runs. It always runs during windows, because they do not stay open for a player on vacation.
 */
function isTimed({ keeper, isReaction }: Pick<SeatClock, 'keeper' | 'isReaction'>): boolean {
  return isPerson(keeper) || (isReaction && keeper === 'nobody')
}

/**
 * Whether a question counts as a decision with a clock. Windows don't, because nearly all players pass nearly all of
 * them, and secret questions don't, because the count is public.
 */
export function isCounted({ timing }: TableRecord, { reaction, secret }: Pick<Asked, 'reaction' | 'secret'>): boolean {
  return timing.decision !== null && !reaction && !secret
}

/** Whether the table limits any time. Otherwise no time is used up, and none has to be remembered and stored. */
function hasLimits({ timing }: TableRecord): boolean {
  return timing.decision !== null || timing.reaction !== null
}

/** The used times of a seat once its clock has stopped: those of the question and of the position are the latest. */
function usedAfter({ question, position, gained, used }: SeatClock, spent: number): SeatClock['used'] {
  const names = position === null ? [question] : [question, position]
  const others = used.filter(([name]) => !names.includes(name))
  return [...others, ...names.map((name) => [name, spent, gained] as const)].slice(-MAX_USED_TIMES)
}

function limitOf({ timing }: TableRecord, isReaction: boolean): number | null {
  return isReaction ? timing.reaction : timing.decision
}

/** The used time of a question after an agreed rollback to it: a seat with no time left could not answer. */
function regained(
  record: TableRecord,
  { reaction }: Asked,
  { spent, bank }: Pick<SeatClock, 'spent' | 'bank'>,
): number {
  const limit = limitOf(record, reaction)
  const least = Math.round((record.timing.reaction ?? 0) * MIN_REGAINED_SHARE)
  const hasTime = limit === null || spent < limit || (!reaction && bank > 0)
  return hasTime ? spent : Math.max(0, limit - least)
}
