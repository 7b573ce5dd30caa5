import { below, chanceFrom, type Seat } from '../engine/index.ts'
import { timesAnswered, type Live, type Waiting } from './live.ts'

/** How long things take that happen by themselves, in milliseconds. */
export interface Pace {
  /** How long a computer thinks, or somebody who is away. */
  readonly computer: number
  /** How long a table waits for a reaction. */
  readonly reaction: number
  /** How long a standing order takes, at least and at most: somewhere between, as a player of flesh and blood. */
  readonly order: { readonly least: number; readonly most: number }
}

/** Since when a seat has been at its question, and since when as there, or not there, as now. */
interface Begun {
  readonly question: string
  readonly at: number
  readonly isAway: boolean
  readonly awayAt: number
}

/** When the first window of a turn opened. */
interface Opened {
  readonly turn: number
  readonly at: number
}

/** Later windows of a turn take an order no more than this share longer than the least. */
const HASTE = 0.5

/**
 * The clocks of one table. They are set by what all may know and by luck alone, so that how long is waited tells nothing
 * else (TAL-R110): a seat that is asked the same again has not begun to wait anew, not after another's answer, nor after
 * something it did beside the question, unless all have heard of it. Clocks begin anew when the process does.
 */
export class Clocks {
  private readonly pace: Pace
  private readonly begun = new Map<Seat, Begun>()
  private opened: Opened | undefined

  constructor(pace: Pace) {
    this.pace = pace
  }

  /** Sets the clocks of those who are asked. */
  set(live: Live, now: number): void {
    const { asked } = live.run
    const { turn } = live
    if (this.opened?.turn !== turn) this.opened = undefined
    if (asked.some(({ reaction }) => reaction)) this.opened ??= { turn, at: now }
    // Whoever has answered keeps their time: the answer may be taken back, and nobody is to see that from the clock.
    for (const one of asked) {
      const { seat } = one
      const before = this.begun.get(seat)
      const question = publicQuestion(live, one)
      const isAway = live.record.seats[seat]?.away ?? false
      const isSame = before?.question === question
      const at = isSame ? before.at : now
      this.begun.set(seat, { question, at, isAway, awayAt: isSame && before.isAway === isAway ? before.awayAt : now })
    }
  }

  /** The clocks of a seat, if they have been set. */
  of(live: Live, seat: Seat): Waiting | undefined {
    const begun = this.begun.get(seat)
    if (!begun) return undefined
    const { computer, reaction } = this.pace
    const { at, awayAt } = begun
    return { order: this.orderDue(live, seat, at), alone: awayAt + computer, silent: at + reaction }
  }

  /**
   * Each seat has its own time a turn, which runs from the first window on: windows that follow overlap it, and then take
   * little more than the least, so that a turn of many windows does not drag. It is always the same for a table, a turn
   * and a seat, so that a restart does not draw another.
   */
  private orderDue({ record, turn }: Live, seat: Seat, at: number): number {
    const { least, most } = this.pace.order
    const luck = { chance: chanceFrom(`clock:${record.id}:${record.seed}:${turn}:${seat}`) }
    const upTo = (most: number): number => below(luck, Math.max(1, Math.floor(most) + 1))
    const whole = least + upTo(most - least)
    const little = least + upTo(Math.min(HASTE * least, most - least))
    return Math.max(at + little, (this.opened?.at ?? at) + whole)
  }
}

/**
 * What all may know of a question. Of one that nobody else knows of, that is nothing: several in a row are answered on one
 * clock. Where others wait for it, that it is asked is no secret, whatever is in it.
 */
function publicQuestion(live: Live, { seat, verb, about, secret, reaction }: AskedNow): string {
  const known = secret && !reaction ? [] : [verb, about, timesAnswered(live, seat, verb)]
  return JSON.stringify([live.turn, live.heard, ...known])
}

type AskedNow = Live['run']['asked'][number]
