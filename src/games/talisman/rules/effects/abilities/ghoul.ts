import { option, type Play, type Seat } from '../../../../../engine/index.ts'
import { isEnemy, kindOf } from '../../../data/components.ts'
import type { CardId } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { ask, onTheWay } from '../../deeds/asking.ts'
import { gainLives } from '../../deeds/counters.ts'
import { takeUp } from '../../deeds/in-hand.ts'
import { discardHeld } from '../../deeds/things.ts'
import type { PowersOf } from '../contracts.ts'

/** The Ghoul feeds on the beaten and raises the dead. */

export const GHOUL = {
  'ghoul-feed': {
    *afterTakingLife(game, seat, fight) {
      if (fight.kind === 'psychic') gainLives(game, seat, 1, 'ghoul-feed')
    },
  },
  'ghoul-raise': {
    *afterKill(game, seat, cards) {
      const trophies: CardId[] = []
      for (const card of cards) if (!(yield* maybeRaise(game, seat, card))) trophies.push(card)
      return trophies
    },
    inCombat(game, seat, fight) {
      if (fight.kind !== 'combat') return [] // TAL-17.2a
      return raisedBy(game, seat).map((card) => ({
        key: `spend:${card}`,
        args: { card },
        *run() {
          const strength = kindOf(card).strength ?? 0
          fight.bonuses.push({ seat, part: { value: strength, from: card } })
          emitFact(game, { kind: 'raised-spent', seat, card, strength })
          discardHeld(game, seat, card, 'ghoul-raise')
        },
      }))
    },
  },
} satisfies PowersOf<'ghoul'>

/** Raised followers are Enemy cards among the Followers (TAL-R29). */
function raisedBy(game: Talisman, seat: Seat): CardId[] {
  return characterAt(game, seat).followers.filter(isEnemy)
}

/** A creature with a Strength may rise as a Follower, unless the Hag keeps all others away. Default: a trophy. */
function* maybeRaise(game: Talisman, seat: Seat, card: CardId): Play<boolean> {
  const canRise = (kindOf(card).strength ?? null) !== null && !anyTrait(game, seat, ({ noFollowers }) => noFollowers)
  if (!canRise) return false
  const offers = () => [option('keep'), option('raise')]
  const about = { card }
  const answer = yield* onTheWay(game, seat, () => ask(game, seat, 'ghoul.raise', offers, { about }), 'keep')
  if (answer === 'keep') return false
  characterAt(game, seat).followers.push(takeUp(game, card))
  emitFact(game, { kind: 'raised', seat, card })
  return true
}
