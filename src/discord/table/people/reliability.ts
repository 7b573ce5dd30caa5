import { NEWCOMER_BELOW_GAMES, percentInTime } from '../../../tables/index.ts'
import type { TableService } from '../../../tables/index.ts'
import type { TableRefusal } from '../../../tables/model/service.ts'
import type { Reliability, ReliabilityMinimum, TableRecord, UserId } from '../../../tables/model/store.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** What a host may ask of players, as the lobby offers it; the first is the default. */
export const REQUIREMENT_CHOICES: readonly { readonly value: string; readonly requires: ReliabilityMinimum | null }[] =
  [
    { value: 'any', requires: null },
    ...[75, 90].flatMap((percent) => [
      { value: `${percent}`, requires: { percent, newcomers: true } },
      { value: `${percent}-known`, requires: { percent, newcomers: false } },
    ]),
  ]

/** "97% in time in 8 games, left 0"; "no games yet" for a new player. */
export function reliabilityInWords(reliability: Reliability): string {
  const { games, left } = reliability
  const percent = percentInTime(reliability)
  if (games === 0) return say('reliability-new')
  return percent === null ? say('reliability-left', { games, left }) : say('reliability', { percent, games, left })
}

/** The same for the person themselves, with their excused absences. */
export function ownReliabilityInWords(reliability: Reliability): string {
  const own = reliabilityInWords(reliability)
  const { excused } = reliability
  return excused === 0 ? own : say('reliability-excused', { reliability: own, excused })
}

/** What a table asks of its players, in a line; nothing if anybody may sit down. */
export function requirementLines({ timing }: Pick<TableRecord, 'timing'>): string[] {
  if (!timing.requires) return []
  const { percent, newcomers } = timing.requires
  return [say(newcomers ? 'requires-reliable' : 'requires-reliable-known', { percent, games: NEWCOMER_BELOW_GAMES })]
}

/** The reliability of each player in a lobby, in words. People who hide their records keep it to themselves. */
export async function reliabilityOfPlayers(
  { people, stats }: Pick<TableService, 'people' | 'stats'>,
  { seats, server }: TableRecord,
): Promise<ReadonlyMap<UserId, string>> {
  const users = seats.flatMap(({ user }) => user ?? [])
  const hidden = await stats.hidden(users)
  const known = await people.reliability(
    users.filter((user) => !hidden.has(user)),
    server,
  )
  return new Map(
    users.map((user) => {
      const own = known.get(user)
      return [user, own ? reliabilityInWords(own) : say('reliability-hidden')]
    }),
  )
}

/** Why somebody may not take a seat at a table, in a sentence: with the figure that it asks for, and theirs. */
export async function seatRefusalInWords(
  { tables }: Context,
  { user }: Request,
  { timing, server }: TableRecord,
  why: TableRefusal,
): Promise<string> {
  const { requires } = timing
  if (why !== 'too-unreliable' || !requires) return REFUSED[why]
  const own = (await tables.people.reliability([user], server)).get(user)
  if (!own) return REFUSED[why]
  const { games } = own
  const needed = requires.percent
  return games < NEWCOMER_BELOW_GAMES
    ? say('too-new', { needed, games, least: NEWCOMER_BELOW_GAMES })
    : say('too-unreliable', { needed, percent: percentInTime(own) ?? 0 })
}
