import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { allGrounds, prepareGrounds } from '../../render/index.ts'
import type { PreparedGrounds } from './grounds.ts'

// The process that paints backgrounds ahead, into the folder it is given. It ends when it has finished, or with the
// bot.

/** Lets every other process go first. */
const NICE = 19

setPriority(NICE)
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
const prepared = await attempt(process.argv[2] ?? '')
process.send?.(prepared, () => process.exit(0))

async function attempt(folder: string): Promise<PreparedGrounds> {
  try {
    // If the folder can't be written, there is no point in loading anything to paint.
    mkdirSync(folder, { recursive: true })
    return { isKept: await prepareGrounds(folder, await allGrounds()) }
  } catch (error) {
    return { error: String(error) }
  }
}
