import type { CanvasRenderingContext2D } from 'canvas'
import {
  hexAt,
  hexIn,
  isOcean,
  neighboursOf,
  PRINTED,
  type Hex,
  type Realm,
} from '../../../games/imperial/data/board.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import { onCanvas } from '../../canvas/camera.ts'
import { boxAt, type Box } from '../../canvas/geometry.ts'
import { RED } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import type { BoardWithFights } from '../../card/board.ts'
import type { RosterEntry } from '../../card/roster-wide.ts'
import { extentOf } from '../../map/overview.ts'
import { drawRealm, tokenOf } from './drawing.ts'
import { drawFight, heightOfFight, type FightScene } from './fight.ts'
import { combatSceneOf, fightIn } from './fighters.ts'
import { BOUNDS, CAMERAS, isOnBoard, placeOf, WHOLE_BOARD_SCALES } from './layout.ts'
import { legend } from './legend.ts'
import { overviewOf } from './overview.ts'
import { drawOwn } from './own.ts'
import { candidatesIn } from './portraits.ts'
import { sayInImperial } from './say.ts'
import { sceneOf, type Piece, type Scene } from './scene.ts'

const INSET = extentOf(overviewOf(PRINTED))

/** The realm. */
export const BOARD: BoardWithFights<ImperialView, Scene, FightScene> = {
  title: { text: () => sayInImperial('picture-title'), icon: 'cut-diamond' },
  bounds: BOUNDS,
  cameras: CAMERAS,
  scales: {
    near: 98,
    wholeOnCard: scaleIn,
    wholeOnMap: { wide: () => WHOLE_BOARD_SCALES[2], narrow: () => 38 },
    part: { wide: 122, narrow: 98 },
    large: 122,
  },
  sceneOf,
  candidatesIn,
  startOf: ({ realm }) => hexIn(realm, 'nobnodd'),
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  fightIn: (view, _scene, asked) => {
    const combat = fightIn(asked)
    return combat && { place: combat.hex, shows: combatSceneOf(view, combat) }
  },
  panelOf: (fight, framing) => ({
    height: heightOfFight(fight, framing),
    draw: (ctx, box) => drawFight(ctx, fight, box, framing),
  }),
  itemsOf: () => [],
  entriesOf: (scene) => scene.pieces.map((piece) => entryOf(piece, scene)),
  leastColumns: 4,
  namePxOf: (picture, framing, scale) => {
    if (picture === 'whole') return 23
    return picture === 'map' || framing === 'narrow' || scale > 70 ? 28 : 25
  },
  mostHeight: (scale) => CAMERAS.wide.bounds.height * scale,
  drawBoard: drawRealm,
  overviewOf: ({ realm }) => overviewOf(realm),
  insetIn: (camera, at) => {
    const { width, height } = camera.frame
    if (height < INSET.height + 28) return null
    const isEast = onCanvas(camera, at).x > width * 0.58
    return { x: isEast ? 14 : width - INSET.width - 14, y: 12, ...INSET }
  },
  drawOwn,
  whole: {
    headHeight: 0,
    sidebarWidth: 0,
    foot: { legend, rosterHeight: () => 84 },
    ownPx: 26,
    ownMargin: 0,
    pieceMargin: 0,
    drawAround: (ctx, camera, { scene }) => {
      const sea = onCanvas(camera, placeOf(openSea(scene.realm)))
      const [x, y] = [sea.x + camera.scale * 0.2, sea.y - camera.scale * 0.35]
      drawTitle(ctx, x, y)
      return [boxAt({ x, y: y - 20 }, 400, 110)]
    },
  },
}

/** The largest integer scale at which the whole board fits. */
function scaleIn({ width, height }: Box): number {
  return Math.floor(Math.min((width - 12) / BOUNDS.width, (height - 12) / BOUNDS.height))
}

function entryOf(piece: Piece, scene: Scene): RosterEntry {
  const { health, maxHealth, treasures } = piece
  return {
    token: { ...tokenOf(piece, scene), hull: null, followers: 0, isActive: false },
    name: piece.name,
    isActive: piece.seat === scene.active,
    figures: [
      { icon: 'hearts', colour: RED, text: `${health}/${maxHealth}`, short: String(health) },
      { icon: 'cut-diamond', colour: '#7a5510', text: String(treasures) },
    ],
  }
}

/** The hex for the title: a sea corner of the printed map, else the sea hex with most water and fewest places near. */
function openSea(realm: Realm): string {
  if (realm.number === null) return 'h-1-8'
  const room = (hex: Hex) =>
    neighboursOf(hex.id).reduce((sum, next) => sum + (isOcean(next) ? 1 : 0) - (hexAt(next).location ? 2 : 0), 0)
  const sea = realm.hexes.filter(({ terrain, col }) => terrain === 'ocean' && col > 0 && col < 9)
  return sea.reduce((best, hex) => (room(hex) > room(best) ? hex : best), sea[0] ?? (realm.hexes[0] as Hex)).id
}

function drawTitle(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  const style = { halo: 'rgba(206, 228, 226, 0.55)', colour: '#16404f' } as const
  const [above = '', below = ''] = sayInImperial('map-title').split('\n')
  write(ctx, above, x, y - 46, { ...style, face: 'region', px: 36, spacing: 0.05 })
  write(ctx, below, x, y, { ...style, face: 'title', px: 50 })
}
