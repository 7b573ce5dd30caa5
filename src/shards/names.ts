/** On a shard there is a lease; one on coming after whoever has that; and one by which they say that they answer no more. */
const NAME = /^shard (\d+)\/(\d+)(?: (next|silent))?$/

export interface Named {
  readonly shard: number
  readonly count: number
  readonly kind: 'held' | 'next' | 'silent'
}

export function leaseOn(shard: number, count: number): string {
  return `shard ${shard}/${count}`
}

export function leaseToFollow(shard: number, count: number): string {
  return `${leaseOn(shard, count)} next`
}

export function leaseOnSilence(shard: number, count: number): string {
  return `${leaseOn(shard, count)} silent`
}

/** What a lease is on; `null` if on no shard. */
export function namedBy(lease: string): Named | null {
  const [, shard, count, kind = 'held'] = NAME.exec(lease) ?? []
  if (shard === undefined) return null
  return { shard: Number(shard), count: Number(count), kind: kind === 'next' || kind === 'silent' ? kind : 'held' }
}
