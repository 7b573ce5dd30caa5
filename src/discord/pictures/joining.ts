import { setPriority } from 'node:os'
import { encodeFilm, type Frame } from '../../render/finished/film-encoder.ts'
import type { Joined, Joining } from './joiner.ts'

// The process in which a film is made of its pictures: it is sent them once, says what came of it, and ends, or ends with the bot.

/** Everybody else goes before it. */
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
