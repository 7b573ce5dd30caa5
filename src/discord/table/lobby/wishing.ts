import { WISH_DAYS } from '../../../tables/index.ts'
import { PACES } from '../../../tables/model/store.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { mostChoices, wishInWords, type TypedWish } from '../../panels/lobby/wish.ts'
import { say } from '../../words/index.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'

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
