import { setPriority } from 'node:os'
import type { Topic } from '../../engine/index.ts'
import {
  setGroundsFolder,
  paintFrame,
  paintPoster,
  paintScene,
  paintTable,
  paintTopics,
  type FrameRequest,
  type SceneRequest,
} from '../../render/index.ts'
import { serializeError } from '../kit/error-serializer.ts'
import type { Reply, Work } from './drawer.ts'
import type { PosterCommission } from './pictures.ts'

// The process in which pictures are drawn, one at a time, on grounds from the folder it is given, if any. It ends with the
// bot, however that ends.

/** Whoever presses a button goes before whoever waits for a picture, who has a third of a busy core all the same. */
const NICE = 5

setPriority(NICE)
const [grounds] = process.argv.slice(2)
if (grounds !== undefined) setGroundsFolder(grounds)

process.on('message', (text: string) => void attempt(JSON.parse(text) as Work).then(send))
process.on('disconnect', () => process.exit(0))
// Signals reach every process of a terminal or a service; the bot decides when this one is done.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
send('ready')

function send(reply: Reply): void {
  process.send?.(reply)
}

async function attempt(work: Work): Promise<Reply> {
  try {
    return { picture: await paint(work) }
  } catch (error) {
    // What a painter says may name what its picture shows.
    const { type, message, stack = '' } = serializeError(error)
    return { error: `${type}: ${message}\n${stack}` }
  }
}

function paint([game, subject, request]: Work): Promise<Buffer | null> {
  if (request === 'faces') return paintTopics(game, subject as readonly Topic[])
  if (request === 'poster') {
    const { view, poster } = subject as PosterCommission
    return paintPoster(game, view, poster)
  }
  if (request === 'frame') return paintFrame(game, subject as FrameRequest)
  return request === 'scene' ? paintScene(game, subject as SceneRequest) : paintTable(game, subject, request)
}
