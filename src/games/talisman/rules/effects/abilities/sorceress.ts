import type { Play, Seat } from '../../../../../engine/index.ts'
import { isEnemy } from '../../../data/components.ts'
import type { CardId } from '../../../data/ids.ts'
import { traitsOfAbility, traitsOfCard } from '../../../data/traits.ts'
import { byFollowerValue } from '../../../data/worth.ts'
import { say } from '../../../facts/index.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { ask } from '../../deeds/asking.ts'
import { roll } from '../../deeds/dice.ts'
import { cardOptions } from '../../deeds/options.ts'
import { maybeRealign } from '../../deeds/realign.ts'
import { giveCard } from '../../deeds/things.ts'
import type { PowersOf } from '../contracts.ts'
import { lootOf, takeLoot } from './loot.ts'

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
      return [{ key: 'sorceress-lure', replacesAttack: false, byDefault: true, run: () => lure(game, seat, victim) }]
    },
  },
} satisfies PowersOf<'sorceress'>

/** What she must roll depends on the victim's Alignment of the moment. */
function* beguile(game: Talisman, seat: Seat, victim: Seat): Play {
  yield* maybeRealign(game, victim, 'sorceress-beguile')
  if (!maybeCharacter(game, victim)) return
  const needs = traitsOfAbility('sorceress-beguile').beguiles?.[characterAt(game, victim).alignment] ?? Infinity
  const rolled = roll(game, 1)
  const works = rolled.total >= needs
  say(game, { kind: 'beguiled', seat, victim, roll: rolled, needs, works })
  if (works && lootOf(game, seat, victim).length > 0) yield* takeLoot(game, seat, victim)
}

/** Not those who are deaf to her, nor Charmed and Raised followers (d-loot-follower). */
function lurable(game: Talisman, seat: Seat, victim: Seat): CardId[] {
  if (anyTrait(game, seat, ({ noFollowers }) => noFollowers)) return []
  const { followers } = characterAt(game, victim)
  return byFollowerValue(followers.filter((card) => !isEnemy(card) && !traitsOfCard(card).deaf))
}

function* lure(game: Talisman, seat: Seat, victim: Seat): Play {
  const offers = () => cardOptions(lurable(game, seat, victim))
  const card = yield* ask(game, seat, 'loot.follower', offers, { about: { victim } })
  yield* giveCard(game, victim, seat, card)
}
