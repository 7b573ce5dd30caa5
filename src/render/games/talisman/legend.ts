import { drawIcon } from '../../canvas/icons.ts'
import type { Legend, LegendSign } from '../../card/legend.ts'
import { drawToken, type Token } from '../../map/token.ts'
import { FIGURES } from './figures.ts'
import { ALIGNMENT_SIGNS, TROUBLE_SIGNS } from './scene.ts'
import { CARD_LOOKS, drawSample } from './things.ts'

const TOKENS: readonly (readonly [Partial<Token> & Pick<Token, 'initials'>, string])[] = [
  [{ initials: 'Wa', isActive: true }, 'on turn'],
  [{ initials: 'Mo', sign: ALIGNMENT_SIGNS.good }, 'good'],
  [{ initials: 'Tr', sign: ALIGNMENT_SIGNS.neutral }, 'neutral'],
  [{ initials: 'As', sign: ALIGNMENT_SIGNS.evil }, 'evil'],
  [{ initials: '', looks: 'frog' }, 'Toad'],
  [{ initials: 'Th', trouble: TROUBLE_SIGNS['misses-turn'] }, 'waits'],
  [{ initials: 'El', trouble: TROUBLE_SIGNS.enslaved }, 'enslaved'],
  [{ initials: 'Dw', trouble: TROUBLE_SIGNS.held }, 'held fast'],
]

const HEIGHT = 108

/** The meaning of the signs on pieces, of the cards and of the figures. */
export const LEGEND: Legend = {
  signs: [
    ...TOKENS.map(([token, name], seat): LegendSign => ({
      name,
      draw: (ctx, x, y) => drawToken(ctx, { seat, ...token }, { x, y }, 22),
    })),
    ...(Object.keys(CARD_LOOKS) as (keyof typeof CARD_LOOKS)[]).map((kind): LegendSign => ({
      name: kind,
      draw: (ctx, x, y) => drawSample(ctx, kind, x, y),
    })),
    ...Object.entries(FIGURES).map(([name, { icon, colour }]): LegendSign => ({
      name,
      draw: (ctx, x, y) => drawIcon(ctx, icon, { x, y }, 38, colour),
    })),
  ],
  height: HEIGHT,
  margin: 20,
  signY: HEIGHT * 0.4,
  nameY: HEIGHT - 24,
  namePx: 18,
}
