import type { CanvasRenderingContext2D } from 'canvas'
import type { Box, Point } from '../canvas/geometry.ts'
import { INK } from '../canvas/palette.ts'
import { CLOTHES, HEADWEAR } from './dress.ts'
import { BEARDS, HAIR } from './hair.ts'
import { both, drawLayers, flat, solid, inkLine, type Layer, type Palette } from './layers.ts'
import { BROWS, EARS, EYES, HEADS, MOUTHS, NOSES } from './parts.ts'
import { PROPS } from './props.ts'

/** Somebody's face, as parts and colours (`#rrggbb`). */
export interface Bust {
  readonly head: keyof typeof HEADS
  readonly ears?: keyof typeof EARS
  readonly eyes?: keyof typeof EYES
  readonly brows?: keyof typeof BROWS
  readonly nose?: keyof typeof NOSES
  readonly mouth?: keyof typeof MOUTHS
  readonly hair?: keyof typeof HAIR
  readonly beard?: keyof typeof BEARDS
  readonly wears: keyof typeof CLOTHES
  readonly on?: keyof typeof HEADWEAR
  readonly holds?: keyof typeof PROPS
  readonly marks?: readonly (keyof typeof MARKS)[]
  readonly colours: {
    readonly skin: string
    readonly hair: string
    readonly cloth: string
    readonly trim: string
  } & Partial<Palette>
}

/** What makes a face its own. */
const MARKS = {
  scar: [inkLine('M58 36 L63 56', 2, 'lip'), inkLine('M58 42 L63 40 M60 49 L65 47', 1.2, 'lip')],
  freckles: both(
    flat(
      'lip',
      'M34.6 54 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0Z M38 56.6 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0Z M41 54 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0Z',
    ),
  ),
  blush: both(flat('blush', 'M32 55 a5 3.6 0 1 0 10 0 a5 3.6 0 1 0 -10 0Z')),
  wrinkles: [
    inkLine('M38 30 C45 28 55 28 62 30 M40 34 C46 32.4 54 32.4 60 34', 1.2),
    ...both(inkLine('M38 58 C40 60 40 63 39 65', 1.2)),
  ],
  patch: [
    solid('ink', 'M52 41 C57 38 64 39 67 43 C67 50 62 54 58 54 C54 53 51 48 52 41Z'),
    inkLine('M30 30 L53 42 M66 42 L72 38', 2.4),
  ],
  thirdEye: [
    solid('white', 'M43.6 32 C46 28 54 28 56.4 32 C54 36 46 36 43.6 32Z'),
    flat('glow', 'M47.4 32 a2.6 2.6 0 1 0 5.2 0 a2.6 2.6 0 1 0 -5.2 0Z'),
  ],
  paint: both(inkLine('M33 52 L43 55 M33 56.4 L42 58.4', 2.4, 'glow')),
  mask: [
    flat(
      'ink',
      'M28 42 C38 38 46 40 50 43 C54 40 62 38 72 42 C72 50 66 54 60 53.6 C56 53.6 53 50 50 49 C47 50 44 53.6 40 53.6 C34 54 28 50 28 42Z',
    ),
  ],
  glasses: [
    ...both(inkLine('M34 47 a7 6.4 0 1 0 14 0 a7 6.4 0 1 0 -14 0Z', 2, 'trim')),
    inkLine('M48 46 C49 44.6 51 44.6 52 46', 2, 'trim'),
  ],
  earring: [solid('trim', 'M72 58 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0Z')],
  wart: [solid('blush', 'M58 60 a2.6 2.6 0 1 0 5.2 0 a2.6 2.6 0 1 0 -5.2 0Z')],
} as const satisfies Readonly<Record<string, readonly Layer[]>>

/** Draws a bust in a box, on its lower edge, with what it wears on its head inside. */
export function drawBust(ctx: CanvasRenderingContext2D, bust: Bust, { x, y, width, height }: Box): void {
  const side = Math.min(width, height * 0.88)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  drawAt(ctx, bust, { x: x + (width - side) / 2, y: y + height - side }, side)
  ctx.restore()
}

/** Draws a face close up on a disc, up to its edge. */
export function drawBustOnDisc(ctx: CanvasRenderingContext2D, bust: Bust, { x, y }: Point, radius: number): void {
  const side = radius * 2 * CLOSE
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.clip()
  drawAt(ctx, bust, { x: x - side * FACE.x, y: y - side * FACE.y }, side)
  ctx.restore()
}

/** How much larger a face is on a disc than a whole bust, and its middle in shares of a bust. */
const CLOSE = 1.2
const FACE: Point = { x: 0.5, y: 0.48 }

function drawAt(ctx: CanvasRenderingContext2D, bust: Bust, { x, y }: Point, side: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(side / UNITS, side / UNITS)
  drawLayers(ctx, layersOf(bust), paletteOf(bust))
  ctx.restore()
}

/** The side of a bust, in units of its parts. */
const UNITS = 100

function layersOf(bust: Bust): Layer[] {
  const { head, wears, ears = 'human', eyes = 'open', brows = 'calm', nose = 'small', mouth = 'smile' } = bust
  const [hair, on, prop] = [HAIR[bust.hair ?? 'none'], HEADWEAR[bust.on ?? 'none'], PROPS[bust.holds ?? 'none']]
  const isCovered = 'hidesHair' in on && on.hidesHair
  return [
    ...prop.back,
    ...on.back,
    ...hair.back,
    ...CLOTHES[wears],
    ...EARS[ears],
    ...HEADS[head],
    ...(bust.marks ?? []).flatMap((mark): readonly Layer[] => MARKS[mark]),
    ...NOSES[nose],
    ...MOUTHS[mouth],
    ...BROWS[brows],
    ...EYES[eyes],
    ...BEARDS[bust.beard ?? 'none'],
    ...(isCovered ? [] : hair.front),
    ...('sides' in hair ? hair.sides : []),
    ...on.front,
    ...prop.front,
  ]
}

const USUAL: Omit<Palette, 'skin' | 'hair' | 'cloth' | 'trim' | 'brow'> = {
  metal: '#a9b4bd',
  wood: '#8a5a33',
  leaf: '#5d9a4c',
  glow: '#f6c945',
  halo: 'rgba(255, 232, 160, 0.4)',
  white: '#f8f1e0',
  ink: INK,
  eye: '#4a6d8c',
  lip: '#a8483f',
  blush: 'rgba(214, 92, 70, 0.35)',
  shade: 'rgba(60, 26, 30, 0.22)',
  stubble: 'rgba(50, 34, 30, 0.35)',
  gloom: 'rgba(24, 16, 30, 0.55)',
}

function paletteOf({ colours }: Bust): Palette {
  return { ...USUAL, brow: colours.hair, ...colours }
}

/** The usual colours of a drawing that is no face, with those that are its own. */
export function paletteWith(own: Partial<Palette>): Palette {
  return {
    ...USUAL,
    skin: USUAL.white,
    hair: USUAL.ink,
    brow: USUAL.ink,
    cloth: USUAL.metal,
    trim: USUAL.metal,
    ...own,
  }
}
