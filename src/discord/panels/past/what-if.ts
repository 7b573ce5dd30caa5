import type { APIButtonComponent } from 'discord-api-types/v10'
import { levelsOf, type Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { isImagined, type TableRecord } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, texts, type ComponentRow, type Panel } from '../../kit/message.ts'
import { fullNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

const IMAGINED = 0x6b5b95

/** A moment that somebody looks at, by the number of its line, and with whose eyes. */
interface MomentSeen {
  readonly eyes: number
  readonly at: number
}

/** The button that plays on from a moment. While a game isn't over, only its players may. */
export function whatIfButton(record: TableRecord, own: Seat | null, seen: MomentSeen): APIButtonComponent[] {
  const isOffered = !isImagined(record) && (record.status === 'over' || own !== null)
  return isOffered ? [button(formatId({ kind: 'what-if', table: record.id, ...seen }), say('what-if'))] : []
}

/** Says what an imagined game is, and asks how well its computers play. `before`: the one that it replaces. */
export function whatIfPanel(view: TableView, seat: Seat, seen: MomentSeen, before: string | null): Panel {
  const { record, game } = view
  const name = fullNames(record)(seat)
  const words = [
    say('what-if-heading'),
    say(record.status === 'over' ? 'what-if-from-here' : 'what-if-from-turn', { name }),
    say('what-if-where'),
    ...(before === null ? [] : [say('what-if-replaces', { game: before })]),
  ]
  const levels = levelsOf(game).map((level) =>
    button(
      formatId({ kind: 'what-if-go', table: record.id, ...seen, level }),
      say(`what-if-${level}`),
      level === 'fair' ? 'main' : 'side',
    ),
  )
  return { components: [container([...texts(new TextBudget().fill(words)), ...rows(levels)], IMAGINED)] }
}

/** The line that marks an imagined game on its card. */
export function imaginedMark(record: TableRecord): readonly string[] {
  return isImagined(record) ? [say('what-if-mark')] : []
}

/** What a player can do with an imagined game at any time: go back in it, and end it. */
export function imaginedRows(record: TableRecord): ComponentRow[] {
  const { id: table } = record
  if (!isImagined(record)) return []
  return rows([
    button(formatId({ kind: 'look-back', table }), say('past-look-back')),
    button(formatId({ kind: 'what-if-end', table }), say('what-if-end')),
  ])
}
