import { listOf, wayText } from '../../../../language/index.ts'
import { distanceBetween } from '../../data/board.ts'
import type { HexId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import { routesTo, type ImperialLeg } from '../../view/reach.ts'
import type { ImperialView } from '../../view/view.ts'
import { destinationInFull, onTheWay } from '../places.ts'
import { say } from '../say.ts'

/** The distance of a hex from the viewer, and the route. */
export function wayLines(view: ImperialView, hex: HexId): string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me || view.viewer === null) return []
  const legs = routesTo(view, view.viewer).get(hex)
  if (!legs) return [say('look-no-way')]
  return [wayText(legs.map((leg, at) => legText(view, leg, legs[at - 1]?.to ?? me.hex)))]
}

function legText({ lostCity }: ImperialView, { to, how, past: between }: ImperialLeg, from: HexId): string {
  const place = destinationInFull(to, lostCity)
  const past = listOf(between.map((hex) => onTheWay(hex, lostCity)))
  switch (how) {
    case 'road':
    case 'wild':
    case 'sea':
      return past === '' ? say(`leg-${how}`, { place }) : say(`leg-${how}-past`, { past, place })
    case 'raft':
      return say('leg-raft', { place })
    case 'magic':
      return say('leg-magic', { place, distance: distanceBetween(from, to) })
    case 'freed':
      return to === from ? say('leg-bribe') : say('leg-escape', { place })
    case 'rest':
      return say('leg-rest')
  }
}
