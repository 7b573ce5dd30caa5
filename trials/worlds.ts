import {
  below,
  rngFrom,
  LEAVE,
  mayLearn,
  pickOne,
  questionMark,
  rebuild,
  RETURN,
  type Answer,
  type Entry,
  type Outcome,
  type Rules,
  type Run,
  type Seat,
  type Setup,
  type Snapshot,
  type State,
  type Emitted,
} from '../src/engine/index.ts'
import { fail, plain, sameBytes } from './sameness.ts'

// The laws of possible worlds, for any game: whatever a viewer cannot know may be otherwise,
// and nothing he can perceive is.

/** After so many worlds, one must have had something hidden that was otherwise. */
const ENOUGH_WORLDS = 12

/** What there is of a playout: what a copy of it is built from. */
export interface Stored {
  readonly snapshots: readonly Snapshot[]
  readonly entries: readonly Entry[]
}

/** Who may look: somebody without a seat, and every seat. */
export function viewersOf(seats: number): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

export function called(viewer: Seat | null): string {
  return viewer === null ? 'the public' : `seat ${viewer}`
}

/** All that goes out of the engine for a viewer, at a pause or once the game is over: nothing else can be shown to him. */
export function perceivedBy<S extends State, V>(run: Run<S, V>, viewer: Seat | null, seats: number) {
  const asked = run.askedAsSeenBy(viewer)
  const own = asked.find((one) => one.seat === viewer)
  const asides = viewer === null ? [] : run.asidesOf(viewer)
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)
  return {
    view: run.rules.view(run.state, viewer),
    asked,
    asides,
    mark: questionMark(own, asides),
    publicMarks: asked.map((one) => questionMark(one.seat === viewer ? undefined : one)),
    default: own?.default ?? null,
    standing: own?.standing ?? null,
    order: own?.order ?? null,
    among: run.candidates,
    orders: viewer === null ? [] : run.ordersOf(viewer),
    isOver: run.isOver,
    isIn: everySeat.map((seat) => run.rules.isIn(run.state, seat)),
    ways: viewer === null ? [] : [LEAVE, RETURN].map((verb) => run.refusal({ seat: viewer, verb, key: verb })),
    standings: run.isOver ? run.rules.standings(run.state) : [],
  }
}

/** What a viewer may learn of what was told. */
export function learnedBy(viewer: Seat | null, told: readonly Emitted[]): readonly Emitted[] {
  return told.filter((one) => mayLearn(one, viewer))
}

/**
 * A world that is possible for a viewer: the run is built anew from what is stored, and what he cannot know is dealt
 * anew from the luck of a seed.
 */
export function worldOf<S extends State, V>(
  rules: Rules<S, V>,
  { snapshots, entries }: Stored,
  viewer: Seat | null,
  seed: string,
): Run<S, V> {
  const { run } = rebuild(rules, snapshots, entries)
  run.determinize(viewer, { rng: rngFrom(seed) })
  return run
}

/** A state without its luck, which is never the same: what may be seen to be otherwise. */
export function withoutLuck({ rng: _chance, ...rest }: State): unknown {
  return rest
}

/** A world in which the next answer is given too, or another to the same question where the viewer cannot see which it is. */
interface Followed<S extends State, V> {
  readonly viewer: Seat | null
  readonly world: Run<S, V>
  readonly answer: Answer
  readonly isOpen: boolean
}

/** What is done in secret, and what everybody else perceived before it. */
interface Secret {
  readonly answer: Answer
  readonly before: readonly { readonly viewer: Seat | null; readonly perceived: string }[]
}

/** The laws over one playout: hand it the pauses, and what each answer led to. */
export class Worlds<S extends State, V> {
  /** Worlds that were imagined, and those in which something hidden was otherwise. */
  tried = 0
  changed = 0
  private readonly rules: Rules<S, V>
  private readonly setup: Setup
  private readonly conserved: (state: S) => void
  private followed: readonly Followed<S, V>[] = []
  private secret: Secret | undefined

  constructor(rules: Rules<S, V>, setup: Setup, conserved: (state: S) => void = () => undefined) {
    this.rules = rules
    this.setup = setup
    this.conserved = conserved
  }

