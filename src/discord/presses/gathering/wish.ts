import { linkTo } from '../../kit/links.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { wishForm, wishIn } from '../../panels/lobby/wish.ts'
import { gameTitle } from '../../table/context/seats.ts'
import { noteWish } from '../../table/lobby/wishing.ts'
import { say } from '../../words/index.ts'
import type { Handler, Opener } from '../press.ts'

/** "Tell me when others want to play…": opens the form. */
export const wishOpened: Opener<'wish'> = async ({ tables }, { guild, user }) =>
  guild === null ? say('not-in-server') : wishForm(tables.games, await tables.wishes.of(guild, user))

/** The form was sent. */
export const wishSent: Handler<'wish-form'> = (context, request, { filled }) =>
  noteWish(context, request, wishIn(filled))

/** "Take my seat" and "Not this time" on an offer. The first who accepts opens the lobby. */
export const offer: Handler<'offer'> = async (context, request, { press: { server, offer: id, accepts } }) => {
  const { tables, projector } = context
  const { user, name, account, contribution } = request
  const by = { user, name, account }
  const came = await tables.wishes.answer(server, { offer: id, by, accepts, brought: contribution })
  if (!came.ok) return REFUSED[came.why]
  const record = came.value
  if (!record) return say('offer-declined')
  const late = await projector.cardOf(record.id)
  const link = linkTo(record, await projector.messageOn(record.id))
  return late ?? say('offer-accepted', { title: gameTitle(context, record), link })
}
