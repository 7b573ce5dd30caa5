import {
  byDefault,
  rngFrom,
  type Asked,
  type Choice,
  type Entry,
  type Game,
  type HasRng,
  type Seat,
} from '../../engine/index.ts'
import { cameBack } from '../steps/vacation.ts'
import { isPlayers, MOST_REMINDERS, people, peopleThere, type Clocks } from '../live/clocks.ts'
import type { Council } from './votes.ts'
import { Turns } from '../kit/fair-queue.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import { settled } from '../live/undo.ts'
import type { Ledger } from '../live/table-repository.ts'
import { happened } from '../steps/lines.ts'
import { isUnsettled, originOf, type Live } from '../live/running-table.ts'
import { withKeeper } from '../steps/lobby.ts'
import { isOpen } from '../live/proposals.ts'
import type { Requests } from '../live/requests.ts'
import { DONE } from '../model/results.ts'
import { withClocks } from '../steps/seat-clocks.ts'
import type { NewLine, PauseCause, SeatRecord, TableClocks, TableId } from '../model/store.ts'
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
const SLEEPS_AFTER = { most: 3, each: 'decision' } as const
/** Tables of different hosts take turns, so that players are served even if thousands of tables are due. */
const MAX_TABLES_AT_ONCE = 16
/** After this many asides in a row a computer player has to answer. */
const MAX_CONSECUTIVE_ASIDES = 40

/**
 * Why a seat answers automatically. `order`: its own standing order. `nobody-there`: it has no player, or its player is
 * away. `zero`: its time is up.
 */
type Why = 'order' | 'nobody-there' | 'zero'

/** An automatic action of a table, due in the bot's own time. */
type Deed = { readonly due: number } & (
  | { readonly kind: 'answer'; readonly seat: Seat; readonly why: Why }
  | { readonly kind: 'remind'; readonly seat: Seat }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'rest'; readonly why: PauseCause }
  | { readonly kind: 'overdue' }
  | { readonly kind: 'settle' }
)

export interface AutoplayParts {
  readonly ledger: Ledger
  readonly clocks: Clocks
  readonly council: Council
  readonly requests: Requests
  /** Whether this process advances the tables of a server; otherwise another process does. */
  readonly isOurs: (server: string) => boolean
}

/** Carries out automatic actions: one step at a time, each saved before the next, with a pause in between. */
export class Autoplay {
  private readonly ledger: Ledger
  private readonly clocks: Clocks
  private readonly council: Council
  private readonly requests: Requests
  private readonly isOurs: (server: string) => boolean
  /** One timer per table with an action to come: ten thousand timers take 5 MB. */
  private readonly pending = new Map<TableId, { readonly due: number; readonly callOff: () => void }>()
  /** Tables where every automatic choice failed, with the log entry: a player has to act first. */
  private readonly stuck = new Map<TableId, number>()
  private readonly due = new Turns({ atOnce: MAX_TABLES_AT_ONCE })
  private isStopped = false

  constructor({ ledger, clocks, council, requests, isOurs }: AutoplayParts) {
    this.ledger = ledger
    this.clocks = clocks
    this.council = council
    this.requests = requests
    this.isOurs = isOurs
  }

  /** When a table next acts by itself, in the bot's own time; `null` if it does not. */
  dueOf(live: Live): number | null {
    if (isUnsettled(live)) return this.ledger.uptime.now()
    return this.next(live)?.due ?? null
  }

  /** Resumes a table that may have been interrupted. */
  wake(id: TableId): Promise<void> {
    return this.byItself(id)
  }

  /** Schedules a table's next automatic action, or cancels it for `null`. */
  goOn(id: TableId, due: number | null): void {
    if (due !== null) return this.later(id, due)
    this.pending.get(id)?.callOff()
    this.pending.delete(id)
  }

  /** Forgets a table that no longer acts by itself. */
  forget(id: TableId): void {
    this.goOn(id, null)
    this.stuck.delete(id)
  }

  stop(): void {
    this.isStopped = true
    for (const { callOff } of this.pending.values()) callOff()
    this.pending.clear()
    this.due.clear()
  }

