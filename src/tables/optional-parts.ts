import type { Log } from './kit/logger.ts'

/** What the bot does without while it's missing. Everybody plays on. */
export const OPTIONAL_PARTS = ['commands', 'old-commands', 'health', 'backups', 'saga', 'television'] as const
export type OptionalName = (typeof OPTIONAL_PARTS)[number]

export interface OptionalPart {
  readonly name: OptionalName
  /** Rejects or throws as long as the part is missing. A further call does only the remaining work. */
  start(): Promise<unknown>
  /** Why it's missing, in one sentence for the operator. */
  why(error: unknown): string
  /** The shortest wait until the next try, in milliseconds. */
  wait?(error: unknown): number
}

/** In milliseconds: the first wait where a part says nothing else, and the longest. */
const WAITS = { first: 60_000, last: 60 * 60_000 }

interface Missing {
  readonly part: OptionalPart
  readonly tries: number
  readonly why: string
  readonly timer: NodeJS.Timeout
}

export interface OptionalTools {
  readonly log: Pick<Log, 'info' | 'error'>
  readonly after?: (milliseconds: number, then: () => void) => NodeJS.Timeout
}

/**
 * Starts the parts that may be missing. A part that fails is reported once, and retried after a wait that grows each
 * time.
 */
export class OptionalParts {
  private readonly tools: OptionalTools
  private readonly absent = new Map<OptionalName, Missing>()
  private readonly underWay = new Map<OptionalName, Promise<boolean>>()
  private isStopped = false

  constructor(tools: OptionalTools) {
    this.tools = tools
  }

  get missing(): readonly OptionalName[] {
    return OPTIONAL_PARTS.filter((name) => this.absent.has(name))
  }

  /** Tries to start a part. Resolves to whether it's there; never rejects. Only one try of a part is under way. */
  begin(part: OptionalPart): Promise<boolean> {
    const before = this.underWay.get(part.name)
    const trying = before ? before.then(() => this.attempt(part)) : this.attempt(part)
    const done = trying.finally(() => this.underWay.get(part.name) === done && this.underWay.delete(part.name))
    this.underWay.set(part.name, done)
    return done
  }

  stop(): void {
    this.isStopped = true
    for (const { timer } of this.absent.values()) clearTimeout(timer)
  }

  private async attempt(part: OptionalPart): Promise<boolean> {
    if (this.isStopped) return false
    const before = this.absent.get(part.name)
    clearTimeout(before?.timer)
    try {
      await part.start()
      this.absent.delete(part.name)
      if (before) this.tools.log.info({ part: part.name, tries: before.tries + 1 }, 'optional part available again')
      return true
    } catch (error) {
      this.failed(part, error, before)
      return false
    }
  }

  private failed(part: OptionalPart, error: unknown, before: Missing | undefined): void {
    const why = part.why(error)
    const first = part.wait?.(error) ?? WAITS.first
    const tries = (before?.tries ?? 0) + 1
    const wait = Math.min(WAITS.last, first * 2 ** (tries - 1))
    if (before?.why !== why) this.tools.log.error({ err: error, part: part.name, again: Math.round(wait / 1000) }, why)
    if (this.isStopped) return
    const after = this.tools.after ?? ((milliseconds, then) => setTimeout(then, milliseconds).unref())
    const timer = after(wait, () => void this.begin(part))
    this.absent.set(part.name, { part, tries, why, timer })
  }
}
