import { parseArgs } from 'node:util'
import type { Game } from '../../src/engine/index.ts'
import { isDatabaseThere, openStoreAt } from '../../src/storage/index.ts'
import { createTables, systemClock, systemRandomId, type Log } from '../../src/tables/index.ts'
import { WrongArguments, type Terminal } from './command.ts'
import { usable, usualDatabase } from './database.ts'

/** Works out what the finished games of a database have left: 1 if one cannot be read. */
export async function remember(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      database: { type: 'string', default: usualDatabase() },
    },
  })
  if (!isDatabaseThere(values.database)) throw new WrongArguments(`There is no database ${values.database}`)
  const store = await usable(() => openStoreAt(values.database))
  const say = (message: string) => terminal.err(`${message}\n`)
  const log: Log = {
    info: () => undefined,
    warn: (_details, message) => say(message),
    error: (_details, message) => say(message),
  }
  try {
    const { stats } = createTables({ store, games, clock: systemClock, luck: systemRandomId, log })
    const progress = (done: number) => {
      if (terminal.isWatched) terminal.err(`\rgames: ${done}`)
    }
    const { written, failed } = await stats.catchUp(values.all ? 'all' : 'missing', progress)
    if (terminal.isWatched) terminal.err('\n')
    terminal.out(
      `What ${written} finished games left behind is computed${failed.length === 0 ? '' : `; ${failed.length} cannot be read: ${failed.join(', ')}`}.`,
    )
    terminal.out(JSON.stringify({ written, failed }))
    return failed.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
