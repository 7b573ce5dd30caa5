import type { Seat } from '../../../../engine/index.ts'
import { discardCard } from '../deeds/pile.ts'
import { emitFact } from '../../facts/index.ts'
import type { Attack, Foe } from '../../state/moments.ts'
import type { WindowAction } from './contracts.ts'
import { questDeed } from '../deeds/quests.ts'
import type { Talisman } from '../../state/state.ts'

/**
 * Spirits destroyed on sight, by the Priest or the Cross: no Psychic Combat, no trophy. The others of a group fight on
 * (TAL-R67). Default: destroy.
 */

export function destroysSpirits(game: Talisman, seat: Seat, attack: Attack, from: string): WindowAction[] {
  if (attack.seat !== seat) return []
  const spirits = attack.foes.filter(({ subtype }) => subtype === 'spirit')
  return spirits.map((foe) => ({
    key: `use:${from}:${foe.id}`,
    args: { foe: foe.id, by: from },
    byDefault: true,
    run: () => destroy(game, seat, attack, foe, from),
  }))
}

/** An Enemy card destroyed in this way counts for a Quest. The Spirit of the Crags has no card and does not. */
function* destroy(game: Talisman, seat: Seat, attack: Attack, foe: Foe, by: string) {
  attack.foes.splice(attack.foes.indexOf(foe), 1)
  emitFact(game, { kind: 'spirit-destroyed', seat, foe: foe.id, by })
  if (foe.card === null) return
  discardCard(game, foe.card, by)
  yield* questDeed(game, seat, 'killed-enemy')
}
