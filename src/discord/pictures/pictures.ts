import PQueue from 'p-queue'
import type { Logger } from 'pino'
import type { Asked } from '../../engine/index.ts'
import { FILE_BYTES } from '../kit/limits.ts'

/** How a picture is to be drawn: for whom, with whose choices numbered, and how much of the board. */
export interface PictureManner {
  readonly asked: readonly Asked[]
  readonly viewer: number | null
  readonly size: 'card' | 'full'
}

/** Draws a table as a PNG. */
export type Paint = (game: string, view: unknown, manner: PictureManner) => Promise<Buffer>

/** Draws one picture after another, and none rather than fail: `null` is a table without a picture. */
export type Pictures = (...args: Parameters<Paint>) => Promise<Buffer | null>

export function carefulPainter(paint: Paint, log: Logger): Pictures {
  const queue = new PQueue({ concurrency: 1 })
  return async (game, view, manner) => {
    try {
      const png = await queue.add(() => paint(game, view, manner))
      if (png.length > FILE_BYTES) throw new Error(`a picture of ${png.length} bytes is too big to be sent`)
      return png
    } catch (error) {
      log.error({ err: error, game, size: manner.size }, 'no picture could be drawn')
      return null
    }
  }
}
