import type { Play, Seat } from '../../../../../engine/index.ts'
import type { CardId, KindId } from '../../../data/ids.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { discardCard } from '../../deeds/pile.ts'
import { takeCard } from '../../deeds/things.ts'
import { unmovedBy } from '../../deeds/unmoved.ts'
import type { CardBehaviour } from '../contracts.ts'

/** Hag and Poltergeist join any Character who meets them, willing or not (TAL-R28, TAL-R111). */

export const CURSES = {
  hag: { meet: attach },
  poltergeist: { meet: attach },
} satisfies Partial<Record<KindId, CardBehaviour>>

/** A Toad takes no Curse (TAL-R73), and the Hag tolerates no Poltergeist, so it stays where it is. */
function* attach(game: Talisman, seat: Seat, card: CardId): Play {
  const shield = unmovedBy(game, seat, card)
  if (shield !== null) return discardCard(game, card, shield)
  if (characterAt(game, seat).toad || anyTrait(game, seat, ({ noFollowers }) => noFollowers)) return
  yield* takeCard(game, seat, card)
}
