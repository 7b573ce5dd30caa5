import type { Holder, Lease, LeaseStore } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import type { SqliteConnection } from './database.ts'

export class LeasesRows implements LeaseStore {
  private readonly connection: SqliteConnection
  private readonly unexpired
  private readonly insert
  private readonly one
  private readonly prolong
  private readonly drop

  constructor(connection: SqliteConnection) {
    this.connection = connection
    const { raw } = connection
    this.unexpired = raw.prepare<{ now: number }, RowOf<'leases'>>(
      'select * from leases where until > :now order by name',
    )
    this.insert = raw.prepare<RowOf<'leases'> & { now: number; instead: string | null }>(
      `insert into leases (name, holder, host, pid, until) values (:name, :holder, :host, :pid, :until)
      on conflict (name) do update
        set holder = excluded.holder, host = excluded.host, pid = excluded.pid, until = excluded.until
        where until <= :now or holder in (:holder, :instead)`,
    )
    this.one = raw.prepare<{ name: string }, RowOf<'leases'>>('select * from leases where name = :name')
    this.prolong = raw
      .prepare<{ holder: string; until: number }, string>(
        'update leases set until = :until where holder = :holder returning name',
      )
      .pluck()
    this.drop = raw.prepare<{ name: string; holder: string }>(
      'delete from leases where name = :name and holder = :holder',
    )
  }

  list(): Promise<readonly Lease[]> {
    return this.connection.read(() => {
      const now = Date.now()
      return this.unexpired.all({ now }).map((row) => leaseFrom(row, now))
    })
  }

  take(name: string, { id: holder, host, pid }: Holder, ms: number, instead?: string): Promise<Lease | null> {
    return this.connection.write(() => {
      const now = Date.now()
      const given = { name, holder, host, pid, now, until: now + ms, instead: instead ?? null }
      if (this.insert.run(given).changes === 1) return null
      const row = this.one.get({ name })
      return row ? leaseFrom(row, now) : null
    })
  }

  renew(holder: string, ms: number): Promise<readonly string[]> {
    return this.connection.write(() => this.prolong.all({ holder, until: Date.now() + ms }))
  }

  async release(name: string, holder: string): Promise<void> {
    await this.connection.write(() => this.drop.run({ name, holder }))
  }
}

function leaseFrom({ name, holder, host, pid, until }: RowOf<'leases'>, now: number): Lease {
  return { name, holder: { id: holder, host, pid }, left: until - now }
}
