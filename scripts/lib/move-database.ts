import { parseArgs } from 'node:util'
import { isGone, holderName } from '../../src/shards/index.ts'
import { databaseName, openStoreToReadAt } from '../../src/storage/index.ts'
import { moveDatabase, pathOf } from '../../src/storage/moving/move.ts'
import { WrongArguments, type Terminal } from './command.ts'
import { usable } from './database.ts'

/** Moves everything from one database into another, and says what. */
export async function moveTo(args: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [from, to, tooMany] = positionals
  if (from === undefined || to === undefined || tooMany !== undefined)
    throw new WrongArguments('Name two databases: the one with the games, and an empty one')
  if (from === to) throw new WrongArguments('Name two databases, not the same one twice')
  const moved = await usable(async () => {
    await refuseIfPlayedOn(pathOf(from))
    return await moveDatabase(from, to, ({ table, rows }) => terminal.err(`${table}: ${rows} copied\n`))
  })
  const rows = moved.reduce((sum, one) => sum + one.rows, 0)
  terminal.out(`Everything is in ${databaseName(pathOf(to))} now, the same as before, table by table (rows: ${rows}).`)
  terminal.out(JSON.stringify({ rows, tables: moved }))
  return 0
}

/** What a bot writes while its games are moved would be lost. Rejects with `WrongArguments`. */
async function refuseIfPlayedOn(database: string): Promise<void> {
  const store = await openStoreToReadAt(database)
  try {
    const [lease] = (await store.leases.list()).filter(({ holder }) => !isGone(holder))
    if (lease)
      throw new WrongArguments(
        `Questmaster plays on ${databaseName(database)} (${holderName(lease.holder)}): stop it first`,
      )
  } finally {
    await store.close()
  }
}