  /** At a pause, for some viewers: the world imagined is one, and he perceives in it what he perceives in the game. */
  check(run: Run<S, V>, stored: Stored, viewers: readonly (Seat | null)[], answer: Answer): void {
    this.followed = viewers.flatMap((viewer): readonly Followed<S, V>[] => {
      const world = this.imagined(run, stored, viewer)
      if (isOpenTo(run, viewer, answer)) return [{ viewer, world, answer, isOpen: true }]
      const guess = this.guess(world, answer, stored.entries.length)
      return guess ? [{ viewer, world, answer: guess, isOpen: false }] : []
    })
  }

  /** What a question may have been answered with, for all that somebody knows who does not see it. */
  private guess(world: Run<S, V>, answer: Answer, entries: number): Answer | null {
    const asked = world.askedOf(answer.seat)
    if (asked?.verb !== answer.verb) return null
    const rng = { rng: rngFrom(`guess:${this.setup.seed}:${entries}`) }
    const isSame = below(rng, 2) === 0 && hasKey(asked.offers, answer.key)
    return isSame ? answer : { ...answer, key: pickOne(rng, asked.offers).key }
  }

  /** Before every answer. */
  before(run: Run<S, V>, answer: Answer): void {
    const isAside = run.askedOf(answer.seat)?.verb !== answer.verb && ![LEAVE, RETURN].includes(answer.verb)
    const others = viewersOf(this.setup.seats).filter((viewer) => viewer !== answer.seat)
    this.secret = isAside
      ? { answer, before: others.map((viewer) => ({ viewer, perceived: this.perceived(run, viewer) })) }
      : undefined
  }

  /** After every answer: the worlds go with the game, unless luck or something hidden came into play. */
  went(run: Run<S, V>, outcome: Outcome): void {
    const { followed, secret } = this
    this.followed = []
    this.secret = undefined
    for (const one of followed) {
      if (one.isOpen) this.goes(one, run, outcome)
      else this.staysGuessed(one, run, outcome)
    }
    if (secret && outcome.quiet) this.checkUnnoticed(secret, run, outcome)
  }

  /** A state at rest may be imagined too. */
  checkRest(snapshot: string, seed: string): void {
    for (const viewer of viewersOf(this.setup.seats)) {
      const [rest, world] = [JSON.parse(snapshot) as S, JSON.parse(snapshot) as S]
      this.rules.determinize(world, viewer, { rng: rngFrom(seed) })
      this.counted(world, rest)
      const views = [world, rest].map((state) => this.rules.view(state, viewer))
      sameBytes(views[0], views[1], `hidden things changed the view of ${called(viewer)} at rest`)
    }
  }

  /** Once all is played: the laws cannot be kept by imagining nothing. */
  checkLast(): void {
    if (this.tried >= ENOUGH_WORLDS && this.changed === 0)
      fail(`${this.tried} worlds were imagined, and all were alike`)
  }

  private imagined(run: Run<S, V>, stored: Stored, viewer: Seat | null): Run<S, V> {
    const seed = `imagined:${this.setup.seed}:${stored.entries.length}:${viewer}`
    const world = worldOf(this.rules, stored, viewer, seed)
    const again = worldOf(this.rules, stored, viewer, seed)
    sameBytes(again.state, world.state, `the same luck made two worlds for ${called(viewer)}`)
    this.counted(world.state, run.state)
    this.checkAlike(viewer, world, run)
    return world
  }

  private counted(world: S, state: S): void {
    plain(world, 'an imagined state')
    this.conserved(world)
    this.tried += 1
    if (JSON.stringify(withoutLuck(world)) !== JSON.stringify(withoutLuck(state))) this.changed += 1
  }

  private checkAlike(viewer: Seat | null, world: Run<S, V>, run: Run<S, V>): void {
    const [there, here] = [world, run].map((one) => perceivedBy(one, viewer, this.setup.seats))
    for (const field of Object.keys(here ?? {}) as (keyof typeof here)[]) {
      sameBytes(there?.[field], here?.[field], `hidden things changed the ${field} of ${called(viewer)}`)
    }
  }

