import type { CanvasRenderingContext2D } from 'canvas'
import { kindOf } from '../../games/talisman/data.ts'
import type { Item } from '../notice.ts'
import { nameOf } from './names.ts'
import type { Lying } from './scene.ts'
import { drawThing } from './things.ts'

/** The cards that lie where somebody acts, and the Gold. */
export function itemsOf(ctx: CanvasRenderingContext2D, { cards, gold }: Lying): Item[] {
  const thing = (card: string | null, text: string): Item => ({
    text,
    draw: (x, y, height) => drawThing(ctx, card, x, y, height),
  })
  return [...cards.map((card) => thing(card, textOf(card))), ...(gold > 0 ? [thing(null, `${gold} Gold`)] : [])]
}

/** An Enemy with what it fights with. */
function textOf(card: string): string {
  const { type, strength, craft } = kindOf(card)
  if (type !== 'enemy') return nameOf(card)
  if (typeof strength === 'number') return `${nameOf(card)}, Strength ${strength}`
  return typeof craft === 'number' ? `${nameOf(card)}, Craft ${craft}` : nameOf(card)
}
