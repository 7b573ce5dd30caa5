import type { Shards } from './store.ts'

/** Bits of a snowflake below its timestamp. Source: https://docs.discord.com/developers/events/gateway#sharding */
const SNOWFLAKE_TIME_SHIFT = 22n

/** The tables of every server. */
export const ALL_SHARDS: Shards = { count: 1, held: [0] }

/** The shard of a server, counted from 0. An id that isn't a snowflake belongs to the first shard. */
export function shardOf(server: string, count: number): number {
  return /^\d{1,20}$/.test(server) ? Number((BigInt(server) >> SNOWFLAKE_TIME_SHIFT) % BigInt(count)) : 0
}

/** Whether a server belongs to one of the held shards. */
export function isOf({ count, held }: Shards, server: string): boolean {
  return held.includes(shardOf(server, count))
}
