import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { allGrounds, prepareGrounds } from '../../render/index.ts'
import type { Prepared } from './grounds.ts'

// The process in which grounds are painted ahead, into the folder it is given. It ends when it is done, or with the bot.

/** Everybody else goes before it. */
const NICE = 19

setPriority(NICE)
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
const prepared = await attempt(process.argv[2] ?? '')
process.send?.(prepared, () => process.exit(0))

async function attempt(folder: string): Promise<Prepared> {
  try {
    // Where nothing can be kept, nothing need be loaded to be painted.
    mkdirSync(folder, { recursive: true })
    return { isKept: await prepareGrounds(folder, await allGrounds()) }
  } catch (error) {
    return { error: String(error) }
  }
}
