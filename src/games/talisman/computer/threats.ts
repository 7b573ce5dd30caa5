import type { Seat } from '../../../engine/index.ts'
import type { AttackMatter, FightMatter } from '../view/matters.ts'
import { selfOf, strifeIn } from '../view/reading.ts'
import type { TalismanView } from '../view/view.ts'
import { foesOf } from './fights.ts'

/** The current attack, fight or loss, as it concerns a computer player. */

export interface Threat {
  readonly kind: 'attack' | 'fight' | 'loss'
  /** The seat whose moment it is. */
  readonly seat: Seat
  readonly fight: 'combat' | 'psychic'
  /** The Character on the other side, if there is one; otherwise the total of the creatures. */
  readonly against: Seat | null
  readonly might: number
  readonly prize: number
  /** Whether the Character attacked. */
  readonly starts: boolean
}

/** The innermost matter, windows apart. */
export function threatOf(view: TalismanView): Threat | null {
  const window = view.matters.at(-1)
  if (window?.matter === 'window' && window.window === 'w-loss') {
    return { ...NOTHING, kind: 'loss', seat: window.seat }
  }
  const matter = strifeIn(view)
  return matter ? fromMatter(view, matter) : null
}

const NOTHING = { fight: 'combat', against: null, might: 0, prize: 0, starts: false } as const

function fromMatter(view: TalismanView, matter: AttackMatter | FightMatter): Threat {
  const me = selfOf(view)
  const { might, prize } = foesOf(view, matter.foes, matter.space, me)
  if (matter.matter === 'attack') {
    const isPsychic = matter.fight === 'psychic'
    const isFight = matter.fight === 'combat' || isPsychic
    const fight = isPsychic ? 'psychic' : 'combat'
    return {
      ...NOTHING,
      kind: 'attack',
      seat: matter.seat,
      fight,
      against: matter.by,
      might: isFight ? might : 0,
      prize,
    }
  }
  const isFirst = matter.seat === view.viewer
  const against = isFirst ? matter.against : matter.seat
  return { ...NOTHING, kind: 'fight', seat: matter.seat, fight: matter.fight, against, might, prize, starts: isFirst }
}
