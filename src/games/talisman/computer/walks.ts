import { memoise } from '../../../engine/index.ts'
import { TURNINGS, nextTo } from '../data/board.ts'
import { RINGS, spaceOf } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'

/** How long walks by the die take. */

/** A Move must end there, or it is enough that it comes by with a step left: the bridge, the Portal. */
export type Aim = 'end' | 'pass'

const FACES = [1, 2, 3, 4, 5, 6]
/** After this number of rounds the figures hardly change. */
const ROUNDS = 60

/**
 * The average number of Turns to the nearest of some spaces of the same Region, if each Move goes the better way.
 * `isSlowed`: each Move is one space.
 */
export function turnsTo(from: SpaceId, goals: readonly SpaceId[], aim: Aim, isSlowed = false): number {
  const faces = isSlowed ? [1] : FACES
  const table = memoise(TABLES, `${aim} ${faces.length} ${goals.join(' ')}`, () => tableTo(goals, aim, faces))
  return table.get(from) ?? Infinity
}

const TABLES = new Map<string, ReadonlyMap<SpaceId, number>>()

function tableTo(goals: readonly SpaceId[], aim: Aim, faces: readonly number[]): ReadonlyMap<SpaceId, number> {
  const [goal] = goals
  const ring = goal === undefined ? [] : RINGS[spaceOf(goal).region]
  const turns = new Map<SpaceId, number>(ring.map((space) => [space, 0]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const space of ring) {
      const isThere = aim === 'end' && goals.includes(space)
      turns.set(space, isThere ? 0 : 1 + faces.reduce((sum, die) => sum + after(space, die), 0) / faces.length)
    }
  }
  return turns

  function after(from: SpaceId, die: number): number {
    const ways = TURNINGS.map((turning) => {
      let at = from
      for (let gone = 0; gone < die; gone += 1) {
        if (aim === 'pass' && goals.includes(at)) return 0
        at = nextTo(at, turning)
      }
      return turns.get(at) ?? 0
    })
    return Math.min(...ways)
  }
}
