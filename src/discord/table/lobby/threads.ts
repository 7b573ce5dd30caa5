import { clip, harmless, plain } from '../../kit/text.ts'
import { THREAD_NAME } from '../../kit/limits.ts'
import { SAY } from '../../kit/sentences.ts'
import { refuse, type Result } from '../../../tables/model/results.ts'
import type { OpeningPlace } from '../../../tables/model/service.ts'
import { seatOf, type TableRecord } from '../../../tables/model/store.ts'
import type { Context } from '../context/context.ts'
import { onceShown } from '../context/delivery.ts'
import { forServer, forTable } from '../context/readers.ts'
import type { CommandOptions, Request } from '../context/request.ts'
import { gameTitle, tableHere } from '../context/seats.ts'
import { say } from '../../words/index.ts'

/** What was said about a thread for a new table; `undefined`: whatever the server's default is. */
export type ThreadWish = 'yes' | 'no' | undefined

/** The answers to `thread:`. */
export function threadChoices(): { readonly name: string; readonly value: string }[] {
  return (['yes', 'no'] as const).map((value) => ({ name: say(`option-thread-${value}`), value }))
}

/**
 * Opens a table in the requester's channel, or in a new thread of it. By default the channel takes the table where
 * there can't be a thread.
 */
export async function openWhereWished(
  context: Context,
  request: Request & { readonly guild: string },
  { game, wish, language }: Pick<TableRecord, 'game' | 'language'> & { readonly wish?: ThreadWish | 'where-possible' },
  open: (room: OpeningPlace) => Promise<Result<TableRecord, string>>,
): Promise<Result<TableRecord, string>> {
  const { guild, channel, name, user, contribution, missingPermissions } = request
  if (missingPermissions.length > 0) return refuse(SAY.cannotPostHere(missingPermissions))
  const obstacle = obstacleTo(request)
  if (wish === 'yes' && obstacle) return refuse(obstacle.said)
  const isDefault = async () => wish === undefined && (await context.threads.isDefault(guild))
  const isWished = wish === 'yes' || wish === 'where-possible' || (await isDefault())
  if (!isWished || obstacle) return await open(channel)
  const words = () => {
    const about = { game: gameTitle(context, { game, server: guild }), host: harmless(name) }
    return { name: threadName(say('thread-name', about)), begins: say('thread-begins', about) }
  }
  const said = language === undefined ? await forServer(context.tables, guild, words) : forTable({ language }, words)
  return await context.threads.open({ server: guild, parent: channel, key: contribution, ...said, user }, open)
}

/** The reply once a table is open and shown. It says where the table is, if the requester may not expect it there. */
export async function onceOpened(
  context: Context,
  request: Request,
  { id, room }: Pick<TableRecord, 'id' | 'room'>,
  said: string,
  wish?: ThreadWish,
): Promise<string> {
  const shown = await onceShown(context, id, said)
  if (room !== request.channel) return `${shown} ${say('thread-there', { thread: room })}`
  const { guild } = request
  const isMissed = wish === undefined && guild !== null && (await context.threads.isDefault(guild))
  const obstacle = isMissed ? obstacleTo(request) : null
  return obstacle?.kind === 'permission' ? `${shown} ${say('thread-not-here')} ${obstacle.said}` : shown
}

/** `/game talk`: the thread for talk beside the table of the channel. */
export async function talk(context: Context, request: Request): Promise<string> {
  const found = await tableHere(context, request)
  return found.ok ? await talkAbout(context, request, found.value) : found.why
}

/** Opens the thread for talk beside a table, or says where it is. */
export async function talkAbout(context: Context, request: Request, record: TableRecord): Promise<string> {
  const { guild, user, contribution, isManager, threads } = request
  if (guild === null) return say('not-in-server')
  const known = await context.threads.talkOf(record)
  if (known !== null) return say('talk-there', { thread: known })
  if (!seatOf(record, user) && !isManager) return say('talk-not-seated')
  const obstacle = obstacleTo(request, 'beside')
  if (obstacle || !threads?.parent) return obstacle?.said ?? say('thread-no-text')
  const host = record.seats.find((one) => one.user === record.host)?.name ?? request.name
  const said = forTable(record, () => {
    const about = { game: gameTitle(context, record), host: harmless(host) }
    return { name: threadName(say('thread-name-talk', about)), begins: say('thread-begins-talk', about) }
  })
  const wanted = { server: guild, parent: threads.parent, key: contribution, ...said, user }
  const opened = await context.threads.talk(record, wanted)
  return opened.ok ? await onceShown(context, record.id, say('talk-there', { thread: opened.value })) : opened.why
}

/** `/admin threads`: whether each new table gets a thread of its own. */
export async function serverThreads({ threads }: Context, request: Request, options: CommandOptions): Promise<string> {
  const { guild } = request
  if (guild === null) return say('not-in-server')
  const wish = options.text('new-tables')
  if (wish === '') return say((await threads.isDefault(guild)) ? 'threads-are-on' : 'threads-are-off')
  const isOn = wish === 'on'
  await threads.setDefault(guild, isOn)
  return say(isOn ? 'threads-are-on' : 'threads-are-off')
}

/** Why the bot can't open a thread from here, in a sentence. `beside`: the parent of a thread will do. */
function obstacleTo({ threads }: Request, where: 'in' | 'beside' = 'in') {
  if (threads?.isInThread && where === 'in') return { kind: 'place', said: say('thread-in-thread') } as const
  if (!threads?.parent) return { kind: 'place', said: say('thread-no-text') } as const
  if (threads.missing.length === 0) return null
  return { kind: 'permission', said: SAY.cannotOpenThread(threads.missing) } as const
}

function threadName(words: string): string {
  return clip(plain(words), THREAD_NAME)
}
