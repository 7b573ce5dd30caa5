import type { BoardWords } from '../../../../engine/index.ts'
import { SPACE_IDS } from '../../data/ids.ts'
import { spaceLabel } from '../names.ts'
import type { Saw } from '../people.ts'
import { wholeOutlook } from './whole.ts'
import { spaceOutlook } from './space.ts'

/** The board in words, space by space. */
export const BOARD: BoardWords<Saw> = {
  places: () => SPACE_IDS.map((id) => ({ id, title: spaceLabel(id) })),
  standing: ({ players }) => players.map(({ character }) => character?.space ?? null),
  look(view, place, names) {
    if (place === null) return wholeOutlook(view, names)
    const space = SPACE_IDS.find((id) => id === place)
    return space === undefined ? null : spaceOutlook(view, space, names)
  },
}
