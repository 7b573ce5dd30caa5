import {
  byDefault,
  computerChoice,
  rngFrom,
  type Asked,
  type Choice,
  type Entry,
  type Game,
  type HasRng,
  type Level,
  type Seat,
} from '../../engine/index.ts'
import { withDecision } from '../steps/attendance.ts'
import { comeBackAt, deputyIsLate, isLent, keeperOf } from '../steps/loans.ts'
import { wakingFrom } from '../steps/waking-hours.ts'
import type { Agenda, AutomaticCause } from '../live/agenda.ts'
import { isCounted, MAX_REMINDERS } from '../live/clocks.ts'
import { plannedLine, preparedFor, type PreparedAnswer } from '../steps/plans.ts'
import type { Lobbies } from './lobbies.ts'
import type { Votes } from './votes.ts'
import { FairTurns } from '../kit/fair-queue.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import { settledTable } from '../live/undo.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { happened } from '../steps/lines.ts'
import { originOf, tokenOf, type RunningTable } from '../live/running-table.ts'
import { withControl } from '../steps/lobby.ts'
import type { Requests } from '../live/requests.ts'
import { DONE } from '../model/results.ts'
import { clocksHandedOver, withClocks } from '../steps/seat-clocks.ts'
import type { NewLine, SeatRecord, TableClocks, TableId, TableRecord } from '../model/store.ts'
import { publishMetric } from '../kit/telemetry.ts'
import type { PendingThought, Thinker } from '../model/thinking.ts'
import { traced } from '../kit/trace.ts'

/** Delay before a retry after a failure outside the rules, such as a full disk. */
const TRY_AGAIN_MS = 5_000
/** Delay before a retry if the table has too many requests. */
const BUSY_MS = 500
/** A timer for a later time fires after this time and is set again. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000
/** Choices tried for a seat without a player if the rules fail on its first ones. */
const MAX_OFFERS_TRIED = 40
/** A player becomes inactive after three decisions (TAL-R94). */
const INACTIVE_AFTER = { most: 3, each: 'decision' } as const
/** Tables of different hosts take turns, so that players are served even if thousands of tables are due. */
const MAX_TABLES_AT_ONCE = 16
/** After this many asides in a row a computer player has to answer. */
const MAX_CONSECUTIVE_ASIDES = 40

export interface AutoplayParts {
  readonly repository: TableRepository
  readonly agenda: Agenda
  readonly votes: Votes
  readonly requests: Requests
  readonly lobbies: Lobbies
  /** Whether this process advances the tables of a server; otherwise another process does. */
  readonly isOurs: (server: string) => boolean
  readonly thinker: Thinker | null
}

/** Carries out automatic actions: one step at a time, each saved before the next, with a pause in between. */
export class Autoplay {
  private readonly repository: TableRepository
  private readonly agenda: Agenda
  private readonly votes: Votes
  private readonly requests: Requests
  private readonly lobbies: Lobbies
  private readonly isOurs: (server: string) => boolean
  /** One timer per table with an action to come: ten thousand timers take 5 MB. */
  private readonly pending = new Map<TableId, { readonly due: number; readonly callOff: () => void }>()
  private readonly due = new FairTurns({ atOnce: MAX_TABLES_AT_ONCE })
  private readonly thinker: Thinker | null
  /** What computer players think about: at most one question a table, known by its token. */
  private readonly thoughts = new Map<TableId, { readonly about: string; readonly thought: PendingThought }>()
  private isStopped = false

  constructor({ repository, agenda, votes, requests, lobbies, isOurs, thinker }: AutoplayParts) {
    this.repository = repository
    this.agenda = agenda
    this.votes = votes
    this.requests = requests
    this.lobbies = lobbies
    this.isOurs = isOurs
    this.thinker = thinker
  }

  /** Resumes a table that may have been interrupted. */
  wake(id: TableId): Promise<void> {
    return this.byItself(id)
  }

  /** Schedules a table's next automatic action, or cancels it for `null`. */
  goOn(id: TableId, due: number | null): void {
    if (due !== null) {
      this.thinkAhead(id)
      return this.later(id, due)
    }
    this.thoughts.delete(id)
    this.pending.get(id)?.callOff()
    this.pending.delete(id)
  }

  /** Forgets a table that no longer acts by itself. */
  forget(id: TableId): void {
    this.goOn(id, null)
    this.agenda.forget(id)
  }

  stop(): void {
    this.isStopped = true
    for (const { callOff } of this.pending.values()) callOff()
    this.pending.clear()
    this.due.clear()
  }

