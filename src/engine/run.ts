import { rngFrom, reseed, type HasRng } from './kit/random.ts'
import type { Seat, State, Emitted } from './facts.ts'
import type { Json } from './kit/json.ts'
import { memoise } from './kit/once.ts'
import type { FollowedOrder, StandingOrder } from './orders.ts'
import {
  ANY,
  candidatesOf,
  asideOffer,
  isHidden,
  isSecret,
  offersOf,
  standingAnswer,
  takeListed,
  type Asking,
  type Aside,
  type AsideOffer,
  type Choice,
  type Offer,
  type Option,
  type Play,
  type Question,
  type Resolved,
} from './play.ts'
import type { Rules } from './rules.ts'

/** The verb of the answer with which a seat gives up for good. Always open to a seat that still plays. */
export const LEAVE = 'leave'

/** The verb of the answer with which a seat that gave up takes part again, where the game allows it. */
export const RETURN = 'return'

/** A guard against endless loops: rules that never ask a question would never return. */
const MAX_TURNS_WITHOUT_PAUSE = 1000

/** A player's answer: the seat, and its choice. */
export interface Answer extends Choice {
  readonly seat: Seat
}

/** Why an answer was refused. A refusal changes nothing. */
export type Refusal = 'over' | 'not-asked' | 'not-offered'

/** One seat's share of the pause, as plain data. */
export interface Asked {
  readonly seat: Seat
  readonly verb: string
  readonly offers: readonly Offer[]
  /** The key taken for a seat that does not answer; `null` means any of the offers. */
  readonly default: string | null
  /** No other seat may learn that this seat is asked. */
  readonly secret: boolean
  /**
   * Everyone may know of the question: either which seat has it, or the candidates it may be put to (see `candidates`).
   */
  readonly known: boolean
  readonly about: Json
  /** The answer of the seat's standing order; `null` if it has none for this question. The seat's secret. */
  readonly standing: string | null
  /** The id of that order; `null` without one. The seat's secret. */
  readonly order: string | null
  /** A window: the default is taken after the time of a reaction. Other questions have the time of a decision. */
  readonly reaction: boolean
  /** Everyone may know that the seat has nothing else of use to answer: its standing answer is given at once. */
  readonly formality?: true
  /** Everyone may know that standing orders often answer it. */
  readonly fleeting?: true
  /** The number of picks in a row, this one included; absent if this is the only one. */
  readonly times?: number
}

/** The outcome of an accepted answer. */
export interface Outcome {
  /** The emitted facts, in order. */
  readonly emitted: readonly Emitted[]
  /** A die was rolled or a secret revealed, so the answer cannot be undone. The log stores it as `sealed`. */
  readonly irreversible: boolean
  /** No other seat can know of the answer: it concerned something hidden, and everything public stayed the same. */
  readonly quiet: boolean
  /** The number of turn boundaries crossed: the beginning, and every end of a turn. */
  readonly turns: number
  /** The answer was an aside. */
  readonly beside: boolean
  /** The state at the last boundary as JSON, if a snapshot was due. */
  readonly snapshot?: string
}

/** The outcome of a replayed answer. The log already says whether it was quiet. */
export type ReplayedOutcome = Omit<Outcome, 'quiet'>

/** Everything derived from the current position, computed on demand. */
interface Derived<V> {
  asked: readonly Asked[] | null
  readonly askedBy: Map<Question, Asked>
  readonly askedAsSeen: Map<Seat | null, readonly Asked[]>
  seenByAll: SeenByAll | null
  publicText: string | null
  readonly views: Map<Seat | null, V>
  readonly options: Map<Question, readonly Option<unknown>[]>
  readonly asides: Map<Seat, readonly Aside[]>
  readonly beside: Map<Seat, readonly AsideOffer[]>
}

/** Everything public about a pause. */
interface SeenByAll {
  readonly view: string
  readonly candidates: string
  readonly asked: readonly { readonly seat: Seat; readonly question: string }[]
}

/**
 * A game in progress: a state, and the rule suspended in it. A run lives only in memory. The table stores snapshots and
 * answers, from which the engine can rebuild it.
 */
export class Run<S extends State = State, V = unknown> {
  readonly rules: Rules<S, V>
  readonly state: S
  /** Turns completed since the run was started. */
  turnsPlayed = 0
  private readonly play: Play
  private readonly snapshotAfter: number
  /** Answers since the last snapshot. `Infinity` for a new game, which has none. */
  private answersSince: number
  private asking: Asking | null = null
  private derived = nothingDerived<V>()
  private emitted: Emitted[] = []
  private snapshot: string | undefined
  private boundaries = 0
  private turnsSincePause = 0
  /** Set while the rules run. If they throw, it stays set, so that the run cannot pass for a finished game. */
  private isSpoiled = false

