import type { APISelectMenuOption } from 'discord-api-types/v10'
import { levelsOf, type Game } from '../../../engine/index.ts'
import { companionAt, houseRulesNow, seatsOf } from '../../../tables/index.ts'
import type { SeatRecord, TableRecord } from '../../../tables/model/store.ts'
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
import { TextBudget } from '../../kit/text.ts'
import { againLines, calledBack } from '../../table/lobby/again.ts'
import { coverAlt } from '../../table/lobby/cover.ts'
import { contradictionLines, houseRulesLines, presetWords } from '../../table/lobby/house-rules.ts'
import { lobbySeal } from '../../table/telling/seal.ts'
import { companyLines } from '../../table/telling/company.ts'
import { whisperingLine } from '../../table/people/whisper.ts'
import { picturesLine } from '../../table/people/settings.ts'
import { AT_ZERO_CHOICES, PACE_CHOICES, timingInWords } from '../../table/telling/time.ts'
import { say } from '../../words/index.ts'
import { playersNeeded } from '../parts/seats.ts'

const LOBBY = 0x5865f2

/** The lobby: who has a seat, and the buttons to take one and to start. */
export function lobbyPanel(record: TableRecord, game: Game, cover: Buffer | null = null): Panel {
  const { words } = game
  const budget = new TextBudget()
  const { preset, isLess } = houseRulesNow(game, record)
  const needed = seatsOf(game, record)
  const free = needed.max - record.seats.length
  const names = boldNames(record)
  const seats = record.seats.map((seat, index) => `${index + 1}. ${introduced(seat, names(index))}`)
  const hasComputer = record.seats.some(({ user }) => user === null)
  const act = (name: LobbyAct, style?: 'good' | 'main') =>
    button(formatId({ kind: 'lobby', table: record.id, act: name }), say(`lobby-${name}`), style)
  const buttons = [
    ...(free > 0 ? [act('join', 'good')] : []),
    act('leave'),
    ...(free > 0 ? [act('add')] : []),
    ...(hasComputer ? [act('remove')] : []),
    button(formatId({ kind: 'house-rules', table: record.id }), say('lobby-house-rules')),
    act('start', 'main'),
  ]
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
        picturesLine(record.pictures),
        whisperingLine(record),
        ...companyLines(record),
        ...(record.teaching === 'beginners' ? [say('beginners-table')] : []),
      ],
      500,
    ),
    budget.fill([lobbySeal(record)], 300),
    budget.fill(seats.length === 0 ? [say('lobby-empty')] : seats, 1000),
  )
  // A new table is an invitation.
  const alt = coverAlt(game)
  const shown = cover ? [gallery(PICTURE_NAME, alt)] : []
  const pictures = cover ? [{ name: PICTURE_NAME, image: cover, alt, instead: heading }] : []
  const controls = [...rows(buttons), ...menus({ ...record, preset }, game)]
  const components = withPicture(record.pictures, title, shown, [...parts, ...controls], LOBBY)
  return { components, pictures, pings: calledBack(record), isLoud: true }
}

/** A player in the lobby's list. Computer players are introduced. */
function introduced(seat: SeatRecord, name: string): string {
  if (seat.user !== null) return name
  return say(`company-${companionAt(seat) ?? 'nobody'}`, { name })
}

function menus(
  { id, timing, preset, whispering, hushed = false, level = 'fair', teaching, seats }: TableRecord,
  game: Game,
): ComponentRow[] {
  const presets = game.rules.sheet.presetIds.map((one) => {
    const { title, line } = presetWords(game, one)
    return { ...menuOption(one, title, line), default: one === preset }
  })
  const paces = PACE_CHOICES.map(({ value, name, hint }) => ({
    ...menuOption(value, say('lobby-pace.option', { pace: name }), hint),
    default: value === timing.pace,
  }))
  const zeroes = AT_ZERO_CHOICES.map(({ value, name, hint }) => ({
    ...menuOption(value, name, hint),
    default: value === timing.atZero,
  }))
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
  const menuOf = (part: LobbyMenu, options: readonly APISelectMenuOption[]) =>
    menu(formatId({ kind: 'lobby-menu', table: id, part }), say(`lobby-${part}`), options)
  return [
    menuOf('preset', presets),
    menuOf('pace', paces),
    ...(timing.pace === 'none' ? [] : [menuOf('zero', zeroes)]),
    menuOf('whispers', whispers),
    menuOf('teaching', teachings),
    ...(seats.some((one) => one.user === null) ? [menuOf('level', levels)] : []),
    ...(seats.some((one) => companionAt(one) !== null) ? [menuOf('company', company)] : []),
  ]
}

/** The card of a lobby that closed before the game started. */
export function closedLobbyPanel(game: Game): Panel {
  return textPanel(say('lobby-closed', { title: game.words.title }))
}
