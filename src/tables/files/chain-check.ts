import { isDeepStrictEqual } from 'node:util'
import { FIRST_LINK, type Link } from '../../engine/index.ts'
import { accountMark, dealMark, lineLinkAfter, peopleOf, whisperMark } from '../model/chain.ts'
import type { TableEvent } from '../model/events.ts'
import { Misfit } from './misfit.ts'
import type { SavedGame, SavedLine } from '../model/saved-game.ts'
import type { People, TableRecord, Whisper } from '../model/store.ts'
import type { Figures } from '../model/verdict.ts'

// Checks whether the record of a game, meaning everything stored of it except its log, fits the chain. The chain does
// not cover times, who answered for a seat, bookmarks, pace, pictures, seat names, how computer players play, whether
// they speak, or guesses before they were told.

/** Data of a game that its public file leaves out. */
export interface UnpublishedData {
  readonly people?: Pick<TableRecord, 'host' | 'seats'> | undefined
  readonly whispers?: readonly Whisper[] | undefined
}

const LINES_PER_SLICE = 100

/** Whether a chronicle line can no longer be read. */
export function isGap(line: SavedLine): boolean {
  return line.kind === 'event' && line.event.kind === 'unreadable'
}

/** Checks the record of a game against the chain. Throws `Misfit`. */
export function* checkRecord(saved: SavedGame, beside: UnpublishedData, figures: Figures): Generator<void> {
  const { chronicle = [], entries } = saved
  const links = new Map<number, Link | undefined>(entries.map(({ seq, link }) => [seq, link]))
  let last: Link = FIRST_LINK
  for (const [index, line] of chronicle.entries()) {
    const log = line.seq === 0 ? FIRST_LINK : links.get(line.seq)
    // An unreadable line was linked when it was readable; the links of later lines verify it.
    const link: Link | undefined = isGap(line) ? line.link : lineLinkAfter(last, log ?? '', line)
    if (link === undefined || line.link !== link) {
      throw new Misfit({ kind: 'chronicle-line-unchained', line: line.line })
    }
    last = link
    if (index % LINES_PER_SLICE === 0) yield
  }
  figures.head = last
  checkDeal(saved)
  if (figures.isOver && !chronicle.some((line) => eventOf(line, 'over'))) {
    throw new Misfit({ kind: 'chronicle-cut' })
  }
  const people = peopleIn(chronicle)
  if (!people) throw new Misfit({ kind: 'chronicle-no-seats' })
  checkAbout(saved, people, last)
  checkPeople(saved, people, beside)
  checkWhispers(chronicle, beside, figures)
}

/** The line's event, if it has this kind; the chain vouches for its form. */
function eventOf<Kind extends TableEvent['kind']>(
  line: SavedLine,
  kind: Kind,
): (TableEvent & { readonly kind: Kind }) | undefined {
  return line.kind === 'event' && line.event.kind === kind
    ? (line.event as unknown as TableEvent & { readonly kind: Kind })
    : undefined
}

interface About {
  readonly table: string
  readonly preset: string
  readonly seats: readonly { readonly seat: number; readonly name: string }[]
  /** The last link, so that nobody can drop the last lines unnoticed. */
  readonly head: Link
}

function checkDeal({ chronicle = [], setup, seal, about, snapshots }: SavedGame): void {
  const [line] = chronicle.filter((one) => eventOf(one, 'started'))
  if (!line) throw new Misfit({ kind: 'chronicle-no-start' })
  const { table = '' } = (about ?? {}) as Partial<About>
  const isDealt = setup && seal && seal.seed !== null
  const dealt = isDealt && dealMark({ table, setup, seal: seal.kind, seed: seal.seed })
  if (eventOf(line, 'started')?.dealt !== dealt) {
    throw new Misfit({ kind: 'deal-differs' })
  }
  const first = snapshots.find(({ seq }) => seq === 0)
  const wasImported = chronicle.some((one) => eventOf(one, 'imported'))
  if (first && first.version !== line.version && !wasImported) {
    throw new Misfit({ kind: 'deal-version' })
  }
}

/** Checks a file's description of itself against its chronicle, including where the chronicle ends. */
function checkAbout({ about, setup }: SavedGame, { seats }: People, head: Link): void {
  const { table, seats: named, head: end } = (about ?? {}) as Partial<About>
  if (end !== head) throw new Misfit({ kind: 'chronicle-end-differs' })
  const sat = seats.map(({ name }, seat) => ({ seat, name }))
  if (!isDeepStrictEqual(named, sat)) throw new Misfit({ kind: 'about-names' })
  if (!isDeepStrictEqual(about, { table, preset: setup?.preset, seats: sat, head })) {
    throw new Misfit({ kind: 'about-file' })
  }
}

/** Checks that the current players and host are the last ones in the chronicle. */
function checkPeople({ chronicle = [], seal }: SavedGame, last: People, { people }: UnpublishedData): void {
  const root = seal?.kind === 'sealed' ? seal.secret : seal?.kind === 'typed' ? seal.seed : null
  if (root === null) return
  const isAnother = ({ user, account }: { readonly user?: string; readonly account?: string | null | undefined }) =>
    user !== undefined && account !== accountMark(root, user)
  const wrong = chronicle.find((line) => isAnother(eventOf(line, 'seat-taken') ?? {}))
  if (wrong) throw new Misfit({ kind: 'chronicle-line-other-account', line: wrong.line })
  if (!people) return
  const now = peopleOf(root, people)
  if (!isDeepStrictEqual(now.seats, last.seats)) throw new Misfit({ kind: 'about-people' })
  // The person who imports a game, or resumes it elsewhere, becomes its host.
  const end = chronicle.findLastIndex((one) => eventOf(one, 'over'))
  const isHosted = end >= 0 && !chronicle.slice(end).some((one) => eventOf(one, 'imported'))
  if (isHosted && now.host !== last.host) throw new Misfit({ kind: 'about-host' })
}

/** The people at the end of a chronicle, after all its changes. */
function peopleIn(chronicle: readonly SavedLine[]): People | undefined {
  let now: People | undefined
  for (const line of chronicle) {
    now = (eventOf(line, 'started') ?? eventOf(line, 'over'))?.people ?? now
    const change = eventOf(line, 'seat-taken') ?? eventOf(line, 'renamed')
    if (!change || !now) continue
    const { seat, name } = change
    const taken = change.kind === 'seat-taken' ? { account: change.account ?? null } : {}
    now = { ...now, seats: now.seats.map((one, at) => (at === seat ? { ...one, ...taken, name } : one)) }
  }
  return now
}

function checkWhispers(chronicle: readonly SavedLine[], { whispers = [] }: UnpublishedData, figures: Figures): void {
  const marks = new Map<number, string | undefined>()
  for (const line of chronicle) {
    const said = eventOf(line, 'whispered')
    if (said) marks.set(said.number, said.mark)
  }
  figures.whispers = marks.size
  for (const one of whispers) {
    if (marks.get(one.number) !== whisperMark(one.salt, one)) {
      throw new Misfit({ kind: 'whisper-differs', line: one.number })
    }
    figures.whispersRead += 1
  }
}
