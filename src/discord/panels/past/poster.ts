import type { TableView } from '../../../tables/model/service.ts'
import { posterOf } from '../../stats/poster.ts'
import { gallery, PICTURE_NAME, rows, texts, withPicture, type Panel } from '../../kit/message.ts'
import { harmless, TextBudget } from '../../kit/text.ts'
import type { Context } from '../../table/context/context.ts'
import { forTable } from '../../table/context/readers.ts'
import { hindsightButton } from './hindsight.ts'
import { lookBackButton } from './look-back.ts'
import { say } from '../../words/index.ts'

const GOLD = 0xb8892e

/**
 * The poster of a finished game, posted for everybody by a user of that name, in the language of the table; a sentence
 * if there is none.
 */
export async function posterPanel(context: Context, view: TableView, name: string): Promise<Panel | string> {
  const { record } = view
  const poster = await forTable(record, () => posterOf(context, view))
  const image = poster && (await forTable(record, () => context.posters(poster.commission)))
  if (image === 'too-many') return say('too-many-moments')
  if (!poster || !image) return say('no-poster')
  return forTable(record, () => postedBy(view, name, image, poster.alt))
}

function postedBy({ record }: TableView, name: string, image: Buffer, alt: string): Panel {
  const by = new TextBudget().fill([say('poster-posted-by', { name: harmless(name) })])
  const shown = [gallery(PICTURE_NAME, alt)]
  const below = rows([lookBackButton(record.id), hindsightButton(record.id)])
  const components = withPicture(record.pictures, texts(by), shown, below, GOLD)
  return { components, pictures: [{ name: PICTURE_NAME, image, alt }] }
}
