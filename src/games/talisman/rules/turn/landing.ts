import type { Play, Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { loseLife } from '../effects/lives.ts'
import { powersOf } from '../effects/powers.ts'
import { characterAt, groundOf, type Talisman } from '../../state/state.ts'
import { settle } from '../deeds/things.ts'
import { ownsAmulet } from '../../state/usable.ts'
import { openWindow } from '../effects/windows.ts'

/** Landing: the Hex, the Druid's Woods, and time for Spells (t-land). Visits start again from none (TAL-12.1b). */
export function* land(game: Talisman, seat: Seat): Play {
  game.step = 'land'
  game.turn.visited = []
  game.turn.followed = false
  game.turn.encountered = false
  yield* strikeByHex(game, seat)
  for (const { power } of powersOf(game, seat)) {
    if (power.onLanding) yield* power.onLanding(game, seat)
  }
  yield* settle(game) // TAL-2.8a
  yield* openWindow(game, { window: 'w-land', seat })
}

/** On landing, before anything else, once per landing (TAL-R86). */
function* strikeByHex(game: Talisman, seat: Seat): Play {
  const { space } = characterAt(game, seat)
  const { hex } = groundOf(game, space)
  if (!hex) return
  const harmless = ownsAmulet(game, seat)
  emitFact(game, { kind: 'hex-struck', seat, space, harmless })
  if (!harmless) yield* loseLife(game, seat, 'hex')
}
