import type { CanvasRenderingContext2D } from 'canvas'
import { spaceOf, SPACES, type Space } from '../../games/warlock/data/board.ts'
import { drawBadge } from '../badge.ts'
import { onCanvas, seenBy, settled, type Camera } from '../camera.ts'
import { inner, overlaps, visiblePart, type Box, type Point } from '../geometry.ts'
import { drawGround } from '../ground.ts'
import { INK } from '../palette.ts'
import { widthOf, wrap, writeName } from '../text.ts'
import { drawToken } from '../token.ts'
import { GROUND, ROCK } from './dungeon.ts'
import { boxOf, isOnBoard, WORLD } from './layout.ts'
import { drawMaze } from './maze.ts'
import { nameOfRoom } from './rooms.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'
import { drawCache, drawChest, drawEncounter, drawLock, drawPile } from './things.ts'

/** The dungeon in a camera: rooms with their names and cards, the maze, pieces, numbers. */
export function drawDungeon(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  shot: Camera,
  numbers: ReadonlyMap<string, number>,
  mostName: number,
  covered: Box | null = null,
): void {
  const camera = settled(shot, WORLD)
  const { frame } = camera
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  ctx.fillStyle = ROCK
  ctx.fillRect(frame.x, frame.y, frame.width, frame.height)
  drawGround(ctx, GROUND, camera)
  const seen = seenBy(camera)
  const spaces = SPACES.filter((space) => overlaps(seen, boxOf(space)))
  for (const space of spaces) if (space.type === 'maze') drawMaze(ctx, boxOnCanvas(camera, space), scene.maze.get(space.id)) // prettier-ignore
  const chosen = [...numbers.keys()].filter(isOnBoard).map(spaceOf)
  if (chosen.length > 0) drawChoices(ctx, camera, chosen)
  for (const space of spaces) drawSpace(ctx, scene, camera, space)
  for (const space of spaces)
    drawName(ctx, camera, space, { most: mostName, covered, isNumbered: numbers.has(space.id) })
  for (const space of spaces) drawPieces(ctx, scene, camera, space)
  for (const space of chosen) drawNumber(ctx, scene, camera, space, numbers.get(space.id) ?? 0)
  ctx.restore()
}

export function boxOnCanvas(camera: Camera, space: Space): Box {
  const box = boxOf(space)
  const { x, y } = onCanvas(camera, box)
  return { x, y, width: box.width * camera.scale, height: box.height * camera.scale }
}

/** Light on what may be chosen, shade on all else. */
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

function drawSpace(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space): void {
  const box = boxOnCanvas(camera, space)
  if (space.type === 'room') drawCards(ctx, scene, camera, space, box)
  drawLeftovers(ctx, scene, camera, space, box)
}

/** In a corner of a room; in the middle of a square, or above whoever stands there. */
function drawNumber(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space, number: number): void {
  const { scale } = camera
  const box = boxOnCanvas(camera, space)
  const isTaken = scene.pieces.some((piece) => piece.space === space.id) || scene.discarded.has(space.id)
  if (box.width > scale * 1.5) {
    const radius = badgeRadius(box, scale)
    return drawBadge(ctx, number, box.x + radius * 1.15, box.y + radius * 1.15, radius)
  }
  const radius = Math.max(13, scale * (isTaken ? 0.29 : 0.36))
  const [x, y] = isTaken ? [box.x + scale * 0.86, box.y + scale * 0.1] : [box.x + scale / 2, box.y + scale / 2]
  drawBadge(ctx, number, x, y, radius)
}

function badgeRadius(box: Box, scale: number): number {
  return Math.max(15, Math.min(scale * 0.38, box.height * 0.42))
}

/** A name is there whole or not at all: of rooms and banks at the top, of the Entrance beside it. */
function drawName(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  space: Space,
  { most, covered, isNumbered }: { most: number; covered: Box | null; isNumbered: boolean },
): void {
  const { scale, frame } = camera
  if (space.type !== 'room' && space.type !== 'bank' && space.type !== 'entrance') return
  const all = boxOnCanvas(camera, space)
  const aside = isNumbered ? badgeRadius(all, scale) * 2.1 : 0
  const whole = { ...all, x: all.x + aside, width: all.width - aside }
  if (space.type === 'entrance') {
    const width = widthOf(space.name, 'name', most)
    return writeName(ctx, [space.name], whole.x + whole.width + width / 2 + scale * 0.35, whole.y + whole.height / 2, most) // prettier-ignore
  }
  const text = space.type === 'bank' ? space.name : nameOfRoom(space)
  const { lines, px } = nameIn(
    text,
    whole.width - scale * (isNumbered ? 0.12 : 0.26),
    most,
    whole.height < scale * 2.5 ? 1 : 2,
  )
  const wide = Math.max(...lines.map((line) => widthOf(line, 'name', px)))
  const box = visiblePart(whole, inner(frame, 11), covered)
  if (!box || box.width < wide + 6 || box.height < lines.length * px * 0.95 + scale * 0.12) return
  const y = space.type === 'bank' ? box.y + box.height / 2 : box.y + scale * 0.16 + px * 0.45 * lines.length
  writeName(ctx, lines, box.x + box.width / 2, y, px)
}

