import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { INK, PARCHMENT } from '../../canvas/palette.ts'
import { write } from '../../canvas/text.ts'
import { drawToken, type Token } from '../../map/token.ts'
import { FIGURES } from './roster.ts'
import { ALIGNMENT_SIGNS, TROUBLE_SIGNS } from './scene.ts'
import { CARD_LOOKS, drawSample } from './things.ts'

const SIGNS: readonly (readonly [Partial<Token>, string])[] = [
  [{ isActive: true }, 'on turn'],
  [{ sign: ALIGNMENT_SIGNS.good }, 'good'],
  [{ sign: ALIGNMENT_SIGNS.neutral }, 'neutral'],
  [{ sign: ALIGNMENT_SIGNS.evil }, 'evil'],
  [{ looks: 'frog' }, 'Toad'],
  [{ trouble: TROUBLE_SIGNS['misses-turn'] }, 'waits'],
  [{ trouble: TROUBLE_SIGNS.enslaved }, 'enslaved'],
  [{ trouble: TROUBLE_SIGNS.held }, 'held fast'],
]

/** What the signs on pieces, the cards and the figures mean. */
export function drawLegend(ctx: CanvasRenderingContext2D, box: Box): void {
  ctx.fillStyle = PARCHMENT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, box.width, 3)
  const cards = Object.keys(CARD_LOOKS) as (keyof typeof CARD_LOOKS)[]
  const figures = Object.entries(FIGURES)
  const step = (box.width - 40) / (SIGNS.length + cards.length + figures.length)
  const y = box.y + box.height * 0.4
  let at = box.x + 20 + step / 2
  const cell = (name: string, draw: (x: number) => void) => {
    draw(at)
    write(ctx, name, at, box.y + box.height - 24, { face: 'plain', px: 18 })
    at += step
  }
  SIGNS.forEach(([sign, name], i) => {
    cell(name, (x) => drawToken(ctx, { seat: i, initials: SAMPLES[i] ?? '', ...sign }, x, y, 22))
  })
  for (const kind of cards) cell(kind, (x) => drawSample(ctx, kind, x, y))
  for (const [name, { icon, colour }] of figures) cell(name, (x) => drawIcon(ctx, icon, x, y, 38, colour))
}

const SAMPLES = ['Wa', 'Mo', 'Tr', 'As', '', 'Th', 'El', 'Dw'] as const
