import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf, SPACES, type Space } from '../../../games/warlock/data/board.ts'
import { onCanvas, seenBy, alignToPixels, type Camera } from '../../canvas/camera.ts'
import { boxAt, fitsIn, inner, overlaps, visiblePart, type Box, type Point } from '../../canvas/geometry.ts'
import type { Overlay } from '../../card/board.ts'
import { drawGroundWithin } from '../../map/ground.ts'
import { INK } from '../../canvas/palette.ts'
import {
  boxesOfPieces,
  drawPieces,
  numberAt,
  pieceRadius,
  layOutPieces,
  type PlacedPiece,
} from '../../map/piece-layout.ts'
import { widthOf, wrap, writeName } from '../../canvas/text.ts'
import { drawNameBeside, inNamingOrder, mustBeNamed } from '../../map/naming.ts'
import { drawCrossingNames } from './crossings.ts'
import { GROUND, ROCK } from './ground.ts'
import { boxOf, isOnBoard, WORLD } from './layout.ts'
import { drawMaze, isLettered } from './maze.ts'
import { placeDrawn } from './rooms.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'
import { drawCache, drawChest, drawEncounter, drawLock, drawPile } from './things.ts'

/**
 * Draws the dungeon in a camera: rooms with their names and cards, the maze, pieces, numbers. Returns the boxes where
 * nothing else should stand.
 */
export function drawDungeon(ctx: CanvasRenderingContext2D, scene: Scene, shot: Camera, overlay: Overlay): Box[] {
  const { numbers, leastPx: least, covered, margin = 0, pinsNumbers = false } = overlay
  const camera = alignToPixels(shot, WORLD)
  const { frame } = camera
  ctx.save()
  drawGroundWithin(ctx, GROUND, camera, ROCK)
  const seen = seenBy(camera)
  const spaces = SPACES.filter((space) => overlaps(seen, boxOf(space)))
  const chosen = [...numbers.keys()].filter(isOnBoard).map(spaceOf)
  const floor = {
    frame: inner(frame, margin),
    covered: covered ? [covered] : [],
    least,
    active: scene.active,
    pinsNumbers,
  }
  const pieces = spaces.flatMap((space) => piecesIn(scene, camera, space, least))
  const badges = chosen.map((space) => numberIn(scene, camera, space, overlay))
  const standing = layOutPieces([...pieces, ...badges], floor)
  const stands = [...boxesOfPieces(standing, scene.active), ...floor.covered]
  const clear = { least, stands }
  for (const space of spaces) if (space.type === 'maze') drawMazeCard(ctx, scene, camera, space, clear)
  if (chosen.length > 0) drawChoices(ctx, camera, chosen)
  const things = spaces.flatMap((space) => drawSpace(ctx, scene, camera, space, clear))
  drawPieces(ctx, standing, (piece) => tokenOf(piece, scene.active), least)
  const taken = [...stands, ...things]
  for (const space of inNamingOrder(spaces.filter(hasName), ({ id }) => id, overlay)) {
    const written = drawName(ctx, camera, space, overlay, taken)
    const isBeside = written.length === 0 && mustBeNamed(space.id, overlay)
    const box = boxOnCanvas(camera, space)
    taken.push(...(isBeside ? drawNameBeside(ctx, placeDrawn(space), box, { frame, px: least, taken }) : written))
  }
  taken.push(...drawCrossingNames(ctx, camera, least, taken))
  ctx.restore()
  return taken
}

/** Draws a Maze card, with a question mark where it is clear and wholly in the picture. */
function drawMazeCard(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  space: Space,
  { least, stands }: Omit<Room, 'box'>,
): void {
  const box = boxOnCanvas(camera, space)
  const isClear = fitsIn(camera.frame, box) && !stands.some((other) => overlaps(inner(box, box.width * 0.25), other))
  drawMaze(ctx, box, scene.maze.get(space.id), isClear && isLettered(box.width, least))
}

export function boxOnCanvas(camera: Camera, space: Space): Box {
  const box = boxOf(space)
  const { x, y } = onCanvas(camera, box)
  return { x, y, width: box.width * camera.scale, height: box.height * camera.scale }
}

