import { inArray, sql } from 'drizzle-orm'
import { NEW_PERSON, type PeopleStore, type Person, type UserId } from '../../tables/model/store.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import { people } from './schema.ts'

export class PeopleRows implements PeopleStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly rowsOf
  private readonly write

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { db } = connection
    const { placeholder } = sql
    const isOneOf = inArray(people.user, sql`(select value from json_each(${placeholder('users')}))`)
    this.rowsOf = db.select().from(people).where(isOneOf).prepare()
    this.write = db
      .insert(people)
      .values({ user: placeholder('user'), data: placeholder('data') })
      .onConflictDoUpdate({ target: [people.user], set: { data: sql`excluded.data` } })
      .prepare()
  }

  async find(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>> {
    const rows = await this.connection.read(() => this.rowsOf.all({ users: JSON.stringify(users) }))
    return new Map(rows.map(({ user, data }) => [user, this.reader.person(user, data)]))
  }

  change(user: UserId, change: (before: Person) => Person | null): Promise<Person> {
    return this.connection.write(() => {
      const [row] = this.rowsOf.all({ users: JSON.stringify([user]) })
      const before = row ? this.reader.person(user, row.data) : NEW_PERSON
      const after = change(before)
      if (after !== null) this.write.run({ user, data: JSON.stringify(after) })
      return after ?? before
    })
  }
}
