import { effectivePositions, type Count, type Counts, type Game, type Seat, type Standing } from '../../engine/index.ts'
import type { ChronicleLine, LoggedEntry, TableRecord, UserId } from '../model/store.ts'
import type { NewSummary } from '../model/summary.ts'

/** Raise this when the computation changes. The bot then recomputes all summaries. */
const SUMMARY_VERSION = 2
/** A game's own statistics version has to stay below this. */
const MAX_GAME_VERSIONS = 1000

/** The current version of a game's summaries. */
export function versionOf({ words }: Game): number {
  return SUMMARY_VERSION * MAX_GAME_VERSIONS + (words.statistics?.version ?? 0)
}

/** The stored data of a finished game. */
export interface Finished {
  readonly record: TableRecord
  readonly game: Game
  readonly standings: readonly Standing[]
  readonly entries: readonly (LoggedEntry & { readonly at: number })[]
  /** The people known only from an imported file. */
  readonly importedUsers: ReadonlySet<UserId>
}

/** Computes the summary of a finished game from pages of its chronicle. */
export class SummingUp {
  private readonly finished: Finished
  private readonly onLog: ReadonlySet<number>
  private readonly counts = new Map<Seat, Map<string, number>>()
  private turns = 0
  private decidedAlone = 0
  private startedAt: number | null = null
  private endedAt: number | null = null

  constructor(finished: Finished) {
    this.finished = finished
    // Undone facts don't count.
    this.onLog = effectivePositions(finished.entries)
  }

  /** Adds the next lines of the chronicle. */
  take(lines: readonly ChronicleLine[]): void {
    for (const line of lines) {
      if (line.kind === 'event') {
        if (line.event.kind === 'started') this.startedAt ??= line.at
        if (line.event.kind === 'over') this.endedAt = line.at
        if (line.event.kind === 'motion' && line.event.came === 'agreed' && line.event.alone) this.decidedAlone += 1
      } else if (line.to === 'all' && this.onLog.has(line.seq)) {
        const { words } = this.finished.game
        const turn = words.turnOf?.(line.fact) ?? null
        if (turn !== null) {
          this.turns += 1
          this.add({ seat: turn, name: 'turns' })
        }
        for (const one of words.statistics?.counts(line.fact) ?? []) this.add(one)
      }
    }
  }

  /** The summary of all added lines. */
  summary(): NewSummary {
    const { record, game, importedUsers } = this.finished
    const people = record.seats.flatMap(({ user }) => user ?? [])
    const { id, server, preset, revision, createdAt, changedAt } = record
    return {
      table: id,
      server,
      game: record.game,
      preset,
      startedAt: this.startedAt ?? createdAt,
      endedAt: this.endedAt ?? changedAt,
      turns: this.turns,
      seats: record.seats.map(({ seat }) => this.seat(seat)),
      version: versionOf(game),
      revision,
      ...(people.length > 0 && people.every((user) => importedUsers.has(user)) && { isElsewhere: true }),
      ...(this.decidedAlone > 0 && { decidedAlone: this.decidedAlone }),
    }
  }

  private seat(seat: Seat): NewSummary['seats'][number] {
    const { record, standings, importedUsers } = this.finished
    const { user: sat = null, name = '' } = record.seats[seat] ?? {}
    const user = sat !== null && importedUsers.has(sat) ? null : sat
    const standing = standings.find((one) => one.seat === seat)
    const { won = false, rank = standings.length, score = 0 } = standing ?? {}
    const names = record.called.flatMap((naming) => naming.names[seat] ?? [])
    const roles = names.filter((role, index) => role !== names[index - 1])
    const isLast = standings.length > 1 && standings.every((one) => one.rank <= rank)
    const counts: Counts = {
      ...Object.fromEntries(this.counts.get(seat) ?? []),
      games: 1,
      ...(won && { wins: 1 }),
      ...(!won && isLast && { 'last-places': 1 }),
      ...(record.seats.length === 1 && { alone: 1 }),
    }
    return { seat, user, name, roles, won, rank, score, counts }
  }

  private add({ seat, name, kind, by = 1 }: Count): void {
    if (by === 0) return
    const counts = this.counts.get(seat) ?? new Map<string, number>()
    this.counts.set(seat, counts)
    for (const one of kind === undefined ? [name] : [name, `${name}:${kind}`])
      counts.set(one, (counts.get(one) ?? 0) + by)
  }
}
