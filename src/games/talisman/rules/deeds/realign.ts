import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { setAlignment } from './alignment.ts'
import { ask, onTheWay } from './asking.ts'
import { ALIGNMENTS, type Alignment } from '../../data/ids.ts'
import { anyTrait } from '../../state/traits.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'

/** Changing Alignment at will, for Characters that can (druid-shift). */

/** Whether a seat may set its Alignment now: once in any Turn, its own or another player's (TAL-7.2). */
export function mayRealign(game: Talisman, seat: Seat): boolean {
  return !game.turn.realigned.includes(seat) && anyTrait(game, seat, ({ realigns }) => realigns)
}

/** Whether a seat has that Alignment or can change to it at will. */
export function canBe(game: Talisman, seat: Seat, alignment: Alignment): boolean {
  return characterAt(game, seat).alignment === alignment || mayRealign(game, seat)
}

/** Gives the seat the Alignment that `canBe` allowed. */
export function become(game: Talisman, seat: Seat, alignment: Alignment): void {
  if (characterAt(game, seat).alignment !== alignment) setAlignment(game, seat, alignment, 'druid-shift')
}

/**
 * Asked after an instruction that depends on Alignment is revealed, and before it is applied (d-alignment). Default:
 * keep.
 */
export function* maybeRealign(game: Talisman, seat: Seat, by: string): Play {
  if (!maybeCharacter(game, seat) || !mayRealign(game, seat)) return
  const offers = (): Option<Alignment | null>[] => [
    option('keep', {}, null),
    ...(mayRealign(game, seat) ? alignmentOptions(game, seat) : []),
  ]
  const to = yield* onTheWay(game, seat, () => ask(game, seat, 'druid.align', offers, { about: { by } }), null)
  if (to !== null) setAlignment(game, seat, to, 'druid-shift')
}

/** Every Alignment except the current one. */
export function alignmentOptions(game: Talisman, seat: Seat): Option<Alignment>[] {
  const { alignment } = characterAt(game, seat)
  return ALIGNMENTS.filter((one) => one !== alignment).map((one) => option(one))
}
