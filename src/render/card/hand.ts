import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { sayShared } from '../../language/index.ts'
import { drawWindow, type Emblem } from '../faces/emblem.ts'
import { INK, PARCHMENT, PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawSheet, drawRound } from '../canvas/panel.ts'
import { LEAST_LETTER_PX } from './composition.ts'
import { fit, widthOf, wrap, write } from '../canvas/text.ts'

/** A player's hand, fanned out in rows: the emblem, title and figures of each card. */

const WIDTH = 720
const COLUMNS = 3
const CARD = { width: 214, height: 272 } as const
/** The room of a card, which is larger because cards are rotated. */
const STEP = { width: 232, height: 304 } as const
const MARGIN = 26
/** A larger hand counts the rest in its last place. */
const MAX_CARDS = 18
const TURN = (4.5 * Math.PI) / 180
const DROP = 13
const EMBLEM = 132
const LETTERS = LEAST_LETTER_PX
const GAP = 20

/** A card with its emblem. */
export interface HandItem {
  readonly topic: Topic
  readonly emblem: Emblem
}

/** Draws a hand of at least one card. Equal cards are drawn once, with their count. */
export function paintHand(held: readonly HandItem[]): Canvas {
  const all = countCards(held)
  const shown = all.length > MAX_CARDS ? all.slice(0, MAX_CARDS - 1) : all
  const places = all.length > MAX_CARDS ? MAX_CARDS : all.length
  const rows = Math.ceil(places / COLUMNS)
  const canvas = createCanvas(WIDTH, rows * STEP.height + 2 * MARGIN)
  const ctx = canvas.getContext('2d')
  drawTable(ctx, canvas.height)
  for (let at = 0; at < places; at += 1) {
    const row = Math.floor(at / COLUMNS)
    const inRow = Math.min(COLUMNS, places - row * COLUMNS)
    const aside = (at % COLUMNS) - (inRow - 1) / 2
    const one = shown[at]
    const card = one ? cardOf(one) : restOf(all.length - shown.length)
    ctx.save()
    ctx.translate(
      WIDTH / 2 + aside * STEP.width,
      MARGIN + (row + 0.5) * STEP.height - DROP / 2 + Math.abs(aside) * DROP,
    )
    ctx.rotate(aside * TURN)
    ctx.shadowColor = 'rgba(0, 0, 0, 0.45)'
    ctx.shadowBlur = 12
    ctx.shadowOffsetY = 5
    ctx.drawImage(card, -CARD.width / 2, -CARD.height / 2)
    ctx.restore()
  }
  return canvas
}

interface Counted extends HandItem {
  readonly count: number
}

function countCards(held: readonly HandItem[]): Counted[] {
  const first = held.filter(({ topic }, at) => held.findIndex((one) => one.topic.id === topic.id) === at)
  return first.map((one) => ({ ...one, count: held.filter(({ topic }) => topic.id === one.topic.id).length }))
}

/** Draws a green cloth with a rim. */
function drawTable(ctx: CanvasRenderingContext2D, height: number): void {
  const cloth = ctx.createRadialGradient(
    WIDTH / 2,
    height / 2,
    60,
    WIDTH / 2,
    height / 2,
    Math.max(WIDTH, height) * 0.7,
  )
  cloth.addColorStop(0, '#3f6b52')
  cloth.addColorStop(1, '#22402f')
  ctx.fillStyle = cloth
  ctx.fillRect(0, 0, WIDTH, height)
  ctx.strokeStyle = INK
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, WIDTH - 8, height - 8)
}

function cardOf({ topic, emblem, count }: Counted): Canvas {
  const { hue } = emblem
  const { width, height } = CARD
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  drawRound(ctx, { x: 0, y: 0, width, height }, 16, hue.dark)
  drawSheet(ctx, { x: 6, y: 6, width: width - 12, height: height - 14 }, 11)
  const window = { x: 16, y: 16, width: width - 32, height: EMBLEM }
  drawWindow(ctx, emblem, window, 8)
  if (count > 1) drawCount(ctx, count)
  drawWords(ctx, topic, hue.dark)
  return canvas
}

/** Draws the title in up to three lines, and the figures that have room. */
function drawWords(ctx: CanvasRenderingContext2D, { title, figures = [] }: Topic, dark: string): void {
  const room = CARD.width - GAP
  const lines = wrap(title, 'title', LETTERS + 3, room).slice(0, 3)
  const numbers = figures
    .map(([word, number]) => `${word} ${number}`)
    .filter((text) => widthOf(text, 'plain', LETTERS) <= room)
    .slice(0, lines.length > 2 ? 1 : 2)
  const [leading, step] = [31, 31]
  const top = 16 + EMBLEM + (CARD.height - 24 - EMBLEM) / 2 - (lines.length * leading + numbers.length * step) / 2
  lines.forEach((line, at) => {
    const px = Math.max(LETTERS, fit(line, 'title', LETTERS + 3, room))
    write(ctx, line, CARD.width / 2, top + (at + 0.5) * leading, { face: 'title', px })
  })
  numbers.forEach((text, at) => {
    const y = top + lines.length * leading + (at + 0.5) * step
    write(ctx, text, CARD.width / 2, y, { face: 'plain', px: LETTERS, colour: dark })
  })
}

function drawCount(ctx: CanvasRenderingContext2D, count: number): void {
  const [x, y] = [CARD.width - 38, 16 + EMBLEM - 12]
  ctx.beginPath()
  ctx.arc(x, y, 26, 0, Math.PI * 2)
  ctx.fillStyle = INK
  ctx.fill()
  write(ctx, `×${count}`, x, y, { face: 'figure', px: LETTERS, colour: PARCHMENT_LIGHT })
}

/** Draws the back of a card, with the number of cards that have no place. */
function restOf(count: number): Canvas {
  const { width, height } = CARD
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  drawRound(ctx, { x: 0, y: 0, width, height }, 16, '#5a3a24')
  ctx.strokeStyle = PARCHMENT
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.roundRect(12, 12, width - 24, height - 24, 10)
  ctx.stroke()
  const lines = sayShared('hand-more', { count }).split('\n')
  lines.forEach((line, at) => {
    const y = height / 2 + 2 + (at + 0.5 - lines.length / 2) * 40
    write(ctx, line, width / 2, y, { face: 'title', px: 36, colour: PARCHMENT_LIGHT })
  })
  return canvas
}
