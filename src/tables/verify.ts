import { isDeepStrictEqual } from 'node:util'
import {
  effective,
  factOfToday,
  FIRST_LINK,
  LEAVE,
  leavesBranch,
  liesOn,
  linkAfter,
  rebuild,
  Run,
  stretches,
  thaw,
  type AnswerEntry,
  type Game,
  type Link,
  type Outcome,
  type Refusal,
  type Rewind,
  type Rules,
  type Snapshot,
  type Stretch,
  type Told,
} from '../engine/index.ts'
import { commitmentTo, renewedSeed, sealedSeed } from './sealing.ts'
import type { SavedGame, SavedLine } from './saved.ts'
import type { Seal, TableRecord } from './store.ts'

/** What came of playing a finished game again from what it was dealt from. */
export interface Verdict {
  readonly holds: boolean
  /** The first thing that does not fit, in one sentence; `null` if all of it does. */
  readonly trouble: string | null
  readonly seal: Seal['kind']
  readonly commitment: string | null
  /** Contributions that the seed follows from. */
  readonly brought: number
  /** It was played from the deal on; otherwise only from the first position that was kept. */
  readonly isFromDeal: boolean
  /** The game is over after the last line. */
  readonly isOver: boolean
  /** Numbers taken from the luck: dice, and draws of shuffles and piles. */
  readonly drawn: number
  /** Lines of the log. */
  readonly lines: number
  /** Answers that were found legal. */
  readonly answers: number
  /** Answers that were taken back, found fair. */
  readonly undone: number
  /** Rewinds past dice, with renewed luck, for answers that no longer fitted the rules; and how many those were. */
  readonly renewed: number
  readonly dropped: number
  /**
   * How often the table agreed to go back, with renewed luck and what nobody knew dealt anew if a die had fallen or something was
   * shown on the way; and how many answers that undid.
   */
  readonly wentBack: number
  readonly undoneTogether: number
  /** How often the only person at the table decided alone what otherwise takes another's agreement, as the chronicle says. */
  readonly decidedAlone: number
  /** Facts of the chronicle that the replay told too. */
  readonly facts: number
  /** Positions that were kept, and to which the replay came. */
  readonly positions: number
  /** The last link of the log; `null` if it has no links. */
  readonly head: Link | null
}

/** Something does not fit. The message says what, in one sentence. */
class Misfit extends Error {}

type Figures = { -readonly [K in keyof Omit<Verdict, 'holds' | 'trouble'>]: Verdict[K] }
type SavedFact = SavedLine & { readonly kind: 'fact' }

/** What a game may be, and yet hold. */
export interface Allowed {
  /** The log need not come to the end of the game. */
  readonly mayGoOn?: boolean
  /** Lines of the chronicle may be such as cannot be read any more: they tell nothing, and nothing of them is held against it. */
  readonly mayHaveGaps?: boolean
}

