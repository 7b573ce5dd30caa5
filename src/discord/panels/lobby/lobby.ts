import type { APISelectMenuOption } from 'discord-api-types/v10'
import { levelsOf, type Game } from '../../../engine/index.ts'
import { companionAt, houseRulesNow, invitationOf, seatsOf } from '../../../tables/index.ts'
import type { SeatRecord, TableRecord, UserId } from '../../../tables/model/store.ts'
import { formatId, type LobbyAct, type LobbyMenu } from '../../kit/ids.ts'
import {
  button,
  gallery,
  menu,
  menuOption,
  PICTURE_NAME,
  rows,
  textPanel,
  texts,
  withPicture,
  type Panel,
  type ComponentRow,
} from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { plainLines, TextBudget } from '../../kit/text.ts'
import { againLines, calledBack } from '../../table/lobby/again.ts'
import { coverAlt } from '../../table/lobby/cover.ts'
import { contradictionLines, houseRulesLines, presetWords } from '../../table/lobby/house-rules.ts'
import { invitationLines, mentionsOf } from '../../table/lobby/invitation.ts'
import { lobbySeal } from '../../table/telling/seal.ts'
import { companyLines } from '../../table/telling/company.ts'
import { REQUIREMENT_CHOICES, requirementLines } from '../../table/people/reliability.ts'
import { whisperingLine } from '../../table/people/whisper.ts'
import { languageOfTable } from '../../table/context/readers.ts'
import { languageChoices, picturesLine } from '../../table/people/settings.ts'
import { atZeroChoices, paceChoices, timingInWords } from '../../table/telling/time.ts'
import { say } from '../../words/index.ts'
import { playersNeeded } from '../parts/seats.ts'
import { talkLine } from '../parts/spectators.ts'

const LOBBY = 0x5865f2

/** What the lobby card shows besides the table. */
export interface LobbyParts {
  /** Its cover, if drawn. */
  readonly cover?: Buffer | null
  /** The reliability of each player, in words. */
  readonly reliability: ReadonlyMap<UserId, string>
  /** The players whom it calls. */
  readonly mentioned: readonly UserId[]
  /** The thread for talk, if there is one. */
  readonly talk?: string | null
}

/** The lobby: who has a seat, and the buttons to take one and to start. */
export function lobbyPanel(
  record: TableRecord,
  game: Game,
  { cover = null, reliability, mentioned, talk = null }: LobbyParts,
): Panel {
  const { words } = game
  const budget = new TextBudget()
  const { preset, isLess } = houseRulesNow(game, record)
  const needed = seatsOf(game, record)
  const seats = seatLines(record, reliability)
  // A cover has the title in its own letters.
  const heading = `## ${words.title}`
  const title = texts(budget.fill([...(cover ? [] : [heading]), words.blurb], 1200))
  const parts = texts(
    budget.fill(againLines(record), 800),
    budget.fill(
      [
        ...houseRulesLines(game, record),
        ...contradictionLines(game, record),
        ...(isLess ? [`-# ⚠️ ${say('house-rules-gone')}`] : []),
        `-# ${playersNeeded(needed)}`,
      ],
      1000,
    ),
    budget.fill(
      [
        timingInWords(record.timing),
        ...requirementLines(record),
        picturesLine(record.pictures),
        whisperingLine(record),
        ...companyLines(record),
        ...(record.teaching === 'beginners' ? [say('beginners-table')] : []),
      ],
      500,
    ),
    budget.fill(invitationLines(record, mentioned), 600),
    budget.fill([lobbySeal(record), ...talkLine(talk)], 300),
    budget.fill(seats.length === 0 ? [say('lobby-empty')] : seats, 1000),
  )
  // A new table is an invitation.
  const alt = coverAlt(game)
  const shown = cover ? [gallery(PICTURE_NAME, alt)] : []
  const pictures = cover ? [{ name: PICTURE_NAME, image: cover, alt, instead: heading }] : []
  const controls = [...rows(buttonsOf(record, needed.max, talk === null)), ...menus({ ...record, preset }, game)]
  const components = withPicture(record.pictures, title, shown, [...parts, ...controls], LOBBY)
  const large = { headline: say('large-lobby'), lines: plainLines(seatLines(record, new Map())) }
  return { components, pictures, pings: [...calledBack(record), ...mentioned], isLoud: true, large }
}

function buttonsOf({ id, seats }: TableRecord, most: number, offersTalk: boolean) {
  const act = (name: LobbyAct, style?: 'good' | 'main') =>
    button(formatId({ kind: 'lobby', table: id, act: name }), say(`lobby-${name}`), style)
  const isFree = seats.length < most
  const hasComputer = seats.some(({ user }) => user === null)
  return [
    ...(isFree ? [act('join', 'good')] : []),
    act('leave'),
    ...(isFree ? [act('add')] : []),
    ...(hasComputer ? [act('remove')] : []),
    button(formatId({ kind: 'house-rules', table: id }), say('lobby-house-rules')),
    button(formatId({ kind: 'invite', table: id }), say('lobby-invite')),
    ...(offersTalk ? [act('talk')] : []),
    act('start', 'main'),
  ]
}

