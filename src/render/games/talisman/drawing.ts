import type { CanvasRenderingContext2D } from 'canvas'
import { onCanvas, seenBy, alignToPixels, type Camera } from '../../canvas/camera.ts'
import { boxAround, boxAt, fitsIn, inner, overlaps, visiblePart, type Box, type Point } from '../../canvas/geometry.ts'
import type { Overlay } from '../../card/board.ts'
import { drawGroundWithin } from '../../map/ground.ts'
import { INK } from '../../canvas/palette.ts'
import { drawCached } from '../../canvas/sprite-cache.ts'
import {
  boxesOfPieces,
  drawPieces,
  numberAt,
  pieceRadius,
  layOutPieces,
  type PlacedPiece,
} from '../../map/piece-layout.ts'
import { letter, widthOf, wrap, writeName } from '../../canvas/text.ts'
import { GROUND, TABLE } from './ground.ts'
import { boxOfSpace, FIRE_MOUNTAINS, isOnBoard, SPACES, STORM_RIVER, WORLD, type SpaceId } from './layout.ts'
import { spaceName } from './names.ts'
import { sayInTalisman as say } from './say.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'
import { drawNameBeside, inNamingOrder, mustBeNamed } from '../../map/naming.ts'
import { drawThings } from './things.ts'

/**
 * Draws the board in a camera: spaces, names, cards, pieces, numbers. Returns the boxes where nothing else should
 * stand.
 */
export function drawBoard(ctx: CanvasRenderingContext2D, scene: Scene, shot: Camera, overlay: Overlay): Box[] {
  const { numbers, leastPx: least, covered } = overlay
  const camera = alignToPixels(shot, WORLD)
  const { frame } = camera
  ctx.save()
  drawGroundWithin(ctx, GROUND, camera, TABLE)
  const chosen = [...numbers.keys()].filter(isOnBoard)
  if (chosen.length > 0) drawChoices(ctx, camera, chosen)
  const seen = seenBy(camera)
  const spaces = SPACES.filter((id) => overlaps(seen, boxOfSpace(id)))
  const floor = { frame, covered: covered ? [covered] : [], least }
  const wanted = spaces.flatMap((id) => wantedIn(scene, camera, id, overlay))
  const standing = layOutPieces(wanted, floor)
  const stands = [...boxesOfPieces(standing, scene.active), ...floor.covered]
  const things = spaces.flatMap((id) => drawLying(ctx, scene, camera, id, { least, stands }))
  drawPieces(ctx, standing, (piece) => tokenOf(piece, scene.active), least)
  const taken = [...stands, ...things]
  for (const id of inNamingOrder(spaces, (space) => space, overlay)) {
    const written = drawSpaceName(ctx, camera, id, overlay, taken)
    const isBeside = written.length === 0 && mustBeNamed(id, overlay)
    taken.push(
      ...(isBeside
        ? drawNameBeside(ctx, spaceName(id), boxOnCanvas(camera, id), { frame, px: least, taken })
        : written),
    )
  }
  const bands = drawBandNames(ctx, camera, overlay, taken)
  ctx.restore()
  return [...taken, ...bands]
}