  /**
   * Begins to think about the question that a cunning computer player answers next. The answer is given when it is due
   * however soon the thought is done, so its time tells nobody anything.
   */
  private thinkAhead(id: TableId): void {
    const live = this.repository.lastLive(id)
    if (!this.thinker || live?.record.level !== 'cunning') return
    const next = this.agenda.next(live)
    if (next?.kind !== 'answer' || levelAt(live, next.seat) !== 'cunning') return
    const about = questionAt(live, next.seat)
    if (this.thoughts.get(id)?.about === about) return
    const { snapshot, entries } = originOf(live)
    const puzzle = { game: live.game.rules.id, snapshot, entries, seat: next.seat, seed: this.repository.newSeed() }
    const thought = this.thinker.begin(puzzle, next.due - this.repository.uptime.now())
    this.thoughts.set(id, { about, thought })
  }

  /** What a cunning computer player has thought of; `null` if nothing, so that it plays fairly. */
  private thoughtFor(live: RunningTable, seat: Seat): Choice | null {
    const known = this.thoughts.get(live.record.id)
    if (known?.about !== questionAt(live, seat)) return null
    this.thoughts.delete(live.record.id)
    const { choice } = known.thought
    if (!choice) publishMetric('thought', { how: 'late' })
    return choice
  }

  private later(id: TableId, due: number): void {
    if (this.isStopped) return
    const already = this.pending.get(id)
    if (already && already.due <= due) return
    already?.callOff()
    const ahead = Math.min(Math.max(0, due - this.repository.uptime.now()), MAX_TIMER_MS)
    const callOff = this.repository.clock.after(ahead, () => {
      this.pending.delete(id)
      if (ahead === MAX_TIMER_MS) this.later(id, due)
      else void this.inTurn(id)
    })
    this.pending.set(id, { due, callOff })
  }

  private inTurn(id: TableId): Promise<void> {
    const owner = { person: this.repository.hostKnown(id), table: id }
    return this.due.take(owner, () => traced({ what: 'by itself', table: id }, () => this.byItself(id)))
  }

  /** Carries out a table's automatic action, and retries later if something outside the rules fails. */
  private async byItself(id: TableId): Promise<void> {
    try {
      const done = await this.requests.ofTable(id, async (record) => {
        if (!this.isOurs(record.server)) return DONE
        if (record.status === 'playing') await this.moveByItself(id)
        if (record.status === 'lobby') {
          const due = await this.lobbies.act(record)
          if (due !== null) this.later(id, due)
        }
        return DONE
      })
      if (!done.ok && done.why === 'busy') this.later(id, this.repository.uptime.now() + BUSY_MS)
    } catch (error) {
      const { log, uptime } = this.repository
      log.error({ table: id, err: error }, 'automatic action failed')
      this.later(id, uptime.now() + TRY_AGAIN_MS)
    }
  }

  private async moveByItself(id: TableId): Promise<void> {
    const live = await this.settledLive(id)
    if (!live) return
    const next = this.agenda.next(live)
    if (!next) return
    if (next.due > this.repository.uptime.now()) return this.later(id, next.due)
    switch (next.kind) {
      case 'answer':
        return next.why === 'zero' ? this.atZero(live, next.seat) : this.answer(live, next.seat, next.why)
      case 'remind':
        return this.remind(live, next.seat)
      case 'return':
        return this.bringBack(live, next.seat)
      case 'rest':
        return this.say(live, [happened({ kind: 'paused', why: next.why })], { change: { pause: next.why } })
      case 'overdue':
        return this.say(live, [], { clocks: overdueNow(live.record.clocks) })
      case 'settle':
        return this.votes.settleNext(live)
      case 'forget':
        return this.say(live, [happened({ kind: 'closed' })], { change: { status: 'closed' } })
    }
  }

  /**
   * Applies the table's rule for a seat whose time is up. If others may not know of the question, or of the seat it was
   * put to (TAL-R87), only that seat hears of it, and the seat's control must not change visibly: the default is taken
   * at once.
   */
  private async atZero(live: RunningTable, seat: Seat): Promise<void> {
    const { record, run } = live
    const asked = run.askedOf(seat)
    if (!asked) return
    const { atZero } = record.timing
    const then = asked.reaction ? 'window' : asked.secret ? 'default' : atZero
    const counted = await this.countedLate(live, asked)
    const said = happened({ kind: 'time-up', seat, then }, asked.secret ? [seat] : 'all')
    const isDeputys = isLent(live, asked)
    if (isDeputys && (then === 'substitute' || then === 'computer')) return this.takeFromDeputy(live, seat, [said])
    if (then === 'wait') return this.say(live, [said], { clocks: withClocks(counted, { isUp: true }, seat) })
    if (then === 'substitute') {
      const seats = record.seats.map((one) => (one.seat === seat ? { ...one, offered: true } : one))
      const lines = [said, happened({ kind: 'seat-offered', seat })]
      return this.say(live, lines, { clocks: withClocks(counted, { isUp: true }, seat), change: { seats } })
    }
    if (then === 'computer') {
      const seats = withControl(record, seat, { keeper: 'computer' })
      return this.say(live, [said], { clocks: counted.clocks, change: { seats } })
    }
    // Letting a window pass does not make a player inactive: players pass nearly all windows.
    if (then === 'window' || asked.secret) return await this.answer(live, seat, 'zero', { lines: [said] })
    const { lapses, seats } = this.afterLapse(live, seat)
    if (seats && isDeputys) return this.takeFromDeputy(live, seat, [said])
    const asleep = seats ? [happened({ kind: 'fell-asleep', seat })] : []
    await this.answer(live, seat, 'zero', {
      lines: [said, ...asleep],
      clocks: withClocks(counted, { lapses, lapsedIn: live.turn }, seat),
      ...(seats && { change: { seats } }),
    })
  }

