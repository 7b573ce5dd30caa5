import { bold, listOf } from '../../../language/index.ts'
import { invitationOf } from '../../../tables/index.ts'
import type { Person, TableRecord, UserId } from '../../../tables/model/store.ts'
import { seatOf } from '../../../tables/model/store.ts'
import { hearerOf, tellingOf } from '../telling/notices.ts'
import { say } from '../../words/index.ts'

/** The players whom the bot calls to a lobby: the game is about to start, or the bot has closed the lobby. */
export function calledToLobby(record: TableRecord): readonly UserId[] {
  const { begins, closed } = invitationOf(record)
  const isCalling = record.status === 'lobby' ? begins !== null : record.status === 'closed' && closed !== null
  return isCalling ? record.seats.flatMap(({ user }) => user ?? []) : []
}

/** The people without a seat who hear that a game has started. */
export function calledAtStart(record: TableRecord): readonly UserId[] {
  if (record.status === 'lobby') return []
  return invitationOf(record).callers.filter((user) => !seatOf(record, user))
}

/** Those of the called players whom the card mentions. The others hear of it directly, or not at all. */
export async function mentionedIn(
  record: TableRecord,
  personOf: (user: UserId) => Promise<Person>,
): Promise<readonly UserId[]> {
  const each = await Promise.all(
    calledToLobby(record).map(async (user) => (isMentioned(await personOf(user)) ? [user] : [])),
  )
  return each.flat()
}

function isMentioned(person: Person): boolean {
  return tellingOf(hearerOf(person), 'appointment').where === 'channel'
}

/** Whom a lobby is for, and when the game starts by itself. `mentioned`: the players whom it calls. */
export function invitationLines(record: TableRecord, mentioned: readonly UserId[] = []): readonly string[] {
  const { begins, guests, welcome } = invitationOf(record)
  const whom = welcome === 'everybody' ? [] : [say(`lobby-for-${welcome}`)]
  if (begins === null) {
    const starts = startLines(record)
    return [...whom, ...starts, ...(starts.length > 0 && guests === null ? [say('lobby-starts-early')] : [])]
  }
  const at = bold(`<t:${Math.ceil(begins / 1000)}:R>`)
  if (mentioned.length === 0) return [...whom, say('lobby-begins', { at })]
  return [...whom, say('lobby-begins-for', { names: mentionsOf(mentioned), at })]
}

/** When a game starts by itself; nothing if it doesn't. */
export function startLines(record: TableRecord): readonly string[] {
  const { players, until } = invitationOf(record)
  const at = until === null ? '' : `<t:${Math.ceil(until / 1000)}:F>`
  if (players !== null && until !== null) return [say('lobby-starts-with-or-by', { players, at })]
  if (players !== null) return [say('lobby-starts-with', { players })]
  return until === null ? [] : [say('lobby-starts-by', { at })]
}

export function mentionsOf(users: readonly UserId[]): string {
  return listOf(users.map((user) => `<@${user}>`))
}
