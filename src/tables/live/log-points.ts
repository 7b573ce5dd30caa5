import { LRUCache } from 'lru-cache'
import { effectiveEntries, effectivePositions, rebuilding, type Game } from '../../engine/index.ts'
import { inSlices } from '../kit/yielding.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import { courseOf, POSITION_AFTER, type CountedLine, type Live } from './running-table.ts'
import {
  Damaged,
  type LoggedEntry,
  type TurnSnapshot,
  type Store,
  type TableId,
  type TableRecord,
} from '../model/store.ts'

/** So many tables are looked back at without reading their logs anew. */
const MOST_REELS = 12

/** Positions are filled in where more lines than these lie between two. */
const FAR_APART = 3 * POSITION_AFTER

/** The log of a table, and where it stood at many lines of it: what is after a line depends on the lines up to it alone. */
interface Reel {
  readonly entries: LoggedEntry[]
  readonly positions: Map<number, TurnSnapshot>
}

/**
 * Tables as they stood after any line of their log. Where one stood is found from the nearest position before that line, and the
 * positions on the way are remembered for as long as others are not looked back at.
 */
export class Moments {
  private readonly store: Store
  private readonly reels = new LRUCache<TableId, Reel>({ max: MOST_REELS })

  constructor(store: Store) {
    this.store = store
  }

  /**
   * The game of a table after a line of its log, as it stood then: what was taken back later still counts. `undefined` if the log
   * has no such line, or the rules have changed and its lines do not fit them up to there. Rejects with a `Fault` if the rules
   * cannot go there, `Damaged` or `Frozen`.
   */
  async at(record: TableRecord, game: Game, seq: number): Promise<Live | undefined> {
    const isFirst = !this.reels.has(record.id)
    const reel = await this.reelOf(record.id, seq)
    if (seq < 0 || seq > lastOf(reel)) return undefined
    const entries = reel.entries.filter((one) => one.seq <= seq)
    const onLog = effectivePositions(entries)
    const from = [...reel.positions.values()].filter((one) => onLog.has(one.seq)).sort((a, b) => b.seq - a.seq)[0]
    if (!from) throw new Damaged(`nothing is kept of table ${record.id} before line ${seq}`)
    const lines: readonly CountedLine[] = effectiveEntries(entries).filter((one) => one.seq > from.seq)
    const live = await this.had(record, game, reel, { from, lines, seq })
    // What cannot be gone through is found out when somebody looks there.
    if (isFirst) void this.fill(record, game, reel).catch(() => undefined)
    return live.lost > 0 ? undefined : live
  }

  /** Goes through a log once, in slices, wherever its positions lie far apart: whoever looks at one moment looks at others soon. */
  private async fill(record: TableRecord, game: Game, reel: Reel): Promise<void> {
    const lines = effectiveEntries(reel.entries)
    const onLog = new Set([0, ...lines.map(({ seq }) => seq)])
    const known = [...reel.positions.values()].filter(({ seq }) => onLog.has(seq)).sort((a, b) => a.seq - b.seq)
    for (const [at, from] of known.entries()) {
      const end = known[at + 1]?.seq ?? lastOf(reel) + 1
      const between = lines.filter(({ seq }) => seq > from.seq && seq < end)
      if (between.length > FAR_APART) await this.had(record, game, reel, { from, lines: between, seq: end - 1 })
    }
  }

  /** Plays on from a position to a line, and remembers the positions on the way. */
  private async had(
    record: TableRecord,
    game: Game,
    reel: Reel,
    { from, lines, seq }: { readonly from: TurnSnapshot; readonly lines: readonly CountedLine[]; readonly seq: number },
  ): Promise<Live> {
    try {
      const rebuilt = await inSlices(rebuilding(game.rules, from, lines, POSITION_AFTER))
      const { run, began, turns, reached, lost, outcomes } = rebuilt
      let turn = from.turn - 1
      for (const { seq: at, outcome } of outcomes) {
        turn += outcome.turns
        if (outcome.snapshot === undefined || at === from.seq) continue
        const { version } = game.rules
        reel.positions.set(at, { seq: at, version, state: outcome.snapshot, turn, acted: from.acted })
      }
      const status = run.isOver ? 'over' : 'playing'
      // What everybody was called then follows from the game.
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

  /** The log of a table up to a line at least, with the positions that are stored. */
  private async reelOf(id: TableId, seq: number): Promise<Reel> {
    const known = this.reels.get(id)
    if (known) {
      const last = lastOf(known)
      if (last >= seq) return known
      const more = await this.store.log.entries(id, last)
      // Somebody else may have read on meanwhile.
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
