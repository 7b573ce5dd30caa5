import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaKind, DramaSide } from '../../engine/index.ts'
import {
  heightOfLines,
  fitParagraphs,
  writeFittedText,
  type SceneBody,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import { drawPortrait, portraitName } from './portrait.ts'
import { boxAt, centreOf, type Box, type Point } from '../canvas/geometry.ts'
import { drawDie } from '../canvas/dice.ts'
import { drawFigure, HUES, type Emblem, type Hue } from '../faces/emblem.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'

/** What somebody found, opened, reached, did to others or became: the players, large, and the thing. */

type Deed = Exclude<DramaKind, 'fight' | 'death' | 'face'>

/** The colour of each kind, and its icon where the drama's topic has none. */
const LOOKS: Readonly<Record<Deed, { readonly hue: Hue; readonly icon: string }>> = {
  prize: { hue: HUES.gold, icon: 'cut-diamond' },
  chest: { hue: HUES.gold, icon: 'open-treasure-chest' },
  crown: { hue: HUES.gold, icon: 'laurel-crown' },
  blow: { hue: HUES.violet, icon: 'lightning-storm' },
  robbery: { hue: HUES.earth, icon: 'swap-bag' },
  rescue: { hue: HUES.sky, icon: 'heart-wings' },
  change: { hue: HUES.leaf, icon: 'frog' },
}
/** Where the arrow between the players and the thing points: from the second side to the first, or to the thing. */
const ARROWS: Partial<Readonly<Record<Deed, 'first' | 'thing'>>> = { robbery: 'first', change: 'thing' }

/** The size of the thing alone, beside one person and between two, and of a die. */
const [THING, DIE] = [[196, 236, 196], 50] as const
const MARGIN = 26
/** The sizes of a portrait: of one person, and of two who face each other on a phone. */
const PORTRAIT = { width: 290, height: 256, pair: 216 } as const

export function deedBody({ kind, sides = [], lines, about }: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const { hue, icon } = LOOKS[kind as Deed]
  const emblem = looks.emblemOf(about)
  const text = fitParagraphs(lines, layout, layout.width - 4 * MARGIN, 4)
  const below = text.lines.length > 0 ? heightOfLines(text) + 18 : 0
  const figures = sides.length > 0 ? PORTRAIT.height : THING[0]
  return {
    hue,
    height: 2 * MARGIN + figures + below,
    draw: (ctx, top) => {
      const shown = sides.slice(0, 2)
      const size = THING[shown.length] ?? THING[0]
      const { thing, people } = placesOf(layout, shown.length, top + MARGIN)
      const to = ARROWS[kind as Deed]
      if (to && people[0]) drawArrow(ctx, people, { x: thing.x - size / 2, y: thing.y }, to === 'first')
      drawShown(ctx, about !== undefined && emblem ? emblem : { icon, hue }, boxAt(thing, size * 1.28, size * 1.28))
      shown.forEach((side, at) => {
        const box = people[at]
        if (!box) return
        const mood = kind === 'crown' || kind === 'chest' ? 'bright' : 'plain'
        drawPortrait(ctx, { side, mood }, looks, box, portraitName(side.name, box.width, layout))
        drawDice(ctx, side, { x: thing.x, y: thing.y + size / 2 - 2 })
      })
      const from = top + 2 * MARGIN + figures - 14
      if (below > 0) writeFittedText(ctx, text, layout.width / 2, from, { face: 'plain', colour: INK })
    },
  }
}

/** One player stands beside the thing, two on either side of it. */
function placesOf({ width, framing }: SceneLayout, count: number, top: number) {
  const wide = count > 1 && framing === 'narrow' ? PORTRAIT.pair : PORTRAIT.width
  const aside = count > 1 ? MARGIN : width / 2 - wide - MARGIN / 2 + (framing === 'wide' ? -60 : 0)
  const boxAtX = (x: number): Box => ({ x, y: top, width: wide, height: PORTRAIT.height })
  const y = top + (count > 0 ? PORTRAIT.height : THING[0]) / 2
  if (count === 0) return { thing: { x: width / 2, y }, people: [] }
  if (count === 1) return { thing: { x: width - aside - wide / 2, y }, people: [boxAtX(aside)] }
  return { thing: { x: width / 2, y }, people: [boxAtX(aside), boxAtX(width - aside - wide)] }
}

/** Draws a broad arrow behind the thing, from one side to the other or from the player to the thing. */
function drawArrow(ctx: CanvasRenderingContext2D, people: readonly Box[], edge: Point, toFirst: boolean): void {
  const [first, second] = people
  if (!first) return
  const near = first.x + first.width
  const far = toFirst && second ? second.x : edge.x
  const { y } = centreOf(first)
  const [from, to] = toFirst ? [far, near + 6] : [near, far]
  const back = Math.sign(from - to) * 52
  ctx.beginPath()
  ctx.moveTo(from, y - 26)
  ctx.lineTo(to + back, y - 26)
  ctx.lineTo(to + back, y - 58)
  ctx.lineTo(to, y)
  ctx.lineTo(to + back, y + 58)
  ctx.lineTo(to + back, y + 26)
  ctx.lineTo(from, y + 26)
  ctx.closePath()
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fill()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = INK
  ctx.lineWidth = 4
  ctx.stroke()
}

function drawShown(ctx: CanvasRenderingContext2D, emblem: Emblem, box: Box): void {
  const { x, y } = centreOf(box)
  const glow = ctx.createRadialGradient(x, y, 20, x, y, box.width * 0.56)
  glow.addColorStop(0, 'rgba(255, 252, 235, 0.95)')
  glow.addColorStop(1, 'rgba(255, 252, 235, 0)')
  ctx.fillStyle = glow
  ctx.fillRect(box.x, box.y, box.width, box.height)
  drawFigure(ctx, emblem, box)
}

function drawDice(ctx: CanvasRenderingContext2D, { dice = [] }: DramaSide, { x, y }: Point): void {
  dice.forEach(({ value, counts }, at) => {
    drawDie(ctx, value, { x: x + (at - (dice.length - 1) / 2) * DIE * 1.4, y }, DIE, counts)
  })
}
