import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf } from '../../games/talisman/data/components.ts'
import { drawBadge } from '../badge.ts'
import { onCanvas, seenBy, settled, type Camera } from '../camera.ts'
import { inner, overlaps, visiblePart, type Box, type Point } from '../geometry.ts'
import { drawGround } from '../ground.ts'
import { INK } from '../palette.ts'
import { stamped } from '../stamp.ts'
import { letter, widthOf, wrap, writeName } from '../text.ts'
import { drawToken } from '../token.ts'
import { GROUND, TABLE } from './ground.ts'
import { boxOfSpace, FIRE_MOUNTAINS, isOnBoard, SPACES, STORM_RIVER, WORLD, type SpaceId } from './layout.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'
import { drawThings } from './things.ts'

/** The board in a camera: spaces, names, what lies on them, pieces, numbers. */
export function drawBoard(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  shot: Camera,
  numbers: ReadonlyMap<string, number>,
  leastName: number,
  covered: Box | null = null,
): void {
  const camera = settled(shot, WORLD)
  const { frame } = camera
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  ctx.fillStyle = TABLE
  ctx.fillRect(frame.x, frame.y, frame.width, frame.height)
  drawGround(ctx, GROUND, camera)
  drawBandNames(ctx, camera, covered)
  const chosen = [...numbers.keys()].filter(isOnBoard)
  if (chosen.length > 0) drawChoices(ctx, camera, chosen)
  const seen = seenBy(camera)
  const spaces = SPACES.filter((id) => overlaps(seen, boxOfSpace(id)))
  for (const id of spaces) drawSpaceName(ctx, camera, id, leastName, covered)
  for (const id of spaces) drawContents(ctx, scene, camera, id, numbers.get(id), leastName)
  ctx.restore()
}

/** Light on what may be chosen, shade on all else. */
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

/** River and mountains by name, along their western and eastern arms. */
function drawBandNames(ctx: CanvasRenderingContext2D, camera: Camera, covered: Box | null): void {
  const px = camera.scale * 0.17
  const frame = inner(camera.frame, 14)
  for (const [band, name, colour, halo] of [
    [STORM_RIVER, 'The Storm River', '#123f52', 'rgba(190, 224, 230, 0.8)'],
    [FIRE_MOUNTAINS, 'The Fire Mountains', '#fff0d0', 'rgba(70, 24, 14, 0.9)'],
  ] as const) {
    const x = (band.outside.x + band.inside.x) / 2
    for (const side of [1, -1]) {
      const at = onCanvas(camera, { x: x * side, y: 0 })
      const half = (widthOf(name, 'region', px) + name.length * px * 0.12) / 2
      const arm = { x: at.x - 1, y: at.y - (band.inside.height / 2) * camera.scale, width: 2, height: band.inside.height * camera.scale } // prettier-ignore
      const seen = visiblePart(arm, frame, covered)
      if (!seen || seen.height < half * 2) continue
      const y = Math.min(Math.max(at.y, seen.y + half), seen.y + seen.height - half)
      const reach = { x: -px, y: -half - px, width: px * 2, height: half * 2 + px * 2 }
      stamped(ctx, `band ${name} ${px} ${side}`, { x: at.x, y }, reach, (own, middleX, middleY) => {
        own.translate(middleX, middleY)
        own.rotate((-side * Math.PI) / 2)
        letter(own, name, 0, 0, { face: 'region', px, colour, halo, spacing: 0.12, haloWidth: px * 0.3 })
      })
    }
  }
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

/** A name at the foot of its space, in as many lines as it needs there. */
function nameIn(id: SpaceId, width: number, most: number): Name {
  const name = spaceOf(id).name.replace("'", '’')
  const room = width - 8
  const fits = (px: number) => {
    const lines = wrap(name, 'name', px, room)
    return lines.length <= 2 && lines.every((line) => widthOf(line, 'name', px) <= room)
  }
  const px = [1, 0.95, 0.9, 0.85].map((share) => most * share).find(fits) ?? most * 0.8
  return { lines: wrap(name, 'name', px, room), px }
}

/** A name is there whole or not at all. */
function drawSpaceName(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  id: SpaceId,
  leastName: number,
  covered: Box | null,
): void {
  const whole = boxOnCanvas(camera, id)
  const { lines, px } = nameIn(id, whole.width, nameSize(camera, leastName))
  const wide = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
  const box = visiblePart(whole, inner(camera.frame, 11), covered)
  if (!box || box.width < wide + 8 || box.height < lines.length * px + camera.scale * 0.06) return
  const y = box.y + box.height - px * (0.2 + 0.45 * lines.length) - camera.scale * 0.045
  writeName(ctx, lines, box.x + box.width / 2, y, px)
}

function nameSize(camera: Camera, leastName: number): number {
  return Math.max(leastName, camera.scale * 0.17)
}

/** Cards, pieces and the number of a space. Whose turn it is stands in front. */
function drawContents(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  id: SpaceId,
  number: number | undefined,
  leastName: number,
): void {
  const box = boxOnCanvas(camera, id)
  const { scale } = camera
  const lying = scene.ground.get(id)
  const margin = scale * 0.1
  const height = Math.max(26, scale * 0.3)
  const pieces = scene.pieces.filter((piece) => piece.space === id)
  const radius = radiusFor(pieces.length, scale)
  const badge = Math.max(19, scale * 0.18)
  const { lines, px } = nameIn(id, box.width, nameSize(camera, leastName))
  const free = {
    ...box,
    x: box.x + (number === undefined ? 0 : badge * 1.6),
    width: box.width - (number === undefined ? 0 : badge * 1.6) - (lying ? height * 0.7 : 0),
    height: box.height - px * 0.9 * lines.length - scale * 0.06,
  }
  const spots = spotsFor(pieces.length, free, radius)
  const placed = pieces.map((piece, i) => ({ piece, spot: spots[i] ?? spots[0] as Point })) // prettier-ignore
  const inFront = (piece: Piece) => Number(piece.seat === scene.active)
  for (const { piece, spot } of placed.sort((a, b) => inFront(a.piece) - inFront(b.piece))) {
    drawToken(ctx, tokenOf(piece, scene.active), spot.x, spot.y, radius)
  }
  if (lying) {
    const most = pieces.length > 1 ? 1 : 3
    drawThings(ctx, lying, { right: box.x + box.width - margin, y: box.y + margin + height / 2, height, most })
  }
  if (number === undefined) return
  drawBadge(ctx, number, box.x + badge * 1.25, box.y + badge * 1.25, badge)
}

function radiusFor(count: number, scale: number): number {
  return Math.max(16, scale * (count < 3 ? 0.23 : count < 5 ? 0.2 : 0.17))
}

/** Where pieces stand in the free part of a space: in a row, in two if they are many. */
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
