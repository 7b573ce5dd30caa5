import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from '../../canvas/geometry.ts'
import { between, noiseOf } from '../../canvas/noise.ts'
import { CORNERS } from '../../canvas/hexes.ts'
import type { Realm } from '../../../games/imperial/data/board.ts'
import { ofRealm, patchesOf } from './layout.ts'

/** The coast: the edges between land and sea, drawn with an unsteady hand. */

const isLand = (terrain: string) => terrain !== 'ocean'
const nameOf = (point: Point) => `${Math.round(point.x * 100)},${Math.round(point.y * 100)}`

interface Edge {
  readonly from: Point
  readonly to: Point
}

/** Closed lines around all land, land on the right-hand side. */
const shoresOf = ofRealm((realm): readonly (readonly Point[])[] => joinEdges(shoreEdges(realm)).map(roughen))

/** Adds the outline of all land to the path. */
export function traceLand(ctx: CanvasRenderingContext2D, realm: Realm): void {
  for (const shore of shoresOf(realm)) {
    const last = shore.at(-1)
    const first = shore[0]
    if (!last || !first) continue
    ctx.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2)
    shore.forEach((point, i) => {
      const next = shore[(i + 1) % shore.length] ?? first
      ctx.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
    })
    ctx.closePath()
  }
}

/** The sides of land hexes that face the sea. */
function shoreEdges(realm: Realm): Edge[] {
  const land = patchesOf(realm).filter((patch) => isLand(patch.terrain))
  const middles = new Set(land.map((patch) => nameOf(patch.at)))
  return land.flatMap(({ at }) =>
    CORNERS.flatMap((corner, i) => {
      const next = CORNERS[(i + 1) % 6] ?? corner
      const beyond = { x: at.x + corner.x + next.x, y: at.y + corner.y + next.y }
      if (middles.has(nameOf(beyond))) return []
      return [{ from: { x: at.x + corner.x, y: at.y + corner.y }, to: { x: at.x + next.x, y: at.y + next.y } }]
    }),
  )
}

/** Edges end to end, as closed lines of corners. */
function joinEdges(all: readonly Edge[]): Point[][] {
  const leaving = new Map<string, Edge[]>()
  for (const edge of all) leaving.set(nameOf(edge.from), [...(leaving.get(nameOf(edge.from)) ?? []), edge])
  const lines: Point[][] = []
  for (const start of all) {
    const line: Point[] = []
    for (let edge = leaving.get(nameOf(start.from))?.shift(); edge; edge = leaving.get(nameOf(edge.to))?.shift()) {
      line.push(edge.from)
    }
    if (line.length > 0) lines.push(line)
  }
  return lines
}

/** Jitters the corners, and subdivides every edge. */
function roughen(corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, i) => {
    const [from, to] = [shake(corner), shake(corners[(i + 1) % corners.length] ?? corner)]
    const noise = noiseOf(`shore ${nameOf(from)} ${nameOf(to)}`)
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const off = share === 0 ? 0 : between(noise, -0.11, 0.11)
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      return { x: from.x + dx * share - dy * off, y: from.y + dy * share + dx * off }
    })
  })
}

function shake(point: Point): Point {
  const noise = noiseOf(`corner ${nameOf(point)}`)
  return { x: point.x + between(noise, -0.09, 0.09), y: point.y + between(noise, -0.09, 0.09) }
}
