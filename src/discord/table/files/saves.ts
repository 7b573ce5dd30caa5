import { granted, refuse, type Result } from '../../../tables/model/results.ts'
import {
  isDamaged,
  isImagined,
  seatPlayedBy,
  type DamagedTable,
  type TableRecord,
  type TableStatus,
} from '../../../tables/model/store.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { REFUSED, replyTo, SAY } from '../../kit/sentences.ts'
import { harmless, plain } from '../../kit/text.ts'
import type { Context, Reply } from '../context/context.ts'
import { onceShown } from '../context/delivery.ts'
import { ownTables, savedTables } from '../context/seats.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** What can be taken up again, or elsewhere. */
export const RESUMABLE: readonly TableStatus[] = ['playing', 'closed']
/** The number of a server's latest saved games in which the bot searches. */
const MAX_SEARCHED = 100

export function statusText(status: TableStatus): string {
  return say(`status-${status}`)
}

/** A saved game of the requester's server, if it has one of these statuses. */
export async function findSavedGame(
  context: Context,
  request: Request,
  id: string,
  statuses: readonly TableStatus[],
): Promise<TableRecord | undefined> {
  const record = (await context.tables.views.of(id))?.record
  const isHere = request.guild !== null && record?.server === request.guild
  return isHere && statuses.includes(record.status) ? record : undefined
}

/** A damaged game of the requester's server. If its server is unreadable, the channel decides. */
export async function damagedHere(context: Context, request: Request, id: string): Promise<DamagedTable | undefined> {
  const damaged = request.guild === null ? undefined : await context.tables.directory.damaged(id)
  const isHere = damaged?.server === request.guild || (damaged?.server === null && damaged.room === request.channel)
  return damaged && isHere ? damaged : undefined
}

/** Damaged games of the requester's server that are not in the archive. */
export async function allDamagedHere(context: Context, { guild, channel }: Request): Promise<readonly DamagedTable[]> {
  if (guild === null) return []
  const listed = await context.tables.directory.findWithDamaged({
    server: guild,
    here: channel,
    archived: false,
    limit: MAX_SEARCHED,
  })
  return listed.filter(isDamaged)
}

/** A damaged game by what can be read of it, without Markdown. */
export function damagedInWords({ tables }: Context, { game, players, status }: DamagedTable): string {
  const title = tables.games.find(({ rules }) => rules.id === game)?.words.title ?? say('game-unknown')
  const who = players.length === 0 ? [] : [players.map((name) => plain(harmless(name))).join(', ')]
  return [say('status-damaged'), title, ...who, ...(status === null ? [] : [statusText(status)])].join(' – ')
}

/** A saved game that the requester may resume here, or why not. `elsewhere`: a game whose players they may ask. */
type Resumable = Result<TableRecord, string> & { readonly elsewhere?: TableRecord }

/**
 * Finds a saved game that the requester may resume here: a game of this server, or of another server that they
 * manage now, by Discord's word. A player in it may propose the move to the others instead.
 */
export async function findResumable(context: Context, request: Request, id: string): Promise<Resumable> {
  const record = (await context.tables.views.of(id))?.record
  if (!record || request.guild === null || !RESUMABLE.includes(record.status)) return refuse(say('unknown-save'))
  if (record.server === request.guild || (await context.authority.manages(record.server, request.user)))
    return granted(record)
  // Others must not learn that the game exists.
  if (!seatPlayedBy(record, request.user)) return refuse(say('unknown-save'))
  return record.status === 'playing'
    ? { ...refuse(say('move-is-for-players')), elsewhere: record }
    : refuse(say('closed-elsewhere'))
}

/**
 * The saved games that the requester may resume here without naming them: those of this server first, then those in
 * which they play.
 */
export async function allResumable(context: Context, request: Request): Promise<readonly TableRecord[]> {
  const here = await savedTables(context, request, RESUMABLE)
  const own = await ownTables(context, request, RESUMABLE, MAX_SEARCHED)
  return [...here, ...own.filter((one) => one.server !== request.guild && !isImagined(one))]
}

/**
 * Resumes a saved game in the requester's channel. If it comes from another server, its players get a direct
 * message.
 */
export async function resumeHere(context: Context, request: Request, id: string): Promise<Reply> {
  const found = await findResumable(context, request, id)
  if (!found.ok) return found.why
  if (request.guild === null) return say('unknown-save')
  if (request.missingPermissions.length > 0) return SAY.cannotPostHere(request.missingPermissions)
  const { server: from } = found.value
  const result = await context.tables.saves.resume(id, {
    server: request.guild,
    room: request.channel,
    by: request.user,
    from,
  })
  if (!result.ok) return REFUSED[result.why]
  await context.projector.tryAgain(id)
  const isMoved = found.value.server !== request.guild
  if (isMoved)
    await context.projector.tellPlayers(id, () =>
      cleared({ ...textPanel(say('moved-server', { room: request.channel })), isLoud: true }, 'no game'),
    )
  return await onceShown(context, id, isMoved ? say('moved-here') : say('resumed-here'))
}

/** Archives a table, whose television link ends. Returns what the requester reads. */
export async function archiveTable({ tables, television }: Context, id: string): Promise<string> {
  const archived = await tables.saves.archive(id)
  if (archived.ok) await television?.unlink(id)
  return replyTo(archived, say('archived'))
}
