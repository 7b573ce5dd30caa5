import type { CanvasRenderingContext2D } from 'canvas'
import { LEAST_LETTER_PX, LEAST_ON_BOARD_PX } from './composition.ts'
import { percentages } from '../../language/index.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { INK, PARCHMENT_DARK } from '../canvas/palette.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { wrapEvenly, fit, shorten, widthOf, write } from '../canvas/text.ts'
import { drawOnDisc, type Emblem } from '../faces/emblem.ts'
import { drawToken, type Token } from '../map/token.ts'

/** Parts that the pictures of fights share. */

/** A fighter's looks: a player's piece, or the silhouette of a creature. */
export type Likeness = { readonly token: Token } | { readonly emblem: Emblem }

/** The odds of the next dice, as shares of 1, and their meaning in words. */
export interface Odds {
  readonly win: number
  readonly lose: number
  /** At most two lines of about 60 letters. */
  readonly lines: readonly string[]
}

const ODDS = {
  wide: { least: 22, px: 26, line: 32, bar: 34 },
  narrow: { least: LEAST_LETTER_PX, px: 29, line: 35, bar: 40 },
}

export function heightOfOdds({ lines }: Odds, framing: PictureFraming): number {
  const { line, bar } = ODDS[framing]
  return bar + 8 + rowsOf(lines, framing) * line + 10
}

/** The number of rows. On a narrow picture a line may take two. */
function rowsOf(lines: readonly string[], framing: PictureFraming): number {
  return framing === 'wide'
    ? lines.length
    : lines.flatMap((text) => wrapEvenly(text, 'plain', ODDS.narrow.px, NARROW)).length
}

/** The widest line of a narrow picture. */
const NARROW = 660

/** Draws a bar with the odds written in it, and their meaning below. */
export function drawOdds(
  ctx: CanvasRenderingContext2D,
  { win, lose, lines }: Odds,
  box: Box,
  framing: PictureFraming,
): void {
  const { least, px, line, bar } = ODDS[framing]
  const [y, even] = [box.y + bar / 2, 1 - win - lose]
  let x = box.x
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, bar, bar / 3)
  ctx.clip()
  const [won, lost, drawn] = percentages([win, lose, even])
  for (const [share, per, colour, ink] of [
    [win, won, '#2f6b3a', '#ffffff'],
    [even, drawn, '#d3c6a4', INK],
    [lose, lost, '#a3352a', '#ffffff'],
  ] as const) {
    const width = box.width * share
    ctx.fillStyle = colour
    ctx.fillRect(x, box.y, width, bar)
    const text = `${per ?? 0}%`
    if (share > 0 && widthOf(text, 'figure', least) + 12 <= width)
      write(ctx, text, x + width / 2, y, { face: 'figure', px: least, colour: ink })
    x += width
  }
  ctx.restore()
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, bar, bar / 3)
  ctx.strokeStyle = INK
  ctx.lineWidth = 2.5
  ctx.stroke()
  const shown = framing === 'wide' ? lines : lines.flatMap((text) => wrapEvenly(text, 'plain', px, NARROW))
  shown.forEach((text, at) => {
    const size = Math.max(least, fit(text, 'plain', px, box.width))
    const middle = box.y + bar + 8 + (at + 0.5) * line
    write(ctx, shorten(text, 'plain', size, box.width), box.x + box.width / 2, middle, { face: 'plain', px: size })
  })
}

/** Draws the title between crossed swords, with a line below it. */
export function drawFightTitle(ctx: CanvasRenderingContext2D, title: string, box: Box): void {
  const y = box.y + 42
  const px = Math.max(LEAST_LETTER_PX, fit(title, 'title', 38, box.width - 180))
  const width = write(ctx, shorten(title, 'title', px, box.width - 180), box.x + box.width / 2, y, {
    face: 'title',
    px,
  })
  for (const side of [-1, 1]) {
    drawIcon(ctx, 'crossed-swords', { x: box.x + box.width / 2 + side * (width / 2 + 38), y }, 42, INK)
  }
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(box.x + 40, box.y + 72, box.width - 80, 2)
}

/**
 * Draws a fighter, and returns the right edge. On a narrow picture a piece omits its number, which would be too small
 * to read.
 */
export function drawLikeness(
  ctx: CanvasRenderingContext2D,
  face: Likeness,
  at: Point,
  radius: number,
  framing: PictureFraming,
): number {
  if ('token' in face)
    drawToken(ctx, { ...face.token, isUnnumbered: framing === 'narrow' }, at, radius, LEAST_ON_BOARD_PX[framing])
  else drawOnDisc(ctx, face.emblem, at, radius)
  return at.x + radius
}

/** Splits a name into two lines. */
export function halves(words: readonly string[]): string[] {
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}