/** Verifies a finished game at once. */
export function verify(game: Game, saved: SavedGame): Verdict {
  const steps: Generator<void, Verdict> = verification(game, saved)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Verifies a finished game line by line, so that whoever has other things to do may do them in between: that the secret fits
 * its commitment and the seed follows from it; that the log has no gaps and fits its links; that every answer was legal,
 * every dice and draw followed from the seed, every rewind was fair; that the chronicle tells what the replay tells.
 * `sees` is shown the game after each line.
 */
export function* verification(
  game: Game,
  saved: SavedGame,
  { mayGoOn = false, mayHaveGaps = false }: Allowed = {},
  sees: (run: Run) => void = () => undefined,
): Generator<void, Verdict> {
  const figures = figuresOf(saved)
  try {
    checkSeal(saved)
    yield* checkLog(saved, figures)
    checkChronicle(saved, mayHaveGaps)
    yield* new Replay(game, saved, figures).play(mayGoOn, sees)
    return { ...figures, holds: true, trouble: null }
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    return { ...figures, holds: false, trouble: error.message }
  }
}

/** The verdict on a game whose log cannot even be read. */
export function unreadable(trouble: string, { seal }: Pick<TableRecord, 'seal'>): Verdict {
  const figures = figuresOf({ game: '', snapshots: [], entries: [] })
  const commitment = seal.kind === 'sealed' ? seal.commitment : null
  return { ...figures, seal: seal.kind, commitment, holds: false, trouble }
}

function figuresOf({ seal, setup, entries, chronicle = [] }: SavedGame): Figures {
  const isSealed = seal?.kind === 'sealed'
  return {
    seal: seal?.kind ?? 'before',
    commitment: isSealed ? seal.commitment : null,
    brought: isSealed ? seal.brought.length : 0,
    isFromDeal: setup !== undefined && seal !== undefined && seal.kind !== 'before',
    isOver: false,
    drawn: 0,
    lines: entries.length,
    answers: 0,
    undone: 0,
    renewed: 0,
    dropped: 0,
    wentBack: 0,
    undoneTogether: 0,
    decidedAlone: chronicle.filter((line) => line.kind === 'event' && isDecidedAlone(line.event)).length,
    facts: 0,
    positions: 0,
    head: entries.at(-1)?.link ?? null,
  }
}

/** Whether the only person at a table has decided something alone. */
function isDecidedAlone(event: { readonly kind: string; readonly came?: unknown; readonly alone?: unknown }): boolean {
  return event.kind === 'motion' && event.came === 'agreed' && event.alone === true
}

function checkSeal({ seal }: SavedGame): void {
  if (!seal) throw new Misfit('This file does not say what binds its dice: export the game of a table again')
  if (seal.kind === 'before') return
  if (seal.seed === null || (seal.kind === 'sealed' && seal.secret === null)) {
    throw new Misfit('The game was not over when this was exported, so its seal is not open')
  }
  if (seal.kind === 'typed') return
  const { secret, commitment, brought, seed } = seal
  if (commitmentTo(secret ?? '') !== commitment) throw new Misfit('The commitment is not the SHA-256 of the secret')
  if (sealedSeed(secret ?? '', brought) !== seed) {
    throw new Misfit('The seed does not follow from the secret and from what the players brought')
  }
}

/** Lines between two breaths. */
const AT_ONCE = 100

function* checkLog({ entries, seal }: SavedGame, figures: Figures): Generator<void> {
  const isLinked = seal?.kind !== 'before' || entries.some(({ link }) => link != null)
  let link = FIRST_LINK
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) throw new Misfit(`Line ${index + 1} of the log is missing`)
    link = linkAfter(link, entry)
    if (isLinked && entry.link !== link) {
      throw new Misfit(
        `Line ${entry.seq} of the log does not fit the chain: it was changed, or a line before it left out`,
      )
    }
    if (index % AT_ONCE === 0) yield
  }
  figures.head = isLinked && entries.length > 0 ? link : null
}

function isGap(line: SavedLine): boolean {
  return line.kind === 'event' && line.event.kind === 'unreadable'
}

function checkChronicle({ chronicle = [], entries }: SavedGame, mayHaveGaps: boolean): void {
  let seq = 0
  for (const [index, one] of chronicle.entries()) {
    if (one.line !== index + 1 || (isGap(one) && !mayHaveGaps)) {
      throw new Misfit(`Line ${index + 1} of the chronicle is missing or cannot be read`)
    }
    // Of a line that cannot be read it need not be known where it belongs.
    if (isGap(one)) continue
    if (one.seq < seq || one.seq > entries.length) {
      throw new Misfit(`Line ${one.line} of the chronicle belongs to no line of the log where it stands`)
    }
    seq = one.seq
  }
}

/** A line that counts, with what the replay says of it. */
interface Played {
  readonly entry: AnswerEntry | null
  readonly seq: number
  readonly sealed: boolean
  readonly quiet: boolean
}

