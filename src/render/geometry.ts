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

export function within(box: Box, { x, y }: Point, margin = 0): boolean {
  return (
    x >= box.x + margin && y >= box.y + margin && x <= box.x + box.width - margin && y <= box.y + box.height - margin
  )
}

/** How far a point is from the stretch between two others. */
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

/** The box of a size around a point. */
export function boxAt(middle: Point, width: number, height: number): Box {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** Whether a box lies in another, `margin` from its sides. */
export function fitsIn(frame: Box, box: Box, margin = 0): boolean {
  return within(frame, box, margin) && within(frame, { x: box.x + box.width, y: box.y + box.height }, margin)
}
