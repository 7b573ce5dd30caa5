import { byDefault, chanceFrom, type Choice, type Entry, type Game, type Lucky, type Seat } from '../engine/index.ts'
import { Fault, faultDetails } from './faults.ts'
import type { Ledger } from './ledger.ts'
import { isUnsettled, nextAutomatic, originOf, type Automatic, type Live } from './live.ts'
import { Clocks, type Pace } from './pace.ts'
import { DONE } from './results.ts'
import type { Result } from './service.ts'
import type { TableId, TableRecord } from './store.ts'

/** After a failure outside the rules, such as a full disk, a table that plays by itself tries again. */
const TRY_AGAIN_MS = 30_000
/** While a table has too much to do, it waits so long to go on by itself. */
const BUSY_MS = 500
/** Options tried for a seat that plays by itself and whose moves the rules fail at. */
const MOST_TRIED = 40
/** Asides in a row after which a computer player has to answer. */
const MOST_ASIDES = 40

/** Carries out a request of a table in its turn. */
export type InTurn = (id: TableId, work: (record: TableRecord) => Promise<Result>) => Promise<Result>

/** Moves the seats that play by themselves: one answer at a time, each kept before the next, with a pause between. */
export class Autoplay {
  private readonly ledger: Ledger
  private readonly pace: Pace
  private readonly inTurn: InTurn
  /** Tables that will go on by themselves, and how to call that off. */
  private readonly pending = new Map<TableId, { readonly due: number; readonly callOff: () => void }>()
  private readonly clocks = new Map<TableId, Clocks>()
  /** Where nothing a seat could do by itself worked: somebody has to act first. */
  private readonly stalled = new Map<TableId, number>()
  private isStopped = false

  constructor(ledger: Ledger, pace: Pace, inTurn: InTurn) {
    this.ledger = ledger
    this.pace = pace
    this.inTurn = inTurn
  }

  /** When a table goes on by itself, as it stands, in milliseconds since 1970; `null` if it does not. */
  dueOf(live: Live): number | null {
    const { id } = live.record
    if (this.stalled.get(id) === live.seq) return null
    return isUnsettled(live) ? this.ledger.clock.now() : (this.automatic(live)?.due ?? null)
  }

  /** Takes a table up that may have been left in the middle of something. */
  wake(id: TableId): Promise<void> {
    return this.byItself(id)
  }

  /** Sees to it that a table goes on by itself, if it does. */
  goOn(id: TableId, due: number | null): void {
    if (due !== null) return this.later(id, due)
    this.pending.get(id)?.callOff()
    this.pending.delete(id)
  }

  /** Forgets a table at which nothing goes on any more. */
  forget(id: TableId): void {
    this.goOn(id, null)
    this.clocks.delete(id)
    this.stalled.delete(id)
  }

  stop(): void {
    this.isStopped = true
    for (const { callOff } of this.pending.values()) callOff()
    this.pending.clear()
  }

  /** When the default is taken for those who stay silent, where others wait for them. */
  deadlines(live: Live): ReadonlyMap<Seat, number> {
    const asked = live.run.asked.filter(({ reaction }) => reaction)
    if (asked.length === 0) return new Map()
    const clocks = this.clocksOf(live)
    return new Map(asked.map(({ seat }) => [seat, clocks.of(live, seat)?.silent ?? 0]))
  }

  private automatic(live: Live): Automatic | undefined {
    const clocks = this.clocksOf(live)
    return nextAutomatic(live, (seat) => {
      const waiting = clocks.of(live, seat)
      if (!waiting) throw new Error(`no clock was set for seat ${seat}`)
      return waiting
    })
  }

  /** The clocks of a table as they are set now. */
  private clocksOf(live: Live): Clocks {
    const { id } = live.record
    const clocks = this.clocks.get(id) ?? new Clocks(this.pace)
    this.clocks.set(id, clocks)
    clocks.set(live, this.ledger.clock.now())
    return clocks
  }

