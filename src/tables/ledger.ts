import {
  DamagedLuck,
  LEAVE,
  Run,
  type Answer,
  type Game,
  type Outcome,
  type Refusal,
  type Setup,
  type Undoable,
} from '../engine/index.ts'
import type { Clock } from './clock.ts'
import { Fault, faultDetails } from './faults.ts'
import {
  advanced,
  isKnownToAll,
  isUnsettled,
  liveFrom,
  lookAround,
  originOf,
  POSITION_AFTER,
  positionAfter,
  wentBack,
  type Live,
} from './live.ts'
import { withAway } from './lobby.ts'
import type { Luck } from './luck.ts'
import { Memory, type Held } from './memory.ts'
import { DONE, granted, refuse } from './results.ts'
import { renewedSeed, rootOf, seedFrom, withBrought, withoutSecrets } from './sealing.ts'
import type { Result } from './service.ts'
import {
  Damaged,
  seatOf,
  type Commit,
  type Contribution,
  type LoggedEntry,
  type NewLine,
  type NewTable,
  type Position,
  type Store,
  type TableEvent,
  type TableId,
  type TableRecord,
  type UserId,
} from './store.ts'

const ID_LETTERS = 10
/** A seed of our own: enough that nobody can guess it. */
const NEW_SEED_LETTERS = 24
/** More than 256 bits, at 36 letters and digits. */
const SECRET_LETTERS = 50
const NOTHING_NEW = { lines: [], change: {} } as const

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface LedgerParts {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly luck: Luck
  readonly log: Log
}

/** The game of a stored table is not among the games of the house any more. */
export class NoSuchGame extends Error {}

/** Whether an error is the matter of one table: others, and the requests to come, are not touched by it. */
export function isOfOneTable(error: unknown): error is Error {
  return [Fault, Damaged, DamagedLuck, NoSuchGame].some((kind) => error instanceof kind)
}

/** What a step of a table writes; the rest is known of the table as it is held. */
type Step = Omit<Commit, 'table' | 'after' | 'due' | 'at'>

/** What the ledger tells as soon as a table has changed, and what it has to know before. */
export interface LedgerEars {
  /** When a table goes on by itself, as it stands; `null` if it does not. */
  readonly dueOf: (live: Live) => number | null
  /** `due`: when it goes on by itself now, `null` if it does not; absent if that is as it was. */
  readonly onChange: (record: TableRecord, due?: number | null) => void
  /** The rules have changed under a game: it has to be settled. */
  readonly onUnsettled: (id: TableId) => void
}

/** Reads tables out of the store, moves them, and writes what came of it before anybody hears of it. */
export class Ledger {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly log: Log
  private readonly luck: Luck
  private readonly ears: LedgerEars
  private readonly memory = new Memory()
  private readonly loading = new Map<TableId, Promise<Live | undefined>>()
  private readonly faultsSaid = new Map<TableId, { seq: number; id: string; kinds: Set<string> }>()

  constructor({ store, games, clock, luck, log }: LedgerParts, ears: LedgerEars) {
    this.store = store
    this.games = games
    this.clock = clock
    this.luck = luck
    this.log = log
    this.ears = ears
  }

  newId(): string {
    return this.luck(ID_LETTERS)
  }

  newSeed(): string {
    return this.luck(NEW_SEED_LETTERS)
  }

  newSecret(): string {
    return this.luck(SECRET_LETTERS)
  }

  gameCalled(id: string): Game | undefined {
    return this.games.find((game) => game.rules.id === id)
  }

  gameOf(record: TableRecord): Game {
    const game = this.gameCalled(record.game)
    if (!game) throw new NoSuchGame(`no game here is called ${record.game}`)
    return game
  }

  async create(table: NewTable): Promise<Result<TableRecord>> {
    const record = await this.store.createTable(table)
    this.memory.hold({ record, live: null })
    this.ears.onChange(record, null)
    return granted(withoutSecrets(record))
  }

  /** A table as it stands; `undefined` if there is none. */
  async record(id: TableId): Promise<TableRecord | undefined> {
    return (await this.held(id))?.record
  }

  /** The game of a table as it stands; `undefined` if it has not been started. Rejects with what is the matter with it. */
  async live(id: TableId): Promise<Live | undefined> {
    const held = await this.held(id)
    if (!held || held.live === null) return undefined
    if (held.live) return held.live
    const loading = this.loading.get(id) ?? this.load(held.record)
    this.loading.set(id, loading)
    try {
      return await loading
    } finally {
      this.loading.delete(id)
    }
  }

  /** Whether a game stands where it says: nothing has been done since, and nothing is being done. */
  isNow(live: Live): boolean {
    return this.memory.holds(live)
  }

  private async held(id: TableId): Promise<Held | undefined> {
    await this.memory.still(id)
    const revision = await this.store.revision(id)
    const known = revision === undefined ? undefined : this.memory.at(id, revision)
    if (known) return known
    this.memory.forget(id)
    const record = await this.store.table(id)
    if (record) this.memory.hold({ record })
    return record && { record }
  }

