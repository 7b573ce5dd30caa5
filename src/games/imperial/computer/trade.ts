import type { Offer, Seat } from '../../../engine/index.ts'
import { armsOf, usableTypesOf } from '../data/components.ts'
import type { TileId } from '../data/ids.ts'
import { carried, selfOf } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { clueWorth } from './worth.ts'

/** A computer player at the market: clues nobody wants for others, and arms that serve the other better. */

/** What a clue may be worth of which nothing is known. */
export const UNSEEN_CLUE = 0.24

/** One thing each way, by the options that pick them. */
type Bargain = readonly [give: string, ask: string]

/** What it would suggest to somebody in its hex; `null` if nothing serves both. Once a turn is enough. */
export function bargainWith(view: ImperialView, partner: Seat): Bargain | null {
  const other = view.players[partner]?.character
  if (!other || view.turn.proposals > 0 || view.turn.traded) return null
  return armsFor(view, selfOf(view), other) ?? clueFor(view, other)
}

/** The clue it would rather be without, for one that the other would rather be without. */
function clueFor(view: ImperialView, other: CharacterView): Bargain | null {
  const [worst] = [...view.hand].sort((a, b) => clueWorth(view, a) - clueWorth(view, b))
  if (worst === undefined || other.clues === 0 || clueWorth(view, worst) > UNSEEN_CLUE - 0.1) return null
  return [`hide:${worst}`, 'ask-clues:1']
}

/** A weapon the other can use better, for one that it can use better itself. */
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

/** What a weapon tile adds to what somebody has: nothing if he may not use it or has better. */
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

/** Step by step towards its bargain; without one it lets the trade be. */
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