  /** The table's next automatic action. */
  private next(live: Live): Deed | undefined {
    const now = this.ledger.uptime.now()
    const { record } = live
    const settles = record.motions
      .filter(isOpen)
      .map(({ until }): Deed => ({ kind: 'settle', due: this.council.hasToSettle(live) ? now : until }))
    const returns = record.seats.flatMap(({ seat, backAt }): Deed[] =>
      backAt === null ? [] : [{ kind: 'return', seat, due: this.ledger.uptime.fromWorld(backAt) }],
    )
    const why = causeToRest(live)
    const rests: Deed[] = why ? [{ kind: 'rest', why, due: now }] : []
    return [
      ...rests,
      ...settles,
      ...returns,
      ...this.answers(live),
      ...this.reminders(live),
      ...this.overdue(live),
    ].sort((a, b) => a.due - b.due)[0]
  }

  /**
   * The automatic answers. A standing order waits for its own delay, so that nobody can tell it from a player's answer.
   * The table does not wait for computers or for players who are away or gone. But if a present player has a question
   * too, that player goes first, by hand or by standing order.
   */
  private answers(live: Live): Deed[] {
    const { record, run } = live
    if (record.pause || causeToRest(live) || this.stuck.get(record.id) === live.seq) return []
    const keeperOf = ({ seat }: Asked) => record.seats[seat]?.keeper ?? 'player'
    const isHuman = ({ seat }: Asked): boolean => isPlayers(live, seat)
    const waits = (asked: Asked): boolean => isHuman(asked) && ['player', 'nobody'].includes(keeperOf(asked))
    return run.asked.flatMap((asked): Deed[] => {
      const { seat } = asked
      if (isHuman(asked) && asked.standing !== null && keeperOf(asked) !== 'nobody')
        return [{ kind: 'answer', seat, why: 'order', due: this.clocks.order(live, seat) }]
      if (!waits(asked)) {
        if (run.asked.some(waits)) return []
        return [{ kind: 'answer', seat, why: 'nobody-there', due: this.clocks.alone(live, seat) }]
      }
      const isUp = record.clocks?.seats[seat]?.isUp === true
      // A private question never waits once its time is up: the others have agreed to that.
      const zero = !isUp ? this.clocks.zero(live, asked) : asked.secret ? this.ledger.uptime.now() : null
      return zero === null ? [] : [{ kind: 'answer', seat, why: 'zero', due: zero }]
    })
  }

  private reminders(live: Live): Deed[] {
    if (live.record.pause) return []
    return live.run.asked.flatMap((asked): Deed[] => {
      const due = this.clocks.reminder(live, asked)
      return due === null ? [] : [{ kind: 'remind', seat: asked.seat, due }]
    })
  }

  private overdue(live: Live): Deed[] {
    const due = this.clocks.overdue(live)
    return due === null || live.record.clocks?.hidden?.isUp ? [] : [{ kind: 'overdue', due }]
  }

  private later(id: TableId, due: number): void {
    if (this.isStopped) return
    const already = this.pending.get(id)
    if (already && already.due <= due) return
    already?.callOff()
    const ahead = Math.min(Math.max(0, due - this.ledger.uptime.now()), MAX_TIMER_MS)
    const callOff = this.ledger.clock.after(ahead, () => {
      this.pending.delete(id)
      if (ahead === MAX_TIMER_MS) this.later(id, due)
      else void this.inTurn(id)
    })
    this.pending.set(id, { due, callOff })
  }

  private inTurn(id: TableId): Promise<void> {
    const owner = { person: this.ledger.hostKnown(id), table: id }
    return this.due.take(owner, () => traced({ what: 'by itself', table: id }, () => this.byItself(id)))
  }

  /** Carries out a table's automatic action, and retries later if something outside the rules fails. */
  private async byItself(id: TableId): Promise<void> {
    try {
      const done = await this.requests.ofTable(id, async (record) => {
        if (record.status === 'playing' && this.isOurs(record.server)) await this.moveByItself(id)
        return DONE
      })
      if (!done.ok && done.why === 'busy') this.later(id, this.ledger.uptime.now() + BUSY_MS)
    } catch (error) {
      const { log, uptime } = this.ledger
      log.error({ table: id, err: error }, 'automatic action failed')
      this.later(id, uptime.now() + TRY_AGAIN_MS)
    }
  }

