import type { CanvasRenderingContext2D } from 'canvas'
import type { TalismanView } from '../../../games/talisman/view/view.ts'
import { cornersOf, onCanvas } from '../../canvas/camera.ts'
import { overlaps, type Box } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import type { BoardWithFights } from '../../card/board.ts'
import { WHOLE_MAP_SIZE } from '../../card/composition.ts'
import { panelOf, type Duel } from '../../card/duel.ts'
import { entriesInOrder, heightOfWideRoster, type RosterEntry } from '../../card/roster-wide.ts'
import { extentOf } from '../../map/overview.ts'
import { drawKey } from '../../map/own.ts'
import { drawBoard } from './drawing.ts'
import { duelOf, fightIn } from './fight.ts'
import { FIGURES } from './figures.ts'
import { BOUNDS, CAMERAS, isOnBoard, placeOf, WHOLE_BOARD_SCALES } from './layout.ts'
import { legend } from './legend.ts'
import { itemsOf } from './items.ts'
import { OVERVIEW } from './overview.ts'
import { drawOwn } from './own.ts'
import { candidatesIn } from './portraits.ts'
import { sayInTalisman as say } from './say.ts'
import { sceneOf, tokenOf, type Piece, type Scene } from './scene.ts'

const INSET = extentOf(OVERVIEW)
const HEAD_HEIGHT = 96

/** The board of Talisman. */
export const BOARD: BoardWithFights<TalismanView, Scene, Duel> = {
  title: { text: () => say('title'), icon: 'crown' },
  bounds: BOUNDS,
  cameras: CAMERAS,
  scales: {
    near: 110,
    wholeOnCard: scaleIn,
    wholeOnMap: { wide: () => WHOLE_BOARD_SCALES.map, narrow: () => WHOLE_BOARD_SCALES.card[3] },
    part: { wide: 160, narrow: 132 },
    large: 160,
  },
  sceneOf,
  candidatesIn,
  startOf: () => 'crown-of-command',
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  fightIn: (view, scene) => {
    const fight = fightIn(view)
    return fight && { place: fight.space, shows: duelOf(scene, view, fight) }
  },
  panelOf,
  itemsOf: (ctx, scene, place) => (isOnBoard(place) ? itemsOf(ctx, scene, place) : []),
  entriesOf: (scene) =>
    entriesInOrder([...scene.pieces.map((piece) => entryOf(piece, scene)), ...scene.absent.map(absentEntryOf)]),
  leastColumns: 1,
  namePxOf: (picture, framing, scale) => {
    if (picture === 'whole') return 24
    return picture === 'map' || framing === 'narrow' || scale > 95 ? 28 : 26
  },
  mostHeight: (scale) => CAMERAS.wide.bounds.height * scale,
  drawBoard,
  overviewOf: () => OVERVIEW,
  insetIn: (camera, at) => {
    const { x, y } = onCanvas(camera, at)
    const isFree = (box: Box) => !overlaps(box, { x: x - 90, y: y - 60, width: 180, height: 120 })
    const corner = cornersOf(camera.frame, INSET).find(isFree)
    return corner ? { ...corner, y: 14 } : null
  },
  drawOwn,
  whole: {
    headHeight: HEAD_HEIGHT,
    sidebarWidth: 0,
    foot: { legend, rosterHeight: (entries) => heightOfWideRoster(entries, WHOLE_MAP_SIZE.width) + 6 },
    ownPx: 26,
    ownMargin: 0,
    pieceMargin: 0,
    drawAround: (ctx, _camera, { view }) => {
      drawTitle(ctx)
      const head = { frame: { x: 0, y: 0, width: WHOLE_MAP_SIZE.width, height: HEAD_HEIGHT }, taken: [] }
      if (view.viewer !== null) drawKey(ctx, { turns: say('turns') }, 26, head)
      return []
    },
  },
}

/** The largest scale at which the whole board fits. */
function scaleIn({ width, height }: Box): number {
  const [, , , least] = WHOLE_BOARD_SCALES.card
  const hasRoom = (scale: number) => BOUNDS.height * scale + 8 <= height && BOUNDS.width * scale + 8 <= width
  return WHOLE_BOARD_SCALES.card.find(hasRoom) ?? least
}

function entryOf(piece: Piece, scene: Scene): RosterEntry {
  return {
    token: { ...tokenOf(piece, scene.active), isActive: false },
    name: piece.isToad ? say('roster-toad', { character: piece.name }) : piece.name,
    isActive: piece.seat === scene.active,
    figures: Object.entries(FIGURES).map(([of, look]) => ({
      ...look,
      text: String(piece[of as keyof typeof FIGURES]),
    })),
  }
}

const ABSENCE_ICONS: Readonly<Record<Scene['absent'][number]['why'], string>> = {
  left: 'exit-door',
  out: 'tombstone',
  chooses: 'uncertainty',
  returns: 'tombstone',
}

function absentEntryOf({ seat, why, face }: Scene['absent'][number]): RosterEntry {
  const token = why === 'chooses' && face ? { seat, bust: face } : { seat, looks: ABSENCE_ICONS[why] }
  return { token, name: say(`absent-${why}`), isActive: false, figures: [] }
}

function drawTitle(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = PARCHMENT
  ctx.fillRect(0, 0, WHOLE_MAP_SIZE.width, HEAD_HEIGHT)
  ctx.fillStyle = INK
  ctx.fillRect(0, HEAD_HEIGHT - 3, WHOLE_MAP_SIZE.width, 3)
  const middle = WHOLE_MAP_SIZE.width / 2
  const width = write(ctx, say('title'), middle, 50, { face: 'title', px: 62, spacing: 0.06 })
  for (const side of [-1, 1]) drawIcon(ctx, 'crown', { x: middle + side * (width / 2 + 56), y: 50 }, 54, '#9a6d08')
}
