import { timeFrom } from '../kit/dates.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { DATE_FIELD, dateForm, seasonPanel } from '../panels/lobby/season.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { say } from '../words/index.ts'
import type { Handler, Opener } from './press.ts'

/** "Season…" on the board. */
export const season: Handler<'season'> = async (context, request) => await seasonPanel(context, request)

/** What a person does with a season. Only moderators run it. */
export const seasonAct: Handler<'season-act'> = async (context, request, { press: { season: id, act } }) => {
  const { guild, user, name, account, isManager } = request
  if (guild === null) return say('not-in-server')
  if (act !== 'join' && act !== 'leave' && !isManager) return say('season-not-manager')
  const { league } = context.tables
  const acts = {
    join: () => league.join(guild, id, { user, name, account }),
    leave: () => league.leave(guild, id, user),
    draw: () => league.draw(guild, id),
    final: () => league.drawFinal(guild, id),
    end: () => league.end(guild, id),
  }
  const done = await acts[act]()
  return done.ok ? await seasonPanel(context, request) : REFUSED[done.why]
}

/** What a player does with their match. Its table opens in the channel of the press. */
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

/** The form was sent. A date is meant in the time zone of whoever suggests it. */
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
  const { channel: room, user, name, account, missingPermissions } = request
  if (missingPermissions.length > 0) return SAY.cannotPostHere(missingPermissions)
  const host = { user, name, account }
  const opened = await context.tables.league.open(guild, which, { room, host })
  if (!opened.ok) return REFUSED[opened.why]
  return (await context.projector.cardOf(opened.value.id)) ?? say('season-opened')
}
