import { sourceOf, thaw, type Game, type Snapshot } from '../engine/index.ts'
import type { SavedGame, SavedLine, SavedSeal, SavedSetup } from './saved.ts'
import { withoutSecrets } from './sealing.ts'
import type { LinkedEntry, Store, TableRecord } from './store.ts'

/** Lines read at once: between two readings others have their turn. */
const AT_ONCE = 100

/**
 * A table's game as it is handed out: its log with the links, its chronicle, its seal (opened once the game is over) and
 * the position at its beginning. It is read anew from where it is kept, a part at every step.
 */
export function* savedFrom(store: Store, record: TableRecord, game: Game): Generator<void, SavedGame> {
  const beginning = store.latestSnapshot(record.id, new Set([0]))
  const entries: LinkedEntry[] = []
  yield* paged(
    (last) => store.linkedEntries(record.id, last, AT_ONCE),
    ({ seq }) => seq,
    entries,
  )
  const chronicle: SavedLine[] = []
  yield* paged(
    (last) => store.chronicle(record.id, last, AT_ONCE).map(withoutTime),
    ({ line }) => line,
    chronicle,
  )
  return {
    game: record.game,
    about: { table: record.id, length: record.length, seats: record.seats.map(({ seat, name }) => ({ seat, name })) },
    ...setupOf(record, game, beginning),
    seal: savedSeal(record),
    snapshots: beginning ? [beginning] : [],
    entries: entries.map(withoutAuthor),
    chronicle,
  }
}

function* paged<T>(read: (last: number) => readonly T[], at: (one: T) => number, into: T[]): Generator<void> {
  for (let last = 0; ;) {
    const page = read(last)
    into.push(...page)
    const end = page.at(-1)
    if (end === undefined) return
    last = at(end)
    yield
  }
}

/** What a game was created from, as far as it was kept. */
function setupOf(
  { seats, length, experience }: TableRecord,
  game: Game,
  beginning: Snapshot | undefined,
): { setup?: SavedSetup } {
  if (experience === null || !beginning) return {}
  return { setup: { seats: seats.length, length, experience, luck: sourceOf(thaw(game.rules, beginning)) } }
}

/** A seal as it is saved: opened once the game is over. */
export function savedSeal(record: TableRecord): SavedSeal {
  const { seal, seed } = withoutSecrets(record)
  if (seal.kind === 'before') return seal
  if (seal.kind === 'typed') return { ...seal, seed: seed || null }
  const { commitment, secret, brought } = seal
  return { kind: 'sealed', commitment, brought, secret: secret || null, seed: seed || null }
}

function withoutTime({ at: _at, ...line }: ReturnType<Store['chronicle']>[number]): SavedLine {
  return line
}

function withoutAuthor(entry: LinkedEntry): SavedGame['entries'][number] {
  const { by: _by, at: _at, ...line } = entry as LinkedEntry & { by?: unknown; at?: unknown }
  return line
}
