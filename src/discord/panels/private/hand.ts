import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableService } from '../../../tables/index.ts'
import { isImagined, type NewLine, type TableId, type UserId, type Whisper } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, gallery, rows, texts, type Panel, type Picture } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { whisperInWords } from '../../table/people/whisper.ts'
import { absenceOf } from '../parts/absence.ts'
import { answerButton } from './whisper.ts'
import { privateLines } from '../../table/telling/chronicle.ts'
import { heldButton } from '../about/held.ts'
import { noteButton, noteText } from './note.ts'
import { passagesText } from '../parts/passages.ts'
import { handLabel } from '../parts/views.ts'
import { say } from '../../words/index.ts'

const PRIVATE = 0x7a4b8f
const MAX_LINES = 12
/** Room for the longest whisper. */
const MAX_WHISPERS_LENGTH = 900

const LINES_KEPT = 40
/** How many times as many lines are read, because some only cite an order. */
const ORDERS_AMONG = 5

/** The latest private lines of a seat, and some more for those without words. */
export async function rememberedLines(tables: TableService, table: TableId, seat: number): Promise<readonly NewLine[]> {
  return worthRemembering(await tables.chronicle.privateLinesFor(table, seat, ORDERS_AMONG * LINES_KEPT))
}

/** The same for several seats, in their order, as far as a view of the table goes. */
export async function rememberedLinesOfEach(
  tables: TableService,
  { line: last, record }: TableView,
  seats: readonly number[],
): Promise<readonly (readonly NewLine[])[]> {
  const told = await tables.chronicle.privateLinesForEach(record.id, seats, ORDERS_AMONG * LINES_KEPT)
  return told.map((lines) => worthRemembering(lines.filter(({ line }) => line <= last)))
}

/** What plans and standing orders answered, and which windows passed, would push out what matters. */
function worthRemembering(told: readonly NewLine[]): readonly NewLine[] {
  return told.filter((line) => !isRoutine(line)).slice(-LINES_KEPT)
}

function isRoutine(line: NewLine): boolean {
  if (line.kind === 'fact') return false
  if (line.event.kind === 'by-order' || line.event.kind === 'as-planned') return true
  return line.event.kind === 'time-up' && line.event.then === 'window'
}

/** The parts of a hand that come neither from the view nor from the chronicle. */
export interface HandOptions {
  /** Who looks: the player, or a deputy. Default: the player. */
  readonly viewer?: UserId
  /** The viewer's own note. */
  readonly note?: string
  /** News for a player who has just come back to the seat. */
  readonly news?: readonly string[]
  readonly pictures?: readonly Picture[]
  /** What was whispered lately to the player and by them, newest last. */
  readonly whispers?: readonly Whisper[]
  /** For another viewer: the heading, the seat's question, and other buttons. */
  readonly onlooker?: {
    readonly title: string
    readonly line: string
    readonly asked: readonly string[]
    readonly buttons: readonly APIButtonComponent[]
  }
}

/** The latest of a seat's private lines, without what is out of date. */
export function latelyTold(tableView: TableView, seat: number, lines: readonly NewLine[]): readonly string[] {
  const { game } = tableView
  const view = tableView.viewFor(seat)
  const current = lines.filter((line) => line.kind !== 'fact' || game.words.isPast?.(line.fact, view) !== true)
  return privateLines(tableView, seat, current).slice(-MAX_LINES)
}

/** A player's hand: the cards in a picture, private matters, the player's note, and the latest private lines. */
export function handPanel(
  tableView: TableView,
  seat: number,
  lines: readonly NewLine[],
  { viewer, note = '', news = [], pictures = [], whispers = [], onlooker }: HandOptions = {},
): Panel {
  const budget = new TextBudget()
  const { record, game } = tableView
  const user = viewer ?? record.seats[seat]?.user ?? ''
  const absence = onlooker ? { lines: [], buttons: [] } : absenceOf(tableView, seat, user)
  const title = budget.fill([
    onlooker?.title ?? say('hand-title', { title: game.words.title }),
    onlooker?.line ?? (isImagined(record) ? say('what-if-hand') : say('hand-where', { room: record.room })),
    ...(onlooker?.asked ?? []),
    ...absence.lines,
    ...news,
  ])
  const noted = noteText(note, budget)
  const view = tableView.viewFor(seat)
  const lately = latelyTold(tableView, seat, lines)
  const told = lately.length === 0 ? '' : budget.fill([say('hand-told'), ...lately], 1400)
  const whispered = whispers.map((one) => whisperInWords(record, user, one)).reverse()
  const heard = whispered.length === 0 ? '' : budget.fill([say('hand-whispers'), ...whispered], MAX_WHISPERS_LENGTH)
  const hand = passagesText(game.words.hand(view, boldNames(record)), budget)
  const choices = button(formatId({ kind: 'panel', table: record.id }), handLabel())
  const own = [
    ...absence.buttons,
    ...(record.status === 'playing' ? [choices] : []),
    ...heldButton(tableView),
    noteButton(tableView),
    ...answerButton(record, user, whispers),
  ]
  const controls = rows(onlooker?.buttons ?? own)
  return {
    components: [
      container(
        [
          ...texts(title),
          ...pictures.map(({ name, alt }) => gallery(name, alt)),
          ...texts(hand === '' ? (onlooker ? say('watch-empty') : say('hand-empty')) : hand, noted, heard, told),
          ...controls,
        ],
        PRIVATE,
      ),
    ],
    pictures,
  }
}
