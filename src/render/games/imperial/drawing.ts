import type { CanvasRenderingContext2D } from 'canvas'
import type { Location } from '../../../games/imperial/data/board.ts'
import { boxAt, fitsIn, overlaps, containsPoint, type Box, type Point } from '../../canvas/geometry.ts'
import type { Overlay } from '../../card/board.ts'
import { drawGroundWithin } from '../../map/ground.ts'
import { traceHex } from '../../canvas/hexes.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import {
  boxesOfPieces,
  drawPieces,
  numberAt,
  pieceRadius,
  layOutPieces,
  type PlacedPiece,
} from '../../map/piece-layout.ts'
import { drawCached } from '../../canvas/sprite-cache.ts'
import { widthOf, wrap, writeName } from '../../canvas/text.ts'
import type { Token } from '../../map/token.ts'
import { onCanvas, seenBy, alignToPixels, type Camera } from '../../canvas/camera.ts'
import { BUSTS } from './busts.ts'
import { drawLabels } from './labels.ts'
import { groundOf } from './ground.ts'
import { drawPlace } from './places.ts'
import { sayInImperial } from './say.ts'
import {
  boxesOfSheet,
  drawJoint,
  drawNameSheet,
  inNamingOrder,
  mustBeNamed,
  nameSheet,
  type NameSheet,
} from '../../map/naming.ts'
import type { Piece, Scene } from './scene.ts'
import { isOnBoard, placeOf, WORLD } from './layout.ts'

/**
 * Draws the realm in a camera: land, places, names, pieces, numbers. Returns the boxes where nothing else should stand.
 */
export function drawRealm(ctx: CanvasRenderingContext2D, scene: Scene, shot: Camera, overlay: Overlay): Box[] {
  const camera = alignToPixels(shot, WORLD)
  const { frame } = camera
  const covered = overlay.covered ? [overlay.covered] : []
  ctx.save()
  drawGroundWithin(ctx, groundOf(scene.realm), camera, PARCHMENT)
  const chosen = [...overlay.numbers].filter(([hex]) => isOnBoard(hex))
  if (chosen.length > 0) drawChoices(ctx, camera, new Set(chosen.map(([hex]) => hex)))

  const seen = seenBy(camera)
  const ids = scene.realm.hexes.map(({ id }) => id).filter((id) => containsPoint(seen, placeOf(id), -1.2))
  const hexes = ids.map((id) => hexIn(scene, id, overlay))
  const floor = { frame, covered, least: overlay.leastPx }
  const wanted = hexes.flatMap((hex) => wantedIn(camera, hex, overlay.leastPx))
  const standing = layOutPieces(wanted, floor)
  const stands = boxesOfPieces(standing, scene.active)
  const places = hexes.flatMap((hex) => placeBox(camera, hex))
  const all = namesIn(camera, hexes, overlay, [...covered, ...stands])
  const sheets = sheetsIn(camera, hexes, overlay, { names: all, pieces: [...stands, ...places] })
  const joined = sheets.flatMap(boxesOfSheet)
  const names = all.filter(({ box }) => !joined.some((other) => overlaps(box, other)))
  const written = [...covered, ...names.map((name) => name.box), ...joined]
  for (const hex of hexes) drawLocation(ctx, camera, hex, scene)
  const labels = drawLabels(ctx, camera, scene.realm, [...written, ...stands, ...places], overlay.leastPx)
  for (const sheet of sheets) drawJoint(ctx, sheet)
  drawPieces(ctx, standing, (piece) => tokenOf(piece, scene), overlay.leastPx)
  for (const { lines, x, y, px } of names) writeName(ctx, lines, x, y, px)
  for (const sheet of sheets) drawNameSheet(ctx, sheet)
  ctx.restore()
  return [...written, ...stands, ...labels]
}

interface HexScene {
  readonly id: string
  readonly at: Point
  readonly location: Location | null
  readonly pieces: readonly Piece[]
  /** The number of a hex on offer. */
  readonly number: number | undefined
  /** The least radius of the number's badge. */
  readonly leastBadge: number
}

/** With more places on offer, badges are small. */
const MANY = 24

function hexIn(scene: Scene, id: string, { numbers }: Overlay): HexScene {
  return {
    id,
    at: placeOf(id),
    location: locationIn(scene, id),
    pieces: scene.pieces.filter((piece) => piece.place === id),
    number: numbers.get(id),
    leastBadge: numbers.size > MANY ? 15 : 22,
  }
}

export function locationIn(scene: Scene, hex: string): Location | null {
  for (const place of scene.realm.places.values()) {
    if (place.hex === hex || (place.locationKind === 'lost-city' && scene.lostCity === hex)) return place
  }
  return null
}