/** The game had again, line by line. */
class Replay {
  private readonly game: Game
  private readonly saved: SavedGame
  private readonly figures: Figures
  private readonly rewinds: readonly Rewind[]
  /** The way to the line that each of them goes back to. */
  private readonly ways: readonly (readonly Stretch[])[]
  private readonly facts: ReadonlyMap<number, readonly SavedFact[]>
  /** Lines of the log at which the chronicle says that something was agreed on. */
  private readonly agreed: ReadonlySet<number>
  /** How many lines of the chronicle cannot be read, of which it is not known yet what they told. */
  private gaps: number
  /** Positions to go back to: only those that a rewind to come needs. */
  private snapshots: Snapshot[] = []
  private counted: Played[] = []
  /** All lines that were played, those too that do not count any more. */
  private readonly played = new Map<number, Played>()
  private run: Run
  private opening: Outcome

  constructor(game: Game, saved: SavedGame, figures: Figures) {
    this.game = game
    this.saved = saved
    this.figures = figures
    this.rewinds = saved.entries.filter((one) => one.kind === 'rewind')
    this.ways = this.rewinds.map(({ to }) => stretches(this.rewinds, to))
    this.facts = factsBySeq(saved.chronicle ?? [])
    const agreed = (saved.chronicle ?? []).filter((one) => one.kind === 'event' && one.event.kind === 'motion')
    this.agreed = new Set(agreed.map(({ seq }) => seq))
    this.gaps = (saved.chronicle ?? []).filter(isGap).length
    const { run, opening } = this.attempt('at the deal', () => Run.start(game.rules, this.beginning(), 0))
    this.run = run
    this.opening = opening
  }

  *play(mayGoOn: boolean, sees: (run: Run) => void): Generator<void> {
    const { entries } = this.saved
    this.figures.drawn = this.run.state.chance.drawn
    if (this.figures.isFromDeal) this.tells(0, this.opening.told)
    this.keep(0, this.opening.snapshot)
    sees(this.run)
    for (let at = 0; at < entries.length;) {
      at = this.line(at)
      sees(this.run)
      yield
    }
    this.figures.isOver = this.run.isOver
    if (!this.run.isOver && !mayGoOn) {
      throw this.misfit('The log ends before the game does: its last lines are missing')
    }
  }

  /** Plays the line at this place of the log; where the next one to be played stands. */
  private line(at: number): number {
    const entry = this.saved.entries[at]
    if (!entry) return at + 1
    if (entry.kind === 'rewind') return this.rewind(at, entry)
    const drawn = this.run.state.chance.drawn
    const outcome = this.given(entry)
    if (typeof outcome === 'string') return this.dropped(at, entry, outcome)
    this.figures.drawn += this.run.state.chance.drawn - drawn
    this.hold(entry, outcome)
    return at + 1
  }

  private rewind(at: number, entry: Rewind): number {
    if (leavesBranch(entry)) return this.goOpenly(at, entry)
    return entry.seed === null ? this.takeBack(at, entry) : this.renew(at, entry)
  }

  private given({ seq, answer }: AnswerEntry): Outcome | Refusal {
    return this.attempt(`at line ${seq} of the log`, () => this.run.submit(answer))
  }

  /** A line and what the chronicle has of it, held against what the answer led to. */
  private hold(entry: AnswerEntry, outcome: Outcome): void {
    const { seq } = entry
    const { sealed, quiet, told } = outcome
    if (sealed !== entry.sealed || (this.figures.seal !== 'before' && quiet !== (entry.quiet ?? false))) {
      throw this.misfit(`Line ${seq} of the log says otherwise than its replay whether it may be taken back`)
    }
    this.tells(seq, told)
    this.counts(entry, outcome)
  }

  private counts(entry: AnswerEntry, { sealed, quiet, snapshot }: Outcome): void {
    this.figures.answers += 1
    this.count({ entry, seq: entry.seq, sealed, quiet })
    this.keep(entry.seq, snapshot)
  }

