import { constants, setPriority } from 'node:os'
import { GAMES } from '../games/index.ts'
import { makeBackup } from './making.ts'

// Runs in a process of its own, so that players do not wait while a backup is made and verified. It receives the
// database and the folder, and sends the result.

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
