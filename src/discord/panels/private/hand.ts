import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableService, TableSight } from '../../../tables/model/service.ts'
import type { NewLine, TableId, Whisper } from '../../../tables/model/store.ts'
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
import { HAND } from '../parts/views.ts'

const PRIVATE = 0x7a4b8f
const LATELY = 12
/** Whispers have so many letters at most: room for the longest. */
const WHISPERED = 900

const REMEMBERED = 40
/** So many times as many lines are read, for those that only cite an order. */
const ORDERS_AMONG = 5

/** What a seat alone was told last, and some more, for what needs no words. */
export async function rememberedLines(tables: TableService, table: TableId, seat: number): Promise<readonly NewLine[]> {
  return worthRemembering(await tables.linesToldTo(table, seat, ORDERS_AMONG * REMEMBERED))
}

/** The same for several seats, in their order, as far as a view of the table goes. */
export async function rememberedLinesOfEach(
  tables: TableService,
  { line: last, record }: TableSight,
  seats: readonly number[],
): Promise<readonly (readonly NewLine[])[]> {
  const told = await tables.linesToldToEach(record.id, seats, ORDERS_AMONG * REMEMBERED)
  return told.map((lines) => worthRemembering(lines.filter(({ line }) => line <= last)))
}

/** What standing orders have answered is in the log, and so is each window that passed: here they would push out what matters. */
function worthRemembering(told: readonly NewLine[]): readonly NewLine[] {
  return told.filter((line) => !isRoutine(line)).slice(-REMEMBERED)
}

function isRoutine(line: NewLine): boolean {
  if (line.kind === 'fact') return false
  return line.event.kind === 'by-order' || (line.event.kind === 'time-up' && line.event.then === 'window')
}

/** What a hand shows beside what the view and the lines of the chronicle say. */
export interface HandManner {
  /** The player's own note. */
  readonly note?: string
  /** What its player is told who has just come back to it. */
  readonly news?: readonly string[]
  readonly pictures?: readonly Picture[]
  /** What was whispered lately to the player and by them, newest last. */
  readonly whispers?: readonly Whisper[]
  /** It is shown to somebody else: with this heading, what the seat is asked, and other buttons. */
  readonly onlooker?: {
    readonly title: string
    readonly line: string
    readonly asked: readonly string[]
    readonly buttons: readonly APIButtonComponent[]
  }
}

/** A player's hand: the cards in a picture, private matters, their own note, and what they alone were told lately. */
export function handPanel(
  sight: TableSight,
  seat: number,
  lines: readonly NewLine[],
  { note = '', news = [], pictures = [], whispers = [], onlooker }: HandManner = {},
): Panel {
  const budget = new TextBudget()
  const { record, game } = sight
  const user = record.seats[seat]?.user ?? ''
  const absence = onlooker ? { lines: [], buttons: [] } : absenceOf(sight, seat)
  const title = budget.fill([
    onlooker?.title ?? `## ${game.words.title}: your hand`,
    onlooker?.line ?? `-# At the table in <#${record.room}>. For your eyes only.`,
    ...(onlooker?.asked ?? []),
    ...absence.lines,
    ...news,
  ])
  const noted = noteText(note, budget)
  const view = sight.view(seat)
  const current = lines.filter((line) => line.kind !== 'fact' || game.words.isPast?.(line.fact, view) !== true)
  const lately = privateLines(sight, seat, current).slice(-LATELY)
  const told = lately.length === 0 ? '' : budget.fill(['### Told to you alone', ...lately], 1400)
  const whispered = whispers.map((one) => whisperInWords(record, user, one)).reverse()
  const heard = whispered.length === 0 ? '' : budget.fill(['### Whispers, newest first', ...whispered], WHISPERED)
  const hand = passagesText(game.words.hand(view, boldNames(record)), budget)
  const choices = button(formatId({ kind: 'panel', table: record.id }), HAND)
  const own = [
    ...absence.buttons,
    ...(record.status === 'playing' ? [choices] : []),
    ...heldButton(sight),
    noteButton(sight),
    ...answerButton(record, user, whispers),
  ]
  const controls = rows(onlooker?.buttons ?? own)
  return {
    components: [
      container(
        [
          ...texts(title),
          ...pictures.map(({ name, alt }) => gallery(name, alt)),
          ...texts(
            hand === '' ? (onlooker ? '*Nothing secret is held there.*' : '*You hold nothing secret.*') : hand,
            noted,
            heard,
            told,
          ),
          ...controls,
        ],
        PRIVATE,
      ),
    ],
    pictures,
  }
}