/** Lights the hexes on offer, and shades all others a little. */
function drawChoices(ctx: CanvasRenderingContext2D, camera: Camera, chosen: ReadonlySet<string>): void {
  const { frame, scale } = camera
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  for (const hex of chosen) traceHex(ctx, onCanvas(camera, placeOf(hex)), scale)
  ctx.fillStyle = 'rgba(52, 36, 20, 0.15)'
  ctx.fill('evenodd')
  ctx.lineJoin = 'round'
  for (const [colour, width, inset] of [
    [INK, 0.085, 0.955],
    ['#ffe9a8', 0.055, 0.955],
  ] as const) {
    ctx.beginPath()
    for (const hex of chosen) traceHex(ctx, onCanvas(camera, placeOf(hex)), scale * inset)
    ctx.strokeStyle = colour
    ctx.lineWidth = scale * width
    ctx.stroke()
  }
}

function drawLocation(ctx: CanvasRenderingContext2D, camera: Camera, hex: HexScene, scene: Scene): void {
  const { location } = hex
  if (!location) return
  const { x, y, size } = standOf(hex)
  const at = onCanvas(camera, { x, y })
  const isGone = location.locationKind === 'oasis' && scene.oasisGone
  const { scale } = camera
  const wide = (location.hex === null ? 0.82 : 0.68 * size) * scale
  const high = Math.max(0.92, 1.12 * size) * scale
  const reach = { x: -wide, y: -high, width: wide * 2, height: high + wide }
  const key = `place ${location.locationKind} ${location.hex === null} ${isGone} ${size} ${scale}`
  drawCached(ctx, key, at, reach, (own, ownX, ownY) => {
    own.translate(ownX, ownY)
    own.scale(scale, scale)
    if (location.hex === null) drawClearing(own)
    own.globalAlpha = isGone ? 0.28 : 1
    drawPlace(own, location.locationKind, { x: 0, y: 0 }, size)
  })
}

/** Draws a clearing for a location that is not printed. */
function drawClearing(ctx: CanvasRenderingContext2D): void {
  const clearing = ctx.createRadialGradient(0, -0.1, 0.25, 0, -0.1, 0.78)
  clearing.addColorStop(0, 'rgba(243, 232, 202, 0.97)')
  clearing.addColorStop(0.6, 'rgba(243, 232, 202, 0.8)')
  clearing.addColorStop(1, 'rgba(243, 232, 202, 0)')
  ctx.fillStyle = clearing
  ctx.fillRect(-0.8, -0.9, 1.6, 1.6)
}

/** The point of a location, beside the pieces and the number in its hex. */
function standOf({ at, pieces, number }: HexScene): { x: number; y: number; size: number } {
  const { rise, size } = layoutOf(pieces.length, true)
  const aside = number === undefined ? 0 : pieces.length > 3 ? 0.22 : pieces.length > 0 ? 0.14 : 0.08
  return { x: at.x + aside, y: at.y - rise, size }
}

interface Name {
  /** The hex. */
  readonly id: string
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly px: number
  readonly box: Box
}

/** The distance between names and the sides of the picture. */
const MARGIN = 12

/** The names of locations that have room: the player's own first, then those on offer, then those with pieces. */
function namesIn(camera: Camera, hexes: readonly HexScene[], overlay: Overlay, stands: readonly Box[]): Name[] {
  const weight = ({ id, number, pieces }: HexScene) =>
    (id === overlay.own ? 4 : 0) + (number === undefined ? 0 : 2) + (pieces.length > 0 ? 1 : 0)
  const taken = [...stands]
  const names: Name[] = []
  for (const hex of [...hexes].sort((a, b) => weight(b) - weight(a))) {
    const name = nameIn(camera, hex, overlay.namePx, taken)
    if (!name) continue
    names.push(name)
    taken.push(name.box)
  }
  return names
}

/** Other spots for a name, in hex radii from its default. */
const ASIDE = [0, -0.3, 0.3, -0.6, 0.6, -0.85, 0.85] as const
const BELOW = [0, 0.14, 0.28, 0.42] as const
/** A wider name is left out, in hex radii. */
const WIDEST = 2.6

/** The name of a location, whole and clear of everything else, or `null`. */
function nameIn(
  camera: Camera,
  { id, at, location, pieces }: HexScene,
  namePx: number,
  taken: readonly Box[],
): Name | null {
  if (!location) return null
  const { frame, scale } = camera
  const name = nameOfPlace(location)
  const px = Math.max(namePx, scale * 0.25)
  const lines = wrap(name, 'name', px, scale * 1.9)
  const width = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
  if (width > scale * WIDEST) return null
  const height = lines.length * px * 0.92
  const middle = onCanvas(camera, { x: at.x, y: at.y + layoutOf(pieces.length, true).name })
  const low = middle.y + (lines.length - 1) * px * (pieces.length > 0 ? 0.52 : 0.3)
  const lowest = frame.y + frame.height - MARGIN - height / 2
  const top = low - lowest < scale * 0.45 ? Math.min(low, lowest) : low
  for (const down of BELOW) {
    for (const aside of ASIDE) {
      const [x, y] = [middle.x + aside * scale, top + down * scale]
      const box = boxAt({ x, y }, width, height)
      if (fitsIn(frame, box, MARGIN - 1) && !taken.some((other) => overlaps(box, other)))
        return { id, lines, x, y, px, box }
    }
  }
  return null
}

