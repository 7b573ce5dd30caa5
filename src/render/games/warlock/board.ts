import type { WarlockView } from '../../../games/warlock/view/view.ts'
import { cornersOf, onCanvas } from '../../canvas/camera.ts'
import { boxAt, overlaps, containsPoint, type Box } from '../../canvas/geometry.ts'
import type { BoardWithFights } from '../../card/board.ts'
import { WHOLE_MAP_SIZE, LEAST_PX } from '../../card/composition.ts'
import { panelOf, type Duel } from '../../card/duel.ts'
import { entriesInOrder, type RosterEntry } from '../../card/roster-wide.ts'
import { extentOf } from '../../map/overview.ts'
import { drawDungeon } from './drawing.ts'
import { duelOf } from './fight.ts'
import { FIGURES } from './figures.ts'
import { BOUNDS, CAMERAS, isOnBoard, placeOf, WHOLE_BOARD_SCALES } from './layout.ts'
import { itemsOf } from './items.ts'
import { OVERVIEW } from './overview.ts'
import { drawOwn } from './own.ts'
import { sayInWarlock } from './say.ts'
import { sceneOf, tokenOf, type Piece, type Scene } from './scene.ts'
import { drawReferences, drawSidebar } from './sidebar.ts'

const INSET = extentOf(OVERVIEW)
const SIDEBAR_WIDTH = 440
/** The largest names; on a phone none are much smaller. */
const MAX_NAME_PX = { wide: 29, narrow: 32 } as const

/** The dungeon. */
export const BOARD: BoardWithFights<WarlockView, Scene, Duel> = {
  title: { text: () => sayInWarlock('picture-title'), icon: 'volcano' },
  bounds: BOUNDS,
  cameras: CAMERAS,
  scales: {
    near: 52,
    wholeOnCard: null,
    wholeOnMap: { wide: () => WHOLE_BOARD_SCALES.wide, narrow: scaleIn },
    part: { wide: 60, narrow: 60 },
    large: 66,
  },
  sceneOf,
  candidatesIn: () => [],
  startOf: () => 'entrance',
  placeOf: (place) => (isOnBoard(place) ? placeOf(place) : null),
  fightIn: (view, scene) => {
    const { battle } = view
    return battle && { place: battle.at, shows: duelOf(scene, view, battle) }
  },
  panelOf,
  itemsOf,
  entriesOf: (scene) =>
    entriesInOrder([
      ...scene.pieces.map((piece) => entryOf(piece, scene)),
      ...scene.absent.map((one) => absentEntryOf(one, scene)),
    ]),
  leastColumns: 1,
  namePxOf: (picture, framing, scale) => {
    if (picture === 'whole') return 22
    const most = MAX_NAME_PX[framing]
    return picture === 'map' ? most : Math.max(LEAST_PX[framing], Math.min(most, scale * 0.58))
  },
  mostHeight: (scale) => BOUNDS.height * scale + 24,
  drawBoard: drawDungeon,
  overviewOf: () => OVERVIEW,
  insetIn: (camera, at, matters) => {
    const { frame, scale } = camera
    const near = boxAt(onCanvas(camera, at), scale * 4, scale * 3)
    const hiddenBy = (box: Box) => matters.filter((point) => containsPoint(box, onCanvas(camera, point), -scale)).length
    const free = cornersOf(frame, INSET).filter((box) => !overlaps(box, near))
    return free.sort((a, b) => hiddenBy(a) - hiddenBy(b))[0] ?? null
  },
  drawOwn,
  whole: {
    headHeight: 0,
    sidebarWidth: SIDEBAR_WIDTH,
    foot: null,
    ownPx: 24,
    ownMargin: 40,
    pieceMargin: 26,
    drawAround: (ctx, camera, shown) => {
      drawReferences(ctx, camera)
      const { width, height } = WHOLE_MAP_SIZE
      drawSidebar(ctx, shown, { x: width - SIDEBAR_WIDTH, y: 0, width: SIDEBAR_WIDTH, height })
      return []
    },
  },
}

/** The scale of the whole dungeon on a phone, however long the roster below it is. */
function scaleIn({ height }: Box): number {
  const [large, small] = WHOLE_BOARD_SCALES.narrow
  return BOUNDS.height * large + 8 <= height ? large : small
}

function entryOf(piece: Piece, scene: Scene): RosterEntry {
  const { skill, stamina, luck, gold, provisions } = piece
  const texts = { skill: skill.now, stamina: stamina.now, luck: luck.now, gold, provisions }
  return {
    token: { ...tokenOf(piece, scene.active), isActive: false },
    name: piece.name,
    isActive: piece.seat === scene.active,
    figures: Object.entries(FIGURES).map(([of, look]) => ({
      ...look,
      text: String(texts[of as keyof typeof FIGURES]),
    })),
  }
}

const ABSENCE_ICONS: Readonly<Record<Scene['absent'][number]['why'], string>> = {
  left: 'exit-door',
  preparing: 'uncertainty',
  dead: 'tombstone',
}

/** A dead adventurer keeps the name, beside a tombstone. */
function absentEntryOf({ seat, why }: Scene['absent'][number], { names }: Scene): RosterEntry {
  const token = { seat, looks: ABSENCE_ICONS[why] }
  const name = why === 'dead' ? (names[seat] ?? '') : sayInWarlock(`absent-${why}`)
  return { token, name, isActive: false, figures: [] }
}
