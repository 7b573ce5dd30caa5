import type { BoardWords } from '../../../../engine/index.ts'
import { capital } from '../../../../language/index.ts'
import { realmOf } from '../../data/board.ts'
import type { ImperialView } from '../../view/view.ts'
import { placeName } from '../places.ts'
import { placeOutlook } from './place.ts'
import { realmOutlook } from './realm.ts'

/** The realm in words, hex by hex. */
export const BOARD: BoardWords<ImperialView> = {
  places: ({ realm, lostCity }) =>
    realmOf(realm).hexes.map(({ id }) => ({ id, title: capital(placeName(id, lostCity)) })),
  standing: ({ players }) => players.map(({ character }) => character?.hex ?? null),
  look(view, place, names) {
    if (place === null) return realmOutlook(view, names)
    const hex = realmOf(view.realm).hexes.find(({ id }) => id === place)
    return hex ? placeOutlook(view, hex.id, names) : null
  },
}
