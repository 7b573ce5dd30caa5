import { gallery, PICTURE_NAME, texts, type Panel } from '../../kit/message.ts'
import { ALT_TEXT } from '../../kit/limits.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { talliesOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { referenceOf } from '../../reference/reference.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { say } from '../../words/index.ts'
import { drawnFaces } from './topic.ts'

/** The most faces in one picture of finds. */
const MAX_FOUND = 4

/** A private reply with the faces of the cards that its reader has just found, by their topics. */
export async function withFound(
  context: Context,
  { game }: TableView,
  user: string,
  found: readonly string[],
  reply: Reply,
): Promise<Reply> {
  const topics = [...new Set(found)].flatMap((id) => referenceOf(game).of(id) ?? []).slice(-MAX_FOUND)
  if (reply === null || topics.length === 0) return reply
  const panel: Panel = typeof reply === 'string' ? { components: texts(new TextBudget().fill([reply])) } : reply
  if (panel.pictures && panel.pictures.length > 0) return panel
  const image = await drawnFaces(context, game, topics, user)
  if (image === null) return panel
  const alt = clip(say('found-alt', { cards: talliesOf(topics.map(({ title }) => title)) }), ALT_TEXT)
  const components = [gallery(PICTURE_NAME, alt), ...panel.components]
  return { ...panel, components, pictures: [{ name: PICTURE_NAME, image, alt }] }
}
