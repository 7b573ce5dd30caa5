import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { pileLeft } from './pile.ts'
import { ask } from './asking.ts'
import { payGold } from './counters.ts'
import { kindOf, shopOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { KindId, ShopId } from '../../data/ids.ts'
import { anyTrait } from '../../state/traits.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { gainFromPile, mayPossess, mayUseRafts } from './things.ts'

/** Blacksmith, Market and Market Day: Purchase cards for Gold, any number at a visit (section 20). */

interface Purchase {
  readonly item: KindId
  /** 0 if taken for nothing (thief-shoplift). */
  readonly price: number
}

/** The seat buys until it has enough. Default: nothing. */
export function* visitShop(game: Talisman, seat: Seat, shop: ShopId): Play {
  let mayLift = true
  for (;;) {
    const offers = (): Option<Purchase | null>[] => [
      option('done', {}, null),
      ...(mayLift ? giftsFor(game, seat, shop) : []),
      ...waresFor(game, seat, shop),
    ]
    const purchase = yield* ask(game, seat, 'shop.buy', offers, { about: { shop } })
    if (!purchase || !maybeCharacter(game, seat)) return
    const { item, price } = purchase
    if (price === 0) mayLift = false
    payGold(game, seat, price, shop)
    emitFact(game, { kind: 'bought', seat, item, shop, price })
    yield* gainFromPile(game, seat, item, shop)
  }
}

/** Whether the seat can do anything in the shop. */
export function hasBusiness(game: Talisman, seat: Seat, shop: ShopId): boolean {
  return giftsFor(game, seat, shop).length + waresFor(game, seat, shop).length > 0
}

/** `buy:sword`: cards that are left and that the seat may have and can pay for. */
function waresFor(game: Talisman, seat: Seat, shop: ShopId): Option<Purchase>[] {
  const { gold } = characterAt(game, seat)
  return onSale(game, seat, shop)
    .filter(({ price }) => price <= gold)
    .map((one) => option(`buy:${one.item}`, { args: { ...one } }, one))
}

/** `lift:sword`: once a visit one card for nothing, for Characters who shoplift. */
function giftsFor(game: Talisman, seat: Seat, shop: ShopId): Option<Purchase>[] {
  if (!anyTrait(game, seat, ({ shoplifts }) => shoplifts)) return []
  return onSale(game, seat, shop).map(({ item }) =>
    option(`lift:${item}`, { args: { item, price: 0 } }, { item, price: 0 }),
  )
}

/** A Toad neither buys nor takes (TAL-R73). */
function onSale(game: Talisman, seat: Seat, shop: ShopId): Purchase[] {
  if (characterAt(game, seat).toad) return []
  const prices = Object.entries(shopOf(shop).prices) as [KindId, number][]
  return prices.filter(([item]) => mayHave(game, seat, item)).map(([item, price]) => ({ item, price }))
}

/**
 * A card is left (TAL-20.2), and the seat may have it. A Raft only where there is a river, and one at a time (TAL-R25).
 */
function mayHave(game: Talisman, seat: Seat, item: KindId): boolean {
  const [card] = game.piles[item] ?? []
  if (card === undefined || pileLeft(game, item) === 0) return false
  if (kindOf(card).possession === false) return characterAt(game, seat).raft === null && mayUseRafts(game, seat)
  return mayPossess(game, seat, card)
}
