import type { CanvasRenderingContext2D } from 'canvas'
import { kindOf } from '../../games/talisman/data.ts'
import type { Box } from '../geometry.ts'
import { INK, PARCHMENT_LIGHT } from '../palette.ts'
import { fit, shorten, widthOf, write } from '../text.ts'
import { nameOf } from './names.ts'
import type { Lying } from './scene.ts'
import { drawThing } from './things.ts'

/** The cards that lie where somebody acts, by name, in a line below the map. */

export const MET_HEIGHT = 54

export function drawMet(ctx: CanvasRenderingContext2D, { cards, gold }: Lying, box: Box): void {
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, box.width, 3)
  const texts = [...cards.map(textOf), ...(gold > 0 ? [`${gold} Gold`] : [])]
  const things = [...cards, ...(gold > 0 ? [null] : [])]
  const room = (box.width - 28) / things.length
  const width = (text: string) => widthOf(ctx, text, 'name', 27) + 62
  const isTight = texts.reduce((sum, text) => sum + width(text), 0) > box.width - 28
  let x = box.x + 18
  things.forEach((card, i) => {
    const text = texts[i] ?? ''
    const y = box.y + box.height / 2 + 1
    drawThing(ctx, card, x + 15, y, 40)
    const space = (isTight ? room : width(text)) - 44
    const px = Math.max(21, fit(ctx, text, 'name', 27, space))
    write(ctx, shorten(ctx, text, 'name', px, space), x + 36, y, { face: 'name', px, align: 'left' })
    x += isTight ? room : width(text)
  })
}

/** An Enemy with what it fights with. */
function textOf(card: string): string {
  const { type, strength, craft } = kindOf(card)
  if (type !== 'enemy') return nameOf(card)
  if (typeof strength === 'number') return `${nameOf(card)}, Strength ${strength}`
  return typeof craft === 'number' ? `${nameOf(card)}, Craft ${craft}` : nameOf(card)
}
