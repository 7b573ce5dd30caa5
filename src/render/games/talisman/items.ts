import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../../engine/index.ts'
import { kindOf, spellOf } from '../../../games/talisman/data/components.ts'
import { drawIcon } from '../../canvas/icons.ts'
import type { Item } from '../../card/notice.ts'
import { nameOf } from './names.ts'
import { sayInTalisman as say } from './say.ts'
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
    ...(gold > 0 ? [thing(null, say('gold-lying', { gold }))] : []),
  ]
}

function spellItem(ctx: CanvasRenderingContext2D, scene: Scene, casting: Casting): Item {
  const colour = casting.countered ? '#8b7b62' : '#2f6a5a'
  return {
    text: textOfCasting(scene, casting),
    draw: (x, y, height) => drawIcon(ctx, 'magic-swirl', { x, y }, height * 0.85, colour),
  }
}

function textOfCasting(scene: Scene, { spell, by, target, countered }: Casting): string {
  const cast = {
    outcome: countered ? 'countered' : 'cast',
    who: pieceName(scene, by),
    spell: spell === null ? say('command-spell') : nameOf(spell),
  }
  const at = targetOf(scene, by, target)
  if (at === null) return say('cast', cast)
  return say(spell !== null && spellOf(spell).id === 'teleport' ? 'cast-to' : 'cast-on', { ...cast, target: at })
}

/** The target of a Spell by name: `seat:2`, `space:oasis`, `card:wolf`; `null` where it is obvious. */
function targetOf(scene: Scene, by: Seat, target: string): string | null {
  const [kind = '', id = ''] = target.split(':')
  if (kind === 'seat') return Number(id) === by ? null : pieceName(scene, Number(id))
  return ['space', 'card', 'foe'].includes(kind) ? nameOf(id) : null
}

function pieceName(scene: Scene, seat: Seat): string {
  return scene.pieces.find((piece) => piece.seat === seat)?.name ?? say('player', { number: seat + 1 })
}

/** The name of a card, for an Enemy with its Strength or Craft. */
function textOf(card: string): string {
  const { type, strength, craft } = kindOf(card)
  const name = nameOf(card)
  if (type !== 'enemy') return name
  if (typeof strength === 'number') return say('enemy-strength', { enemy: name, figure: strength })
  return typeof craft === 'number' ? say('enemy-craft', { enemy: name, figure: craft }) : name
}
