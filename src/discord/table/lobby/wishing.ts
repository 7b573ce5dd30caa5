import type { Game } from '../../../engine/index.ts'
import { WISH_DAYS, type Wish } from '../../../tables/index.ts'
import { PACES } from '../../../tables/model/store.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { say } from '../../words/index.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'

/** What may be wished for, as it is typed or picked; empty where anything will do. */
export interface TypedWish {
  readonly game: string
  readonly pace: string
  readonly most: string
}

/** How many players somebody may want at most, as the games allow. */
export function mostChoices(games: readonly Game[]): readonly number[] {
  const largest = Math.max(2, ...games.map(({ rules }) => rules.seats.max))
  return Array.from({ length: largest - 1 }, (_none, index) => index + 2)
}

/** Notes what the requester would like to play, in place of what they said before. Returns the sentence for them. */
export async function noteWish(
  { tables }: Context,
  { guild, channel, user }: Request,
  { game, pace, most }: TypedWish,
): Promise<string> {
  if (guild === null) return say('not-in-server')
  const wished = await tables.wishes.wish(guild, {
    user,
    game: game === '' ? null : game,
    pace: PACES.find((one) => one === pace) ?? null,
    most: most === '' ? (mostChoices(tables.games).at(-1) ?? 2) : Number(most),
    room: channel,
  })
  if (!wished.ok) return REFUSED[wished.why]
  return say('wish-kept', { ...wishInWords(tables.games, wished.value), days: WISH_DAYS })
}

/** A wish in words: its game, its pace, and how many players at most. */
export function wishInWords(games: readonly Game[], { game, pace, most }: Pick<Wish, 'game' | 'pace' | 'most'>) {
  const title = games.find(({ rules }) => rules.id === game)?.words.title ?? say('wish-game-any')
  return { game: title, pace: paceInWords(pace), most }
}

/** A pace in words; any, if nobody minds. */
export function paceInWords(pace: Wish['pace']): string {
  const known = PACES.find((one) => one === pace)
  return known === undefined ? say('wish-pace-any') : say(`pace-${known}`)
}
