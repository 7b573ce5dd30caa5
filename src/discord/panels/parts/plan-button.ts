import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { say } from '../../words/index.ts'

/** "Plan ahead…", for a seat that still plays. */
export function planButton(view: TableView, seat: number): APIButtonComponent[] {
  const isPlaying = view.record.status === 'playing' && view.isIn(seat)
  return isPlaying ? [button(formatId({ kind: 'plan', table: view.record.id }), say('plan-ahead'))] : []
}
