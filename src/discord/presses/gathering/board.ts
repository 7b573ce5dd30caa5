import { invitationOf } from '../../../tables/index.ts'
import { linkTo } from '../../kit/links.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { say } from '../../words/index.ts'
import { gameTitle } from '../../table/context/seats.ts'
import type { Handler } from '../press.ts'

/** "Join" and "Call me when it starts" on the board of open tables. */
export const board: Handler<'board'> = async (context, request, { press: { table, act } }) => {
  const { tables, projector } = context
  const record = (await tables.views.of(table))?.record
  if (!record || record.server !== request.guild) return REFUSED['no-such-table']
  if (record.status !== 'lobby') return REFUSED['not-in-lobby']
  if (act === 'call') {
    const called = await tables.lobbies.callAtStart(table, request.user)
    if (!called.ok) return REFUSED[called.why]
    return say(invitationOf(called.value).callers.includes(request.user) ? 'board-called' : 'board-not-called')
  }
  const joined = await tables.seats.join(table, request.user, request, request.contribution)
  if (!joined.ok) return REFUSED[joined.why]
  const link = linkTo(record, await projector.messageOn(table))
  return say('board-joined', { title: gameTitle(context, record), link })
}
