import type { Offer } from '../../../engine/index.ts'
import { kindOf } from '../data/components.ts'
import { fightWorth, foesOf } from './fights.ts'
import { maybeSelf } from './self.ts'
import { castWorth, standWorth, strongerWorth } from './spells.ts'
import { threatOf } from './threats.ts'
import type { TalismanView } from '../view/view.ts'

/** What a computer player does in windows: passes, unless something is better. */

export function windowWorth(view: TalismanView, offer: Offer): number {
  const me = maybeSelf(view)
  if (!me || offer.key === 'pass') return passWorth(view)
  const threat = threatOf(view)
  const args = (offer.args ?? {}) as { card?: string; foe?: string; gold?: number }
  const [what = '', id = ''] = offer.key.split(':')
  const pass = passWorth(view)
  switch (what) {
    case 'cast':
      return pass + castWorth(view, me, offer)
    case 'evade':
      return id === '' || id === 'all' ? 0 : pass > 0 ? -0.1 : 0.001
    case 'bribe':
      return 0 - 0.3 * (args.gold ?? 1)
    case 'charm':
    case 'use':
      return 3
    case 'fight':
      return args.foe === undefined ? -1 : calmWorth(view, args.foe)
    case 'spend':
      return pass + (threat ? strongerWorth(view, me, threat, kindOf(args.card ?? id).strength ?? 0) : 0) - 0.25
    case 'hire':
      return pass + (threat ? strongerWorth(view, me, threat, 3) : 0) - 0.25
    case 'drink':
      return pass + (threat ? strongerWorth(view, me, threat, 2) : 0) - 0.4
    default:
      return pass - 1
  }
}

/** Letting it come. */
function passWorth(view: TalismanView): number {
  const me = maybeSelf(view)
  const threat = threatOf(view)
  if (!me || threat?.kind !== 'attack' || threat.seat !== view.viewer) return 0
  return standWorth(view, me, threat, 0)
}

/** An Animal that would let him be: is it worth having? */
function calmWorth(view: TalismanView, foe: string): number {
  const me = maybeSelf(view)
  if (!me) return -1
  const { kind, might, prize } = foesOf(view, [foe], me.space, me)
  return fightWorth(me, kind, might, prize) - 0.1
}
