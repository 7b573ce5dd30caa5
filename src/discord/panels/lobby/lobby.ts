import type { Game } from '../../../engine/index.ts'
import { houseRulesNow, seatsOf } from '../../../tables/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
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
import { houseRulesLines, presetWords } from '../../table/lobby/house-rules.ts'
import { lobbySeal } from '../../table/telling/seal.ts'
import { whisperingLine } from '../../table/people/whisper.ts'
import { picturesLine } from '../../table/people/settings.ts'
import { AT_ZERO_CHOICES, PACE_CHOICES, timingInWords } from '../../table/telling/time.ts'
import { say } from '../../words/index.ts'

const LOBBY = 0x5865f2

/** The lobby: who has a seat, and the buttons to take one and to begin. */
export function lobbyPanel(record: TableRecord, game: Game, cover: Buffer | null = null): Panel {
  const { words } = game
  const budget = new TextBudget()
  const { min, max } = seatsOf(game, record)
  const { preset, isLess } = houseRulesNow(game, record)
  const free = max - record.seats.length
  const names = boldNames(record)
  const seats = record.seats.map(({ name, user }, index) => {
    return `${index + 1}. ${names(index)}${user === null && !/computer/i.test(name) ? ' (computer)' : ''}`
  })
  const hasComputer = record.seats.some(({ user }) => user === null)
  const press = (act: LobbyAct) => formatId({ kind: 'lobby', table: record.id, act })
  const buttons = [
    ...(free > 0 ? [button(press('join'), 'Join', 'good')] : []),
    button(press('leave'), 'Leave'),
    ...(free > 0 ? [button(press('add'), 'Add computer player')] : []),
    ...(hasComputer ? [button(press('remove'), 'Remove computer player')] : []),
    button(formatId({ kind: 'house-rules', table: record.id }), 'House rules …'),
    button(press('start'), 'Start', 'main'),
  ]
  const title = texts(budget.fill([`## ${words.title}`, words.blurb], 1200))
  const parts = texts(
    budget.fill(againLines(record), 800),
    budget.fill(
      [
        ...houseRulesLines(game, record),
        ...(isLess ? [`-# ⚠️ ${say('house-rules-gone')}`] : []),
        `-# ${seatsNeeded(min, max)}`,
      ],
      1000,
    ),
    budget.fill([timingInWords(record.timing), picturesLine(record.pictures), whisperingLine(record)], 500),
    budget.fill([lobbySeal(record)], 300),
    budget.fill(seats.length === 0 ? ['*Nobody has a seat yet.*'] : seats, 1000),
  )
  // A new table is an invitation.
  const alt = `The board of ${words.title}`
  const shown = cover ? [gallery(PICTURE_NAME, alt)] : []
  const pictures = cover ? [{ name: PICTURE_NAME, image: cover, alt }] : []
  const controls = [...rows(buttons), ...menus({ ...record, preset }, game)]
  const components = withPicture(record.pictures, title, shown, [...parts, ...controls], LOBBY)
  return { components, pictures, pings: calledBack(record), isLoud: true }
}

function menus({ id, timing, preset, whispering }: TableRecord, game: Game): ComponentRow[] {
  const idOf = (part: LobbyMenu) => formatId({ kind: 'lobby-menu', table: id, part })
  const presets = game.rules.sheet.presetIds.map((one) => {
    const { title, line } = presetWords(game, one)
    return { ...menuOption(one, title, line), default: one === preset }
  })
  const paces = PACE_CHOICES.map(({ value, name, hint }) => ({
    ...menuOption(value, `Pace: ${name}`, hint),
    default: value === timing.pace,
  }))
  const zeroes = AT_ZERO_CHOICES.map(({ value, name, hint }) => ({
    ...menuOption(value, name, hint),
    default: value === timing.atZero,
  }))
  const whispers = [
    { ...menuOption('no', 'No whispers', 'What is said is said to all'), default: !whispering },
    { ...menuOption('yes', 'Whispers', 'Players may; all see that they do, and not what'), default: whispering },
  ]
  return [
    menu(idOf('preset'), 'Which game', presets),
    menu(idOf('pace'), 'Pace', paces),
    ...(timing.pace === 'none' ? [] : [menu(idOf('zero'), 'Time is up', zeroes)]),
    menu(idOf('whispers'), 'Whispers', whispers),
  ]
}

/** What a lobby that was given up leaves behind. */
export function closedLobbyPanel(game: Game): Panel {
  return textPanel(`*This game of ${game.words.title} was given up before it began.*`)
}

function seatsNeeded(min: number, max: number): string {
  return min === max ? `${min} players` : `${min} to ${max} players`
}
