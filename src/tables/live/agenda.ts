import type { Asked, Seat } from '../../engine/index.ts'
import { isImagined, type PauseCause, type TableId } from '../model/store.ts'
import { isPlayers, playersOf, presentPlayersOf, type Clocks } from './clocks.ts'
import { keeperOf, nextReturn } from '../steps/loans.ts'
import { preparedFor } from '../steps/plans.ts'
import { firstToSettle, isOpen } from './proposals.ts'
import { isUnsettled, type RunningTable } from './running-table.ts'
import type { Uptime } from './uptime.ts'

/**
 * Why a seat answers automatically. `order`: its own plan or standing order. `nobody-there`: it has no player, or its
 * player is away. `zero`: its time is up.
 */
export type AutomaticCause = 'order' | 'nobody-there' | 'zero'

/** An automatic action of a table, due in the bot's own time. */
export type AutomaticAction = { readonly due: number } & (
  | { readonly kind: 'answer'; readonly seat: Seat; readonly why: AutomaticCause }
  | { readonly kind: 'remind'; readonly seat: Seat }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'rest'; readonly why: PauseCause }
  | { readonly kind: 'overdue' }
  | { readonly kind: 'settle' }
  | { readonly kind: 'forget' }
)

/** An imagined table closes once nothing has happened at it for this long. */
export const MAX_IMAGINED_IDLE_MS = 7 * 24 * 60 * 60 * 1000

/** Works out what a table does next by itself, and when, from its game and its clocks. */
export class Agenda {
  private readonly clocks: Clocks
  private readonly uptime: Uptime
  /** Tables where every automatic choice failed, with the log entry: a player has to act first. */
  private readonly stuck = new Map<TableId, number>()

  constructor(clocks: Clocks, uptime: Uptime) {
    this.clocks = clocks
    this.uptime = uptime
  }

  /** When a table next acts by itself, in the bot's own time; `null` if it does not. */
  dueOf(live: RunningTable): number | null {
    if (isUnsettled(live)) return this.uptime.now()
    return this.next(live)?.due ?? null
  }

  /** Stops automatic answers at a table until its log goes on. */
  setStuck({ record, seq }: RunningTable): void {
    this.stuck.set(record.id, seq)
  }

  forget(id: TableId): void {
    this.stuck.delete(id)
  }

  /** The table's next automatic action. */
  next(live: RunningTable): AutomaticAction | undefined {
    const now = this.uptime.now()
    const { record } = live
    const isDecided = firstToSettle(live, now) !== undefined
    const settles = record.motions
      .filter(isOpen)
      .map(({ until }): AutomaticAction => ({ kind: 'settle', due: isDecided ? now : until }))
    const returns = record.seats.flatMap((one): AutomaticAction[] => {
      const at = nextReturn(one)
      return at === null ? [] : [{ kind: 'return', seat: one.seat, due: this.uptime.fromWorld(at) }]
    })
    const why = causeToRest(live)
    const rests: AutomaticAction[] = why ? [{ kind: 'rest', why, due: now }] : []
    const forgotten = record.changedAt + MAX_IMAGINED_IDLE_MS
    const forgets: AutomaticAction[] = isImagined(record)
      ? [{ kind: 'forget', due: this.uptime.fromWorld(forgotten) }]
      : []
    return [
      ...forgets,
      ...rests,
      ...settles,
      ...returns,
      ...this.answers(live),
      ...this.reminders(live),
      ...this.overdue(live),
    ].sort((a, b) => a.due - b.due)[0]
  }

  /**
   * The automatic answers. Plans and standing orders wait for the same delay, so that nobody can tell them from a
   * player's answer. A plan also answers for a player on vacation for whom the table waits.
   * A formality does not: everybody knows that the seat can do nothing of use, whatever it holds.
   * The table does not wait for computers or for players who are away or gone. But if a present player has a question
   * too, that player goes first, by hand or by standing order.
   */
  private answers(live: RunningTable): AutomaticAction[] {
    const { record, run } = live
    if (record.pause || causeToRest(live) || this.stuck.get(record.id) === live.seq) return []
    const isHuman = ({ seat }: Asked): boolean => isPlayers(live, seat)
    const waits = (asked: Asked): boolean =>
      isHuman(asked) && ['player', 'nobody', 'deputy'].includes(keeperOf(live, asked))
    return run.asked.flatMap((asked): AutomaticAction[] => {
      const { seat } = asked
      if (asked.formality)
        return [{ kind: 'answer', seat, why: isHuman(asked) ? 'order' : 'nobody-there', due: this.uptime.now() }]
      const prepared = isHuman(asked) ? preparedFor(live, seat) : null
      if (prepared && (prepared.step !== null || keeperOf(live, asked) !== 'nobody'))
        return [{ kind: 'answer', seat, why: 'order', due: this.clocks.order(live, seat) }]
      if (!waits(asked)) {
        if (run.asked.some(waits)) return []
        return [{ kind: 'answer', seat, why: 'nobody-there', due: this.clocks.alone(live, seat) }]
      }
      const isUp = record.clocks?.seats[seat]?.isUp === true
      // A private question never waits once its time is up: the others have agreed to that.
      const zero = !isUp ? this.clocks.zero(live, asked) : asked.secret ? this.uptime.now() : null
      return zero === null ? [] : [{ kind: 'answer', seat, why: 'zero', due: zero }]
    })
  }

  private reminders(live: RunningTable): AutomaticAction[] {
    if (live.record.pause) return []
    return live.run.asked.flatMap((asked): AutomaticAction[] => {
      const due = this.clocks.reminder(live, asked)
      return due === null ? [] : [{ kind: 'remind', seat: asked.seat, due }]
    })
  }

  private overdue(live: RunningTable): AutomaticAction[] {
    const due = this.clocks.overdue(live)
    return due === null || live.record.clocks?.hidden?.isUp ? [] : [{ kind: 'overdue', due }]
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
function causeToRest(live: RunningTable): PauseCause | null {
  const { record, game, seq, began, turn } = live
  if (record.pause !== null || seq !== began || playersOf(live).length === 0) return null
  if (presentPlayersOf(live).length === 0) return 'all-away'
  const few = record.clocks?.few ?? null
  const isLong = few !== null && turn >= few + record.seats.length
  return game.restsWithOne === true && isLong ? 'almost-all-away' : null
}
