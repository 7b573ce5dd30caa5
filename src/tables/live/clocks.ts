import { createHash } from 'node:crypto'
import { below, rngFrom, type Asked, type Seat } from '../../engine/index.ts'
import type { Live } from './running-table.ts'
import type { PeopleBook } from './people-cache.ts'
import type { HiddenWait, Keeper, SeatClock, SeatRecord, TableClocks, TableRecord } from '../model/store.ts'
import type { Uptime } from './uptime.ts'
import { afterWaking, wakingBetween, wakingFrom } from '../steps/waking-hours.ts'

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
/** How many questions and positions a seat remembers the used time of. */
const MOST_USED = 80
/** The share of a reaction's time that agreed going back leaves a seat at least, so that it can answer at all. */
const REGAINED = 0.5

/**
 * The clocks of tables. They are set by what all may know and by luck alone, so that how long is waited tells nothing else
 * (TAL-R110). Time that was used stays used, however the same question comes back: after an undo, a vote to go back, an absence,
 * a pause or a restart. So a question is known by how far the turn has come (`Course`), which goes back with the game, and an open
 * decision by what all see as well, which may come back without any undo. Another's answer, or something done beside a question,
 * gives no new time either; only a window begins again when all have heard something. What several secret questions in a row ask is
 * nobody's business: they are answered on one clock. They are kept with the table. All times are the bot's own.
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
    const seats = record.seats.map(({ seat }) => {
      const before = clocks?.seats[seat] ?? null
      const asked = run.askedOf(seat)
      if (asked) return this.setOne(live, asked, before, now)
      return before && (isOpen(before) || isElsewhere(live, seat, before)) ? this.stop(record, seat, before) : before
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

  /** The clocks of a table that stands still. */
  stopped(record: TableRecord): TableClocks | null {
    const { clocks } = record
    return clocks && { ...clocks, seats: clocks.seats.map((one, seat) => one && this.stop(record, seat, one)) }
  }

  private setOne(live: Live, asked: Asked, before: SeatClock | null, now: number): SeatClock {
    const { record } = live
    const { seat } = asked
    const isStopped = record.pause !== null
    const question = questionOf(live, asked)
    if (before?.question !== question || before.regains) {
      return { ...this.begun(live, asked, before && this.stop(record, seat, before), now), isStopped }
    }
    if (isStopped) return this.stop(record, seat, before)
    const keeper = keeperNow(live, seat)
    if (before.isStopped) return { ...before, keeper, since: now, keptSince: now, isStopped }
    if (before.keeper === keeper) return before
    const stopped = this.stop(record, seat, before)
    return { ...stopped, keeper, keptSince: now, isStopped, reminders: 0, isUp: false }
  }

  /** The clock of a seat that is asked something else than before, or the same once more after the game has gone back. */
  private begun(live: Live, asked: Asked, before: SeatClock | null, now: number): SeatClock {
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
      keeper: keeperNow(live, asked.seat),
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

  /** The clock of a seat, stopped: what was used of its time is remembered, and what was used of the bank is gone. */
  private stop(record: TableRecord, seat: Seat, clock: SeatClock): SeatClock {
    if (clock.isStopped) return clock
    const now = this.uptime.now()
    const limit = limitOf(record, clock.isReaction)
    const ran = isTimed(clock) ? Math.max(0, now - clock.keptSince) : 0
    const spent = limit === null ? 0 : Math.min(limit, clock.spent + ran)
    const bank = clock.bank - Math.min(Math.max(0, clock.bank), this.overrun(record, seat, clock, now))
    const names = [clock.question, ...(clock.position === null ? [] : [clock.position])]
    const others = clock.used.filter(([name]) => !names.includes(name))
    const used = [...others, ...names.map((name) => [name, spent, clock.gained] as const)].slice(-MOST_USED)
    return { ...clock, spent, bank, used, isStopped: true }
  }

  /** How much of its bank a seat has used since its clock ran on. */
  private overrun(record: TableRecord, seat: Seat, clock: SeatClock, now: number): number {
    const { decision } = record.timing
    if (decision === null || clock.isReaction || clock.isSecret || clock.keeper !== 'player') return 0
    const { uptime } = this
    const from = clock.keptSince + decision - clock.spent
    return now <= from ? 0 : wakingBetween(this.personAt(record, seat), uptime.toWorld(from), uptime.toWorld(now))
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
    if (reaction && isTimed({ isReaction: reaction, keeper }))
      return timing.reaction === null ? null : clock.keptSince + timing.reaction - clock.spent
    if (timing.decision === null || keeper !== 'player') return null
    const from = clock.keptSince + timing.decision - clock.spent
    if (secret) return Math.max(...peopleThere(live).map((one) => this.afterBank(live, one.seat, from, timing.bank)))
    return this.afterBank(live, seat, from, clock.bank)
  }

  /** When a bank is used up that runs from a time on, in the waking hours of a seat's player. */
  private afterBank(live: Live, seat: Seat, from: number, bank: number): number {
    if (bank <= 0) return from
    const { uptime } = this
    return uptime.fromWorld(afterWaking(this.personAt(live.record, seat), uptime.toWorld(from), bank))
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
    const person = this.personAt(live.record, seat)
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
    const rng = { rng: rngFrom(`clock:${record.id}:${record.seed}:${turn}:${seat}`) }
    const upTo = (most: number): number => below(rng, Math.max(1, Math.floor(most) + 1))
    const whole = least + upTo(most - least)
    const little = least + upTo(Math.min(HASTE * least, most - least))
    return Math.max(at + little, (record.clocks?.opened?.at ?? at) + whole)
  }

  private personAt(record: TableRecord, seat: Seat) {
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

const MARK_LETTERS = 10

/** What all may know of where a question stands: of one that nobody else knows of, only how far the turn has come. */
function questionOf(live: Live, { seat, verb, about, known, secret, reaction }: Asked): string {
  const isBesides = reaction && live.course.besides
  const mark = known && (secret || reaction) ? markOf([verb, about]) : ''
  return `${placeOf(live, seat)}/${reaction ? 'window' : 'decision'}${isBesides ? '+' : ''}${mark}`
}

/** How far the turn under way has come for a seat, as all know it. */
function placeOf({ turn, course }: Live, seat: Seat): string {
  return [turn, course.answered[seat] ?? 0, course.heard].join('.')
}

/** A mark of what all see while a decision is asked openly: a turn may come back there by answers alone. */
function positionOf({ turn, run }: Live, { verb, about, secret, reaction }: Asked): string | null {
  return secret || reaction ? null : `${turn}/${markOf([run.view(null), verb, about])}`
}

function markOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, MARK_LETTERS)
}

