import { FIRST_LINK, effectivePositions as positionsOn, type Game, type Snapshot } from '../../engine/index.ts'
import { withoutAccounts } from '../model/chain.ts'
import type { ExportedGame, SavedGame, SavedLine, SavedSeal, SavedSetup } from '../model/saved-game.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import { yieldToEventLoop } from '../kit/yielding.ts'
import type { LinkedEntry, LinkedLine, TurnSnapshot, Store, TableRecord } from '../model/store.ts'

const PAGE_SIZE = 100

/**
 * A table's game for download: its log with the links, its chronicle, its seal (opened once the game is over) and its
 * initial snapshot. Always read from the store, page by page.
 */
export async function savedFrom(store: Store, record: TableRecord, game: Game): Promise<SavedGame> {
  const beginning = (await store.snapshots.all(record.id)).find(({ seq }) => seq === 0)
  const entries = await paged(
    (last) => store.log.linkedEntries(record.id, last, PAGE_SIZE),
    ({ seq }) => seq,
  )
  const chronicle = await linesOf(store, record)
  const head = chronicle.at(-1)?.link ?? null
  return {
    game: record.game,
    about: {
      table: record.id,
      preset: record.preset,
      seats: record.seats.map(({ seat, name }) => ({ seat, name })),
      ...(head !== null && { head }),
    },
    ...setupOf(record, game, beginning),
    seal: savedSeal(record),
    snapshots: beginning ? [withoutCounts(beginning)] : [],
    entries: entries.map(withoutAuthor),
    chronicle: chronicle.map(asSaved),
  }
}

/**
 * Everything stored of a started table, for import elsewhere: with its secrets and players, without the players'
 * private notes. It includes the snapshots that a store would keep for ever.
 */
export async function exportedFrom(store: Store, record: TableRecord, game: Game): Promise<ExportedGame> {
  const saved = await savedFrom(store, record, game)
  const links = new Map(saved.entries.map(({ seq, link }) => [seq, link ?? FIRST_LINK]))
  const entries = await store.log.entries(record.id)
  const onLog = positionsOn(entries)
  const positions = (await store.snapshots.all(record.id)).filter(({ seq }) => onLog.has(seq))
  const chronicle = await linesOf(store, record)
  const { seal, seed, seats } = record
  return {
    ...saved,
    seal: { ...seal, seed },
    snapshots: positions.filter(({ seq }, index) => seq === 0 || index >= positions.length - 2),
    entries: entries.map((entry) => ({ ...entry, link: links.get(entry.seq) ?? FIRST_LINK })),
    chronicle,
    whispers: await store.marks.whispers(record.id),
    table: {
      id: record.id,
      host: record.host,
      seed,
      preset: record.preset,
      options: game.rules.sheet.shown(record.preset, record.options),
      experience: record.experience,
      hostSeat: record.hostSeat ?? null,
      // A loan ends where the game leaves its table.
      seats: seats.map(({ loan: _, ...one }) =>
        one.keeper === 'deputy' ? { ...one, keeper: 'player' as const, backAt: null } : one,
      ),
      timing: record.timing,
      pause: record.pause,
      called: record.called,
      pictures: record.pictures,
      whispering: record.whispering,
      ...(record.hushed && { hushed: true }),
      ...(record.level && { level: record.level }),
      ...(record.teaching && { teaching: record.teaching }),
      ...(record.language && { language: record.language }),
      createdAt: record.createdAt,
      changedAt: record.changedAt,
      bookmarks: await store.marks.bookmarks(record.id),
      guesses: await store.marks.guesses(record.id),
    },
  }
}

function linesOf(store: Store, { id }: TableRecord): Promise<LinkedLine[]> {
  return paged(
    (last) => store.chronicle.linkedLines(id, last, PAGE_SIZE),
    ({ line }) => line,
  )
}

/** Reads all pages, and yields to the event loop between them. */
async function paged<T>(read: (last: number) => Promise<readonly T[]>, at: (one: T) => number): Promise<T[]> {
  const all: T[] = []
  for (let last = 0; ;) {
    const page = await read(last)
    all.push(...page)
    const end = page.at(-1)
    if (end === undefined) return all
    last = at(end)
    await yieldToEventLoop()
  }
}

/** The setup that the game was created from, as far as it is stored. */
function setupOf(
  { seats, preset, options: all, experience, hostSeat: host = null }: TableRecord,
  game: Game,
  beginning: Snapshot | undefined,
): { setup?: SavedSetup } {
  if (experience === null || !beginning) return {}
  const options = game.rules.sheet.shown(preset, all)
  return { setup: { seats: seats.length, preset, options, experience, host } }
}

/** A seal for the file; it contains the secret once the game is over. */
export function savedSeal(record: TableRecord): SavedSeal {
  const { seal, seed } = withoutSecrets(record)
  if (seal.kind === 'typed') return { ...seal, seed: seed || null }
  const { commitment, secret, brought } = seal
  return { kind: 'sealed', commitment, brought, secret: secret || null, seed: seed || null }
}

/** Drops times and account ids, so that people keep only their names. */
function asSaved({ at: _at, ...line }: LinkedLine): SavedLine {
  return line.kind === 'event' ? { ...line, event: withoutAccounts(line.event) } : line
}

function withoutAuthor(entry: LinkedEntry): SavedGame['entries'][number] {
  const { by: _by, at: _at, ...line } = entry as LinkedEntry & { by?: unknown; at?: unknown }
  return line
}

function withoutCounts({ seq, version, state }: TurnSnapshot): Snapshot {
  return { seq, version, state }
}
