import { setPriority } from 'node:os'
import type { Topic } from '../../engine/index.ts'
import { inLanguage } from '../../language/index.ts'
import {
  cardDigest,
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
import type { DrawerMessage, DrawerReply, PictureOrder, Work } from './drawer.ts'
import type { PosterCommission } from './pictures.ts'

// The process that draws pictures, one at a time, on backgrounds from the folder it is given, if any. It ends with the
// bot, however the bot ends.

/** Presses go before pictures, which still get a third of a busy core. */
const NICE = 5

/** Garbage is collected when the process has grown by this much since the last time. */
const MAX_GARBAGE_BYTES = 16_000_000
let leanAt = process.memoryUsage.rss()

setPriority(NICE)
const [grounds] = process.argv.slice(2)
if (grounds !== undefined) setGroundsFolder(grounds)

process.on(
  'message',
  ([order, before]: DrawerMessage) =>
    void attempt(JSON.parse(order) as PictureOrder, before)
      .then(send)
      .then(collectGarbage),
)
process.on('disconnect', () => process.exit(0))
// A terminal or a service sends signals to all its processes. The bot decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
send('ready')

function send(reply: DrawerReply): void {
  process.send?.(reply)
}

/**
 * Frees the pixels of canvases that nothing needs any longer. They aren't part of the heap, so that Node alone would
 * wait until they take 64 MB.
 */
function collectGarbage(): void {
  if (!globalThis.gc || process.memoryUsage.rss() - leanAt < MAX_GARBAGE_BYTES) return
  globalThis.gc()
  leanAt = process.memoryUsage.rss()
}

async function attempt(order: PictureOrder, before: string | null): Promise<DrawerReply> {
  try {
    const digest = await digestOf(order)
    if (digest !== undefined && digest === before) return { isSame: true }
    return { picture: await inLanguage(order.language, () => paint(order.work)), digest }
  } catch (error) {
    // A painter's error may name something its picture shows.
    const { type, message, stack = '' } = serializeError(error)
    return { error: `${type}: ${message}\n${stack}` }
  }
}

/** A digest of what a card is drawn from. Other pictures have none. */
async function digestOf({ language, work: [game, view, request] }: PictureOrder): Promise<string | undefined> {
  if (typeof request === 'string' || request.size !== 'card') return undefined
  return `${language} ${await inLanguage(language, () => cardDigest(game, view, request))}`
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
