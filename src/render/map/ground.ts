import { ImageData, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { LRUCache } from 'lru-cache'
import { onCanvas, type Camera, type Extent } from '../canvas/camera.ts'
import type { Box } from '../canvas/geometry.ts'
import { DiskCache } from '../canvas/disk-cache.ts'

/** A printed board without what stands on it: the same in every match, and painted once for every scale. */
export interface Ground {
  /** What its files are called. */
  readonly name: string
  /** All that is painted, in the board's unit of length. */
  readonly world: Box
  /** The scales at which pictures show it, those of most pictures first. */
  readonly scales: readonly number[]
  /** Paints all of it without holes, at so many pixels to the unit. */
  readonly paint: (scale: number) => Canvas
  /** There are more of them than anybody could keep: only those painted last are, and none is painted beforehand. */
  readonly isOneOfMany?: true
}

/** What is kept in memory where nothing can be kept on disk, in bytes. */
const MAX_MEMORY_BYTES = 128 * 1024 * 1024

/** So many files are kept of boards of which there are many. */
const MAX_SHUFFLED_FILES = 32
/** What the files of such boards are called. */
const SHUFFLED_PREFIX = 'of-many-'

const inMemory = new LRUCache<string, Canvas>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: ({ width, height }) => width * height * 4,
})
let diskCache: DiskCache | null = null

/** From now on what is painted is kept in this folder, and what lies there is not painted; `null`: in memory alone. */
export function setGroundsFolder(folder: string | null): void {
  diskCache = folder === null ? null : new DiskCache(folder)
  inMemory.clear()
}

/** Puts a ground into its folder unless it is there. `false` if it cannot be kept there. */
export function ensureStored(ground: Ground, scale: number): boolean {
  if (!diskCache) return false
  const name = nameOf(ground, scale)
  return diskCache.has(name, pixelsOf(ground, scale)) || diskCache.put(name, ground.paint(scale))
}

/** Draws the ground in a camera whose frame lies on whole pixels, on a context that is neither scaled nor turned. */
export function drawGround(ctx: CanvasRenderingContext2D, ground: Ground, camera: Camera): void {
  const { x, y } = onCanvas(camera, ground.world)
  const [left, top] = [Math.round(x), Math.round(y)]
  const canvas = inMemory.get(nameOf(ground, camera.scale))
  if (canvas) ctx.drawImage(canvas, left, top)
  else if (!copyFromDisk(ctx, ground, camera, left, top)) ctx.drawImage(paintAndStore(ground, camera.scale), left, top)
}

/** Copies what the frame shows from disk, the ground's corner being here. `false` if it is not there. */
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
  const rows = diskCache?.rows(nameOf(ground, scale), { width, height }, first, end)
  if (!rows) return false
  ctx.putImageData(new ImageData(rows, width, end - first), left, top + first, from, 0, to - from, end - first)
  return true
}

function paintAndStore(ground: Ground, scale: number): Canvas {
  const name = nameOf(ground, scale)
  const canvas = ground.paint(scale)
  if (!diskCache?.put(name, canvas)) inMemory.set(name, canvas)
  else if (ground.isOneOfMany) diskCache.keepNewest(SHUFFLED_PREFIX, MAX_SHUFFLED_FILES)
  return canvas
}

function nameOf({ name, isOneOfMany }: Ground, scale: number): string {
  return `${isOneOfMany ? SHUFFLED_PREFIX : ''}${name}-${scale}`
}

/** The whole pixels it is painted on. */
export function pixelsOf({ world }: Pick<Ground, 'world'>, scale: number): Extent {
  return { width: Math.ceil(world.width * scale), height: Math.ceil(world.height * scale) }
}
