import { isDeepStrictEqual } from 'node:util'
import {
  migrateFact,
  LEAVE,
  leavesBranch,
  LogTree,
  rebuilding,
  Run,
  type AnswerEntry,
  type EffectiveEntry,
  type Game,
  type Outcome,
  type Rebuilt,
  type Refusal,
  type RewindEntry,
  type Rules,
  type Snapshot,
  type State,
  type Emitted,
} from '../../engine/index.ts'
import { Misfit } from './misfit.ts'
import { isGap } from './chain-check.ts'
import { renewedSeed } from '../steps/sealing.ts'
import type { SavedGame, SavedLine } from '../model/saved-game.ts'
import { Standing, type Played } from './effective-log.ts'
import type { Figures } from '../model/verdict.ts'

type SavedFact = SavedLine & { readonly kind: 'fact' }

/** Answers that going back may have played again, for each line of the log, and besides: no table has needed a tenth of it. */
const MOST_AGAIN = { perLine: 20, besides: 20_000 }

/** A game played again, line by line, in time that grows as its log does. */
export class Replay {
  private readonly game: Game
  private readonly saved: SavedGame
  private readonly figures: Figures
  private readonly facts: ReadonlyMap<number, readonly SavedFact[]>
  private readonly kept: ReadonlyMap<number, Snapshot>
  /** Lines of the log at which the chronicle says that something was agreed on. */
  private readonly agreed: ReadonlySet<number>
  /** Of each place in the log, the next one that renews the luck. */
  private readonly renewals: Int32Array
  private readonly tree: LogTree
  private readonly standing: Standing
  /** How many lines of the chronicle cannot be read, of which it is not known yet what they told. */
  private gaps: number
  /** The game as it stands; `null` since the log went back, until somebody answers. */
  private run: Run | null
  /** How many answers have been played again, because the log went back. */
  private again = 0
  private readonly opening: Outcome

  constructor(game: Game, saved: SavedGame, figures: Figures) {
    this.game = game
    this.saved = saved
    this.figures = figures
    const { entries, chronicle = [], snapshots } = saved
    this.facts = factsBySeq(chronicle)
    this.kept = new Map(snapshots.map((one) => [one.seq, one]))
    const agreed = chronicle.filter((one) => one.kind === 'event' && one.event.kind === 'motion')
    this.agreed = new Set(agreed.map(({ seq }) => seq))
    this.renewals = renewalsOf(entries)
    this.tree = new LogTree(entries)
    this.standing = new Standing(entries, this.tree)
    this.gaps = chronicle.filter(isGap).length
    const { run, opening } = this.attempt('at the deal', () => Run.start(game.rules, this.beginning(), 0))
    this.run = run
    this.opening = opening
  }

  *play(mayGoOn: boolean, sees: (run: Run) => void): Generator<void> {
    const { entries } = this.saved
    const { opening } = this
    if (this.run) this.figures.drawn = this.run.state.rng.drawn
    this.tells(0, opening.emitted)
    this.keep(0, opening.snapshot)
    if (this.run) sees(this.run)
    for (let at = 0; at < entries.length;) {
      at = yield* this.line(at)
      if (this.run) sees(this.run)
      yield
    }
    const run = yield* this.ready(entries.length)
    sees(run)
    this.figures.isOver = run.isOver
    if (!run.isOver && !mayGoOn) throw this.misfit('The log ends before the game does: its last lines are missing')
  }

  /** Plays the line at this place of the log; where the next one to be played stands. */
  private *line(at: number): Generator<void, number> {
    const entry = this.saved.entries[at]
    if (!entry) return at + 1
    if (entry.kind === 'rewind') return yield* this.rewind(at, entry)
    const run = yield* this.ready(at)
    const drawn = run.state.rng.drawn
    const outcome = this.given(run, entry)
    if (typeof outcome === 'string') return this.dropped(at, entry, outcome)
    this.figures.drawn += run.state.rng.drawn - drawn
    this.hold(entry, outcome)
    return at + 1
  }

  private *rewind(at: number, entry: RewindEntry): Generator<void, number> {
    if (leavesBranch(entry)) return this.goOpenly(at, entry)
    return entry.seed === null ? yield* this.takeBack(at, entry) : this.renew(at, entry)
  }

  private given(run: Run, { seq, answer }: AnswerEntry): Outcome | Refusal {
    return this.attempt(`at line ${seq} of the log`, () => run.submit(answer))
  }

  /** A line and what the chronicle has of it, held against what the answer led to. */
  private hold(entry: AnswerEntry, outcome: Outcome): void {
    const { seq } = entry
    const { irreversible: sealed, quiet, emitted: told } = outcome
    if (sealed !== entry.sealed || quiet !== (entry.quiet ?? false)) {
      throw this.misfit(`Line ${seq} of the log says otherwise than its replay whether it may be taken back`)
    }
    this.tells(seq, told)
    this.counts(entry, outcome)
  }

