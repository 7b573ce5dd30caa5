import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Holder, Lease, LeaseStore } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import type { PostgresConnection } from './connection.ts'
import { leases } from './schema.ts'
import type { Db } from './server.ts'

/** The server's time when it processes the row, after waiting for another holder's transaction. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export class LeasesRows implements LeaseStore {
  private readonly connection: PostgresConnection

  constructor(connection: PostgresConnection) {
    this.connection = connection
  }

  async list(): Promise<readonly Lease[]> {
    const rows = await this.connection.read((db) => selected(db).where(gt(leases.until, NOW)).orderBy(asc(leases.name)))
    return rows.map(leaseFrom)
  }

  take(name: string, { id: holder, host, pid }: Holder, ms: number, instead: string = holder): Promise<Lease | null> {
    const set = { holder, host, pid, until: timeIn(ms) }
    const isFree = or(lte(leases.until, NOW), inArray(leases.holder, [holder, instead]))
    return this.connection.write(async (db) => {
      const taken = await db
        .insert(leases)
        .values({ name, ...set })
        .onConflictDoUpdate({ target: leases.name, set, setWhere: isFree })
        .returning({ name: leases.name })
      if (taken.length > 0) return null
      // No other transaction changes the lease before this one ends.
      const [row] = await selected(db).where(eq(leases.name, name))
      return row ? leaseFrom(row) : null
    })
  }

  async renew(holder: string, ms: number): Promise<readonly string[]> {
    const isTheirs = eq(leases.holder, holder)
    const rows = await this.connection.write((db) =>
      db
        .update(leases)
        .set({ until: timeIn(ms) })
        .where(isTheirs)
        .returning({ name: leases.name }),
    )
    return rows.map(({ name }) => name)
  }

  async release(name: string, holder: string): Promise<void> {
    await this.connection.write((db) => db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder))))
  }
}

function timeIn(ms: number) {
  return sql`${NOW} + ${ms}::bigint`
}

function selected(db: Db) {
  const { name, holder, host, pid, until } = leases
  return db
    .select({ name, holder, host, pid, left: sql<string | number>`${until} - ${NOW}` })
    .from(leases)
    .$dynamic()
}

type LeaseRow = Omit<RowOf<'leases'>, 'until'> & { readonly left: string | number }

function leaseFrom({ name, holder, host, pid, left }: LeaseRow): Lease {
  return { name, holder: { id: holder, host, pid }, left: Number(left) }
}
