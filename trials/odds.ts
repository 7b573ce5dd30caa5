import {
  byDefault,
  computerChoice,
  rngFrom,
  pickOne,
  Run,
  type Answer,
  type Asked,
  type Fact,
  type HintFigures,
  type Game,
  type Seat,
  type Setup,
  type State,
} from '../src/engine/index.ts'

// The law of odds, for any game: each figure beside a choice is what comes of that choice in the worlds that its player
// cannot exclude.

/** How many worlds are tried for each choice. */
export const WORLDS = 2000
const SURE = 0.999
/** The quantile of the normal distribution for it. */
const Z = 3.2905
/** A figure counts if it was decided in one world of this many: a rival may often hide what would change it. */
const LEAST_DECIDED = 20
/** The fact with which every game begins a turn: what comes then, doesn't come of the choice. */
const TURN = 'turn-began'
/** A choice that decides nothing within this many answers doesn't count. */
const MAX_ANSWERS = 200

/** What has come of a choice in one world so far. */
export interface Came<V = unknown> {
  readonly answer: Answer
  /** The player's view before it. */
  readonly before: V
  readonly told: readonly Fact[]
  readonly run: Run<State, V>
}

/** How to read one figure from what came of a choice: 0 or 1, or an amount; `null` as long as it isn't decided. */
export type Reading<V = unknown> = (came: Came<V>) => number | null

/** What the law needs to know of a game. */
export interface OddsParts<V = unknown> {
  readonly readings: Readonly<Record<string, Reading<V>>>
  /** HintFigures that are amounts rather than chances. */
  readonly amounts: readonly string[]
  /** HintFigures of which a hint must show the first one that it has first: the worst risk. */
  readonly risks: readonly string[]
  /** How the player goes on, where that isn't by default. */
  readonly next?: (asked: Asked, came: Came<V>) => string | null
  /** How the other players go on, where that isn't by default. */
  readonly rival?: (asked: Asked, came: Came<V>) => string | null
}

/** A choice that shows figures, and how to come back to it. */
export interface Position {
  readonly answer: Answer
  readonly figures: HintFigures
  readonly label: string
  readonly hint: string
  readonly snapshot: string
  readonly since: readonly Answer[]
}

/** A figure beside what came of its choice: the share or the mean, and in how many worlds it was decided. */
export interface Judged {
  readonly of: string
  readonly shown: number
  readonly seen: number
  readonly counted: number
  readonly isRight: boolean
}

/** A verb and the figures it shows. */
export function kindOfPosition({ answer, figures }: Position): string {
  return [answer.verb, ...Object.keys(figures)].join(' ')
}

/** All choices of a match between computer players that show figures, pause by pause. */
export function* positionsOf(game: Game, setup: Setup, limit: number): Generator<Position> {
  const { run, opening } = Run.start(game.rules, game.rules.create(setup), 0)
  const rng = { rng: rngFrom(`odds:${setup.seed}`) }
  let [snapshot, since] = [opening.snapshot ?? '', [] as Answer[]]
  for (let answers = 0; !run.isOver && answers < limit; answers += 1) {
    for (const asked of run.asked) yield* shownTo(game, run, asked, { snapshot, since })
    const seat = pickOne(rng, run.seatsAsked)
    const answer = { seat, ...computerChoice(game, run, seat, rng, 'gentle') }
    const led = run.repeat(answer)
    if (typeof led === 'string') throw new Error(`${led}: ${JSON.stringify(answer)}`)
    since = led.snapshot === undefined ? [...since, answer] : []
    snapshot = led.snapshot ?? snapshot
  }
}

function* shownTo(
  game: Game,
  run: Run,
  { seat, verb, offers, about }: Asked,
  at: Pick<Position, 'snapshot' | 'since'>,
): Generator<Position> {
  const choices = [...offers.map((offer) => ({ verb, ...offer })), ...run.asidesOf(seat)]
  for (const { verb: of, ...offer } of choices) {
    const { figures, label, hint = '' } = game.words.label(of, offer, run.view(seat), (one) => `Seat ${one}`, about)
    if (figures) yield { answer: { seat, verb: of, key: offer.key }, figures, label, hint, ...at }
  }
}

