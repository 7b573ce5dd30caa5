export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function containsPoint(box: Box, { x, y }: Point, margin = 0): boolean {
  return (
    x >= box.x + margin && y >= box.y + margin && x <= box.x + box.width - margin && y <= box.y + box.height - margin
  )
}

/** The distance of a point from the segment between two others. */
export function distanceToStretch(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** A box of a size, centred on a point. */
export function boxAt(middle: Point, width: number, height: number): Box {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** Whether a box lies in another, `margin` from its sides. */
export function fitsIn(frame: Box, box: Box, margin = 0): boolean {
  return (
    containsPoint(frame, box, margin) && containsPoint(frame, { x: box.x + box.width, y: box.y + box.height }, margin)
  )
}

/** A box shrunk by a margin on every side. */
export function inner({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 }
}

/** The largest part of a box that is inside the frame and not under the cover; `null` if it is hidden. */
export function visiblePart(box: Box, frame: Box, cover: Box | null): Box | null {
  const seen = common(box, frame)
  if (!seen || !cover || !overlaps(seen, cover)) return seen
  const [right, bottom] = [seen.x + seen.width, seen.y + seen.height]
  const strips: Box[] = [
    { ...seen, width: cover.x - seen.x },
    { ...seen, height: cover.y - seen.y },
    { ...seen, x: cover.x + cover.width, width: right - cover.x - cover.width },
    { ...seen, y: cover.y + cover.height, height: bottom - cover.y - cover.height },
  ]
  const areaOf = ({ width, height }: Box) => Math.max(0, width) * Math.max(0, height)
  const [best] = strips.sort((a, b) => areaOf(b) - areaOf(a))
  return best && areaOf(best) > 0 ? best : null
}

function common(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
