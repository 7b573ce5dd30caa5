import type { Box, Point } from './geometry.ts'

/** A circle with the point where it would like to stand. */
export interface Circle {
  readonly at: Point
  readonly radius: number
}

const MAX_ROUNDS = 240

/** Pushes circles apart until none covers another, each as near to its own point as possible and inside the frame. */
export function packCircles(all: readonly Circle[], frame: Box | null = null): Point[] {
  const spots = all.map(({ at, radius }) => clampInto(frame, at, radius))
  for (let i = 0; i < MAX_ROUNDS && pushApart(all, spots, frame); i += 1);
  return spots
}

/** One round of pushing. Returns `false` if nothing had to move. */
function pushApart(all: readonly Circle[], spots: Point[], frame: Box | null): boolean {
  let hasPushed = false
  all.forEach((one, i) => {
    for (let j = i + 1; j < all.length; j += 1) {
      const [here, there] = [spots[i], spots[j]]
      const other = all[j]
      if (!here || !there || !other) continue
      const least = one.radius + other.radius
      const [dx, dy] = [there.x - here.x, there.y - here.y]
      const distance = Math.hypot(dx, dy)
      if (distance >= least - 0.5) continue
      // Two circles at the same point part along a direction of their own.
      const turn = (i * 7 + j * 3) % 12
      const [x, y] = distance < 0.01 ? [Math.cos(turn), Math.sin(turn)] : [dx / distance, dy / distance]
      const push = (least - distance) / 2 + 0.3
      spots[i] = clampInto(frame, { x: here.x - x * push, y: here.y - y * push }, one.radius)
      spots[j] = clampInto(frame, { x: there.x + x * push, y: there.y + y * push }, other.radius)
      hasPushed = true
    }
  })
  return hasPushed
}

/** The nearest point at least `margin` inside the frame. */
export function clampInto(frame: Box | null, point: Point, margin: number): Point {
  if (!frame) return point
  const { x, y, width, height } = frame
  return {
    x: Math.min(Math.max(point.x, x + margin), x + width - margin),
    y: Math.min(Math.max(point.y, y + margin), y + height - margin),
  }
}
