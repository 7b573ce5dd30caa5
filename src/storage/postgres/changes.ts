import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import type { News } from '../../tables/model/store.ts'
import { named } from './failures.ts'
import type { Server } from './server.ts'

const CHANNEL = 'questmaster'
/** Milliseconds from one telling to the next: each wakes all who hear. Longer, if it could not be told. */
const TELL_AFTER = 100
const TELL_AGAIN_AFTER = 1000
/** Bytes that one message takes; the server refuses 8000. */
const MOST_BYTES = 7900

/** A table and its server, or somebody who has chosen something. */
type Told = Exclude<News, { readonly kind: 'missed' }>

const message = z.object({
  from: z.string(),
  news: z.array(
    z.union([
      z.object({ kind: z.literal('table'), table: z.string(), server: z.string() }),
      z.object({ kind: z.literal('person'), user: z.string() }),
    ]),
  ),
})

/**
 * What processes on one database tell each other. The server takes transactions that tell something one after another, the flush of
 * its disk included: so nothing is told within what is to be told of, but afterwards, of several at once, and nobody waits for it.
 */
export class Changes {
  private readonly server: Server
  /** By which a process knows what it has told itself. */
  private readonly sender = randomUUID()
  private readonly ends = new Set<() => Promise<void>>()
  /** What is to be told, as text: nothing twice. */
  private untold = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private telling: Promise<void> = Promise.resolve()
  private nextAt = -Infinity

  constructor(server: Server) {
    this.server = server
  }

  /** Tells the others before long. Whoever calls this has written it. */
  tell(news: Told): void {
    this.untold.add(JSON.stringify(news))
    this.later()
  }

  /** Hears of what others have told. Resolves to what ends it. */
  async hear(heard: (news: News) => void): Promise<() => Promise<void>> {
    const told = (text: string): void => {
      const { data } = message.safeParse(parsed(text))
      if (data && data.from !== this.sender) for (const news of data.news) heard(news)
    }
    const listening = this.server.listen(CHANNEL, told, () => heard({ kind: 'missed' }))
    const stop = await listening.catch((error: unknown) => {
      throw named(error, this.server.name)
    })
    const end = async (): Promise<void> => {
      if (this.ends.delete(end)) await stop()
    }
    this.ends.add(end)
    return end
  }

  /** Tells what is left, if that can be done at once. */
  async close(): Promise<void> {
    clearTimeout(this.timer)
    await this.telling
    clearTimeout(this.timer)
    await this.tellAll().catch(() => undefined)
    await Promise.all([...this.ends].map((end) => end()))
  }

  private later(): void {
    const wait = Math.max(0, this.nextAt - performance.now())
    this.timer ??= setTimeout(() => {
      this.telling = this.tellNow()
    }, wait).unref()
  }

  private async tellNow(): Promise<void> {
    const untold = this.untold
    const wait = await this.tellAll().then(
      () => TELL_AFTER,
      () => TELL_AGAIN_AFTER,
    )
    if (wait === TELL_AGAIN_AFTER) this.untold = new Set([...untold, ...this.untold])
    this.nextAt = performance.now() + wait
    this.timer = undefined
    if (this.untold.size > 0) this.later()
  }

  private async tellAll(): Promise<void> {
    if (this.untold.size === 0) return
    const messages = messagesOf(this.sender, [...this.untold])
    this.untold = new Set()
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

/** As few messages as all of it fits into. What is too long for one by itself is left out: those who show it look by themselves. */
function messagesOf(from: string, news: readonly string[]): string[] {
  const [head, tail] = [`{"from":${JSON.stringify(from)},"news":[`, ']}']
  const room = MOST_BYTES - head.length - tail.length
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

/** Anybody may send anything on a channel. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
