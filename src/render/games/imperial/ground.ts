import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { hexAt, isOcean, PRINTED, type Realm } from '../../../games/imperial/data/board.ts'
import { inner } from '../../canvas/geometry.ts'
import { cloud } from '../../canvas/noise.ts'
import type { Ground } from '../../map/ground.ts'
import { traceHex } from '../../canvas/hexes.ts'
import { PARCHMENT, rgbOf } from '../../canvas/palette.ts'
import { blankCanvas, drawStretched, reduceColours, filterPixels } from '../../canvas/blur.ts'
import { traceLand } from './coast.ts'
import { distanceToRoad, drawRoads } from './roads.ts'
import { COLOURS, drawTerrain, type Free } from './terrain.ts'
import { CAMERAS, ofRealm, patchesOf, WHOLE_BOARD_SCALES, WORLD, type Patch } from './layout.ts'
import { fillBox } from '../../canvas/panel.ts'

/** A realm without its places: sea, land, plants and roads. */
export const groundOf = ofRealm((realm): Ground => ({
  name: realm.number === null ? 'imperial' : `imperial-${realm.number}`,
  world: WORLD,
  scales: [...new Set([...CAMERAS.wide.scales, ...WHOLE_BOARD_SCALES, ...CAMERAS.narrow.scales])],
  paint: (scale) => paint(realm, scale),
  ...(realm.number === null ? {} : { isOneOfMany: true as const }),
}))

/** The printed realm. */
export const GROUND = groundOf(PRINTED)

/** Paints the whole world at `scale` pixels to the hex radius. */
function paint(realm: Realm, scale: number): Canvas {
  const canvas = createCanvas(Math.ceil(WORLD.width * scale), Math.ceil(WORLD.height * scale))
  const ctx = canvas.getContext('2d')
  ctx.patternQuality = 'bilinear'
  drawStretched(ctx, sea(realm), { x: 0, y: 0, width: canvas.width, height: canvas.height })
  ctx.scale(scale, scale)
  ctx.translate(-WORLD.x, -WORLD.y)
  drawStretched(ctx, shallows(realm, scale), WORLD)
  const inSight = patchesOf(realm).filter((patch) => patch.inSight)
  for (const patch of inSight) if (patch.terrain === 'ocean') drawTerrain(ctx, 'ocean', patch.id, patch.at)

  ctx.save()
  ctx.beginPath()
  traceLand(ctx, realm)
  ctx.clip()
  drawStretched(ctx, ground(realm), WORLD)
  ctx.restore()
  ctx.beginPath()
  traceLand(ctx, realm)
  ctx.strokeStyle = '#4a3522'
  ctx.lineWidth = 0.036
  ctx.stroke()

  drawGrid(ctx, realm)
  const land = inSight.filter((patch) => patch.terrain !== 'ocean')
  for (const patch of land) drawTerrain(ctx, patch.terrain, patch.id, patch.at, freeIn(patch))
  drawRoads(ctx, realm)
  drawStretched(ctx, mist(PRINTED), inner(WORLD, -0.1))
  return reduceColours(canvas)
}

