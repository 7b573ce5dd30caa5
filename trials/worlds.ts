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

// The laws of possible worlds, for any game: everything a viewer cannot know may differ, and nothing the viewer
// perceives does.

/** After this many worlds, something hidden must have differed in at least one. */
const ENOUGH_WORLDS = 12

/** The stored data from which a copy of a playout is rebuilt. */
export interface Stored {
  readonly snapshots: readonly Snapshot[]
  readonly entries: readonly Entry[]
}

/** All viewers: a spectator, and every seat. */
export function viewersOf(seats: number): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

export function called(viewer: Seat | null): string {
  return viewer === null ? 'the public' : `seat ${viewer}`
}

/** Everything that leaves the engine for a viewer, at a pause or after the game. Nothing else can be shown to them. */
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

/** The facts that a viewer may learn. */
export function learnedBy(viewer: Seat | null, told: readonly Emitted[]): readonly Emitted[] {
  return told.filter((one) => mayLearn(one, viewer))
}

/**
 * A possible world of a viewer: a run rebuilt from stored data, with everything the viewer cannot know redealt from a
 * seed.
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

/** A state without its generator, which always differs. */
export function withoutLuck({ rng: _chance, ...rest }: State): unknown {
  return rest
}

/**
 * A world in which the next answer is given too, or another answer to the same question if the viewer cannot tell them
 * apart.
 */
interface Followed<S extends State, V> {
  readonly viewer: Seat | null
  readonly world: Run<S, V>
  readonly answer: Answer
  readonly isOpen: boolean
}

/** A secret action, and what everyone else perceived before it. */
interface Secret {
  readonly answer: Answer
  readonly before: readonly { readonly viewer: Seat | null; readonly perceived: string }[]
}

/** The laws over one playout. Pass it the pauses, and the outcome of each answer. */
export class Worlds<S extends State, V> {
  /** The numbers of worlds tried, and of those in which something hidden differed. */
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

  /**
   * At a pause, for some viewers: the determinized world is valid, and the viewer perceives the same in it as in the
   * game.
   */
  check(run: Run<S, V>, stored: Stored, viewers: readonly (Seat | null)[], answer: Answer): void {
    this.followed = viewers.flatMap((viewer): readonly Followed<S, V>[] => {
      const world = this.imagined(run, stored, viewer)
      if (isOpenTo(run, viewer, answer)) return [{ viewer, world, answer, isOpen: true }]
      const guess = this.guess(world, answer, stored.entries.length)
      return guess ? [{ viewer, world, answer: guess, isOpen: false }] : []
    })
  }

  /** A possible answer to a question, for all that a viewer knows who does not see the real one. */
  private guess(world: Run<S, V>, answer: Answer, entries: number): Answer | null {
    const asked = world.askedOf(answer.seat)
    if (asked?.verb !== answer.verb) return null
    const rng = { rng: rngFrom(`guess:${this.setup.seed}:${entries}`) }
    const isSame = below(rng, 2) === 0 && hasKey(asked.offers, answer.key)
    return isSame ? answer : { ...answer, key: pickOne(rng, asked.offers).key }
  }

  /** Call this before every answer. */
  before(run: Run<S, V>, answer: Answer): void {
    const isAside = run.askedOf(answer.seat)?.verb !== answer.verb && ![LEAVE, RETURN].includes(answer.verb)
    const others = viewersOf(this.setup.seats).filter((viewer) => viewer !== answer.seat)
    this.secret = isAside
      ? { answer, before: others.map((viewer) => ({ viewer, perceived: this.perceived(run, viewer) })) }
      : undefined
  }

  /** Call this after every answer. The worlds follow the game until randomness or something hidden is involved. */
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

  /**
   * A world depends only on what its viewer knows: the same luck makes the same one of the truth, and of all other
   * worlds that the viewer cannot tell from it.
   */
  checkKnowledgeAlone(state: string, seed: string): void {
    for (const viewer of viewersOf(this.setup.seats)) {
      const [one, other] = ['one', 'other'].map((which) =>
        JSON.stringify(this.dealt(state, viewer, `${which}:${seed}`)),
      )
      const again = [state, one, other].map((from = '') => this.dealt(from, viewer, seed))
      const [truth, ...worlds] = again.map(({ rng: { key }, ...rest }) => ({ ...rest, key }))
      for (const world of worlds) sameBytes(world, truth, `a world of ${called(viewer)} depends on more than they know`)
    }
  }

  private dealt(state: string, viewer: Seat | null, seed: string): S {
    const world = JSON.parse(state) as S
    this.rules.determinize(world, viewer, { rng: rngFrom(seed) })
    return world
  }

  /** A state at rest can be determinized, too. */
  checkRest(snapshot: string, seed: string): void {
    for (const viewer of viewersOf(this.setup.seats)) {
      const [rest, world] = [JSON.parse(snapshot) as S, this.dealt(snapshot, viewer, seed)]
      this.counted(world, rest)
      const views = [world, rest].map((state) => this.rules.view(state, viewer))
      sameBytes(views[0], views[1], `hidden things changed the view of ${called(viewer)} at rest`)
    }
  }

  /** At the end: determinizing nothing would also satisfy the laws, so something must have differed. */
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
    again.imagineLikely(viewer, { rng: rngFrom(`likely:${seed}`) })
    this.conserved(again.state)
    this.checkAlike(viewer, again, run)
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
   * A reversible answer reveals nothing hidden. Whether it is reversible is no secret from its seat, nor from anyone if
   * the answer is public, because everyone hears of the undo. An exception are answers with other public effects,
   * because in that world the player answered differently.
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

  /**
   * Answers that look alike to a viewer are either all reversible or all irreversible, so that this reveals nothing
   * hidden.
   */
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

  /** Only the audience of its facts notices a seat's secret aside. */
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

/** Whether a viewer knows that an answer is possible: it is their own, or offered publicly. Leaving reveals a hand. */
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
