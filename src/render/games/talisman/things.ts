import type { CanvasRenderingContext2D } from 'canvas'
import { kindOf, type CardKind } from '../../../games/talisman/data/components.ts'
import { drawIcon } from '../../canvas/icons.ts'
import { GOLD, INK } from '../../canvas/palette.ts'
import { drawDiscs, drawRound } from '../../canvas/panel.ts'
import { reachAround, drawCached } from '../../canvas/sprite-cache.ts'
import { write } from '../../canvas/text.ts'
import { HUES, type Emblem } from '../../faces/emblem.ts'
import { COUNT_SIZE, drawCount } from '../../map/token.ts'
import { FOLK } from './folk.ts'
import type { Lying } from './scene.ts'

/** The things on a space: cards face up, Gold, a Hex. */

interface Look {
  readonly icon: string
  readonly fill: string
  readonly colour: string
}

/** The kinds of cards, as the legend names them. */
export const CARD_LOOKS = {
  enemy: { icon: 'horned-skull', fill: '#e8b7a4', colour: '#7d1f16' },
  event: { icon: 'lightning-storm', fill: '#cbd6ea', colour: '#27487a' },
  stranger: { icon: 'cowled', fill: '#dccbe6', colour: '#5a3572' },
  follower: { icon: 'three-friends', fill: '#cfe3bf', colour: '#355f2b' },
  object: { icon: 'swap-bag', fill: '#f1dfae', colour: '#7a5510' },
  place: { icon: 'cave-entrance', fill: '#d3c7b2', colour: '#4b3b2a' },
} as const satisfies Readonly<Record<string, Look>>

function lookOf(card: string): Look {
  const kind = kindOf(card)
  if (kind.type === 'enemy') return { ...CARD_LOOKS.enemy, icon: ENEMY_ICONS[kind.id] ?? CARD_LOOKS.enemy.icon }
  if (kind.subtype === 'gold') return { ...CARD_LOOKS.object, icon: 'two-coins' }
  if (kind.type === 'magic-object') return { ...CARD_LOOKS.object, icon: 'magic-swirl' }
  return CARD_LOOKS[kind.type]
}

export const ENEMY_ICONS: Readonly<Partial<Record<CardKind['id'], string>>> = {
  'wild-boar': 'boar',
  wolf: 'wolf-head',
  ape: 'gorilla',
  bear: 'bear-head',
  lion: 'lion',
  serpent: 'snake',
  goblin: 'goblin-head',
  hobgoblin: 'orc-head',
  bandit: 'bandit',
  ogre: 'ogre',
  giant: 'giant',
  dragon: 'dragon-head',
  lemure: 'imp',
  shadow: 'shadow-follower',
  spectre: 'spectre',
  ghost: 'ghost',
  wraith: 'grim-reaper',
  demon: 'daemon-skull',
}

export const CREATURE_ICONS: Readonly<Record<string, string>> = {
  sentinel: 'visored-helm',
  farmer: 'farmer',
  brigand: 'robber',
  'crags-spirit': 'floating-ghost',
  'cave-dragon': 'spiked-dragon-head',
  'cave-goblin': 'goblin-head',
  werewolf: 'werewolf',
  pitfiend: 'imp',
  death: 'grim-reaper',
  vampire: 'vampire-dracula',
}

/** The looks of a foe: an Enemy card, or a creature without a card. */
export function emblemOfFoe(foe: string): Emblem {
  const icon = CREATURE_ICONS[foe]
  return icon === undefined
    ? { icon: lookOf(foe).icon, hue: HUES.blood, ...FOLK[kindOf(foe).id] }
    : { icon, hue: HUES.blood, ...FOLK[foe] }
}

/** The row of things on a space, from right to left. */
interface Row {
  readonly right: number
  readonly y: number
  /** The height of a card. */
  readonly height: number
  /** The number of cards on show; the others are counted. */
  readonly most: number
  /** The least height of a letter. */
  readonly least: number
  /** Whether there is room for letters; otherwise a sign stands for further cards. */
  readonly isLettered: boolean
}

export function drawThings(ctx: CanvasRenderingContext2D, lying: Lying, row: Row): void {
  const { right, y, height, most, least, isLettered } = row
  const width = height * 0.74
  const { cards, gold, isHexed } = lying
  let x = right - width / 2
  for (const card of cards.slice(-most).reverse()) {
    drawCard(ctx, lookOf(card), x, y, height)
    x -= width * 0.86
  }
  if (isHexed) {
    drawCard(ctx, { icon: 'evil-moon', fill: '#4a2a5e', colour: '#f0c6ff' }, x, y, height)
    x -= width * 0.86
  }
  if (gold > 0) {
    const radius = Math.max(height * (most > 1 ? 0.42 : 0.36), isLettered ? least / COIN : 0)
    const isBeside = most > 1 || cards.length === 0
    const at = isBeside
      ? { x: Math.min(x, right - radius), y }
      : { x: right - width / 2, y: y + height * 0.54 + radius }
    drawCoin(ctx, isLettered ? gold : null, at.x, at.y, radius)
  }
  if (cards.length <= most || !isLettered) return
  const radius = Math.max(height * 0.28, least / COUNT_SIZE)
  drawCount(ctx, String(cards.length), { x: right - width * 0.1, y: y - height * 0.4 }, radius, {
    fill: INK,
    colour: '#fffaf0',
  })
}

function drawCard(ctx: CanvasRenderingContext2D, look: Look, x: number, y: number, height: number): void {
  const key = `talisman card ${look.icon} ${look.fill} ${look.colour} ${height}`
  drawCached(ctx, key, { x, y }, reachAround(height * 0.5 + 4), (own, ownX, ownY) =>
    paintCard(own, look, ownX, ownY, height),
  )
}

function paintCard(ctx: CanvasRenderingContext2D, look: Look, x: number, y: number, height: number): void {
  const width = height * 0.74
  drawRound(
    ctx,
    { x: x - width / 2 + 1, y: y - height / 2 + 2, width, height },
    height * 0.14,
    'rgba(40, 26, 14, 0.35)',
  )
  drawRound(ctx, { x: x - width / 2, y: y - height / 2, width, height }, height * 0.14, look.fill, {
    colour: INK,
    width: Math.max(1.6, height * 0.06),
  })
  drawIcon(ctx, look.icon, { x, y }, width * 0.84, look.colour)
}

/** The height of the number on a coin, in radii. */
const COIN = 1.15

function drawCoin(ctx: CanvasRenderingContext2D, gold: number | null, x: number, y: number, radius: number): void {
  drawDiscs(ctx, x, y, [
    [radius, INK],
    [radius * 0.86, GOLD],
    [radius * 0.66, '#f6d271'],
  ])
  if (gold !== null) write(ctx, String(gold), x, y, { face: 'figure', px: radius * COIN, colour: INK })
}

/** Draws a card, or coins for `null`. */
export function drawThing(
  ctx: CanvasRenderingContext2D,
  card: string | null,
  x: number,
  y: number,
  height: number,
): void {
  if (card === null) drawIcon(ctx, 'two-coins', { x, y }, height * 0.8, '#9a6d08')
  else drawCard(ctx, lookOf(card), x, y, height)
}

/** Draws a card of a kind, for the legend. */
export function drawSample(ctx: CanvasRenderingContext2D, kind: keyof typeof CARD_LOOKS, x: number, y: number): void {
  drawCard(ctx, CARD_LOOKS[kind], x, y, 44)
}
