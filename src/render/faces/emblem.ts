import type { CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { boxAt, type Box, type Point } from '../canvas/geometry.ts'
import { INK, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawDiscs, fillBox } from '../canvas/panel.ts'
import { drawRays } from '../canvas/rays.ts'
import { write } from '../canvas/text.ts'
import { drawBust, drawBustOnDisc, type Bust } from './bust.ts'
import { drawInked } from './inked.ts'
import { drawPrize, drawPrizeLight, drawSparkles } from './prize.ts'
import type { PrizeName } from './prizes.ts'
import { drawSurrounding, type SurroundingName } from './surroundings.ts'

/** The colours of a kind of topic. The name of the kind always stands beside them. */
export interface Hue {
  /** Of the frame. */
  readonly dark: string
  /** Behind the emblem, at the rim and in the middle. */
  readonly fill: string
  readonly light: string
  /** Of icons that have no colour of their own. */
  readonly tone: string
}

/** How people with these faces look. */
export function withBusts<Id extends string>(busts: Readonly<Record<Id, Bust>>): Record<Id, Appearance> {
  return Object.fromEntries(Object.entries<Bust>(busts).map(([id, bust]) => [id, { bust }])) as Record<Id, Appearance>
}

/** What somebody or something looks like. */
export interface Appearance {
  readonly icon?: string
  /** The face of somebody who has one. It stands in place of the icon. */
  readonly bust?: Bust
  /** The drawing of a prize, with its own light. It stands in place of the icon. */
  readonly prize?: PrizeName
  /** The colour of the icon, `#rrggbb`. */
  readonly tone?: string
  /** How large it is among its kind: 1 fills its window. */
  readonly size?: number
  readonly ground?: SurroundingName
  /** A number that tells it from others of its kind, on a disc beside it. */
  readonly mark?: string
  /** Whether it sparkles. */
  readonly isMagic?: boolean
}

/** The picture of a card, a creature or a place, and the colours of its kind. */
export interface Emblem extends Appearance {
  readonly icon: string
  readonly hue: Hue
  /** What it shows, where that is another thing than its topic: a thing with two topics, or a family. */
  readonly of?: string
}

/** The colours of kinds, which also differ in lightness. */
export const HUES = {
  blood: { dark: '#5e1a14', fill: '#c9735c', light: '#f2cdb8', tone: '#b3503c' },
  gold: { dark: '#6b4a08', fill: '#dba93a', light: '#fbe7ae', tone: '#e2b23c' },
  steel: { dark: '#34404a', fill: '#93a5b3', light: '#dfe8ee', tone: '#a9b4bd' },
  violet: { dark: '#432258', fill: '#a07cbd', light: '#e6d5f0', tone: '#9a6cc0' },
  leaf: { dark: '#24441f', fill: '#86ab6a', light: '#dceac6', tone: '#7fa85a' },
  sky: { dark: '#1d3f66', fill: '#7ba3c9', light: '#d8e8f4', tone: '#6f9fcf' },
  earth: { dark: '#44331f', fill: '#a98d66', light: '#e9dcc2', tone: '#b08a58' },
  night: { dark: '#24222e', fill: '#6d6a80', light: '#c9c6d6', tone: '#7a7690' },
} as const satisfies Readonly<Record<string, Hue>>
export type HueName = keyof typeof HUES

/** The colour of a kind, and the icon of its topics that have none of their own. */
export interface KindLook {
  readonly hue: HueName
  readonly icon: string
  /** How large its things are drawn, where they have no size of their own. */
  readonly size?: number
  readonly ground?: SurroundingName
  readonly isMagic?: boolean
  /** Whether those without an icon of their own look alike, as leaves of one book. */
  readonly isFamily?: boolean
}

/**
 * The emblem of a topic: its own looks or icon if it has any, in the colours of its kind. Returns `null` for topics
 * without a face, such as rules. `same` names the thing that a topic shows, where several topics show one.
 */
export function emblemFrom(
  { id, look: kind = '' }: Pick<Topic, 'id' | 'look'>,
  kinds: Readonly<Record<string, KindLook | undefined>>,
  icons: Readonly<Record<string, string | undefined>>,
  folk: Readonly<Record<string, Appearance | undefined>>,
  same: Readonly<Record<string, string | undefined>> = {},
): Emblem | null {
  const look = kinds[kind]
  if (!look) return null
  const { hue, isFamily = false, ...usual } = look
  const [thing, icon] = [same[id] ?? id, icons[same[id] ?? id]]
  const of = isFamily && icon === undefined && folk[thing] === undefined ? kind : thing
  return { ...usual, icon: icon ?? look.icon, ...folk[thing], hue: HUES[hue], ...(of !== id && { of }) }
}

/** Draws an emblem before its surroundings, in a frame of ink with round corners. */
export function drawWindow(ctx: CanvasRenderingContext2D, emblem: Emblem, box: Box, corner: number): void {
  const { x, y, width, height } = box
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, corner)
  ctx.clip()
  drawGround(ctx, emblem, box)
  drawFigure(ctx, emblem, box)
  ctx.restore()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, corner)
  ctx.strokeStyle = INK
  ctx.lineWidth = Math.max(2, corner * 0.3)
  ctx.stroke()
}

