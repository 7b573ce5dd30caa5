import { existsSync } from 'node:fs'
import { handBack } from './composition.ts'
import { jpegOf } from './jpeg.ts'
import type { Painter, Request } from './painter.ts'

export { keepGroundsIn } from './ground.ts'
export { allGrounds, prepareGrounds } from './preparing.ts'
export type { Painter, Request, Size } from './painter.ts'

/** The picture of a table as a JPEG: the same bytes for the same view and request. Throws if the game has no painter. */
export async function paintTable(gameId: string, view: unknown, request: Request): Promise<Buffer> {
  const paint = await painterOf(gameId)
  const canvas = paint(view, request)
  const jpeg = await jpegOf(canvas, request.size)
  handBack(canvas)
  return jpeg
}

/** A game's painter is in the folder named after it: nothing else needs to know of a new one. */
async function painterOf(gameId: string): Promise<Painter<unknown>> {
  if (!/^[a-z-]+$/.test(gameId)) throw new Error(`not the id of a game: ${JSON.stringify(gameId)}`)
  const file = new URL(`./${gameId}/index.ts`, import.meta.url)
  if (!existsSync(file)) throw new Error(`no painter for the game ${gameId}`)
  const { paint } = (await import(file.href)) as { paint: Painter<unknown> }
  return paint
}
