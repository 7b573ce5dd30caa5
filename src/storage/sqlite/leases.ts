import type { Holder, Lease } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'
import type { leases } from './schema.ts'

type Row = typeof leases.$inferSelect

/** What one process at a time has. */
export class Leases {
  private readonly running
  private readonly take
  private readonly of
  private readonly keep
  private readonly give

  constructor({ raw }: Connection) {
    this.running = raw.prepare<{ now: number }, Row>('select * from leases where until > :now order by name')
    this.take = raw.prepare<Omit<Row, 'until'> & { now: number; until: number; instead: string | null }>(
      `insert into leases (name, holder, host, pid, until) values (:name, :holder, :host, :pid, :until)
      on conflict (name) do update
        set holder = excluded.holder, host = excluded.host, pid = excluded.pid, until = excluded.until
        where until <= :now or holder in (:holder, :instead)`,
    )
    this.of = raw.prepare<{ name: string }, Row>('select * from leases where name = :name')
    this.keep = raw
      .prepare<{ holder: string; until: number }, string>(
        'update leases set until = :until where holder = :holder returning name',
      )
      .pluck()
    this.give = raw.prepare<{ name: string; holder: string }>(
      'delete from leases where name = :name and holder = :holder',
    )
  }

  all(): Lease[] {
    const now = Date.now()
    return this.running.all({ now }).map((row) => leaseFrom(row, now))
  }

  /** `null` if it was taken, else the lease that is in the way. */
  taken(name: string, { id: holder, host, pid }: Holder, ms: number, instead: string | undefined): Lease | null {
    const now = Date.now()
    const until = now + ms
    if (this.take.run({ name, holder, host, pid, now, until, instead: instead ?? null }).changes === 1) return null
    const row = this.of.get({ name })
    return row ? leaseFrom(row, now) : null
  }

  /** The names of those that were renewed. */
  kept(holder: string, ms: number): string[] {
    return this.keep.all({ holder, until: Date.now() + ms })
  }

  given(name: string, holder: string): void {
    this.give.run({ name, holder })
  }
}

function leaseFrom({ name, holder, host, pid, until }: Row, now: number): Lease {
  return { name, holder: { id: holder, host, pid }, left: until - now }
}
