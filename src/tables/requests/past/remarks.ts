import type { Seat } from '../../../engine/index.ts'
import { isBlank } from '../../kit/invisible.ts'
import type { Requests } from '../../live/requests.ts'
import type { TableRepository } from '../../live/table-repository.ts'
import { DONE, refuse } from '../../model/results.ts'
import { MAX_REMARKS, REMARK_LETTERS, type Result } from '../../model/service.ts'
import { seatOf, type TableId, type UserId } from '../../model/store.ts'
import { happened } from '../../steps/lines.ts'

/** A player's remark on a moment of a finished game. */
export interface Remark {
  readonly seat: Seat
  /** The line of the chronicle that it's pinned to. */
  readonly on: number
  readonly text: string
  /** The line of the chronicle that pinned it. */
  readonly line: number
}

/** Remarks on moments of finished games. Everybody may read them. */
export interface RemarkService {
  /**
   * Pins a player's remark to a line of the chronicle of a finished game, in place of the one that they have pinned
   * there. An empty text takes that off.
   */
  pin(id: TableId, user: UserId, on: number, text: string): Promise<Result>
  /** The remarks on a game, in the order of its lines. Empty while it's under way. */
  of(id: TableId): Promise<readonly Remark[]>
}

/** How often the remarks on a game may be changed, all together. They are the last lines of its chronicle. */
const MAX_CHANGES = 150
/** What else may stand among those lines: exports, looks at secrets, a move to another server. */
const OTHER_LINES = 150

export class Remarks implements RemarkService {
  private readonly repository: TableRepository
  private readonly requests: Requests

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  pin(id: TableId, user: UserId, on: number, given: string): Promise<Result> {
    const text = given.replace(/\s+/gu, ' ').trim()
    return this.requests.ofTable(id, async (record) => {
      const seat = seatOf(record, user)?.seat
      if (seat === undefined) return refuse('not-seated')
      if (record.status !== 'over') return refuse('remark-not-over')
      if ([...text].length > REMARK_LETTERS) return refuse('remark-too-long')
      const [at] = await this.repository.store.chronicle.lines(id, on - 1, 1)
      if (at?.line !== on) return refuse('which-moment')
      const { changes, remarks } = await this.read(id)
      const own = remarks.filter((one) => one.seat === seat)
      const before = own.find((one) => one.on === on)
      if ((isBlank(text) ? '' : text) === (before?.text ?? '')) return DONE
      if (changes >= MAX_CHANGES || (!before && own.length >= MAX_REMARKS)) return refuse('too-many-remarks')
      const lines = [happened({ kind: 'remarked', seat, on, text: isBlank(text) ? '' : text })]
      await this.repository.change(record, { lines })
      return DONE
    })
  }

  async of(id: TableId): Promise<readonly Remark[]> {
    const record = await this.repository.record(id)
    return record?.status === 'over' ? (await this.read(id)).remarks : []
  }

  private async read(id: TableId): Promise<{ readonly changes: number; readonly remarks: readonly Remark[] }> {
    const lines = await this.repository.store.chronicle.lastLines(id, MAX_CHANGES + OTHER_LINES)
    const remarks = new Map<string, Remark>()
    let changes = 0
    for (const { line, ...said } of lines) {
      if (said.kind !== 'event' || said.event.kind !== 'remarked') continue
      const { seat, on, text } = said.event
      changes += 1
      remarks.set(`${seat} ${on}`, { seat, on, text, line })
    }
    const left = [...remarks.values()].filter(({ text }) => text !== '')
    return { changes, remarks: left.sort((a, b) => a.on - b.on || a.line - b.line) }
  }
}