  /** A seat's last answer was taken back, and what others did in secret since was done again. */
  private takeBack(at: number, rewind: Rewind): number {
    const { seq, to } = rewind
    const from = this.counted.findIndex((one) => one.seq > to)
    const [last, ...others] = from < 0 ? [] : this.counted.slice(from)
    const isFair =
      last?.entry != null &&
      (this.counted[from - 1]?.seq ?? 0) === to &&
      !last.sealed &&
      last.entry.answer.verb !== LEAVE &&
      others.every(({ entry, quiet }) => quiet && entry?.answer.seat !== last.entry?.answer.seat)
    if (!isFair) throw this.misfit(`Line ${seq} of the log takes back what may not be taken back`)
    this.figures.undone += 1
    this.tells(seq, [])
    this.goBack(at, to)
    return this.givenAgain(at + 1, others)
  }

  /** What still fits is given again, as it was; it tells nothing anew. */
  private givenAgain(at: number, others: readonly Played[]): number {
    let next = at
    for (const { entry, sealed, quiet } of others) {
      const outcome = entry && this.given(entry)
      if (!entry || !outcome || typeof outcome === 'string') continue
      const again = this.saved.entries[next]
      if (again?.kind !== 'answer' || !isDeepStrictEqual(again.answer, entry.answer)) {
        throw this.misfit(`Line ${next + 1} of the log is not the answer of line ${entry.seq} given again`)
      }
      this.tells(again.seq, [])
      this.counts(again, { ...outcome, sealed, quiet })
      next += 1
    }
    return next
  }

  /** An answer that is not legal may stand in the log only if it was dropped for that: the log goes back past it. */
  private dropped(at: number, entry: AnswerEntry, why: Refusal): number {
    const { entries } = this.saved
    const end = entries.findIndex((one, index) => index > at && one.kind === 'rewind' && one.seed !== null)
    const rewind = entries[end]
    if (rewind?.kind !== 'rewind' || rewind.to >= entry.seq) {
      throw this.misfit(`Line ${entry.seq} of the log is not a legal answer (${why})`)
    }
    this.figures.dropped += end - at
    return this.renew(end, rewind)
  }

  /** The rules have changed: the log goes back past dice, and the luck is renewed. */
  private renew(at: number, rewind: Rewind): number {
    const { seq, to } = rewind
    if (to !== 0 && !this.counted.some((one) => one.seq === to)) {
      throw new Misfit(`Line ${seq} of the log goes back to line ${to}, which does not count`)
    }
    this.figures.renewed += 1
    this.figures.dropped += this.leave(at, rewind).filter(({ entry }) => entry !== null).length
    return at + 1
  }

  /** The table has gone back, or to a branch that it had left before. */
  private goOpenly(at: number, rewind: Rewind): number {
    const { seq, to, seed } = rewind
    if (to !== 0 && !this.played.has(to)) {
      throw new Misfit(`Line ${seq} of the log goes back to line ${to}, after which the game never stood`)
    }
    if (this.saved.chronicle && !this.agreed.has(seq) && !this.isLost(1)) {
      throw new Misfit(`Line ${seq} of the log goes back, and the chronicle does not say that it was agreed on`)
    }
    const isElsewhere = to !== 0 && !this.counted.some((one) => one.seq === to)
    const undone = this.leave(at, rewind)
    if (seed === null && (isElsewhere || undone.some(({ sealed }) => sealed))) {
      throw this.misfit(`Line ${seq} of the log goes back past a die or a secret, and does not renew the luck`)
    }
    this.figures.wentBack += 1
    this.figures.undoneTogether += undone.filter(({ entry }) => entry !== null).length
    return at + 1
  }

  /** Goes back, and if the luck is renewed, as the seal says: the lines that do not count any more. */
  private leave(at: number, { seq, to, seed }: Rewind): readonly Played[] {
    const { seal } = this.saved
    const root = seal?.kind === 'sealed' ? seal.secret : seal?.kind === 'typed' ? seal.seed : null
    if (seed !== null && root !== null && renewedSeed(root, seq) !== seed) {
      throw new Misfit(`Line ${seq} of the log renews the luck with a seed that does not follow from the seal`)
    }
    this.tells(seq, [])
    const before = this.counted
    this.goBack(at, to)
    const stand = new Set(this.counted)
    const undone = before.filter((one) => !stand.has(one))
    if (seed !== null) this.count({ entry: null, seq, sealed: true, quiet: false })
    return undone
  }

