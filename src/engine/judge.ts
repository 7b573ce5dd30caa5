import { rankedChoices } from './computer.ts'
import { chanceOfWinning } from './evaluation.ts'
import type { Seat, State } from './facts.ts'
import type { Game, Level } from './game.ts'
import { meanOf, type Mean } from './kit/mean.ts'
import { rngFrom, shuffle, type HasRng } from './kit/random.ts'
import type { EffectiveEntry } from './log.ts'
import { ORDER } from './orders.ts'
import type { Choice } from './play.ts'
import { playAhead } from './playout.ts'
import { loadState, rebuilding, runToEnd, type Snapshot } from './rebuild.ts'
import type { Rules } from './rules.ts'
import { LEAVE, RETURN, Run } from './run.ts'
import { shareOfWin, type FreshRun } from './search.ts'

// Judges choices by playing on without them: with the choice and with other options, in the same possible worlds.

/** A match, or what is left of one, that has not ended after this number of answers counts as endless. */
export const ENDLESS = 5_000
/** A gain is clear if it is larger than this many standard errors. */
const CLEARLY = 2

/** Which options to compare with a choice, and how. */
export interface Comparison {
  readonly options: readonly Choice[]
  /** Determines the worlds, together with their numbers: this many, from `from` on. */
  readonly name: string
  readonly from: number
  readonly count: number
  /** Who plays on: the level of each seat. */
  readonly levels: readonly Level[]
  /** After this many turns the position is evaluated, if the game has an evaluation (default: plays on to the end). */
  readonly turns?: number
}

/** What came of a look, in the worlds that it came to. */
export interface Looked {
  /** For each world that counts: how much more of the win each option brings than the choice. */
  readonly gains: readonly (readonly number[])[]
  /** Worlds that counted for nothing, because the rules threw or refused an answer. */
  readonly dropped: number
  /** Playouts that did not end, and so counted as a draw. */
  readonly endless: number
}

/** A look world by world. Send `true` to end it with the worlds so far. */
export type Looking = Generator<void, Looked, boolean | undefined>

/**
 * Compares options with the choice of a seat. Depends only on what the seat knows, and on the seeds: every option meets
 * the same worlds and the same dice. Of several options one looks best by luck, so only a look in fresh worlds may tell
 * how much it gains.
 */
export function* looking<S extends State, V>(
  game: Game<S, V>,
  fresh: FreshRun<S, V>,
  seat: Seat,
  choice: Choice,
  look: Comparison,
): Looking {
  const { options, name, from, count } = look
  const gains: number[][] = []
  let [dropped, endless] = [0, 0]
  for (let world = from; world < from + count; world += 1) {
    const shareWith = (option: Choice) => {
      const share = shareAfter(game, fresh(), { seat, option, seed: `${name} ${world}` }, look)
      if (share === null) endless += 1
      return share ?? 1 / look.levels.length
    }
    try {
      const chosen = shareWith(choice)
      gains.push(options.map((option) => shareWith(option) - chosen))
    } catch {
      // An error in an imagined world is nobody's fault, and says nothing about the choice.
      dropped += 1
    }
    if (yield) break
  }
  return { gains, dropped, endless }
}

/** The seat's part of the win after an option in one possible world; `null` if the match there has no end. */
function shareAfter<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  { seat, option: { verb, key }, seed }: { readonly seat: Seat; readonly option: Choice; readonly seed: string },
  { levels, turns }: Comparison,
): number | null {
  const { evaluation } = game
  const isShort = evaluation !== undefined && turns !== undefined
  const ahead = { seed: `judge:world ${seed}`, turns: isShort ? turns : Infinity, answers: ENDLESS, levels }
  playAhead(game, run, { seat, verb, key }, ahead)
  if (run.isOver) return shareOfWin(run, seat)
  return isShort ? chanceOfWinning(evaluation, run.view(seat)) : null
}

/** The options of a look with their mean gains, from the gains in all its worlds. */
export function gainsOf<O extends Choice>(options: readonly O[], gains: Looked['gains']): readonly (O & Mean)[] {
  return options.map((option, at) => ({ ...option, ...meanOf(gains.map((gain) => gain[at] ?? 0)) }))
}

