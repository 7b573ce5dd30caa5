import { shardOf } from '../../../src/tables/index.ts'

/** How many of everything there is. */
export interface World {
  readonly tables: number
  readonly servers: number
  readonly shards: number
}

/** Digits of a snowflake below those that say the shard. */
const BELOW = 22n
const FIRST = 40_000_000n

/** The id of a server by its number, as Discord might have given it. */
export function serverOf({ servers }: World, table: number): string {
  return String((FIRST + BigInt(table % servers)) << BELOW)
}

export function tableId(table: number): string {
  return `t${table.toString(36).padStart(6, '0')}`
}

export function userAt(table: string, seat: number): string {
  return `${table}-${seat}`
}

/** The numbers of the tables of each shard. */
export function tablesByShard(world: World): readonly (readonly number[])[] {
  const all: number[][] = Array.from({ length: world.shards }, () => [])
  for (let table = 0; table < world.tables; table += 1) all[shardOf(serverOf(world, table), world.shards)]?.push(table)
  return all
}

/** Microseconds of a clock that all processes of the machine share and nobody sets. */
export function now(): number {
  return Number(process.hrtime.bigint() / 1000n)
}
