import type { CanvasRenderingContext2D } from 'canvas'
import { drawDie } from '../dice.ts'
import type { Box } from '../geometry.ts'
import { drawIcon } from '../icons.ts'
import { INK, PARCHMENT, PARCHMENT_DARK, RED } from '../palette.ts'
import { drawBar, drawSheet } from '../panel.ts'
import { fit, shorten, write } from '../text.ts'
import { drawFightTitle, drawLikeness, halves, type Likeness } from '../versus.ts'

/** A fight, as far as the picture shows it. */
export interface FightScene {
  readonly title: string
  readonly ours: readonly Fighter[]
  readonly theirs: Fighter
  /** Hits that will still be stopped for the whole side. */
  readonly protection: number
  /** Rounds the creature sleeps on. */
  readonly asleep: number
  /** In whose name the creature's dice fall. */
  readonly by: string
}

export interface Fighter {
  readonly name: string
  readonly face: Likeness
  readonly health: number
  readonly maxHealth: number
  /** Hits it will still stop itself. */
  readonly shield: number
  /** Hits put on it this round, not yet taken. */
  readonly allotted: number
  readonly dice: readonly number[]
  readonly hitsOn: number
}

/** What a fight takes up: more for a larger party, and for more dice than go in a row. */
export function heightOfFight({ ours, theirs, protection }: FightScene): number {
  if (ours.length > 2 || (ours.length === 2 && protection > 0)) return 438
  return ours.length === 2 || theirs.dice.length > ROW ? 410 : 356
}

/** The two sides of a fight: names, health, shields and the dice of the last round. */
export function drawFight(ctx: CanvasRenderingContext2D, fight: FightScene, box: Box): void {
  drawSheet(ctx, { ...box, x: box.x + 8, width: box.width - 16 }, 18, PARCHMENT)
  drawFightTitle(ctx, fight.title, box)
  const middle = box.x + box.width * 0.57
  const top = box.y + 76
  const room = box.height - 90
  ctx.fillStyle = PARCHMENT_DARK
  ctx.fillRect(middle - 1, top + 10, 2, room - 20)
  const left = { x: box.x + 28, width: middle - box.x - 44 }
  const guard = fight.protection > 0 ? 62 : 0
  const height = Math.min((room - guard) / fight.ours.length, 170)
  const start = top + (room - guard - height * fight.ours.length) / 2
  fight.ours.forEach((fighter, i) => drawFighter(ctx, fighter, { ...left, y: start + i * height, height }))
  if (guard > 0) drawProtection(ctx, fight.protection, left.x, start + fight.ours.length * height + guard / 2 - 6)
  drawFoe(ctx, fight, { x: middle + 24, y: top, width: box.x + box.width - middle - 52, height: room })
}

/** Three lines where there is room: name, health, dice. Else two, and in a crowd one, without the bar. */
function drawFighter(ctx: CanvasRenderingContext2D, fighter: Fighter, box: Box): void {
  const middle = box.y + box.height / 2
  const right = box.x + box.width
  if (box.height >= 140) {
    const left = drawLikeness(ctx, fighter.face, box.x + 54, middle, 46) + 22
    const px = fit(fighter.name, 'name', 36, right - left)
    write(ctx, fighter.name, left, middle - box.height * 0.3, { face: 'name', px, align: 'left' })
    drawHealth(ctx, fighter, left, middle - box.height * 0.03, 190)
    drawDice(ctx, fighter, {
      x: left,
      y: middle + box.height * 0.27,
      room: right - left,
      most: 42,
      row: ROW,
      isNoted: true,
    })
  } else if (box.height >= 92) {
    const left = drawLikeness(ctx, fighter.face, box.x + 44, middle, 36) + 18
    writeFitted(ctx, fighter.name, left, middle - 25, 30, 210)
    drawHealth(ctx, fighter, left + 220, middle - 25, 100)
    drawDice(ctx, fighter, { x: left, y: middle + 25, room: right - left, most: 36, row: 9, isNoted: true })
  } else {
    const left = drawLikeness(ctx, fighter.face, box.x + 32, middle, Math.min(26, box.height * 0.42)) + 12
    writeFitted(ctx, fighter.name, left, middle, 28, 162)
    const after = drawHealth(ctx, fighter, left + 168, middle, 0) + 14
    drawDice(ctx, fighter, { x: after, y: middle, room: right - after, most: 32, row: 9, isNoted: false })
  }
}

function writeFitted(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  most: number,
  room: number,
): void {
  const px = Math.max(21, fit(text, 'name', most, room))
  write(ctx, shorten(text, 'name', px, room), x, y, { face: 'name', px, align: 'left' })
}

