import { rngFrom, reseed, type HasRng } from './random.ts'
import type { Seat, State, Emitted } from './facts.ts'
import type { Json } from './json.ts'
import type { FollowedOrder, StandingOrder } from './orders.ts'
import {
  ANY,
  candidatesOf,
  asideOffer,
  isHidden,
  isSecret,
  offersOf,
  standingAnswer,
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

/** The verb of the answer by which a seat gives up for good: always open to whoever still plays. */
export const LEAVE = 'leave'

/** The verb of the answer by which a seat that gave up takes part again, where the game allows it. */
export const RETURN = 'return'

/** A game that goes on without asking anybody would go on for ever. */
const MAX_TURNS_WITHOUT_PAUSE = 1000

/** What a player says: which seat chooses what. */
export interface Answer extends Choice {
  readonly seat: Seat
}

/** Why an answer was refused; nothing has changed then. */
export type Refusal = 'over' | 'not-asked' | 'not-offered'

/** One seat's share of the pause, as plain data. */
export interface Asked {
  readonly seat: Seat
  readonly verb: string
  readonly offers: readonly Offer[]
  /** The key taken for a seat that does not answer; `null` means any of the offers. */
  readonly default: string | null
  /** Nobody else may learn that this seat is asked. */
  readonly secret: boolean
  /** Everybody may know that this is asked: of this seat, or of somebody among several (see `askedAmong`). */
  readonly known: boolean
  readonly about: Json
  /** What the seat's standing order answers; `null` if it has none for this question. Its own secret. */
  readonly standing: string | null
  /** The order that says so; `null` without one. Its own secret. */
  readonly order: string | null
  /** A window: the default is taken after the short time of a reaction. Otherwise after that of a decision. */
  readonly reaction: boolean
  /** So many are picked in a row, this one included; absent if it is the only one. */
  readonly times?: number
}

/** What an accepted answer led to. */
export interface Outcome {
  /** What the rules said, in order. */
  readonly emitted: readonly Emitted[]
  /** A die fell or a secret was shown: the answer cannot be taken back. */
  readonly irreversible: boolean
  /** Nobody else can know that the answer was given: it was about something hidden, and nothing all may see is changed by it. */
  readonly quiet: boolean
  /** How many turn boundaries were crossed: the beginning, and every end of a turn. */
  readonly turns: number
  /** It answered no question: something was done beside it. */
  readonly beside: boolean
  /** The state at the last of them, as JSON, if a snapshot was due. */
  readonly snapshot?: string
}

/** What an answer led to, when it is given once more: whether it went unnoticed is in the log. */
export type ReplayedOutcome = Omit<Outcome, 'quiet'>

/** What was worked out of the position a run stands at. */
interface Known<V> {
  asked: readonly Asked[] | null
  readonly askedBy: Map<Question, Asked>
  seenByAll: SeenByAll | null
  readonly views: Map<Seat | null, V>
  readonly options: Map<Question, readonly Option<unknown>[]>
  readonly asides: Map<Seat, readonly Aside[]>
  readonly beside: Map<Seat, readonly AsideOffer[]>
}

/** What everybody can see of a pause. */
interface SeenByAll {
  readonly view: string
  readonly asked: readonly { readonly seat: Seat; readonly question: string }[]
}

/**
 * A game under way: a state and the rule that is waiting in it.
 * A run lives in memory only; what is stored are its snapshots and answers, from which it can be had again.
 */
export class Run<S extends State = State, V = unknown> {
  readonly rules: Rules<S, V>
  readonly state: S
  /** Turns played to their end since the run was started. */
  turnsPlayed = 0
  private readonly play: Play
  private readonly snapshotAfter: number
  /** Answers since the last snapshot; of a new game none has been taken. */
  private answersSince: number
  private asking: Asking | null = null
  private known = nothingKnown<V>()
  private emitted: Emitted[] = []
  private snapshot: string | undefined
  private boundaries = 0
  private turnsSincePause = 0
  /** The rules have thrown: what is left of them must not be taken for a game that is over. */
  private isSpoiled = false

  private constructor(rules: Rules<S, V>, state: S, snapshotAfter: number, answersSince: number) {
    this.rules = rules
    this.state = state
    this.snapshotAfter = snapshotAfter
    this.answersSince = answersSince
    this.play = this.turns()
  }

  /**
   * Starts playing a new game from a state at rest, up to the first pause. The run owns the state from here on.
   * `opening` is what happened on the way.
   *
   * `snapshotAfter`: a snapshot is taken at the first turn boundary at which at least so many answers have been given
   * since the last one; 0 takes one at every boundary. Unless it is infinite, the beginning and the end of the game are
   * taken as well.
   */
  static start<S extends State, V>(
    rules: Rules<S, V>,
    state: S,
    snapshotAfter = Infinity,
  ): { run: Run<S, V>; opening: Outcome } {
    return new Run(rules, state, snapshotAfter, Infinity).open()
  }

  /** Goes on playing from a state that was kept at rest: the same, but that what is kept is not taken again. */
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

  /** Who is asked what. Empty once the game is over. */
  get asked(): readonly Asked[] {
    this.known.asked ??= (this.asking ?? []).map((one) => this.askedBy(one))
    return this.known.asked
  }

  /** The question put to a seat, if one is. */
  askedOf(seat: Seat): Asked | undefined {
    const question = this.asking?.find((one) => one.seat === seat)
    return question && this.askedBy(question)
  }

  /** What a seat sees, or somebody without one. Several looks at one position share it. */
  view(viewer: Seat | null): V {
    const open = viewer === null ? undefined : this.view(null)
    return kept(this.known.views, viewer, () => this.rules.view(this.state, viewer, open))
  }

  /**
   * Among whom the table waits, as everybody knows, where it is nobody's business for which of them; nobody otherwise. What
   * any of them is asked is secret, but `known`.
   */
  get candidates(): readonly Seat[] {
    return (this.asking ?? []).map(candidatesOf).find((seats) => seats.length > 0) ?? []
  }

  /** What a seat may order beforehand, and what it has ordered: its own secret. */
  ordersOf(seat: Seat): readonly StandingOrder[] {
    return this.asking && this.rules.isIn(this.state, seat) ? (this.rules.orders?.(this.state, seat) ?? []) : []
  }

  /** What a seat's order is about to answer, to be cited once it has; `null` if none does. */
  followedBy(seat: Seat): FollowedOrder | null {
    const { order = null, standing = null } = this.askedOf(seat) ?? {}
    const given = this.ordersOf(seat).find(({ id }) => id === order)
    return given && standing !== null ? { order: given.id, value: given.value, key: standing } : null
  }

  /** What a seat may do beside the matter in hand. */
  asidesOf(seat: Seat): readonly AsideOffer[] {
    return kept(this.known.beside, seat, () => this.liveAsides(seat).map((one) => one.offer ?? asideOffer(one)))
  }

  /** Why an answer would be refused, or `null` if it is legal. Changes nothing. */
  refusal(answer: Answer): Refusal | null {
    const resolved = this.resolve(answer)
    return typeof resolved === 'string' ? resolved : null
  }

  /**
   * Answers the pause and plays on to the next. An answer that is not legal is refused and changes nothing.
   * Throws what the rules throw: then the run is spoiled and must be dropped.
   */
  submit(answer: Answer): Outcome | Refusal {
    const resolved = this.resolve(answer)
    if (typeof resolved === 'string') return resolved
    const before = this.isHidden(answer) ? this.seenByAll() : null
    const outcome = this.resume(resolved)
    return { ...outcome, quiet: before !== null && this.wentUnnoticed(answer.seat, before, outcome) }
  }

  /** Gives an answer once more that was accepted here before: as `submit`, but nobody looks whether it went unnoticed. */
  repeat(answer: Answer): ReplayedOutcome | Refusal {
    const resolved = this.resolve(answer)
    return typeof resolved === 'string' ? resolved : this.resume(resolved)
  }

  /**
   * Deals anew, from other luck, everything that a viewer cannot know, and leaves all that he may know as it is: one of
   * the worlds that are possible for him. The run goes on from there; it is no longer the game that was stored.
   */
  determinize(viewer: Seat | null, rng: HasRng): void {
    this.rules.determinize(this.state, viewer, rng)
    this.known = nothingKnown()
  }

  /** Renews the luck, and if it is to be dealt too, what no seat knows. The run goes on from there. */
  renew(seed: string, deals = false): void {
    reseed(this.state, seed)
    if (!deals) return
    this.rules.reshuffleHidden(this.state, { rng: rngFrom(`dealt:${seed}`) })
    this.known = nothingKnown()
  }

  /** What is asked, as a viewer may know it: own questions whole, others' without what is secret. */
  askedAsSeenBy(viewer: Seat | null): readonly Asked[] {
    return (this.asking ?? [])
      .filter((one) => one.seat === viewer || !isSecret(one))
      .map((question) => {
        const own = this.askedBy(question)
        const { times, ...one } = own
        return one.seat === viewer
          ? own
          : {
              ...one,
              // How many are still to be picked of something hidden tells how far the seat has come.
              ...(times !== undefined && !isHidden(question) && { times }),
              offers: one.offers.filter((offer) => !offer.secret),
              default: null,
              standing: null,
              order: null,
            }
      })
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
    if (this.isSpoiled) throw new Error(`the rules of ${this.rules.id} have failed before: build the run anew`)
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

  /** Whether a legal answer is its seat's own affair: of a hidden question, or an aside that is not open. */
  private isHidden(answer: Answer): boolean {
    const question = this.questionFor(answer)
    if (question && this.optionsOf(question).some(({ key }) => key === answer.key)) return isHidden(question)
    const aside = this.asideMeant(answer)
    return aside !== undefined && aside.open !== true
  }

  private questionFor({ seat, verb }: Answer): Question | undefined {
    return this.asking?.find((one) => one.seat === seat && one.verb === verb)
  }

  /** Looked for after the question: most answers are to one, and asides are many. */
  private asideMeant({ seat, verb, key }: Answer): Aside | undefined {
    return this.liveAsides(seat).find((one) => one.verb === verb && one.key === key)
  }

  private seenByAll(): SeenByAll {
    this.known.seenByAll ??= this.lookAsAll()
    return this.known.seenByAll
  }

  private lookAsAll(): SeenByAll {
    const asked = this.askedAsSeenBy(null).map((one) => ({ seat: one.seat, question: JSON.stringify(one) }))
    return { view: JSON.stringify([this.view(null), this.candidates]), asked }
  }

  /** Whether nobody was told, and all that all may see is as it was, but that the seat may be asked no more. */
  private wentUnnoticed(seat: Seat, before: SeenByAll, { emitted: told, turns }: ReplayedOutcome): boolean {
    if (turns > 0 || told.some(({ to }) => to === 'all')) return false
    const after = this.seenByAll()
    if (after.view !== before.view) return false
    const isIn = (list: SeenByAll['asked'], question: string) => list.some((one) => one.question === question)
    const stays = before.asked.every((one) => one.seat === seat || isIn(after.asked, one.question))
    return stays && after.asked.every((one) => isIn(before.asked, one.question))
  }

  private askedBy(question: Question): Asked {
    return kept(this.known.askedBy, question, () => askedFrom(question, this.optionsOf(question)))
  }

  private optionsOf(question: Question): readonly Option<unknown>[] {
    return kept(this.known.options, question, question.options)
  }

  private liveAsides(seat: Seat): readonly Aside[] {
    return kept(this.known.asides, seat, () =>
      this.asking && this.rules.isIn(this.state, seat) ? (this.rules.asides?.(this.state, seat) ?? []) : [],
    )
  }

  private follow(advance: () => IteratorResult<Asking, void>): Omit<ReplayedOutcome, 'beside'> {
    const drawn = this.state.rng.drawn
    const uncovered = this.state.revealed
    this.emitted = []
    this.snapshot = undefined
    this.boundaries = 0
    this.turnsSincePause = 0
    this.known = nothingKnown()
    this.isSpoiled = true
    const step = advance()
    this.isSpoiled = false
    this.asking = step.done ? null : step.value
    this.gatherEmitted()
    if (this.snapshot !== undefined) this.answersSince = 0
    const sealed = this.state.rng.drawn !== drawn || this.state.revealed !== uncovered
    return {
      emitted: this.emitted,
      irreversible: sealed,
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
        throw new Error(`${MAX_TURNS_WITHOUT_PAUSE} turns have passed without a question, and the game is not over`)
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

function nothingKnown<V>(): Known<V> {
  return {
    asked: null,
    askedBy: new Map(),
    seenByAll: null,
    views: new Map(),
    options: new Map(),
    asides: new Map(),
    beside: new Map(),
  }
}

/** What a map has of a key; worked out and kept if it has nothing yet. */
function kept<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
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
    `the default ${String(wanted)} of ${question.verb} is not among ${list.map(({ key }) => key).join(', ')}`,
  )
}
