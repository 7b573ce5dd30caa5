import { weightiest, type Drama } from '../../../engine/index.ts'
import type { TableSight } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { SCENE_NAMES, type Picture } from '../../kit/message.ts'
import { soonEnough } from '../../pictures/soon.ts'
import { altOfScene, scenesIn, MIN_KEPT_WEIGHT, topicsIn } from '../../table/telling/scenes.ts'
import { latelyOf } from './chronicle.ts'
import type { Stage } from './screen-context.ts'

/** The pictures of what has happened, in the message in which it is told. They come from what all were told, and from it alone. */

/** From this weight on a second scene stands beside another. */
const GRAVE = 4

/**
 * What stands on a card: the weightiest of what came of the last answer, if anything of that deserves it. Once that has begun
 * another turn, nothing that is in passing: the words beside it would be of something else.
 */
export function sceneOnCard(sight: TableSight, lines: readonly ChronicleLine[]): readonly Drama[] {
  const worthy = scenesIn(sight, latelyOf(sight, lines, { inTurn: false })).filter(
    ({ weight }) => weight >= MIN_KEPT_WEIGHT,
  )
  const best = weightiest(worthy) ?? weightiest(scenesIn(sight, latelyOf(sight, lines, { inTurn: true })))
  return best ? [best] : []
}

/** What stays in a message that only tells: the weightiest of it, and one more that is grave, as they happened. */
export function scenesKept(sight: TableSight, lines: readonly ChronicleLine[]): readonly Drama[] {
  const worthy = scenesIn(sight, lines).filter(({ weight }) => weight >= MIN_KEPT_WEIGHT)
  const best = weightiest(worthy)
  const other = weightiest(worthy.filter((one) => one !== best && one.weight >= GRAVE))
  return worthy.filter((one) => one === best || one === other)
}

/** What scenes are drawn from, with the names and the words of their pictures. */
export function scenesDrawn({ game }: TableSight, dramas: readonly Drama[]) {
  return dramas.map((drama, at) => {
    const topics = topicsIn(game, drama)
    return { name: SCENE_NAMES[at], topics, alt: altOfScene(drama, topics) }
  })
}

/** Scenes as far as they are drawn. `later`: some are still being drawn, and the message goes without them. Never rejects. */
export interface DrawnScenes {
  readonly pictures: readonly Picture[]
  readonly later: Promise<unknown> | null
}

/** Has scenes drawn, all at once, and waits for them no longer than so many milliseconds. */
export async function drawnScenes(
  stage: Stage,
  { record, game }: TableSight,
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
        framing: record.pictures,
        person: record.host,
      } as const
      const drawing = stage.scenes(commission)
      const image = await soonEnough(drawing, patience)
      const picture =
        image instanceof Buffer ? [{ name: SCENE_NAMES[at] ?? '', image, alt: altOfScene(drama, topics) }] : []
      return { picture, later: image === 'later' ? drawing : null }
    }),
  )
  const later = all.flatMap((one) => one.later ?? [])
  return { pictures: all.flatMap(({ picture }) => picture), later: later.length === 0 ? null : Promise.all(later) }
}
