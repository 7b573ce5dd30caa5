import { pastText, wayText } from '../../../../language/index.ts'
import { distanceBetween } from '../../data/board.ts'
import type { HexId } from '../../data/ids.ts'
import { roleAt } from '../../view/reading.ts'
import { routesTo, type ImperialLeg } from '../../view/reach.ts'
import type { ImperialView } from '../../view/view.ts'
import { placeName } from '../places.ts'

/** The distance of a hex from the viewer, and the route. */
export function wayLines(view: ImperialView, hex: HexId): string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me || view.viewer === null) return []
  const legs = routesTo(view, view.viewer).get(hex)
  if (!legs) return ['You cannot get there with what you have now: it takes a boat, a ship or magic.']
  return [wayText(legs.map((leg, at) => legText(view, leg, legs[at - 1]?.to ?? me.hex)))]
}

function legText({ lostCity }: ImperialView, { to, how, past }: ImperialLeg, from: HexId): string {
  const end = `to ${placeName(to, lostCity)}`
  const between = pastText(past.map((hex) => placeName(hex, lostCity)))
  switch (how) {
    case 'road':
      return `by road${between} ${end}`
    case 'wild':
      return `across country${between} ${end}`
    case 'sea':
      return `by sea${between} ${end}`
    case 'raft':
      return `by a raft, which floats on a 4 or more, ${end}`
    case 'magic':
      return `by Teleportation ${end}, if two dice show ${distanceBetween(from, to)} or more`
    case 'freed':
      return to === from ? 'out of prison for a treasure' : `by an escape from prison ${end}`
    case 'rest':
      return 'a turn without a move'
  }
}
