import { option } from '../../../../../engine/index.ts'
import { FULL_HEALTH } from '../../../data/components.ts'
import { traitsOf } from '../../../data/traits.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt } from '../../../state/state.ts'
import { ask } from '../../deeds/asking.ts'
import { heal } from '../../deeds/counters.ts'
import type { PowersOf } from '../contracts.ts'

/** The Troll regenerates instead of moving. */

export const TROLL = {
  'troll-regenerate': {
    *afterMoveRoll(game, seat, die) {
      const { lives } = characterAt(game, seat)
      if (die !== traitsOf('troll-regenerate').regeneratesOn || lives >= FULL_HEALTH) return 'moves'
      const answer = yield* ask(game, seat, 'troll.regenerate', () => [option('move'), option('regenerate')], {
        default: lives <= 2 ? 'regenerate' : 'move',
      })
      if (answer === 'move') return 'moves'
      emitFact(game, { kind: 'regenerated', seat })
      heal(game, seat, 1, 'troll-regenerate')
      return 'stays' // TAL-13.1: no Encounter this Turn
    },
  },
} satisfies PowersOf<'troll'>
