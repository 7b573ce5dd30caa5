/** Discord accepts one connection of a bot every five seconds. */
export const CONNECTION_GAP_MS = 5500

/** A lease on a shard, or on a state of it. */
const NAME = /^shard (\d+)\/(\d+)(?: (next|silent|lent))?$/

export interface LeaseName {
  readonly shard: number
  readonly count: number
  readonly kind: 'held' | 'next' | 'silent' | 'lent'
}

export function shardLease(shard: number, count: number): string {
  return `shard ${shard}/${count}`
}

/** The lease of the standby that is next to hold the shard. */
export function standbyLease(shard: number, count: number): string {
  return `${shardLease(shard, count)} next`
}

/** The lease with which the holder signals that it no longer answers. */
export function silenceLease(shard: number, count: number): string {
  return `${shardLease(shard, count)} silent`
}

/** The lease with which a holder signals that it will return the shard to a process assigned to it. */
export function loanLease(shard: number, count: number): string {
  return `${shardLease(shard, count)} lent`
}

/** The shard and state that a lease names; `null` if it names no shard. */
export function parseLease(lease: string): LeaseName | null {
  const [, shard, count, kind = 'held'] = NAME.exec(lease) ?? []
  if (shard === undefined) return null
  return { shard: Number(shard), count: Number(count), kind: kind as LeaseName['kind'] }
}
