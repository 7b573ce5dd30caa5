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
import { boxAt, centreOf, inner, type Box, type Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { drawFigure, HUES, type Emblem, type Hue } from '../faces/emblem.ts'
import { SIGNS } from '../faces/signs.ts'
import { GOLD, INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawRound } from '../canvas/panel.ts'
import { drawFallingDie, easing, fallOf, progress, scaled } from './motion.ts'

/** What somebody found, opened, reached, did to others or became: the players, large, and the thing. */

type Deed = Exclude<DramaKind, 'fight' | 'death' | 'face'>

/** The colour of each kind, and its icon where the drama has neither a sign nor a topic with an emblem. */
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
/** The box of a thing with its light, in sizes of the thing. */
const AROUND = 1.28
/** The sizes of a portrait: of one person, and of two who face each other on a phone. */
const PORTRAIT = { width: 290, height: 256, pair: 216 } as const

export function deedBody(drama: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  const { kind, sides = [], lines, about, sign = '' } = drama
  const { hue, icon } = LOOKS[kind as Deed]
  const emblem = looks.emblemOf(about)
  const text = fitParagraphs(lines, layout, layout.width - 4 * MARGIN, 4)
  const below = text.lines.length > 0 ? heightOfLines(text) + 18 : 0
  const figures = sides.length > 0 ? PORTRAIT.height : THING[0]
  return {
    hue,
    hasGrowingRays: true,
    height: 2 * MARGIN + figures + below,
    draw: (ctx, top, moment) => {
      const shown = sides.slice(0, 2)
      const size = THING[shown.length] ?? THING[0]
      const { thing, people } = placesOf(layout, shown.length, top + MARGIN)
      const to = ARROWS[kind as Deed]
      if (to && people[0]) drawArrow(ctx, people, { x: thing.x - size / 2, y: thing.y }, to === 'first')
      const shownThing = emblem ?? { icon: SIGNS[sign] ?? icon, hue }
      drawThing(ctx, kind as Deed, shownThing, boxAt(thing, size * AROUND, size * AROUND), moment)
      shown.forEach((side, at) => {
        const box = people[at]
        if (!box) return
        const mood = kind === 'crown' || kind === 'chest' ? 'bright' : 'plain'
        drawPortrait(ctx, { side, mood }, looks, box, portraitName(side.name, box.width, layout))
        drawDice(ctx, side, { x: thing.x, y: thing.y + size / 2 - 2 }, moment)
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

/** Draws the thing as it comes into sight: a prize is a card that turns over, all else grows. */
function drawThing(ctx: CanvasRenderingContext2D, kind: Deed, emblem: Emblem, box: Box, moment: number): void {
  const at = centreOf(box)
  const size = box.width / AROUND
  const grown = 0.35 + 0.65 * easing(moment, 0.1, 0.8)
  if (kind !== 'prize') return scaled(ctx, at, [grown, grown], () => drawShown(ctx, emblem, box))
  const turn = progress(moment, 0.15, 0.75)
  if (turn < 0.5) scaled(ctx, at, [1 - turn * 2, 1], () => drawCardBack(ctx, emblem.hue, boxAt(at, size * 0.72, size)))
  else scaled(ctx, at, [turn * 2 - 1, 1], () => drawShown(ctx, emblem, box))
}

function drawCardBack(ctx: CanvasRenderingContext2D, { dark }: Hue, box: Box): void {
  drawRound(ctx, box, 16, PARCHMENT_LIGHT, { colour: INK, width: 4 })
  drawRound(ctx, inner(box, 12), 10, dark)
  drawIcon(ctx, 'round-star', centreOf(box), box.width * 0.6, GOLD)
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

function drawDice(ctx: CanvasRenderingContext2D, { dice = [] }: DramaSide, { x, y }: Point, moment: number): void {
  dice.forEach((thrown, at) => {
    const place = { x: x + (at - (dice.length - 1) / 2) * DIE * 1.4, y }
    drawFallingDie(ctx, thrown, place, DIE, progress(moment, ...fallOf(at)))
  })
}
