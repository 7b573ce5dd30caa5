import type { CanvasRenderingContext2D } from 'canvas'
import { INK } from '../../canvas/palette.ts'
import { boxAt, fitsIn, overlaps, type Box, type Point } from '../../canvas/geometry.ts'
import { drawCached } from '../../canvas/sprite-cache.ts'
import { letter, widthOf } from '../../canvas/text.ts'
import { onCanvas, type Camera } from '../../canvas/camera.ts'
import { hexAt, neighboursOf, type Realm } from '../../../games/imperial/data/board.ts'
import type { HexId } from '../../../games/imperial/data/ids.ts'
import type { ImperialPictureMessages } from './en/messages.ts'
import { ofRealm, placeOf, type Terrain } from './layout.ts'
import { sayInImperial } from './say.ts'

type Region = RegionIn<keyof ImperialPictureMessages>
type RegionIn<Id> = Id extends `region-${infer Name}` ? Name : never

/** The name of a region, and its place between towns and roads. */
interface Lettering {
  readonly name: Region
  readonly hex: string
  /** The offset from the centre of the hex, in hex radii. */
  readonly dx: number
  readonly dy: number
  /** Degrees. */
  readonly tilt: number
  readonly isSea?: boolean
  readonly size?: number
}

/** Of the printed realm. */
const LETTERING: readonly Lettering[] = [
  { name: 'grumbling-sea', hex: 'h-0-5', dx: 0.15, dy: 0.1, tilt: -8, isSea: true, size: 1.15 },
  { name: 'wrecker-bay', hex: 'h-3-6', dx: -0.15, dy: 0.35, tilt: -14, isSea: true, size: 0.95 },
  { name: 'shrug-mountains', hex: 'h-1-0', dx: 1.35, dy: 0.42, tilt: 0 },
  { name: 'spine', hex: 'h-5-2', dx: -0.45, dy: 0.1, tilt: 0 },
  { name: 'soggy-forest', hex: 'h-2-1', dx: 0.2, dy: 0.5, tilt: 0 },
  { name: 'middling-plains', hex: 'h-3-5', dx: 0.9, dy: 0.12, tilt: 0 },
  { name: 'windy-steppe', hex: 'h-7-0', dx: 0.35, dy: 0.55, tilt: 0 },
  { name: 'crown-fields', hex: 'h-6-4', dx: 0.2, dy: 0.1, tilt: 0 },
  { name: 'rampart-hills', hex: 'h-7-4', dx: 0.9, dy: 0.5, tilt: 0 },
  { name: 'anvil', hex: 'h-9-6', dx: -0.2, dy: 0.62, tilt: 0, size: 1.15 },
  { name: 'owlwood', hex: 'h-5-7', dx: 0, dy: 0.0, tilt: 0 },
  { name: 'cinder-range', hex: 'h-7-7', dx: -0.85, dy: 0.45, tilt: 0 },
]

/** The names for regions of a terrain in a shuffled realm, the largest first. */
const REGION_NAMES: Readonly<Partial<Record<Terrain, readonly Region[]>>> = {
  ocean: ['grumbling-sea', 'wrecker-bay'],
  mountain: ['spine', 'shrug-mountains', 'cinder-range', 'rampart-hills'],
  forest: ['soggy-forest', 'owlwood'],
  plains: ['middling-plains', 'crown-fields'],
  desert: ['anvil'],
  steppe: ['windy-steppe'],
}
/** Smaller regions have no name, in hexes. */
const LEAST_REGION = 3

const letteringOf = ofRealm((realm): readonly Lettering[] => {
  if (realm.number === null) return LETTERING
  return Object.entries(REGION_NAMES).flatMap(([terrain, names]) => {
    const regions = regionsOf(realm, terrain as Terrain).filter((region) => region.length >= LEAST_REGION)
    return names.flatMap((name, rank): Lettering[] => {
      const hex = middleOf(regions[rank] ?? [])
      const isSea = terrain === 'ocean'
      return hex === null ? [] : [{ name, hex, dx: 0, dy: isSea ? 0.1 : 0.42, tilt: isSea ? -8 : 0, isSea }]
    })
  })
})

