import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { discardCard } from '../deeds/pile.ts'
import { ask } from '../deeds/asking.ts'
import { AWAY, kindIdOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import { spellLimitOf } from '../../state/numbers.ts'
import { carryOut, spacesToGo } from './operations.ts'
import { characterAt, type Talisman } from '../../state/state.ts'

/** A wish: Spell, Gold, Strength, Craft, Life, or a journey within the Region. The card that grants it is discarded. */

/** Default: the first in the preference order that has an effect (d-wish). */
export function* grantWish(game: Talisman, seat: Seat, card: CardId): Play {
  const by = kindIdOf(card)
  const wish = yield* ask(game, seat, 'wish.choose', () => wishOptions(game, seat), { about: { card } })
  emitFact(game, { kind: 'wished', seat, card, wish })
  discardCard(game, card, by) // before the Character is moved
  yield* carryOut(game, seat, [{ op: wish, n: 1, region: 'same' }], by)
}

function wishOptions(game: Talisman, seat: Seat): Option<string>[] {
  return AWAY.wishOrder.filter((wish) => isGrantable(game, seat, wish)).map((wish) => option(wish))
}

/** A Toad may receive only a Life or the journey (TAL-R73). */
function isGrantable(game: Talisman, seat: Seat, wish: string): boolean {
  const { toad, spells } = characterAt(game, seat)
  if (wish === 'teleport-choice') return spacesToGo(game, seat).length > 0
  if (wish === 'gain-spell' && spells.length >= spellLimitOf(game, seat)) return false
  return !toad || wish === 'gain-life'
}
