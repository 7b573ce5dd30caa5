import { z } from 'zod'
import { shortHash } from '../../engine/index.ts'
import type { TableId, TableRecord } from '../../tables/model/store.ts'
import { forTable } from '../table/context/readers.ts'
import { cleared } from '../kit/cleared.ts'
import { textPanel } from '../kit/message.ts'
import { postOnce, DeliveryError } from './parts/message-gateway.ts'
import { Retry } from './parts/retry.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { say } from '../words/index.ts'

const awayPanel = (table: Pick<TableRecord, 'language'>) =>
  forTable(table, () => cleared(textPanel(say('away')), 'no game'))
/** A table counts as being played if it had an event within this time. */
const PLAYED_WITHIN_MS = 10 * 60_000
/**
 * How many tables get a notice: those with the most recent events. The other is the time limit for it, in milliseconds.
 */
const MAX_NOTICES = 100
const TIMEOUT_MS = 4000
/** A failed removal is retried after the first time, which doubles each time, up to the last. */
const RETRY_MS = { first: 1000, last: 4000 }
/** The key under which the bot remembers notices that it has to remove. */
const STANDING = 'lines that the bot is away'

const standing = z.array(
  z.object({ room: z.string(), nonce: z.string(), message: z.string().nullable(), language: z.string().optional() }),
)
type Line = z.infer<typeof standing>[number]

/**
 * Tells tables in play that the bot is going away for a moment, and removes that notice once it is back. The bot
 * records each notice's place before it posts it: if the process dies in between, it finds the notice by its nonce.
 */
export class ShutdownNotice {
  private readonly screen: Pick<
    ScreenContext,
    'tables' | 'store' | 'messageGateway' | 'log' | 'now' | 'shards' | 'isOurs'
  >
  /** When each table had its last event, the most recent at the end. */
  private readonly played = new Map<TableId, number>()
  private readonly unsubscribe: () => void
  private isStopped = false
  private readonly retry = new Retry(() => void this.takeBack(), RETRY_MS)
  /** Each shard has its own. */
  private readonly memo: string

  constructor(screen: ShutdownNotice['screen']) {
    this.screen = screen
    const [shard = 0] = screen.shards.held
    this.memo = shard === 0 ? STANDING : `${STANDING} ${shard}`
    this.unsubscribe = screen.tables.onChange((id, server) => screen.isOurs(server) && this.note(id))
  }

  /** Posts the notices, within four seconds. Never rejects. */
  async say(): Promise<void> {
    this.stop()
    let timer: NodeJS.Timeout | undefined
    const longEnough = new Promise<void>((enough) => {
      timer = setTimeout(enough, TIMEOUT_MS)
    })
    await Promise.race([this.carefully(() => this.tellAll()), longEnough])
    clearTimeout(timer)
  }

  /** Removes the notices of the last shutdown, and retries later if Discord can't be reached. Never rejects. */
  async takeBack(): Promise<void> {
    const left = await this.carefully(() => this.takeBackAll())
    if (this.isStopped) return
    if (left === 0) this.retry.succeeded(this.memo)
    else this.retry.failed(this.memo)
  }

  stop(): void {
    this.isStopped = true
    this.unsubscribe()
    this.retry.stop()
  }

  /** Returns how many notices it couldn't reach. */
  private async takeBackAll(): Promise<number> {
    const { store, messageGateway } = this.screen
    const lines = await this.standing()
    if (lines.length === 0) return 0
    const remove = async ({ room, nonce, message, language }: Line): Promise<void> => {
      const found = message ?? (await postOnce(messageGateway, room, awayPanel({ language }), nonce))
      await messageGateway.remove(room, found)
    }
    const done = await Promise.allSettled(lines.map(remove))
    const left = lines.filter((_line, index) => isToBeTriedAgain(done[index]))
    // If the bot is shutting down again, the new notices are recorded with the old ones.
    if (!this.isStopped) await store.notes.setMemo(this.memo, JSON.stringify(left))
    return left.length
  }

  private note(id: TableId): void {
    this.played.delete(id)
    this.played.set(id, this.screen.now())
    const [oldest] = this.played.keys()
    if (this.played.size > MAX_NOTICES && oldest !== undefined) this.played.delete(oldest)
  }

  private async tellAll(): Promise<void> {
    const { messageGateway } = this.screen
    const rooms = await this.roomsInPlay()
    if (rooms.length === 0) return
    const now = this.screen.now()
    let lines: readonly Line[] = rooms.map(({ room, language }) => ({
      ...{ room, language, nonce: nonceOf(room, now) },
      message: null,
    }))
    const before = await this.standing()
    const keep = () => this.screen.store.notes.setMemo(this.memo, JSON.stringify([...before, ...lines]))
    await keep()
    const posted = await Promise.allSettled(
      lines.map((line) => messageGateway.post(line.room, awayPanel(line), line.nonce)),
    )
    lines = lines.flatMap((line, index) => {
      const post = posted[index]
      if (post?.status === 'fulfilled') return { ...line, message: post.value }
      return isToBeTriedAgain(post) ? line : []
    })
    await keep()
  }

  /** The rooms of tables in play, the most recently played first. */
  private async roomsInPlay(): Promise<readonly Pick<TableRecord, 'room' | 'language'>[]> {
    const since = this.screen.now() - PLAYED_WITHIN_MS
    const tables = [...this.played].filter(([, at]) => at >= since).reverse()
    const rooms = await Promise.all(
      tables.map(async ([id]) => {
        const record = (await this.screen.tables.views.of(id))?.record
        const isPlayed = record?.status === 'playing' && record.seats.some(({ user }) => user !== null)
        return isPlayed ? [record] : []
      }),
    )
    return [...new Map(rooms.flat().map((one) => [one.room, one])).values()]
  }

  private async standing(): Promise<readonly Line[]> {
    const text = await this.screen.store.notes.memo(this.memo)
    try {
      return standing.safeParse(JSON.parse(text ?? '[]')).data ?? []
    } catch {
      return []
    }
  }

  private async carefully<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.screen.log.warn({ err: error }, 'shutdown notices failed')
      return undefined
    }
  }
}

/** Whether a notice may still exist after a failed removal. */
function isToBeTriedAgain(done: PromiseSettledResult<unknown> | undefined): boolean {
  return done?.status === 'rejected' && !(done.reason instanceof DeliveryError)
}

function nonceOf(room: string, now: number): string {
  return `${shortHash(`away/${room}`)}.${now % 1_000_000_000}`
}
