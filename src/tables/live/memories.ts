import { LRUCache } from 'lru-cache'
import { effectivePositions, type Memory, type Words } from '../../engine/index.ts'
import { yieldToEventLoop } from '../kit/yielding.ts'
import type { ChronicleLine, NewLine, RecallingLine, TableEvent, TableId } from '../model/store.ts'
import { Firsts } from './firsts.ts'
import type { TableRepository } from './table-repository.ts'
import { isDamage } from '../model/faults.ts'

const MAX_TABLES = 400
/** A memory that nobody has needed for this long is made again, in milliseconds. */
const KEPT_MS = 600_000
/** Lines per query. */
const PAGE_SIZE = 200

/** The events after which lines before them may no longer count. */
const GOES_BACK: ReadonlySet<TableEvent['kind']> = new Set(['undone', 'went-back', 'answers-lost'])

/** What a line knows of the public facts before it. */
type Known = Pick<RecallingLine, 'recalled' | 'first'>

/** The memory of a table, up to a line of its chronicle. */
interface Remembered {
  readonly memory: Memory | undefined
  readonly firsts: Firsts
  /** What lines know, by their numbers. Lines that know nothing are left out. */
  readonly known: Map<number, Known>
  /** The entries of the log that counted when this began, and the last entry at that time. */
  readonly counting: ReadonlySet<number>
  readonly lastSeq: number
  /** The line that told the last first of a kind, and its step. */
  told: Pick<ChronicleLine, 'line' | 'seq'> | null
  upTo: number
}

/**
 * The memories of tables. Each takes in every public fact once, in the order of the chronicle, and is made again from
 * the first line only when the bot has forgotten it or the table has gone back. Facts that were undone don't count.
 */
export class Memories {
  private readonly repository: TableRepository
  private readonly tables = new LRUCache<TableId, Promise<Remembered | null>>({
    max: MAX_TABLES,
    ttl: KEPT_MS,
    updateAgeOnGet: true,
  })

  constructor(repository: TableRepository) {
    this.repository = repository
  }

  /** Forgets what nobody has needed for long. */
  forgetResting(): void {
    this.tables.purgeStale()
  }

  /** Lines of the chronicle, with what they recall. */
  async recalling(id: TableId, lines: readonly ChronicleLine[]): Promise<readonly ChronicleLine[]> {
    const known = await this.knownUpTo(id, lines.at(-1)?.line ?? 0)
    return lines.map((line) => knowing(line, known?.get(line.line)))
  }

  /** The lines that were written after line `after`, with what they know. Never rejects: they are written. */
  async recallingAfter(id: TableId, after: number, lines: readonly NewLine[]): Promise<readonly RecallingLine[]> {
    const known = await this.knownUpTo(id, after + lines.length, lines).catch(() => undefined)
    return lines.map((line, index) => knowing(line, known?.get(after + index + 1)))
  }

  /** What lines up to one know. `last`: the last of these lines, if the caller has them. */
  private async knownUpTo(
    id: TableId,
    line: number,
    last: readonly NewLine[] = [],
  ): Promise<ReadonlyMap<number, Known> | undefined> {
    const words = line === 0 ? undefined : (await this.repository.gameAt(id))?.words
    if (!words?.memory && !words?.dramas) return undefined
    // One after another, because each takes in what the others haven't.
    const before = this.tables.get(id) ?? Promise.resolve(null)
    const now = before
      .catch(() => null)
      .then((known) => {
        // Mostly nothing is missing but what the caller has, and nothing has to be read.
        const isNext = known?.upTo === line - last.length
        if (isNext) for (const one of last) take({ ...one, line: known.upTo + 1, seq: last.length - line }, known)
        return this.upTo(id, line, known, words)
      })
    this.tables.set(id, now)
    try {
      return (await now).known
    } catch (error) {
      // A chronicle can be read without its log.
      if (isDamage(error)) return undefined
      throw error
    }
  }

  /** The memory with all facts up to a line, continued from what is known. */
  private async upTo(id: TableId, line: number, known: Remembered | null, words: Words): Promise<Remembered> {
    const { repository } = this
    let now = known ?? (await this.fromStart(id, words, 0))
    while (now.upTo < line) {
      const page = await repository.migrated(id, await repository.store.chronicle.lines(id, now.upTo, PAGE_SIZE))
      if (page.length === 0) break
      if (goesBack(page, now)) now = await this.fromStart(id, words, page.at(-1)?.seq ?? 0)
      else for (const one of page) take(one, now, counts(one, now))
      await yieldToEventLoop()
    }
    return now
  }

  /** A new memory. `seq`: an entry that the log must have. */
  private async fromStart(id: TableId, words: Words, seq: number): Promise<Remembered> {
    const entries = await this.repository.store.log.entries(id)
    const lastSeq = Math.max(seq, entries.at(-1)?.seq ?? 0)
    const fresh = { memory: words.memory?.(), firsts: new Firsts(words), known: new Map<number, Known>() }
    return { ...fresh, counting: effectivePositions(entries), lastSeq, told: null, upTo: 0 }
  }
}

function knowing<Line extends NewLine>(line: Line, known: Known | undefined): Line {
  return known ? { ...line, ...known } : line
}

/** Whether the table has gone back since the memory began. */
function goesBack(lines: readonly ChronicleLine[], { lastSeq }: Remembered): boolean {
  return lines.some((line) => line.kind === 'event' && GOES_BACK.has(line.event.kind) && line.seq > lastSeq)
}

/** Whether a line was not undone before the memory began. */
function counts({ seq }: ChronicleLine, { lastSeq, counting }: Remembered): boolean {
  return seq > lastSeq || counting.has(seq)
}

/** Takes in a line. Those of a new step may have any number of their own as `seq`. */
function take(line: NewLine & Pick<ChronicleLine, 'line' | 'seq'>, now: Remembered, isCounted = true): void {
  const { line: number, seq } = line
  now.upTo = number
  // The end of a game is a greater moment than what led to it.
  const isEnd = line.kind === 'event' && line.event.kind === 'over'
  if (isEnd && now.told?.seq === seq) forget(now, now.told.line)
  if (!isCounted || line.kind !== 'fact' || line.to !== 'all') return
  const recalled = now.memory?.recall(line.fact) ?? null
  const first = now.firsts.take(line.fact, seq)
  if (first) now.told = { line: number, seq }
  if (recalled || first) now.known.set(number, { ...(recalled && { recalled }), ...(first && { first }) })
}

/** Forgets that a line told the first of a kind. */
function forget({ known }: Remembered, number: number): void {
  const { recalled } = known.get(number) ?? {}
  known.set(number, recalled ? { recalled } : {})
}