  private counts(entry: AnswerEntry, { irreversible: sealed, quiet, snapshot }: Outcome): void {
    this.figures.answers += 1
    this.standing.add({ entry, seq: entry.seq, sealed, quiet })
    this.keep(entry.seq, snapshot)
  }

  /** A seat's last answer was taken back, and what others did in secret since was done again. */
  private *takeBack(at: number, rewind: RewindEntry): Generator<void, number> {
    const { seq, to } = rewind
    const [last, ...others] = this.standing.since(to) ?? []
    const isFair =
      last?.entry != null &&
      !last.sealed &&
      last.entry.answer.verb !== LEAVE &&
      others.every(({ entry, quiet }) => quiet && entry?.answer.seat !== last.entry?.answer.seat)
    if (!isFair) throw this.misfit(`Line ${seq} of the log takes back what may not be taken back`)
    this.figures.undone += 1
    this.tells(seq, [])
    this.goBack(rewind)
    return yield* this.givenAgain(at + 1, others)
  }

  /** What still fits is given again, as it was; it tells nothing anew. */
  private *givenAgain(at: number, others: readonly Played[]): Generator<void, number> {
    let next = at
    for (const { entry, sealed, quiet } of others) {
      if (!entry) continue
      const outcome = this.given(yield* this.ready(next), entry)
      if (typeof outcome === 'string') continue
      const again = this.saved.entries[next]
      if (again?.kind !== 'answer' || !isDeepStrictEqual(again.answer, entry.answer)) {
        throw this.misfit(`Line ${next + 1} of the log is not the answer of line ${entry.seq} given again`)
      }
      this.tells(again.seq, [])
      this.counts(again, { ...outcome, irreversible: sealed, quiet })
      next += 1
    }
    return next
  }

  /** An answer that is not legal may stand in the log only if it was dropped for that: the log goes back past it. */
  private dropped(at: number, entry: AnswerEntry, why: Refusal): number {
    const end = this.renewals[at] ?? -1
    const rewind = this.saved.entries[end]
    if (rewind?.kind !== 'rewind' || rewind.to >= entry.seq) {
      throw this.misfit(`Line ${entry.seq} of the log is not a legal answer (${why})`)
    }
    this.figures.dropped += end - at
    return this.renew(end, rewind)
  }

  /** The rules have changed: the log goes back past dice, and the luck is renewed. */
  private renew(at: number, rewind: RewindEntry): number {
    const { seq, to } = rewind
    if (!this.standing.counts(to)) {
      throw new Misfit(`Line ${seq} of the log goes back to line ${to}, which does not count`)
    }
    this.figures.renewed += 1
    this.figures.dropped += this.leave(rewind).answers
    return at + 1
  }

  /** The table has gone back, or to a branch that it had left before. */
  private goOpenly(at: number, rewind: RewindEntry): number {
    const { seq, to, seed } = rewind
    if (!this.standing.stood(to)) {
      throw new Misfit(`Line ${seq} of the log goes back to line ${to}, after which the game never stood`)
    }
    if (this.saved.chronicle && !this.agreed.has(seq) && !this.isLost(1)) {
      throw new Misfit(`Line ${seq} of the log goes back, and the chronicle does not say that it was agreed on`)
    }
    const isElsewhere = !this.standing.counts(to)
    const undone = this.leave(rewind)
    if (seed === null && (isElsewhere || undone.sealed > 0)) {
      throw this.misfit(`Line ${seq} of the log goes back past a die or a secret, and does not renew the luck`)
    }
    this.figures.wentBack += 1
    this.figures.undoneTogether += undone.answers
    return at + 1
  }

  /** Goes back, and if the luck is renewed, as the seal says: how much does not count any more. */
  private leave(rewind: RewindEntry): { readonly answers: number; readonly sealed: number } {
    const { seq, to, seed } = rewind
    const { seal } = this.saved
    const root = seal?.kind === 'sealed' ? seal.secret : seal?.kind === 'typed' ? seal.seed : null
    if (seed !== null && root !== null && renewedSeed(root, seq) !== seed) {
      throw new Misfit(`Line ${seq} of the log renews the luck with a seed that does not follow from the seal`)
    }
    this.tells(seq, [])
    const undone = this.standing.undoneBy(to)
    this.goBack(rewind)
    if (seed !== null) this.standing.add({ entry: null, seq, sealed: true, quiet: false })
    return undone
  }

  private goBack(rewind: RewindEntry): void {
    this.standing.goBack(rewind)
    // It is played there only when somebody answers: many go back further first.
    this.run = null
  }

