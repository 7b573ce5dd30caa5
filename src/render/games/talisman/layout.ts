import { RINGS, type Space } from '../../../games/talisman/data/components.ts'
import type { CameraLimits } from '../../canvas/camera.ts'
import type { PictureFraming } from '../../canvas/request.ts'
import { centreOf, type Box, type Point } from '../../canvas/geometry.ts'

/** The spaces of the board: three rings around the Crown. A ring is 1 deep from north to south. */

export type SpaceId = Space['id']

/** The depth of a ring, from west to east and from north to south. */
const DEPTH = { x: 1.52, y: 1 }
/** The gaps between the rings, for the Storm River and the Fire Mountains. */
const RIVER = { x: 0.38, y: 0.31 }
const MOUNTAINS = { x: 0.48, y: 0.35 }

const CROWN_BOX = boxOf(1.9, 1.16)
const INNER = wider(CROWN_BOX, DEPTH)
const INNER_EDGE = wider(INNER, MOUNTAINS)
const MIDDLE = wider(INNER_EDGE, DEPTH)
const MIDDLE_EDGE = wider(MIDDLE, RIVER)

/** The whole board. */
export const BOUNDS = wider(MIDDLE_EDGE, DEPTH)
/** The board with a narrow strip of the table. */
export const WORLD = wider(BOUNDS, { x: 0.16, y: 0.16 })

/** A band between two rings. */
export interface Band {
  readonly outside: Box
  readonly inside: Box
}
export const STORM_RIVER: Band = { outside: MIDDLE_EDGE, inside: MIDDLE }
export const FIRE_MOUNTAINS: Band = { outside: INNER_EDGE, inside: INNER }

/** The scales of the whole board: on cards, the largest that fits, and on a map of its own. */
export const WHOLE_BOARD_SCALES = { card: [74, 68, 62, 55], map: 122 } as const

/** Cameras on the board. The last scale of a phone has the whole board. */
const WIDE: CameraLimits = { bounds: WORLD, scales: [160, 132, 110, 92], margin: 0.5, clearance: 0.42 }
export const CAMERAS: Readonly<Record<PictureFraming, CameraLimits>> = {
  wide: WIDE,
  narrow: { ...WIDE, scales: [132, 110, 92, 74, 62, 55] },
}

const BOXES = new Map<string, Box>([
  ...ringOf(RINGS.outer, BOUNDS, 7),
  ...ringOf(RINGS.middle, MIDDLE, 5),
  ...ringOf(RINGS.inner, INNER, 3),
  ['crown-of-command', CROWN_BOX],
])

export const SPACES = [...BOXES.keys()] as readonly SpaceId[]

export function isOnBoard(space: string): space is SpaceId {
  return BOXES.has(space)
}

export function boxOfSpace(space: SpaceId): Box {
  const box = BOXES.get(space)
  if (!box) throw new Error(`${space} is nowhere on the board`)
  return box
}

export function placeOf(space: SpaceId): Point {
  return centreOf(boxOfSpace(space))
}

/** The spaces of a ring of `side` by `side`, clockwise from its north-west corner; corners are as deep as the ring. */
function ringOf(ids: readonly string[], ring: Box, side: number): [string, Box][] {
  const [right, bottom] = [ring.x + ring.width - DEPTH.x, ring.y + ring.height - DEPTH.y]
  const wide = (ring.width - DEPTH.x * 2) / (side - 2)
  const tall = (ring.height - DEPTH.y * 2) / (side - 2)
  const across = (i: number, y: number): Box => {
    if (i === 0) return { x: ring.x, y, width: DEPTH.x, height: DEPTH.y }
    if (i === side - 1) return { x: right, y, width: DEPTH.x, height: DEPTH.y }
    return { x: ring.x + DEPTH.x + (i - 1) * wide, y, width: wide, height: DEPTH.y }
  }
  const down = (i: number, x: number): Box => ({
    x,
    y: ring.y + DEPTH.y + (i - 1) * tall,
    width: DEPTH.x,
    height: tall,
  })
  const steps = side - 1
  return ids.map((id, at) => {
    const along = at % steps
    if (at < steps) return [id, across(along, ring.y)]
    if (at < steps * 2) return [id, along === 0 ? across(steps, ring.y) : down(along, right)]
    if (at < steps * 3) return [id, across(steps - along, bottom)]
    return [id, along === 0 ? across(0, bottom) : down(steps - along, ring.x)]
  })
}

function boxOf(width: number, height: number): Box {
  return { x: -width / 2, y: -height / 2, width, height }
}

function wider(box: Box, by: Point): Box {
  return { x: box.x - by.x, y: box.y - by.y, width: box.width + by.x * 2, height: box.height + by.y * 2 }
}