/** Encounter and treasure, at the lower right of a room; what is special above them. */
function drawCards(ctx: CanvasRenderingContext2D, scene: Scene, { scale }: Camera, space: Space, box: Box): void {
  const room = scene.rooms.get(space.id)
  if (!room) return
  const height = Math.min(scale * 0.92, box.height * 0.42)
  const y = box.y + box.height - height / 2 - scale * 0.2
  let x = box.x + box.width - height * 0.4 - scale * 0.22
  if (room.pile > 0) {
    drawPile(ctx, room.pile, x, y, height)
    x -= height * 0.86
  }
  if (room.encounter) drawEncounter(ctx, room.encounter, x, y, height)
  if (space.holdsChest) drawChest(ctx, scene.chest.openLock, box.x + box.width * 0.72, y - scale * 0.05, height * 1.15) // prettier-ignore
  if (room.lockedTo !== null) drawLock(ctx, room.lockedTo, box.x + box.width - scale * 0.36, box.y + box.height * 0.46, scale * 0.24) // prettier-ignore
}

/** The largest size at which a name fits in so many lines. */
function nameIn(
  name: string,
  room: number,
  most: number,
  mostLines: number,
): { readonly lines: readonly string[]; readonly px: number } {
  const fits = (px: number) => {
    const lines = wrap(name, 'name', px, room)
    return lines.length <= mostLines && lines.every((line) => widthOf(line, 'name', px) <= room)
  }
  const px = [1, 0.95, 0.9, 0.85, 0.8, 0.75].map((share) => most * share).find(fits) ?? most * 0.7
  return { lines: wrap(name, 'name', px, room), px }
}

/** Open piles and what the dead have left, on the left of a space. */
function drawLeftovers(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space, box: Box): void {
  const { scale } = camera
  const isSmall = box.width < scale * 1.5
  const height = scale * (isSmall ? 0.6 : 0.72)
  let x = isSmall ? box.x + box.width * 0.5 : box.x + height * 0.62 + scale * 0.1
  const y = isSmall ? box.y + box.height * 0.5 : box.y + box.height - height / 2 - scale * 0.22
  const pile = scene.discarded.get(space.id) ?? 0
  if (pile > 0) {
    drawPile(ctx, pile, x, y, height)
    x += height * 1.05
  }
  for (const { owner, count } of scene.caches.filter((cache) => cache.space === space.id)) {
    drawCache(ctx, owner, count, x, y, height)
    x += height * 1.15
  }
}

/** Whose turn it is stands in front. */
function drawPieces(ctx: CanvasRenderingContext2D, scene: Scene, camera: Camera, space: Space): void {
  const pieces = scene.pieces.filter((piece) => piece.space === space.id)
  if (pieces.length === 0) return
  const box = boxOnCanvas(camera, space)
  const { spots, radius } = (space.type === 'bank' ? standingOn : standingIn)(box, pieces.length, camera.scale)
  const placed = pieces.map((piece, i) => ({ piece, spot: spots[i] ?? (spots[0] as Point) }))
  const inFront = (piece: Piece) => Number(piece.seat === scene.active)
  for (const { piece, spot } of placed.sort((a, b) => inFront(a.piece) - inFront(b.piece))) {
    drawToken(ctx, tokenOf(piece, scene.active), spot.x, spot.y, radius)
  }
}

/** On a bank in a row, half of them on either side of its name. */
function standingOn(box: Box, count: number, scale: number): { spots: Point[]; radius: number } {
  const radius = Math.max(13, scale * 0.38)
  const onLeft = Math.ceil(count / 2)
  const spots = Array.from({ length: count }, (_, i) => ({
    x: i < onLeft ? box.x + radius * (1.5 + i * 2.15) : box.x + box.width - radius * (1.5 + (count - 1 - i) * 2.15),
    y: box.y + box.height / 2,
  }))
  return { spots, radius }
}

/** On a square side by side or one over the other; in a room in rows on its left. */
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
