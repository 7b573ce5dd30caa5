import { LEVELS } from '../../engine/index.ts'
import { houseRulesNow, invitationOf } from '../../tables/index.ts'
import { refuse } from '../../tables/model/results.ts'
import type { Result } from '../../tables/model/service.ts'
import { AT_ZERO, PACES, type TableRecord } from '../../tables/model/store.ts'
import type { SeasonAct } from '../kit/ids.ts'
import { linkTo } from '../kit/links.ts'
import { textPanel } from '../kit/message.ts'
import { timeFrom } from '../kit/dates.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { choosePanel } from '../panels/lobby/choose-game.ts'
import { clashIn } from '../panels/lobby/house-rules.ts'
import { invitationForm, invitationIn } from '../panels/lobby/invitation.ts'
import { DATE_FIELD, dateForm, seasonConfirmation, seasonPanel } from '../panels/lobby/season.ts'
import { wishForm, wishIn } from '../panels/lobby/wish.ts'
import { hiddenPanel, panelBesideCard } from '../panels/private/replies.ts'
import { lobbyAt } from '../table/lobby/lobby.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { gameTitle, seatedAt } from '../table/context/seats.ts'
import type { Handler, Opener } from './press.ts'
import { REQUIREMENT_CHOICES, seatRefusalInWords } from '../table/people/reliability.ts'
import { languageChoices } from '../table/people/settings.ts'
import { noteWish } from '../table/lobby/wishing.ts'
import { openTable, teachGame, tryGame } from '../table/lobby/opening.ts'
import { onceOpened, openWhereWished, talkAbout } from '../table/lobby/threads.ts'
import { say } from '../words/index.ts'

/** The buttons of the lobby card. */
export const lobby: Handler<'lobby'> = async (context, request, { press: { table, act } }) => {
  const found = await lobbyAt(context, request, table)
  if (!found.ok) return found.why
  const { record, game } = found.value
  if (act === 'talk') return await talkAbout(context, request, record)
  const { tables } = context
  const requests = {
    join: () => tables.seats.join(table, request.user, request, request.contribution),
    leave: () => tables.seats.leave(table, request.user),
    add: () => tables.seats.addComputer(table, request.user),
    remove: () => tables.seats.removeComputer(table, request.user),
    start: () => tables.opening.start(table, request.user, request.contribution),
  }
  const result = await requests[act]()
  if (result.ok) return act === 'start' ? await hiddenPanel(context, request, table, []) : null
  const { options } = houseRulesNow(game, record)
  if (result.why === 'not-seated' && act !== 'leave') return say('join-first')
  return (
    (result.why === 'too-few-players' && clashIn(game, options, record.seats.length)) ||
    (await seatRefusalInWords(context, request, record, result.why))
  )
}

/** What can be chosen of whispers, of explanations, and of what computer players say. */
const WHISPERING: ReadonlySet<string> = new Set(['no', 'yes'])
const TEACHING: ReadonlySet<string> = new Set(['no', 'beginners'])
const COMPANY: ReadonlySet<string> = new Set(['talks', 'is-quiet'])

/** Something was chosen from a menu of the lobby card. */
export const lobbyMenu: Handler<'lobby-menu'> = async ({ tables }, { user }, { press: { table, part }, picked }) => {
  const pace = PACES.find((one) => one === picked)
  const atZero = AT_ZERO.find((one) => one === picked)
  const demand = REQUIREMENT_CHOICES.find(({ value }) => value === picked)
  const level = LEVELS.find((one) => one === picked)
  const language = languageChoices().find(({ value }) => value === picked)
  const requests = {
    preset: () => tables.settings.setHouseRules(table, user, { preset: picked }),
    pace: () => pace && tables.settings.setTiming(table, user, { pace }),
    zero: () => atZero && tables.settings.setTiming(table, user, { atZero }),
    reliability: () => demand && tables.settings.setTiming(table, user, { requires: demand.requires }),
    whispers: () => WHISPERING.has(picked) && tables.settings.setWhispering(table, user, picked === 'yes'),
    company: () => COMPANY.has(picked) && tables.settings.setHushed(table, user, picked === 'is-quiet'),
    level: () => level && tables.settings.setLevel(table, user, level),
    language: () => language && tables.settings.setLanguage(table, user, language.value),
    teaching: () =>
      TEACHING.has(picked) && tables.settings.setTeaching(table, user, picked === 'beginners' ? picked : null),
  }
  const result = await requests[part]()
  if (!result) return say('unknown-button')
  return result.ok ? null : REFUSED[result.why]
}

/** "Give up" was confirmed. */
export const resign: Handler<'resign'> = async (context, request, { press }) => {
  const seated = await seatedAt(context, request, press.table)
  if (!seated.ok) return textPanel(seated.why)
  const result = await context.tables.seats.resign(press.table, request.user)
  const isOver = (await context.tables.views.of(press.table))?.record.status === 'over'
  return textPanel(replyTo(result, isOver ? say('resigned-last') : say('resigned')))
}

/** "Start a game", where there is none. */
export const choose: Handler<'choose'> = (context, request) => choosePanel(context, request.user)

/** "Open" where games are chosen. */
export const open: Handler<'open'> = async (context, request, { press }) => {
  const opened = await openTable(context, request, press.game)
  return opened.ok ? textPanel(await onceOpened(context, request, opened.value, say('opened'))) : opened.why
}

/** "Try" where games are chosen. */
export const tryIt: Handler<'try'> = async (context, request, { press }) =>
  replyToBegun(context, request, await tryGame(context, request, press.game), say('trying'))

/** "Teach me" where games are chosen. */
export const teach: Handler<'teach'> = async (context, request, { press }) =>
  replyToBegun(context, request, await teachGame(context, request, press.game), say('teaching'))