/** Who has a seat, a numbered line each. */
function seatLines(record: TableRecord, known: LobbyParts['reliability']): readonly string[] {
  const names = boldNames(record)
  return record.seats.map((seat, index) => `${index + 1}. ${introduced(seat, names(index), known)}`)
}

/** A player in the lobby's list, with how reliable they are. Computer players are introduced. */
function introduced(seat: SeatRecord, name: string, known: LobbyParts['reliability']): string {
  if (seat.user !== null) {
    const reliability = known.get(seat.user)
    return reliability === undefined ? name : say('lobby-player', { name, reliability })
  }
  return say(`company-${companionAt(seat) ?? 'nobody'}`, { name })
}

function menus(
  { id, timing, preset, whispering, hushed = false, level = 'fair', teaching, language, seats }: TableRecord,
  game: Game,
): ComponentRow[] {
  const presets = game.rules.sheet.presetIds.map((one) => {
    const { title, line } = presetWords(game, one)
    return { ...menuOption(one, title, line), default: one === preset }
  })
  const paces = paceChoices().map(({ value, name, hint }) => ({
    ...menuOption(value, say('lobby-pace.option', { pace: name }), hint),
    default: value === timing.pace,
  }))
  const zeroes = atZeroChoices().map(({ value, name, hint }) => ({
    ...menuOption(value, name, hint),
    default: value === timing.atZero,
  }))
  const { requires } = timing
  const demands = REQUIREMENT_CHOICES.map(({ value, requires: offered }) => {
    const { percent = 0, newcomers = true } = offered ?? {}
    const kind = offered === null ? 'any' : newcomers ? 'least' : 'known'
    const [label, hint] = [say(`lobby-reliability-${kind}`, { percent }), say(`lobby-reliability-${kind}.hint`)]
    const isChosen = percent === (requires?.percent ?? 0) && newcomers === (requires?.newcomers ?? true)
    return { ...menuOption(value, label, hint), default: isChosen }
  })
  const whispers = (['no', 'yes'] as const).map((answer) => ({
    ...menuOption(answer, say(`lobby-whispers-${answer}`), say(`lobby-whispers-${answer}.hint`)),
    default: whispering === (answer === 'yes'),
  }))
  const company = (['talks', 'is-quiet'] as const).map((answer) => ({
    ...menuOption(answer, say(`lobby-company-${answer}`), say(`lobby-company-${answer}.hint`)),
    default: hushed === (answer === 'is-quiet'),
  }))
  const levels = levelsOf(game).map((one) => ({
    ...menuOption(one, say(`lobby-level-${one}`), say(`lobby-level-${one}.hint`)),
    default: one === level,
  }))
  const teachings = (['no', 'beginners'] as const).map((one) => ({
    ...menuOption(one, say(`lobby-teaching-${one}`), say(`lobby-teaching-${one}.hint`)),
    default: (teaching === 'beginners') === (one === 'beginners'),
  }))
  const languages = languageChoices().map(({ value, label }) => ({
    ...menuOption(value, say('lobby-language-of', { language: label })),
    default: value === languageOfTable({ language }),
  }))
  const menuOf = (part: LobbyMenu, options: readonly APISelectMenuOption[]) =>
    menu(formatId({ kind: 'lobby-menu', table: id, part }), say(`lobby-${part}`), options)
  return [
    menuOf('preset', presets),
    menuOf('pace', paces),
    ...(timing.pace === 'none' ? [] : [menuOf('zero', zeroes)]),
    menuOf('reliability', demands),
    menuOf('whispers', whispers),
    menuOf('teaching', teachings),
    ...(languages.length > 1 ? [menuOf('language', languages)] : []),
    ...(seats.some((one) => one.user === null) ? [menuOf('level', levels)] : []),
    ...(seats.some((one) => companionAt(one) !== null) ? [menuOf('company', company)] : []),
  ]
}

/** The card of a lobby that closed before the game started. */
export function closedLobbyPanel(record: TableRecord, game: Game, mentioned: readonly UserId[] = []): Panel {
  const { title } = game.words
  const { closed } = invitationOf(record)
  if (closed === null) return textPanel(say('lobby-closed', { title }))
  const call = mentioned.length === 0 ? [] : [say('lobby-ended-for', { names: mentionsOf(mentioned) })]
  return { ...textPanel([say(`lobby-ended-${closed}`, { title }), ...call].join('\n')), pings: mentioned }
}
