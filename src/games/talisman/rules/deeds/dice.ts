import { diceParts, rollDice, sumOf, type Part, type Seat, type Sum } from '../../../../engine/index.ts'
import { say } from '../../facts/index.ts'
import type { Talisman } from '../../state/state.ts'

/** Rolls so many dice for a seat and says so; `why` names the table, card or space. */
export function roll(game: Talisman, seat: Seat, dice: number, why: string, ...more: readonly Part[]): Sum {
  const rolled = sumOf(diceParts(rollDice(game, dice)), more)
  say(game, { kind: 'rolled', seat, roll: rolled, why })
  return rolled
}
