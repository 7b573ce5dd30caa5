import type { TableId, UserId } from './record.ts'

// What the processes on one database need from each other.

/** A process that holds a lease, in terms that let an operator find it. */
export interface Holder {
  /** Unique to one run of the process. */
  readonly id: string
  readonly host: string
  readonly pid: number
}

/** A right that one process at a time holds until it expires or is renewed. */
export interface Lease {
  readonly name: string
  readonly holder: Holder
  /** Milliseconds until the lease expires, by the database's clock. */
  readonly left: number
}

export interface LeaseStore {
  /** The leases that haven't expired. */
  list(): Promise<readonly Lease[]>
  /**
   * Takes a lease for `ms` milliseconds by the database's clock, if it is free, has expired, is the holder's own, or
   * belongs to the process with the id `instead`, which the caller knows to be dead. Returns `null`, or the lease that
   * is in the way.
   */
  take(name: string, holder: Holder, ms: number, instead?: string): Promise<Lease | null>
  /** Renews all leases that a holder still has, and returns their names. */
  renew(holder: string, ms: number): Promise<readonly string[]>
  /** Gives up a lease if the holder has it. */
  release(name: string, holder: string): Promise<void>
}

/**
 * A change made by another process on the database: a table was opened, changed or needs a look; people of a server are
 * offered seats; a person changed their settings; or notifications were lost for a while, so anything may have changed.
 */
export type News =
  | { readonly kind: 'table'; readonly table: TableId; readonly server: string }
  | { readonly kind: 'offers'; readonly server: string }
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'missed' }

export interface ChangeFeed {
  /** Notifies the other processes that a table of a server needs a look. */
  announce(table: TableId, server: string): Promise<void>
  /** Notifies the other processes that people of a server are offered seats. */
  announceOffers(server: string): Promise<void>
  /**
   * Reports the changes that other processes make, within moments. A change written by a process that dies in that
   * moment may never be reported. SQLite reports nothing: there a process finds changes by `revision`. Resolves, once
   * it listens, to a function that stops it.
   */
  listen(heard: (news: News) => void): Promise<() => Promise<void>>
}
