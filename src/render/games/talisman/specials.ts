import type { Space } from '../../../games/talisman/data/components.ts'
import { drawIcon } from '../../canvas/icons.ts'
import {
  arch,
  box,
  column,
  dome,
  ellipse,
  fill,
  flag,
  gate,
  house,
  palm,
  puff,
  skull,
  star,
  stroke,
  tower,
  wall,
  DARK,
  PLASTER,
  ROOF,
  STONE,
  WOOD,
  type Outline,
  type Pen,
} from '../../map/buildings.ts'

/** The landmarks as small drawings, around the middle of their space; `y` 0.22 is the ground. */

type SpaceId = Space['id']

export function isSpecial(space: SpaceId): boolean {
  return space in DRAWINGS
}

export function drawSpecial(ctx: Pen, space: SpaceId): void {
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.scale(0.84, 0.84)
  DRAWINGS[space]?.(ctx)
  ctx.restore()
}

const LAVA = '#e0622a'
const NIGHT = '#2c2129'

const DRAWINGS: Readonly<Partial<Record<SpaceId, (ctx: Pen) => void>>> = {
  village(ctx) {
    house(ctx, [-0.26, 0.06], [0.24, 0.17])
    house(ctx, [0.28, 0.06], [0.24, 0.17], '#a9793f')
    house(ctx, [0.0, 0.2], [0.3, 0.21])
    puff(ctx, 0.34, -0.22, 0.035)
    puff(ctx, 0.4, -0.3, 0.045)
  },
  graveyard(ctx) {
    stroke(ctx, [[0.36, 0.2], [0.36, -0.3], [0.22, -0.42]], 0.04, '#4d4038') // prettier-ignore
    stroke(ctx, [[0.36, -0.12], [0.5, -0.26]], 0.03, '#4d4038') // prettier-ignore
    for (const [x, y, size] of [[-0.36, 0.04, 0.8], [0.1, 0.0, 0.8], [-0.14, 0.2, 1], [0.26, 0.22, 0.9]] as const) tombstone(ctx, x, y, size) // prettier-ignore
    cross(ctx, -0.42, 0.24, 0.24)
  },
  sentinel(ctx) {
    tower(ctx, [-0.4, 0.16], [0.2, 0.46])
    tower(ctx, [0.4, 0.16], [0.2, 0.46])
    guardian(ctx, '#8793a0', '#5b6672')
  },
  chapel(ctx) {
    fill(ctx, box(-0.2, -0.06, 0.52, 0.28), PLASTER)
    fill(ctx, [[-0.24, -0.05], [-0.14, -0.27], [0.26, -0.27], [0.37, -0.05]], ROOF) // prettier-ignore
    for (const x of [0.0, 0.14, 0.27]) arch(ctx, [x, 0.13], [0.07, 0.13], '#7fa5c4')
    tower(ctx, [-0.27, 0.22], [0.2, 0.48], { roof: ROOF, roofHeight: 0.24, stone: PLASTER })
    arch(ctx, [-0.27, 0.22], [0.1, 0.17])
    cross(ctx, -0.27, -0.46, 0.2)
  },
  crags(ctx) {
    for (const [x, y, size] of [[-0.3, 0.12, 0.85], [0.32, 0.1, 0.95], [0.02, 0.2, 1.15]] as const) crag(ctx, x, y, size) // prettier-ignore
  },
  city(ctx) {
    tower(ctx, [-0.16, 0.04], [0.13, 0.42], { roof: '#3f6fa0', roofHeight: 0.18 })
    tower(ctx, [0.2, 0.04], [0.12, 0.36], { roof: '#3f6fa0', roofHeight: 0.16 })
    fill(ctx, box(-0.08, -0.14, 0.22, 0.2), STONE)
    dome(ctx, 0.03, -0.14, 0.13)
    house(ctx, [-0.32, 0.08], [0.2, 0.18])
    house(ctx, [0.36, 0.08], [0.2, 0.18], '#a9793f')
    wall(ctx, [-0.48, 0.05], [0.96, 0.17])
    tower(ctx, [-0.5, 0.24], [0.13, 0.28])
    tower(ctx, [0.5, 0.24], [0.13, 0.28])
    gate(ctx, [0, 0.23], [0.14, 0.16])
  },
  tavern(ctx) {
    house(ctx, [-0.1, 0.2], [0.52, 0.36], '#a9633a')
    fill(ctx, box(0.0, 0.0, 0.06, 0.06), '#f4cf57', 0.012)
    fill(ctx, box(-0.13, 0.0, 0.06, 0.06), '#f4cf57', 0.012)
    stroke(ctx, [[0.3, 0.22], [0.3, -0.26], [0.52, -0.26]], 0.035, WOOD) // prettier-ignore
    fill(ctx, box(0.33, -0.22, 0.2, 0.2), '#f2e6c8', 0.02)
    drawIcon(ctx, 'beer-stein', { x: 0.43, y: -0.12 }, 0.16, '#8a4d18')
    puff(ctx, -0.3, -0.36, 0.04)
  },
  ruins(ctx) {
    fill(ctx, box(-0.5, 0.14, 1.0, 0.09), '#cfc5a6')
    for (const [x, top] of [[-0.4, -0.26], [-0.2, -0.3], [0.02, -0.02], [0.22, -0.2], [0.4, 0.04]] as const) column(ctx, x, 0.14, top) // prettier-ignore
    fill(ctx, [[-0.48, -0.26], [-0.46, -0.36], [-0.13, -0.4], [-0.12, -0.31]], '#d9d2bd') // prettier-ignore
    fill(ctx, [[0.28, 0.24], [0.32, 0.1], [0.46, 0.12], [0.5, 0.24]], '#c9bfa4') // prettier-ignore
    stroke(ctx, [[-0.02, 0.22], [-0.08, 0.12], [-0.02, 0.04]], 0.03, '#5f8753') // prettier-ignore
  },
  'portal-of-power'(ctx) {
    fill(ctx, [[-0.34, 0.24], [-0.34, -0.18], [-0.2, -0.42], [0.2, -0.42], [0.34, -0.18], [0.34, 0.24]], '#b9b2a6') // prettier-ignore
    const glow = ctx.createRadialGradient(0, -0.04, 0.02, 0, -0.04, 0.34)
    glow.addColorStop(0, '#fdf3ff')
    glow.addColorStop(0.45, '#c79ae8')
    glow.addColorStop(1, '#5b2f8a')
    arch(ctx, [0, 0.24], [0.42, 0.56], '#5b2f8a')
    ctx.fillStyle = glow
    ctx.fill()
    for (const [x, y, r] of [[-0.46, -0.3, 0.08], [0.46, -0.34, 0.07], [0, -0.02, 0.13]] as const) star(ctx, x, y, r) // prettier-ignore
    stroke(ctx, [[-0.42, 0.24], [0.42, 0.24]], 0.05, '#8a8276') // prettier-ignore
  },
  'black-knight'(ctx) {
    flag(ctx, -0.4, -0.26, 0.2, '#2e2a2b')
    stroke(ctx, [[-0.4, 0.2], [-0.4, -0.1]], 0.022) // prettier-ignore
    guardian(ctx, '#4a4a54', '#26262e', '#c23b2c')
  },
  'hidden-valley'(ctx) {
    for (const [x, y, size] of [[-0.44, 0.0, 0.9], [0.44, 0.0, 0.95]] as const) crag(ctx, x, y, size) // prettier-ignore
    ellipse(ctx, [0, 0.14], [0.3, 0.1], '#cfe09a')
    drawIcon(ctx, 'open-treasure-chest', { x: 0, y: 0.04 }, 0.3, '#8a5a1e')
    star(ctx, 0.12, -0.22, 0.05)
    star(ctx, -0.14, -0.16, 0.04)
  },
  'cursed-glade'(ctx) {
    for (const [x, y, size] of [[-0.36, 0.08, 0.85], [0.36, 0.1, 0.9], [0.0, 0.2, 1.15]] as const) deadTree(ctx, x, y, size) // prettier-ignore
    for (const [x, y] of [[-0.2, -0.1], [0.22, -0.16], [0.16, 0.16]] as const) ellipse(ctx, [x, y], [0.022, 0.03], '#d8f07a') // prettier-ignore
  },
  'runes-north-east': (ctx) => runestones(ctx, 0),
  'runes-south-east': (ctx) => runestones(ctx, 1),
  'runes-west': (ctx) => runestones(ctx, 2),
  chasm(ctx) {
    const rift: Outline = [[-0.62, 0.06], [-0.4, -0.1], [-0.2, 0.0], [0.04, -0.16], [0.26, -0.06], [0.62, -0.22], [0.5, 0.0], [0.3, 0.12], [0.08, 0.06], [-0.16, 0.2], [-0.38, 0.1]] // prettier-ignore
    fill(ctx, rift, '#1d1614', 0.03)
    fill(ctx, [[-0.5, 0.05], [-0.4, -0.08], [-0.2, 0.02], [0.04, -0.13], [0.26, -0.03], [0.5, -0.14], [0.26, 0.02], [0.04, -0.06], [-0.2, 0.08], [-0.38, 0.0]], '#6a5344', 0) // prettier-ignore
  },
  'warlocks-cave'(ctx) {
    cave(ctx, '#a08fa0', '#77687a')
    drawIcon(ctx, 'fire-bowl', { x: -0.04, y: 0.1 }, 0.22, '#8fe07a')
    star(ctx, 0.36, -0.3, 0.07)
    star(ctx, -0.4, -0.26, 0.06)
  },
  oasis(ctx) {
    ellipse(ctx, [0, 0.14], [0.5, 0.15], '#8fb56a')
    ellipse(ctx, [0.02, 0.15], [0.34, 0.09], '#6fb5c4')
    palm(ctx, -0.3, 0.14, 0.5, -0.06)
    palm(ctx, 0.3, 0.1, 0.42, 0.08)
    palm(ctx, -0.04, 0.04, 0.36, 0.04)
  },
  temple(ctx) {
    fill(ctx, box(-0.5, 0.14, 1.0, 0.1), '#d9d2bd')
    fill(ctx, box(-0.36, -0.2, 0.72, 0.34), '#8d8371')
    for (const x of [-0.39, -0.2, 0, 0.2, 0.39]) column(ctx, x, 0.14, -0.2)
    fill(ctx, box(-0.5, -0.27, 1.0, 0.08), '#e9e2cd')
    fill(ctx, [[-0.52, -0.27], [0, -0.5], [0.52, -0.27]], '#e9e2cd') // prettier-ignore
    drawIcon(ctx, 'sun', { x: 0, y: -0.34 }, 0.13, '#b98a2a')
  },
  castle(ctx) {
    tower(ctx, [0, 0.02], [0.2, 0.4], { roof: ROOF, roofHeight: 0.2 })
    flag(ctx, 0, -0.56, 0.1, '#1f5fa8')
    tower(ctx, [-0.3, 0.2], [0.18, 0.42], { roof: ROOF, roofHeight: 0.2 })
    tower(ctx, [0.3, 0.2], [0.18, 0.42], { roof: ROOF, roofHeight: 0.2 })
    wall(ctx, [-0.22, -0.02], [0.44, 0.24])
    gate(ctx, [0, 0.21], [0.15, 0.18])
  },
  'plain-of-peril'(ctx) {
    for (const line of [[[-0.5, 0.1], [-0.3, 0.0], [-0.2, 0.1], [0.02, 0.04]], [[0.1, -0.22], [0.26, -0.12], [0.46, -0.2]], [[-0.2, -0.3], [-0.08, -0.18], [-0.16, -0.06]], [[0.2, 0.2], [0.34, 0.08], [0.52, 0.12]]] as const) stroke(ctx, line, 0.03, '#4f3b30') // prettier-ignore
    drawIcon(ctx, 'skull-crossed-bones', { x: 0.04, y: -0.02 }, 0.44, '#f3ecdb')
  },
  mines(ctx) {
    cave(ctx, '#b9a68b', '#8f7b63')
    fill(ctx, [[-0.21, 0.22], [-0.18, -0.08], [0.1, -0.08], [0.13, 0.22]], NIGHT, 0) // prettier-ignore
    stroke(ctx, [[-0.21, 0.22], [-0.18, -0.08]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[0.13, 0.22], [0.1, -0.08]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[-0.25, -0.08], [0.17, -0.08]], 0.06, WOOD) // prettier-ignore
    fill(ctx, [[-0.14, 0.2], [-0.16, 0.08], [0.08, 0.08], [0.06, 0.2]], '#8d97a0') // prettier-ignore
    for (const x of [-0.1, 0.02]) ellipse(ctx, [x, 0.22], [0.035, 0.035], DARK)
    drawIcon(ctx, 'war-pick', { x: 0.42, y: -0.06 }, 0.3, '#4a3a2c')
  },
  'vampires-tower'(ctx) {
    ellipse(ctx, [0.3, -0.26], [0.15, 0.15], '#f4e7b0')
    tower(ctx, [-0.1, 0.22], [0.26, 0.52], { roof: '#3c2f52', roofHeight: 0.24, stone: '#8d8496' })
    tower(ctx, [0.16, 0.22], [0.14, 0.3], { roof: '#3c2f52', roofHeight: 0.16, stone: '#8d8496' })
    arch(ctx, [-0.1, -0.04], [0.08, 0.13], '#f06a3a')
    arch(ctx, [-0.1, 0.22], [0.1, 0.15])
    drawIcon(ctx, 'evil-bat', { x: 0.34, y: -0.24 }, 0.24, '#2e2432')
    drawIcon(ctx, 'evil-bat', { x: -0.44, y: -0.12 }, 0.2, '#2e2432')
  },
  pits(ctx) {
    for (const [x, y, w] of [
      [-0.34, -0.16, 0.2],
      [0.3, -0.2, 0.22],
      [-0.02, 0.1, 0.32],
      [0.44, 0.12, 0.14],
      [-0.46, 0.14, 0.15],
    ] as const) {
      // prettier-ignore
      ellipse(ctx, [x, y], [w, w * 0.48], '#806655')
      ellipse(ctx, [x, y + w * 0.08], [w * 0.82, w * 0.36], '#1b1313')
    }
    for (const [x, y] of [[-0.1, 0.1], [0.06, 0.12], [0.26, -0.19], [0.36, -0.18]] as const) ellipse(ctx, [x, y], [0.024, 0.018], '#f3c13c') // prettier-ignore
  },
  'valley-of-fire'(ctx) {
    for (const [x, y, size, colour] of [[-0.38, 0.04, 0.42, LAVA], [0.38, 0.02, 0.46, LAVA], [0, 0, 0.6, LAVA], [0, 0.08, 0.36, '#f8c848'], [-0.38, 0.09, 0.22, '#f8c848'], [0.38, 0.08, 0.24, '#f8c848']] as const) drawIcon(ctx, 'flame', { x, y }, size, colour) // prettier-ignore
  },
  'werewolf-den'(ctx) {
    cave(ctx, '#8a8280', '#645c5c')
    drawIcon(ctx, 'wolf-head', { x: -0.04, y: 0.07 }, 0.28, '#e8d9b8')
    ellipse(ctx, [0.42, -0.3], [0.1, 0.1], '#f4e7b0')
  },
  'dice-with-death'(ctx) {
    drawIcon(ctx, 'grim-reaper', { x: -0.16, y: -0.08 }, 0.64, '#241f27')
    for (const [x, y, turn] of [[0.26, 0.1, -0.2], [0.46, 0.02, 0.3]] as const) die(ctx, x, y, 0.18, turn) // prettier-ignore
  },
  crypt(ctx) {
    fill(ctx, box(-0.34, -0.1, 0.68, 0.32), '#c9c7bd')
    fill(ctx, [[-0.42, -0.1], [0, -0.4], [0.42, -0.1]], '#b3b1a8') // prettier-ignore
    for (const x of [-0.27, 0.27]) column(ctx, x, 0.2, -0.1)
    arch(ctx, [0, 0.22], [0.24, 0.28], NIGHT)
    skull(ctx, 0, -0.2, 0.075)
    tombstone(ctx, -0.5, 0.24, 0.8)
    cross(ctx, 0.5, 0.24, 0.22)
  },
  'crown-of-command'(ctx) {
    ctx.strokeStyle = 'rgba(255, 246, 204, 0.75)'
    ctx.lineWidth = 0.05
    for (let i = 0; i < 16; i++) {
      const turn = (i * Math.PI) / 8
      ctx.beginPath()
      ctx.moveTo(Math.cos(turn) * 0.42, Math.sin(turn) * 0.36 - 0.06)
      ctx.lineTo(Math.cos(turn) * (i % 2 ? 0.6 : 0.78), Math.sin(turn) * (i % 2 ? 0.5 : 0.62) - 0.06)
      ctx.stroke()
    }
    drawIcon(ctx, 'crown', { x: 0, y: -0.08 }, 0.74, '#5b3a08')
    drawIcon(ctx, 'crown', { x: 0, y: -0.1 }, 0.68, '#f2b320')
    for (const [x, y] of [[-0.17, 0.06], [0, 0.07], [0.17, 0.06]] as const) ellipse(ctx, [x, y], [0.03, 0.03], '#c23b2c') // prettier-ignore
  },
}

