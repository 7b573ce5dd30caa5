import type { Play, Seat } from '../../../../../engine/index.ts'
import { isEnemy } from '../../../data/components.ts'
import type { CardId } from '../../../data/ids.ts'
import { traitsOf } from '../../../data/traits.ts'
import { byFollowerValue } from '../../../data/worth.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { rollOwn } from '../../deeds/dice.ts'
import { maybeRealign } from '../../deeds/realign.ts'
import type { PowersOf } from '../contracts.ts'
import { lootOf, takeLoot, takeFollower } from './loot.ts'

/** The Sorceress is hard to refuse. */

export const SORCERESS = {
  'sorceress-beguile': {
    onCharacter(game, seat, victim) {
      if (lootOf(game, seat, victim).length === 0) return []
      return [{ key: 'sorceress-beguile', replacesAttack: true, run: () => beguile(game, seat, victim) }]
    },
  },
  'sorceress-lure': {
    onCharacter(game, seat, victim) {
      if (lurable(game, seat, victim).length === 0) return []
      const run = () => takeFollower(game, seat, victim, () => lurable(game, seat, victim))
      return [{ key: 'sorceress-lure', replacesAttack: false, byDefault: true, run }]
    },
  },
} satisfies PowersOf<'sorceress'>

/** The roll needed depends on the victim's current Alignment. */
function* beguile(game: Talisman, seat: Seat, victim: Seat): Play {
  yield* maybeRealign(game, victim, 'sorceress-beguile')
  if (!maybeCharacter(game, victim)) return
  const needs = traitsOf('sorceress-beguile').beguiles?.[characterAt(game, victim).alignment] ?? Infinity
  const fails = (total: number) => total < needs
  const rolled = yield* rollOwn(game, seat, 1, { of: 'beguiling', by: null, fails })
  const works = !fails(rolled.total)
  emitFact(game, { kind: 'beguiled', seat, victim, roll: rolled, needs, works })
  if (works) yield* takeLoot(game, seat, victim, () => lootOf(game, seat, victim))
}

/** Not Followers deaf to the Sorceress, nor Charmed and Raised followers (d-loot-follower). */
function lurable(game: Talisman, seat: Seat, victim: Seat): CardId[] {
  if (anyTrait(game, seat, ({ noFollowers }) => noFollowers)) return []
  const { followers } = characterAt(game, victim)
  return byFollowerValue(followers.filter((card) => !isEnemy(card) && !traitsOf(card).deaf))
}
