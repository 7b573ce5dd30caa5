import { byDefault, chanceFrom, type Choice, type Entry, type Game, type Lucky, type Seat } from '../engine/index.ts'
import { Fault, faultDetails } from './faults.ts'
import { isOfOneTable, type Ledger } from './ledger.ts'
import { isUnsettled, nextAutomatic, type Automatic, type Live } from './live.ts'
import { Clocks, type Pace } from './pace.ts'
import { DONE } from './results.ts'
import type { Result } from './service.ts'
import type { TableId, TableRecord } from './store.ts'

/** After a failure outside the rules, such as a full disk, a table that plays by itself tries again. */
const TRY_AGAIN_MS = 30_000
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

  /** Takes a table up that may have been left in the middle of something. */
  wake(id: TableId): void {
    void this.byItself(id, async (record) => {
      await this.ledger.settled(record)
      await this.goOn(id)
    })
  }

  /** Sees to it that a table goes on if it can by itself. */
  async goOn(id: TableId): Promise<void> {
    if (this.isStopped) return
    try {
      const next = await this.nextFor(id)
      if (next) this.later(id, next.due)
    } catch (error) {
      this.tryAgain(id, error)
    }
  }

  stop(): void {
    this.isStopped = true
    for (const { callOff } of this.pending.values()) callOff()
    this.pending.clear()
  }

  /** When the default is taken for a seat that stays silent; `null` if never. */
  deadline(live: Live, seat: Seat): number | null {
    const waiting = this.clocksOf(live).of(live, seat)
    return waiting && live.rebuilt.run.askedOf(seat)?.reaction ? waiting.silent : null
  }

  private async nextFor(id: TableId): Promise<Pick<Automatic, 'due'> | undefined> {
    try {
      const record = await this.ledger.store.table(id)
      if (record?.status !== 'playing') return this.forget(id)
      if (this.stalled.get(id) === (await this.ledger.store.lastSeq(id))) return undefined
      const live = await this.ledger.reading(record)
      if (!live) return undefined
      return isUnsettled(live) ? { due: this.ledger.clock.now() } : this.automatic(live)
    } catch (error) {
      if (isOfOneTable(error)) return undefined
      throw error
    }
  }

  private forget(id: TableId): undefined {
    this.clocks.delete(id)
    this.stalled.delete(id)
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
      void this.byItself(id, (record) => this.moveByItself(record))
    })
    this.pending.set(id, { due, callOff })
  }

  private async byItself(id: TableId, work: (record: TableRecord) => Promise<void>): Promise<void> {
    try {
      const done = await this.inTurn(id, async (record) => {
        if (record.status === 'playing') await work(record)
        return DONE
      })
      if (!done.ok && done.why === 'busy') await this.goOn(id)
    } catch (error) {
      this.tryAgain(id, error)
    }
  }

  private tryAgain(id: TableId, error: unknown): void {
    const { log, clock } = this.ledger
    log.error({ table: id, err: error }, 'a table could not go on by itself')
    this.later(id, clock.now() + TRY_AGAIN_MS)
  }

  private async moveByItself(record: TableRecord): Promise<void> {
    const live = await this.ledger.settled(record)
    if (this.stalled.get(record.id) === live.seq) return
    const next = this.automatic(live)
    if (!next) return
    if (next.due > this.ledger.clock.now()) return this.goOn(record.id)
    let fresh: Live | undefined = live
    for (const way of this.waysFor(live, next)) {
      fresh ??= await this.ledger.rebuilt(record)
      if (await this.goes(fresh, next.seat, way)) return
      fresh = undefined
    }
    this.stalled.set(record.id, live.seq)
  }

  /** Tries a way to answer; whether the rules let it. */
  private async goes(live: Live, seat: Seat, way: (live: Live) => Choice): Promise<boolean> {
    try {
      const { verb, key } = way(live)
      const result = await this.ledger.move(live, { seat, verb, key }, null)
      if (result.ok) return true
      const where = faultDetails(live.game.rules, live.seq, { ...live.origin, answer: { seat, verb, key } })
      throw new Fault(`a seat that plays by itself chose what is ${result.why}`, where)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await this.ledger.keepFault(live.record.id, error)
      return false
    }
  }

  /** What a seat may do by itself, best first: its order or its computer's choice, the default, anything legal. */
  private waysFor({ record, game, rebuilt, entries }: Live, { seat, why }: Automatic): ((live: Live) => Choice)[] {
    const luck = { chance: chanceFrom(this.ledger.newSeed()) }
    const asked = rebuilt.run.askedOf(seat)
    const isComputer =
      record.seats[seat]?.user === null &&
      rebuilt.run.rules.isIn(rebuilt.run.state, seat) &&
      !isDawdling(entries, seat, asked?.verb)
    const any = (asked?.offers ?? []).slice(0, MOST_TRIED)
    const choice = (key: string) => () => ({ verb: asked?.verb ?? '', key })
    return [
      ...(why === 'order' && asked?.standing ? [choice(asked.standing)] : []),
      ...(isComputer ? [(live: Live) => computerChoice(live, game, seat, luck)] : []),
      (live) => byDefault(live.rebuilt.run, seat, luck),
      ...any.map((offer) => choice(offer.key)),
    ]
  }
}

/** Whether a seat that plays by itself has only done things beside its question for so long that it never may answer. */
function isDawdling(entries: Live['entries'], seat: Seat, verb: string | undefined): boolean {
  const last = entries.slice(-MOST_ASIDES)
  const isAside = (entry: Entry): boolean =>
    entry.kind === 'answer' && entry.answer.seat === seat && entry.answer.verb !== verb
  return last.length === MOST_ASIDES && last.every(isAside)
}

function computerChoice({ rebuilt: { run }, seq, origin }: Live, game: Game, seat: Seat, luck: Lucky): Choice {
  try {
    const asked = run.askedOf(seat)
    if (!asked) throw new Error(`seat ${seat} is not asked`)
    return game.computer(run.rules.view(run.state, seat), asked, run.asidesOf(seat), luck)
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, origin))
  }
}
