import type { CanvasRenderingContext2D } from 'canvas'
import { LEAST_LETTER_PX } from '../../card/composition.ts'
import { drawBlankDie, drawDie } from '../../canvas/dice.ts'
import type { Box, Point } from '../../canvas/geometry.ts'
import { drawIcon } from '../../canvas/icons.ts'
import type { PictureFraming } from '../../canvas/request.ts'
import { INK, PARCHMENT, PARCHMENT_DARK, RED } from '../../canvas/palette.ts'
import { drawBar, drawSheet } from '../../canvas/panel.ts'
import { wrapEvenly, fit, shorten, widthOf, write, writeLines } from '../../canvas/text.ts'
import { drawFightTitle, drawLikeness, type Likeness } from '../../card/versus.ts'
import { sayInImperial } from './say.ts'

/** A fight as the picture shows it. */
export interface FightScene {
  readonly title: string
  readonly ours: readonly Fighter[]
  readonly theirs: Fighter
  /** Hits that protection will still stop for the whole side. */
  readonly protection: number
  /** Further facts about the foe: who rolls for it, how long it sleeps. */
  readonly notes: readonly string[]
  /** The expected result of a round, in a few words a line. */
  readonly lines: readonly string[]
}

export interface Fighter {
  readonly name: string
  readonly face: Likeness
  readonly health: number
  readonly maxHealth: number
  /** Hits that its own shield will still stop. */
  readonly shield: number
  /** Hits allotted to it this round. */
  readonly allotted: number
  /** The dice of the last round; empty before the first. */
  readonly dice: readonly number[]
  readonly hitsOn: number
  /** Its dice in a round; `null` if none. */
  readonly rolls: Rolls | null
}

export interface Rolls {
  /** Whether it rolls only hand to hand, not in this stage. */
  readonly isLater: boolean
  readonly dice: number
  readonly hitsOn: number
  /** The sources of the dice: "Agility 3, Sword 2". */
  readonly parts: string
}

interface Measures {
  readonly framing: PictureFraming
  readonly least: number
  readonly px: number
  readonly name: number
  readonly line: number
  readonly die: number
  readonly foe: number
}

const MEASURES: Readonly<Record<PictureFraming, Measures>> = {
  wide: { framing: 'wide', least: 22, px: 25, name: 34, line: 32, die: 40, foe: 0 },
  narrow: { framing: 'narrow', least: LEAST_LETTER_PX, px: 28, name: 34, line: 35, die: 44, foe: 168 },
}

const TITLE = 76

/** The height of each of `count` fighters: with all details, in two lines, or in one. */
function rowOf(count: number, framing: PictureFraming): number {
  if (count === 1) return 176
  return count === 2 ? 112 : count === 3 ? 92 : framing === 'narrow' ? 68 : 60
}

/** The height of the panel, which grows with the party. */
export function heightOfFight(fight: FightScene, framing: PictureFraming): number {
  return TITLE + bodyOf(fight, framing) + footOf(fight, framing)
}

function bodyOf({ ours, protection }: FightScene, framing: PictureFraming): number {
  const party = ours.length * rowOf(ours.length, framing) + (protection > 0 ? GUARD : 0)
  return framing === 'wide' ? Math.max(FOE, party) : MEASURES.narrow.foe + party + 10
}

const [GUARD, FOE] = [58, 208]

function footOf({ lines }: FightScene, framing: PictureFraming): number {
  return linesOf(lines, framing).length * MEASURES[framing].line + 16
}

function linesOf(lines: readonly string[], framing: PictureFraming): readonly string[] {
  return framing === 'wide' ? lines : lines.flatMap((text) => wrapEvenly(text, 'plain', MEASURES.narrow.px, 660))
}

/**
 * Draws both sides of a fight, side by side or one above the other: names, health, shields, dice and the expected
 * result.
 */
export function drawFight(ctx: CanvasRenderingContext2D, fight: FightScene, box: Box, framing: PictureFraming): void {
  drawSheet(ctx, { ...box, x: box.x + 8, width: box.width - 16 }, 18, PARCHMENT)
  drawFightTitle(ctx, fight.title, box)
  const measures = MEASURES[framing]
  const [top, room] = [box.y + TITLE, bodyOf(fight, framing)]
  if (framing === 'wide') {
    const middle = box.x + box.width * 0.55
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(middle - 1, top + 8, 2, room - 12)
    drawParty(ctx, fight, { x: box.x + 26, y: top, width: middle - box.x - 42, height: room }, measures)
    drawFoe(ctx, fight, { x: middle + 18, y: top, width: box.x + box.width - middle - 44, height: room }, measures)
  } else {
    const inner = { x: box.x + 26, width: box.width - 52 }
    drawFoe(ctx, fight, { ...inner, y: top, height: measures.foe }, measures)
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(box.x + 40, top + measures.foe + 3, box.width - 80, 2)
    drawParty(ctx, fight, { ...inner, y: top + measures.foe + 8, height: room - measures.foe - 8 }, measures)
  }
  linesOf(fight.lines, framing).forEach((line, at) => {
    const px = Math.max(measures.least, fit(line, 'plain', measures.px, box.width - 56))
    const text = shorten(line, 'plain', px, box.width - 56)
    write(ctx, text, box.x + box.width / 2, top + room + (at + 0.5) * measures.line + 4, { face: 'plain', px })
  })
}