function tombstone(ctx: Pen, x: number, y: number, size: number): void {
  arch(ctx, [x, y], [0.17 * size, 0.26 * size], '#c5c6be')
  stroke(ctx, [[x - 0.04 * size, y - 0.14 * size], [x + 0.04 * size, y - 0.14 * size]], 0.016, '#6d6e68') // prettier-ignore
  stroke(ctx, [[x - 0.04 * size, y - 0.09 * size], [x + 0.04 * size, y - 0.09 * size]], 0.016, '#6d6e68') // prettier-ignore
}

function cross(ctx: Pen, x: number, y: number, size: number): void {
  for (const [width, colour] of [
    [0.055, '#3a2a1c'],
    [0.028, '#e8dcc0'],
  ] as const) {
    // prettier-ignore
    stroke(ctx, [[x, y], [x, y - size]], width, colour) // prettier-ignore
    stroke(ctx, [[x - size * 0.3, y - size * 0.68], [x + size * 0.3, y - size * 0.68]], width, colour) // prettier-ignore
  }
}

function crag(ctx: Pen, x: number, y: number, size: number): void {
  const at = (points: Outline): Outline => points.map(([px, py]) => [x + px * size, y + py * size])
  const outline = at([[-0.26, 0], [-0.2, -0.22], [-0.12, -0.2], [-0.04, -0.46], [0.06, -0.4], [0.12, -0.24], [0.2, -0.26], [0.27, 0]]) // prettier-ignore
  fill(ctx, outline, '#dccfb4')
  fill(ctx, at([[0.02, 0], [0.04, -0.2], [-0.04, -0.46], [0.06, -0.4], [0.12, -0.24], [0.2, -0.26], [0.27, 0]]), '#a08b70', 0) // prettier-ignore
  stroke(ctx, outline)
}

