import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaKind, DramaSide } from '../../engine/index.ts'
import {
  drawSide,
  fitText,
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type SceneBody,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import { boxAt, type Point } from '../canvas/geometry.ts'
import { drawDie } from '../canvas/dice.ts'
import { drawFigure, HUES, type Emblem, type Hue } from '../faces/emblem.ts'
import { INK } from '../canvas/palette.ts'

/** A great find, an opened chest, a victory, a blow at all players, or a robbery: the players and the thing. */

type Deed = Exclude<DramaKind, 'fight' | 'death' | 'face'>

/** The colour of each kind, and its icon where the drama's topic has none. */
const LOOKS: Readonly<Record<Deed, { readonly hue: Hue; readonly icon: string }>> = {
  prize: { hue: HUES.gold, icon: 'cut-diamond' },
  chest: { hue: HUES.gold, icon: 'open-treasure-chest' },
  crown: { hue: HUES.gold, icon: 'laurel-crown' },
  blow: { hue: HUES.violet, icon: 'lightning-storm' },
  robbery: { hue: HUES.earth, icon: 'swap-bag' },
}

const [EMBLEM, RADIUS, DIE] = [196, 58, 46]
const MARGIN = 26

export function deedBody({ kind, sides = [], lines, about }: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const { hue, icon } = LOOKS[kind as Deed]
  const emblem = looks.emblemOf(about)
  const text = fitParagraphs(lines, layout, layout.width - 4 * MARGIN, 4)
  const below = text.lines.length > 0 ? heightOfLines(text) + 18 : 0
  const names = sides
    .slice(0, 2)
    .map((side) =>
      fitText(side.name, 'title', { most: layout.px.name, least: layout.least }, columnOf(layout, sides), 2),
    )
  const nameHigh = Math.max(0, ...names.map(heightOfLines))
  const figures = Math.max(EMBLEM, 2 * RADIUS + 12 + nameHigh)
  return {
    hue,
    height: 2 * MARGIN + figures + below,
    draw: (ctx, top) => {
      const y = top + MARGIN + figures / 2
      const places = placesOf(layout, sides)
      drawShown(ctx, about !== undefined && emblem ? emblem : { icon, hue }, places.emblem, y)
      sides.slice(0, 2).forEach((side, at) => {
        const [x, name] = [places.sides[at] ?? 0, names[at]]
        if (!name) return
        const high = 2 * RADIUS + 12 + heightOfLines(name)
        drawPerson(ctx, side, looks, { x, y: y - high / 2 }, name)
        const { dice = [] } = side
        dice.forEach(({ value, counts }, index) => {
          drawDie(
            ctx,
            value,
            { x: (x + places.emblem) / 2 - 8 + (index - (dice.length - 1) / 2) * DIE * 1.3, y },
            DIE,
            counts,
          )
        })
      })
      const from = top + 2 * MARGIN + figures - 14
      if (below > 0) writeFittedText(ctx, text, layout.width / 2, from, { face: 'plain', colour: INK })
    },
  }
}

/** The widest name. */
function columnOf({ width }: SceneLayout, sides: readonly unknown[]): number {
  return sides.length > 1 ? (width - EMBLEM - 4 * MARGIN) / 2 : (width - EMBLEM) / 2 - MARGIN
}

/** One player stands beside the emblem, two on either side of it. */
function placesOf(
  { width }: SceneLayout,
  sides: readonly unknown[],
): { readonly emblem: number; readonly sides: readonly number[] } {
  if (sides.length === 0) return { emblem: width / 2, sides: [] }
  if (sides.length === 1) return { emblem: width * 0.66, sides: [width * 0.3] }
  const aside = (width - EMBLEM) / 4 + 4
  return { emblem: width / 2, sides: [aside, width - aside] }
}

function drawShown(ctx: CanvasRenderingContext2D, emblem: Emblem, x: number, y: number): void {
  const glow = ctx.createRadialGradient(x, y, 20, x, y, EMBLEM * 0.72)
  glow.addColorStop(0, 'rgba(255, 252, 235, 0.95)')
  glow.addColorStop(1, 'rgba(255, 252, 235, 0)')
  ctx.fillStyle = glow
  ctx.fillRect(x - EMBLEM, y - EMBLEM, EMBLEM * 2, EMBLEM * 2)
  drawFigure(ctx, emblem, boxAt({ x, y }, EMBLEM * 1.28, EMBLEM * 1.28))
}

function drawPerson(
  ctx: CanvasRenderingContext2D,
  side: DramaSide,
  looks: Looks,
  { x, y: top }: Point,
  name: ReturnType<typeof fitText>,
): void {
  drawSide(ctx, side, looks, { x, y: top + RADIUS }, RADIUS)
  writeFittedText(ctx, name, x, top + 2 * RADIUS + 12, { face: 'title', colour: INK })
}
