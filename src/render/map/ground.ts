import { ImageData, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { LRUCache } from 'lru-cache'
import { onCanvas, type Camera, type Extent } from '../canvas/camera.ts'
import type { Box } from '../canvas/geometry.ts'
import { fillBox } from '../canvas/panel.ts'
import { DiskCache } from '../canvas/disk-cache.ts'

/** A printed board without its pieces: the same in every match, and painted once per scale. */
export interface Ground {
  /** The prefix of its files. */
  readonly name: string
  /** Everything that is painted, in the board's unit. */
  readonly world: Box
  /** The scales of pictures, the most frequent first. */
  readonly scales: readonly number[]
  /** Paints all of it, opaque, at a scale in pixels to the unit. */
  readonly paint: (scale: number) => Canvas
  /**
   * Set for shuffled boards, which are too many to keep: only the files painted last stay, and none is painted ahead.
   */
  readonly isOneOfMany?: true
}

/** Used where grounds cannot be stored on disk. */
const MAX_MEMORY_BYTES = 128 * 1024 * 1024

/** With the boards that are painted ahead, this stays below 60 MB. */
const MAX_SHUFFLED_BYTES = 8_000_000
/** How many rows are copied from disk at a time. A map of a whole board has 9 MB. */
const BAND_ROWS = 100
const SHUFFLED_PREFIX = 'of-many-'

const inMemory = new LRUCache<string, Canvas>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: ({ width, height }) => width * height * 4,
})
let diskCache: DiskCache | null = null

/** Stores grounds in a folder from now on, and reads the ones already there; `null` keeps them only in memory. */
export function setGroundsFolder(folder: string | null): void {
  diskCache = folder === null ? null : new DiskCache(folder)
  inMemory.clear()
}

/** Paints and stores a ground unless its file exists. Returns `false` if it cannot be stored. */
export function ensureStored(ground: Ground, scale: number): boolean {
  if (!diskCache) return false
  const name = nameOf(ground, scale)
  return diskCache.has(name, pixelsOf(ground, scale)) || diskCache.put(name, ground.paint(scale))
}

/**
 * Draws the ground in a camera. The frame must lie on whole pixels, and the context must be neither scaled nor rotated.
 */
export function drawGround(ctx: CanvasRenderingContext2D, ground: Ground, camera: Camera): void {
  const { x, y } = onCanvas(camera, ground.world)
  const [left, top] = [Math.round(x), Math.round(y)]
  const canvas = inMemory.get(nameOf(ground, camera.scale))
  if (canvas) ctx.drawImage(canvas, left, top)
  else if (!copyFromDisk(ctx, ground, camera, left, top)) ctx.drawImage(paintAndStore(ground, camera.scale), left, top)
}

/** Draws the ground, on the colour of what lies around it, and keeps what is drawn from now on within the frame. */
export function drawGroundWithin(ctx: CanvasRenderingContext2D, ground: Ground, camera: Camera, around: string): void {
  const { frame } = camera
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  fillBox(ctx, frame, around)
  drawGround(ctx, ground, camera)
}

/** Copies what the frame shows from disk, given the corner of the ground. Returns `false` if they are not there. */
function copyFromDisk(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  { frame, scale }: Camera,
  left: number,
  top: number,
): boolean {
  const { width, height } = pixelsOf(ground, scale)
  const [from, to] = [Math.max(0, frame.x - left), Math.min(width, frame.x + frame.width - left)]
  const [first, end] = [Math.max(0, frame.y - top), Math.min(height, frame.y + frame.height - top)]
  if (from >= to || first >= end) return true
  const name = nameOf(ground, scale)
  for (let y = first; y < end; y += BAND_ROWS) {
    const band = { x: from, y, width: to - from, height: Math.min(BAND_ROWS, end - y) }
    const pixels = diskCache?.part(name, { width, height }, band)
    if (!pixels) return false
    ctx.putImageData(new ImageData(pixels, band.width, band.height), left + from, top + y)
  }
  return true
}

function paintAndStore(ground: Ground, scale: number): Canvas {
  const name = nameOf(ground, scale)
  const canvas = ground.paint(scale)
  if (!diskCache?.put(name, canvas)) inMemory.set(name, canvas)
  else if (ground.isOneOfMany) diskCache.keepNewest(SHUFFLED_PREFIX, MAX_SHUFFLED_BYTES)
  return canvas
}

function nameOf({ name, isOneOfMany }: Ground, scale: number): string {
  return `${isOneOfMany ? SHUFFLED_PREFIX : ''}${name}-${scale}`
}

/** The size of the painted ground, in whole pixels. */
export function pixelsOf({ world }: Pick<Ground, 'world'>, scale: number): Extent {
  return { width: Math.ceil(world.width * scale), height: Math.ceil(world.height * scale) }
}
