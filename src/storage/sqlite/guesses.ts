import type { Guess, TableId } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'

/** Who those without a seat have guessed will win, at all tables. */
export class Guesses {
  private readonly all
  private readonly write
  private readonly drop

  constructor({ raw }: Connection) {
    this.all = raw.prepare<[TableId], Guess>(
      'select user_id as "user", name, seat, turn, at from guesses where table_id = ? order by turn, at, user_id',
    )
    this.write = raw.prepare<[TableId, string, string, number, number, number]>(
      'insert or replace into guesses (table_id, user_id, name, seat, turn, at) values (?, ?, ?, ?, ?, ?)',
    )
    this.drop = raw.prepare<{ id: TableId }>(
      `delete from guesses where table_id = :id
        and user_id in (select user_id from seats where table_id = :id and user_id is not null)`,
    )
  }

  /** The first guess first. */
  of(id: TableId): Guess[] {
    return this.all.all(id)
  }

  put(id: TableId, { user, name, seat, turn, at }: Guess): void {
    this.write.run(id, user, name, seat, turn, at)
  }

  /** Whoever has a seat now has guessed nothing. */
  dropOfPlayers(id: TableId): void {
    this.drop.run({ id })
  }
}
