import { granted, refuse, type Result } from '../../../tables/model/results.ts'
import {
  isDamaged,
  seatOf,
  type DamagedTable,
  type TableRecord,
  type TableStatus,
} from '../../../tables/model/store.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import { harmless, plain } from '../../kit/text.ts'
import type { Context, Reply } from '../context/context.ts'
import { onceShown } from '../context/delivery.ts'
import { ownTables, savedTables } from '../context/seats.ts'
import type { Request } from '../context/request.ts'

/** What can be taken up again, or elsewhere. */
export const RESUMABLE: readonly TableStatus[] = ['playing', 'closed']
export const STATUS: Readonly<Record<TableStatus, string>> = {
  lobby: 'gathering players',
  playing: 'under way',
  over: 'over',
  closed: 'ended early',
}
/** So many of each server's saved games are looked through, the latest. */
const MAX_SEARCHED = 100

/** A saved game of the visitor's server, if it is of one of these statuses. */
export async function savedGame(
  context: Context,
  request: Request,
  id: string,
  statuses: readonly TableStatus[],
): Promise<TableRecord | undefined> {
  const record = (await context.tables.sight(id))?.record
  const isHere = request.guild !== null && record?.server === request.guild
  return isHere && statuses.includes(record.status) ? record : undefined
}

/** A damaged game of the visitor's server; of one whose server cannot be read, the room is asked. */
export async function damagedHere(context: Context, request: Request, id: string): Promise<DamagedTable | undefined> {
  const damaged = request.guild === null ? undefined : await context.tables.damagedTable(id)
  const isHere = damaged?.server === request.guild || (damaged?.server === null && damaged.room === request.channel)
  return damaged && isHere ? damaged : undefined
}

/** Damaged games of the visitor's server that have not been put away. */
export async function allDamagedHere(context: Context, { guild, channel }: Request): Promise<readonly DamagedTable[]> {
  if (guild === null) return []
  const listed = await context.tables.tablesListed({
    server: guild,
    here: channel,
    archived: false,
    limit: MAX_SEARCHED,
  })
  return listed.filter(isDamaged)
}

/** A damaged game by what can be read of it, without Markdown. */
export function damagedInWords({ tables }: Context, { game, players, status }: DamagedTable): string {
  const title = tables.games.find(({ rules }) => rules.id === game)?.words.title ?? 'A game'
  const who = players.length === 0 ? [] : [players.map((name) => plain(harmless(name))).join(', ')]
  return ['damaged', title, ...who, ...(status === null ? [] : [STATUS[status]])].join(' – ')
}

/** A saved game that the visitor may take up here; else why not. */
type Resumable = Result<TableRecord, string> & { readonly elsewhere?: TableRecord }

/**
 * A saved game for whoever wants to take it up here: one of this server, or of another that the visitor manages now, as Discord says.
 * Whoever plays in it may put it to the others instead.
 */
export async function findResumable(context: Context, request: Request, id: string): Promise<Resumable> {
  const record = (await context.tables.sight(id))?.record
  if (!record || request.guild === null || !RESUMABLE.includes(record.status)) return refuse(SAY.unknownSave)
  if (record.server === request.guild || (await context.authority.manages(record.server, request.user)))
    return granted(record)
  // To anybody else it is as if there were none.
  if (!seatOf(record, request.user)) return refuse(SAY.unknownSave)
  return record.status === 'playing'
    ? { ...refuse(SAY.moveIsForPlayers), elsewhere: record }
    : refuse(SAY.closedElsewhere)
}

/** The saved games to take up here that are found without being named: those of this server first, then those the visitor plays in. */
export async function allResumable(context: Context, request: Request): Promise<readonly TableRecord[]> {
  const here = await savedTables(context, request, RESUMABLE)
  const own = await ownTables(context, request, RESUMABLE, MAX_SEARCHED)
  return [...here, ...own.filter(({ server }) => server !== request.guild)]
}

/** Takes a saved game up in the visitor's room. Of one that comes from another server its players hear directly. */
export async function resumeHere(context: Context, request: Request, id: string): Promise<Reply> {
  const found = await findResumable(context, request, id)
  if (!found.ok) return found.why
  if (request.guild === null) return SAY.unknownSave
  if (request.missingPermissions.length > 0) return SAY.cannotPostHere(request.missingPermissions)
  const { server: from } = found.value
  const result = await context.tables.resume(id, {
    server: request.guild,
    room: request.channel,
    by: request.user,
    from,
  })
  if (!result.ok) return REFUSED[result.why]
  await context.screens.tryAgain(id)
  const isMoved = found.value.server !== request.guild
  if (isMoved)
    await context.screens.tellPlayers(
      id,
      cleared({ ...textPanel(SAY.movedServer(request.channel)), isLoud: true }, 'no game'),
    )
  return await onceShown(context, id, isMoved ? SAY.movedHere : 'The game goes on here.')
}
