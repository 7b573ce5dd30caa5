import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import type { Topic } from '../engine/index.ts'
import { recycleCanvas } from './card/composition.ts'
import type { CardInput } from './card/painter.ts'
import { movingScene } from './finished/moving.ts'
import { drawScene, type SceneRequest } from './scenes/scene.ts'
import type { Cast } from './scenes/layout.ts'
import { paintFace } from './scenes/face.ts'
import { paintCover, type Cover } from './faces/cover.ts'
import { paintHand } from './card/hand.ts'
import { addCaption, type Caption } from './finished/film.ts'
import { jpegOf, smallJpegOf } from './canvas/jpeg.ts'
import type { Ground } from './map/ground.ts'
import { illegibleNames, toLegible, nameInPictures } from './canvas/legible.ts'
import type { Painter, PictureRequest } from './canvas/request.ts'
import type { PosterBoard } from './finished/poster-map.ts'
import { posterCanvas as drawnPoster, type PosterRequest } from './finished/poster.ts'

export { setGroundsFolder } from './map/ground.ts'
export { prepareGrounds } from './map/preparing.ts'
export type { FaceId } from './faces/company.ts'
export type { SceneRequest } from './scenes/scene.ts'
export type { Caption } from './finished/film.ts'
export type { Painter, PictureRequest, Size } from './canvas/request.ts'
export type { PosterRequest, PosterSeat } from './finished/poster.ts'

/**
 * Draws a table, or the cover of its game, as a JPEG. The same view and request give the same bytes. Throws if the game
 * has no painter.
 */
export async function paintTable(gameId: string, view: unknown, request: PictureRequest): Promise<Buffer> {
  const { paint, COVER } = await gallery(gameId)
  const { cover, framing } = request
  if (cover !== undefined) return jpegOf(paintCover(COVER, cover, framing === 'wide' ? 'wide' : 'tall'), 'face')
  const canvas = paint(view, withNames(request))
  const jpeg = await jpegOf(canvas, request.size)
  recycleCanvas(canvas)
  return jpeg
}

/**
 * A digest of all that a card is drawn from: cards of a game with the same digest are the same picture. Working it out
 * takes little of the time of drawing. Throws if the game has no painter.
 */
export async function cardDigest(gameId: string, view: unknown, request: PictureRequest): Promise<string> {
  const { cardInput } = await gallery(gameId)
  const { cover } = request
  return createHash('sha256')
    .update(cover === undefined ? cardInput(view, withNames(request)) : JSON.stringify([cover, request.framing]))
    .digest('base64')
}

/**
 * Draws the face of a topic, or several topics as cards in a hand, as a JPEG. Returns `null` if none of them has a
 * face. Throws if the game has no painter.
 */
export async function paintTopics(gameId: string, topics: readonly Topic[]): Promise<Buffer | null> {
  const { emblemOf } = await gallery(gameId)
  const held = topics.flatMap((topic) => {
    const emblem = emblemOf(topic)
    return emblem ? [{ topic, emblem }] : []
  })
  const [first, another] = held
  if (!first) return null
  return await jpegOf(another ? paintHand(held) : paintFace(first.topic, first.emblem), 'face')
}

/**
 * Draws a scene as a JPEG, or as an animated WebP if it moves. Throws if the game has no painter, or if the scene is
 * the face of an unknown topic.
 */
export async function paintScene(gameId: string, scene: SceneRequest): Promise<Buffer> {
  const cast = await gallery(gameId)
  const legible = toLegible(scene, namesIn(scene))
  if (scene.moves === true) return await movingScene((moment) => drawScene(legible, cast, moment))
  return jpegOf(drawScene(legible, cast), 'scene')
}

/**
 * Draws the poster of a finished game from the public view of its end, as a JPEG. Throws if the game has no painter.
 */
export async function paintPoster(gameId: string, view: unknown, poster: PosterRequest): Promise<Buffer> {
  const { POSTER } = await gallery(gameId)
  return smallJpegOf(drawnPoster(POSTER, view, toLegible(poster, illegibleNames(poster.seats))))
}

/** A frame of a film: its caption, and below it a table or a scene. */
export interface FrameRequest {
  readonly caption: Caption
  readonly shows:
    | {
        readonly kind: 'table'
        readonly view: unknown
        readonly request: Omit<PictureRequest, 'asked' | 'size' | 'framing'>
      }
    | { readonly kind: 'scene'; readonly scene: Omit<SceneRequest, 'framing'> }
}

/** Draws a frame of a film for phones, as a JPEG. Throws if the game has no painter. */
export async function paintFrame(gameId: string, { caption, shows }: FrameRequest): Promise<Buffer> {
  const cast = await gallery(gameId)
  if (shows.kind === 'scene') {
    const scene = { ...shows.scene, framing: 'narrow' } as const
    const names = namesIn(scene)
    return jpegOf(addCaption(drawScene(toLegible(scene, names), cast), toLegible(caption, names)), 'frame')
  }
  const request = withNames(shows.request)
  const names = illegibleNames(shows.request.names.map((name, seat) => ({ name, seat })))
  const card = cast.paint(shows.view, { ...request, asked: [], size: 'card', framing: 'narrow' })
  const frame = addCaption(card, toLegible(caption, names))
  recycleCanvas(card)
  return await jpegOf(frame, 'frame')
}

function withNames<R extends Pick<PictureRequest, 'names'>>(request: R): R {
  return { ...request, names: request.names.map((name, seat) => nameInPictures(name, seat)) }
}

function namesIn({ drama }: Pick<SceneRequest, 'drama'>): ReadonlyMap<string, string> {
  const all = [...(drama.sides ?? []), ...(drama.others ?? [])]
  return illegibleNames(all.flatMap(({ name, seat }) => (seat === null ? [] : [{ name, seat }])))
}

/** Lists the grounds of all games, so that they can be painted ahead. */
export async function allGrounds(): Promise<Ground[]> {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory())
  return Promise.all(folders.map(async ({ name }) => (await gallery(name)).GROUND))
}

interface Gallery extends Cast {
  readonly paint: Painter<unknown>
  readonly cardInput: CardInput<unknown>
  readonly POSTER: PosterBoard<unknown>
  readonly GROUND: Ground
  readonly COVER: Cover
}

const GAMES = new URL('./games/', import.meta.url)

/** Loads the painter of a game from the folder named after it, so that a new game needs no entry here. */
async function gallery(gameId: string): Promise<Gallery> {
  if (!/^[a-z-]+$/.test(gameId)) throw new Error(`not the id of a game: ${JSON.stringify(gameId)}`)
  if (!existsSync(new URL(`${gameId}/index.ts`, GAMES))) throw new Error(`no painter for the game ${gameId}`)
  return (await import(`./games/${gameId}/index.ts`)) as Gallery
}