  private later(id: TableId, due: number): void {
    if (this.isStopped) return
    const already = this.pending.get(id)
    if (already && already.due <= due) return
    already?.callOff()
    const callOff = this.ledger.clock.after(Math.max(0, due - this.ledger.clock.now()), () => {
      this.pending.delete(id)
      void this.byItself(id)
    })
    this.pending.set(id, { due, callOff })
  }

  /** Carries out what a table does by itself, and tries again later if something outside the rules fails. */
  private async byItself(id: TableId): Promise<void> {
    try {
      const done = await this.inTurn(id, async (record) => {
        if (record.status === 'playing') await this.moveByItself(id)
        return DONE
      })
      if (!done.ok && done.why === 'busy') this.later(id, this.ledger.clock.now() + BUSY_MS)
    } catch (error) {
      const { log, clock } = this.ledger
      log.error({ table: id, err: error }, 'a table could not go on by itself')
      this.later(id, clock.now() + TRY_AGAIN_MS)
    }
  }

  private async moveByItself(id: TableId): Promise<void> {
    const live = await this.settledLive(id)
    if (!live || this.stalled.get(id) === live.seq) return
    const next = this.automatic(live)
    if (!next) return
    if (next.due > this.ledger.clock.now()) return this.later(id, next.due)
    for (const way of this.waysFor(live, next)) {
      const fresh = await this.settledLive(id)
      if (!fresh || (await this.goes(fresh, next.seat, way))) return
    }
    this.stalled.set(id, live.seq)
  }

  private async settledLive(id: TableId): Promise<Live | undefined> {
    const live = await this.ledger.live(id)
    return live && this.ledger.settled(live)
  }

  /** Tries a way to answer; whether the rules let it. */
  private async goes(live: Live, seat: Seat, way: (live: Live) => Choice): Promise<boolean> {
    try {
      const { verb, key } = way(live)
      const result = await this.ledger.move(live, { seat, verb, key }, null)
      if (result.ok) return true
      const where = faultDetails(live.game.rules, live.seq, { ...originOf(live), answer: { seat, verb, key } })
      throw new Fault(`a seat that plays by itself chose what is ${result.why}`, where)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await this.ledger.keepFault(live.record.id, error)
      return false
    }
  }

  /** What a seat may do by itself, best first: its order or its computer's choice, the default, anything legal. */
  private waysFor({ record, game, run, lines }: Live, { seat, why }: Automatic): ((live: Live) => Choice)[] {
    const luck = { chance: chanceFrom(this.ledger.newSeed()) }
    const asked = run.askedOf(seat)
    const isComputer =
      record.seats[seat]?.user === null && run.rules.isIn(run.state, seat) && !isDawdling(lines, seat, asked?.verb)
    const any = (asked?.offers ?? []).slice(0, MOST_TRIED)
    const choice = (key: string) => () => ({ verb: asked?.verb ?? '', key })
    return [
      ...(why === 'order' && asked?.standing ? [choice(asked.standing)] : []),
      ...(isComputer ? [(live: Live) => computerChoice(live, game, seat, luck)] : []),
      (live) => byDefault(live.run, seat, luck),
      ...any.map((offer) => choice(offer.key)),
    ]
  }
}

/** Whether a seat that plays by itself has only done things beside its question for so long that it never may answer. */
function isDawdling(lines: Live['lines'], seat: Seat, verb: string | undefined): boolean {
  const last = lines.slice(-MOST_ASIDES)
  const isAside = (entry: Entry): boolean =>
    entry.kind === 'answer' && entry.answer.seat === seat && entry.answer.verb !== verb
  return last.length === MOST_ASIDES && last.every(isAside)
}

function computerChoice(live: Live, game: Game, seat: Seat, luck: Lucky): Choice {
  const { run, seq } = live
  try {
    const asked = run.askedOf(seat)
    if (!asked) throw new Error(`seat ${seat} is not asked`)
    return game.computer(run.view(seat), asked, run.asidesOf(seat), luck)
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, originOf(live)))
  }
}
