import type { Game } from '../../../engine/index.ts'
import { PICTURE_NAME, type Picture } from '../../kit/message.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { say } from '../../words/index.ts'

/** How long a list of games waits for the covers. */
const COVER_TIMEOUT_MS = 1500

/** What everybody sees of a game of the faithful kind before anything has happened: its cover. */
export function coverView(game: Game): unknown {
  const known = covers.get(game)
  if (known !== undefined) return known
  const { rules } = game
  const [preset = ''] = rules.sheet.presetIds
  const seats = rules.sheet.seats(rules.sheet.chosen(preset), rules.seats).min
  const experience = Array.from({ length: seats }, () => 0)
  const view = rules.view(rules.create({ seats, preset, seed: 'cover', experience }), null)
  covers.set(game, view)
  return view
}

const covers = new WeakMap<Game, unknown>()
const drawn = new WeakMap<Game, Buffer>()

/** The cover of a game as a small picture; `undefined` if it isn't drawn in time. Each is drawn once. */
export async function smallCover(pictures: Pictures, game: Game, user: string): Promise<Picture | undefined> {
  const { id } = game.rules
  const drawing = async () => {
    const view = coverView(game)
    const nobody = { asked: [], viewer: null, names: [], size: 'card', framing: 'narrow' } as const
    const image = await pictures({ table: `cover of ${id}`, game: id, view, ...nobody }, user)
    if (image instanceof Buffer) drawn.set(game, image)
    return image
  }
  const image = drawn.get(game) ?? (await soonEnough(drawing(), COVER_TIMEOUT_MS))
  const alt = say('lobby-cover', { title: game.words.title })
  return image instanceof Buffer ? { name: `${id}-${PICTURE_NAME}`, image, alt } : undefined
}
