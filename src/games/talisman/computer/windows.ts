import type { Offer } from '../../../engine/index.ts'
import { kindOf } from '../data/components.ts'
import type { CardId } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { maybeSelf, argsOf, cardIn, keyParts } from '../view/reading.ts'
import type { TalismanView } from '../view/view.ts'
import { fightWorth, foesOf } from './fights.ts'
import { castWorth, standWorth, strongerWorth } from './spells.ts'
import { threatOf } from './threats.ts'

/** A computer player in windows: it passes unless an action is worth more. */

export function windowWorth(view: TalismanView, offer: Offer): number {
  const me = maybeSelf(view)
  if (!me || offer.key === 'pass') return passWorth(view)
  const threat = threatOf(view)
  const { foe, gold = 1 } = argsOf(offer)
  const card = cardIn(offer)
  const [what = '', id = ''] = keyParts(offer)
  const pass = passWorth(view)
  switch (what) {
    case 'cast':
      return pass + castWorth(view, me, offer)
    case 'evade':
      return id === '' || id === 'all' ? 0 : pass > 0 ? -0.1 : 0.001
    case 'bribe':
      return 0 - 0.3 * gold
    case 'charm':
    case 'use':
      return 3
    case 'fight':
      return foe === undefined ? -1 : calmWorth(view, foe)
    case 'spend':
    case 'hire':
      return pass + (threat && card ? strongerWorth(view, me, threat, lentBy(card)) : 0) - 0.25
    case 'aim':
      return offer.key === 'aim:done' ? pass + 1 : pass - 1
    case 'drink':
      return pass + (threat && card ? strongerWorth(view, me, threat, lentBy(card)) : 0) - 0.4
    default:
      return pass - 1
  }
}

/** The Strength a card lends for a single fight or Turn. */
function lentBy(card: CardId): number {
  const { hiredStrength, potency } = traitsOf(card)
  return hiredStrength ?? potency ?? kindOf(card).strength ?? 0
}

/** The worth of passing. */
function passWorth(view: TalismanView): number {
  const me = maybeSelf(view)
  const threat = threatOf(view)
  if (!me || threat?.kind !== 'attack' || threat.seat !== view.viewer) return 0
  return standWorth(view, me, threat, 0)
}

/** The worth of fighting an Animal that would leave the Character alone. */
function calmWorth(view: TalismanView, foe: string): number {
  const me = maybeSelf(view)
  if (!me) return -1
  const foes = foesOf(view, [foe], me.space, me)
  return fightWorth(view, me, foes) - 0.1
}