  private count(played: Played): void {
    this.played.set(played.seq, played)
    this.counted.push(played)
  }

  private goBack(at: number, to: number): void {
    const { rules } = this.game
    const lines = this.saved.entries.slice(0, at + 1)
    const { run, lost } = this.attempt(`at line ${at + 1} of the log`, () => rebuild(rules, this.snapshots, lines, 0))
    if (lost > 0) throw this.misfit(`Line ${at + 1} of the log goes back to what cannot be had again`)
    this.run = run
    const stand = effective(this.saved.entries.filter(({ seq }) => seq <= to))
    this.counted = stand.flatMap(({ seq }) => this.played.get(seq) ?? [])
  }

  /** A position was reached at rest: it is compared with the one that was kept there, and held if a rewind needs it. */
  private keep(seq: number, state: string | undefined): void {
    if (state === undefined) return
    this.compare(seq, state)
    const { version } = this.game.rules
    const all = [...this.snapshots, { seq, version, state }]
    const needed = new Set<Snapshot | undefined>([all.at(-1)])
    for (const [index, way] of this.ways.entries()) {
      const isToCome = (this.rewinds[index]?.seq ?? 0) > seq
      if (isToCome) needed.add(all.findLast((one) => liesOn(way, one.seq)))
    }
    this.snapshots = all.filter((one) => needed.has(one))
  }

  private compare(seq: number, state: string): void {
    const kept = this.saved.snapshots.find((one) => one.seq === seq)
    if (kept?.version !== this.game.rules.version) return
    if (kept.state !== state && !isDeepStrictEqual(JSON.parse(kept.state), JSON.parse(state))) {
      throw this.misfit(`The position that was kept at line ${seq} of the log is not the one its replay comes to`)
    }
    this.figures.positions += 1
  }

  /** What a line told must be what the chronicle has of it, which may have been told by rules that said less of the same. */
  private tells(seq: number, told: readonly Told[]): void {
    if (!this.saved.chronicle) return
    const { rules } = this.game
    const stored = this.facts.get(seq) ?? []
    const again = JSON.parse(JSON.stringify(told)) as readonly Told[]
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
  }

  /** Whether so much may have stood on lines that cannot be read: it is taken to have. */
  private isLost(lines: number): boolean {
    if (lines > this.gaps) return false
    this.gaps -= lines
    return true
  }

  private beginning() {
    const { setup, seal, snapshots } = this.saved
    const { rules } = this.game
    if (seal && seal.kind !== 'before') {
      if (!setup) throw new Misfit('What the game was dealt from is missing')
      return rules.create({ ...setup, seed: seal.seed ?? '' })
    }
    const first = snapshots.find((one) => one.seq === 0)
    if (!first) throw new Misfit('The position at the beginning is missing')
    return thaw(rules, first)
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
    const then = this.saved.snapshots.find((one) => one.seq === 0)?.version
    const hasChanged =
      then !== this.game.rules.version || this.rewinds.some(({ seed, deals }) => seed !== null && !deals)
    return new Misfit(
      hasChanged ? `${sentence}; the rules have changed since the game began, which may be why` : sentence,
    )
  }
}

/** Whether a fact is told again as it was kept; of one that older rules told, all that they said of it. */
function isToldBy(rules: Rules, { fact, to, version }: SavedFact, again: Told | undefined): boolean {
  if (!again || !isDeepStrictEqual(to, again.to)) return false
  if (version === rules.version) return isDeepStrictEqual(fact, again.fact)
  const now: Readonly<Record<string, unknown>> = { ...again.fact }
  return Object.entries(factOfToday(rules, fact, version)).every(([field, value]) =>
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
