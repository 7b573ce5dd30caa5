import type { Choice, HasRng, Seat } from '../../../src/engine/index.ts'
import { hasGame, type TableOrRecord } from '../../../src/tables/index.ts'

/**
 * The answer of one of the people with a question, as the computer player would give it; `undefined` if no person has
 * one.
 */
export function choiceAt(
  view: TableOrRecord | undefined,
  rng: HasRng,
): { readonly seat: Seat; readonly choice: Choice } | undefined {
  if (!view || !hasGame(view) || view.isOver) return undefined
  for (const { seat, user } of view.record.seats) {
    const asked = user === null ? undefined : view.asked(seat).find((one) => one.seat === seat)
    if (asked) return { seat, choice: view.game.computer(view.viewFor(seat), asked, view.asides(seat), rng) }
  }
  return undefined
}