/** Lights the spaces on offer, and shades all others. */
function drawChoices(ctx: CanvasRenderingContext2D, camera: Camera, chosen: readonly Space[]): void {
  const { frame, scale } = camera
  const boxes = chosen.map((space) => boxOnCanvas(camera, space))
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  for (const { x, y, width, height } of boxes) ctx.rect(x, y, width, height)
  ctx.fillStyle = 'rgba(30, 18, 10, 0.24)'
  ctx.fill('evenodd')
  const rim = Math.max(2.5, scale * 0.06)
  for (const { x, y, width, height } of boxes) {
    for (const [colour, line] of [
      [INK, rim * 1.9],
      ['#ffe08a', rim],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = line
      ctx.strokeRect(x + rim, y + rim, width - rim * 2, height - rim * 2)
    }
  }
}

/** Draws the cards of a space. Returns their boxes. */
function drawSpace(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  space: Space,
  clear: Omit<Room, 'box'>,
): Box[] {
  const box = boxOnCanvas(camera, space)
  const cards = space.type === 'room' ? drawCards(ctx, scene, camera, space, { ...clear, box }) : []
  return [...cards, ...drawLeftovers(ctx, scene, camera, space, { ...clear, box })]
}

/** The number of a space: in a corner of a room; in the middle of a square, or above the piece there. */
function numberIn(
  scene: Scene,
  camera: Camera,
  space: Space,
  { numbers, leastPx: least }: Overlay,
): PlacedPiece<Piece> {
  const { scale } = camera
  const number = numbers.get(space.id) ?? 0
  const box = boxOnCanvas(camera, space)
  const isTaken = scene.pieces.some((piece) => piece.place === space.id) || scene.discarded.has(space.id)
  if (box.width > scale * 1.5) {
    const { radius } = numberAt(box, number, badgeRadius(box, scale), least)
    return { what: number, x: box.x + radius * 1.15, y: box.y + radius * 1.15, radius }
  }
  const radius = Math.max(13, scale * (isTaken ? 0.29 : 0.36))
  const [x, y] = isTaken ? [box.x + scale * 0.86, box.y + scale * 0.1] : [box.x + scale / 2, box.y + scale / 2]
  return numberAt({ x, y }, number, radius, least)
}

function badgeRadius(box: Box, scale: number): number {
  return Math.max(15, Math.min(scale * 0.38, box.height * 0.42))
}

function hasName({ type }: Space): boolean {
  return type === 'room' || type === 'bank' || type === 'entrance'
}

/**
 * Writes a name whole and clear of everything else, or not at all: in a room at the top, beside the Entrance. Returns
 * its box.
 */
function drawName(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  space: Space,
  { namePx: most, leastPx: least, covered, numbers }: Overlay,
  taken: readonly Box[],
): Box[] {
  const { scale, frame } = camera
  const text = placeDrawn(space)
  const isNumbered = numbers.has(space.id)
  const all = boxOnCanvas(camera, space)
  const put = (lines: readonly string[], px: number, spots: readonly Point[]): Box[] => {
    const wide = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
    const room = (spot: Point) => boxAt(spot, wide, lines.length * px * 0.9)
    const spot = spots.find((one) => fitsIn(frame, room(one), 9) && !taken.some((other) => overlaps(room(one), other)))
    if (!spot) return []
    writeName(ctx, lines, spot.x, spot.y, px)
    return [room(spot)]
  }
  if (space.type === 'entrance') {
    const aside = widthOf(text, 'name', most) / 2 + scale * 0.35
    const y = all.y + all.height / 2
    return put([text], most, [
      { x: all.x + all.width + aside, y },
      { x: all.x - aside, y },
    ])
  }
  const mostLines = all.height < scale * 2.5 ? 1 : 2
  const aside = isNumbered ? numberAt(all, numbers.get(space.id) ?? 0, badgeRadius(all, scale), least).radius * 2.1 : 0
  for (const left of aside > 0 ? [aside, 0] : [0]) {
    const name = nameIn(text, all.width - left - scale * (isNumbered ? 0.12 : 0.26), { most, least, mostLines })
    if (!name) continue
    const { lines, px } = name
    const box = visiblePart({ ...all, x: all.x + left, width: all.width - left }, inner(frame, 11), covered)
    const wide = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
    if (!box || box.width < wide + 6 || box.height < lines.length * px * 0.95 + scale * 0.12) continue
    const [x, half] = [box.x + box.width / 2, px * 0.45 * lines.length]
    const top = space.type === 'bank' ? box.y + box.height / 2 : box.y + scale * 0.16 + half
    const done = put(lines, px, [
      { x, y: top },
      { x, y: box.y + box.height / 2 },
      { x, y: box.y + box.height - scale * 0.16 - half },
    ])
    if (done.length > 0) return done
  }
  return []
}

interface Room {
  readonly box: Box
  readonly least: number
  readonly stands: readonly Box[]
}

/** The smallest letters on a card; infinite where they would be below a piece or outside the picture. */
function leastOn(card: Box, { frame }: Camera, { least, stands }: Room): number {
  return fitsIn(frame, card, 9) && !stands.some((other) => overlaps(card, other)) ? least : Infinity
}

/**
 * Draws encounter and treasure at the lower right of a room, and the chest and the lock above them. Returns their
 * boxes.
 */
function drawCards(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space, where: Room): Box[] {
  const room = scene.rooms.get(space.id)
  if (!room) return []
  const { scale } = camera
  const { box } = where
  const height = Math.min(scale * 0.92, box.height * 0.42)
  const y = box.y + box.height - height / 2 - scale * 0.2
  let x = box.x + box.width - height * 0.4 - scale * 0.22
  const taken: Box[] = []
  const next = (draw: (least: number) => void, wide: number) => {
    const card = boxAt({ x, y }, height * 0.9, height)
    draw(leastOn(card, camera, where))
    taken.push(card)
    x -= wide
  }
  if (room.pile > 0) next((least) => drawPile(ctx, room.pile, { x, y }, height, least), height * 0.86)
  const { encounter } = room
  if (encounter) next((least) => drawEncounter(ctx, encounter, { x, y }, height, least), 0)
  if (space.holdsChest) {
    const at = { x: box.x + box.width * 0.72, y: y - scale * 0.05 }
    const chest = boxAt(at, height * 1.15, height * 1.15)
    drawChest(ctx, scene.chest.openLock, at, height * 1.15, leastOn(chest, camera, where))
    taken.push(chest)
  }
  if (room.lockedTo !== null) {
    const at = { x: box.x + box.width - scale * 0.36, y: box.y + box.height * 0.46 }
    drawLock(ctx, room.lockedTo, at, scale * 0.24)
    taken.push(boxAt(at, scale * 0.48, scale * 0.48))
  }
  return taken
}

/** The largest size from `most` to `least` at which a name fits in `mostLines` lines; `null` if it never fits. */
function nameIn(
  name: string,
  room: number,
  { most, least, mostLines }: { readonly most: number; readonly least: number; readonly mostLines: number },
): { readonly lines: readonly string[]; readonly px: number } | null {
  const fits = (px: number) => {
    const lines = wrap(name, 'name', px, room)
    return lines.length <= mostLines && lines.every((line) => widthOf(line, 'name', px) <= room)
  }
  const sizes = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7].map((share) => Math.max(least, most * share))
  const px = sizes.find(fits)
  return px === undefined ? null : { lines: wrap(name, 'name', px, room), px }
}

