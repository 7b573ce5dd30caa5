import type { Game } from '../../../engine/index.ts'
import { invitationOf, seatsOf } from '../../../tables/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { formatId, type BoardAct } from '../../kit/ids.ts'
import { linkTo } from '../../kit/links.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames, plainNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { joined, languageNow, listOf, nameOfLanguage } from '../../../language/index.ts'
import { languageOfTable } from '../../table/context/readers.ts'
import { startLines } from '../../table/lobby/invitation.ts'
import { shortTitle } from '../parts/games.ts'
import { say } from '../../words/index.ts'

const BOARD = 0x5865f2
/** Each takes a text, a row and two buttons of the components that a message may have. */
const MAX_TABLES = 8
const MAX_HOST_NAME = 24
const MAX_TABLE_LENGTH = 420
const MAX_SEASON_LENGTH = 700

/** A table that gathers players, its game, and the message with its card if it has one. */
export interface OpenTable {
  readonly record: TableRecord
  readonly game: Game
  readonly card: string | null
}

/** The open tables of a server, the longest open first, and the lines of its season; none without one. */
export function boardPanel(tables: readonly OpenTable[], season: readonly string[] = []): Panel {
  const shown = tables.slice(0, MAX_TABLES)
  const budget = new TextBudget()
  const heading = budget.fill([say('board-heading'), ...(shown.length === 0 ? [say('board-empty')] : [])])
  const seasonText = season.length === 0 ? '' : budget.fill(season, MAX_SEASON_LENGTH)
  const seasonParts =
    seasonText === ''
      ? []
      : [...texts(seasonText), ...rows([button(formatId({ kind: 'season' }), say('season-open-panel'))])]
  const more = tables.length - shown.length
  const rest = more > 0 ? budget.fill([say('board-more', { count: more })]) : ''
  const wish = rows([button(formatId({ kind: 'wish' }), say('board-wish'))])
  const parts = shown.flatMap((table) => [
    ...texts(budget.fill(tableLines(table), MAX_TABLE_LENGTH)),
    ...rows(buttonsOf(table)),
  ])
  return { components: [container([...texts(heading), ...parts, ...texts(rest), ...wish, ...seasonParts], BOARD)] }
}

function tableLines({ record, game, card }: OpenTable): readonly string[] {
  const { timing, room, seats } = record
  const { welcome } = invitationOf(record)
  const names = boldNames(record)
  const language = languageOfTable(record)
  return [
    say('board-table', { title: game.words.title, link: linkTo(record, card), channel: `<#${room}>` }),
    joined(
      ' ',
      say('board-pace', { pace: say(`pace-${timing.pace}`), welcome: say(`lobby-for-${welcome}`) }),
      language === languageNow() ? '' : say('board-language', { language: nameOfLanguage(language) }),
    ),
    ...startLines(record),
    say('board-seats', { free: freeSeats(record, game), players: listOf(seats.map(({ seat }) => names(seat))) }),
  ]
}

function freeSeats(record: TableRecord, game: Game): number {
  return Math.max(0, seatsOf(game, record).max - record.seats.length)
}

function buttonsOf({ record, game }: OpenTable) {
  const seat = record.seats.find(({ user }) => user === record.host)?.seat ?? 0
  const given = { host: clip(plainNames(record)(seat), MAX_HOST_NAME), title: shortTitle(game) }
  const act = (name: BoardAct, style?: 'good') =>
    button(formatId({ kind: 'board', table: record.id, act: name }), say(`board-${name}`, given), style)
  return [...(freeSeats(record, game) > 0 ? [act('join', 'good')] : []), act('call')]
}
