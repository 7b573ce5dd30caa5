import type { Shards } from './store.ts'

/** Digits of a snowflake below its time. Source: https://docs.discord.com/developers/events/gateway#sharding */
const BELOW_TIME = 22n

/** Every table, whatever its server. */
export const ALL_SHARDS: Shards = { count: 1, held: [0] }

/** The shard of a server, from 0; what is no number of Discord's is in the first. */
export function shardOf(server: string, count: number): number {
  return /^\d{1,20}$/.test(server) ? Number((BigInt(server) >> BELOW_TIME) % BigInt(count)) : 0
}

/** Whether the tables of a server are among those of some shards. */
export function isOf({ count, held }: Shards, server: string): boolean {
  return held.includes(shardOf(server, count))
}
