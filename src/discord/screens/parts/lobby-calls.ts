import { hasGame, type TableOrRecord } from '../../../tables/model/service.ts'
import { invitationOf } from '../../../tables/index.ts'
import type { TableRecord, UserId } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { linkTo } from '../../kit/links.ts'
import { textPanel } from '../../kit/message.ts'
import { forPerson, forTable } from '../../table/context/readers.ts'
import { calledAtStart, calledToLobby } from '../../table/lobby/invitation.ts'
import { hearerOf, tellingOf } from '../../table/telling/notices.ts'
import { say } from '../../words/index.ts'
import type { DueCall } from './due-calls.ts'
import type { CardProjection } from './projection.ts'
import type { ScreenContext } from './screen-context.ts'

/** The phase of a table in which it calls people to its lobby. */
const BEFORE_THE_GAME = -1

/** A person, and the call that is due for them; `null` if none is. */
interface PersonCalled {
  readonly user: UserId
  readonly call: DueCall | null
}

/**
 * The calls of a lobby besides its card: to the players who want to hear of such things directly, and to those who
 * wait for the start. Each comes once.
 */
export async function lobbyCalls(
  screen: ScreenContext,
  view: TableOrRecord,
  card: CardProjection | undefined,
): Promise<readonly PersonCalled[]> {
  const { record } = view
  const game = screen.tables.games.find(({ rules }) => rules.id === record.game)
  if (!game) return []
  const titleOf = () => game.words.title
  const toOne = <T>(user: UserId, work: () => T) => forPerson(screen.tables, user, work, record)
  const place = () =>
    say('call-place', {
      game: titleOf(),
      channel: `<#${record.room}>`,
      card: linkTo(record, card?.message ?? null),
    })
  const isDirect = async (user: UserId) =>
    tellingOf(hearerOf(await screen.tables.people.person(user)), 'appointment').where === 'direct'
  const called = calledToLobby(record)
  const seated = hasGame(view) ? [] : record.seats.flatMap(({ user }) => user ?? [])
  const toPlayers = seated.map(async (user): Promise<PersonCalled> => {
    const isToBeCalled = called.includes(user) && (await isDirect(user))
    return { user, call: isToBeCalled ? await toOne(user, () => toLobby(record, user, place())) : null }
  })
  const toCallers = calledAtStart(record).map(async (user): Promise<PersonCalled> => {
    const direct = (await isDirect(user))
      ? await toOne(user, () => loud(say('call-started', { place: place() })))
      : null
    const here = () => mentioning(user, say('call-started-here', { player: `<@${user}>`, game: titleOf() }))
    const inRoom = forTable(record, here)
    return { user, call: { kind: 'lobby', key: 'started', turn: BEFORE_THE_GAME, direct, inRoom } }
  })
  return await Promise.all([...toPlayers, ...toCallers])
}

/** The call to a player at a lobby: the game is about to start, or the bot has closed the lobby. */
function toLobby(record: TableRecord, user: UserId, place: string): DueCall {
  const { begins, closed } = invitationOf(record)
  const at = `<t:${Math.ceil((begins ?? 0) / 1000)}:R>`
  const names = `<@${user}>`
  const said = closed === null ? say('call-begins', { place, at }) : say(`call-closed-${closed}`, { place })
  const here = () => (closed === null ? say('lobby-begins-for', { names, at }) : say('lobby-ended-for', { names }))
  const inRoom = forTable(record, () => mentioning(user, here()))
  return { kind: 'lobby', key: closed ?? `begins ${begins}`, turn: BEFORE_THE_GAME, direct: loud(said), inRoom }
}

/** In the channel, for those who don't want direct messages or have them closed. */
function mentioning(user: UserId, said: string): Cleared {
  return cleared({ ...textPanel(said), pings: [user] }, 'no game')
}

function loud(said: string): Cleared {
  return cleared({ ...textPanel(said), isLoud: true }, 'no game')
}
