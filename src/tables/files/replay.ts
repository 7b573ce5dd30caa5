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
import { EffectiveLog, type Played } from './effective-log.ts'
import type { Figures, Trouble } from '../model/verdict.ts'

type SavedFact = SavedLine & { readonly kind: 'fact' }

/** How many answers rewinds may make us replay: per log entry, and in addition. No table has needed a tenth of it. */
const MAX_REPEATED_ANSWERS = { perLine: 20, besides: 20_000 }

/** Replays a game entry by entry, in time linear in the length of its log. */
export class Replay {
  private readonly game: Game
  private readonly saved: SavedGame
  private readonly figures: Figures
  private readonly facts: ReadonlyMap<number, readonly SavedFact[]>
  private readonly kept: ReadonlyMap<number, Snapshot>
  /** Log entries for which the chronicle reports an agreement. */
  private readonly agreed: ReadonlySet<number>
  /** For each index of the log, the next rewind that reseeds the generator. */
  private readonly renewals: Int32Array
  private readonly tree: LogTree
  private readonly standing: EffectiveLog
  /** Number of unreadable chronicle lines whose facts are not accounted for yet. */
  private gaps: number
  /** The current game; `null` from a rewind until the next answer. */
  private run: Run | null
  /** How many answers rewinds have made us replay. */
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
    this.standing = new EffectiveLog(entries, this.tree)
    this.gaps = chronicle.filter(isGap).length
    const { run, opening } = this.attempt({ kind: 'rules-fail-deal' }, () => Run.start(game.rules, this.beginning(), 0))
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
    if (!run.isOver && !mayGoOn) throw this.misfit({ kind: 'log-cut' })
  }

  /** Plays the entry at this index; returns the index of the next one to play. */
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
    return this.attempt({ kind: 'rules-fail-line', line: seq }, () => run.submit(answer))
  }

  /** Compares an entry and its chronicle lines with the outcome of its answer. */
  private hold(entry: AnswerEntry, outcome: Outcome): void {
    const { seq } = entry
    const { irreversible: sealed, quiet, emitted: told } = outcome
    if (sealed !== entry.sealed || quiet !== (entry.quiet ?? false)) {
      throw this.misfit({ kind: 'undo-differs', line: seq })
    }
    this.tells(seq, told)
    this.counts(entry, outcome)
  }

  private counts(entry: AnswerEntry, { irreversible: sealed, quiet, snapshot }: Outcome): void {
    this.figures.answers += 1
    this.standing.add({ entry, seq: entry.seq, sealed, quiet })
    this.keep(entry.seq, snapshot)
  }

  /**
   * Replays the undo of a seat's answer, with its later ones, and the other seats' secret answers repeated after it.
   */
  private *takeBack(at: number, rewind: RewindEntry): Generator<void, number> {
    const { seq, to } = rewind
    const [last, ...others] = this.standing.since(to) ?? []
    const isOwn = ({ entry }: Played) => entry !== null && entry.answer.seat === last?.entry?.answer.seat
    const isUndoable = ({ entry, sealed }: Played) => !sealed && entry?.answer.verb !== LEAVE
    const isFair =
      last?.entry != null &&
      isUndoable(last) &&
      others.every((one) => (isOwn(one) ? isUndoable(one) : one.entry !== null && one.quiet))
    if (!isFair) throw this.misfit({ kind: 'undo-unfair', line: seq })
    this.figures.undone += 1
    this.tells(seq, [])
    this.goBack(rewind)
    return yield* this.givenAgain(
      at + 1,
      others.filter((one) => !isOwn(one)),
    )
  }

  /** Replays the repeated answers, as far as they still fit; they emit no facts again. */
  private *givenAgain(at: number, others: readonly Played[]): Generator<void, number> {
    let next = at
    for (const { entry, sealed, quiet } of others) {
      if (!entry) continue
      const outcome = this.given(yield* this.ready(next), entry)
      if (typeof outcome === 'string') continue
      const again = this.saved.entries[next]
      if (again?.kind !== 'answer' || !isDeepStrictEqual(again.answer, entry.answer)) {
        throw this.misfit({ kind: 'undo-repeat-differs', line: next + 1, other: entry.seq })
      }
      this.tells(again.seq, [])
      this.counts(again, { ...outcome, irreversible: sealed, quiet })
      next += 1
    }
    return next
  }

  /** An illegal answer may stand in the log only if it was dropped for that reason: the log goes back past it. */
  private dropped(at: number, entry: AnswerEntry, why: Refusal): number {
    const end = this.renewals[at] ?? -1
    const rewind = this.saved.entries[end]
    if (rewind?.kind !== 'rewind' || rewind.to >= entry.seq) {
      throw this.misfit({ kind: 'answer-illegal', line: entry.seq, reason: why })
    }
    this.figures.dropped += end - at
    return this.renew(end, rewind)
  }

  /** Replays a rewind after a change of rules: it goes back past dice and reseeds the generator. */
  private renew(at: number, rewind: RewindEntry): number {
    const { seq, to } = rewind
    if (!this.standing.counts(to)) {
      throw new Misfit({ kind: 'rollback-uncounted', line: seq, other: to })
    }
    this.figures.renewed += 1
    this.figures.dropped += this.leave(rewind).answers
    return at + 1
  }

  /** Replays an agreed rollback, possibly to an abandoned branch. */
  private goOpenly(at: number, rewind: RewindEntry): number {
    const { seq, to, seed } = rewind
    if (!this.standing.stood(to)) {
      throw new Misfit({ kind: 'rollback-unreached', line: seq, other: to })
    }
    if (this.saved.chronicle && !this.agreed.has(seq) && !this.isLost(1)) {
      throw new Misfit({ kind: 'rollback-unagreed', line: seq })
    }
    const isElsewhere = !this.standing.counts(to)
    const undone = this.leave(rewind)
    if (seed === null && (isElsewhere || undone.sealed > 0)) {
      throw this.misfit({ kind: 'rollback-unrenewed', line: seq })
    }
    this.figures.wentBack += 1
    this.figures.undoneTogether += undone.answers
    return at + 1
  }

  /** Goes back, and checks a new seed against the seal. Returns how much is undone. */
  private leave(rewind: RewindEntry): { readonly answers: number; readonly sealed: number } {
    const { seq, to, seed } = rewind
    const { seal } = this.saved
    const root = seal?.kind === 'sealed' ? seal.secret : seal?.kind === 'typed' ? seal.seed : null
    if (seed !== null && root !== null && renewedSeed(root, seq) !== seed) {
      throw new Misfit({ kind: 'rollback-foreign-seed', line: seq })
    }
    this.tells(seq, [])
    const undone = this.standing.undoneBy(to)
    this.goBack(rewind)
    if (seed !== null) this.standing.add({ entry: null, seq, sealed: true, quiet: false })
    return undone
  }

  private goBack(rewind: RewindEntry): void {
    this.standing.goBack(rewind)
    // The next answer rebuilds the run, because many rewinds are followed by further ones.
    this.run = null
  }

  /** The game before an index of the log, rebuilt if necessary. */
  private *ready(at: number): Generator<void, Run> {
    if (this.run) return this.run
    const { snapshot, lines } = this.standing.wayHere()
    this.again += lines.length
    if (this.again > MAX_REPEATED_ANSWERS.besides + MAX_REPEATED_ANSWERS.perLine * this.saved.entries.length) {
      throw new Misfit({ kind: 'log-too-long' })
    }
    const steps: Generator<void, Rebuilt<State, unknown>> = rebuilding(
      this.game.rules,
      snapshot,
      lines as readonly EffectiveEntry[],
      0,
    )
    for (;;) {
      const step = this.attempt({ kind: 'rules-fail-line', line: at }, () => steps.next())
      if (step.done) {
        const { run, lost } = step.value
        if (lost > 0) throw this.misfit({ kind: 'rollback-unreachable', line: at })
        this.run = run
        return run
      }
      yield
    }
  }

  /** Compares a snapshot with the stored one, and holds it if a rewind needs it. */
  private keep(seq: number, state: string | undefined): void {
    if (state === undefined) return
    this.compare(seq, state)
    this.standing.hold({ seq, version: this.game.rules.version, state })
  }

  private compare(seq: number, state: string): void {
    const kept = this.kept.get(seq)
    if (kept?.version !== this.game.rules.version) return
    if (!isSameState(kept.state, state)) {
      throw this.misfit({ kind: 'snapshot-differs', line: seq })
    }
    this.figures.positions += 1
  }

  /**
   * Compares the facts of an entry with those in the chronicle. Older rules may have told the same facts with fewer
   * details.
   */
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
    const wrong = this.attempt({ kind: 'rules-fail-facts', line: seq }, () => stored.find(isWrong))
    if (wrong) throw this.misfit({ kind: 'chronicle-line-differs', line: wrong.line, other: seq })
    if (again.length > stored.length && !this.isLost(again.length - stored.length)) {
      throw this.misfit({ kind: 'chronicle-incomplete', line: seq })
    }
    this.figures.facts += stored.length
    this.figures.older += stored.filter(({ version }) => version < rules.version).length
  }

  /** Whether this many facts may be on unreadable lines; if so, uses up as many of those lines. */
  private isLost(lines: number): boolean {
    if (lines > this.gaps) return false
    this.gaps -= lines
    return true
  }

  private beginning() {
    const { setup, seal } = this.saved
    if (!setup) throw new Misfit({ kind: 'deal-missing' })
    return this.game.rules.create({ ...setup, seed: seal?.seed ?? '' })
  }

  private attempt<T>(trouble: Trouble, work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (error instanceof Misfit) throw error
      throw this.misfit({ ...trouble, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Describes what does not fit. In fairness, it mentions a change of rules since the game began. */
  private misfit(trouble: Trouble): Misfit {
    const { snapshots, entries } = this.saved
    const then = snapshots.find((one) => one.seq === 0)?.version
    const hasChanged =
      then !== this.game.rules.version ||
      entries.some((one) => one.kind === 'rewind' && one.seed !== null && !one.deals)
    return new Misfit(hasChanged ? { ...trouble, haveRulesChanged: true } : trouble)
  }
}

/** Whether two texts describe the same state. A much longer text can't, so it isn't parsed. */
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

/** For each index of a log, the next rewind after it that reseeds the generator; -1 if none does. */
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

/**
 * Whether a replayed fact equals the stored one. For a fact told by older rules, only the fields that they told must be
 * equal.
 */
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
