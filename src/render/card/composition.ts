import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Camera, Extent } from '../canvas/camera.ts'
import { centreOf, type Box } from '../canvas/geometry.ts'
import { drawNotice, heightOfNotice, type Item } from './notice.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { drawFrame } from '../canvas/panel.ts'
import { drawIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawNarrowRoster, heightOfNarrowRoster } from './roster-narrow.ts'
import { drawWideRoster, heightOfWideRoster, type RosterEntry } from './roster-wide.ts'
import { fit, widthOf, wrapEvenly, write } from '../canvas/text.ts'

/**
 * The smallest letters of a narrow picture. In a window of 390 pixels Discord shows it 328 wide (322 beside a scroll
 * bar) where it stands by itself, so the letters measure 12 CSS pixels. In a container it is 299 or 293 wide, and they
 * measure 11.
 */
export const LEAST_LETTER_PX = 27

/** The smallest letters by framing. On a wide screen each part decides. */
export const LEAST_PX = { wide: 0, narrow: LEAST_LETTER_PX } as const
/** The smallest letters on a card's board. A desktop shows a wide card 550 wide, so they measure 11 CSS pixels. */
export const LEAST_ON_BOARD_PX = { wide: 20, narrow: LEAST_LETTER_PX } as const

/** The size of a card’s picture. On a phone this is the largest height, which leaves room for the buttons. */
export const CARD_SIZE = { wide: { width: 1000, height: 750 }, narrow: { width: 720, height: 750 } } as const
/** The map of the whole board on a wide screen. */
export const WHOLE_MAP_SIZE = { width: 1600, height: 1400 } as const

const TITLE_HEIGHT = 112
const TITLE_GOLD = '#9a6d08'

export const RIM_PX = 6
/** The map continues this far beneath the panel of a fight. */
const FIGHT_OVERLAP_PX = 14

/** The picture of a card, from top to bottom. */
export interface Composition {
  readonly framing: PictureFraming
  /** Draws the surroundings of the acting player's piece, with the overview. */
  readonly drawMap: (ctx: CanvasRenderingContext2D, frame: Box) => void
  /**
   * The height up to which a map fills a frame. Where the whole board does not fill a phone's frame, the picture is
   * lower.
   */
  readonly mostHeight?: (frame: Box) => number
  /** The names of what lies at the subject; not shown during a fight. */
  readonly itemsOf?: (ctx: CanvasRenderingContext2D) => readonly Item[]
  /** The panel of a fight covers the lower part. The place of the fight stays visible above it. */
  readonly fight: CardPart | null
  readonly entries: readonly RosterEntry[]
  /** The columns of the roster are no wider than if it had this many entries. */
  readonly least?: number
  /** Replaces the roster until a piece is on the board. */
  readonly title: CardTitle
}

/** The name of a game, with its emblem on either side. */
export interface CardTitle {
  readonly text: () => string
  readonly icon: string
}

/** A part of a card that another module draws, and its height. */
export interface CardPart {
  readonly height: number
  readonly draw: (ctx: CanvasRenderingContext2D, box: Box) => void
}

export function paintComposition(composition: Composition): Canvas {
  const { framing, drawMap, itemsOf, fight, entries, least = 1, title } = composition
  const letters = LEAST_PX[framing]
  const isNarrow = framing === 'narrow'
  return paintFramed(sizeOf(composition), RIM_PX, (ctx, { width, height }) => {
    const strip = heightOfEntries(framing, entries, width)
    const bottom = height - (strip || TITLE_HEIGHT)
    const items = fight ? [] : (itemsOf?.(ctx) ?? [])
    const notice = heightOfNotice(items, width, letters)
    const mapEnds = fight ? bottom - fight.height + FIGHT_OVERLAP_PX : bottom - notice
    drawMap(ctx, { x: 0, y: 0, width, height: mapEnds })
    fight?.draw(ctx, { x: 0, y: bottom - fight.height, width, height: fight.height })
    if (notice > 0) drawNotice(ctx, items, { x: 0, y: mapEnds, width, height: notice }, letters)
    const foot = { x: 0, y: bottom, width, height: height - bottom }
    if (strip === 0) drawTitle(ctx, title, foot)
    else if (isNarrow) drawNarrowRoster(ctx, entries, foot, letters)
    else drawWideRoster(ctx, entries, foot, least)
  })
}

