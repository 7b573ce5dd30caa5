import { memoise, onceFor, type Offer, type Seat } from '../../../engine/index.ts'
import { armsOf, usableTypesOf } from '../data/components.ts'
import type { TileId } from '../data/ids.ts'
import { carried, selfOf } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { clueWorth } from './worth.ts'

/** A computer player at the market: it swaps clues neither side wants, and arms the other can use better. */

/** The worth assumed for an unseen clue. */
export const UNSEEN_CLUE_WORTH = 0.24

/** One thing from each side, by the options that pick them. */
type Bargain = readonly [give: string, ask: string]

/** The bargain to suggest to a character in the same hex; `null` if none serves both. Once a turn is enough. */
export function bargainWith(view: ImperialView, partner: Seat): Bargain | null {
  const other = view.players[partner]?.character
  if (!other || view.turn.proposals > 0 || view.turn.traded) return null
  return memoise(bargainsFor(view), partner, () => ({ is: bargainOf(view, other) })).is
}

const bargainsFor = onceFor((_view: ImperialView) => new Map<Seat, { readonly is: Bargain | null }>())

function bargainOf(view: ImperialView, other: CharacterView): Bargain | null {
  return armsFor(view, selfOf(view), other) ?? clueFor(view, other)
}

/** A clue the computer does not want, for one the other does not want. */
function clueFor(view: ImperialView, other: CharacterView): Bargain | null {
  const [worst] = [...view.hand].sort((a, b) => clueWorth(view, a) - clueWorth(view, b))
  if (worst === undefined || other.clues === 0 || clueWorth(view, worst) > UNSEEN_CLUE_WORTH - 0.1) return null
  return [`hide:${worst}`, 'ask-clues:1']
}

/** A weapon the other can use better, for one the computer can use better. */
function armsFor(view: ImperialView, me: CharacterView, other: CharacterView): Bargain | null {
  const deals = me.weapons.flatMap((give) =>
    other.weapons.map((ask) => ({
      give,
      ask,
      mine: gearWorth(view, me, ask) - gearWorth(view, me, give),
      theirs: gearWorth(view, other, give) - gearWorth(view, other, ask),
    })),
  )
  const [best] = deals.filter(({ mine, theirs }) => mine > 0.1 && theirs > 0.1).sort((a, b) => b.mine - a.mine)
  return best ? [`give:${best.give}`, `ask:${best.ask}`] : null
}

/** What a weapon tile adds to a character's arms: nothing if they may not use it or have a better one. */
export function gearWorth({ options }: ImperialView, { id, weapons, treasures }: CharacterView, tile: TileId): number {
  const usable = (one: TileId) => {
    const arms = armsOf(one)
    return arms && usableTypesOf(id, options).includes(arms.type) ? arms : null
  }
  const arms = usable(tile)
  if (!arms) return 0.04
  const strength = (one: TileId) => {
    const like = usable(one)
    return one !== tile && like?.category === arms.category ? (like.attack ?? like.shooting ?? 0) + like.defence : 0
  }
  const best = Math.max(0, ...[...weapons, ...treasures].map(strength))
  return 0.06 + 0.1 * Math.max(0, (arms.attack ?? arms.shooting ?? 0) + arms.defence - best)
}

/** Builds the bargain step by step; without one it cancels the trade. */
export function buildValue(view: ImperialView, offer: Offer, offers: readonly Offer[]): number {
  const partner = view.trading.find((seat) => seat !== view.viewer)
  const bargain = partner === undefined || view.viewer !== view.active ? null : bargainWith(view, partner)
  const isChosen = (key: string) => offers.some((one) => one.key === key && carried(one, 'trade.build').chosen)
  const [give = '', ask = ''] = bargain ?? []
  const wanted = ask.replace('ask', 'for')
  const end = offers.some(({ key }) => key === wanted) ? wanted : 'offer'
  const next = bargain === null ? 'cancel' : isChosen(give) ? end : give
  return offer.key === next ? 1 : 0
}
