import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { News } from '../../tables/store.ts'
import { named } from './failures.ts'
import type { Db, Server } from './server.ts'

const CHANNEL = 'questmaster'

/** Who tells it, and what: a table and its server, or somebody who has chosen something. */
const message = z.union([
  z.tuple([z.string(), z.literal('table'), z.string(), z.string()]),
  z.tuple([z.string(), z.literal('person'), z.string()]),
])

/** What processes on one database tell each other. */
export class Changes {
  private readonly server: Server
  /** By which a process knows what it has told itself. */
  private readonly sender = randomUUID()
  private readonly ends = new Set<() => Promise<void>>()

  constructor(server: Server) {
    this.server = server
  }

  /** Tells the others once the transaction that is under way is written; not at all if it is not. */
  async tell(db: Db, news: Exclude<News, { readonly kind: 'missed' }>): Promise<void> {
    const what = news.kind === 'table' ? [news.table, news.server] : [news.user]
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify([this.sender, news.kind, ...what])})`)
  }

  /** Hears of what others have told. Resolves to what ends it. */
  async hear(heard: (news: News) => void): Promise<() => Promise<void>> {
    const told = (text: string): void => {
      const { data } = message.safeParse(parsed(text))
      if (!data || data[0] === this.sender) return
      if (data[1] === 'table') heard({ kind: 'table', table: data[2], server: data[3] })
      else heard({ kind: 'person', user: data[2] })
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

  async close(): Promise<void> {
    await Promise.all([...this.ends].map((end) => end()))
  }
}

/** Anybody may send anything on a channel. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