function drawGrid(ctx: CanvasRenderingContext2D, realm: Realm): void {
  const board = patchesOf(realm).filter((patch) => patch.onBoard)
  for (const [isSea, colour] of [
    [true, 'rgba(34, 74, 88, 0.3)'],
    [false, 'rgba(70, 48, 24, 0.36)'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = 0.016
    ctx.beginPath()
    for (const { id, at } of board) if (isOcean(id) === isSea) traceHex(ctx, at)
    ctx.stroke()
  }
}

/** Trees and peaks keep off the roads and off the middle of a hex with a location. */
function freeIn({ id, at, onBoard, terrain }: Patch): Free {
  if (!onBoard) return () => true
  const isPlace = hexAt(id).location !== null
  const isTall = terrain === 'mountain'
  return (point) => {
    if (distanceToRoad(id, point) < (isTall ? 0.19 : 0.13)) return false
    if (isTall && distanceToRoad(id, { x: point.x, y: point.y - 0.24 }) < 0.14) return false
    const low = isTall ? 0.12 : -0.05
    return !isPlace || Math.hypot((point.x - at.x) / 0.62, (point.y - at.y - low) / 0.7) > 1
  }
}

/** Pixels to the hex radius of the layers that are painted small. */
const SMALL = 18

function smallCanvas(draw: (ctx: CanvasRenderingContext2D) => void): Canvas {
  const canvas = blankCanvas(WORLD.width * SMALL, WORLD.height * SMALL)
  const ctx = canvas.getContext('2d')
  ctx.scale(canvas.width / WORLD.width, canvas.height / WORLD.height)
  ctx.translate(-WORLD.x, -WORLD.y)
  draw(ctx)
  return canvas
}

function fillPatches(ctx: CanvasRenderingContext2D, realm: Realm, colourOf: (patch: Patch) => string | null): void {
  for (const patch of patchesOf(realm)) {
    const colour = colourOf(patch)
    if (colour === null) continue
    ctx.beginPath()
    traceHex(ctx, patch.at, 1.02)
    ctx.fillStyle = colour
    ctx.fill()
  }
}

/** The colours of the land, blurred into each other. */
const ground = ofRealm((realm) => {
  const canvas = smallCanvas((ctx) => {
    fillPatches(ctx, realm, ({ terrain }) => (terrain === 'ocean' ? COLOURS.coast : COLOURS[terrain]))
  })
  return filterPixels(canvas, 2, (data, at, x, y) => {
    const tone = (cloud(x / 17, y / 17, 1) - 0.5) * 16 + (cloud(x / 6, y / 6, 2) - 0.5) * 9
    for (let i = at; i < at + 3; i++) data[i] = (data[i] ?? 0) + tone
  })
})

/** The sea, deeper away from the land. */
const sea = ofRealm((realm) => {
  const canvas = smallCanvas((ctx) => {
    fillBox(ctx, WORLD, '#000000')
    fillPatches(ctx, realm, ({ terrain }) => (terrain === 'ocean' ? null : '#ffffff'))
  })
  const [deep, shallow] = [rgbOf('#86b3bc'), rgbOf('#bcd9d2')]
  return filterPixels(canvas, 13, (data, at, x, y) => {
    const near = Math.min(1, (data[at] ?? 0) / 150) + (cloud(x / 14, y / 9, 3) - 0.5) * 0.18
    for (let i = 0; i < 3; i++) data[at + i] = (deep[i] ?? 0) + ((shallow[i] ?? 0) - (deep[i] ?? 0)) * near
    data[at + 3] = 255
  })
})

/** The paper into which the world fades beyond the board, the same around every realm. */
const mist = ofRealm((realm) => {
  const canvas = smallCanvas((ctx) => {
    fillPatches(ctx, realm, ({ onBoard }) => (onBoard ? '#000000' : null))
  })
  const paper = rgbOf(PARCHMENT)
  return filterPixels(canvas, 6, (data, at, x, y) => {
    const board = (data[at + 3] ?? 0) / 255
    const torn = (cloud(x / 9, y / 9, 4) - 0.5) * 0.5
    const alpha = Math.max(0, Math.min(1, (0.62 - board) * 1.9 + (board > 0.02 && board < 0.6 ? torn * 0.6 : 0)))
    for (let i = 0; i < 3; i++) data[at + i] = paper[i] ?? 0
    data[at + 3] = alpha * 255
  })
})

/** Lines along the shore, as in engravings. */
function shallows(realm: Realm, scale: number): Canvas {
  const canvas = createCanvas(Math.ceil(WORLD.width * scale), Math.ceil(WORLD.height * scale))
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-WORLD.x, -WORLD.y)
  ctx.lineJoin = 'round'
  ctx.beginPath()
  traceLand(ctx, realm)
  for (const [far, alpha] of [
    [0.27, 0.22],
    [0.18, 0.34],
    [0.09, 0.5],
  ] as const) {
    ctx.globalCompositeOperation = 'destination-out'
    ctx.strokeStyle = '#000000'
    ctx.lineWidth = far * 2 + 0.024
    ctx.stroke()
    ctx.globalCompositeOperation = 'source-over'
    ctx.strokeStyle = `rgba(38, 86, 100, ${alpha})`
    ctx.stroke()
    ctx.globalCompositeOperation = 'destination-out'
    ctx.strokeStyle = '#000000'
    ctx.lineWidth = far * 2 - 0.024
    ctx.stroke()
  }
  return canvas
}
