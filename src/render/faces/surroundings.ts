import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../canvas/geometry.ts'
import { INK } from '../canvas/palette.ts'
import { tracePath } from '../canvas/svg-path.ts'

/** What lies behind somebody: a sky or a wall, and shapes before it. They stand on the lower edge of a window. */

/** A shape of one colour. `isInked`: with a rim, because it is near. */
export interface Shape {
  readonly colour: string
  readonly path: string
  readonly isInked?: boolean
}

interface Surrounding {
  /** The colours at the top and at the foot. */
  readonly sky: readonly [string, string]
  /** From far to near, in units of which the window is 100 high; the middle is at 0. */
  readonly shapes: readonly Shape[]
}

const far = (colour: string, path: string) => ({ colour, path })
const near = (colour: string, path: string) => ({ colour, path, isInked: true })

export const SURROUNDINGS = {
  meadow: {
    sky: ['#cfe3ea', '#f3ecd2'],
    shapes: [
      far('#b9cfa0', 'M-160 70 C-110 44 -70 50 -30 62 C10 44 60 40 160 66 V110 H-160Z'),
      near('#9cbf78', 'M-160 82 C-90 70 -40 78 0 84 C50 76 100 72 160 82 V110 H-160Z'),
      far(
        '#7fa35f',
        'M-70 90 l3 -9 l3 9Z M-62 92 l3 -7 l3 7Z M58 90 l3 -9 l3 9Z M66 92 l3 -7 l3 7Z M100 92 l3 -8 l3 8Z',
      ),
    ],
  },
  forest: {
    sky: ['#bcd3c0', '#e3ecc8'],
    shapes: [
      far(
        '#93b387',
        'M-160 70 L-146 30 L-132 62 L-116 24 L-100 60 L-84 28 L-66 64 L-48 34 L-30 66 L-12 40 L8 66 L28 32 L46 64 L66 26 L84 60 L100 30 L116 62 L134 22 L148 58 L160 34 V110 H-160Z',
      ),
      near('#5f8757', 'M-116 110 L-104 62 L-112 62 L-98 34 L-106 34 L-92 4 L-78 34 L-86 34 L-72 62 L-80 62 L-66 110Z'),
      near('#6f9a5f', 'M66 110 L78 66 L70 66 L84 40 L76 40 L90 12 L104 40 L96 40 L110 66 L102 66 L116 110Z'),
      near('#7fa35f', 'M-160 88 C-90 78 -40 86 0 90 C50 84 100 80 160 88 V110 H-160Z'),
    ],
  },
  hills: {
    sky: ['#d5dfe6', '#f2e6cd'],
    shapes: [
      far('#b9b09c', 'M-160 76 L-120 34 L-96 56 L-60 18 L-24 62 L10 36 L46 66 L84 22 L124 58 L160 38 V110 H-160Z'),
      near('#c3a676', 'M-160 84 C-110 60 -60 62 -10 82 C40 62 100 60 160 84 V110 H-160Z'),
      near('#a98d66', 'M-104 94 l10 -14 l18 2 l8 12Z M74 94 l8 -12 l16 0 l10 12Z'),
    ],
  },
  desert: {
    sky: ['#f6dfae', '#fdf2d2'],
    shapes: [
      far('#f8c95a', 'M48 26 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0Z'),
      far('#ecca86', 'M-160 72 C-100 48 -50 56 0 70 C50 50 110 50 160 70 V110 H-160Z'),
      near('#dfae62', 'M-160 86 C-100 70 -30 74 20 90 C70 78 120 78 160 88 V110 H-160Z'),
      near('#7c9f63', 'M84 92 V58 a5 5 0 0 1 10 0 V70 H98 V64 a4 4 0 0 1 8 0 V76 H94 V92Z'),
    ],
  },
  sea: {
    sky: ['#cfe4ec', '#eaf2ea'],
    shapes: [
      far(
        '#8fbccb',
        'M-160 62 C-140 58 -130 58 -110 62 C-90 58 -80 58 -60 62 C-40 58 -30 58 -10 62 C10 58 20 58 40 62 C60 58 70 58 90 62 C110 58 120 58 160 62 V110 H-160Z',
      ),
      near(
        '#5f9ab4',
        'M-160 78 C-140 70 -120 70 -100 80 C-80 70 -60 70 -40 80 C-20 70 0 70 20 80 C40 70 60 70 80 80 C100 70 130 70 160 80 V110 H-160Z',
      ),
      near(
        '#467f9c',
        'M-160 92 C-130 84 -110 84 -80 93 C-50 84 -30 84 0 93 C30 84 50 84 80 93 C110 84 130 84 160 92 V110 H-160Z',
      ),
    ],
  },
  river: {
    sky: ['#b7c8cf', '#dfe6d6'],
    shapes: [
      far('#8aa37c', 'M-160 54 C-100 40 -40 48 0 54 C50 44 110 42 160 54 V110 H-160Z'),
      near('#6fa0b4', 'M-160 70 C-100 62 -40 66 0 72 C50 66 110 62 160 70 V110 H-160Z'),
      far(
        '#d9ecf0',
        'M-110 82 q12 -6 24 0 q12 -6 24 0 v3 q-12 -6 -24 0 q-12 -6 -24 0Z M50 90 q12 -6 24 0 q12 -6 24 0 v3 q-12 -6 -24 0 q-12 -6 -24 0Z',
      ),
      near(
        '#5d8a4c',
        'M-120 110 L-114 60 L-108 110Z M-108 110 L-98 70 L-98 110Z M98 110 L106 64 L110 110Z M112 110 L122 74 L122 110Z',
      ),
    ],
  },
  cavern: {
    sky: ['#3f3a48', '#7a6a66'],
    shapes: [
      far(
        '#544a52',
        'M-160 -4 H160 V20 L146 44 L134 18 L112 58 L98 16 L70 36 L56 10 L20 22 L-10 6 L-40 28 L-60 10 L-86 52 L-100 14 L-124 40 L-140 12 L-160 34Z',
      ),
      near('#3a323c', 'M-160 -4 H160 V8 L140 22 L126 6 L104 30 L90 4 L-84 4 L-102 34 L-116 6 L-136 24 L-160 8Z'),
      near('#5b4c4a', 'M-160 86 L-130 66 L-112 88 L-60 84 L0 92 L60 84 L104 90 L122 62 L146 84 L160 78 V110 H-160Z'),
    ],
  },
  crypt: {
    sky: ['#4b4a5c', '#8b8797'],
    shapes: [
      far('#dcd8c4', 'M52 22 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0Z'),
      far('#5d5a6c', 'M-160 70 C-90 58 -40 66 0 70 C50 62 110 58 160 70 V110 H-160Z'),
      near('#9a97a3', 'M-112 92 V60 a14 14 0 0 1 28 0 V92Z M74 92 V66 a11 11 0 0 1 22 0 V92Z'),
      near('#9a97a3', 'M-66 92 V66 H-74 V58 H-66 V48 H-58 V58 H-50 V66 H-58 V92Z'),
      near('#4a4f46', 'M-160 90 C-90 82 -40 88 0 92 C50 86 110 82 160 90 V110 H-160Z'),
    ],
  },
  hall: {
    sky: ['#8b7f72', '#c9b896'],
    shapes: [
      far(
        '#776b60',
        'M-160 18 H160 v2 H-160Z M-160 42 H160 v2 H-160Z M-160 66 H160 v2 H-160Z M-120 0 h2 v18 h-2Z M-60 20 h2 v22 h-2Z M40 0 h2 v18 h-2Z M100 20 h2 v22 h-2Z M-100 44 h2 v22 h-2Z M10 44 h2 v22 h-2Z M120 44 h2 v22 h-2Z',
      ),
      near('#a3968a', 'M-118 110 V14 H-124 V4 H-86 V14 H-92 V110Z M92 110 V14 H86 V4 H124 V14 H118 V110Z'),
      near('#6a5d52', 'M-160 88 H160 V110 H-160Z'),
      near('#c98a2f', 'M-78 44 h8 l-2 18 h-4Z M70 44 h8 l-2 18 h-4Z'),
      near('#f6c945', 'M-74 44 c-8 -6 -4 -14 0 -20 c4 6 8 14 0 20Z M74 44 c-8 -6 -4 -14 0 -20 c4 6 8 14 0 20Z'),
    ],
  },
  street: {
    sky: ['#e6d3ad', '#f6ecd0'],
    shapes: [
      far(
        '#c9ab84',
        'M-160 110 V40 L-130 16 L-100 40 V28 L-72 4 L-44 28 V46 L-14 22 L16 46 V30 L44 8 L74 30 V44 L104 18 L134 44 H160 V110Z',
      ),
      near('#d9c193', 'M-130 110 V50 H-70 V110Z M74 110 V56 H132 V110Z'),
      near('#a3533c', 'M-138 52 L-100 22 L-62 52Z M66 58 L103 30 L140 58Z'),
      near('#5b3f2c', 'M-112 110 V82 a8 8 0 0 1 16 0 V110Z M96 110 V84 a8 8 0 0 1 16 0 V110Z'),
      near('#b59a72', 'M-160 94 H160 V110 H-160Z'),
    ],
  },
  clouds: {
    sky: ['#9fc4e0', '#e8f2f4'],
    shapes: [
      far(
        '#ffffff',
        'M-150 40 a14 14 0 0 1 24 -8 a18 18 0 0 1 32 4 a12 12 0 0 1 12 14 H-146 a10 10 0 0 1 -4 -10Z M60 30 a12 12 0 0 1 20 -8 a16 16 0 0 1 30 4 a11 11 0 0 1 12 13 H66 a9 9 0 0 1 -6 -9Z',
      ),
      near(
        '#f4f8f6',
        'M-160 96 a20 20 0 0 1 36 -10 a24 24 0 0 1 44 2 a20 20 0 0 1 40 4 a24 24 0 0 1 46 -2 a20 20 0 0 1 40 0 a24 24 0 0 1 46 0 a20 20 0 0 1 34 4 a12 12 0 0 1 34 8 V110 H-160Z',
      ),
    ],
  },
  flames: {
    sky: ['#4a1f26', '#c9552f'],
    shapes: [
      far(
        '#e0762f',
        'M-160 110 V70 C-150 50 -140 60 -136 74 C-124 40 -112 54 -108 76 C-92 34 -78 52 -76 80 C-40 60 -30 70 -20 84 C0 70 20 70 30 84 C50 48 64 56 72 80 C84 36 100 52 106 78 C116 44 130 56 136 76 C142 58 152 56 160 70 V110Z',
      ),
      near(
        '#f6b13c',
        'M-160 110 V90 C-146 74 -136 80 -130 94 C-116 70 -100 78 -96 96 C-60 84 -30 90 0 98 C40 86 70 86 90 96 C104 72 118 76 126 94 C140 78 150 80 160 90 V110Z',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Surrounding>>
export type SurroundingName = keyof typeof SURROUNDINGS

/** The breadth of the shapes. */
const BREADTH = 300

/** Fills a window with what lies behind somebody. */
export function drawSurrounding(ctx: CanvasRenderingContext2D, name: SurroundingName, box: Box): void {
  const { sky, shapes }: Surrounding = SURROUNDINGS[name]
  const air = ctx.createLinearGradient(0, box.y, 0, box.y + box.height)
  air.addColorStop(0, sky[0])
  air.addColorStop(1, sky[1])
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  ctx.fillStyle = air
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const scale = Math.max(box.height / 100, box.width / BREADTH)
  ctx.translate(box.x + box.width / 2, box.y + box.height - 100 * scale)
  ctx.scale(scale, scale)
  drawShapes(ctx, shapes, 1.6)
  ctx.restore()
}

/** Draws shapes from far to near. `rim`: how thick the ink around the near ones is, in units. */
export function drawShapes(ctx: CanvasRenderingContext2D, shapes: readonly Shape[], rim: number): void {
  ctx.lineJoin = 'round'
  for (const { colour, path, isInked = false } of shapes) {
    ctx.beginPath()
    tracePath(ctx, path)
    ctx.fillStyle = colour
    ctx.fill()
    if (!isInked) continue
    ctx.lineWidth = rim
    ctx.strokeStyle = INK
    ctx.stroke()
  }
}
