import { LRUCache } from 'lru-cache'
import { NEW_PERSON, type Person, type RingWait, type RingWay, type Store, type UserId } from '../model/store.ts'
import { ringWaitOf } from '../steps/ringing.ts'
import { forgetting, keepsHours, withActed } from '../steps/waking-hours.ts'

const HOUR_MS = 60 * 60 * 1000
/** Of how many people the bot remembers when they were last there: the latest. */
const MAX_LAST_SEEN = 20_000

/** Caches the preferences and active hours of people at tables in play. */
export class PeopleCache {
  private readonly store: Store
  private readonly activeMs: number
  private readonly known = new Map<UserId, Person>()
  private readonly lastActed = new LRUCache<UserId, number>({ max: MAX_LAST_SEEN })
  private readonly lastSeen = new LRUCache<UserId, number>({ max: MAX_LAST_SEEN })
  /** Serialises reads and writes, so that the cache holds the latest version. */
  private changing: Promise<unknown> = Promise.resolve()

  /** `activeMs`: how long a person counts as active after they have done something, in milliseconds. */
  constructor(store: Store, activeMs: number) {
    this.store = store
    this.activeMs = activeMs
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

  /** Notes that a person has just used the bot, which nobody else may know. */
  saw(user: UserId, at: number): void {
    this.lastSeen.set(user, at)
  }

  /** How long a person is not to be rung. Activity in other processes is unknown here. */
  ringWait(user: UserId | null, way: RingWay, now: number): RingWait {
    if (user === null) return { active: 0, rung: 0 }
    const [openly, atAll] = [this.lastActed.get(user) ?? 0, this.lastSeen.get(user) ?? 0]
    const active = { openly, atAll, span: this.activeMs }
    return ringWaitOf(this.of(user), active, now, way)
  }

  /** Saves that a person was called to a move. */
  async rang(user: UserId, way: RingWay, at: number): Promise<void> {
    await this.change(user, ({ rang }) => ({ rang: { ...rang, [way]: at } }))
  }

  /** Records that a person has acted, and at most once an hour at which hour. */
  async acted(user: UserId, at: number): Promise<void> {
    const last = this.lastActed.get(user)
    this.lastActed.set(user, at)
    if (last !== undefined && Math.floor(last / HOUR_MS) === Math.floor(at / HOUR_MS)) return
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
