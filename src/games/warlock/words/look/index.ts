import type { BoardWords } from '../../../../engine/index.ts'
import { SPACES } from '../../data/board.ts'
import type { WarlockView } from '../../view/view.ts'
import { spaceTitle } from '../names.ts'
import { spaceOutlook } from './space.ts'
import { dungeonOutlook } from './dungeon.ts'

/** The dungeon in words, space by space. */
export const BOARD: BoardWords<WarlockView> = {
  places: () => SPACES.map(({ id }) => ({ id, title: spaceTitle(id) })),
  standing: ({ players }) => players.map(({ adventurer }) => adventurer?.space ?? null),
  look(view, place, names) {
    if (place === null) return dungeonOutlook(view, names)
    const space = SPACES.find(({ id }) => id === place)
    return space ? { title: spaceTitle(space.id), ...spaceOutlook(view, space, names) } : null
  },
}
