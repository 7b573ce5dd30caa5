import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Holder, Lease } from '../../tables/model/store.ts'
import { leases } from './schema.ts'
import type { Db } from './server.ts'

// What one process at a time has, by the clock of the server.

/** As it is when the row is at hand: also after waiting for whoever had it. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** Those whose time is not up. */
export async function all(db: Db): Promise<Lease[]> {
  return (await selected(db).where(gt(leases.until, NOW)).orderBy(asc(leases.name))).map(leaseFrom)
}

/** `null` if it was taken, else the lease that is in the way: nobody changes that before this transaction ends. */
export async function take(
  db: Db,
  name: string,
  { id: holder, host, pid }: Holder,
  ms: number,
  instead = holder,
): Promise<Lease | null> {
  const set = { holder, host, pid, until: after(ms) }
  const taken = await db
    .insert(leases)
    .values({ name, ...set })
    .onConflictDoUpdate({
      target: leases.name,
      set,
      setWhere: or(lte(leases.until, NOW), inArray(leases.holder, [holder, instead])),
    })
    .returning({ name: leases.name })
  if (taken.length > 0) return null
  const [row] = await selected(db).where(eq(leases.name, name))
  return row ? leaseFrom(row) : null
}

/** The names of those that were renewed. */
export async function keep(db: Db, holder: string, ms: number): Promise<string[]> {
  const isTheirs = eq(leases.holder, holder)
  const rows = await db
    .update(leases)
    .set({ until: after(ms) })
    .where(isTheirs)
    .returning({ name: leases.name })
  return rows.map(({ name }) => name)
}

export async function give(db: Db, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

function after(ms: number) {
  return sql`${NOW} + ${ms}::bigint`
}

function selected(db: Db) {
  const { name, holder, host, pid, until } = leases
  return db
    .select({ name, holder, host, pid, left: sql<string | number>`${until} - ${NOW}` })
    .from(leases)
    .$dynamic()
}

type Row = Pick<typeof leases.$inferSelect, 'name' | 'holder' | 'host' | 'pid'> & { readonly left: string | number }

function leaseFrom({ name, holder, host, pid, left }: Row): Lease {
  return { name, holder: { id: holder, host, pid }, left: Number(left) }
}
