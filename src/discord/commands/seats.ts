import { nameOfLanguage } from '../../language/index.ts'
import { hasGame } from '../../tables/model/service.ts'
import { PACES, seatOf, timingOf, WELCOMES, type InvitationTerms, type TableRecord } from '../../tables/model/store.ts'
import { timeFrom } from '../kit/dates.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts } from '../kit/message.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { TextBudget } from '../kit/text.ts'
import { privateLines } from '../table/telling/chronicle.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { choosePanel } from '../panels/lobby/choose-game.ts'
import { startLines } from '../table/lobby/invitation.ts'
import { openTable } from '../table/lobby/opening.ts'
import { onceOpened } from '../table/lobby/threads.ts'
import { noteWish, wishInWords } from '../table/lobby/wishing.ts'
import { onceShown } from '../table/context/delivery.ts'
import { seatRefusalInWords } from '../table/people/reliability.ts'
import { languageChoices, pictureChoices } from '../table/people/settings.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { seatedHere, tableHere, tableMeant } from '../table/context/seats.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { say } from '../words/index.ts'

type Execute = Command['execute']

/** `/game new` */
export const open: Execute = async (context, request, options) => {
  if (request.guild === null) return say('not-in-server')
  const thread = (['yes', 'no'] as const).find((one) => one === options.text('thread'))
  if (options.text('game') === '')
    return thread === 'yes' ? say('thread-needs-game') : await choosePanel(context, request.user)
  const preset = options.text('preset')
  const seed = options.text('seed')
  const pace = PACES.find((one) => one === options.text('pace'))
  const spoken = languageChoices().find(({ value }) => value === options.text('language'))
  const invitation = await invitationFrom(context, request, options)
  if (typeof invitation === 'string') return invitation
  const wanted = {
    ...(preset !== '' && { preset }),
    ...(seed !== '' && { seed }),
    ...(pace && { timing: timingOf(pace) }),
    ...(invitation && { invitation }),
    ...(spoken && { language: spoken.value }),
    ...(thread && { thread }),
  }
  const opened = await openTable(context, request, options.text('game'), wanted)
  if (!opened.ok) return opened.why
  const said = say(startLines(opened.value).length > 0 ? 'opened-by-itself' : 'opened')
  return await onceOpened(context, request, opened.value, said, thread)
}

/** How the new lobby fills and starts by itself; the sentence for a deadline that can't be read. */
async function invitationFrom(
  { tables, now }: Context,
  { user }: Request,
  options: CommandOptions,
): Promise<InvitationTerms | string | null> {
  const [players, typed, whom] = [options.text('start'), options.text('by'), options.text('for')]
  if (players === '' && typed === '' && whom === '') return null
  const { zone } = await tables.people.person(user)
  const until = typed === '' ? null : timeFrom(typed, zone, now())
  if (typed !== '' && until === null) return say('unreadable-time')
  const welcome = WELCOMES.find((one) => one === whom) ?? 'everybody'
  return { players: players === '' ? null : Number(players), until, welcome }
}

/** `/game wish`: says what the user would like to play, forgets that, or tells what they have said. */
export const wish: Execute = async (context, request, options) => {
  const { tables } = context
  const { guild, user } = request
  if (guild === null) return say('not-in-server')
  const typed = { game: options.text('game'), pace: options.text('pace'), most: options.text('players') }
  const isEmpty = Object.values(typed).every((one) => one === '')
  if (options.flag('stop')) {
    if (!isEmpty) return say('wish-options-or-stop')
    const forgotten = await tables.wishes.forget(guild, user)
    if (!forgotten.ok) return REFUSED[forgotten.why]
    return say(forgotten.value ? 'wish-gone' : 'wish-none')
  }
  if (!isEmpty) return await noteWish(context, request, typed)
  const now = await tables.wishes.of(guild, user)
  return now ? say('wish-now', wishInWords(tables.games, now)) : say('wish-none')
}

