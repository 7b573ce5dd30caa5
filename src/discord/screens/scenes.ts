import { dramaInWords, weightiest, type Drama, type Game, type Topic } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine } from '../../tables/store.ts'
import { ALT_TEXT } from '../kit/limits.ts'
import { SCENE_NAMES, type Picture } from '../kit/message.ts'
import { clip, plain } from '../kit/text.ts'
import { soonEnough } from '../pictures/soon.ts'
import { dramasIn } from '../table/dramas.ts'
import { latelyOf } from './chronicle.ts'
import type { Stage } from './stage.ts'

/** The pictures of what has happened, in the message in which it is told. They come from what all were told, and from it alone. */

/** From this weight on a scene stays where it is told, and from that a second one beside it. */
const [KEPT, GRAVE] = [2, 4]

/**
 * What stands on a card: the weightiest of what came of the last answer, if anything of that deserves it. Once that has begun
 * another turn, nothing that is in passing: the words beside it would be of something else.
 */
export function sceneOnCard(sight: TableSight, lines: readonly ChronicleLine[]): readonly Drama[] {
  const worthy = dramasIn(sight, latelyOf(sight, lines, { inTurn: false })).filter(({ weight }) => weight >= KEPT)
  const best = weightiest(worthy) ?? weightiest(dramasIn(sight, latelyOf(sight, lines, { inTurn: true })))
  return best ? [best] : []
}

/** What stays in a message that only tells: the weightiest of it, and one more that is grave, as they happened. */
export function scenesKept(sight: TableSight, lines: readonly ChronicleLine[]): readonly Drama[] {
  const worthy = dramasIn(sight, lines).filter(({ weight }) => weight >= KEPT)
  const best = weightiest(worthy)
  const other = weightiest(worthy.filter((one) => one !== best && one.weight >= GRAVE))
  return worthy.filter((one) => one === best || one === other)
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
      const commission = { table: record.id, game: record.game, drama, topics, framing: record.pictures } as const
      const drawing = stage.scenes(commission)
      const image = await soonEnough(drawing, patience)
      const picture = image instanceof Buffer ? [{ name: SCENE_NAMES[at] ?? '', image, alt: altOf(drama, topics) }] : []
      return { picture, later: image === 'later' ? drawing : null }
    }),
  )
  const later = all.flatMap((one) => one.later ?? [])
  return { pictures: all.flatMap(({ picture }) => picture), later: later.length === 0 ? null : Promise.all(later) }
}

/** What a scene shows, for those who cannot see it: of a face all that stands on it. */
function altOf(drama: Drama, topics: Readonly<Record<string, Topic>>): string {
  const topic = drama.kind === 'face' ? topics[drama.about ?? ''] : undefined
  if (!topic) return clip(dramaInWords(drama), ALT_TEXT)
  const figures = (topic.figures ?? []).map(([word, number]) => `${word} ${number}.`)
  return clip(
    plain([`${drama.title}.`, `${topic.title}, ${topic.kind}.`, ...figures, ...topic.lines].join(' ')),
    ALT_TEXT,
  )
}

const known = new WeakMap<Game, ReadonlyMap<string, Topic>>()

/** The topics that a scene names: those of its face in full, of others no more than how they look. */
function topicsIn(game: Game, { kind, about, sides = [], figures, lines }: Drama): Readonly<Record<string, Topic>> {
  const all = known.get(game) ?? new Map((game.words.reference?.() ?? []).map((topic) => [topic.id, topic]))
  known.set(game, all)
  const named = [about, ...sides.map(({ topic }) => topic)].flatMap((id) =>
    id === undefined ? [] : (all.get(id) ?? []),
  )
  const face = (topic: Topic): Topic => ({ ...topic, ...(figures && { figures }), lines: [...lines, ...topic.lines] })
  const shown = named.map((topic) =>
    kind === 'face' ? face(topic) : { id: topic.id, kind: topic.kind, title: '', lines: [] },
  )
  return Object.fromEntries(shown.map((topic) => [topic.id, topic]))
}
