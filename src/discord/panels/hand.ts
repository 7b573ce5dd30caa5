import type { TableService, TableSight } from '../../tables/service.ts'
import type { NewLine, TableId } from '../../tables/store.ts'
import { formatId } from '../kit/ids.ts'
import { button, container, gallery, rows, texts, type Panel, type Picture } from '../kit/message.ts'
import { boldNames } from '../kit/names.ts'
import { TextBudget } from '../kit/text.ts'
import { privateLines } from '../table/chronicle.ts'
import { HAND } from './card.ts'
import { heldButton } from './held.ts'
import { noteButton, noteText } from './note.ts'
import { passagesText } from './passages.ts'

const PRIVATE = 0x7a4b8f
const LATELY = 12

const REMEMBERED = 40
/** So many times as many lines are read, for those that only cite an order. */
const ORDERS_AMONG = 5

/** What a seat alone was told last, and some more, for what needs no words. */
export async function rememberedLines(tables: TableService, table: TableId, seat: number): Promise<readonly NewLine[]> {
  // What orders have answered is in the log, and so is each moment that passed: here they would push out what matters.
  const told = await tables.linesToldTo(table, seat, ORDERS_AMONG * REMEMBERED)
  return told.filter((line) => !isRoutine(line)).slice(-REMEMBERED)
}

function isRoutine(line: NewLine): boolean {
  if (line.kind === 'fact') return false
  return line.event.kind === 'by-order' || (line.event.kind === 'time-up' && line.event.then === 'window')
}

/** A player's hand: the cards in a picture, private matters, their own note, and what they alone were told lately. */
export function handPanel(
  sight: TableSight,
  seat: number,
  lines: readonly NewLine[],
  note = '',
  pictures: readonly Picture[] = [],
): Panel {
  const budget = new TextBudget()
  const { record, game } = sight
  const title = budget.fill([
    `## ${game.words.title}: your hand`,
    `-# At the table in <#${record.room}>. For your eyes only.`,
  ])
  const noted = noteText(note, budget)
  const view = sight.view(seat)
  const current = lines.filter((line) => line.kind !== 'fact' || game.words.isPast?.(line.fact, view) !== true)
  const lately = privateLines(sight, seat, current).slice(-LATELY)
  const told = lately.length === 0 ? '' : budget.fill(['### Told to you alone', ...lately], 1400)
  const hand = passagesText(game.words.hand(view, boldNames(record)), budget)
  const choices = button(formatId({ kind: 'panel', table: record.id }), HAND)
  const controls = rows([...(record.status === 'playing' ? [choices] : []), ...heldButton(sight), noteButton(sight)])
  return {
    components: [
      container(
        [
          ...texts(title),
          ...pictures.map(({ name, alt }) => gallery(name, alt)),
          ...texts(hand === '' ? '*You hold nothing secret.*' : hand, noted, told),
          ...controls,
        ],
        PRIVATE,
      ),
    ],
    pictures,
  }
}