function deadTree(ctx: Pen, x: number, y: number, size: number): void {
  const branch = (points: Outline, width: number) => {
    const line = points.map(([px, py]): readonly [number, number] => [x + px * size, y + py * size])
    stroke(ctx, line, width * size, '#3b2f3a')
  }
  branch([[0, 0], [0.01, -0.2], [-0.02, -0.36], [0.03, -0.5]], 0.065) // prettier-ignore
  branch([[0, -0.16], [-0.12, -0.28], [-0.13, -0.4]], 0.035) // prettier-ignore
  branch([[0, -0.22], [0.12, -0.32], [0.2, -0.31]], 0.035) // prettier-ignore
  branch([[-0.12, -0.28], [-0.21, -0.29]], 0.025) // prettier-ignore
  branch([[0.11, -0.31], [0.13, -0.43]], 0.025) // prettier-ignore
}

const RUNES: readonly Outline[][] = [
  [[[0, 0.5], [0, -0.5], [0.4, -0.15]], [[0, -0.1], [0.4, 0.2]]],
  [[[-0.3, 0.5], [-0.3, -0.5]], [[0.3, 0.5], [0.3, -0.5]], [[-0.3, -0.2], [0.3, 0.2]]],
  [[[0, 0.5], [0, -0.5]], [[-0.35, -0.1], [0, -0.5], [0.35, -0.1]]],
] // prettier-ignore