  /** A seat comes back from a deputy who lets the others wait. */
  private async takeFromDeputy(live: RunningTable, seat: Seat, lines: readonly NewLine[]): Promise<void> {
    const late = deputyIsLate(live.record, seat, live.record.timing.atZero)
    if (!late) return
    const back = await this.repository.returned(live, seat, late)
    const clocks = clocksHandedOver(live.record, seat)
    await this.say(live, [...lines, ...back.lines], { clocks, change: back.change })
  }

  /** The table once a decision counts whose time is up: as late, or as excused in the person's quiet hours. */
  private async countedLate(live: RunningTable, asked: Asked): Promise<TableRecord> {
    const { record } = live
    const { people, importedUsers, clock } = this.repository
    const user = record.seats[asked.seat]?.user ?? null
    if (user === null || isLent(live, asked) || !isCounted(record, asked) || (await importedUsers.has(record.id, user)))
      return record
    const now = clock.now()
    const isQuiet = wakingFrom(people.of(user), now) > now
    return { ...record, clocks: withDecision(record, asked.seat, isQuiet ? 'excused' : 'late') }
  }

  /** How often in a row the seat has let its time run out, including now; and the seats, if this makes it inactive. */
  private afterLapse(live: RunningTable, seat: Seat): { lapses: number; seats?: readonly SeatRecord[] } {
    const { record, game, turn } = live
    const clock = record.clocks?.seats[seat]
    const { most, each } = game.inactiveAfter ?? INACTIVE_AFTER
    const isSame = each === 'turn' && clock?.lapsedIn === turn && clock.lapses > 0
    const lapses = (clock?.lapses ?? 0) + (isSame ? 0 : 1)
    if (lapses < most) return { lapses }
    return { lapses, seats: withControl(record, seat, { keeper: 'defaults' }) }
  }

  private async remind(live: RunningTable, seat: Seat): Promise<void> {
    const { record } = live
    const reminders = (record.clocks?.seats[seat]?.reminders ?? 0) + 1
    const asked = live.run.askedOf(seat)
    const isSecret = asked?.secret !== false
    if (asked && !isSecret && reminders >= MAX_REMINDERS && isLent(live, asked))
      return this.takeFromDeputy(live, seat, [])
    const lines = reminders < MAX_REMINDERS || isSecret ? [] : [happened({ kind: 'stalled', seat })]
    await this.say(live, lines, {
      clocks: withClocks(record, { reminders, remindedAt: this.repository.uptime.now() }, seat),
    })
  }

  private async bringBack(live: RunningTable, seat: Seat): Promise<void> {
    const { uptime } = this.repository
    const due = comeBackAt(live.record, seat, (at) => uptime.fromWorld(at) <= uptime.now())
    if (!due) return
    const back = await this.repository.returned(live, seat, due)
    const isHandedOver = live.record.seats[seat]?.loan?.openUntil === null
    const clocks = isHandedOver ? clocksHandedOver(live.record, seat) : null
    await this.say(live, back.lines, { clocks, change: back.change })
  }

  /** Commits a step without an answer. */
  private async say(
    live: RunningTable,
    lines: readonly NewLine[],
    {
      clocks,
      change = {},
    }: { clocks?: TableClocks | null; change?: Parameters<TableRepository['change']>[1]['change'] },
  ): Promise<void> {
    const record = clocks ? { ...live.record, clocks } : live.record
    const quiet = lines.every(({ to }) => to !== 'all') && Object.keys(change).length === 0
    await this.repository.change(record, { lines, change, quiet })
  }

  /** Answers for a seat with the first choice that the rules accept. */
  private async answer(
    live: RunningTable,
    seat: Seat,
    why: AutomaticCause,
    said: Parameters<TableRepository['answer']>[3] = {},
  ): Promise<void> {
    const { id } = live.record
    for (const way of this.waysFor(live, seat, why)) {
      const fresh = await this.settledLive(id)
      if (!fresh || (await this.goes(fresh, seat, way, said))) return
    }
    this.agenda.setStuck(live)
  }

