/** Discord lets one connection of a bot in every five seconds: so many milliseconds lie between two that begin. */
export const CONNECTIONS_APART = 5500

/** On a shard there is a lease, and others that say more of it. */
const NAME = /^shard (\d+)\/(\d+)(?: (next|silent|lent))?$/

export interface Named {
  readonly shard: number
  readonly count: number
  readonly kind: 'held' | 'next' | 'silent' | 'lent'
}

export function leaseOn(shard: number, count: number): string {
  return `shard ${shard}/${count}`
}

/** On coming after whoever has the shard. */
export function leaseToFollow(shard: number, count: number): string {
  return `${leaseOn(shard, count)} next`
}

/** By it whoever has the shard says that they answer no more. */
export function leaseOnSilence(shard: number, count: number): string {
  return `${leaseOn(shard, count)} silent`
}

/** By it whoever has the shard says that it is another's, who shall have it once they are there. */
export function leaseOnLoan(shard: number, count: number): string {
  return `${leaseOn(shard, count)} lent`
}

/** What a lease is on; `null` if on no shard. */
export function namedBy(lease: string): Named | null {
  const [, shard, count, kind = 'held'] = NAME.exec(lease) ?? []
  if (shard === undefined) return null
  return { shard: Number(shard), count: Number(count), kind: kind as Named['kind'] }
}