/** `/game join` */
export const join: Execute = (context, request) =>
  atTableHere(context, request, async (before) => {
    const result = await context.tables.seats.join(before.id, request.user, request, request.contribution)
    if (!result.ok) return await seatRefusalInWords(context, request, before, result.why)
    if (before.status === 'lobby') return say('seated')
    if (!seatOf(before, request.user)) return say('seat-taken')
    const lines = [say('welcome-to-seat'), ...(await doneMeanwhile(context, result.value, request))]
    return { components: texts(new TextBudget().fill(lines)) }
  })

/** The actions for a player during their absence, and whether they may undo the last. */
async function doneMeanwhile(
  { tables }: Context,
  { id, changedAt }: TableRecord,
  { user }: Request,
): Promise<string[]> {
  const view = await tables.views.of(id)
  const seat = view && seatOf(view.record, user)?.seat
  if (!view || !hasGame(view) || seat === undefined) return []
  const told = (await tables.chronicle.privateLinesFor(id, seat, 1)).filter(
    (one) => one.kind === 'event' && one.at >= changedAt,
  )
  const lines = privateLines(view, seat, told)
  return [...lines, ...(lines.length > 0 && view.canUndo(seat) ? [say('may-undo')] : [])]
}

/** `/game leave` */
export const leave: Execute = (context, request) =>
  atTableHere(context, request, async ({ id, status }) => {
    const result = await context.tables.seats.leave(id, request.user)
    if (result.ok && status === 'lobby' && result.value.status === 'closed') return say('lobby-gone')
    return replyTo(result, status === 'lobby' ? say('seat-given-up') : say('away-until-join'))
  })

/** `/game start` */
export const start: Execute = (context, request) =>
  atTableHere(context, request, async ({ id }) => {
    const begun = await context.tables.opening.start(id, request.user, request.contribution)
    return begun.ok ? await onceShown(context, id, say('game-begins')) : REFUSED[begun.why]
  })

/** `/game pictures` */
export const pictures: Execute = (context, request, options) =>
  atTableHere(context, request, async ({ id }) => {
    const found = pictureChoices().find(({ value }) => value === options.text('screen'))
    if (!found) return REFUSED['not-offered']
    return replyTo(await context.tables.settings.setPictures(id, request.user, found.chooses), say('pictures-set'))
  })

/** `/game language`: the host chooses. Anybody else who plays asks the others. */
export const language: Execute = (context, request, options) =>
  atTableHere(context, request, async ({ id, host, status }) => {
    const found = languageChoices().find(({ value }) => value === options.text('language'))
    if (!found) return REFUSED['not-offered']
    if (host !== request.user && status === 'playing')
      return await submitProposal(context, request, id, { kind: 'language', language: found.value })
    const set = await context.tables.settings.setLanguage(id, request.user, found.value)
    return replyTo(set, say('language-set', { language: nameOfLanguage(found.value) }))
  })

/** `/game undo` */
export const undo: Execute = async (context, request, options) => {
  const record = await tableMeant(context, request, options.text('game'))
  return record.ok
    ? replyTo(await context.tables.answers.undo(record.value.id, request.user), say('undone'))
    : record.why
}

/** `/game resign` asks first. */
export const resign: Execute = async (context, request) => {
  const found = await seatedHere(context, request, '', false)
  if (!found.ok) return found.why
  const seated = found.value
  const confirm = button(formatId({ kind: 'resign', table: seated.view.record.id }), say('give-up'), 'grave')
  const { comeBack } = seated.view.game.rules
  return { components: [...texts(comeBack ? say('resign-for-now') : say('really-resign')), ...rows([confirm])] }
}

async function atTableHere(
  context: Context,
  request: Request,
  ask: (record: TableRecord) => Promise<Reply>,
): Promise<Reply> {
  const record = await tableHere(context, request)
  return record.ok ? ask(record.value) : record.why
}