  private async load(record: TableRecord): Promise<Live | undefined> {
    const live = await liveFrom(this.store, record, this.gameOf(record))
    this.memory.hold({ record, live: live ?? null })
    if (live && isUnsettled(live)) this.ears.onUnsettled(record.id)
    return live
  }

  /** Deals a game out, by the seats of its lobby and the seed that follows from its seal. */
  async begin(record: TableRecord, brought?: Contribution): Promise<Result<TableRecord>> {
    const game = this.gameOf(record)
    const seal = withBrought(record.seal, brought)
    const seed = seedFrom({ seal, seed: record.seed })
    const users = record.seats.map((one) => one.user)
    const experience = await this.store.finishedGames(record.game, users)
    const setup = { seats: users.length, length: record.length, seed, experience }
    return this.memory.move(record.id, async () => {
      const { live, opening, position } = dealt(record, game, setup)
      const lines = [happened({ kind: 'started' }), ...linesOf(opening, live.run.isOver)]
      const change = { status: live.run.isOver ? 'over' : 'playing', seed, seal, experience } as const
      return this.commit({ record, live }, { position, change, lines })
    })
  }

  /**
   * A game, ready for the next answer: what the rules do not allow any more is taken back, and said; and if by these rules
   * the game is over, it is over.
   */
  async settled(live: Live): Promise<Live> {
    if (!isUnsettled(live)) return live
    const { record, lost, reached, lines } = live
    await this.memory.move(record.id, async () => {
      const missed = lines.filter((one) => one.seq > reached && isKnownToAll(one)).length
      const { settled, entries } = await this.withoutLost(live)
      const { isOver } = settled.run
      await this.commit(
        { record, live: settled },
        {
          entries,
          lines: [
            ...(lost > 0 && missed > 0 ? [happened({ kind: 'answers-lost', lost: missed })] : []),
            ...(isOver ? [happened({ kind: 'over' })] : []),
          ],
          ...(isOver ? { change: { status: 'over' } } : {}),
        },
      )
    })
    const now = await this.live(record.id)
    if (!now) throw new Error(`table ${record.id} is gone`)
    return now
  }

  private async withoutLost(live: Live): Promise<{ settled: Live; entries: readonly LoggedEntry[] }> {
    const { record, lost, reached, seq: last } = live
    if (lost === 0) return { settled: live, entries: [] }
    const seq = last + 1
    const root = rootOf(record)
    const seed = root === null ? this.newSeed() : renewedSeed(root, seq)
    const rewind = { kind: 'rewind', seq, to: reached, seed, by: null } as const
    return {
      settled: await wentBack(live, rewind),
      entries: [rewind],
    }
  }

  /** Gives an answer to a game: the lines that came of it. Rejects with a `Fault` if the rules fail. */
  move(
    live: Live,
    answer: Answer,
    by: UserId | null,
    first: readonly NewLine[] = [],
  ): Promise<Result<readonly NewLine[]>> {
    const { record, seq, run } = live
    return this.memory.move(record.id, async () => {
      const outcome = attempt(live, answer)
      if (typeof outcome === 'string') return refuse(outcome === 'over' ? 'not-playing' : outcome)
      const { sealed, quiet } = outcome
      const entry = { kind: 'answer', seq: seq + 1, answer, sealed, quiet, by } as const
      const { live: moved, position } = advanced(live, entry, outcome)
      const back = answer.verb === LEAVE ? NOTHING_NEW : this.comingBack(record, by)
      const lines = [...back.lines, ...first, ...linesOf(outcome, run.isOver)]
      const change = { ...back.change, ...(run.isOver ? { status: 'over' as const } : {}) }
      const isQuiet = quiet && back === NOTHING_NEW && first.length === 0
      await this.commit({ record, live: moved }, { entries: [entry], position, lines, change, quiet: isQuiet })
      return granted(lines)
    })
  }

  /** Takes a seat's last answer back; what others did in secret since is done again where it still can be. */
  takeBack(live: Live, { last, again, to }: Undoable, by: UserId): Promise<Result> {
    const { record } = live
    return this.memory.move(record.id, async () => {
      const rewind = { kind: 'rewind', seq: live.seq + 1, to, seed: null, by } as const
      const back = this.comingBack(record, by)
      const lines = [...back.lines, ...(last.quiet ? [] : [happened({ kind: 'undone', seat: last.answer.seat })])]
      const undone = await givenAgain(live, rewind, again)
      await this.commit(
        { record, live: undone.live },
        { ...undone, lines, change: back.change, quiet: lines.length === 0 },
      )
      return DONE
    })
  }

  /** Whoever answers while away is back. */
  comingBack(record: TableRecord, user: UserId | null): Required<Pick<Step, 'lines' | 'change'>> {
    const seat = user === null ? undefined : seatOf(record, user)
    if (user === null || !seat?.away) return NOTHING_NEW
    return {
      lines: [happened({ kind: 'came-back', seat: seat.seat })],
      change: { seats: withAway(record, user, false) },
    }
  }

