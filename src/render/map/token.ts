import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { drawBustOnDisc, type Bust } from '../faces/bust.ts'
import type { Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import type { DiscColours } from '../canvas/panel.ts'
import { GOLD, INK, PARCHMENT_LIGHT, seatColour } from '../canvas/palette.ts'
import { reachAround, drawCached } from '../canvas/sprite-cache.ts'
import { letter } from '../canvas/text.ts'
import { drawRound } from '../canvas/panel.ts'

/** A player's piece: a disc in the seat's colour with a face, and the seat's number beside it. */
export interface Token {
  readonly seat: Seat
  /** The face of the player's character. */
  readonly bust?: Bust | null
  /** Omits the number, because it stands elsewhere. */
  readonly isUnnumbered?: boolean
  /** The seat on turn: a golden rim. */
  readonly isActive?: boolean
  /** In prison: bars. */
  readonly isLocked?: boolean
  /** The boat or ship that carries the piece. */
  readonly hull?: 'small' | 'large' | null
  /** The number of companions. */
  readonly followers?: number
  /** An icon instead of the face. */
  readonly looks?: string | null
  /** A sign of its nature, in a small disc at its upper right. */
  readonly sign?: Sign | null
  /** A sign of its trouble, in a small disc at its upper left. */
  readonly trouble?: Sign | null
}

/** An icon in a small disc. */
export interface Sign {
  readonly icon: string
  readonly fill: string
  readonly colour: string
}

/**
 * Draws a piece with letters of at least `least` pixels. It omits smaller letters, and shows the seat's number where a
 * face could not be made out.
 */
export function drawToken(ctx: CanvasRenderingContext2D, token: Token, at: Point, radius: number, least = 0): void {
  const far = radius * (token.hull ? 2.4 : token.isActive || token.followers ? 1.9 : 1.3)
  drawCached(ctx, `token ${radius} ${least} ${JSON.stringify(token)}`, at, reachAround(far), (own, x, y) => {
    paintToken(own, token, { x, y }, radius, least)
  })
}

/** The radii at which a token has room for a face, and only for a number, with letters of at least `least` pixels. */
export function leastToken(least: number): { readonly face: number; readonly number: number } {
  return { face: Math.max(LEAST_FACE, least / FACE_SIZE), number: least / NUMBER_SIZE }
}

/** Whether a token of a radius has room for its seat's number beside the face. */
export function isNumbered(radius: number, least: number): boolean {
  return least / COUNT_SIZE <= radius * MAX_SEAT_DISC_RADIUS
}

const [FACE_SIZE, NUMBER_SIZE] = [0.88, 1.05]
/** The smallest radius of a face, in pixels. */
const LEAST_FACE = 11
/** The disc with a seat's number, in radii of the token: usually, and at most where its number would be too small. */
const [SEAT_DISC_RADIUS, MAX_SEAT_DISC_RADIUS] = [0.42, 0.62]
/** The disc behind a face, within a ring in the seat's colour. */
const FACE_DISC_RADIUS = 0.8
/** The size of a number in a small disc, in radii of the disc. */
export const COUNT_SIZE = 1.35

function paintToken(ctx: CanvasRenderingContext2D, token: Token, { x, y }: Point, radius: number, least: number): void {
  const { seat, isActive = false, isLocked = false, hull = null, followers = 0, looks = null } = token
  const { fill, text } = seatColour(seat)
  const number = String(seat + 1)
  const bust = radius < leastToken(least).face - 0.01 ? null : (token.bust ?? null)
  const isNumber = looks === null && bust === null
  if (hull) drawHull(ctx, x, y, radius, hull)
  if (isActive) drawGlow(ctx, x, y, radius)
  disc(ctx, x, y + radius * 0.1, radius * 1.06, 'rgba(40, 26, 14, 0.35)')
  disc(ctx, x, y, radius, INK)
  if (bust && looks === null) {
    disc(ctx, x, y, radius * 0.93, fill)
    disc(ctx, x, y, radius * FACE_DISC_RADIUS, PARCHMENT_LIGHT)
    disc(ctx, x, y, radius * FACE_DISC_RADIUS, `${fill}66`)
  } else {
    disc(ctx, x, y, radius * 0.93, isActive ? GOLD : PARCHMENT_LIGHT)
    disc(ctx, x, y, radius * 0.8, fill)
  }
  const px = radius * NUMBER_SIZE
  if (bust && looks === null) drawBustOnDisc(ctx, bust, { x, y }, radius * FACE_DISC_RADIUS)
  if (isLocked) drawBars(ctx, x, y, radius)
  const halo = isLocked ? fill : null
  if (isNumber) letter(ctx, number, x, y, { face: 'title', px, colour: text, halo, haloWidth: px * 0.3 })
  else if (looks !== null) drawIcon(ctx, looks, { x, y }, radius * 1.3, text)
  const seatDisc = Math.max(radius * SEAT_DISC_RADIUS, least / COUNT_SIZE)
  if (!isNumber && (looks !== null || isNumbered(radius, least)) && !token.isUnnumbered)
    drawCount(ctx, number, { x: x - radius * 0.74, y: y + radius * 0.74 }, seatDisc, {
      fill: INK,
      colour: PARCHMENT_LIGHT,
    })
  if (followers > 0) drawFollowers(ctx, followers, { x: x + radius * 0.78, y: y - radius * 0.72 }, radius * 0.44, least)
  if (token.sign) drawSign(ctx, token.sign, x + radius * 0.74, y - radius * 0.72, radius * 0.44)
  if (token.trouble) drawSign(ctx, token.trouble, x - radius * 0.74, y - radius * 0.72, radius * 0.44)
}

function drawSign(ctx: CanvasRenderingContext2D, sign: Sign, x: number, y: number, radius: number): void {
  disc(ctx, x, y, radius, INK)
  disc(ctx, x, y, radius * 0.86, sign.fill)
  drawIcon(ctx, sign.icon, { x, y }, radius * 1.36, sign.colour)
}

/** Draws a count or an ordinal number on a small disc. */
export function drawCount(
  ctx: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  radius: number,
  { fill, colour }: DiscColours,
): void {
  disc(ctx, x, y, radius, colour)
  disc(ctx, x, y, radius * 0.86, fill)
  letter(ctx, text, x, y, { face: 'figure', px: radius * (text.length > 1 ? 1.15 : COUNT_SIZE), colour })
}

/** Draws the number of companions, or only a paw where the number would be too small. */
function drawFollowers(
  ctx: CanvasRenderingContext2D,
  count: number,
  { x, y }: Point,
  radius: number,
  least: number,
): void {
  const px = radius * 1.4
  const isCounted = px >= least
  drawRound(
    ctx,
    { x: x - radius, y: y - radius, width: radius * (isCounted ? 3 : 2), height: radius * 2 },
    radius,
    PARCHMENT_LIGHT,
    { colour: INK, width: radius * 0.16 },
  )
  drawIcon(ctx, 'paw-print', { x: x - radius * 0.05, y }, radius * 1.35, INK)
  if (isCounted) letter(ctx, String(count), x + radius * 1.18, y, { face: 'figure', px, colour: INK })
}

function drawGlow(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const glow = ctx.createRadialGradient(x, y, radius * 0.95, x, y, radius * 1.7)
  glow.addColorStop(0, 'rgba(255, 214, 92, 0.95)')
  glow.addColorStop(1, 'rgba(255, 214, 92, 0)')
  disc(ctx, x, y, radius * 1.7, glow)
  disc(ctx, x, y, radius * 1.16, INK)
  disc(ctx, x, y, radius * 1.1, '#ffd75e')
}

function drawBars(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius * 0.93, 0, Math.PI * 2)
  ctx.clip()
  for (const [width, colour] of [
    [0.23, INK],
    [0.11, '#b9bfc3'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = radius * width
    ctx.beginPath()
    for (const at of [-0.62, -0.21, 0.21, 0.62]) {
      ctx.moveTo(x + at * radius, y - radius)
      ctx.lineTo(x + at * radius, y + radius)
    }
    ctx.stroke()
  }
  ctx.restore()
  disc(ctx, x - radius * 0.74, y - radius * 0.72, radius * 0.44, INK)
  drawIcon(ctx, 'padlock', { x: x - radius * 0.74, y: y - radius * 0.72 }, radius * 0.6, '#f3d57a')
}

/** Draws a boat below the piece, or a ship with a mast and a pennant behind it. */
function drawHull(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, size: 'small' | 'large'): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(radius, radius)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = INK
  ctx.lineWidth = 0.1
  const wide = size === 'large' ? 1.75 : 1.4
  if (size === 'large') {
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(0, -1.75)
    ctx.moveTo(wide * 0.9, 0.45)
    ctx.lineTo(wide * 1.28, 0)
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(0, -1.75)
    ctx.lineTo(0.75, -1.52)
    ctx.lineTo(0, -1.28)
    ctx.closePath()
    ctx.fillStyle = '#c23b2c'
    ctx.fill()
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.moveTo(-wide, 0.3)
  ctx.quadraticCurveTo(0, 0.62, wide, 0.3)
  ctx.quadraticCurveTo(wide * 0.92, 1.2, wide * 0.55, 1.32)
  ctx.lineTo(-wide * 0.6, 1.32)
  ctx.quadraticCurveTo(-wide * 0.95, 1.15, -wide, 0.3)
  ctx.closePath()
  ctx.fillStyle = '#a3713f'
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(-wide * 0.9, 0.8)
  ctx.quadraticCurveTo(0, 1.05, wide * 0.9, 0.8)
  ctx.lineWidth = 0.06
  ctx.stroke()
  ctx.restore()
}

function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: CanvasRenderingContext2D['fillStyle'],
): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fillStyle = fill
  ctx.fill()
}
