import type { Audience, Outcome } from '../engine/index.ts'
import type { NewLine, TableEvent } from './store.ts'

/** A line of the chronicle about the table itself. */
export function happened(event: TableEvent, to: Audience = 'all'): NewLine {
  return { kind: 'event', event, to }
}

/** What the rules told, and that the game is over if it is. */
export function linesOf(outcome: Outcome, isOver: boolean): NewLine[] {
  const facts = outcome.told.map(({ fact, to }) => ({ kind: 'fact', fact, to }) as const)
  return isOver ? [...facts, happened({ kind: 'over' })] : facts
}