/** Three standing stones with glowing signs. */
function runestones(ctx: Pen, turn: number): void {
  for (const [i, [x, y, size]] of (
    [
      [-0.36, 0.14, 0.86],
      [0.36, 0.14, 0.86],
      [0, 0.22, 1.12],
    ] as const
  ).entries()) {
    // prettier-ignore
    fill(ctx, [[x - 0.13 * size, y], [x - 0.11 * size, y - 0.36 * size], [x - 0.02 * size, y - 0.46 * size], [x + 0.1 * size, y - 0.38 * size], [x + 0.13 * size, y]], '#a9a79c') // prettier-ignore
    fill(ctx, [[x + 0.05 * size, y], [x + 0.04 * size, y - 0.42 * size], [x + 0.1 * size, y - 0.38 * size], [x + 0.13 * size, y]], '#85837a', 0) // prettier-ignore
    for (const line of RUNES[(i + turn) % 3] ?? []) {
      const strokes = line.map(([px, py]): readonly [number, number] => [x - 0.02 + px * 0.15 * size, y - 0.21 * size + py * 0.22 * size]) // prettier-ignore
      stroke(ctx, strokes, 0.05 * size, '#1f3e66')
      stroke(ctx, strokes, 0.026 * size, '#8fdcff')
    }
  }
}