  private async settledLive(id: TableId): Promise<RunningTable | undefined> {
    const live = await this.repository.live(id)
    return live && settledTable(this.repository, live)
  }

  /** Tries one choice; returns whether the rules accept it. */
  private async goes(
    live: RunningTable,
    seat: Seat,
    way: (live: RunningTable) => Choice,
    said: Parameters<TableRepository['answer']>[3],
  ): Promise<boolean> {
    try {
      const { verb, key } = way(live)
      const prepared = preparedFor(live, seat)
      const isPlanned = prepared?.key === key && prepared.step !== null
      const lines = [...(said?.lines ?? []), ...(prepared?.key === key ? citation(live, seat, prepared) : [])]
      const result = await this.repository.answer(live, { seat, verb, key }, null, { ...said, lines, isPlanned })
      if (result.ok) return true
      const where = faultDetails(live.game.rules, live.seq, { ...originOf(live), answer: { seat, verb, key } })
      throw new Fault(`automatic choice refused: ${result.why}`, where)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await this.repository.keepFault(live.record.id, error)
      return false
    }
  }

  /** The automatic choices for a seat, best first: its plan, order or computer's choice, the default, any other. */
  private waysFor(live: RunningTable, seat: Seat, why: AutomaticCause): ((live: RunningTable) => Choice)[] {
    const { record, game, run, lines } = live
    const rng = { rng: rngFrom(this.repository.newSeed()) }
    const asked = run.askedOf(seat)
    const prepared = preparedFor(live, seat)
    const sitting = record.seats[seat]
    const isComputer =
      (sitting?.user === null || (asked ? keeperOf(live, asked) : sitting?.keeper) === 'computer') &&
      run.rules.isIn(run.state, seat) &&
      !isDawdling(lines, seat, asked?.verb)
    const thought = isComputer ? this.thoughtFor(live, seat) : null
    const any = (asked?.offers ?? []).slice(0, MAX_OFFERS_TRIED)
    const choice = (key: string) => () => ({ verb: asked?.verb ?? '', key })
    return [
      ...(why !== 'nobody-there' && prepared ? [choice(prepared.key)] : []),
      ...(thought ? [() => thought] : []),
      ...(isComputer ? [(fresh: RunningTable) => choiceByComputer(fresh, game, seat, rng)] : []),
      (fresh) => byDefault(fresh.run, seat, rng),
      ...any.map((offer) => choice(offer.key)),
    ]
  }
}

/** The line that says what has answered for a seat: its plan, or to that seat alone which standing order. */
function citation(live: RunningTable, seat: Seat, prepared: PreparedAnswer): NewLine[] {
  if (prepared.step !== null) return plannedLine(live, seat, prepared)
  const followed = live.run.followedBy(seat)
  return followed ? [happened({ kind: 'by-order', seat, ...followed }, [seat])] : []
}

/** The clocks once everybody may know that the time for a private answer is up. */
function overdueNow(clocks: TableClocks | null): TableClocks | null {
  return clocks?.hidden ? { ...clocks, hidden: { ...clocks.hidden, isUp: true } } : clocks
}

/** Whether a seat without a player has made only asides in a row up to the limit, and might never answer. */
function isDawdling(lines: RunningTable['lines'], seat: Seat, verb: string | undefined): boolean {
  const last = lines.slice(-MAX_CONSECUTIVE_ASIDES)
  const isAside = (entry: Entry): boolean =>
    entry.kind === 'answer' && entry.answer.seat === seat && entry.answer.verb !== verb
  return last.length === MAX_CONSECUTIVE_ASIDES && last.every(isAside)
}

/** How well the computer of a seat plays. One that sits in for a person plays fairly. */
function levelAt({ record }: RunningTable, seat: Seat): Level {
  return record.seats[seat]?.user === null ? (record.level ?? 'fair') : 'fair'
}

/** Identifies a question of a seat: another one is another text. */
function questionAt(live: RunningTable, seat: Seat): string {
  const { count, mark } = tokenOf(live, seat)
  return `${seat} ${count} ${mark}`
}

function choiceByComputer(live: RunningTable, game: Game, seat: Seat, rng: HasRng): Choice {
  const { run, seq } = live
  // Whatever a computer may do besides answering belongs to the whole seat.
  const { wantsAsides: _, ...answering } = game
  const { loan } = live.record.seats[seat] ?? {}
  const isPart = loan?.user === null
  try {
    return computerChoice(isPart ? answering : game, run, seat, rng, levelAt(live, seat))
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, originOf(live)))
  }
}