  private async moveByItself(id: TableId): Promise<void> {
    const live = await this.settledLive(id)
    if (!live) return
    const next = this.next(live)
    if (!next) return
    if (next.due > this.ledger.uptime.now()) return this.later(id, next.due)
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
        return this.council.settleNext(live)
    }
  }

  /**
   * Applies the table's rule for a seat whose time is up. If others may not know of the question, or of the seat it was
   * put to (TAL-R87), only that seat hears of it, and the seat's control must not change visibly: the default is taken
   * at once.
   */
  private async atZero(live: Live, seat: Seat): Promise<void> {
    const { record, run } = live
    const asked = run.askedOf(seat)
    if (!asked) return
    const { atZero } = record.timing
    const then = asked.reaction ? 'window' : asked.secret ? 'default' : atZero
    const said = happened({ kind: 'time-up', seat, then }, asked.secret ? [seat] : 'all')
    if (then === 'wait') return this.say(live, [said], { clocks: withClocks(record, { isUp: true }, seat) })
    if (then === 'substitute') {
      const seats = record.seats.map((one) => (one.seat === seat ? { ...one, offered: true } : one))
      const lines = [said, happened({ kind: 'seat-offered', seat })]
      return this.say(live, lines, { clocks: withClocks(record, { isUp: true }, seat), change: { seats } })
    }
    if (then === 'computer')
      return this.say(live, [said], { change: { seats: withKeeper(record, seat, { keeper: 'computer' }) } })
    // Letting a window pass does not make a player inactive: players pass nearly all windows.
    if (then === 'window' || asked.secret) return await this.answer(live, seat, 'zero', { lines: [said] })
    const { lapses, seats } = this.afterLapse(live, seat)
    const asleep = seats ? [happened({ kind: 'fell-asleep', seat })] : []
    await this.answer(live, seat, 'zero', {
      lines: [said, ...asleep],
      clocks: withClocks(record, { lapses, lapsedIn: live.turn }, seat),
      ...(seats && { change: { seats } }),
    })
  }

  /** How often in a row the seat has let its time run out, including now; and the seats, if this makes it inactive. */
  private afterLapse(live: Live, seat: Seat): { lapses: number; seats?: readonly SeatRecord[] } {
    const { record, game, turn } = live
    const clock = record.clocks?.seats[seat]
    const { most, each } = game.sleepsAfter ?? SLEEPS_AFTER
    const isSame = each === 'turn' && clock?.lapsedIn === turn && clock.lapses > 0
    const lapses = (clock?.lapses ?? 0) + (isSame ? 0 : 1)
    if (lapses < most) return { lapses }
    return { lapses, seats: withKeeper(record, seat, { keeper: 'defaults' }) }
  }

  private async remind(live: Live, seat: Seat): Promise<void> {
    const { record } = live
    const reminders = (record.clocks?.seats[seat]?.reminders ?? 0) + 1
    const isSecret = live.run.askedOf(seat)?.secret !== false
    const lines = reminders < MOST_REMINDERS || isSecret ? [] : [happened({ kind: 'stalled', seat })]
    await this.say(live, lines, {
      clocks: withClocks(record, { reminders, remindedAt: this.ledger.uptime.now() }, seat),
    })
  }

  private async bringBack(live: Live, seat: Seat): Promise<void> {
    const back = cameBack(live.record, seat)
    if (!back) return
    const told = await this.ledger.standIns(live, live.record.seats[seat]?.user ?? null)
    await this.say(live, [...back.lines, ...told], { change: back.change })
  }

  /** Commits a step without an answer. */
  private async say(
    live: Live,
    lines: readonly NewLine[],
    { clocks, change = {} }: { clocks?: TableClocks | null; change?: Parameters<Ledger['change']>[1]['change'] },
  ): Promise<void> {
    const record = clocks ? { ...live.record, clocks } : live.record
    const quiet = lines.every(({ to }) => to !== 'all') && Object.keys(change).length === 0
    await this.ledger.change(record, { lines, change, quiet })
  }

  /** Answers for a seat with the first choice that the rules accept. */
  private async answer(live: Live, seat: Seat, why: Why, said: Parameters<Ledger['move']>[3] = {}): Promise<void> {
    const { id } = live.record
    for (const way of this.waysFor(live, seat, why)) {
      const fresh = await this.settledLive(id)
      if (!fresh || (await this.goes(fresh, seat, way, said))) return
    }
    this.stuck.set(id, live.seq)
  }

  private async settledLive(id: TableId): Promise<Live | undefined> {
    const live = await this.ledger.live(id)
    return live && settled(this.ledger, live)
  }

  /** Tries one choice; returns whether the rules accept it. */
  private async goes(
    live: Live,
    seat: Seat,
    way: (live: Live) => Choice,
    said: Parameters<Ledger['move']>[3],
  ): Promise<boolean> {
    try {
      const { verb, key } = way(live)
      const followed = live.run.followedBy(seat)
      const cited = followed?.key === key ? [happened({ kind: 'by-order', seat, ...followed }, [seat])] : []
      const lines = [...(said?.lines ?? []), ...cited]
      const result = await this.ledger.move(live, { seat, verb, key }, null, { ...said, lines })
      if (result.ok) return true
      const where = faultDetails(live.game.rules, live.seq, { ...originOf(live), answer: { seat, verb, key } })
      throw new Fault(`automatic choice refused: ${result.why}`, where)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await this.ledger.keepFault(live.record.id, error)
      return false
    }
  }

  /** The automatic choices for a seat, best first: its order or its computer's choice, the default, anything legal. */
  private waysFor(live: Live, seat: Seat, why: Why): ((live: Live) => Choice)[] {
    const { record, game, run, lines } = live
    const rng = { rng: rngFrom(this.ledger.newSeed()) }
    const asked = run.askedOf(seat)
    const sitting = record.seats[seat]
    const isComputer =
      (sitting?.user === null || sitting?.keeper === 'computer') &&
      run.rules.isIn(run.state, seat) &&
      !isDawdling(lines, seat, asked?.verb)
    const any = (asked?.offers ?? []).slice(0, MAX_OFFERS_TRIED)
    const choice = (key: string) => () => ({ verb: asked?.verb ?? '', key })
    return [
      ...(why !== 'nobody-there' && asked?.standing ? [choice(asked.standing)] : []),
      ...(isComputer ? [(fresh: Live) => computerChoice(fresh, game, seat, rng)] : []),
      (fresh) => byDefault(fresh.run, seat, rng),
      ...any.map((offer) => choice(offer.key)),
    ]
  }
}