function cave(ctx: Pen, light: string, dark: string): void {
  const outline: Outline = [[-0.52, 0.22], [-0.44, -0.04], [-0.28, -0.12], [-0.18, -0.32], [0.06, -0.38], [0.22, -0.26], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]] // prettier-ignore
  fill(ctx, outline, light)
  fill(ctx, [[0.02, 0.22], [0.1, -0.1], [0.06, -0.38], [0.22, -0.26], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]], dark, 0) // prettier-ignore
  stroke(ctx, outline)
  arch(ctx, [-0.04, 0.22], [0.36, 0.36], NIGHT)
}

/** An armoured figure with sword and shield that bars the way. */
function guardian(ctx: Pen, steel: string, shade: string, plume?: string): void {
  fill(ctx, [[-0.15, 0.22], [-0.18, -0.1], [0.18, -0.1], [0.15, 0.22]], steel) // prettier-ignore
  fill(ctx, [[0.03, 0.22], [0.04, -0.1], [0.18, -0.1], [0.15, 0.22]], shade, 0) // prettier-ignore
  fill(ctx, [[-0.11, -0.1], [-0.12, -0.28], [0, -0.38], [0.12, -0.28], [0.11, -0.1]], steel) // prettier-ignore
  stroke(ctx, [[-0.08, -0.2], [0.08, -0.2]], 0.04, '#16130f') // prettier-ignore
  stroke(ctx, [[0, -0.2], [0, -0.11]], 0.025, '#16130f') // prettier-ignore
  if (plume !== undefined) fill(ctx, [[-0.02, -0.36], [0.06, -0.52], [0.2, -0.46], [0.16, -0.36], [0.06, -0.34]], plume) // prettier-ignore
  stroke(ctx, [[0.26, 0.2], [0.26, -0.34]], 0.06, '#2e2620') // prettier-ignore
  stroke(ctx, [[0.26, 0.06], [0.26, -0.34]], 0.035, '#dfe4e8') // prettier-ignore
  stroke(ctx, [[0.19, 0.06], [0.33, 0.06]], 0.04, '#b98a2a') // prettier-ignore
  fill(ctx, [[-0.34, -0.08], [-0.12, -0.08], [-0.12, 0.08], [-0.23, 0.2], [-0.34, 0.08]], plume ?? '#a33a2c') // prettier-ignore
  stroke(ctx, [[-0.23, -0.06], [-0.23, 0.16]], 0.025, '#f0d68a') // prettier-ignore
}

function die(ctx: Pen, x: number, y: number, side: number, turn: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  fill(ctx, box(-side / 2, -side / 2, side, side), '#f8f1dd')
  for (const [dx, dy] of [[-0.25, -0.25], [0.25, 0.25], [0, 0], [0.25, -0.25], [-0.25, 0.25]] as const) ellipse(ctx, [dx * side, dy * side], [side * 0.07, side * 0.07], '#3a2a1c') // prettier-ignore
  ctx.restore()
}