  private constructor(rules: Rules<S, V>, state: S, snapshotAfter: number, answersSince: number) {
    this.rules = rules
    this.state = state
    this.snapshotAfter = snapshotAfter
    this.answersSince = answersSince
    this.play = this.turns()
  }

  /**
   * Starts a new game from a state at rest and plays up to the first pause. The run owns the state from here on.
   * `opening` is the outcome up to that pause.
   * `snapshotAfter`: the run takes a snapshot at the first turn boundary with at least this many answers since the last
   * one. 0 takes one at every boundary. Unless it is `Infinity`, the run also takes snapshots at the beginning and the
   * end of the game.
   */
  static start<S extends State, V>(
    rules: Rules<S, V>,
    state: S,
    snapshotAfter = Infinity,
  ): { run: Run<S, V>; opening: Outcome } {
    return new Run(rules, state, snapshotAfter, Infinity).open()
  }

  /** Resumes a game from a snapshot. Like `start`, but does not take the same snapshot again. */
  static resume<S extends State, V>(
    rules: Rules<S, V>,
    state: S,
    snapshotAfter = Infinity,
  ): { run: Run<S, V>; opening: Outcome } {
    return new Run(rules, state, snapshotAfter, 0).open()
  }

  get isOver(): boolean {
    return this.asking === null
  }

  /** The open questions. Empty once the game is over. */
  get asked(): readonly Asked[] {
    this.derived.asked ??= (this.asking ?? []).map((one) => this.askedBy(one))
    return this.derived.asked
  }

  /** The seats that have an open question, in the order of the questions. Quicker than to look at the questions. */
  get seatsAsked(): readonly Seat[] {
    return (this.asking ?? []).map(({ seat }) => seat)
  }

  /** The verb of a seat's open question, and the key of its option if it has a single one. Quicker than `askedOf`. */
  glanceAt(seat: Seat): { readonly verb: string; readonly only: string | null } | undefined {
    const question = this.asking?.find((one) => one.seat === seat)
    if (!question) return undefined
    const [first, second] = this.optionsOf(question)
    return { verb: question.verb, only: first && !second ? first.key : null }
  }

  /** The open question of a seat, if it has one. */
  askedOf(seat: Seat): Asked | undefined {
    const question = this.asking?.find((one) => one.seat === seat)
    return question && this.askedBy(question)
  }

  /** The view of a seat, or of a spectator (`null`). Cached per position. */
  view(viewer: Seat | null): V {
    const open = viewer === null ? undefined : this.view(null)
    return memoise(this.derived.views, viewer, () => this.rules.view(this.state, viewer, open))
  }

  /** The view of a spectator as JSON. Cached per position, because it is long. */
  get publicText(): string {
    this.derived.publicText ??= JSON.stringify(this.view(null) ?? null)
    return this.derived.publicText
  }

  /**
   * If the table waits for some seats and it is secret for which, the public list of candidates; otherwise empty. Their
   * questions are secret, but `known`.
   */
  get candidates(): readonly Seat[] {
    return (this.asking ?? []).map(candidatesOf).find((seats) => seats.length > 0) ?? []
  }

  /** A seat's standing orders with their values. The seat's secret. */
  ordersOf(seat: Seat): readonly StandingOrder[] {
    return this.asking && this.rules.isIn(this.state, seat) ? (this.rules.orders?.(this.state, seat) ?? []) : []
  }

  /** The standing order that is about to answer, to be cited afterwards; `null` if there is none. */
  followedBy(seat: Seat): FollowedOrder | null {
    const { order = null, standing = null } = this.askedOf(seat) ?? {}
    const given = this.ordersOf(seat).find(({ id }) => id === order)
    return given && standing !== null ? { order: given.id, value: given.value, key: standing } : null
  }

  /** The asides of a seat. */
  asidesOf(seat: Seat): readonly AsideOffer[] {
    return memoise(this.derived.beside, seat, () => this.liveAsides(seat).map((one) => one.offer ?? asideOffer(one)))
  }

  /** Why an answer would be refused, or `null` if it is legal. Changes nothing. */
  refusal(answer: Answer): Refusal | null {
    const resolved = this.resolve(answer)
    return typeof resolved === 'string' ? resolved : null
  }

  /**
   * Answers the pause and plays on to the next one. An illegal answer is refused and changes nothing. Rethrows errors
   * of the rules; the run is then spoiled and must be dropped.
   */
  submit(answer: Answer): Outcome | Refusal {
    const resolved = this.resolve(answer)
    if (typeof resolved === 'string') return resolved
    const before = this.isHidden(answer) ? this.seenByAll() : null
    const outcome = this.resume(resolved)
    return { ...outcome, quiet: before !== null && this.wentUnnoticed(answer.seat, before, outcome) }
  }

