import { drawIcon } from '../../canvas/icons.ts'
import { perLanguage } from '../../../language/index.ts'
import type { Legend, LegendSign } from '../../card/legend.ts'
import { drawToken, type Token } from '../../map/token.ts'
import { BUSTS } from './busts.ts'
import { FIGURES } from './figures.ts'
import { sayInTalisman as say } from './say.ts'
import { ALIGNMENT_SIGNS, TROUBLE_SIGNS } from './scene.ts'
import { CARD_LOOKS, drawSample } from './things.ts'

type TokenName = 'toad' | `legend-${'active' | 'good' | 'neutral' | 'evil' | 'misses-turn' | 'enslaved' | 'held'}`

const TOKENS: readonly (readonly [Omit<Token, 'seat'>, TokenName])[] = [
  [{ bust: BUSTS.warrior, isActive: true }, 'legend-active'],
  [{ bust: BUSTS.monk, sign: ALIGNMENT_SIGNS.good }, 'legend-good'],
  [{ bust: BUSTS.troll, sign: ALIGNMENT_SIGNS.neutral }, 'legend-neutral'],
  [{ bust: BUSTS.assassin, sign: ALIGNMENT_SIGNS.evil }, 'legend-evil'],
  [{ looks: 'frog' }, 'toad'],
  [{ bust: BUSTS.thief, trouble: TROUBLE_SIGNS['misses-turn'] }, 'legend-misses-turn'],
  [{ bust: BUSTS.elf, trouble: TROUBLE_SIGNS.enslaved }, 'legend-enslaved'],
  [{ bust: BUSTS.dwarf, trouble: TROUBLE_SIGNS.held }, 'legend-held'],
]

const HEIGHT = 108

/** The meaning of the signs on pieces, of the cards and of the figures. */
export const legend = perLanguage((): Legend => ({
  signs: [
    ...TOKENS.map(([token, name], seat): LegendSign => ({
      name: say(name),
      draw: (ctx, x, y) => drawToken(ctx, { seat, ...token }, { x, y }, 22),
    })),
    ...(Object.keys(CARD_LOOKS) as (keyof typeof CARD_LOOKS)[]).map((kind): LegendSign => ({
      name: say(`legend-${kind}`),
      draw: (ctx, x, y) => drawSample(ctx, kind, x, y),
    })),
    ...(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((figure): LegendSign => ({
      name: say(`figure-${figure}`),
      draw: (ctx, x, y) => drawIcon(ctx, FIGURES[figure].icon, { x, y }, 38, FIGURES[figure].colour),
    })),
  ],
  height: HEIGHT,
  margin: 20,
  signY: HEIGHT * 0.4,
  nameY: HEIGHT - 24,
  namePx: 18,
}))
