import { constants, setPriority } from 'node:os'
import { GAMES } from '../games/index.ts'
import { makeBackup } from './making.ts'

// A process of its own: whoever plays does not wait while a backup is made and looked through. It is given the database and the
// folder, and sends what came of it.

const [database = '', folder = ''] = process.argv.slice(2)
process.umask(0o077)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
try {
  process.send?.({ made: await makeBackup({ database, folder, games: GAMES, now: Date.now() }) })
} catch (error) {
  process.exitCode = 1
  process.send?.({ why: error instanceof Error ? error.message : String(error) })
}
process.disconnect?.()
