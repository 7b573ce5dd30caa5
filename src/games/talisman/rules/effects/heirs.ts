import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'
import { byFollowerValue, byValue } from '../../data/worth.ts'
import { isObject } from '../../data/components.ts'
import { characterAt, groundOf, maybeCharacter, type Talisman } from '../../state/state.ts'
import { ask } from '../deeds/asking.ts'
import { mayTake, roomFor, takeCard, takeGold } from '../deeds/things.ts'

/** The belongings of the dead, where their killer may take them (TAL-OPT.16). */

export interface Belongings {
  readonly cards: readonly CardId[]
  gold: number
}

/** Everything that will lie on the seat's space if the Character dies. */
export function belongingsOf(game: Talisman, seat: Seat): Belongings {
  const character = maybeCharacter(game, seat)
  if (!character) return { cards: [], gold: 0 }
  const { objects, followers, gold } = character
  return { cards: [...byFollowerValue(followers), ...byValue(objects)], gold }
}

type Inherited = CardId | 'gold' | null

/**
 * The heir takes one thing after another, as far as they may and can carry; the rest stays there. Default: Gold first,
 * then the most valuable.
 */
export function* inherit(game: Talisman, seat: Seat, victim: Seat, left: Belongings): Play {
  for (;;) {
    if (inheritable(game, seat, left).length === 0) return
    const offers = (): Option<Inherited>[] => [...inheritable(game, seat, left), option<Inherited>('done', {}, null)]
    const what = yield* ask(game, seat, 'loot.dead', offers, { about: { victim } })
    if (what === null) return
    if (what === 'gold') {
      takeGold(game, seat, left.gold)
      left.gold = 0
    } else yield* takeCard(game, seat, what)
  }
}

function inheritable(game: Talisman, seat: Seat, { cards, gold }: Belongings): Option<Inherited>[] {
  const { space, toad } = characterAt(game, seat)
  const lying = groundOf(game, space)
  const own = cards.filter((card) => lying.cards.includes(card) && mayTake(game, seat, card))
  const room = roomFor(game, seat)
  const fit = own.filter((card) => !isObject(card) || room > 0)
  return [
    ...(gold > 0 && !toad ? [option<Inherited>('gold', { args: { gold } }, 'gold')] : []),
    ...fit.map((card) => option<Inherited>(`card:${card}`, { args: { card } }, card)),
  ]
}