/** Whether all can tell that a question is answered once it is not asked any more. */
function isOpen({ position, isReaction }: SeatClock): boolean {
  return position !== null && !isReaction
}

/** Whether the game has gone on since a seat was asked something, as all know. */
function isElsewhere(live: Live, seat: Seat, { question }: SeatClock): boolean {
  return !question.startsWith(`${placeOf(live, seat)}/`)
}

/** Whether time runs for whoever answers for a seat; a window is not kept open for a player who is away for long. */
function isTimed({ keeper, isReaction }: Pick<SeatClock, 'keeper' | 'isReaction'>): boolean {
  return keeper === 'player' || (isReaction && keeper === 'nobody')
}

function limitOf({ timing }: TableRecord, isReaction: boolean): number | null {
  return isReaction ? timing.reaction : timing.decision
}

/** The used time of a question to which the table has agreed to go back: nobody can answer what has no time left at all. */
function regained(
  record: TableRecord,
  { reaction }: Asked,
  { spent, bank }: Pick<SeatClock, 'spent' | 'bank'>,
): number {
  const limit = limitOf(record, reaction)
  const least = Math.round((record.timing.reaction ?? 0) * REGAINED)
  const hasTime = limit === null || spent < limit || (!reaction && bank > 0)
  return hasTime ? spent : Math.max(0, limit - least)
}