/**
 * The names that a phone must show and that have no room at their places. Where nothing else is free, they take that of
 * other names.
 */
function sheetsIn(
  camera: Camera,
  hexes: readonly HexScene[],
  overlay: Overlay,
  { names, pieces }: { readonly names: readonly Name[]; readonly pieces: readonly Box[] },
): NameSheet[] {
  const covered = overlay.covered ? [overlay.covered] : []
  const sheets: NameSheet[] = []
  for (const hex of inNamingOrder(hexes, ({ id }) => id, overlay)) {
    if (!hex.location || !mustBeNamed(hex.id, overlay) || names.some(({ id }) => id === hex.id)) continue
    const name = nameOfPlace(hex.location)
    for (const place of placeBox(camera, hex)) {
      const taken = [...covered, ...sheets.flatMap(boxesOfSheet)]
      const room = {
        frame: camera.frame,
        px: overlay.leastPx,
        pieces,
        taken: [...taken, ...names.map(({ box }) => box)],
      }
      const sheet = nameSheet(name, place, room) ?? nameSheet(name, place, { ...room, taken })
      if (sheet) sheets.push(sheet)
    }
  }
  return sheets
}

function nameOfPlace({ id }: Location): string {
  return sayInImperial('map-place', { place: `place-${id}` })
}

/** The box of a location on the canvas. */
function placeBox(camera: Camera, hex: HexScene): Box[] {
  if (!hex.location) return []
  const { x, y, size } = standOf(hex)
  return [boxAt(onCanvas(camera, { x, y: y - 0.18 * size }), camera.scale * size, camera.scale * size * 0.85)]
}

/** The pieces in a hex, and its number, which stands in the middle of an empty hex. */
function wantedIn(camera: Camera, hex: HexScene, least: number): PlacedPiece<Piece>[] {
  const { at, location, pieces, number } = hex
  const { spots, radius } = layoutOf(pieces.length, location !== null)
  const isCrowd = pieces.length > 3 || camera.scale < LEAST_FOR_FACES
  const wide = pieceRadius(Math.max(LEAST_TOKEN, radius * camera.scale), isCrowd, least)
  const standing = pieces.map((what, i): PlacedPiece<Piece> => {
    const spot = spots[i] ?? { x: 0, y: 0 }
    const place = onCanvas(camera, { x: at.x + spot.x, y: at.y + spot.y })
    return { what, ...place, radius: wide, hasCompany: what.companions > 0 }
  })
  if (number === undefined) return standing
  const isEmpty = !location && pieces.length === 0
  const spot = onCanvas(camera, isEmpty ? at : { x: at.x - 0.52, y: at.y - 0.48 })
  const badge = Math.max(hex.leastBadge, camera.scale * (isEmpty ? 0.31 : 0.25))
  return [...standing, numberAt(spot, number, badge, least)]
}

const LEAST_TOKEN = 15
/** At smaller scales, pieces on a phone have no room for faces. */
const LEAST_FOR_FACES = 58

export function tokenOf(piece: Piece, scene: Scene): Token {
  return {
    seat: piece.seat,
    bust: BUSTS[piece.character],
    isActive: piece.seat === scene.active,
    isLocked: piece.inPrison,
    hull: piece.vessel === null ? null : piece.vessel === 'ship' ? 'large' : 'small',
    followers: piece.companions,
  }
}

/** How the contents of a hex make room for each other, in hex radii. */
interface Layout {
  /** The rise and the size of the location. */
  readonly rise: number
  readonly size: number
  readonly name: number
  readonly spots: readonly Point[]
  readonly radius: number
}

function layoutOf(pieces: number, isPlace: boolean): Layout {
  if (pieces === 0) return { rise: 0, size: 1.12, name: 0.5, spots: [], radius: 0 }
  const low = isPlace ? 0.2 : 0.02
  const row = (count: number, step: number, y: number) =>
    Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y }))
  if (pieces <= 3) {
    const radius = pieces === 1 ? 0.28 : 0.245
    return { rise: 0.3, size: 0.92, name: 0.67, spots: row(pieces, 0.55, low), radius }
  }
  const upper = Math.ceil(pieces / 2)
  const step = upper > 3 ? 0.42 : 0.5
  const spots = [...row(upper, step, low - 0.24), ...row(pieces - upper, step, low + 0.2)]
  return { rise: 0.52, size: 0.72, name: 0.76, spots, radius: upper > 3 ? 0.195 : 0.215 }
}
