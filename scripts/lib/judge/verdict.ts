import {
  computerChoice,
  gainsOf,
  isClear,
  looking,
  othersAt,
  rngFrom,
  runToEnd,
  thinking,
  type Choice,
  type Game,
  type Level,
  type Mean,
  type Offer,
  type Run,
  type State,
} from '../../../src/engine/index.ts'
import { playerName } from '../command.ts'
import { runAt } from '../../../trials/position.ts'
import { positionOf, type Inquiry, type Judged } from './position.ts'

/** An option that stands out is judged again in this many times as many worlds. */
const AGAIN = 3

/** An option in words. */
export interface Worded extends Choice {
  readonly label: string
}

/** What playing on in imagined worlds says about a choice. */
export interface Verdict extends Pick<Judged, 'seed' | 'answers' | 'seat' | 'verb'> {
  readonly did: Worded
  /**
   * The option that stood out the most, or the other level's, and its gain over the choice in fresh worlds; `null` if
   * none stood out, or the other level's is the same.
   */
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
  if (inquiry.level !== 'cunning') return judgePosition(game, inquiry, position)
  return judgePosition(game, inquiry, { ...position, choice: choiceOf(game, inquiry, position, 'cunning') })
}

/** What a level would choose at a position. */
function choiceOf<S extends State, V>(game: Game<S, V>, { budget }: Inquiry, position: Judged, level: Level): Choice {
  const { seat, seed } = position
  const fresh = () => runAt(game.rules, position)
  if (level === 'cunning') return runToEnd(thinking(game, fresh, seat, `judge:${seed}`, budget)).choice
  return computerChoice(game, fresh(), seat, { rng: rngFrom(`judge:${level} ${seed}`) }, level)
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
  const { by, against } = inquiry
  const worlds = { played: 0, dropped: 0, endless: 0 }
  const levels = Array.from({ length: inquiry.seats }, () => by)
  const judged = <O extends Choice>(options: readonly O[], session: string, count: number) => {
    const look = { options, name: `${session} ${name}`, from: 0, count, levels }
    const { gains, ...left } = runToEnd(looking(game, () => runAt(game.rules, position), seat, choice, look))
    worlds.played += gains.length
    worlds.dropped += left.dropped
    worlds.endless += left.endless
    return gainsOf(options, gains)
  }
  const standingOut = () => {
    const { level, candidates } = inquiry
    const rng = { rng: rngFrom(`judge:candidates ${name}`) }
    const others = othersAt(game, run, { seat, ...choice }, { most: candidates - 1, level, rng })
    const first = judged(others, 'first', inquiry.worlds).filter(isClear)
    return [...first].sort((a, b) => b.mean - a.mean)[0]
  }
  const best = against === undefined ? standingOut() : choiceOf(game, inquiry, position, against)
  const isSame = best?.verb === choice.verb && best.key === choice.key
  const [better = null] =
    best && !isSame ? judged([wordedAt(game, run, position, best)], 'again', AGAIN * inquiry.worlds) : []
  const did = wordedAt(game, run, position, choice)
  return { seed, answers, seat, verb, did, better, isBlunder: better !== null && isClear(better), worlds }
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
