import { LRUCache } from 'lru-cache'
import { effectiveEntries, type LessonProgress } from '../../engine/index.ts'
import type { Requests } from '../live/requests.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import {
  seatOf,
  type ChronicleLine,
  type LinkedEntry,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import type { ChronicleService } from './chronicle.ts'

/** Tables that teach one person their first game. */
export interface LessonService {
  /** How far the learner has come, from what everybody knows; `null` if the table holds no lesson. */
  progress(record: TableRecord): Promise<LessonProgress | null>
  /** Ends the lesson, and the game goes on with explanations. Only the learner may. */
  playOn(id: TableId, by: UserId): Promise<Result<TableRecord>>
}

/** A lesson is over long before: what comes later needs not be read. */
const [MAX_ENTRIES, MAX_LINES] = [300, 600]
/** Lessons of which the log and the chronicle stay in memory. */
const MAX_KNOWN = 100

/** What has been read of a lesson's table. Entries and lines never change, so only later ones are read again. */
interface Known {
  readonly entries: LinkedEntry[]
  readonly lines: ChronicleLine[]
}

export class Lessons implements LessonService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly chronicle: ChronicleService
  private readonly known = new LRUCache<TableId, Known>({ max: MAX_KNOWN })

  constructor(repository: TableRepository, requests: Requests, chronicle: ChronicleService) {
    this.repository = repository
    this.requests = requests
    this.chronicle = chronicle
  }

  async progress({ id, game, seats, status, teaching }: TableRecord): Promise<LessonProgress | null> {
    const lesson = this.repository.gameCalled(game)?.lesson
    const seat = seats.find(({ user }) => user !== null)?.seat
    if (teaching !== 'lesson' || status !== 'playing' || !lesson || seat === undefined) return null
    const { entries, lines } = await this.read(id)
    const own = effectiveEntries(entries).flatMap((entry) =>
      entry.kind === 'answer' && entry.answer.seat === seat && entry.quiet !== true ? [entry] : [],
    )
    const counts = await this.chronicle.counting(id)
    const facts = lines.flatMap((line) => (line.kind === 'fact' && line.to === 'all' && counts(line) ? [line] : []))
    const lastSeq = own.at(-1)?.seq ?? 0
    return {
      seat,
      decisions: own.length,
      answered: new Set(own.map(({ answer }) => answer.verb)),
      done: new Set(facts.flatMap(({ fact }) => lesson.completes(fact, seat))),
      latest: facts.filter(({ seq }) => seq >= lastSeq).map(({ fact }) => fact),
    }
  }

  /** Reads what has come since the last time. */
  private async read(id: TableId): Promise<Known> {
    const known = this.known.get(id) ?? { entries: [], lines: [] }
    this.known.set(id, known)
    const [seq, line] = [known.entries.at(-1)?.seq ?? 0, known.lines.at(-1)?.line ?? 0]
    const [entries, lines] = await Promise.all([
      this.repository.store.log.linkedEntries(id, seq, MAX_ENTRIES - known.entries.length),
      this.chronicle.lines(id, line, MAX_LINES - known.lines.length),
    ])
    // A concurrent request may have read the same meanwhile.
    known.entries.push(...entries.filter((one) => one.seq > (known.entries.at(-1)?.seq ?? 0)))
    known.lines.push(...lines.filter((one) => one.line > (known.lines.at(-1)?.line ?? 0)))
    return known
  }

  playOn(id: TableId, by: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (!seatOf(record, by)) return refuse('not-seated')
      if (record.status !== 'playing' || record.teaching !== 'lesson') return refuse('not-playing')
      return await this.repository.change(record, { change: { teaching: 'after-lesson' } })
    })
  }
}
