import { weightiest, type Drama, type Story } from '../../../engine/index.ts'
import { small } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { SCENE_NAMES, type Picture } from '../../kit/message.ts'
import { seatFaces } from '../../kit/names.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { altOfScene, scenesIn, MIN_KEPT_WEIGHT, topicsIn, withEnding } from '../../table/telling/scenes.ts'
import { recentLines } from './chronicle.ts'
import type { ScreenContext } from './screen-context.ts'

/** The pictures of events, in the message that tells of them. They come from the public lines only. */

/** From this weight on a second scene joins the first. */
const GRAVE = 4

/**
 * The scene on a card: the weightiest result of the last choice, if any is weighty enough. Once that choice has begun
 * another turn, the card shows no passing scene: the words beside it would be about something else.
 */
export function sceneOnCard(view: TableView, lines: readonly ChronicleLine[]): readonly Drama[] {
  const worthy = scenesIn(view, recentLines(view, lines, { inTurn: false })).filter(
    ({ weight }) => weight >= MIN_KEPT_WEIGHT,
  )
  const best = weightiest(worthy) ?? weightiest(scenesIn(view, recentLines(view, lines, { inTurn: true })))
  return best ? [best] : []
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

/** Draws scenes, all at once, and waits for them for at most `patience` milliseconds. */
export async function drawnScenes(
  screen: ScreenContext,
  { record, game }: TableView,
  dramas: readonly Drama[],
  patience: number | undefined,
): Promise<DrawnScenes> {
  const all = await Promise.all(
    dramas.map(async (drama, at) => {
      const topics = topicsIn(game, drama)
      const commission = {
        table: record.id,
        game: record.game,
        drama,
        topics,
        faces: seatFaces(record),
        framing: record.pictures,
        person: record.host,
      } as const
      const drawing = screen.scenes(commission)
      const image = await soonEnough(drawing, patience)
      const alt = altOfScene(drama, topics)
      const picture = image instanceof Buffer ? [{ name: SCENE_NAMES[at] ?? '', image, alt }] : []
      const words = image === null && drama.kind === 'face' ? [small(alt)] : []
      return { picture, words, later: image === 'later' ? drawing : null }
    }),
  )
  const later = all.flatMap((one) => one.later ?? [])
  const [pictures, words] = [all.flatMap((one) => one.picture), all.flatMap((one) => one.words)]
  return { pictures, words, later: later.length === 0 ? null : Promise.all(later) }
}
