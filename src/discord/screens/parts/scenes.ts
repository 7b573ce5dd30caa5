import { weightiest, type Drama, type Story } from '../../../engine/index.ts'
import { small } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { MOVING_NAME, SCENE_NAMES, type Picture } from '../../kit/message.ts'
import { seatFaces } from '../../kit/names.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { movingOf } from '../../table/past/moving.ts'
import { altOfScene, scenesIn, MIN_KEPT_WEIGHT, topicsIn, withEnding } from '../../table/telling/scenes.ts'
import { recentLines } from './chronicle.ts'
import type { ScreenContext } from './screen-context.ts'

/** The pictures of events, in the message that tells of them. They come from the public lines only. */

/** From this weight on a second scene joins the first. */
const GRAVE = 4

/**
 * The scene on a card: the weightiest result of the last choice, if any is weighty enough. Once that choice has begun
 * another turn, the card shows no passing scene: the words beside it would be about something else. `story`: how the
 * game went, once it is over.
 */
export function sceneOnCard(view: TableView, lines: readonly ChronicleLine[], story: Story | null): readonly Drama[] {
  const worthy = scenesIn(view, recentLines(view, lines, { inTurn: false })).filter(
    ({ weight }) => weight >= MIN_KEPT_WEIGHT,
  )
  const best = weightiest(worthy) ?? weightiest(scenesIn(view, recentLines(view, lines, { inTurn: true })))
  return best ? [withEnding(view, best, story)] : []
}

/**
 * The scenes of a message without a card: its weightiest, and one more grave one, in order of events. `story`: how the
 * game went, once it is over.
 */
export function scenesKept(view: TableView, lines: readonly ChronicleLine[], story: Story | null): readonly Drama[] {
  const worthy = scenesIn(view, lines).filter(({ weight }) => weight >= MIN_KEPT_WEIGHT)
  const best = weightiest(worthy)
  const other = weightiest(worthy.filter((one) => one !== best && one.weight >= GRAVE))
  return worthy.filter((one) => one === best || one === other).map((one) => withEnding(view, one, story))
}

/** The input of the scenes, with the names and the alt texts of their pictures. */
export function scenesDrawn({ game }: TableView, dramas: readonly Drama[]) {
  return dramas.map((drama, at) => {
    const topics = topicsIn(game, drama)
    return { name: SCENE_NAMES[at], topics, alt: altOfScene(drama, topics) }
  })
}

/** Lines, and the scenes that were made from them. */
interface ScenesOfLines {
  readonly lines: readonly ChronicleLine[]
  readonly dramas: readonly Drama[]
  /** Up to which line the message has shown a scene that moved: it plays once. */
  readonly moved?: number
}

/**
 * The scenes that are ready. `later`: the studio is still drawing some, and the message goes without them. Never
 * rejects.
 */
export interface DrawnScenes {
  readonly pictures: readonly Picture[]
  /** What stands on the faces that can't be drawn. */
  readonly words: readonly string[]
  readonly later: Promise<unknown> | null
}

/**
 * Draws the scenes of some lines, all at once, and waits for them for at most `patience` milliseconds. At most one of
 * them moves.
 */
export async function drawnScenes(
  screen: ScreenContext,
  view: TableView,
  { dramas, ...from }: ScenesOfLines,
  patience: number | undefined,
): Promise<DrawnScenes> {
  const moving = movingOf(screen.tables, view, dramas, from).catch((error: unknown) => {
    screen.log.warn({ err: error, table: view.record.id }, 'scene stays still')
    return null
  })
  const all = await Promise.all(
    dramas.map(async (drama, at) => {
      const drawing = moving.then((one) => drawnScene(screen, view, drama, one === drama))
      const drawn = await soonEnough(drawing, patience)
      if (drawn === 'later') return { picture: [], words: [], later: drawing }
      const { image, moves, topics } = drawn
      const alt = altOfScene(drama, topics)
      const name = moves ? MOVING_NAME : (SCENE_NAMES[at] ?? '')
      const picture = image instanceof Buffer ? [{ name, image, alt }] : []
      const words = image === null && drama.kind === 'face' ? [small(alt)] : []
      return { picture, words, later: null }
    }),
  )
  const later = all.flatMap((one) => one.later ?? [])
  const [pictures, words] = [all.flatMap((one) => one.picture), all.flatMap((one) => one.words)]
  return { pictures, words, later: later.length === 0 ? null : Promise.all(later) }
}

/** Draws a scene, still if it can't be drawn moving. */
async function drawnScene(screen: ScreenContext, { record, game }: TableView, drama: Drama, moves: boolean) {
  const topics = topicsIn(game, drama)
  const { id: table, game: id, pictures: framing, host: person } = record
  const commission = { table, game: id, drama, topics, faces: seatFaces(record), framing, person } as const
  const moving = moves ? await screen.scenes({ ...commission, moves }) : null
  if (moving instanceof Buffer) return { image: moving, moves, topics }
  return { image: await screen.scenes(commission), moves: false, topics }
}
