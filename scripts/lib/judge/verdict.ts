import {
  byComputer,
  meanOf,
  playOn,
  rngFrom,
  rankedChoices,
  runToEnd,
  shareOfWin,
  shuffle,
  thinking,
  type Choice,
  type Game,
  type HasRng,
  type Mean,
  type Offer,
  type Playout,
  type Run,
  type State,
} from '../../../src/engine/index.ts'
import { playerName } from '../command.ts'
import { runAt } from '../../../trials/position.ts'
import { MAX_ANSWERS, positionOf, type Inquiry, type Judged } from './position.ts'

/** An option stands out, or its gain holds up, if it is better by more than this many standard errors. */
const CLEARLY = 2
/** An option that stands out is judged again in this many times as many worlds. */
const AGAIN = 3

/** An option in words. */
export interface Worded extends Choice {
  readonly label: string
}

/** What playing on in imagined worlds says about a choice. */
export interface Verdict extends Pick<Judged, 'seed' | 'answers' | 'seat' | 'verb'> {
  readonly did: Worded
  /** The option that stood out the most, and its gain over the choice in fresh worlds; `null` if none stood out. */
  readonly better: (Worded & Mean) | null
  /** Whether that gain is beyond doubt. */
  readonly isBlunder: boolean
  readonly worlds: WorldCount
}

/** The imagined worlds of a position. */
export interface WorldCount {
  readonly played: number
  /** Those that counted for nothing, because the rules threw or refused an answer. */
  readonly dropped: number
  /** Playouts that did not end, and so counted as a draw. */
  readonly endless: number
}

/** Judges a random choice of the match with this number; `null` if there is no suitable question. */
export function verdictOn(game: Game, inquiry: Inquiry, number: number): Verdict | null {
  const position = positionOf(game, inquiry, number)
  if (!position) return null
  const { level, budget } = inquiry
  if (level !== 'cunning') return judgePosition(game, inquiry, position)
  const fresh = () => runAt(game.rules, position)
  const { choice } = runToEnd(thinking(game, fresh, position.seat, `judge:${position.seed}`, budget))
  return judgePosition(game, inquiry, { ...position, choice })
}

/**
 * Judges the choice at a position: depends only on what the seat knows there, and on seeds that no match uses. The
 * option with the largest gain of those that stand out has been picked for its luck too, so its gain is measured again
 * in other worlds.
 */
export function judgePosition<S extends State, V>(game: Game<S, V>, inquiry: Inquiry, position: Judged): Verdict {
  const { seed, answers, seat, verb, choice } = position
  const run = runAt(game.rules, position)
  const name = `${seed} ${answers}`
  const rng = { rng: rngFrom(`judge:candidates ${name}`) }
  const others = othersAt(game, inquiry, position, run, rng)
  const worlds = { played: 0, dropped: 0, endless: 0 }
  const judged = <O extends Choice>(options: readonly O[], session: string, count: number) => {
    const gains = gainsOf(game, inquiry, position, { options, name: `${session} ${name}`, count }, worlds)
    return options.map((option, at) => ({ ...option, ...meanOf(gains.map((gain) => gain[at] ?? 0)) }))
  }
  const first = judged(others, 'first', inquiry.worlds).filter(isClear)
  const best = first.sort((a, b) => b.mean - a.mean)[0]
  const [better = null] = best ? judged([wordedAt(game, run, position, best)], 'again', AGAIN * inquiry.worlds) : []
  const did = wordedAt(game, run, position, choice)
  return { seed, answers, seat, verb, did, better, isBlunder: better !== null && isClear(better), worlds }
}

function isClear({ mean, error }: Mean): boolean {
  return mean > CLEARLY * error
}

/**
 * The options to compare with the choice: half of them those that the level likes best apart from it, the others at
 * random, because the level may be blind to the best.
 */
function othersAt<S extends State, V>(
  game: Game<S, V>,
  { level, candidates }: Inquiry,
  { seat, verb, choice }: Judged,
  run: Run<S, V>,
  rng: HasRng,
): readonly Choice[] {
  const asked = run.askedOf(seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  const left = asked.offers.filter(({ key }) => verb !== choice.verb || key !== choice.key)
  const most = Math.min(candidates - 1, left.length)
  const liked = rankedChoices(game, run, { seat, ...choice }, { most: Math.floor(most / 2), rng, level })
  const others = left.filter(({ key }) => !liked.some((one) => one.key === key)).map(({ key }) => ({ verb, key }))
  return [...liked, ...shuffle(rng, others).slice(0, most - liked.length)]
}

interface Session {
  readonly options: readonly Choice[]
  /** The seed of its worlds. */
  readonly name: string
  readonly count: number
}

/** The gain of each option over the choice, in each of the worlds. */
function gainsOf<S extends State, V>(
  game: Game<S, V>,
  { by, seats }: Inquiry,
  position: Judged,
  { options, name, count }: Session,
  worlds: { -readonly [Kind in keyof WorldCount]: number },
): readonly (readonly number[])[] {
  const levels = Array.from({ length: seats }, () => by)
  const shareIn = (seed: string, { verb, key }: Choice) => {
    const { seat } = position
    const run = runAt(game.rules, position)
    run.determinize(seat, { rng: rngFrom(`judge:world ${seed}`) })
    const led = run.repeat({ seat, verb, key })
    if (typeof led === 'string') throw new Error(led)
    const steps: Playout<S, V> = playOn(
      { run, opening: { ...led, quiet: false } },
      byComputer(game, `judge ${seed}`, levels),
      MAX_ANSWERS,
      true,
    )
    while (!steps.next().done);
    if (run.isOver) return shareOfWin(run, seat)
    worlds.endless += 1
    return 1 / seats
  }
  const gains: number[][] = []
  for (let world = 0; world < count; world += 1) {
    const seed = `${name} ${world}`
    try {
      const chosen = shareIn(seed, position.choice)
      gains.push(options.map((option) => shareIn(seed, option) - chosen))
      worlds.played += 1
    } catch {
      // An error in an imagined world is nobody's fault, and says nothing about the choice.
      worlds.dropped += 1
    }
  }
  return gains
}

function wordedAt<S extends State, V>(
  { words }: Game<S, V>,
  run: Run<S, V>,
  { seat }: Judged,
  { verb, key }: Choice,
): Worded {
  const offers: readonly Offer[] = run.askedOf(seat)?.verb === verb ? (run.askedOf(seat)?.offers ?? []) : []
  const offer =
    offers.find((one) => one.key === key) ?? run.asidesOf(seat).find((one) => one.verb === verb && one.key === key)
  return { verb, key, label: offer ? words.label(verb, offer, run.view(seat), playerName).label : key }
}