/** What comes after a lesson was chosen. The lesson's table makes room for another. */
export const lesson: Handler<'lesson'> = async (context, request, { press: { table, act } }) => {
  const { tables } = context
  if (act === 'on') return replyTo(await tables.lessons.playOn(table, request.user), say('lesson-goes-on'))
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const { teaching, game } = found.value.view.record
  if (teaching !== 'lesson') return REFUSED['not-playing']
  const left = await tables.seats.resign(table, request.user)
  if (!left.ok) return REFUSED[left.why]
  if (act === 'new') return await choosePanel(context, request.user)
  return replyToBegun(context, request, await tryGame(context, request, game), say('trying'))
}

/** Says that a game has begun, and shows what only its player may see. */
async function replyToBegun(
  context: Context,
  request: Request,
  found: Result<TableRecord, string>,
  text: string,
): Promise<Reply> {
  if (!found.ok) return found.why
  const begun = found.value
  const said = await onceOpened(context, request, begun, text)
  // Its card stands below the list of games, and what only its player may see goes below that.
  const own = await panelBesideCard(context, request, begun.id)
  return { ...textPanel(said), ...(own && { below: own }) }
}

/** "When to start…": opens the host's form. */
export const inviteOpened: Opener<'invite'> = async (context, request, { table }) => {
  const found = await lobbyAt(context, request, table)
  if (!found.ok) return found.why
  const { record, game } = found.value
  if (record.host !== request.user) return REFUSED['not-host']
  const { zone } = await context.tables.people.person(request.user)
  return invitationForm(record, game, zone)
}

/** The form was sent. A deadline is meant in the time zone of its host. */
export const inviteSent: Handler<'invite-form'> = async (context, request, { press: { table }, filled }) => {
  const found = await lobbyAt(context, request, table)
  if (!found.ok) return found.why
  const { zone } = await context.tables.people.person(request.user)
  const terms = invitationIn(filled, zone, context.now())
  if (terms === null) return say('unreadable-time')
  return replyTo(await context.tables.settings.setInvitation(table, request.user, terms), say('invited'))
}

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
  if (!joined.ok) return await seatRefusalInWords(context, request, record, joined.why)
  const link = linkTo(record, await projector.messageOn(table))
  return say('board-joined', { title: gameTitle(context, record), link })
}

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

/** "Season…" on the board. */
export const season: Handler<'season'> = async (context, request) => await seasonPanel(context, request)

const BY_ANYBODY: ReadonlySet<SeasonAct> = new Set(['join', 'leave', 'look'])

/** What a person does with a season. Only moderators run it. */
export const seasonAct: Handler<'season-act'> = async (context, request, { press: { season: id, act } }) => {
  const { guild, user, name, account, isManager } = request
  if (guild === null) return say('not-in-server')
  if (!BY_ANYBODY.has(act) && !isManager) return say('season-not-manager')
  const { league } = context.tables
  if (act === 'look') return await seasonPanel(context, request)
  if (act === 'final' || act === 'end') {
    const { season: now } = (await league.of(guild)) ?? {}
    if (now?.id !== id) return REFUSED['season-gone']
    return now.phase === 'over' ? REFUSED['season-not-now'] : seasonConfirmation(now, act)
  }
  const acts = {
    join: () => league.join(guild, id, { user, name, account }),
    leave: () => league.leave(guild, id, user),
    draw: () => league.draw(guild, id),
    'final-surely': () => league.drawFinal(guild, id),
    'end-surely': () => league.end(guild, id),
  }
  const done = await acts[act]()
  return done.ok ? await seasonPanel(context, request) : REFUSED[done.why]
}

/** What a player does with their match. Its table opens in a thread of the board's channel, where there can be one. */
export const seasonMatch: Handler<'season-match'> = async (context, request, { press: { act, ...which } }) => {
  const { guild, user } = request
  if (guild === null) return say('not-in-server')
  if (act === 'open') return await openMatch(context, request, guild, which)
  const agreed = await context.tables.league.agree(guild, which, user)
  return agreed.ok ? await seasonPanel(context, request) : REFUSED[agreed.why]
}

/** "Suggest a time…": opens the form. */
export const dateOpened: Opener<'season-date'> = async (context, { user }, { season: id, match }) => {
  const { zone } = await context.tables.people.person(user)
  return dateForm({ season: id, match }, zone)
}

/** The form was sent. A date is meant in the time zone of the player who suggests it. */
export const dateSent: Handler<'season-date-form'> = async (
  context,
  request,
  { press: { season: id, match }, filled },
) => {
  const { guild, user } = request
  if (guild === null) return say('not-in-server')
  const { zone } = await context.tables.people.person(user)
  const at = timeFrom(filled.get(DATE_FIELD)?.[0]?.trim() ?? '', zone, context.now())
  if (at === null) return say('unreadable-time')
  const suggested = await context.tables.league.suggest(guild, { season: id, match }, user, at)
  return suggested.ok ? await seasonPanel(context, request) : REFUSED[suggested.why]
}

async function openMatch(
  context: Context,
  request: Request,
  guild: string,
  which: { readonly season: string; readonly match: number },
): Promise<Reply> {
  const { user, name, account } = request
  const host = { user, name, account }
  const { league } = context.tables
  const game = (await league.of(guild))?.season.matches[which.match]?.game ?? ''
  // The matches of all groups open from the board's channel, which has room for one.
  const wanted = { game, wish: 'where-possible' } as const
  const opened = await openWhereWished(context, { ...request, guild }, wanted, async (room) => {
    const match = await league.open(guild, which, { room, host })
    return match.ok ? match : refuse(REFUSED[match.why])
  })
  return opened.ok ? await onceOpened(context, request, opened.value, say('season-opened')) : opened.why
}
