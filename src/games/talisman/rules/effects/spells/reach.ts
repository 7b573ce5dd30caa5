import type { Seat } from '../../../../../engine/index.ts'
import type { CardId } from '../../../data/ids.ts'
import type { SpellTarget } from '../contracts.ts'
import { seatsInPlay, type Talisman } from '../../../state/state.ts'
import { ownsAmulet } from '../../../state/usable.ts'

/** Which Characters Spells reach, and targets in their short form. */

/** Characters in play, anywhere (TAL-9.7), except those under an Amulet (TAL-R83). */
export function withinReach(game: Talisman): Seat[] {
  return seatsInPlay(game).filter((seat) => !ownsAmulet(game, seat))
}

export function othersWithinReach(game: Talisman, seat: Seat): Seat[] {
  return withinReach(game).filter((other) => other !== seat)
}

/** `seat:2` */
export function characterTarget(seat: Seat): SpellTarget {
  return { key: `seat:${seat}`, args: { seat } }
}

/** `seat:2:card:sword-1` */
export function possessionTarget(seat: Seat, card: CardId): SpellTarget {
  return { key: `seat:${seat}:card:${card}`, args: { seat, card } }
}

/** `seat:2:gold` */
export function goldTarget(seat: Seat): SpellTarget {
  return { key: `seat:${seat}:gold`, args: { seat, gold: 1 } }
}

/** The seat of a target. Throws if it names none. */
export function seatOfTarget(target: string): Seat {
  const [kind, seat] = target.split(':')
  if (kind !== 'seat' || seat === undefined) throw new Error(`${target} names no seat`)
  return Number(seat)
}

/** The card of a target, if it names one. */
export function cardOfTarget(target: string): CardId | null {
  return /(?:^|:)card:(.+)$/.exec(target)?.[1] ?? null
}

/** `cards:sword-1+ring`: several cards chosen together. */
export function cardsTarget(cards: readonly CardId[]): string {
  return `cards:${cards.join('+')}`
}

export function cardsOfTarget(target: string): readonly CardId[] {
  return target.replace(/^cards:/, '').split('+')
}
