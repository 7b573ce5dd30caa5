import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { TableId } from '../../tables/store.ts'
import { named } from './failures.ts'
import type { Db, Server } from './server.ts'

const CHANNEL = 'questmaster'

/** What processes on one database tell each other: which tables they have opened or moved. */
export class Changes {
  private readonly server: Server
  /** By which a process knows what it has told itself. */
  private readonly sender = randomUUID()
  private readonly ends = new Set<() => Promise<void>>()

  constructor(server: Server) {
    this.server = server
  }

  /** Tells the others of a table once the transaction that is under way is written; not at all if it is not. */
  async tell(db: Db, table: TableId): Promise<void> {
    await db.execute(sql`select pg_notify(${CHANNEL}, ${`${this.sender} ${table}`})`)
  }

  /** Hears of what others have told, or `null` if something may have been missed. Resolves to what ends it. */
  async hear(heard: (table: TableId | null) => void): Promise<() => Promise<void>> {
    const told = (message: string): void => {
      const [sender, table] = message.split(' ')
      if (sender !== this.sender && table !== undefined) heard(table)
    }
    const listening = this.server.listen(CHANNEL, told, () => heard(null))
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
