import { setPriority } from 'node:os'
import { encodeFilm, type Frame } from '../../render/finished/film-encoder.ts'
import type { Joined, Joining } from './joiner.ts'

// The process that encodes a film from its frames. It receives them once, returns the result, and ends, or ends with
// the bot.

/** Lets every other process go first. */
const NICE = 19

setPriority(NICE)
process.on('message', ({ frames, most }: Joining) => void attempt(frames, most).then(say))
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

function say(came: Joined): void {
  process.send?.(came, () => process.exit(0))
}

async function attempt(frames: readonly Frame[], most: number): Promise<Joined> {
  try {
    return { reel: await encodeFilm(frames, most) }
  } catch (error) {
    return { error: String(error) }
  }
}
