import { option, type Seat } from '../../../../../engine/index.ts'
import { setAlignment } from '../../deeds/alignment.ts'
import { ask, isDieOpen, type GameAside } from '../../deeds/asking.ts'
import { spaceOf } from '../../../data/components.ts'
import { drawSpells } from '../../deeds/spells-held.ts'
import { spellLimitOf } from '../../../state/numbers.ts'
import type { PowersOf } from '../contracts.ts'
import { alignmentOptions, mayRealign } from '../../deeds/realign.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { settleOne } from '../../deeds/things.ts'

/** The Druid changes Alignment and knows the woods. */

export const DRUID = {
  'druid-shift': { asidesAnyTime: shiftAsides },
  'druid-woods': {
    *onLanding(game, seat) {
      const { space, spells } = characterAt(game, seat)
      if (spaceOf(space).terrain !== 'woods' || spells.length >= spellLimitOf(game, seat)) return
      const answer = yield* ask(game, seat, 'druid.woods', () => [option('draw'), option('leave')])
      if (answer === 'draw') drawSpells(game, seat, 'full', 'druid-woods')
    },
  },
} satisfies PowersOf<'druid'>

/** At any moment when no die lies open, even in the middle of a fight. */
function shiftAsides(game: Talisman, seat: Seat): GameAside[] {
  if (isDieOpen(game) || !mayRealign(game, seat)) return []
  return alignmentOptions(game, seat).map(({ key, value }) => ({
    key,
    verb: 'druid.shift',
    open: true,
    *run() {
      setAlignment(game, seat, value, 'druid-shift')
      yield* settleOne(game, seat) // the Wand may be lost (TAL-7.3, TAL-2.8)
    },
  }))
}
