import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import type { ChangeFeed, News, TableId } from '../../tables/model/store.ts'
import { translate } from './failures.ts'
import type { Server } from './server.ts'

const CHANNEL = 'questmaster'
/** Every notification wakes all listeners, so they are batched. */
const BATCH_INTERVAL_MS = 100
const RETRY_INTERVAL_MS = 1000
/** The server refuses 8000. */
const MAX_MESSAGE_BYTES = 7900

type Change = Exclude<News, { readonly kind: 'missed' }>

const message = z.object({
  from: z.string(),
  news: z.array(
    z.union([
      z.object({ kind: z.literal('table'), table: z.string(), server: z.string() }),
      z.object({ kind: z.literal('offers'), server: z.string() }),
      z.object({ kind: z.literal('person'), user: z.string() }),
    ]),
  ),
})

/**
 * Notifications between the processes on one database. The server serialises transactions that notify, including their
 * disk syncs. So the transaction that changes something doesn't notify; the notifications follow in a batch, and no
 * caller waits for them.
 */
export class Changes implements ChangeFeed {
  private readonly server: Server
  /** Lets a process ignore its own notifications. */
  private readonly sender = randomUUID()
  private readonly listeners = new Set<() => Promise<void>>()
  /** Notifications that are waiting, as text without duplicates. */
  private pending = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<void> = Promise.resolve()
  private nextAt = -Infinity

  constructor(server: Server) {
    this.server = server
  }

  async announce(table: TableId, server: string): Promise<void> {
    this.notify({ kind: 'table', table, server })
  }

  async announceOffers(server: string): Promise<void> {
    this.notify({ kind: 'offers', server })
  }

  /** Notifies the other processes soon. The caller has committed the change. */
  notify(change: Change): void {
    this.pending.add(JSON.stringify(change))
    this.schedule()
  }

  async listen(heard: (news: News) => void): Promise<() => Promise<void>> {
    const receive = (text: string): void => {
      const { data } = message.safeParse(parsed(text))
      if (data && data.from !== this.sender) for (const news of data.news) heard(news)
    }
    const listening = this.server.listen(CHANNEL, receive, () => heard({ kind: 'missed' }))
    const stop = await listening.catch((error: unknown) => {
      throw translate(error, this.server.name)
    })
    const end = async (): Promise<void> => {
      if (this.listeners.delete(end)) await stop()
    }
    this.listeners.add(end)
    return end
  }

  /** Sends the pending notifications, if that works at once. */
  async close(): Promise<void> {
    clearTimeout(this.timer)
    await this.sending
    clearTimeout(this.timer)
    await this.send().catch(() => undefined)
    await Promise.all([...this.listeners].map((end) => end()))
  }

  private schedule(): void {
    const wait = Math.max(0, this.nextAt - performance.now())
    this.timer ??= setTimeout(() => {
      this.sending = this.sendBatch()
    }, wait).unref()
  }

  private async sendBatch(): Promise<void> {
    const batch = this.pending
    const wait = await this.send().then(
      () => BATCH_INTERVAL_MS,
      () => RETRY_INTERVAL_MS,
    )
    if (wait === RETRY_INTERVAL_MS) this.pending = new Set([...batch, ...this.pending])
    this.nextAt = performance.now() + wait
    this.timer = undefined
    if (this.pending.size > 0) this.schedule()
  }

  private async send(): Promise<void> {
    if (this.pending.size === 0) return
    const messages = messagesOf(this.sender, [...this.pending])
    this.pending = new Set()
    const session = await this.server.take()
    let isDone = false
    try {
      const notifications = messages.map((text) => `select pg_notify('${CHANNEL}', ${pg.escapeLiteral(text)})`)
      await session.run(`begin; set local synchronous_commit to off; ${notifications.join('; ')}; commit`)
      isDone = true
    } finally {
      session.giveBack(!isDone)
    }
  }
}

/**
 * Packs notifications into few messages. One that is too long for a message is dropped: processes also poll for
 * changes.
 */
function messagesOf(from: string, news: readonly string[]): string[] {
  const [head, tail] = [`{"from":${JSON.stringify(from)},"news":[`, ']}']
  const room = MAX_MESSAGE_BYTES - head.length - tail.length
  const parts: string[][] = []
  let left = 0
  for (const one of news) {
    const bytes = Buffer.byteLength(one) + 1
    if (bytes > room) continue
    if (bytes > left) {
      parts.push([])
      left = room
    }
    parts.at(-1)?.push(one)
    left -= bytes
  }
  return parts.map((part) => `${head}${part.join(',')}${tail}`)
}

/** Other programs may send anything on the channel. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
