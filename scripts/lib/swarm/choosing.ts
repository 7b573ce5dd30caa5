import type { Choice, HasRng, Seat } from '../../../src/engine/index.ts'
import { hasGame, type Sighted } from '../../../src/tables/index.ts'

/**
 * The answer of one of the people with a question, as the computer player would give it; `undefined` if no person has
 * one.
 */
export function choiceAt(
  sight: Sighted | undefined,
  rng: HasRng,
): { readonly seat: Seat; readonly choice: Choice } | undefined {
  if (!sight || !hasGame(sight) || sight.isOver) return undefined
  for (const { seat, user } of sight.record.seats) {
    const asked = user === null ? undefined : sight.asked(seat).find((one) => one.seat === seat)
    if (asked) return { seat, choice: sight.game.computer(sight.view(seat), asked, sight.asides(seat), rng) }
  }
  return undefined
}
