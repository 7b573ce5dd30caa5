import { NEW_PERSON, type Person, type Store, type UserId } from '../model/store.ts'
import { withActed } from '../steps/waking-hours.ts'

const HOUR = 60 * 60 * 1000

/** What the people at the tables that are played have chosen, and when they use to act. */
export class PeopleBook {
  private readonly store: Store
  private readonly known = new Map<UserId, Person>()
  private readonly lastActed = new Map<UserId, number>()
  /** One after another, so that what is known is what was read or written last. */
  private changing: Promise<unknown> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
  }

  /** Reads what has not been read yet. */
  async read(users: readonly UserId[]): Promise<void> {
    const unknown = users.filter((user) => !this.known.has(user))
    if (unknown.length === 0) return
    const found = await this.store.people.find(unknown)
    for (const user of unknown) if (!this.known.has(user)) this.known.set(user, found.get(user) ?? NEW_PERSON)
  }

  /** Somebody who has been read; somebody new otherwise. */
  of(user: UserId | null): Person {
    return (user === null ? undefined : this.known.get(user)) ?? NEW_PERSON
  }

  /** Keeps a change of what somebody has chosen. Rejects with what the store rejects with; then nothing has changed. */
  set(user: UserId, change: Partial<Person>): Promise<Person> {
    return this.change(user, () => change)
  }

  /** Notes that somebody has acted, once an hour. */
  async acted(user: UserId, at: number): Promise<void> {
    const hour = Math.floor(at / HOUR)
    if (this.lastActed.get(user) === hour) return
    this.lastActed.set(user, hour)
    await this.change(user, (person) => (person.learns ? { acted: withActed(person, at) } : null))
  }

  /** Reads anew what another process has changed; without a name, of all who have been read. */
  async refresh(user?: UserId): Promise<void> {
    const users = user === undefined ? [...this.known.keys()] : this.known.has(user) ? [user] : []
    if (users.length === 0) return
    await this.inTurn(async () => {
      const found = await this.store.people.find(users)
      for (const one of users) this.known.set(one, found.get(one) ?? NEW_PERSON)
    })
  }

  private change(user: UserId, changeOf: (person: Person) => Partial<Person> | null): Promise<Person> {
    return this.inTurn(async () => {
      const person = await this.store.people.change(user, (before) => {
        const change = changeOf(before)
        return change && { ...before, ...change }
      })
      this.known.set(user, person)
      return person
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.changing.then(work)
    this.changing = done.catch(() => undefined)
    return done
  }
}
