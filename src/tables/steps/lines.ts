import type { Audience, Outcome } from '../../engine/index.ts'
import type { Guess, NewLine, TableEvent } from '../model/store.ts'

/** A line of the chronicle about the table itself. */
export function happened(event: TableEvent, to: Audience = 'all'): NewLine {
  return { kind: 'event', event, to }
}

/** What the rules told, and that the game is over if it is. */
export function linesOf(outcome: Outcome, isOver: boolean): NewLine[] {
  const facts = outcome.emitted.map(({ fact, to }) => ({ kind: 'fact', fact, to }) as const)
  return isOver ? [...facts, happened({ kind: 'over' })] : facts
}

/** So many guesses are told when a game is over, the first ones. */
const MOST_GUESSES = 50

/** What was guessed, the first guess first, once a game is over; nothing if nobody has guessed. */
export function guessesTold(all: readonly Guess[]): NewLine[] {
  if (all.length === 0) return []
  const guesses = all.slice(0, MOST_GUESSES).map(({ name, seat, turn }) => ({ name, seat, turn }))
  return [happened({ kind: 'guessed', guesses, more: all.length - guesses.length })]
}
