import { NEW_PERSON, type Person, type Store, type UserId } from '../model/store.ts'
import { forgetting, keepsHours, withActed } from '../steps/waking-hours.ts'

const HOUR_MS = 60 * 60 * 1000

/** Caches the preferences and active hours of people at tables in play. */
export class PeopleCache {
  private readonly store: Store
  private readonly known = new Map<UserId, Person>()
  private readonly lastActed = new Map<UserId, number>()
  /** Serialises reads and writes, so that the cache holds the latest version. */
  private changing: Promise<unknown> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
  }

  /** Reads the people who are not cached yet. */
  async read(users: readonly UserId[]): Promise<void> {
    const unknown = users.filter((user) => !this.known.has(user))
    if (unknown.length === 0) return
    const found = await this.store.people.find(unknown)
    for (const user of unknown) if (!this.known.has(user)) this.known.set(user, found.get(user) ?? NEW_PERSON)
  }

  /** The cached person, or a new one. */
  of(user: UserId | null): Person {
    return (user === null ? undefined : this.known.get(user)) ?? NEW_PERSON
  }

  /** Saves a change of a person's preferences. If the store rejects it, nothing has changed. */
  set(user: UserId, change: Partial<Person>): Promise<Person> {
    return this.change(user, () => change)
  }

  /** The same for what a person chooses, which may make the bot forget their hours. */
  choose(user: UserId, change: Partial<Person>): Promise<Person> {
    return this.change(user, (before) => forgetting(before, { ...before, ...change }))
  }

  /** Records that a person has acted, at most once an hour. */
  async acted(user: UserId, at: number): Promise<void> {
    const hour = Math.floor(at / HOUR_MS)
    if (this.lastActed.get(user) === hour) return
    this.lastActed.set(user, hour)
    await this.change(user, (person) => (keepsHours(person) ? { acted: withActed(person, at) } : null))
  }

  /** Reads again what another process has changed: one person or, without a name, everybody cached. */
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
