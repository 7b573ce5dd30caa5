import { diceParts, rollDice, sumOf, type Part, type Sum } from '../../../../engine/index.ts'
import type { Talisman } from '../../state/state.ts'

/** Rolls so many dice and adds what there is to add. Whoever rolls says what came of it. */
export function roll(game: Talisman, dice: number, ...more: readonly Part[]): Sum {
  return sumOf(diceParts(rollDice(game, dice)), more)
}