  /** Replays an answer that was accepted before. Like `submit`, but does not work out whether it was quiet. */
  repeat(answer: Answer): ReplayedOutcome | Refusal {
    const resolved = this.resolve(answer)
    return typeof resolved === 'string' ? resolved : this.resume(resolved)
  }

  /**
   * Redeals everything that a viewer cannot know, and leaves everything the viewer may know unchanged: one possible
   * world. The run continues there; it is no longer the stored game.
   */
  determinize(viewer: Seat | null, rng: HasRng): void {
    this.rules.determinize(this.state, viewer, rng)
    this.derived = nothingDerived()
  }

  /**
   * Like `determinize`, but others answer again what they have answered in secret. Where they play sensibly from there
   * on, this makes worlds as often as they are likely, whereas `determinize` makes all possible ones alike.
   */
  imagineLikely(viewer: Seat | null, rng: HasRng): void {
    this.rules.determinize(this.state, viewer, rng)
    this.rules.takeBackSecrets?.(this.state, viewer)
    this.derived = nothingDerived()
  }

  /** Reseeds the generator, and with `deals` also redeals everything that no seat knows. */
  renew(seed: string, deals = false): void {
    reseed(this.state, seed)
    if (!deals) return
    this.rules.reshuffleHidden(this.state, { rng: rngFrom(`dealt:${seed}`) })
    this.derived = nothingDerived()
  }

  /** The open questions as a viewer may know them: the viewer's own in full, others without their secrets. */
  askedAsSeenBy(viewer: Seat | null): readonly Asked[] {
    return memoise(this.derived.askedAsSeen, viewer, () => this.lookAtQuestions(viewer))
  }

  private open(): { run: Run<S, V>; opening: Outcome } {
    const opening = this.follow(() => this.play.next(undefined as never))
    return { run: this, opening: { ...opening, beside: false, quiet: false } }
  }

  private resume(resolved: Resolved): ReplayedOutcome {
    this.answersSince += 1
    return { ...this.follow(() => this.play.next(resolved)), beside: 'aside' in resolved }
  }

  private resolve(answer: Answer): Resolved | Refusal {
    if (this.isSpoiled) throw new Error(`the rules of ${this.rules.id} have thrown in this run: rebuild it`)
    if (!this.asking) return 'over'
    if (answer.verb === LEAVE) {
      if (!this.rules.isIn(this.state, answer.seat)) return 'not-asked'
      return { aside: () => this.rules.leave(this.state, answer.seat) }
    }
    if (answer.verb === RETURN) {
      const back: Play | null = this.rules.comeBack?.(this.state, answer.seat) ?? null
      return back ? { aside: () => back } : 'not-asked'
    }
    const { seat } = answer
    const question = this.questionFor(answer)
    const option = question && this.optionsOf(question).find(({ key }) => key === answer.key)
    if (option) return { seat, option }
    const aside = this.asideMeant(answer)
    if (aside) return { aside: () => aside.run(this.state, seat) }
    return question ? 'not-offered' : 'not-asked'
  }

  /** Whether a legal answer is private: an option of a hidden question, or an aside that is not open. */
  private isHidden(answer: Answer): boolean {
    const question = this.questionFor(answer)
    if (question && this.optionsOf(question).some(({ key }) => key === answer.key)) return isHidden(question)
    const aside = this.asideMeant(answer)
    return aside !== undefined && aside.open !== true
  }

  private questionFor({ seat, verb }: Answer): Question | undefined {
    return this.asking?.find((one) => one.seat === seat && one.verb === verb)
  }

  /** Checked after the questions, because most answers are to one and a seat may have many asides. */
  private asideMeant({ seat, verb, key }: Answer): Aside | undefined {
    return this.liveAsides(seat).find((one) => one.verb === verb && one.key === key)
  }

  private seenByAll(): SeenByAll {
    this.derived.seenByAll ??= this.lookAsAll()
    return this.derived.seenByAll
  }

  private lookAsAll(): SeenByAll {
    const asked = this.askedAsSeenBy(null).map((one) => ({ seat: one.seat, question: JSON.stringify(one) }))
    return { view: this.publicText, candidates: JSON.stringify(this.candidates), asked }
  }

  /**
   * Whether the answer emitted no public fact and left everything public unchanged, apart from the seat's own question.
   */
  private wentUnnoticed(seat: Seat, before: SeenByAll, { emitted, turns }: ReplayedOutcome): boolean {
    if (turns > 0 || emitted.some(({ to }) => to === 'all')) return false
    const after = this.seenByAll()
    if (after.view !== before.view || after.candidates !== before.candidates) return false
    const isIn = (list: SeenByAll['asked'], question: string) => list.some((one) => one.question === question)
    const stays = before.asked.every((one) => one.seat === seat || isIn(after.asked, one.question))
    return stays && after.asked.every((one) => isIn(before.asked, one.question))
  }