  /**
   * An answer that may be taken back shows nobody anything that was hidden; that it may be is no secret either, to its seat, and of
   * what all know of to anybody, who hear of it when the table goes back: unless what follows from it, and is told, is another, for
   * in that world somebody else had answered otherwise.
   */
  private goes({ viewer, world, answer }: Followed<S, V>, run: Run<S, V>, outcome: Outcome): void {
    const what = `${answer.verb} ${answer.key} of seat ${answer.seat}, in a world that is possible for ${called(viewer)}`
    const led = submitted(world, answer, what)
    const isTold = JSON.stringify(learnedBy(viewer, led.emitted)) !== JSON.stringify(learnedBy(viewer, outcome.emitted))
    const isKnown = viewer === answer.seat || !(outcome.quiet || led.quiet)
    if (isKnown && led.irreversible !== outcome.irreversible && !isTold) {
      fail(
        `hidden things changed whether ${answer.verb} ${answer.key} can be taken back, as ${called(viewer)} may know`,
      )
    }
    if (outcome.irreversible || led.irreversible) return
    const [there, here] = [led, outcome].map(({ emitted: told }) => learnedBy(viewer, told))
    sameBytes(there, here, `hidden things changed what ${called(viewer)} was told`)
    this.checkAlike(viewer, world, run)
  }

  /** Of answers that look alike to a viewer, all may be taken back or none: what is hidden in them does not show in that. */
  private staysGuessed({ viewer, world, answer }: Followed<S, V>, run: Run<S, V>, outcome: Outcome): void {
    const { seats } = this.setup
    const what = `${answer.verb} ${answer.key} of seat ${answer.seat}, which ${called(viewer)} cannot exclude`
    const led = submitted(world, answer, what)
    if (outcome.quiet || led.quiet || outcome.irreversible === led.irreversible) return
    const [there, here] = [
      [learnedBy(viewer, led.emitted), perceivedBy(world, viewer, seats)],
      [learnedBy(viewer, outcome.emitted), perceivedBy(run, viewer, seats)],
    ].map((seen) => JSON.stringify(seen))
    if (there === here) fail(`hidden things change whether an answer can be taken back: here it was not ${what}`)
  }

  /** What a seat does in secret beside the matter in hand is noticed by nobody who was not told. */
  private checkUnnoticed({ answer, before }: Secret, run: Run<S, V>, { emitted: told }: Outcome): void {
    for (const { viewer, perceived } of before) {
      if (learnedBy(viewer, told).length > 0) continue
      const [now, then] = [this.perceived(run, viewer), perceived].map((json) => JSON.parse(json) as unknown)
      sameBytes(now, then, `${called(viewer)} noticed ${answer.verb} ${answer.key} of seat ${answer.seat}`)
    }
  }

  private perceived(run: Run<S, V>, viewer: Seat | null): string {
    return JSON.stringify(perceivedBy(run, viewer, this.setup.seats))
  }
}

/** Whether a viewer knows that an answer can be given: it is his own, or offered openly. Leaving lays a hand open. */
export function isOpenTo<S extends State, V>(
  run: Run<S, V>,
  viewer: Seat | null,
  { seat, verb, key }: Answer,
): boolean {
  if (seat === viewer) return true
  return run.askedAsSeenBy(viewer).some((one) => one.seat === seat && one.verb === verb && hasKey(one.offers, key))
}

function hasKey(offers: readonly { readonly key: string }[], key: string): boolean {
  return offers.some((offer) => offer.key === key)
}

function submitted<S extends State, V>(world: Run<S, V>, answer: Answer, what: string): Outcome {
  const led = attempted(world, answer, what)
  return typeof led === 'string' ? fail(`${what}: it is ${led} there`) : led
}

function attempted<S extends State, V>(world: Run<S, V>, answer: Answer, what: string) {
  try {
    return world.submit(answer)
  } catch (error) {
    throw new Error(`${what}: the rules fail there: ${String(error)}`, { cause: error })
  }
}