function drawParty(
  ctx: CanvasRenderingContext2D,
  { ours, protection }: FightScene,
  box: Box,
  measures: Measures,
): void {
  const height = rowOf(ours.length, measures.framing)
  const guard = protection > 0 ? GUARD : 0
  const top = box.y + Math.max(0, (box.height - height * ours.length - guard) / 2)
  ours.forEach((fighter, at) => drawFighter(ctx, fighter, { ...box, y: top + at * height, height }, measures))
  if (guard === 0) return
  const y = top + ours.length * height + guard / 2
  drawShield(ctx, String(protection), box.x + 30, y, 50)
  write(ctx, sayInImperial('guards-party'), box.x + 68, y, {
    face: 'region',
    px: Math.max(measures.least, 29),
    align: 'left',
  })
}

/**
 * Draws a fighter in four lines where there is room (name, health, dice, sources), else in two, and in a crowd in one,
 * without the bar.
 */
function drawFighter(ctx: CanvasRenderingContext2D, fighter: Fighter, box: Box, measures: Measures): void {
  const middle = box.y + box.height / 2
  const right = box.x + box.width
  if (box.height >= 150) {
    const left = drawLikeness(ctx, fighter.face, { x: box.x + 50, y: middle - 20 }, 46, measures.framing) + 18
    writeFitted(
      ctx,
      fighter.name,
      { x: left, y: box.y + 24 },
      { most: measures.name, least: measures.least, room: right - left },
    )
    drawHealth(ctx, fighter, left, box.y + 63, 180)
    drawDice(ctx, fighter, { x: left, y: box.y + 107, room: right - left, most: measures.die }, measures)
    drawRolls(ctx, fighter, { x: box.x + 6, y: box.y + 152 }, right - box.x - 6, measures)
  } else if (box.height >= 90) {
    const left = drawLikeness(ctx, fighter.face, { x: box.x + 40, y: middle }, 34, measures.framing) + 16
    const after = writeFitted(
      ctx,
      fighter.name,
      { x: left, y: middle - 22 },
      { most: 29, least: measures.least, room: (right - left) * 0.56 },
    )
    drawHealth(ctx, fighter, left + after + 16, middle - 22, Math.max(0, right - left - after - 150))
    drawDice(ctx, fighter, { x: left, y: middle + 24, room: right - left, most: 34 }, measures)
  } else {
    const isNarrow = measures.framing === 'narrow'
    const left =
      drawLikeness(ctx, fighter.face, { x: box.x + 33, y: middle }, isNarrow ? 31 : 25, measures.framing) + 12
    writeFitted(ctx, fighter.name, { x: left, y: middle }, { most: 28, least: measures.least, room: 160 })
    const after = drawHealth(ctx, fighter, left + 168, middle, 0) + 12
    drawDice(ctx, fighter, { x: after, y: middle, room: right - after, most: 30 }, measures)
  }
}

function drawFoe(ctx: CanvasRenderingContext2D, { theirs, notes }: FightScene, box: Box, measures: Measures): void {
  const isNarrow = measures.foe > 0
  const left = drawLikeness(ctx, theirs.face, { x: box.x + 56, y: box.y + 58 }, 52, measures.framing) + 18
  const right = box.x + box.width
  writeFitted(ctx, theirs.name, { x: left, y: box.y + 30 }, { most: 38, least: measures.least, room: right - left })
  drawHealth(ctx, theirs, left, box.y + 76, Math.max(60, Math.min(240, right - left - 130)))
  const y = box.y + 138
  if (isNarrow) {
    drawDice(ctx, theirs, { x: box.x + 4, y, room: box.width - 4, most: measures.die }, measures)
    return
  }
  drawDice(ctx, theirs, { x: box.x + 4, y: y - 4, room: box.width - 4, most: measures.die }, measures)
  const note = [rollsText(theirs), ...notes].filter((text) => text !== '').join(' · ')
  writeInLines(
    ctx,
    note,
    { x: box.x + 4, y: box.y + 184 },
    { most: measures.px, least: measures.least, room: box.width - 4 },
  )
}

function drawRolls(
  ctx: CanvasRenderingContext2D,
  fighter: Fighter,
  at: Point,
  room: number,
  { px, least }: Measures,
): void {
  if (!fighter.rolls) return
  const { parts } = fighter.rolls
  const rolls = rollsText(fighter)
  const text = parts === '' ? rolls : sayInImperial('rolls-from', { rolls, parts })
  writeInLines(ctx, text, at, { most: px, least, room })
}

