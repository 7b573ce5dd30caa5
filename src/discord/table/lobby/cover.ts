import type { Game } from '../../../engine/index.ts'
import { PICTURE_NAME, type Picture } from '../../kit/message.ts'
import type { Commission, Pictures } from '../../pictures/pictures.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { say } from '../../words/index.ts'

/** How long a list of games or a page of rules waits for a cover. */
const COVER_TIMEOUT_MS = 1500

/** The cover of a game as a picture of a table, or of a list of games. */
export function coverCommission({ rules, words }: Game, table: string, framing: Commission['framing']): Commission {
  const nothing = { view: null, asked: [], viewer: null, names: [] } as const
  return { table, game: rules.id, ...nothing, size: 'card', framing, cover: words.title }
}

/** What a cover shows, for those who cannot see it. */
export function coverAlt({ words: { title, cover } }: Game): string {
  return cover === undefined ? say('lobby-cover', { title }) : say('lobby-cover-shows', { title, shows: cover })
}

/** The broad cover of a game; `undefined` if it isn't drawn in time. */
export async function broadCover(pictures: Pictures, game: Game, user: string): Promise<Picture | undefined> {
  const { id } = game.rules
  const drawing = pictures(coverCommission(game, `cover of ${id}`, 'wide'), user)
  const image = await soonEnough(drawing, COVER_TIMEOUT_MS)
  return image instanceof Buffer ? { name: `${id}-${PICTURE_NAME}`, image, alt: coverAlt(game) } : undefined
}
