import { liesOn, type Seat } from '../../engine/index.ts'
import type { Memories } from '../live/memories.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { ChronicleLine, ChronicleStore, TableId } from '../model/store.ts'

/** The chronicle of a table, worded by today's rules. `privateLines` gives none while the game is under way. */
export interface ChronicleService extends Pick<
  ChronicleStore,
  'lines' | 'lastLines' | 'linesFor' | 'countFor' | 'privateLinesFor' | 'privateLinesForEach' | 'privateLines'
> {
  /** Resolves to a test of whether a line of the chronicle still counts. Facts that the table openly undid don't. */
  counting(id: TableId): Promise<(line: ChronicleLine) => boolean>
  /** The last line that the log up to an entry of it has led to; 0 if there is none. It counts secret lines. */
  lineAt(id: TableId, seq: number): Promise<number>
}

export class Chronicle implements ChronicleService {
  private readonly repository: TableRepository
  private readonly memories: Memories

  constructor(repository: TableRepository, memories: Memories) {
    this.repository = repository
    this.memories = memories
  }

  async lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.recalling(id, await this.stored.lines(id, after, limit))
  }

  async lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.recalling(id, await this.stored.lastLines(id, limit))
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.recalling(id, await this.stored.linesFor(id, viewer, skip, limit))
  }

  async countFor(id: TableId, viewer: Seat | null, upTo?: number): Promise<number> {
    return await this.stored.countFor(id, viewer, upTo)
  }

  async privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.repository.migrated(id, await this.stored.privateLinesFor(id, seat, limit))
  }

  async privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const all = await this.stored.privateLinesForEach(id, seats, limit)
    return Promise.all(all.map((lines) => this.repository.migrated(id, lines)))
  }

  async privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    const record = await this.repository.record(id)
    if (record?.status !== 'over') return []
    return this.repository.migrated(id, await this.stored.privateLines(id, after, limit))
  }

  async counting(id: TableId): Promise<(line: ChronicleLine) => boolean> {
    const branch = await this.repository.store.log.publicBranch(id)
    return (line) => line.kind === 'event' || liesOn(branch, line.seq)
  }

  async lineAt(id: TableId, seq: number): Promise<number> {
    return (await this.stored.linesUntil(id, seq, 1)).at(-1)?.line ?? 0
  }

  private async recalling(id: TableId, lines: readonly ChronicleLine[]): Promise<readonly ChronicleLine[]> {
    return this.memories.recalling(id, await this.repository.migrated(id, lines))
  }

  private get stored() {
    return this.repository.store.chronicle
  }
}
