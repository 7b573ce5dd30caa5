import type { Seat } from '../../../../../engine/index.ts'
import { kindOf } from '../../../data/components.ts'
import type { CardId } from '../../../data/ids.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { mayPossess } from '../../deeds/things.ts'
import type { PowersOf } from '../contracts.ts'
import { lootOf, takeLoot } from './loot.ts'

/** The Thief takes anything, Mules included. */

export const THIEF = {
  'thief-steal': {
    onCharacter(game, seat, victim) {
      const loot = () => lootOf(game, seat, victim, mulesOf(game, seat, victim))
      if (loot().length === 0) return []
      return [{ key: 'thief-steal', replacesAttack: true, run: () => takeLoot(game, seat, victim, loot) }]
    },
  },
} satisfies PowersOf<'thief'>

/** TAL-R23 */
function mulesOf(game: Talisman, seat: Seat, victim: Seat): CardId[] {
  const { followers } = characterAt(game, victim)
  return followers.filter((card) => kindOf(card).itemClass === 'mule' && mayPossess(game, seat, card))
}
