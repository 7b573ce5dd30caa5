import type { CanvasRenderingContext2D } from 'canvas'
import { encounterOf, foeOf } from '../../../games/warlock/data/components.ts'
import type { RoomView } from '../../../games/warlock/view/view.ts'
import type { Point } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { GOLD, INK, seatColour } from '../../canvas/palette.ts'
import { drawDiscs } from '../../canvas/panel.ts'
import { reachAround, drawCached } from '../../canvas/sprite-cache.ts'
import { letter } from '../../canvas/text.ts'
import { COUNT_SIZE, drawCount } from '../../map/token.ts'
import type { WarlockPictureMessages } from './en/messages.ts'
import { iconOf } from './foes.ts'

/** The cards of the dungeon: encounters and treasures, face down or up, and the belongings of the dead. */

const BACKS = {
  encounter: { fill: '#6b2d3a', edge: '#e9c9a2', colour: '#f3dcc0' },
  treasure: { fill: '#d99f2b', edge: '#fff0c4', colour: '#5f3d08' },
} as const

interface Look {
  readonly fill: string
  readonly edge: string
  readonly colour: string
  /** The icon; `null` draws a question mark for an unknown card. */
  readonly icon: string | null
}

function drawCard(ctx: CanvasRenderingContext2D, look: Look, x: number, y: number, height: number): void {
  const key = `warlock card ${look.icon ?? '?'} ${look.fill} ${look.edge} ${look.colour} ${height}`
  drawCached(ctx, key, { x, y }, reachAround(height * 0.5 + 4), (own, ownX, ownY) =>
    paintCard(own, look, ownX, ownY, height),
  )
}

function paintCard(ctx: CanvasRenderingContext2D, look: Look, x: number, y: number, height: number): void {
  const width = height * 0.74
  const card = (dx: number, dy: number, inset: number, fill: string) => {
    ctx.beginPath()
    const [left, top] = [x - width / 2 + inset + dx, y - height / 2 + inset + dy]
    ctx.roundRect(left, top, width - inset * 2, height - inset * 2, height * 0.13)
    ctx.fillStyle = fill
    ctx.fill()
  }
  card(1, 2.5, 0, 'rgba(40, 26, 14, 0.4)')
  card(0, 0, 0, INK)
  card(0, 0, height * 0.05, look.edge)
  card(0, 0, height * 0.11, look.fill)
  if (look.icon !== null) drawIcon(ctx, look.icon, { x, y }, width * 0.74, look.colour)
  else letter(ctx, '?', x, y, { face: 'figure', px: height * QUESTION, colour: look.colour })
}

/** The height of the question mark, as a share of the card's. */
const QUESTION = 0.5
/** Numbers that would hide a larger share of a card are left out. */
const MAX_HIDDEN_SHARE = 0.45

/** Draws a number at a corner of a card, in letters of at least `least` pixels. */
function drawTally(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point,
  { height, share, least }: { readonly height: number; readonly share: number; readonly least: number },
): void {
  const radius = Math.max(height * share, least / COUNT_SIZE)
  if (radius <= height * MAX_HIDDEN_SHARE) drawCount(ctx, text, at, radius, { fill: INK, colour: '#fffaf0' })
}

export type Encounter = NonNullable<RoomView['encounter']>

/** Draws an encounter: dark on light if face up, light on dark if face down. */
export function drawEncounter(
  ctx: CanvasRenderingContext2D,
  { card, faceUp }: Encounter,
  { x, y }: Point,
  height: number,
  least = 0,
): void {
  const unknown = height * QUESTION < least ? 'uncertainty' : null
  const icon = card === null ? unknown : iconOf(card)
  if (!faceUp) {
    drawCard(ctx, { ...BACKS.encounter, icon }, x, y, height)
    if (card !== null && encounterOf(card).room === null) drawMemory(ctx, x, y, height, least)
    return
  }
  const isMonster = card !== null && foeOf(card).kind === 'monster'
  const [fill, colour] = isMonster ? ['#f0cfc0', '#7d1f16'] : ['#e2e6cf', '#35552b']
  drawCard(ctx, { fill, edge: '#fffaf0', colour, icon }, x, y, height)
}