/** Draws an emblem on a disc with a rim of ink. */
export function drawOnDisc(ctx: CanvasRenderingContext2D, emblem: Emblem, at: Point, radius: number): void {
  const { icon, hue, bust, prize, tone = hue.tone } = emblem
  drawDiscs(ctx, at.x, at.y, [
    [radius + Math.max(1, radius * 0.03), INK],
    [radius - Math.max(1, radius * 0.03), hue.light],
  ])
  if (prize) drawPrize(ctx, prize, boxAt(at, radius * 1.5, radius * 1.5))
  else if (bust) drawBustOnDisc(ctx, bust, at, radius * 0.95)
  else drawInked(ctx, icon, at, radius * 1.3, tone)
  drawSigns(ctx, emblem, at, radius * 1.3)
}

/** Draws what tells a thing from others of its kind: its number, and the sparkles of magic. */
function drawSigns(ctx: CanvasRenderingContext2D, { mark, isMagic = false }: Emblem, at: Point, side: number): void {
  if (isMagic) drawSparkles(ctx, at, side)
  if (mark === undefined) return
  const radius = Math.max(side * 0.2, LEAST_MARK)
  const [x, y] = [at.x + side * 0.42, at.y + side * 0.34]
  drawDiscs(ctx, x, y, [
    [radius, INK],
    [radius * 0.86, PARCHMENT_LIGHT],
  ])
  write(ctx, mark, x, y, { face: 'figure', px: radius * 1.25, colour: INK })
}

/** The least radius of a number, whose letters are still read on a phone. */
const LEAST_MARK = 22

function drawGround(ctx: CanvasRenderingContext2D, { hue, ground, prize }: Emblem, box: Box): void {
  if (prize) return drawPrizeLight(ctx, prize, box)
  if (ground) return drawSurrounding(ctx, ground, box)
  const [x, y, wide] = [box.x + box.width / 2, box.y + box.height / 2, Math.max(box.width, box.height)]
  const light = ctx.createRadialGradient(x, y, wide * 0.06, x, y, wide * 0.6)
  light.addColorStop(0, hue.light)
  light.addColorStop(1, hue.fill)
  fillBox(ctx, box, light)
  drawRays(ctx, x, y, wide)
}

/** Draws an emblem without its surroundings. */
export function drawFigure(ctx: CanvasRenderingContext2D, emblem: Emblem, box: Box): void {
  const { icon, hue, bust, prize, tone = hue.tone, size = 1 } = emblem
  if (prize) return drawPrize(ctx, prize, box)
  if (bust) return drawBust(ctx, bust, onFoot(box, size))
  const side = Math.min(box.width, box.height) * ICON_SIZE * size
  const y = box.y + box.height / 2 + (1 - size) * box.height * LOW
  const at = { x: box.x + box.width / 2, y }
  drawInked(ctx, icon, at, side, tone)
  drawSigns(ctx, emblem, at, side)
}

/** The part of a box for somebody of a size, in the middle of its foot. */
function onFoot({ x, y, width, height }: Box, size: number): Box {
  return { x: x + (width * (1 - size)) / 2, y: y + height * (1 - size), width: width * size, height: height * size }
}

/** The size of an icon, in shares of its box. */
const ICON_SIZE = 0.8
/** How far below the middle a small creature sits, in shares of what it lacks. */
const LOW = 0.3