/** Tries a choice in as many worlds as asked, and judges each of its figures by the 99.9% interval of what came. */
export function judged(game: Game, parts: OddsParts, position: Position, seed: string, worlds = WORLDS): Judged[] {
  const kinds = Object.keys(position.figures)
  const seen = new Map<string, number[]>(kinds.map((of) => [of, []]))
  for (let world = 0; world < worlds; world += 1) {
    const came = cameOf(game, parts, position, `${seed}:${world}`)
    for (const of of kinds) {
      const reading = parts.readings[of]
      if (!reading) throw new Error(`nothing reads ${of}`)
      const value = reading(came)
      if (value !== null) seen.get(of)?.push(value)
    }
  }
  return kinds.map((of) => {
    const values = seen.get(of) ?? []
    const shown = position.figures[of] ?? 0
    const isRight = values.length >= worlds / LEAST_DECIDED && isWithin(shown, values, !parts.amounts.includes(of))
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    return { of, shown, seen: mean, counted: values.length, isRight }
  })
}

/** The choice in one possible world of its player, and on until all its figures are decided. */
function cameOf(game: Game, parts: OddsParts, position: Position, seed: string): Came {
  const { answer, snapshot, since, figures } = position
  const kinds = Object.keys(figures)
  const { run } = Run.resume(game.rules, JSON.parse(snapshot) as State)
  for (const one of since) run.repeat(one)
  const before = run.view(answer.seat)
  run.determinize(answer.seat, { rng: rngFrom(seed) })
  const rng = { rng: rngFrom(`then:${seed}`) }
  const told: Fact[] = []
  const came = { answer, before, told, run }
  const give = (one: Answer): void => {
    const led = run.repeat(one)
    if (typeof led === 'string') throw new Error(`${led} in a possible world: ${JSON.stringify(one)}`)
    const facts = led.emitted.map(({ fact }) => fact)
    const ends = facts.findIndex(({ kind }) => kind === TURN)
    told.push(...(ends < 0 ? facts : facts.slice(0, ends + 1)))
  }
  give(answer)
  for (let n = 0; n < MAX_ANSWERS && !run.isOver; n += 1) {
    if (told.at(-1)?.kind === TURN || kinds.every((of) => parts.readings[of]?.(came) !== null)) break
    give(nextOf(parts, came, rng))
  }
  return came
}

function nextOf(parts: OddsParts, came: Came, rng: Parameters<typeof byDefault>[2]): Answer {
  const { run, answer } = came
  const [seat = 0] = run.seatsAsked
  const asked = run.askedOf(seat)
  const policy = seat === answer.seat ? parts.next : parts.rival
  const key = asked ? (policy?.(asked, came) ?? null) : null
  return asked && key !== null ? { seat, verb: asked.verb, key } : byDefault(run, seat, rng)
}

/**
 * Whether a number lies within the 99.9% interval of what was seen: the exact one of a share (Clopper and Pearson,
 * "The use of confidence or fiducial limits", 1934), the normal one of a mean of amounts.
 */
function isWithin(shown: number, values: readonly number[], isShare: boolean): boolean {
  const n = values.length
  const total = values.reduce((sum, value) => sum + value, 0)
  if (isShare) return Math.min(atMost(total, n, shown), atMost(n - total, n, 1 - shown)) > (1 - SURE) / 2
  const mean = total / n
  // What never came in these worlds may still have a small chance.
  if (values.every((value) => value === mean))
    return Math.abs(shown - mean) <= (mean * -Math.log((1 - SURE) / 2)) / n + 1e-9
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1)
  return Math.abs(shown - mean) <= Z * Math.sqrt(spread / n) + 1e-9
}

/** The chance of at most `count` successes among `n`, each with chance `p`. */
function atMost(count: number, n: number, p: number): number {
  if (p <= 0 || p >= 1) return p <= 0 || count >= n ? 1 : 0
  let log = n * Math.log1p(-p)
  let sum = Math.exp(log)
  for (let k = 1; k <= count; k += 1) {
    log += Math.log((n - k + 1) / k) + Math.log(p) - Math.log1p(-p)
    sum += Math.exp(log)
  }
  return sum
}

/** The facts of a kind among those told. */
export function factsOf<F extends Fact, K extends F['kind']>(
  told: readonly Fact[],
  kind: K,
): Extract<F, { kind: K }>[] {
  return told.filter((fact): fact is Extract<F, { kind: K }> => fact.kind === kind)
}

/** A figure of the first fact of a kind about a seat: how it came out, as 0 or 1. */
export function firstOf<F extends Fact, K extends F['kind']>(
  kind: K,
  is: (fact: Extract<F, { kind: K }>, seat: Seat) => boolean,
): Reading {
  return ({ told, answer }) => {
    const [first] = factsOf<F, K>(told, kind)
    return first ? Number(is(first, answer.seat)) : null
  }
}
