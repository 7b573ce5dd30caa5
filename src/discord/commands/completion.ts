import type { SlashCommandStringOption } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import type { DamagedTable, TableRecord } from '../../tables/model/store.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { timeFrom, timeInWords, timeTyped } from '../kit/dates.ts'
import { datesOftenMeant } from '../kit/dates-in-english.ts'
import { choiceCode, formatId } from '../kit/ids.ts'
import { PROPOSAL_NAME, PROPOSALS } from '../kit/limits.ts'
import { matching } from '../kit/search.ts'
import { clip } from '../kit/text.ts'
import type { WordedChoice } from '../table/answering/choices.ts'
import type { Context } from '../table/context/context.ts'
import { presetWords } from '../table/lobby/house-rules.ts'
import { findMoments } from '../table/past/search.ts'
import { placeChoices } from '../table/telling/places.ts'
import { damagedInWords } from '../table/files/saves.ts'
import { gameShown, tableInWords, type SeatAt } from '../table/context/seats.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import type { Completion } from './command.ts'
import { say } from '../words/index.ts'

/** The option that names one of the user's games. */
export function ownGameOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return option.setName('game').setDescription(say('option-own-game')).setAutocomplete(true)
}

/** The option that names one of the bot's games. */
export function gameOption(games: readonly Game[], description: string) {
  return (option: SlashCommandStringOption): SlashCommandStringOption =>
    option
      .setName('game')
      .setDescription(description)
      .addChoices(...gameChoices(games))
}

/** The bot's games as the choices of an option. */
export function gameChoices(games: readonly Game[]): { readonly name: string; readonly value: string }[] {
  return games
    .slice(0, PROPOSALS)
    .map(({ rules, words }) => ({ name: clip(words.title, PROPOSAL_NAME), value: rules.id }))
}

/** What of these choices fits the typed text, best first; each carries the question it belongs to. */
export function choiceCompletions(
  { view, seat }: SeatAt,
  choices: readonly WordedChoice[],
  typed: string,
): readonly Completion[] {
  const token = view.token(seat)
  return matching(typed, choices, ({ label }) => label)
    .slice(0, PROPOSALS)
    .map((choice) => ({
      name: clip(choice.hint ? `${choice.label} – ${choice.hint}` : choice.label, PROPOSAL_NAME),
      value: formatId({ kind: 'own', table: view.record.id, token, choice: choiceCode(choice) }),
    }))
}

/** Presets of the game that was named which fit the typed text; of all games as long as none was. */
export function presetCompletions({ tables }: Context, options: CommandOptions, typed: string): readonly Completion[] {
  const named = tables.games.filter(({ rules }) => rules.id === options.text('game'))
  const proposed = (named.length > 0 ? named : tables.games).flatMap((game) =>
    game.rules.sheet.presetIds.map((id) => ({ id, ...presetWords(game, id) })),
  )
  return matching(typed, proposed, ({ title }) => title)
    .slice(0, PROPOSALS)
    .map(({ id, title, line }) => ({ name: clip(`${title}: ${line}`, PROPOSAL_NAME), value: id }))
}

/** Places of the board that is meant, and people who stand on it, which fit the typed text. */
export async function placeCompletions(
  context: Context,
  request: Request,
  options: CommandOptions,
  typed: string,
): Promise<readonly Completion[]> {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return []
  const view = found.value
  return completionsOf(placeChoices(view, seatSeenBy(view.record, request.user)), typed)
}

/** Moments that fit the typed text in words, the newest first. */
export async function momentCompletions(
  context: Context,
  request: Request,
  options: CommandOptions,
  typed: string,
): Promise<readonly Completion[]> {
  const found = await gameShown(context, request, options.text('game'))
  if (!found.ok) return []
  const view = found.value
  const moments = await findMoments(context, view, seatSeenBy(view.record, request.user), typed, PROPOSALS)
  return moments.map(({ number, text }) => ({ name: clip(text, PROPOSAL_NAME), value: String(number) }))
}

/** Tables that match the typed text. Without a text the bot only reads those that it proposes. */
export async function tableCompletions(
  context: Context,
  records: readonly TableRecord[],
  typed: string,
): Promise<readonly Completion[]> {
  const sought = typed.trim() === '' ? records.slice(0, PROPOSALS) : records
  const known = await Promise.all(
    sought.map(async (record) => ({ name: await tableInWords(context, record), value: record.id })),
  )
  return completionsOf(known, typed)
}

/** The choices that match the typed text, best first, within Discord's limits. */
function completionsOf(choices: readonly Completion[], typed: string): readonly Completion[] {
  return matching(typed, choices, ({ name }) => name)
    .slice(0, PROPOSALS)
    .map(({ name, value }) => ({ name: clip(name, PROPOSAL_NAME), value }))
}

/** Damaged tables that fit the typed text. */
export function damagedCompletions(
  context: Context,
  damaged: readonly DamagedTable[],
  typed: string,
): readonly Completion[] {
  const known = damaged.map((one) => ({ name: clip(damagedInWords(context, one), PROPOSAL_NAME), value: one.id }))
  return matching(typed, known, ({ name }) => name).slice(0, PROPOSALS)
}

/** Times in the user's zone that fit the typed text: what it means itself first, then what is often meant. */
export async function timeCompletions(
  context: Context,
  { user }: Request,
  typed: string,
): Promise<readonly Completion[]> {
  const { zone } = await context.tables.people.person(user)
  const now = context.now()
  const offered = (text: string): Completion[] => {
    const time = timeFrom(text, zone, now)
    if (time === null || time <= now) return []
    return [{ name: clip(`${text}: ${timeInWords(time, zone)}`, PROPOSAL_NAME), value: timeTyped(time, zone) }]
  }
  const meant = typed.trim() === '' ? [] : offered(typed.trim())
  const others = datesOftenMeant()
    .filter((one) => one.toLowerCase() !== typed.trim().toLowerCase())
    .flatMap(offered)
  return [...meant, ...matching(typed, others, ({ name }) => name)].slice(0, PROPOSALS)
}