function drawFoe(ctx: CanvasRenderingContext2D, fight: FightScene, box: Box): void {
  const foe = fight.theirs
  const y = box.y + 86
  const left = drawLikeness(ctx, foe.face, box.x + 68, y, 66) + 20
  const room = box.x + box.width - left
  const words = foe.name.split(' ')
  const lines = words.length > 1 && fit(foe.name, 'title', 38, room) < 34 ? halves(words) : [foe.name]
  const px = Math.min(...lines.map((line) => fit(line, 'title', 38, room)))
  lines.forEach((line, i) => {
    write(ctx, line, left, y - 26 + (i - (lines.length - 1) / 2) * px, { face: 'title', px, align: 'left' })
  })
  drawHealth(ctx, foe, left, y + 38, Math.max(70, room - 150))
  const rows = Math.ceil(foe.dice.length / ROW)
  const row = Math.ceil(foe.dice.length / Math.max(1, rows))
  drawDice(ctx, foe, {
    x: box.x + 4,
    y: y + (rows > 1 ? 104 : 112),
    room: box.width,
    most: rows > 1 ? 46 : 50,
    row,
    isNoted: true,
  })
  const notes = foe.dice.length > 0 ? [`rolled by ${fight.by}`] : []
  if (fight.asleep > 0) notes.push(fight.asleep === 1 ? 'asleep this round' : `asleep for ${fight.asleep} rounds`)
  const note = notes.join(' · ')
  const size = fit(note, 'region', 30, box.width)
  write(ctx, note, box.x + 2, box.y + box.height - 24, { face: 'region', px: size, align: 'left' })
}

/** Health as bar and number, what is left of shields, and hits about to be taken. Returns where it ends. */
function drawHealth(ctx: CanvasRenderingContext2D, fighter: Fighter, left: number, y: number, width: number): number {
  const { health, maxHealth } = fighter
  const share = health / Math.max(1, maxHealth)
  const colour = share > 0.5 ? '#5d9a4f' : share > 0.25 ? '#dd9a2c' : RED
  if (width > 0) drawBar(ctx, { x: left, y: y - 14, width, height: 28 }, health, maxHealth, colour)
  else drawIcon(ctx, 'hearts', left + 14, y, 28, RED)
  let x = left + (width > 0 ? width + 12 : 34)
  x += write(ctx, `${fighter.health}/${fighter.maxHealth}`, x, y, { face: 'figure', px: 28, align: 'left' }) + 8
  if (fighter.shield > 0) x = drawShield(ctx, String(fighter.shield), x + 20, y, 40) + 8
  if (fighter.allotted > 0) {
    x += write(ctx, `−${fighter.allotted}`, x, y, { face: 'figure', px: 32, colour: RED, align: 'left' }) + 6
  }
  return x
}

function drawShield(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): number {
  drawIcon(ctx, 'shield', x, y, size * 1.12, INK)
  drawIcon(ctx, 'shield', x, y, size * 0.94, '#5f86aa')
  write(ctx, text, x, y - size * 0.02, { face: 'figure', px: size * 0.56, colour: '#ffffff', halo: INK, haloWidth: 4 })
  return x + size / 2
}

function drawProtection(ctx: CanvasRenderingContext2D, protection: number, x: number, y: number): void {
  drawShield(ctx, String(protection), x + 26, y, 54)
  write(ctx, 'guards the whole party', x + 66, y, { face: 'region', px: 30, align: 'left' })
}

/** The most dice in a row. */
const ROW = 6

interface DiceRoom {
  readonly x: number
  /** The middle of the first row. */
  readonly y: number
  readonly room: number
  /** The largest side of a die. */
  readonly most: number
  /** The most dice in a row. */
  readonly row: number
  /** Whether the number of hits is said in words. */
  readonly isNoted: boolean
}

/** Dice in rows, what hits marked, and how many hits that makes. */
function drawDice(ctx: CanvasRenderingContext2D, { dice, hitsOn }: Fighter, where: DiceRoom): void {
  if (dice.length === 0) return
  const { x, y, room, most, row, isNoted } = where
  const count = Math.min(row, dice.length)
  const step = Math.min(most * 1.36, (room - (isNoted ? 96 : 4)) / count)
  const side = Math.min(most, step / 1.32)
  const rows = Math.ceil(dice.length / row)
  dice.forEach((value, i) => {
    const at = { x: x + side * 0.66 + (i % row) * step, y: y + Math.floor(i / row) * side * 1.42 }
    drawDie(ctx, value, at.x, at.y, side, value >= hitsOn)
  })
  if (!isNoted) return
  const hits = dice.filter((value) => value >= hitsOn).length
  const middle = y + ((rows - 1) * side * 1.42) / 2
  const text = hits === 1 ? '1 hit' : `${hits} hits`
  write(ctx, text, x + count * step + 12, middle, { face: 'figure', px: 28, align: 'left' })
}