/** "5 dice, 4+ to hit"; empty for a fighter without dice. */
function rollsText({ rolls }: Fighter): string {
  if (!rolls) return ''
  const dice = sayInImperial('rolls-count', { dice: rolls.dice })
  return sayInImperial(rolls.isLater ? 'rolls-later' : 'rolls-now', { dice, least: rolls.hitsOn })
}

interface Fit {
  readonly most: number
  readonly least: number
  readonly room: number
}

/** Writes a text in one line, else in two. */
function writeInLines(ctx: CanvasRenderingContext2D, text: string, at: Point, { most, least, room }: Fit): void {
  const px = Math.max(least, fit(text, 'plain', most, room))
  const [first = '', ...others] = widthOf(text, 'plain', px) <= room ? [text] : wrapEvenly(text, 'plain', px, room)
  const lines = others.length === 0 ? [first] : [first, shorten(others.join(' '), 'plain', px, room)]
  writeLines(ctx, lines, at.x, at.y, { face: 'plain', px, align: 'left', leading: 1.04 })
}

/** Returns its width. */
function writeFitted(ctx: CanvasRenderingContext2D, text: string, at: Point, { most, least, room }: Fit): number {
  const px = Math.max(least, fit(text, 'name', most, room))
  const short = shorten(text, 'name', px, room)
  return write(ctx, short, at.x, at.y, { face: 'name', px, align: 'left' })
}

/** Draws health as a bar and a number, the remaining shields, and the allotted hits. Returns the right edge. */
function drawHealth(ctx: CanvasRenderingContext2D, fighter: Fighter, left: number, y: number, width: number): number {
  const { health, maxHealth } = fighter
  const share = health / Math.max(1, maxHealth)
  const colour = share > 0.5 ? '#5d9a4f' : share > 0.25 ? '#dd9a2c' : RED
  const isBar = width >= 50
  if (isBar) drawBar(ctx, { x: left, y: y - 14, width, height: 28 }, { left: health, most: maxHealth }, colour)
  else drawIcon(ctx, 'hearts', { x: left + 14, y }, 28, RED)
  let x = left + (isBar ? width + 12 : 34)
  x += write(ctx, `${fighter.health}/${fighter.maxHealth}`, x, y, { face: 'figure', px: 28, align: 'left' }) + 8
  if (fighter.shield > 0) x = drawShield(ctx, String(fighter.shield), x + 24, y, 48) + 8
  if (fighter.allotted > 0) {
    x += write(ctx, `−${fighter.allotted}`, x, y, { face: 'figure', px: 32, colour: RED, align: 'left' }) + 6
  }
  return x
}

function drawShield(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): number {
  drawIcon(ctx, 'shield', { x, y }, size * 1.12, INK)
  drawIcon(ctx, 'shield', { x, y }, size * 0.94, '#5f86aa')
  const px = Math.max(LEAST_LETTER_PX, size * 0.56)
  write(ctx, text, x, y - size * 0.02, { face: 'figure', px, colour: '#ffffff', halo: INK, haloWidth: 4 })
  return x + size / 2
}

interface DiceRoom {
  readonly x: number
  readonly y: number
  readonly room: number
  /** The largest size of a die. */
  readonly most: number
}

/** What stands beside the dice. */
function diceText({ dice, hitsOn, rolls }: Fighter): string {
  const hits = dice.filter((value) => value >= hitsOn).length
  if (dice.length > 0) return sayInImperial('dice-fallen', { hits })
  if (!rolls) return sayInImperial('dice-none')
  return rolls.isLater ? sayInImperial('dice-later') : sayInImperial('dice-to-roll', { dice: rolls.dice })
}

/** Draws the dice as they fell, with hits marked and counted; before the roll, blank dice. */
function drawDice(
  ctx: CanvasRenderingContext2D,
  fighter: Fighter,
  { x, y, room, most }: DiceRoom,
  { px }: Measures,
): void {
  const { dice, hitsOn, rolls } = fighter
  const text = diceText(fighter)
  const count = dice.length > 0 ? dice.length : (rolls?.dice ?? 0)
  const size = Math.max(LEAST_LETTER_PX, px)
  const said = widthOf(text, 'figure', size) + 14
  const step = Math.min(most * 1.34, (room - said) / Math.max(1, count))
  const side = Math.min(most, step / 1.28)
  for (let at = 0; at < count; at += 1) {
    const middle = x + side * 0.66 + at * step
    const value = dice[at]
    if (value === undefined) drawBlankDie(ctx, { x: middle, y }, side)
    else drawDie(ctx, value, { x: middle, y }, side, value >= hitsOn)
  }
  write(ctx, text, x + count * step + (count > 0 ? 12 : 0), y, { face: 'figure', px: size, align: 'left' })
}
