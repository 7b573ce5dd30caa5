import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Interactions that were acknowledged and are not answered yet, in files that outlive the process: a user who was
 * promised an answer gets one from the next process. Two threads write to them, so lines are only appended. Each file
 * holds half a minute and is deleted half a minute later. It contains tokens, so only its owner may read it.
 */

/** Where the journal of a process is, and which shard it is of. */
export interface JournalPlace {
  readonly folder: string
  readonly shard: number
}

/** An interaction that another process has left unanswered. */
export interface Unanswered {
  readonly id: string
  /** The gateway's message with the interaction. */
  readonly message: string
  /** Whether that process had begun to carry it out, so that it may have come into effect. */
  readonly isBegun: boolean
}

type Line =
  | { readonly heard: string; readonly at: number; readonly message: string }
  | { readonly begun: string }
  | { readonly answered: string }

/** How long a file is written to, in milliseconds. */
const SLICE_MS = 30_000
/** Discord accepts answers for 15 minutes. */
const ANSWERABLE_MS = 14 * 60_000
const OWNER_ONLY = 0o600
const FILE_NAME = /^(\d+)-(\d+)-(\d+)\.jsonl$/

export class Journal {
  private readonly place: JournalPlace
  private readonly now: () => number
  private slice = 0

  constructor(place: JournalPlace, now: () => number = Date.now) {
    this.place = place
    this.now = now
  }

  /** An interaction is being acknowledged. `message`: the gateway's. */
  heard(id: string, message: string): void {
    this.append({ heard: id, at: this.now(), message })
  }

  /** The bot begins to carry it out. */
  begun(id: string): void {
    this.append({ begun: id })
  }

  answered(id: string): void {
    this.append({ answered: id })
  }

  /**
   * Takes what processes that are gone have left unanswered, the oldest first. Call it before anything is written:
   * files under this process's own number are then of an earlier one.
   */
  take(): readonly Unanswered[] {
    const left = new Map<string, Unanswered>()
    for (const { name } of this.files(({ pid }) => pid === process.pid || !isAlive(pid))) {
      const path = join(this.place.folder, name)
      for (const line of linesIn(path)) {
        if ('heard' in line) {
          if (line.at > this.now() - ANSWERABLE_MS)
            left.set(line.heard, { id: line.heard, message: line.message, isBegun: false })
        } else if ('begun' in line) {
          const one = left.get(line.begun)
          if (one) left.set(line.begun, { ...one, isBegun: true })
        } else left.delete(line.answered)
      }
      rmSync(path, { force: true })
    }
    return [...left.values()]
  }

  /** A journal that can't be written must not keep anybody from an answer. */
  private append(line: Line): void {
    const slice = Math.floor(this.now() / SLICE_MS)
    const path = join(this.place.folder, `${this.place.shard}-${process.pid}-${slice}.jsonl`)
    const write = () => appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: OWNER_ONLY })
    try {
      if (slice !== this.slice) this.turnTo(slice)
      write()
    } catch {
      // The disk is full, or the folder is gone. A process that ends now leaves this interaction unanswered.
    }
  }

  private turnTo(slice: number): void {
    this.slice = slice
    mkdirSync(this.place.folder, { recursive: true })
    for (const { name } of this.files((one) => one.pid === process.pid && one.slice < slice - 1))
      rmSync(join(this.place.folder, name), { force: true })
  }

  /** The files of this shard that are of some kind, the oldest first. */
  private files(isMeant: (file: { readonly pid: number; readonly slice: number }) => boolean) {
    return namesIn(this.place.folder)
      .flatMap((name) => {
        const [, shard, pid, slice] = (FILE_NAME.exec(name) ?? []).map(Number)
        return shard === this.place.shard && pid !== undefined && slice !== undefined ? [{ name, pid, slice }] : []
      })
      .filter(isMeant)
      .sort((a, b) => a.slice - b.slice)
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The lines of a file that are whole: the last one may have been cut off. */
function linesIn(path: string): readonly Line[] {
  try {
    return readFileSync(path, 'utf8').split('\n').flatMap(lineOf)
  } catch {
    return []
  }
}

function lineOf(text: string): readonly Line[] {
  try {
    const line = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    if (typeof line?.['begun'] === 'string') return [{ begun: line['begun'] }]
    if (typeof line?.['answered'] === 'string') return [{ answered: line['answered'] }]
    const { heard, at, message } = line ?? {}
    const isWhole = typeof heard === 'string' && typeof at === 'number' && typeof message === 'string'
    return isWhole ? [{ heard, at, message }] : []
  } catch {
    return []
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
