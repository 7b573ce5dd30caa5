import { ComponentType, TextInputStyle, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import { listOf } from '../../../language/index.ts'
import { rankIn, type MatchRef, type SeasonView } from '../../../tables/index.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { formatId, type MatchAct, type SeasonAct } from '../../kit/ids.ts'
import { linkTo } from '../../kit/links.ts'
import { TYPED_TEXT } from '../../kit/limits.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget, wordForWord } from '../../kit/text.ts'
import type { Context } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { mentionsOf } from '../../table/lobby/invitation.ts'
import {
  groupLetter,
  matchLine,
  namesOfSeason,
  resultInWords,
  standingLine,
  titleOf,
  gameTitles,
} from '../../table/lobby/season.ts'
import { formField } from '../parts/form.ts'
import { say } from '../../words/index.ts'

const SEASON = 0xf1c40f
/** The field of the form. */
export const DATE_FIELD = 'date'

/** The season of the requester's server: its standings, their own matches, and what they may do. */
export async function seasonPanel(context: Context, request: Request): Promise<Panel | string> {
  const { tables } = context
  const view = request.guild === null ? null : await tables.league.of(request.guild)
  if (!view || request.guild === null) return say('season-none')
  const ratings = await tables.league.ratings(request.guild, view.season)
  const budget = new TextBudget()
  const heading = texts(budget.fill(headingLines(context, view)))
  const own = await Promise.all(
    ownMatches(view, request.user).map(async (at) => await matchParts(context, request, view, at)),
  )
  const matches = own.flatMap(({ lines, buttons }) => [...texts(budget.fill(lines)), ...rows(buttons)])
  const standings = texts(budget.fill(standingLines(view, ratings)))
  return { components: [container([...heading, ...matches, ...standings, ...rows(actsFor(view, request))], SEASON)] }
}

/** Asks a moderator whether they mean what can't be undone. */
export function seasonConfirmation({ id, name }: SeasonView['season'], act: 'final' | 'end'): Panel {
  const press = (one: SeasonAct) => formatId({ kind: 'season-act', season: id, act: one })
  const yes = button(press(`${act}-surely`), say(act === 'end' ? 'season-end' : 'season-draw-final'), 'grave')
  const no = button(press('look'), say('answer-think-again'))
  return { components: [...texts(say(`season-really-${act}`, { name: wordForWord(name) })), ...rows([yes, no])] }
}

/** What the bot says to some players of a season. `place`: whether it mentions them in a channel. */
export function seasonNewsPanel(text: string, users: readonly UserId[], place: 'in-channel' | 'directly'): Panel {
  if (place === 'directly') return { components: texts(text), isLoud: true }
  if (users.length === 0) return { components: texts(text) }
  return { components: texts(say('season-news-to', { players: mentionsOf(users), text })), pings: users }
}

/** The form in which a player suggests a date. `zone`: the player's time zone. */
export function dateForm(which: MatchRef, zone: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: formatId({ kind: 'season-date-form', ...which }),
    title: say('season-date-form'),
    components: [
      formField(say('season-date-when'), say('season-date-when.hint', { zone }), {
        type: ComponentType.TextInput,
        custom_id: DATE_FIELD,
        style: TextInputStyle.Short,
        max_length: TYPED_TEXT,
        required: true,
      }),
    ],
  }
}

function headingLines({ tables }: Context, view: SeasonView): readonly string[] {
  const { season } = view
  const heading = say('season-on-board', { name: wordForWord(season.name) })
  const games = gameTitles(tables, season.games)
  if (season.phase === 'over') return [heading, resultInWords(view)]
  if (season.phase !== 'signup') return [heading, say('season-rules', { games })]
  const names = season.players.map(({ user }) => namesOfSeason(season)(user))
  const signed = names.length === 0 ? say('season-nobody') : say('season-players', { names: listOf(names) })
  return [heading, say('season-signup-rules', { games }), signed]
}

function standingLines({ season, groups, final }: SeasonView, ratings: ReadonlyMap<UserId, number>): readonly string[] {
  const lines = (standings: SeasonView['groups'][number]) =>
    standings.map((standing) => standingLine(season, standing, rankIn(standings, standing), ratings))
  return [
    ...(final ? [say('season-final'), ...lines(final)] : []),
    ...groups.flatMap((standings, group) => [say('season-group', { group: groupLetter(group) }), ...lines(standings)]),
  ]
}

/** The places of a player's matches in the running part of a season. */
function ownMatches({ season }: SeasonView, user: UserId): readonly number[] {
  const { phase, matches } = season
  if (phase !== 'groups' && phase !== 'final') return []
  return matches.flatMap(({ group, players }, at) =>
    (group === null) === (phase === 'final') && players.includes(user) ? [at] : [],
  )
}

async function matchParts({ tables, projector }: Context, { user }: Request, view: SeasonView, at: number) {
  const { season, matches } = view
  const [match, state] = [season.matches[at], matches[at]]
  if (!match || !state) return { lines: [], buttons: [] }
  const { record } = state
  const link = record ? linkTo(record, await projector.messageOn(record.id)) : ''
  const others = listOf(match.players.filter((one) => one !== user).map(namesOfSeason(season)))
  const lines = [
    say('season-your-match', { game: titleOf(tables, match.game), others }),
    matchLine(season, match, state, link),
  ]
  if (state.state === 'playing' || state.state === 'played') return { lines, buttons: [] }
  const which = { season: season.id, match: at }
  const act = (name: MatchAct, style?: 'good') =>
    button(formatId({ kind: 'season-match', ...which, act: name }), say(`season-${name}`), style)
  const mayAgree = match.suggested !== null && !match.suggested.agreed.includes(user)
  const buttons = [
    ...(mayAgree ? [act('agree', 'good')] : []),
    button(formatId({ kind: 'season-date', ...which }), say('season-suggest')),
    ...(state.state === 'open' ? [act('open')] : []),
  ]
  return { lines, buttons }
}

function actsFor({ season }: SeasonView, { user, isManager }: Request) {
  const act = (name: SeasonAct, label: string, style?: 'good' | 'grave') =>
    button(formatId({ kind: 'season-act', season: season.id, act: name }), label, style)
  const { phase, players, groups } = season
  const isIn = players.some((one) => one.user === user)
  const own =
    phase === 'signup' ? [isIn ? act('leave', say('season-leave')) : act('join', say('season-join'), 'good')] : []
  if (!isManager || phase === 'over') return own
  return [
    ...own,
    ...(phase === 'signup' ? [act('draw', say('season-draw'))] : []),
    ...(phase === 'groups' && groups.length > 1 ? [act('final', say('season-draw-final'))] : []),
    act('end', say('season-end'), 'grave'),
  ]
}
