/** The lease on a shard; and on coming after whoever has that. */
const NAME = /^shard (\d+)\/(\d+)( next)?$/

export interface Named {
  readonly shard: number
  readonly count: number
  readonly isNext: boolean
}

export function leaseOn(shard: number, count: number): string {
  return `shard ${shard}/${count}`
}

export function leaseToFollow(shard: number, count: number): string {
  return `${leaseOn(shard, count)} next`
}

/** What a lease is on; `null` if on no shard. */
export function namedBy(lease: string): Named | null {
  const [, shard, count, next] = NAME.exec(lease) ?? []
  return shard === undefined ? null : { shard: Number(shard), count: Number(count), isNext: next !== undefined }
}
