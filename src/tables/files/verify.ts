import { runToEnd, FIRST_LINK, linkAfter, type Game, type Link, type Run } from '../../engine/index.ts'
import { checkRecord, isGap, type UnpublishedData } from './chain-check.ts'
import { Misfit } from './misfit.ts'
import { Replay } from './replay.ts'
import { commitmentTo, sealedSeed } from '../steps/sealing.ts'
import type { SavedGame } from '../model/saved-game.ts'
import type { TableRecord } from '../model/store.ts'
import type { Figures, Verdict } from '../model/verdict.ts'

/** What verification tolerates, and further data that must fit. */
export interface Allowed {
  /** The log may stop before the end of the game. */
  readonly mayGoOn?: boolean
  /** The chronicle may contain unreadable lines. They tell nothing and are not counted against it. */
  readonly mayHaveGaps?: boolean
  readonly beside?: UnpublishedData | undefined
}

/** Verifies a finished game synchronously. */
export function verify(game: Game, saved: SavedGame): Verdict {
  return runToEnd(verification(game, saved))
}

/**
 * Verifies a finished game entry by entry, so that the caller can do other work in between. Checks that the secret fits
 * its commitment and the seed follows from it; that the log has no gaps and fits its links; that every answer was
 * legal, every die and draw followed from the seed, and every rewind was fair; that the chronicle matches the replay,
 * and its whole record fits the chain. `sees` receives the game after each replayed entry.
 */
export function* verification(
  game: Game,
  saved: SavedGame,
  { mayGoOn = false, mayHaveGaps = false, beside = {} }: Allowed = {},
  sees: (run: Run) => void = () => undefined,
): Generator<void, Verdict> {
  const figures = figuresOf(saved)
  try {
    checkSeal(saved)
    yield* checkLog(saved)
    yield* checkChronicle(saved, mayHaveGaps)
    checkVersions(game, saved)
    checkSeats(game, saved)
    yield* new Replay(game, saved, figures).play(mayGoOn, sees)
    yield* checkRecord(saved, beside, figures)
    return { ...figures, holds: true, trouble: null }
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    return { ...figures, holds: false, trouble: error.trouble }
  }
}

/** The verdict on a game whose log cannot be read. */
export function unreadable(reason: string, { seal }: Pick<TableRecord, 'seal'>): Verdict {
  const figures = figuresOf({ game: '', snapshots: [], entries: [] })
  const commitment = seal.kind === 'sealed' ? seal.commitment : null
  return { ...figures, seal: seal.kind, commitment, holds: false, trouble: { kind: 'damaged', reason } }
}

function figuresOf({ seal, entries, chronicle = [] }: SavedGame): Figures {
  const isSealed = seal?.kind === 'sealed'
  return {
    seal: seal?.kind ?? 'typed',
    commitment: isSealed ? seal.commitment : null,
    brought: isSealed ? seal.brought.length : 0,
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
    told: chronicle.length,
    older: 0,
    whispers: 0,
    whispersRead: 0,
    head: null,
  }
}

/** Whether the only person at the table has decided something without other players. */
function isDecidedAlone(event: { readonly kind: string; readonly came?: unknown; readonly alone?: unknown }): boolean {
  return event.kind === 'motion' && event.came === 'agreed' && event.alone === true
}

function checkSeal({ seal }: SavedGame): void {
  if (!seal) throw new Misfit({ kind: 'seal-missing' })
  if (seal.seed === null || (seal.kind === 'sealed' && seal.secret === null)) {
    throw new Misfit({ kind: 'seal-closed' })
  }
  if (seal.kind === 'typed') return
  const { secret, commitment, brought, seed } = seal
  if (commitmentTo(secret ?? '') !== commitment) throw new Misfit({ kind: 'commitment-differs' })
  if (sealedSeed(secret ?? '', brought) !== seed) {
    throw new Misfit({ kind: 'seed-differs' })
  }
}

const LINES_PER_SLICE = 100

function* checkLog({ entries }: SavedGame): Generator<void> {
  let link: Link = FIRST_LINK
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) throw new Misfit({ kind: 'log-line-missing', line: index + 1 })
    link = linkAfter(link, entry)
    if (entry.link !== link) {
      throw new Misfit({ kind: 'log-line-unchained', line: entry.seq })
    }
    if (index % LINES_PER_SLICE === 0) yield
  }
}

function* checkChronicle({ seal, chronicle, entries }: SavedGame, mayHaveGaps: boolean): Generator<void> {
  if (!chronicle && seal) throw new Misfit({ kind: 'chronicle-missing' })
  let seq = 0
  for (const [index, one] of (chronicle ?? []).entries()) {
    if (one.line !== index + 1 || (isGap(one) && !mayHaveGaps)) {
      throw new Misfit({ kind: 'chronicle-line-missing', line: index + 1 })
    }
    // The log entry of an unreadable line may be unknown.
    if (isGap(one)) continue
    if (one.seq < seq || one.seq > entries.length) {
      throw new Misfit({ kind: 'chronicle-line-misplaced', line: one.line })
    }
    seq = one.seq
    if (index % LINES_PER_SLICE === 0) yield
  }
}

/** Limits the seats to those the game allows: dealing for more could take as long as a malicious file likes. */
function checkSeats({ rules }: Game, { setup }: SavedGame): void {
  if (!setup) return
  const { seats, experience } = setup
  const { min, max } = rules.seats
  if (seats < min || seats > max) throw new Misfit({ kind: 'deal-seats', seats, min, max })
  if (experience.length > seats) throw new Misfit({ kind: 'deal-experience' })
}

/**
 * Rejects lines told by rules older than those that began the game, or newer than the current ones. Newer rules have
 * dealt an imported game again, so its initial snapshot says nothing about the start.
 */
function checkVersions({ rules }: Game, { snapshots, chronicle = [] }: SavedGame): void {
  const lines = chronicle.filter((one) => !isGap(one))
  const wasImported = lines.some((one) => one.kind === 'event' && one.event.kind === 'imported')
  const first = wasImported ? undefined : snapshots.find(({ seq }) => seq === 0)?.version
  const lowest = Math.max(first ?? 1, lines[0]?.version ?? 1)
  const wrong = lines.find(({ version }) => version < lowest || version > rules.version)
  if (wrong) throw new Misfit({ kind: 'chronicle-line-other-version', line: wrong.line })
}