  /** The game as it stands before a place of the log. */
  private *ready(at: number): Generator<void, Run> {
    if (this.run) return this.run
    const { snapshot, lines } = this.standing.wayHere()
    this.again += lines.length
    if (this.again > MOST_AGAIN.besides + MOST_AGAIN.perLine * this.saved.entries.length) {
      throw new Misfit(`The log goes back so far and so often that I can't play all of it again`)
    }
    const steps: Generator<void, Rebuilt<State, unknown>> = rebuilding(
      this.game.rules,
      snapshot,
      lines as readonly EffectiveEntry[],
      0,
    )
    for (;;) {
      const step = this.attempt(`at line ${at} of the log`, () => steps.next())
      if (step.done) {
        const { run, lost } = step.value
        if (lost > 0) throw this.misfit(`Line ${at} of the log goes back to what cannot be had again`)
        this.run = run
        return run
      }
      yield
    }
  }

  /** A position was reached at rest: it is compared with the one that was kept there, and held if a rewind needs it. */
  private keep(seq: number, state: string | undefined): void {
    if (state === undefined) return
    this.compare(seq, state)
    this.standing.hold({ seq, version: this.game.rules.version, state })
  }

  private compare(seq: number, state: string): void {
    const kept = this.kept.get(seq)
    if (kept?.version !== this.game.rules.version) return
    if (!isSameState(kept.state, state)) {
      throw this.misfit(`The position that was kept at line ${seq} of the log is not the one its replay comes to`)
    }
    this.figures.positions += 1
  }

  /** What a line told must be what the chronicle has of it, which may have been told by rules that said less of the same. */
  private tells(seq: number, told: readonly Emitted[]): void {
    if (!this.saved.chronicle) return
    const { rules } = this.game
    const stored = this.facts.get(seq) ?? []
    const again = JSON.parse(JSON.stringify(told)) as readonly Emitted[]
    let at = 0
    const isWrong = (one: SavedFact) => {
      const from = at
      while (at < again.length && !isToldBy(rules, one, again[at]) && at - from < this.gaps) at += 1
      at += 1
      return !isToldBy(rules, one, again[at - 1])
    }
    const wrong = this.attempt(`at what line ${seq} of the log told`, () => stored.find(isWrong))
    if (wrong) throw this.misfit(`Line ${wrong.line} of the chronicle is not what line ${seq} of the log tells`)
    if (again.length > stored.length && !this.isLost(again.length - stored.length)) {
      throw this.misfit(`Something is left out of the chronicle that line ${seq} of the log tells`)
    }
    this.figures.facts += stored.length
    this.figures.older += stored.filter(({ version }) => version < rules.version).length
  }

  /** Whether so much may have stood on lines that cannot be read: it is taken to have. */
  private isLost(lines: number): boolean {
    if (lines > this.gaps) return false
    this.gaps -= lines
    return true
  }

  private beginning() {
    const { setup, seal } = this.saved
    if (!setup) throw new Misfit('What the game was dealt from is missing')
    return this.game.rules.create({ ...setup, seed: seal?.seed ?? '' })
  }

  private attempt<T>(where: string, work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (error instanceof Misfit) throw error
      throw this.misfit(`The rules fail ${where} (${error instanceof Error ? error.message : String(error)})`)
    }
  }

  /** What does not fit; the rules may have changed since, and it is only fair to say so. */
  private misfit(sentence: string): Misfit {
    const { snapshots, entries } = this.saved
    const then = snapshots.find((one) => one.seq === 0)?.version
    const hasChanged =
      then !== this.game.rules.version ||
      entries.some((one) => one.kind === 'rewind' && one.seed !== null && !one.deals)
    return new Misfit(
      hasChanged ? `${sentence}; the rules have changed since the game began, which may be why` : sentence,
    )
  }
}

/** Whether two texts are of one state. One that is far longer is none of it, and isn't read. */
function isSameState(kept: string, state: string): boolean {
  if (kept === state) return true
  if (kept.length > 2 * state.length) return false
  try {
    return isDeepStrictEqual(JSON.parse(kept), JSON.parse(state))
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** Of each place in a log, the next one after it that renews the luck; -1 if none does. */
function renewalsOf(entries: SavedGame['entries']): Int32Array {
  const next = new Int32Array(entries.length)
  let last = -1
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    next[at] = last
    const entry = entries[at]
    if (entry?.kind === 'rewind' && entry.seed !== null) last = at
  }
  return next
}

/** Whether a fact is told again as it was kept; of one that older rules told, all that they said of it. */
function isToldBy(rules: Rules, { fact, to, version }: SavedFact, again: Emitted | undefined): boolean {
  if (!again || !isDeepStrictEqual(to, again.to)) return false
  if (version === rules.version) return isDeepStrictEqual(fact, again.fact)
  const now: Readonly<Record<string, unknown>> = { ...again.fact }
  return Object.entries(migrateFact(rules, fact, version)).every(([field, value]) =>
    isDeepStrictEqual(value, now[field]),
  )
}

function factsBySeq(chronicle: readonly SavedLine[]): ReadonlyMap<number, readonly SavedFact[]> {
  const facts = new Map<number, SavedFact[]>()
  for (const one of chronicle) {
    if (one.kind !== 'fact') continue
    const known = facts.get(one.seq)
    if (known) known.push(one)
    else facts.set(one.seq, [one])
  }
  return facts
}
