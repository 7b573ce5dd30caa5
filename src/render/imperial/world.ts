import { HEXES, hexAt, type Hex } from '../../games/imperial/data/board.ts'
import { boxAround, type Box, type Point } from '../geometry.ts'
import { CORNERS, hexCentre } from '../hexes.ts'

/** The realm as a plane, in hex radii. The map is painted some way beyond the board, where it fades out. */

export type Terrain = Hex['terrain']

export interface Patch {
  readonly id: string
  readonly at: Point
  readonly terrain: Terrain
  readonly onBoard: boolean
  /** Not so far out that nothing of it can be seen. */
  readonly inSight: boolean
}

const BEYOND = 2

const CENTRES = new Map(HEXES.map((hex) => [hex.id, hexCentre(hex.col, hex.row)]))

/** The middle of a hex of the board. Throws if there is none of that id. */
export function placeOf(id: string): Point {
  return CENTRES.get(id) ?? placeOf(hexAt(id).id)
}

export function isOnBoard(id: string): boolean {
  return CENTRES.has(id)
}

const CORNER_POINTS = HEXES.flatMap((hex) => {
  const at = placeOf(hex.id)
  return CORNERS.map((corner) => ({ x: at.x + corner.x, y: at.y + corner.y }))
})

/** The board itself, and all that is painted. */
export const BOARD: Box = boxAround(CORNER_POINTS)
export const WORLD: Box = boxAround(CORNER_POINTS, BEYOND)

/** Every hex of the board and what lies around it: more of the same. */
export const PATCHES: readonly Patch[] = layPatches()

function layPatches(): Patch[] {
  const rows = HEXES.map((hex) => hex.row)
  const cols = HEXES.map((hex) => hex.col)
  const patches: Patch[] = []
  for (let row = Math.min(...rows) - 3; row <= Math.max(...rows) + 3; row++) {
    for (let col = Math.min(...cols) - 3; col <= Math.max(...cols) + 3; col++) {
      const at = hexCentre(col, row)
      const near = nearest(at)
      const onBoard = near.col === col && near.row === row
      patches.push({
        id: onBoard ? near.id : `beyond ${col} ${row}`,
        at,
        terrain: near.terrain,
        onBoard,
        inSight: far(near, at) < 1.8,
      })
    }
  }
  return patches
}

function nearest(at: Point): Hex {
  return HEXES.reduce((best, hex) => (far(hex, at) < far(best, at) - 1e-9 ? hex : best))
}

function far({ id }: Hex, at: Point): number {
  return Math.hypot(placeOf(id).x - at.x, placeOf(id).y - at.y)
}

export const HEX_IDS: readonly string[] = HEXES.map((hex) => hex.id)
