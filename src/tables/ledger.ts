import {
  DamagedLuck,
  effective,
  LEAVE,
  positions,
  rebuild,
  Run,
  type Answer,
  type Counted,
  type Undoable,
  type Game,
  type Outcome,
  type Refusal,
  type Setup,
} from '../engine/index.ts'
import type { Clock } from './clock.ts'
import { Fault, faultDetails } from './faults.ts'
import { isUnsettled, liveFrom, lookAround, type Live } from './live.ts'
import { withAway } from './lobby.ts'
import type { Luck } from './luck.ts'
import { DONE, granted, refuse } from './results.ts'
import { renewedSeed, rootOf, seedFrom, withBrought, withoutSecrets } from './sealing.ts'
import type { Result } from './service.ts'
import {
  Damaged,
  seatOf,
  type Commit,
  type Contribution,
  type NewEntry,
  type NewLine,
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
/** Rebuilt games kept for reading. */
const MOST_REMEMBERED = 32
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

/** Reads tables out of the store, moves them, and writes what came of it before anybody hears of it. */
export class Ledger {
  readonly store: Store
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly log: Log
  private readonly luck: Luck
  private readonly onChange: (id: TableId) => void
  private readonly remembered = new Map<TableId, Live>()
  private readonly faultsSaid = new Map<TableId, { seq: number; id: string; kinds: Set<string> }>()

  constructor({ store, games, clock, luck, log }: LedgerParts, onChange: (id: TableId) => void) {
    this.store = store
    this.games = games
    this.clock = clock
    this.luck = luck
    this.log = log
    this.onChange = onChange
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

  async create(record: TableRecord): Promise<Result<TableRecord>> {
    await this.store.createTable(record)
    this.onChange(record.id)
    return await this.done(record.id)
  }

  /** Deals a game out, by the seats of its lobby and the seed that follows from its seal. */
  async begin(record: TableRecord, brought?: Contribution): Promise<Result<TableRecord>> {
    const game = this.gameOf(record)
    const seal = withBrought(record.seal, brought)
    const seed = seedFrom({ seal, seed: record.seed })
    const users = record.seats.map((one) => one.user)
    const experience = await this.store.finishedGames(record.game, users)
    const { run, opening } = dealt(game, { seats: users.length, length: record.length, seed, experience })
    const lines = [happened({ kind: 'started' }), ...linesOf(opening, run.isOver)]
    const change = { status: run.isOver ? 'over' : 'playing', seed, seal, experience } as const
    return await this.commit({ table: record.id, ...snapshotOf(opening, 0, game), change, lines })
  }

  /**
   * The game of a table, ready for the next answer: what the rules do not allow any more is taken back, and said; and if
   * by these rules the game is over, it is over.
   */
  async settled(record: TableRecord): Promise<Live> {
    const live = await this.rebuilt(record)
    if (record.status !== 'playing' || !isUnsettled(live)) return live
    const { lost, reached, run } = live.rebuilt
    const seq = live.seq + 1
    const root = rootOf(record)
    const seed = root === null ? this.newSeed() : renewedSeed(root, seq)
    const missed = effective(live.entries).filter((one) => one.seq > reached && isKnownToAll(one)).length
    await this.commit({
      table: record.id,
      ...(lost > 0 ? { entries: [{ kind: 'rewind', seq, to: reached, seed, by: null }] } : {}),
      lines: [
        ...(missed > 0 ? [happened({ kind: 'answers-lost', lost: missed })] : []),
        ...(run.isOver ? [happened({ kind: 'over' })] : []),
      ],
      ...(run.isOver ? { change: { status: 'over' } } : {}),
    })
    return await this.rebuilt(record)
  }

  async rebuilt(record: TableRecord): Promise<Live> {
    const live = await liveFrom(this.store, record, this.gameOf(record))
    if (!live) throw new Error(`table ${record.id} has not been started`)
    return live
  }

  /** The game of a table for reading: several looks at one position rebuild it once. */
  async reading(record: TableRecord): Promise<Live | undefined> {
    const known = this.remembered.get(record.id)
    this.remembered.delete(record.id)
    const live =
      known && known.seq === (await this.store.lastSeq(record.id))
        ? { ...known, record }
        : await liveFrom(this.store, record, this.gameOf(record))
    if (live) this.remembered.set(record.id, live)
    const [oldest] = this.remembered.keys()
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest)
    return live
  }

  /** Gives an answer to a game that was rebuilt for it: the lines that came of it. Throws a `Fault` if the rules do. */
  async move(
    live: Live,
    answer: Answer,
    by: UserId | null,
    first: readonly NewLine[] = [],
  ): Promise<Result<readonly NewLine[]>> {
    const { record, game, seq, rebuilt } = live
    const outcome = attempt(live, answer)
    if (typeof outcome === 'string') return refuse(outcome === 'over' ? 'not-playing' : outcome)
    const back = answer.verb === LEAVE ? NOTHING_NEW : this.comingBack(record, by)
    const lines = [...back.lines, ...first, ...linesOf(outcome, rebuilt.run.isOver)]
    await this.commit({
      table: record.id,
      entries: [{ kind: 'answer', seq: seq + 1, answer, sealed: outcome.sealed, quiet: outcome.quiet, by }],
      ...snapshotOf(outcome, seq + 1, game),
      lines,
      change: { ...back.change, ...(rebuilt.run.isOver ? { status: 'over' } : {}) },
      quiet: outcome.quiet && back === NOTHING_NEW && first.length === 0,
    })
    return granted(lines)
  }

  /** Takes a seat's last answer back; what others did in secret since is done again where it still can be. */
  async takeBack(live: Live, { last, again, to }: Undoable, by: UserId): Promise<Result> {
    const rewind: NewEntry = { kind: 'rewind', seq: live.seq + 1, to, seed: null, by }
    const back = this.comingBack(live.record, by)
    const said = last.quiet ? [] : [happened({ kind: 'undone', seat: last.answer.seat })]
    const lines = [...back.lines, ...said]
    const { entries, snapshot } = await this.givenAgain(live, rewind, again)
    await this.commit({
      table: live.record.id,
      entries: [rewind, ...entries],
      ...(snapshot && { snapshot }),
      lines,
      change: back.change,
      quiet: lines.length === 0,
    })
    return DONE
  }

  /** The answers that still fit after a rewind. They tell nothing anew: whoever may know of them does. */
  private async givenAgain(
    live: Live,
    rewind: NewEntry,
    again: Undoable['again'],
  ): Promise<{ entries: NewEntry[] } & Pick<Commit, 'snapshot'>> {
    const lines = [...live.entries, rewind]
    const before = again.length === 0 ? undefined : await this.store.latestSnapshot(live.record.id, positions(lines))
    if (!before) return { entries: [] }
    const { run } = rebuild(live.game.rules, [before], lines, 0)
    const byOf = (seq: number) => live.entries.find((one) => one.seq === seq)?.by ?? null
    const entries: NewEntry[] = []
    let turned: Pick<Commit, 'snapshot'> = {}
    for (const one of again) {
      const outcome = run.submit(one.answer)
      if (typeof outcome === 'string') continue
      const seq = rewind.seq + 1 + entries.length
      entries.push({ ...one, seq, by: byOf(one.seq) })
      turned = { ...turned, ...snapshotOf(outcome, seq, live.game) }
    }
    return { entries, ...turned }
  }

  /** Whoever answers while away is back. */
  comingBack(record: TableRecord, user: UserId | null): Required<Pick<Commit, 'lines' | 'change'>> {
    const seat = user === null ? undefined : seatOf(record, user)
    if (user === null || !seat?.away) return NOTHING_NEW
    return {
      lines: [happened({ kind: 'came-back', seat: seat.seat })],
      change: { seats: withAway(record, user, false) },
    }
  }

  async commit(step: Omit<Commit, 'at'>): Promise<Result<TableRecord>> {
    await this.store.commit({ ...step, at: this.clock.now() })
    this.onChange(step.table)
    return await this.done(step.table)
  }

  async done(id: TableId): Promise<Result<TableRecord>> {
    const record = await this.store.table(id)
    return record ? granted(withoutSecrets(record)) : refuse('no-such-table')
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
    if (isFirst) await this.commit({ table: id, lines: [happened({ kind: 'fault', fault: faultId })] })
  }
}

/** Deals a game out. Throws a `Fault` if the rules cannot. */
function dealt({ rules }: Game, setup: Setup): { run: Run; opening: Outcome } {
  try {
    return Run.start(rules, rules.create(setup), 0)
  } catch (error) {
    throw new Fault(error, faultDetails(rules, 0, { setup }))
  }
}

/** Whether others than whoever gave it can know of a line. */
function isKnownToAll(line: Counted): boolean {
  return line.kind === 'rewind' || line.quiet !== true
}

function attempt(live: Live, answer: Answer): Outcome | Refusal {
  const { rebuilt, game, seq, origin } = live
  try {
    const outcome = rebuilt.run.submit(answer)
    // What cannot be asked or shown afterwards must not be kept.
    if (typeof outcome !== 'string') lookAround(rebuilt.run, live.record)
    return outcome
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, { ...origin, answer }))
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

function snapshotOf({ snapshot }: Outcome, seq: number, { rules }: Game): Pick<Commit, 'snapshot'> {
  return snapshot === undefined ? {} : { snapshot: { seq, version: rules.version, state: snapshot } }
}
