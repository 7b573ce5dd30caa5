import type { GameAside } from '../../deeds/asking.ts'
import type { Seat } from '../../../../../engine/index.ts'
import { payGold } from '../../deeds/counters.ts'
import { kindIdOf, kindOf } from '../../../data/components.ts'
import { sell } from '../../deeds/selling.ts'
import { emitFact } from '../../../facts/index.ts'
import type { KindId } from '../../../data/ids.ts'
import type { Fight } from '../../../state/moments.ts'
import { deficitIn } from '../../../state/numbers.ts'
import { traitsOf } from '../../../data/traits.ts'
import type { CardBehaviour, WindowAction } from '../contracts.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { settleOne } from '../../deeds/things.ts'

/** Followers with more than bonuses to Strength or Craft. */

export const FOLLOWERS = {
  alchemist: { asides: alchemistAsides },
  mercenary: { inCombat: hire },
} satisfies Partial<Record<KindId, CardBehaviour>>

/** In the owner's own Turn, at any free moment: Objects for 1 Gold each. */
function alchemistAsides(game: Talisman, seat: Seat, from: string): GameAside[] {
  if (seat !== game.active) return []
  return characterAt(game, seat).objects.map((card) => ({
    key: `card:${card}`,
    args: { card },
    verb: 'alchemist.turn',
    open: true,
    *run() {
      sell(game, seat, card, 1, from)
      yield* settleOne(game, seat) // a card that lent Craft may be gone
    },
  }))
}

/** Once in any player's Turn: 1 Gold for Strength in Combat until it ends. */
function hire(game: Talisman, seat: Seat, fight: Fight, from: string): WindowAction[] {
  const price = kindOf(from).cost ?? 0
  const strength = traitsOf(from).hiredStrength ?? 0
  const mark = `${seat}:${kindIdOf(from)}`
  const isHired = game.turn.used.includes(mark)
  if (fight.kind !== 'combat' || isHired || characterAt(game, seat).gold < price) return [] // TAL-17.2a
  const deficit = deficitIn(game, seat, fight)
  return [
    {
      key: `hire:${from}`,
      args: { card: from, gold: price },
      byDefault: deficit >= 1 && deficit <= 5,
      *run() {
        game.turn.used.push(mark)
        payGold(game, seat, price, from)
        game.turn.boosts.push({ seat, stat: 'strength', part: { value: strength, from }, combatOnly: true })
        emitFact(game, { kind: 'boosted', seat, strength, by: from })
      },
    },
  ]
}
