import { eq, inArray } from 'drizzle-orm'
import { NEW_PERSON, type PeopleStore, type Person, type UserId } from '../../tables/model/store.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { Changes } from './changes.ts'
import type { PostgresConnection } from './connection.ts'
import { people } from './schema.ts'
import type { Db } from './server.ts'

export class PeopleRows implements PeopleStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader
  private readonly changes: Changes

  constructor(connection: PostgresConnection, reader: TolerantReader, changes: Changes) {
    this.connection = connection
    this.reader = reader
    this.changes = changes
  }

  async find(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>> {
    const rows =
      users.length === 0
        ? []
        : await this.connection.read((db) =>
            db
              .select()
              .from(people)
              .where(inArray(people.user, [...users])),
          )
    return new Map(rows.map(({ user, data }) => [user, this.reader.person(user, data)]))
  }

  async change(user: UserId, change: (before: Person) => Person | null): Promise<Person> {
    const { person, isChanged } = await this.connection.write(async (db) => {
      for (;;) {
        // Locks the row, so that no other transaction changes it meanwhile.
        const [row] = await db.select().from(people).where(eq(people.user, user)).for('update')
        const before = row ? this.reader.person(user, row.data) : NEW_PERSON
        const after = change(before)
        if (after === null) return { person: before, isChanged: false }
        const data = JSON.stringify(after)
        if (row) await set(db, user, data)
        // Another transaction may have inserted the person's first row. Then the change starts again from that.
        else if (!(await insert(db, user, data))) continue
        return { person: after, isChanged: true }
      }
    })
    if (isChanged) this.changes.notify({ kind: 'person', user })
    return person
  }
}

async function set(db: Db, user: UserId, data: string): Promise<void> {
  await db.insert(people).values({ user, data }).onConflictDoUpdate({ target: people.user, set: { data } })
}

/** Inserts a person's first row. Returns false if there is one already. */
async function insert(db: Db, user: UserId, data: string): Promise<boolean> {
  const rows = await db.insert(people).values({ user, data }).onConflictDoNothing().returning({ user: people.user })
  return rows.length === 1
}
