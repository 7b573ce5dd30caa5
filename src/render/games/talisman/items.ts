import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../../engine/index.ts'
import { kindOf } from '../../../games/talisman/data/components.ts'
import { drawIcon } from '../../canvas/icons.ts'
import type { Item } from '../../card/notice.ts'
import { nameOf } from './names.ts'
import type { SpaceId } from './layout.ts'
import type { Casting, Scene } from './scene.ts'
import { drawThing } from './things.ts'

/** The Spells being cast, and the cards and Gold at the subject. */
export function itemsOf(ctx: CanvasRenderingContext2D, scene: Scene, space: SpaceId): Item[] {
  const { cards = [], gold = 0 } = scene.ground.get(space) ?? {}
  const spells = scene.castings.map((casting) => spellItem(ctx, scene, casting))

  const thing = (card: string | null, text: string): Item => ({
    text,
    draw: (x, y, height) => drawThing(ctx, card, x, y, height),
  })
  return [
    ...spells,
    ...cards.map((card) => thing(card, textOf(card))),
    ...(gold > 0 ? [thing(null, `${gold} Gold`)] : []),
  ]
}

function spellItem(ctx: CanvasRenderingContext2D, scene: Scene, { spell, by, target, countered }: Casting): Item {
  const on = targetOf(scene, target)
  const text = `${pieceName(scene, by)}: ${spell === null ? 'Command' : nameOf(spell)}${on === '' ? '' : ` → ${on}`}`
  const colour = countered ? '#8b7b62' : '#2f6a5a'
  return {
    text: countered ? `${text}, countered` : text,
    draw: (x, y, height) => drawIcon(ctx, 'magic-swirl', { x, y }, height * 0.85, colour),
  }
}

/** The target of a Spell by name: `seat:2`, `space:oasis`, `card:wolf`; empty where it is obvious. */
function targetOf(scene: Scene, target: string): string {
  const [kind, id = ''] = target.split(':')
  if (kind === 'seat') return pieceName(scene, Number(id))
  if (kind === 'space' || kind === 'card') return nameOf(id)
  return kind === 'all' ? 'all' : ''
}

function pieceName(scene: Scene, seat: Seat): string {
  return scene.pieces.find((piece) => piece.seat === seat)?.name ?? `Seat ${seat + 1}`
}

/** The name of a card, for an Enemy with its Strength or Craft. */
function textOf(card: string): string {
  const { type, strength, craft } = kindOf(card)
  if (type !== 'enemy') return nameOf(card)
  if (typeof strength === 'number') return `${nameOf(card)}, Strength ${strength}`
  return typeof craft === 'number' ? `${nameOf(card)}, Craft ${craft}` : nameOf(card)
}