/** Draws open piles and the belongings of the dead, on the left of a space. Returns their boxes. */
function drawLeftovers(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space, where: Room): Box[] {
  const { scale } = camera
  const { box } = where
  const isSmall = box.width < scale * 1.5
  const height = scale * (isSmall ? 0.6 : 0.72)
  let x = isSmall ? box.x + box.width * 0.5 : box.x + height * 0.62 + scale * 0.1
  const y = isSmall ? box.y + box.height * 0.5 : box.y + box.height - height / 2 - scale * 0.22
  const taken: Box[] = []
  const next = (draw: (least: number) => void, wide: number) => {
    const card = boxAt({ x, y }, height, height)
    draw(leastOn(card, camera, where))
    taken.push(card)
    x += wide
  }
  const pile = scene.discarded.get(space.id) ?? 0
  if (pile > 0) next((least) => drawPile(ctx, pile, { x, y }, height, least), height * 1.05)
  for (const { owner, count } of scene.caches.filter((cache) => cache.space === space.id)) {
    next((least) => drawCache(ctx, { owner, count }, { x, y }, height, least), height * 1.15)
  }
  return taken
}

function piecesIn(scene: Scene, camera: Camera, space: Space, least: number): PlacedPiece<Piece>[] {
  const pieces = scene.pieces.filter((piece) => piece.place === space.id)
  if (pieces.length === 0) return []
  const box = boxOnCanvas(camera, space)
  const { spots, radius } = (space.type === 'bank' ? standingOn : standingIn)(box, pieces.length, camera.scale)
  const wide = pieceRadius(radius, true, least)
  return pieces.map((what, i) => ({ what, ...(spots[i] ?? (spots[0] as Point)), radius: wide }))
}

/** Pieces on a bank: in a row, half of them on either side of its name. */
function standingOn(box: Box, count: number, scale: number): { spots: Point[]; radius: number } {
  const radius = Math.max(13, scale * 0.38)
  const onLeft = Math.ceil(count / 2)
  const spots = Array.from({ length: count }, (_, i) => ({
    x: i < onLeft ? box.x + radius * (1.5 + i * 2.15) : box.x + box.width - radius * (1.5 + (count - 1 - i) * 2.15),
    y: box.y + box.height / 2,
  }))
  return { spots, radius }
}

/** Pieces on a square side by side or stacked; in a room in rows on its left. */
function standingIn(box: Box, count: number, scale: number): { spots: Point[]; radius: number } {
  const isSmall = box.width < scale * 1.5
  const radius = Math.max(13, scale * (isSmall && count > 1 ? 0.32 : count > 3 ? 0.36 : 0.42))
  const perRow = isSmall ? Math.ceil(Math.sqrt(count)) : Math.min(count, 3)
  const rows = Math.ceil(count / perRow)
  const step = isSmall ? radius * 1.25 : radius * 2.3
  const left = isSmall ? box.x + box.width / 2 - ((Math.min(count, perRow) - 1) * step) / 2 : box.x + radius * 1.7
  const middle = isSmall ? box.y + box.height / 2 : box.y + box.height * (box.height > scale * 2.5 ? 0.52 : 0.64)
  const spots = Array.from({ length: count }, (_, i) => ({
    x: left + (i % perRow) * step,
    y: middle + (Math.floor(i / perRow) - (rows - 1) / 2) * radius * 1.9,
  }))
  return { spots, radius }
}
