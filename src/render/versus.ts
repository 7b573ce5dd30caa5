import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from './geometry.ts'
import { drawIcon } from './icons.ts'
import { INK, PARCHMENT_DARK } from './palette.ts'
import { drawMedal } from './panel.ts'
import { fit, write } from './text.ts'
import { drawToken, type Token } from './token.ts'

/** What pictures of fights have in common. */

/** What a fighter looks like: a player's piece, or the silhouette of a creature. */
export type Likeness = { readonly token: Token } | { readonly icon: string }

/** The title between crossed swords, with a line below it. */
export function drawFightTitle(ctx: CanvasRenderingContext2D, title: string, box: Box): void {
  const y = box.y + 42
  const px = fit(title, 'title', 38, box.width - 200)
  const width = write(ctx, title, box.x + box.width / 2, y, { face: 'title', px })
  for (const side of [-1, 1]) {
    drawIcon(ctx, 'crossed-swords', box.x + box.width / 2 + side * (width / 2 + 38), y, 42, INK)
  }
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(box.x + 40, box.y + 72, box.width - 80, 2)
}

/** Returns where it ends. */
export function drawLikeness(
  ctx: CanvasRenderingContext2D,
  face: Likeness,
  x: number,
  y: number,
  radius: number,
): number {
  if ('token' in face) drawToken(ctx, face.token, x, y, radius)
  else drawMedal(ctx, face.icon, x, y, radius, '#e6d3a8', INK)
  return x + radius
}

/** A name in two lines. */
export function halves(words: readonly string[]): string[] {
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}
