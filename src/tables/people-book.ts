import { NEW_PERSON, type Person, type Store, type UserId } from './store.ts'
import { withActed } from './waking.ts'

const HOUR = 60 * 60 * 1000

/** What the people at the tables that are played have chosen, and when they use to act. */
export class PeopleBook {
  private readonly store: Store
  private readonly known = new Map<UserId, Person>()
  private readonly lastActed = new Map<UserId, number>()
  /** One change after another, so that none is made to what another has left behind. */
  private changing: Promise<unknown> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
  }

  /** Reads what has not been read yet. */
  async read(users: readonly UserId[]): Promise<void> {
    const unknown = users.filter((user) => !this.known.has(user))
    if (unknown.length === 0) return
    const found = await this.store.people(unknown)
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

  private change(user: UserId, changeOf: (person: Person) => Partial<Person> | null): Promise<Person> {
    const changed = this.changing.then(async () => {
      await this.read([user])
      const before = this.of(user)
      const change = changeOf(before)
      if (change === null) return before
      const person = { ...before, ...change }
      await this.store.setPerson(user, person)
      this.known.set(user, person)
      return person
    })
    this.changing = changed.catch(() => undefined)
    return changed
  }
}