/**
 * Why a table should pause. Either no player is present and the current turn is over (WAR-25.9), or by the rules of its
 * game all players but one have been away for a round (TAL-R95). Once everybody has left for good, the computers play
 * the game to its end.
 *
 * By then the rules have asked the first question of the next turn, because they play on from question to question.
 * That is as good as pausing before it: nobody has decided anything in that turn, its round is counted once however
 * long the table is paused, no later round is counted, and the player who wakes the table continues from there.
 */
function causeToRest(live: Live): PauseCause | null {
  const { record, game, seq, began, turn } = live
  if (record.pause !== null || seq !== began || people(live).length === 0) return null
  if (peopleThere(live).length === 0) return 'all-away'
  const few = record.clocks?.few ?? null
  const isLong = few !== null && turn >= few + record.seats.length
  return game.restsWithOne === true && isLong ? 'almost-all-away' : null
}

/** The clocks once everybody may know that the time for a private answer is up. */
function overdueNow(clocks: TableClocks | null): TableClocks | null {
  return clocks?.hidden ? { ...clocks, hidden: { ...clocks.hidden, isUp: true } } : clocks
}

/** Whether a seat without a player has made only asides in a row up to the limit, and might never answer. */
function isDawdling(lines: Live['lines'], seat: Seat, verb: string | undefined): boolean {
  const last = lines.slice(-MAX_CONSECUTIVE_ASIDES)
  const isAside = (entry: Entry): boolean =>
    entry.kind === 'answer' && entry.answer.seat === seat && entry.answer.verb !== verb
  return last.length === MAX_CONSECUTIVE_ASIDES && last.every(isAside)
}

function computerChoice(live: Live, game: Game, seat: Seat, rng: HasRng): Choice {
  const { run, seq } = live
  try {
    const asked = run.askedOf(seat)
    if (!asked) throw new Error(`seat ${seat} has no question`)
    return game.computer(run.view(seat), asked, run.asidesOf(seat), rng)
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, originOf(live)))
  }
}