/** The size of a card; on a phone it is no higher than it needs to be. */
function sizeOf({ framing, mostHeight, itemsOf, fight, entries }: Composition): Extent {
  const { width, height } = CARD_SIZE[framing]
  if (framing === 'wide' || fight || !mostHeight) return { width, height }
  const items = itemsOf?.(createCanvas(1, 1).getContext('2d')) ?? []
  const around =
    (heightOfEntries(framing, entries, width) || TITLE_HEIGHT) + heightOfNotice(items, width, LEAST_PX[framing])
  const room = height - around
  return { width, height: around + Math.min(room, Math.ceil(mostHeight({ x: 0, y: 0, width, height: room }))) }
}

function heightOfEntries(framing: PictureFraming, entries: readonly RosterEntry[], width: number): number {
  return framing === 'narrow' ? heightOfNarrowRoster(entries) : heightOfWideRoster(entries, width)
}

/** Draws the title, in two lines if one line would have small letters. */
function drawTitle(ctx: CanvasRenderingContext2D, title: CardTitle, { x, y, width, height }: Box): void {
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(x, y, width, height)
  ctx.fillStyle = INK
  ctx.fillRect(x, y, width, 3)
  const [middle, line] = [x + width / 2, y + height / 2 + 2]
  const sign = height * 0.52
  const text = title.text()
  const room = width - 4 * sign
  const lines = fit(text, 'title', 62, room) < 36 ? wrapEvenly(text, 'title', 40, room) : [text]
  const px = Math.min(...lines.map((one) => fit(one, 'title', lines.length > 1 ? 40 : 62, room)))
  lines.forEach((one, i) => {
    write(ctx, one, middle, line + (i - (lines.length - 1) / 2) * px, { face: 'title', px })
  })
  const long = Math.max(...lines.map((one) => widthOf(one, 'title', px)))
  for (const side of [-1, 1])
    drawIcon(ctx, title.icon, { x: middle + side * (long / 2 + sign), y: line }, sign, TITLE_GOLD)
}

/** Draws the whole board in a large picture to zoom into: only the map, and a narrow margin around the board. */
export function paintLargeMap(
  board: Box,
  scale: number,
  drawMap: (ctx: CanvasRenderingContext2D, camera: Camera) => void,
): Canvas {
  const size = {
    width: Math.ceil(board.width * scale) + LARGE_MARGIN_PX * 2,
    height: Math.ceil(board.height * scale) + LARGE_MARGIN_PX * 2,
  }
  return paintFramed(size, RIM_PX, (ctx) =>
    drawMap(ctx, { at: centreOf(board), scale, frame: { x: 0, y: 0, ...size } }),
  )
}

const LARGE_MARGIN_PX = 24

/** Paints a picture of a size with a rim around it. */
export function paintFramed(
  { width, height }: Extent,
  rim: number,
  draw: (ctx: CanvasRenderingContext2D, size: Extent) => void,
): Canvas {
  const at = spareCanvases.findIndex((one) => one.width === width && one.height === height)
  const canvas = spareCanvases.splice(at, at < 0 ? 0 : 1)[0] ?? createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.clearRect(0, 0, width, height)
  draw(ctx, { width, height })
  drawFrame(ctx, { x: 0, y: 0, width, height }, rim)
  ctx.restore()
  return canvas
}

/** Canvases of cards, for reuse. A new canvas costs milliseconds, because its memory is fetched page by page. */
const spareCanvases: Canvas[] = []
const MAX_SPARE_CANVASES = 2

/** Takes back the canvas of a picture that is no longer needed. */
export function recycleCanvas(canvas: Canvas): void {
  if (Object.values(CARD_SIZE).some(({ width }) => width === canvas.width) && spareCanvases.length < MAX_SPARE_CANVASES)
    spareCanvases.push(canvas)
}
