import { LRUCache } from 'lru-cache'
import { effectiveEntries, effectivePositions, rebuilding, type Game } from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import { courseOf, MIN_ANSWERS_BETWEEN_SNAPSHOTS, type CountedLine, type RunningTable } from './running-table.ts'
import {
  Damaged,
  type LoggedEntry,
  type TurnSnapshot,
  type Store,
  type TableId,
  type TableRecord,
} from '../model/store.ts'

/** Tables whose logs stay in memory while somebody looks back at them. */
const MAX_REELS = 12

/** Snapshots are added between two that are more entries apart. */
const MAX_GAP = 3 * MIN_ANSWERS_BETWEEN_SNAPSHOTS

/**
 * A table's log, with snapshots at many of its entries. The state after an entry depends only on the entries up to it.
 */
interface Reel {
  readonly entries: LoggedEntry[]
  readonly positions: Map<number, TurnSnapshot>
}

/**
 * Tables at any entry of their log. Replays from the nearest earlier snapshot, and caches the snapshots on the way
 * until other tables displace them.
 */
export class LogPoints {
  private readonly store: Store
  private readonly reels = new LRUCache<TableId, Reel>({ max: MAX_REELS })

  constructor(store: Store) {
    this.store = store
  }

  /**
   * A table's game after a log entry as it was then, so answers undone later still count. `undefined` if the log has no
   * such entry, or if the rules have changed and the entries up to there no longer fit. Rejects with a `Fault`,
   * `Damaged` or `UnloadableState` if the rules cannot get there.
   */
  async at(record: TableRecord, game: Game, seq: number): Promise<RunningTable | undefined> {
    const isFirst = !this.reels.has(record.id)
    const reel = await this.reelOf(record.id, seq)
    if (seq < 0 || seq > lastOf(reel)) return undefined
    const entries = reel.entries.filter((one) => one.seq <= seq)
    const onLog = effectivePositions(entries)
    const from = [...reel.positions.values()].filter((one) => onLog.has(one.seq)).sort((a, b) => b.seq - a.seq)[0]
    if (!from) throw new Damaged(`Nothing is kept of table ${record.id} before line ${seq}.`)
    const lines: readonly CountedLine[] = effectiveEntries(entries).filter((one) => one.seq > from.seq)
    const live = await this.had(record, game, reel, { from, lines, seq })
    // Entries that fail to replay are reported when somebody looks at them.
    if (isFirst) void this.fill(record, game, reel).catch(() => undefined)
    return live.lost > 0 ? undefined : live
  }

  /**
   * Replays the log once, in slices, wherever its snapshots lie far apart: a person who looks at one entry soon looks
   * at others.
   */
  private async fill(record: TableRecord, game: Game, reel: Reel): Promise<void> {
    const lines = effectiveEntries(reel.entries)
    const onLog = new Set([0, ...lines.map(({ seq }) => seq)])
    const known = [...reel.positions.values()].filter(({ seq }) => onLog.has(seq)).sort((a, b) => a.seq - b.seq)
    for (const [at, from] of known.entries()) {
      const end = known[at + 1]?.seq ?? lastOf(reel) + 1
      const between = lines.filter(({ seq }) => seq > from.seq && seq < end)
      if (between.length > MAX_GAP) await this.had(record, game, reel, { from, lines: between, seq: end - 1 })
    }
  }

  /** Replays from a snapshot to an entry, and caches the snapshots on the way. */
  private async had(
    record: TableRecord,
    game: Game,
    reel: Reel,
    { from, lines, seq }: { readonly from: TurnSnapshot; readonly lines: readonly CountedLine[]; readonly seq: number },
  ): Promise<RunningTable> {
    try {
      const rebuilt = await runInSlices(rebuilding(game.rules, from, lines, MIN_ANSWERS_BETWEEN_SNAPSHOTS))
      const { run, began, turns, reached, lost, outcomes } = rebuilt
      let turn = from.turn - 1
      for (const { seq: at, outcome } of outcomes) {
        turn += outcome.turns
        if (outcome.snapshot === undefined || at === from.seq) continue
        const { version } = game.rules
        reel.positions.set(at, { seq: at, version, state: outcome.snapshot, turn, acted: from.acted })
      }
      const status = run.isOver ? 'over' : 'playing'
      // The names at that time follow from the game.
      const then = { ...record, status, clocks: null, pause: null, motions: [], called: [], watchers: [] } as const
      const common = { record: then, game, run, position: from, lines, seq, acted: from.acted, line: 0, heard: 0 }
      return {
        ...common,
        turn: from.turn + turns,
        began,
        course: courseOf(then, lines, rebuilt),
        reached,
        lost,
        later: null,
      }
    } catch (error) {
      throw new Fault(error, faultDetails(game.rules, seq, { snapshot: from, entries: lines }))
    }
  }

  /** The table's log at least up to an entry, with the stored snapshots. */
  private async reelOf(id: TableId, seq: number): Promise<Reel> {
    const known = this.reels.get(id)
    if (known) {
      const last = lastOf(known)
      if (last >= seq) return known
      const more = await this.store.log.entries(id, last)
      // A concurrent request may have read these entries meanwhile.
      known.entries.push(...more.filter((one) => one.seq > lastOf(known)))
      return known
    }
    const [entries, stored] = await Promise.all([this.store.log.entries(id), this.store.snapshots.all(id)])
    const reel = { entries: [...entries], positions: new Map(stored.map((one) => [one.seq, one])) }
    this.reels.set(id, reel)
    return reel
  }
}

function lastOf({ entries }: Reel): number {
  return entries.at(-1)?.seq ?? 0
}
