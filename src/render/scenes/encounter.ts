import { createCanvas, type Canvas } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import { drawCardboard, drawRibbon } from './face.ts'
import { wordsOf } from './words.ts'

/** A face in landscape: its picture fills the left half, its words the right. It stands beside a map. */

const [WIDTH, RIM, MARGIN] = [1000, 12, 14]
const LEAST_HEIGHT = 390
const SIZES = [29, 26, 24] as const
/** How far the ribbon sits above the foot of the picture. */
const RIBBON = 36

/** Draws a face in landscape. The same topic always gives the same picture. */
export function paintEncounter(topic: Topic, emblem: Emblem): Canvas {
  const middle = WIDTH / 2
  const width = middle - RIM - 2.4 * MARGIN
  const words = wordsOf(topic, emblem.hue, { width, title: 50, sizes: SIZES, least: 24 })
  const height = Math.ceil(Math.max(LEAST_HEIGHT, words.height + 2 * RIM + 4 * MARGIN))
  const canvas = createCanvas(WIDTH, height)
  const ctx = canvas.getContext('2d')
  drawCardboard(ctx, emblem, { x: 0, y: 0, width: WIDTH, height }, RIM)
  const aside = RIM + MARGIN * 0.7
  const picture = { x: aside, y: aside, width: middle - aside, height: height - 2 * aside }
  drawWindow(ctx, emblem, picture, 12)
  const ribbon = { x: aside + MARGIN, y: picture.y + picture.height - RIBBON }
  drawRibbon(ctx, topic.kind, emblem, ribbon, { width: picture.width - 2 * MARGIN, least: 24 })
  words.draw(ctx, { x: middle + MARGIN * 1.6, y: (height - words.height) / 2 })
  return canvas
}