  /** Writes a step of a table, and holds the table as it stands then. */
  async commit({ record, live }: Held, { change = {}, ...step }: Step): Promise<Result<TableRecord>> {
    const { id, revision } = record
    const { lines = [], quiet = false } = step
    const at = this.clock.now()
    const now = { ...record, ...change, changedAt: quiet ? record.changedAt : at, revision: revision + 1 }
    const isToAll = (one: NewLine) => one.kind === 'fact' && one.to === 'all'
    const heard = lines.findLastIndex(isToAll)
    const moved = live && {
      ...live,
      record: now,
      line: live.line + lines.length,
      heard: heard < 0 ? live.heard : live.line + heard + 1,
    }
    const due = now.status === 'playing' ? moved && this.ears.dueOf(moved) : null
    await this.store.commit({ ...step, change, table: id, after: revision, ...(due !== undefined && { due }), at })
    this.memory.hold(moved === undefined ? { record: now } : { record: now, live: moved })
    this.ears.onChange(now, due)
    return granted(withoutSecrets(now))
  }

  /** Ends a table, whatever the matter is with its game. */
  end(record: TableRecord, step: Pick<Step, 'change' | 'lines'>): Promise<Result<TableRecord>> {
    return this.memory.move(record.id, () => this.commit({ record }, step))
  }

  /** Changes a table's record, and says it. Rejects with what is the matter with its game. */
  async change(record: TableRecord, step: Pick<Step, 'change' | 'lines'>): Promise<Result<TableRecord>> {
    const live = record.status === 'lobby' ? null : await this.live(record.id)
    return this.memory.move(record.id, () => this.commit(live === undefined ? { record } : { record, live }, step))
  }

  /** Saves what reproduces a fault, once, and tells the table, once at a position. */
  async keepFault(id: TableId, fault: Fault): Promise<void> {
    const { seq, answer } = fault.details
    const kind = JSON.stringify([answer, fault.message])
    const said = this.faultsSaid.get(id)
    const known = said?.seq === seq ? said : { seq, id: this.newId(), kinds: new Set<string>() }
    if (known.kinds.has(kind)) return
    const isFirst = known.kinds.size === 0
    const faultId = isFirst ? known.id : this.newId()
    this.faultsSaid.set(id, known)
    known.kinds.add(kind)
    const at = this.clock.now()
    this.log.error({ table: id, fault: faultId, err: fault.cause }, 'the rules failed')
    await this.store.saveFault({ id: faultId, table: id, at, error: fault.trace, details: fault.details })
    const record = isFirst ? await this.record(id) : undefined
    if (record) await this.commit({ record }, { lines: [happened({ kind: 'fault', fault: faultId })] })
  }
}

/** Deals a game out. Throws a `Fault` if the rules cannot. */
function dealt(record: TableRecord, game: Game, setup: Setup): { live: Live; opening: Outcome; position: Position } {
  const { rules } = game
  try {
    const { run, opening } = Run.start(rules, rules.create(setup), POSITION_AFTER)
    lookAround(run, record)
    const begun = { turn: opening.turns, acted: record.seats.map(() => 0) }
    const position = positionAfter({ ...begun, game }, 0, opening)
    if (!position) throw new Error('a game begins with a position')
    const log = { lines: [], seq: 0, reached: 0, lost: 0, began: 0, line: 0, heard: 0, later: null }
    return { live: { record, game, run, position, ...begun, ...log }, opening, position }
  } catch (error) {
    throw new Fault(error, faultDetails(rules, 0, { setup }))
  }
}

/** A game with a line taken back, and what was done since by others given again where it still fits. They tell nothing anew. */
async function givenAgain(
  live: Live,
  rewind: LoggedEntry & { readonly kind: 'rewind' },
  again: Undoable['again'],
): Promise<{ live: Live; entries: LoggedEntry[]; position: Position | null }> {
  let now = await wentBack(live, rewind)
  const entries: LoggedEntry[] = [rewind]
  let position: Position | null = null
  for (const one of again) {
    const outcome = attempt(now, one.answer)
    if (typeof outcome === 'string') continue
    const by = live.lines.find(({ seq }) => seq === one.seq)?.by ?? null
    const entry = { ...one, seq: now.seq + 1, by }
    const moved = advanced(now, entry, outcome)
    entries.push(entry)
    now = moved.live
    position = moved.position ?? position
  }
  return { live: now, entries, position }
}

function attempt(live: Live, answer: Answer): Outcome | Refusal {
  const { run, game, seq } = live
  try {
    const outcome = run.submit(answer)
    // What cannot be asked or shown afterwards must not be kept.
    if (typeof outcome !== 'string') lookAround(run, live.record)
    return outcome
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, { ...originOf(live), answer }))
  }
}

function linesOf(outcome: Outcome, isOver: boolean): NewLine[] {
  const facts = outcome.told.map(({ fact, to }) => ({ kind: 'fact', fact, to }) as const)
  return isOver ? [...facts, happened({ kind: 'over' })] : facts
}

/** A line of the chronicle about the table itself. */
export function happened(event: TableEvent): NewLine {
  return { kind: 'event', event }
}
