import { liesOn, type Seat } from '../../engine/index.ts'
import type { Ledger } from '../live/table-repository.ts'
import type { ChronicleLine, TableId } from '../model/store.ts'

/** The chronicle of a table, worded by today's rules. */
export interface ChronicleService {
  /** At most `limit` lines after line `after`, oldest first, with every audience. */
  lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The last lines, oldest first, with every audience. */
  lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]>
  /**
   * The lines of the chronicle that a seat, or a spectator for `null`, may read: `limit` lines after the first `skip`.
   */
  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The number of lines, up to line `upTo`, that a seat or a spectator may read. */
  countFor(id: TableId, viewer: Seat | null, upTo?: number): Promise<number>
  /** The last private lines of a seat. */
  privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]>
  /** Like `privateLinesFor`, for several seats in one read. */
  privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]>
  /** All private lines after a line, oldest first; none while the game is under way. */
  privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** Resolves to a test of whether a line of the chronicle still counts. Facts that the table openly undid don't. */
  counting(id: TableId): Promise<(line: ChronicleLine) => boolean>
}

export class Chronicle implements ChronicleService {
  private readonly ledger: Ledger

  constructor(ledger: Ledger) {
    this.ledger = ledger
  }

  async lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.stored.lines(id, after, limit))
  }

  async lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.stored.lastLines(id, limit))
  }

  async linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.stored.linesFor(id, viewer, skip, limit))
  }

  async countFor(id: TableId, viewer: Seat | null, upTo?: number): Promise<number> {
    return await this.stored.countFor(id, viewer, upTo)
  }

  async privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.ledger.ofToday(id, await this.stored.privateLinesFor(id, seat, limit))
  }

  async privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const all = await this.stored.privateLinesForEach(id, seats, limit)
    return Promise.all(all.map((lines) => this.ledger.ofToday(id, lines)))
  }

  async privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    const record = await this.ledger.record(id)
    if (record?.status !== 'over') return []
    return this.ledger.ofToday(id, await this.stored.privateLines(id, after, limit))
  }

  async counting(id: TableId): Promise<(line: ChronicleLine) => boolean> {
    const branch = await this.ledger.store.log.publicBranch(id)
    return (line) => line.kind === 'event' || liesOn(branch, line.seq)
  }

  private get stored() {
    return this.ledger.store.chronicle
  }
}