  private lookAtQuestions(viewer: Seat | null): readonly Asked[] {
    return (this.asking ?? [])
      .filter((one) => one.seat === viewer || !isSecret(one))
      .map((question) => {
        const own = this.askedBy(question)
        const { times, ...one } = own
        return one.seat === viewer
          ? own
          : {
              ...one,
              // The remaining picks of a hidden question would show the seat's progress.
              ...(times !== undefined && !isHidden(question) && { times }),
              offers: one.offers.filter((offer) => !offer.secret),
              default: null,
              standing: null,
              order: null,
            }
      })
  }

  private askedBy(question: Question): Asked {
    return memoise(this.derived.askedBy, question, () => askedFrom(question, this.optionsOf(question)))
  }

  private optionsOf(question: Question): readonly Option<unknown>[] {
    return memoise(this.derived.options, question, question.options)
  }

  private liveAsides(seat: Seat): readonly Aside[] {
    return memoise(this.derived.asides, seat, () =>
      this.asking && this.rules.isIn(this.state, seat) ? (this.rules.asides?.(this.state, seat) ?? []) : [],
    )
  }

  private follow(advance: () => IteratorResult<Asking, void>): Omit<ReplayedOutcome, 'beside'> {
    const drawn = this.state.rng.drawn
    const revealed = this.state.revealed
    this.emitted = []
    this.snapshot = undefined
    this.boundaries = 0
    this.turnsSincePause = 0
    this.derived = nothingDerived()
    this.isSpoiled = true
    const step = advance()
    this.isSpoiled = false
    this.asking = step.done ? null : step.value
    for (const question of this.asking ?? []) {
      const listed = takeListed(question)
      if (listed) this.derived.options.set(question, listed)
    }
    this.gatherEmitted()
    if (this.snapshot !== undefined) this.answersSince = 0
    return {
      emitted: this.emitted,
      irreversible: this.state.rng.drawn !== drawn || this.state.revealed !== revealed,
      turns: this.boundaries,
      ...(this.snapshot === undefined ? {} : { snapshot: this.snapshot }),
    }
  }

  private *turns(): Play {
    for (;;) {
      this.gatherEmitted()
      this.boundaries += 1
      const isOver = this.rules.isOver(this.state)
      if (this.isSnapshotDue(isOver)) this.snapshot = JSON.stringify(this.state)
      if (isOver) return
      yield* this.rules.turn(this.state)
      this.turnsPlayed += 1
      this.turnsSincePause += 1
      if (this.turnsSincePause > MAX_TURNS_WITHOUT_PAUSE) {
        throw new Error(`${MAX_TURNS_WITHOUT_PAUSE} turns without a question, and the game is not over`)
      }
    }
  }

  private isSnapshotDue(isOver: boolean): boolean {
    if (this.snapshotAfter === Infinity) return false
    return this.answersSince >= this.snapshotAfter || (isOver && (this.answersSince > 0 || this.boundaries > 1))
  }

  private gatherEmitted(): void {
    this.emitted.push(...this.state.emitted)
    this.state.emitted = []
  }
}

function nothingDerived<V>(): Derived<V> {
  return {
    asked: null,
    askedBy: new Map(),
    askedAsSeen: new Map(),
    seenByAll: null,
    publicText: null,
    views: new Map(),
    options: new Map(),
    asides: new Map(),
    beside: new Map(),
  }
}

function askedFrom(question: Question, list: readonly Option<unknown>[]): Asked {
  const ordered = standingAnswer(question, list)
  const secret = isSecret(question)
  return {
    seat: question.seat,
    verb: question.verb,
    offers: offersOf(question, list),
    default: defaultKey(question, list),
    secret,
    known: !secret || candidatesOf(question).length > 0,
    about: question.about ?? null,
    standing: ordered?.key ?? null,
    order: ordered?.order || null,
    reaction: question.reaction ?? false,
    ...(question.formality === true && { formality: true as const }),
    ...(question.fleeting === true && { fleeting: true as const }),
    ...((question.times ?? 1) > 1 && { times: question.times }),
  }
}

function defaultKey(question: Question, list: readonly Option<unknown>[]): string | null {
  const { default: fallback } = question
  if (fallback === ANY) return null
  const wanted = typeof fallback === 'function' ? fallback(list) : (fallback ?? list[0]?.key)
  const found = list.find(({ key }) => key === wanted)
  if (found) return found.key
  throw new Error(
    `the default ${String(wanted)} of ${question.verb} is not one of ${list.map(({ key }) => key).join(', ')}`,
  )
}
