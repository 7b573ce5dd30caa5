import { HEXES, hexAt, isHex, type Hex, type Realm } from '../../../games/imperial/data/board.ts'
import type { CameraLimits } from '../../canvas/camera.ts'
import { boxAround, inner, type Box, type Point } from '../../canvas/geometry.ts'
import { CORNERS, hexCentre } from '../../canvas/hexes.ts'
import type { PictureFraming } from '../../canvas/request.ts'

/** The realm as a plane, in hex radii. The painted world extends beyond the board, where it fades out. */

export type Terrain = Hex['terrain']

export interface Patch {
  readonly id: string
  readonly at: Point
  readonly terrain: Terrain
  readonly onBoard: boolean
  /** Whether it is near enough to the board to be visible. */
  readonly inSight: boolean
}

const BEYOND = 2

/** By slot; the slots lie alike in every realm. */
const CENTRES = HEXES.map((hex) => hexCentre(hex.col, hex.row))
const PRINTED_CENTRES = new Map(HEXES.map(({ id, slot }) => [id, centreAt(slot)]))

function centreAt(slot: number): Point {
  return CENTRES[slot] ?? { x: 0, y: 0 }
}

/** The centre of a hex. Throws for an unknown id. */
export function placeOf(id: string): Point {
  return PRINTED_CENTRES.get(id) ?? centreAt(hexAt(id).slot)
}

export function isOnBoard(id: string): boolean {
  return isHex(id)
}

const CORNER_POINTS = CENTRES.flatMap((at) => CORNERS.map((corner) => ({ x: at.x + corner.x, y: at.y + corner.y })))

/** The board, and the painted world around it. */
export const BOUNDS: Box = boxAround(CORNER_POINTS)
export const WORLD: Box = boxAround(CORNER_POINTS, BEYOND)

/** The outermost part of the painted world, which pictures never show. */
const EDGE = 1.4

/** Cameras on the realm. The last scale of a phone has the whole board. */
const WIDE: CameraLimits = { bounds: inner(WORLD, EDGE), scales: [122, 98, 80, 66, 58], margin: 0.82, clearance: 0.7 }
export const CAMERAS: Readonly<Record<PictureFraming, CameraLimits>> = {
  wide: WIDE,
  narrow: { ...WIDE, scales: [98, 80, 66, 58, 47, 38] },
}

/** The scales of the whole board: on cards, and on a map of its own. */
export const WHOLE_BOARD_SCALES = [47, 44, 82] as const

/** Memoises a function of a realm for as long as the realm is in use. */
export function ofRealm<T>(work: (realm: Realm) => T): (realm: Realm) => T {
  const done = new WeakMap<Realm, T>()
  return (realm) => {
    const known = done.get(realm)
    if (known !== undefined) return known
    const made = work(realm)
    done.set(realm, made)
    return made
  }
}

/** Every hex of the board, and hexes around it that continue the terrain. */
export const patchesOf = ofRealm(layPatches)

function layPatches({ hexes }: Realm): readonly Patch[] {
  const rows = hexes.map((hex) => hex.row)
  const cols = hexes.map((hex) => hex.col)
  const patches: Patch[] = []
  for (let row = Math.min(...rows) - 3; row <= Math.max(...rows) + 3; row++) {
    for (let col = Math.min(...cols) - 3; col <= Math.max(...cols) + 3; col++) {
      const at = hexCentre(col, row)
      const near = nearest(hexes, at)
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

function nearest(hexes: readonly Hex[], at: Point): Hex {
  return hexes.reduce((best, hex) => (far(hex, at) < far(best, at) - 1e-9 ? hex : best))
}

function far({ slot }: Hex, at: Point): number {
  return Math.hypot(centreAt(slot).x - at.x, centreAt(slot).y - at.y)
}