/** Lights the spaces on offer, and shades all others. */
function drawChoices(ctx: CanvasRenderingContext2D, camera: Camera, chosen: readonly SpaceId[]): void {
  const { frame, scale } = camera
  const boxes = chosen.map((id) => boxOnCanvas(camera, id))
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  for (const { x, y, width, height } of boxes) ctx.rect(x, y, width, height)
  ctx.fillStyle = 'rgba(44, 28, 14, 0.2)'
  ctx.fill('evenodd')
  for (const { x, y, width, height } of boxes) {
    for (const [colour, line] of [
      [INK, 0.075],
      ['#ffe392', 0.045],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = scale * line
      const aside = scale * 0.04
      ctx.strokeRect(x + aside, y + aside, width - aside * 2, height - aside * 2)
    }
  }
}

/** At smaller scales, the bands are too narrow for the letters of a phone. */
const LEAST_FOR_BANDS = 92

/**
 * Writes the names of the river and the mountains along their western and eastern arms, where they are clear. Returns
 * their boxes.
 */
function drawBandNames(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  { leastPx: least, covered }: Overlay,
  taken: readonly Box[],
): Box[] {
  if (least > 0 && camera.scale < LEAST_FOR_BANDS) return []
  const written: Box[] = []
  const px = Math.max(least, camera.scale * 0.17)
  const frame = inner(camera.frame, 14)
  for (const [band, name, colour, halo] of [
    [STORM_RIVER, say('storm-river'), '#123f52', 'rgba(190, 224, 230, 0.8)'],
    [FIRE_MOUNTAINS, say('fire-mountains'), '#fff0d0', 'rgba(70, 24, 14, 0.9)'],
  ] as const) {
    const x = (band.outside.x + band.inside.x) / 2
    for (const side of [1, -1]) {
      const at = onCanvas(camera, { x: x * side, y: 0 })
      const half = (widthOf(name, 'region', px) + name.length * px * 0.12) / 2
      const arm = { x: at.x - 1, y: at.y - (band.inside.height / 2) * camera.scale, width: 2, height: band.inside.height * camera.scale } // prettier-ignore
      const seen = visiblePart(arm, frame, covered)
      if (!seen || seen.height < half * 2) continue
      const y = Math.min(Math.max(at.y, seen.y + half), seen.y + seen.height - half)
      const box = boxAt({ x: at.x, y }, px, half * 2)
      if (!fitsIn(frame, box) || taken.some((other) => overlaps(box, other))) continue
      const reach = { x: -px, y: -half - px, width: px * 2, height: half * 2 + px * 2 }
      drawCached(ctx, `band ${name} ${px} ${side}`, { x: at.x, y }, reach, (own, middleX, middleY) => {
        own.translate(middleX, middleY)
        own.rotate((-side * Math.PI) / 2)
        letter(own, name, 0, 0, { face: 'region', px, colour, halo, spacing: 0.12, haloWidth: px * 0.3 })
      })
      written.push(box)
    }
  }
  return written
}

export function boxOnCanvas(camera: Camera, id: SpaceId): Box {
  const box = boxOfSpace(id)
  const { x, y } = onCanvas(camera, box)
  return { x, y, width: box.width * camera.scale, height: box.height * camera.scale }
}

interface Name {
  readonly lines: readonly string[]
  readonly px: number
}

/** The name of a space, in the lines that it needs; `null` if it has no room at `least`. */
function nameIn(id: SpaceId, width: number, most: number, least: number): Name | null {
  const name = spaceName(id)
  const room = width - 8
  const fits = (px: number) => {
    const lines = wrap(name, 'name', px, room)
    return lines.length <= 2 && lines.every((line) => widthOf(line, 'name', px) <= room)
  }
  const sizes = [1, 0.95, 0.9, 0.85, 0.8].map((share) => most * share).filter((px) => px >= least)
  const px = sizes.find(fits) ?? (least === 0 ? most * 0.8 : fits(least) ? least : null)
  return px === null ? null : { lines: wrap(name, 'name', px, room), px }
}

/** Writes a name whole and clear of everything else, or not at all. Returns its box. */
function drawSpaceName(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  id: SpaceId,
  { namePx: leastName, leastPx: least, covered }: Overlay,
  taken: readonly Box[],
): Box[] {
  const whole = boxOnCanvas(camera, id)
  const name = nameIn(id, whole.width, nameSize(camera, leastName), least)
  if (!name) return []
  const { lines, px } = name
  const wide = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
  const high = lines.length * px * 0.9
  const box = visiblePart(whole, inner(camera.frame, 11), covered)
  if (!box || box.width < wide + 8 || box.height < lines.length * px + camera.scale * 0.06) return []
  const x = box.x + box.width / 2
  const foot = box.y + box.height - px * (0.2 + 0.45 * lines.length) - camera.scale * 0.045
  const head = box.y + high / 2 + camera.scale * 0.07
  for (const y of [foot, head]) {
    const room = boxAt({ x, y }, wide, high)
    if (taken.some((other) => overlaps(room, other))) continue
    writeName(ctx, lines, x, y, px)
    return [room]
  }
  return []
}

function nameSize(camera: Camera, leastName: number): number {
  return Math.max(leastName, camera.scale * 0.17)
}

/** At smaller scales, pieces and cards on a phone have no room for letters. */
const LEAST_FOR_LETTERS = 92

function cardHeight({ scale }: Camera): number {
  return Math.max(26, scale * 0.3)
}

/** The pieces on a space, and its number. */
function wantedIn(
  scene: Scene,
  camera: Camera,
  id: SpaceId,
  { numbers, namePx: leastName, leastPx: least }: Overlay,
): PlacedPiece<Piece>[] {
  const box = boxOnCanvas(camera, id)
  const { scale } = camera
  const number = numbers.get(id)
  const pieces = scene.pieces.filter((piece) => piece.place === id)
  const isCrowd = pieces.length > 2 || scale < LEAST_FOR_LETTERS
  const radius = pieceRadius(radiusFor(pieces.length, scale), isCrowd, least)
  const badge = numberAt({ x: 0, y: 0 }, number ?? 0, Math.max(19, scale * 0.18), least).radius
  const name = nameIn(id, box.width, nameSize(camera, leastName), least)
  const free = {
    ...box,
    x: box.x + (number === undefined ? 0 : badge * 1.6),
    width: box.width - (number === undefined ? 0 : badge * 1.6) - (scene.ground.has(id) ? cardHeight(camera) * 0.7 : 0),
    height: box.height - (name ? name.px * 0.9 * name.lines.length : 0) - scale * 0.06,
  }
  const spots = spotsFor(pieces.length, free, radius)
  const standing = pieces.map((what, i): PlacedPiece<Piece> => ({ what, ...(spots[i] ?? (spots[0] as Point)), radius }))
  if (number === undefined) return standing
  const aside = least > 0 ? 1.1 : 1.25
  return [...standing, { what: number, x: box.x + badge * aside, y: box.y + badge * aside, radius: badge }]
}

/** Draws the cards, Gold and Hexes on a space. Returns their box. */
function drawLying(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  id: SpaceId,
  { least, stands }: { readonly least: number; readonly stands: readonly Box[] },
): Box[] {
  const lying = scene.ground.get(id)
  if (!lying) return []
  const box = boxOnCanvas(camera, id)
  const { scale, frame } = camera
  const [height, margin] = [cardHeight(camera), scale * 0.1]
  const isAlone = !scene.pieces.some((piece) => piece.place === id)
  const row = { right: box.x + box.width - margin, y: box.y + margin + height / 2, height, most: isAlone ? 3 : 1 }
  const room = boxAround([
    { x: row.right - height * 0.74, y: box.y + margin },
    { x: row.right, y: box.y + margin + height },
  ])
  const isLettered = (least === 0 || scale >= LEAST_FOR_LETTERS) && fitsIn(frame, room, 24)
  drawThings(ctx, lying, { ...row, least, isLettered: isLettered && !stands.some((one) => overlaps(one, room)) })
  return [room]
}

function radiusFor(count: number, scale: number): number {
  return Math.max(16, scale * (count < 3 ? 0.23 : count < 5 ? 0.2 : 0.17))
}

/** The spots of pieces in the free part of a space: in one row, or in two if they are many. */
function spotsFor(count: number, box: Box, radius: number): Point[] {
  const rows = count > 2 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const step = Math.min(radius * 2.5, (box.width * 0.96) / perRow)
  const middle = Math.max(box.y + box.height / 2, box.y + radius * (rows > 1 ? 1.9 : 1.25))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      x: box.x + box.width / 2 + ((i % perRow) - (inRow - 1) / 2) * step,
      y: middle + (row - (rows - 1) / 2) * radius * 1.7,
    }
  })
}
