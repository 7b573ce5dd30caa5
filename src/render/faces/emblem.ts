import type { CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import type { Box } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { drawBust, type Bust } from './bust.ts'

/** The colours of a kind of topic. The name of the kind always stands beside them. */
export interface Hue {
  /** Of the frame. */
  readonly dark: string
  /** Behind the emblem, at the rim and in the middle. */
  readonly fill: string
  readonly light: string
}

/** The icon and the colours of a card, a creature or a place. */
export interface Emblem {
  readonly icon: string
  readonly hue: Hue
  /** The face of somebody who has one. It stands in place of the icon. */
  readonly bust?: Bust | undefined
}

/** The colours of kinds, which also differ in lightness. */
export const HUES = {
  blood: { dark: '#5e1a14', fill: '#c9735c', light: '#f2cdb8' },
  gold: { dark: '#6b4a08', fill: '#dba93a', light: '#fbe7ae' },
  steel: { dark: '#34404a', fill: '#93a5b3', light: '#dfe8ee' },
  violet: { dark: '#432258', fill: '#a07cbd', light: '#e6d5f0' },
  leaf: { dark: '#24441f', fill: '#86ab6a', light: '#dceac6' },
  sky: { dark: '#1d3f66', fill: '#7ba3c9', light: '#d8e8f4' },
  earth: { dark: '#44331f', fill: '#a98d66', light: '#e9dcc2' },
  night: { dark: '#24222e', fill: '#6d6a80', light: '#c9c6d6' },
} as const satisfies Readonly<Record<string, Hue>>
export type HueName = keyof typeof HUES

/** The colour of a kind, and the icon of its topics that have none of their own. */
export interface KindLook {
  readonly hue: HueName
  readonly icon: string
}

/**
 * The emblem of a topic: its own icon if it has one, in the colour of its kind. Returns `null` for topics without a
 * face, such as rules.
 */
export function emblemFrom(
  { id, look: kind = '' }: Pick<Topic, 'id' | 'look'>,
  kinds: Readonly<Record<string, KindLook | undefined>>,
  own: Readonly<Record<string, string | undefined>>,
  busts: Readonly<Record<string, Bust | undefined>> = {},
): Emblem | null {
  const look = kinds[kind]
  if (!look) return null
  return { icon: own[id] ?? look.icon, hue: HUES[look.hue], bust: kind === 'character' ? busts[id] : undefined }
}

/** Draws the bust of an emblem on the lower edge of a box, or its icon in the middle with a shadow. */
export function drawEmblem(ctx: CanvasRenderingContext2D, { icon, hue, bust }: Emblem, box: Box): void {
  if (bust) return drawBust(ctx, bust, box)
  const size = Math.min(box.width, box.height) * ICON_SIZE
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  drawIcon(ctx, icon, { x: x + size * 0.016, y: y + size * 0.028 }, size, 'rgba(40, 26, 14, 0.28)')
  drawIcon(ctx, icon, { x, y }, size, hue.dark)
}

/** The size of an icon, in shares of its box. */
const ICON_SIZE = 0.78
