import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableRecord } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, type ComponentRow } from '../../kit/message.ts'
import { say } from '../../words/index.ts'
import { filmButton, lookBackButton } from '../past/look-back.ts'
import { revealButton } from '../past/reveal.ts'
import { lettersButton } from './look.ts'

/** What can be done with a game that has ended, under its last card. One that was ended early keeps its secrets. */
export function endRows(record: TableRecord): ComponentRow[] {
  const { id, status } = record
  const told = status === 'over' ? [filmButton(id), revealButton(id)] : []
  return rows([lookBackButton(id), ...told, againButton(id), ...lettersButton(record)])
}

function againButton(table: string): APIButtonComponent {
  return button(formatId({ kind: 'again', table }), say('play-again'), 'good')
}