/** The connected regions of a terrain, the largest first. */
function regionsOf({ hexes }: Realm, terrain: Terrain): HexId[][] {
  const left = new Set(hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id))
  const regions: HexId[][] = []
  for (const start of left) {
    const region = new Set([start])
    for (const hex of region) {
      left.delete(hex)
      for (const next of neighboursOf(hex)) if (left.has(next)) region.add(next)
    }
    regions.push([...region])
  }
  return regions.sort((a, b) => b.length - a.length)
}

/** The hex nearest to the centre of a region, preferably without a location. */
function middleOf(region: readonly HexId[]): HexId | null {
  const points = region.map(placeOf)
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const far = (hex: HexId) => Math.hypot(placeOf(hex).x - x, placeOf(hex).y - y) + (hexAt(hex).location ? 1 : 0)
  const [first, ...others] = region
  return first === undefined ? null : others.reduce((best, hex) => (far(hex) < far(best) ? hex : best), first)
}

/** Other spots for a name, if the default is taken. */
const TRIES = [
  [0, 0], [0, -0.45], [0, 0.45], [0.7, 0], [-0.7, 0], [0.5, -0.5], [-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0, -0.9], [0, 0.9],
] as const // prettier-ignore

/**
 * Writes the names of regions that have room, clear of the boxes `taken` and wholly in the picture. Returns their
 * boxes.
 */
export function drawLabels(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  realm: Realm,
  taken: readonly Box[],
  least: number,
): Box[] {
  const written: Box[] = []
  for (const lettering of letteringOf(realm)) {
    const px = Math.max(least, camera.scale * 0.29 * (lettering.size ?? 1))
    const lines = linesOf(lettering)
    const width = Math.max(...lines.map((line) => widthOf(line, 'region', px) + line.length * px * SPACING))
    const height = lines.length * px * 1.02 + Math.abs(Math.sin(radians(lettering.tilt))) * width
    const middle = placeOf(lettering.hex)
    const spots = TRIES.map(([dx, dy]) =>
      onCanvas(camera, { x: middle.x + lettering.dx + dx, y: middle.y + lettering.dy + dy }),
    )
    const isFree = (spot: Point) => {
      const box = boxAt(spot, width, height)
      return fitsIn(camera.frame, box, 14) && ![...taken, ...written].some((other) => overlaps(box, other))
    }
    const spot = spots.find(isFree)
    if (!spot) continue
    writeLabel(ctx, lettering, spot, px, boxAt({ x: 0, y: 0 }, width + px * 1.4, height + px * 1.4))
    written.push(boxAt(spot, width, height))
  }
  return written
}

const SPACING = 0.07

function linesOf({ name }: Lettering): readonly string[] {
  return sayInImperial(`region-${name}`).split('\n')
}

function writeLabel(ctx: CanvasRenderingContext2D, lettering: Lettering, at: Point, px: number, reach: Box): void {
  const { name, tilt, isSea = false } = lettering
  const lines = linesOf(lettering)
  drawCached(ctx, `region ${name} ${lines.join(' ')} ${px}`, at, reach, (own, x, y) => {
    own.translate(x, y)
    own.rotate(radians(tilt))
    lines.forEach((line, i) =>
      letter(own, line, 0, (i - (lines.length - 1) / 2) * px * 1.02, {
        face: 'region',
        px,
        colour: isSea ? 'rgba(22, 62, 78, 0.9)' : INK,
        halo: isSea ? 'rgba(206, 228, 226, 0.5)' : 'rgba(250, 243, 223, 0.62)',
        spacing: SPACING,
      }),
    )
  })
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
