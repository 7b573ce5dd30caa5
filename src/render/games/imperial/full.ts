import type { Canvas, CanvasRenderingContext2D } from 'canvas'
import { drawStrip } from '../../card/roster-wide.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import { hexAt, isOcean, neighboursOf, type Hex, type Realm } from '../../../games/imperial/data/board.ts'
import { write } from '../../canvas/text.ts'
import { boxAt, centreOf } from '../../canvas/geometry.ts'
import { framed, FULL, LEAST } from '../../card/composition.ts'
import { onCanvas } from '../../canvas/camera.ts'
import type { BoardMap } from '../../card/map.ts'
import type { Framing } from '../../canvas/request.ts'
import { around, LARGE, mostHeight, NARROW_WHOLE, PART_SCALES, wholeBoard } from './camera.ts'
import { TITLE } from './card.ts'
import { drawLegend } from './legend.ts'
import { drawRealm } from './drawing.ts'
import { entriesOf, LEAST_COLUMNS } from './roster.ts'
import type { Scene } from './scene.ts'
import { drawOwn } from './own.ts'
import { BOUNDS, placeOf } from './layout.ts'

const { width: WIDTH, height: HEIGHT } = FULL
const [ROSTER, LEGEND] = [84, 112]

/** The realm as a map. */
export function realmMap(
  scene: Scene,
  numbers: ReadonlyMap<string, number>,
  own: string,
  framing: Framing,
  view: ImperialView,
): BoardMap {
  const overlay = { numbers, leastName: 28, least: LEAST[framing], covered: [] }
  return {
    bounds: BOUNDS,
    large: LARGE,
    parts: PART_SCALES,
    wholeIn: (frame) => ({ at: centreOf(BOUNDS), scale: NARROW_WHOLE, frame }),
    aroundOwn: (frame, scale) => around(frame, placeOf(own), scale),
    mostHeight,
    draw: (ctx, camera) => drawRealm(ctx, scene, camera, overlay),
    drawOwn: (ctx, camera, letters, taken) => drawOwn(ctx, view, camera, letters, taken),
    paintWhole: () => paintFull(scene, numbers, view),
    entries: entriesOf(scene),
    least: LEAST_COLUMNS,
    title: TITLE,
  }
}

/** The whole board with names, pieces, and what the signs mean. */
function paintFull(scene: Scene, numbers: ReadonlyMap<string, number>, view: ImperialView): Canvas {
  return framed(FULL, 8, (ctx) => {
    const frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT - ROSTER - LEGEND }
    const camera = wholeBoard(frame, 44)
    const taken = drawRealm(ctx, scene, camera, { numbers, leastName: 23, least: 0, covered: [] })
    const sea = onCanvas(camera, placeOf(openSea(scene.realm)))
    const [x, y] = [sea.x + camera.scale * 0.2, sea.y - camera.scale * 0.35]
    drawTitle(ctx, x, y)
    drawOwn(ctx, view, camera, 26, [...taken, boxAt({ x, y: y - 20 }, 400, 110)])
    drawLegend(ctx, { x: 0, y: frame.height, width: WIDTH, height: LEGEND })
    drawStrip(ctx, entriesOf(scene), { x: 6, y: HEIGHT - ROSTER, width: WIDTH - 12, height: ROSTER - 6 }, LEAST_COLUMNS)
  })
}

/** The corner of the printed map where nothing but water is; elsewhere the sea hex with most water and no places around. */
function openSea(realm: Realm): string {
  if (realm.number === null) return 'h-1-8'
  const room = (hex: Hex) =>
    neighboursOf(hex.id).reduce((sum, next) => sum + (isOcean(next) ? 1 : 0) - (hexAt(next).location ? 2 : 0), 0)
  const sea = realm.hexes.filter(({ terrain, col }) => terrain === 'ocean' && col > 0 && col < 9)
  return sea.reduce((best, hex) => (room(hex) > room(best) ? hex : best), sea[0] ?? (realm.hexes[0] as Hex)).id
}

function drawTitle(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  const style = { halo: 'rgba(206, 228, 226, 0.55)', colour: '#16404f' } as const
  write(ctx, 'The Realm of', x, y - 46, { ...style, face: 'region', px: 36, spacing: 0.05 })
  write(ctx, 'Emperor Baldan', x, y, { ...style, face: 'title', px: 50 })
}
