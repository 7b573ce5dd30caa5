import type { Audience, Outcome } from '../../engine/index.ts'
import type { Guess, NewLine, TableEvent } from '../model/store.ts'

/** A line of the chronicle for an event of the table. */
export function happened(event: TableEvent, to: Audience = 'all'): NewLine {
  return { kind: 'event', event, to }
}

/** Lines for the facts that the rules emitted, followed by an `over` event if the game is over. */
export function linesOf(outcome: Outcome, isOver: boolean): NewLine[] {
  const facts = outcome.emitted.map(({ fact, to }) => ({ kind: 'fact', fact, to }) as const)
  return isOver ? [...facts, happened({ kind: 'over' })] : facts
}

/** The chronicle lists only the earliest guesses. */
const MAX_GUESSES = 50

/** The line with the guesses, oldest first, for the end of a game; no line without guesses. */
export function guessesTold(all: readonly Guess[]): NewLine[] {
  if (all.length === 0) return []
  const guesses = all.slice(0, MAX_GUESSES).map(({ name, seat, turn }) => ({ name, seat, turn }))
  return [happened({ kind: 'guessed', guesses, more: all.length - guesses.length })]
}
