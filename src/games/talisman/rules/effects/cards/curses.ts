import type { Play, Seat } from '../../../../../engine/index.ts'
import { discardCard } from '../../deeds/pile.ts'
import { say } from '../../../facts/index.ts'
import type { CardId, KindId } from '../../../data/ids.ts'
import { anyPower, type CardBehaviour } from '../powers.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { discardHeld, takeCard } from '../../deeds/things.ts'
import { isUnmoved } from '../../deeds/unmoved.ts'

/** Hag and Poltergeist: they join whoever meets them, wanted or not (TAL-R28, TAL-R111). */

export const CURSES = {
  hag: {
    noFollowers: true,
    *meet(game, seat, card) {
      if (isUnmoved(game, seat, card)) discardCard(game, card, 'minstrel-hag')
      else yield* attach(game, seat, card)
    },
    /** All other Followers leave; the one whom she leaves cold discards her unharmed. */
    *onTaken(game, seat, card) {
      if (isUnmoved(game, seat, card)) return discardHeld(game, seat, card, 'minstrel-hag')
      say(game, { kind: 'cursed', seat, card })
      const others = characterAt(game, seat).followers.filter((one) => one !== card)
      for (const other of others) discardHeld(game, seat, other, 'hag')
    },
  },
  poltergeist: {
    slows: true,
    meet: attach,
    *onTaken(game, seat, card) {
      say(game, { kind: 'cursed', seat, card })
    },
  },
} satisfies Partial<Record<KindId, CardBehaviour>>

/** A Toad takes no Curse (TAL-R73), and the Hag tolerates no Poltergeist: it stays where it is. */
function* attach(game: Talisman, seat: Seat, card: CardId): Play {
  if (characterAt(game, seat).toad || anyPower(game, seat, (power) => power.noFollowers)) return
  yield* takeCard(game, seat, card)
}