/** Marks a face that the map remembers though the board does not name it (option `long-memory`). */
function drawMemory(ctx: CanvasRenderingContext2D, x: number, y: number, height: number, least: number): void {
  drawTally(ctx, '?', { x: x + height * 0.38, y: y - height * 0.42 }, { height, share: 0.27, least })
}

/** Draws face-down Treasure cards, with their count if there is more than one. */
export function drawPile(
  ctx: CanvasRenderingContext2D,
  count: number,
  { x, y }: Point,
  height: number,
  least = 0,
): void {
  if (count > 1) drawCard(ctx, { ...BACKS.treasure, icon: 'cut-diamond' }, x + height * 0.08, y - height * 0.07, height)
  drawCard(ctx, { ...BACKS.treasure, icon: 'cut-diamond' }, x, y, height)
  if (count > 1)
    drawTally(ctx, String(count), { x: x + height * 0.38, y: y - height * 0.42 }, { height, share: 0.27, least })
}

/** The cards that a dead adventurer left, and the seat that owns them. */
export interface Cache {
  readonly owner: number
  readonly count: number
}

export function drawCache(
  ctx: CanvasRenderingContext2D,
  { owner, count }: Cache,
  { x, y }: Point,
  height: number,
  least = 0,
): void {
  const { fill, text } = seatColour(owner)
  drawDiscs(ctx, x, y, [
    [height * 0.5, INK],
    [height * 0.44, fill],
  ])
  drawIcon(ctx, 'knapsack', { x, y }, height * 0.62, text)
  drawTally(ctx, String(count), { x: x + height * 0.38, y: y - height * 0.38 }, { height, share: 0.26, least })
}

/** Draws the chest with its three locks. The numbers below it still belong to no player. */
export function drawChest(
  ctx: CanvasRenderingContext2D,
  openLock: number | null,
  { x, y }: Point,
  size: number,
  least = 0,
): void {
  drawIcon(ctx, 'locked-chest', { x, y: y + size * 0.03 }, size * 1.08, INK)
  drawIcon(ctx, 'locked-chest', { x, y }, size, '#8a4f1c')
  if (openLock === null) return
  const radius = Math.max(size * 0.24, least / COUNT_SIZE)
  if (radius <= size * MAX_HIDDEN_SHARE)
    drawCount(ctx, String(openLock), { x: x + size * 0.42, y: y - size * 0.3 }, radius, { fill: GOLD, colour: INK })
}

/** Draws the lock of a room that a player may not enter again yet. */
export function drawLock(ctx: CanvasRenderingContext2D, seat: number, at: Point, radius: number): void {
  const { fill, text } = seatColour(seat)
  drawDiscs(ctx, at.x, at.y, [
    [radius, INK],
    [radius * 0.86, fill],
  ])
  drawIcon(ctx, 'padlock', at, radius * 1.25, text)
}

/** The messages of the legend. */
export type LegendId = keyof WarlockPictureMessages & `legend-${string}`

/** The cards, and the messages with their meaning, for the legend. */
export const SAMPLES: readonly (readonly [LegendId, (ctx: CanvasRenderingContext2D, x: number, y: number) => void])[] =
  [
    ['legend-encounter-down', (ctx, x, y) => drawEncounter(ctx, { card: null, faceUp: false }, { x, y }, 42)],
    ['legend-encounter-seen', (ctx, x, y) => drawEncounter(ctx, { card: 'ogre', faceUp: false }, { x, y }, 42)],
    ['legend-monster', (ctx, x, y) => drawEncounter(ctx, { card: 'ogre', faceUp: true }, { x, y }, 42)],
    ['legend-others', (ctx, x, y) => drawEncounter(ctx, { card: 'pedlar', faceUp: true }, { x, y }, 42)],
    ['legend-treasure', (ctx, x, y) => drawPile(ctx, 2, { x, y }, 42)],
    ['legend-belongings', (ctx, x, y) => drawCache(ctx, { owner: 1, count: 3 }, { x, y }, 42)],
    ['legend-lock', (ctx, x, y) => drawLock(ctx, 3, { x, y }, 17)],
  ]