/** Whether a gain can hardly be due to luck. */
export function isClear({ mean, error }: Mean): boolean {
  return mean > CLEARLY * error
}

/**
 * Options to compare with a choice, at most this many: half of them those that the level likes best apart from it, the
 * others at random, because the level may be blind to the best. Throws if the seat has no question.
 */
export function othersAt<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  { seat, verb, key: taken }: Choice & { readonly seat: Seat },
  { most: wanted, level, rng }: { readonly most: number; readonly level: Level; readonly rng: HasRng },
): readonly Choice[] {
  const asked = run.askedOf(seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  const left = asked.offers.filter(({ key }) => asked.verb !== verb || key !== taken)
  const most = Math.min(wanted, left.length)
  const liked = rankedChoices(game, run, { seat, verb, key: taken }, { most: Math.floor(most / 2), rng, level })
  const others = left
    .filter(({ key }) => !liked.some((one) => one.key === key))
    .map(({ key }) => ({ verb: asked.verb, key }))
  return [...liked, ...shuffle(rng, others).slice(0, most - liked.length)]
}

/** A choice among several options in a match that was played, and the position before it. */
export interface Decision {
  /** Its entry in the log. */
  readonly seq: number
  readonly seat: Seat
  readonly choice: Choice
  /** Options to compare it with. */
  readonly others: readonly Choice[]
  readonly snapshot: Snapshot
  readonly entries: readonly EffectiveEntry[]
}

/** A position in a fresh run each time. */
export function positionOf<S extends State, V>(
  rules: Rules<S, V>,
  { snapshot, entries }: Pick<Decision, 'snapshot' | 'entries'>,
): FreshRun<S, V> {
  return () => runToEnd(rebuilding(rules, snapshot, entries)).run
}

/** Which decisions of a match to find. */
export interface Wanted {
  /** The entries of those who may be judged. */
  readonly whose: ReadonlySet<number>
  readonly decisions: number
  /** How many other options each is compared with. */
  readonly others: number
  readonly seed: string
}

/**
 * The decisions of a match among several options: all of them, or as many as wanted, from its beginning to its end
 * alike. Giving up a seat, coming back and standing orders are none. A log that the rules no longer follow ends early.
 */
export function decisionsIn<S extends State, V>(
  game: Game<S, V>,
  beginning: Snapshot,
  log: readonly EffectiveEntry[],
  { whose, decisions, others, seed }: Wanted,
): { readonly all: number; readonly found: readonly Decision[] } {
  const all = positionsIn(game.rules, beginning, log).filter(({ seq }) => whose.has(seq))
  const count = Math.min(decisions, all.length)
  const spread = Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)])
  const found = spread.flatMap((one) => {
    if (!one) return []
    const rng = { rng: rngFrom(`judge:others ${seed} ${one.seq}`) }
    const run = positionOf(game.rules, one)()
    return [
      { ...one, others: othersAt(game, run, { seat: one.seat, ...one.choice }, { most: others, level: 'fair', rng }) },
    ]
  })
  return { all: all.length, found }
}

const NO_DECISIONS: ReadonlySet<string> = new Set([LEAVE, RETURN, ORDER])

/** The positions at which the match had a choice among several options. */
function positionsIn<S extends State, V>(
  rules: Rules<S, V>,
  beginning: Snapshot,
  log: readonly EffectiveEntry[],
): readonly Omit<Decision, 'others'>[] {
  const { run } = Run.resume(rules, loadState(rules, beginning), 0)
  const found: Omit<Decision, 'others'>[] = []
  let [snapshot, entries]: [Snapshot, readonly EffectiveEntry[]] = [beginning, []]
  for (const entry of log) {
    if (entry.kind === 'rewind') run.renew(entry.seed, entry.deals)
    else {
      const { seq, answer } = entry
      const { seat, verb, key } = answer
      if (run.glanceAt(seat)?.only === null && !NO_DECISIONS.has(verb))
        found.push({ seq, seat, choice: { verb, key }, snapshot, entries })
      const led = run.repeat(answer)
      if (typeof led === 'string') break
      if (led.snapshot !== undefined) {
        ;[snapshot, entries] = [{ seq, version: rules.version, state: led.snapshot }, []]
        continue
      }
    }
    entries = [...entries, entry]
  }
  return found
}
