import type { Seat } from '../../../../../engine/index.ts'
import { type Op, FULL_HEALTH } from '../../../data/components.ts'
import type { SpaceId } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { maybeRealign } from '../../deeds/realign.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { carryOut } from '../../effects/operations.ts'
import { rollOnTable } from '../../effects/tables.ts'
import { mayRoll } from './rolls.ts'
import { healingOptions, serviceOption, visitOne } from './services.ts'

/** Chapel, Graveyard and Temple. */

export const HOLY = {
  /** Good: free healing, or a prayer. Neutral: healing for Gold. Evil: lose a Life. */
  chapel: {
    *follow(game, seat) {
      yield* maybeRealign(game, seat, 'chapel')
      const { alignment } = characterAt(game, seat)
      if (alignment === 'evil') return yield* carryOut(game, seat, UNWELCOME, 'chapel')
      if (alignment === 'neutral') yield* visitOne(game, seat, () => healingOptions(game, seat, 'chapel-heal-paid', 1))
      else yield* visitOne(game, seat, () => forTheGood(game, seat), prayerDefault(game, seat))
    },
  },
  /** Good: lose a Life. Evil: may invoke the spirits. */
  graveyard: {
    *follow(game, seat) {
      yield* maybeRealign(game, seat, 'graveyard')
      const { alignment } = characterAt(game, seat)
      if (alignment === 'good') return yield* carryOut(game, seat, UNWELCOME, 'graveyard')
      if (alignment === 'neutral') return emitFact(game, { kind: 'nothing-happens', seat, by: 'graveyard' })
      if (yield* mayRoll(game, seat, true)) yield* rollOnTable(game, seat, 'graveyard-invoke')
    },
  },
  temple: {
    *follow(game, seat) {
      if (yield* mayRoll(game, seat, false)) yield* rollOnTable(game, seat, 'temple')
    },
  },
} satisfies Partial<Record<SpaceId, SpaceBehaviour>>

/** The Cross prevents it. */
const UNWELCOME: readonly Op[] = [{ op: 'lose-life', n: 1, unlessItem: ['cross'] }]

function forTheGood(game: Talisman, seat: Seat) {
  return [
    ...healingOptions(game, seat, 'chapel-heal-free', 0),
    serviceOption(game, seat, 'pray', 'chapel-pray', () => rollOnTable(game, seat, 'chapel-pray')),
  ]
}

/** An absent player prays if they need no healing (d-optional-roll). */
function prayerDefault(game: Talisman, seat: Seat): string {
  return characterAt(game, seat).lives >= FULL_HEALTH ? 'pray' : 'none'
}
