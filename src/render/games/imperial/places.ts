import type { Location } from '../../../games/imperial/data/board.ts'
import type { Point } from '../../canvas/geometry.ts'
import {
  DARK,
  PLASTER,
  ROOF,
  STONE,
  WOOD,
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
  type Outline,
  type Pen,
} from '../../map/buildings.ts'

/**
 * The locations as small drawings in ink and watercolour. One hex radius is 1; the ground is slightly below the centre.
 */

type Kind = Location['locationKind']

/** Draws a location around the centre of its hex, enlarged by `size`. */
export function drawPlace(ctx: Pen, kind: Kind, at: Point, size = 1): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(size, size)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.fillStyle = 'rgba(58, 42, 28, 0.2)'
  ctx.beginPath()
  ctx.ellipse(0.06, 0.2, 0.5, 0.11, 0, 0, Math.PI * 2)
  if (kind !== 'oasis' && kind !== 'volcano' && kind !== 'mine' && kind !== 'den') ctx.fill()
  DRAWINGS[kind](ctx)
  ctx.restore()
}

const DRAWINGS: Readonly<Record<Kind, (ctx: Pen) => void>> = {
  village(ctx) {
    house(ctx, [-0.18, 0.06], [0.22, 0.15])
    house(ctx, [0.22, 0.08], [0.22, 0.15], '#a9793f')
    house(ctx, [0.0, 0.2], [0.26, 0.18])
    puff(ctx, 0.3, -0.2, 0.035)
    puff(ctx, 0.35, -0.27, 0.045)
  },
  town(ctx) {
    house(ctx, [-0.32, 0.08], [0.2, 0.16])
    house(ctx, [0.34, 0.08], [0.2, 0.17], '#a9793f')
    tower(ctx, [0.08, 0.1], [0.15, 0.36], { roof: ROOF, roofHeight: 0.2 })
    house(ctx, [-0.12, 0.12], [0.2, 0.2], '#a9793f')
    house(ctx, [0.26, 0.2], [0.24, 0.17])
    house(ctx, [-0.22, 0.21], [0.26, 0.17])
    house(ctx, [0.03, 0.24], [0.2, 0.14], '#a9793f')
  },
  capital(ctx) {
    tower(ctx, [-0.3, 0.08], [0.15, 0.42], { roof: '#3f6fa0', roofHeight: 0.2 })
    tower(ctx, [0.3, 0.08], [0.15, 0.42], { roof: '#3f6fa0', roofHeight: 0.2 })
    fill(ctx, box(-0.18, -0.26, 0.36, 0.4), STONE)
    dome(ctx, 0, -0.26, 0.2)
    flag(ctx, 0, -0.55, 0.16, '#c23b2c')
    fill(ctx, box(-0.1, -0.16, 0.05, 0.09), DARK, 0.01)
    fill(ctx, box(0.05, -0.16, 0.05, 0.09), DARK, 0.01)
    wall(ctx, [-0.46, 0.02], [0.92, 0.2])
    tower(ctx, [-0.46, 0.24], [0.14, 0.32])
    tower(ctx, [0.46, 0.24], [0.14, 0.32])
    gate(ctx, [0, 0.23], [0.15, 0.19])
  },
  castle(ctx) {
    tower(ctx, [0, 0.02], [0.2, 0.5], { roof: ROOF, roofHeight: 0.24 })
    flag(ctx, 0, -0.74, 0.13, '#1f5fa8')
    tower(ctx, [-0.28, 0.2], [0.18, 0.48], { roof: ROOF, roofHeight: 0.22 })
    tower(ctx, [0.28, 0.2], [0.18, 0.48], { roof: ROOF, roofHeight: 0.22 })
    wall(ctx, [-0.2, -0.06], [0.4, 0.27])
    gate(ctx, [0, 0.21], [0.15, 0.19])
  },
  fortress(ctx) {
    tower(ctx, [0.02, 0.04], [0.3, 0.4])
    flag(ctx, 0.02, -0.4, 0.15, '#c23b2c')
    wall(ctx, [-0.4, -0.06], [0.8, 0.28])
    tower(ctx, [-0.36, 0.24], [0.2, 0.4])
    tower(ctx, [0.36, 0.24], [0.2, 0.4])
    gate(ctx, [0, 0.22], [0.16, 0.2])
  },
  monastery(ctx) {
    fill(ctx, box(-0.36, -0.06, 0.52, 0.28), PLASTER)
    fill(ctx, [[-0.42, -0.05], [-0.32, -0.25], [0.1, -0.25], [0.2, -0.05]], ROOF) // prettier-ignore
    for (const x of [-0.28, -0.15, -0.02]) arch(ctx, [x, 0.13], [0.07, 0.12])
    tower(ctx, [0.27, 0.22], [0.2, 0.5], { roof: ROOF, roofHeight: 0.22, stone: PLASTER })
    arch(ctx, [0.27, -0.08], [0.08, 0.13])
    stroke(ctx, [[0.27, -0.5], [0.27, -0.68]], 0.028) // prettier-ignore
    stroke(ctx, [[0.2, -0.62], [0.34, -0.62]], 0.028) // prettier-ignore
  },
  tower(ctx) {
    fill(ctx, [[-0.15, 0.22], [-0.1, -0.3], [0.14, -0.32], [0.15, 0.22]], '#cfc4d6') // prettier-ignore
    fill(ctx, [[0.04, 0.22], [0.06, -0.31], [0.14, -0.32], [0.15, 0.22]], '#a294b0', 0) // prettier-ignore
    stroke(ctx, [[-0.15, 0.22], [-0.1, -0.3], [0.14, -0.32], [0.15, 0.22]]) // prettier-ignore
    fill(ctx, [[-0.2, -0.28], [-0.08, -0.5], [0.06, -0.82], [0.11, -0.5], [0.23, -0.3]], '#6d4a8f') // prettier-ignore
    fill(ctx, [[-0.24, 0.22], [-0.24, 0.02], [-0.13, -0.02], [-0.1, 0.22]], '#cfc4d6') // prettier-ignore
    fill(ctx, [[-0.28, 0.04], [-0.18, -0.16], [-0.1, 0.0]], '#6d4a8f') // prettier-ignore
    arch(ctx, [0.02, -0.1], [0.08, 0.12], '#f2cf5b')
    arch(ctx, [0.02, 0.21], [0.1, 0.16])
    star(ctx, 0.32, -0.55, 0.08)
    star(ctx, -0.24, -0.48, 0.05)
  },
  den(ctx) {
    fill(ctx, [[-0.5, 0.22], [-0.42, -0.04], [-0.26, -0.12], [-0.16, -0.3], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]], '#b9aa92') // prettier-ignore
    fill(ctx, [[0.02, 0.22], [0.1, -0.1], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]], '#93846c', 0) // prettier-ignore
    stroke(ctx, [[-0.5, 0.22], [-0.42, -0.04], [-0.26, -0.12], [-0.16, -0.3], [0.06, -0.36], [0.22, -0.24], [0.3, -0.06], [0.46, 0.02], [0.5, 0.22]]) // prettier-ignore
    arch(ctx, [-0.04, 0.22], [0.34, 0.34], '#2c221a')
    stroke(ctx, [[0.3, 0.0], [0.3, -0.62]], 0.03) // prettier-ignore
    fill(ctx, [[0.3, -0.62], [0.62, -0.58], [0.58, -0.46], [0.62, -0.34], [0.3, -0.36]], '#2e2a2b') // prettier-ignore
    skull(ctx, 0.45, -0.48, 0.07)
  },
  oasis(ctx) {
    ellipse(ctx, [0, 0.12], [0.46, 0.16], '#8fb56a')
    ellipse(ctx, [0.02, 0.13], [0.32, 0.1], '#6fb5c4')
    palm(ctx, -0.26, 0.12, 0.5, -0.06)
    palm(ctx, 0.26, 0.08, 0.42, 0.08)
    palm(ctx, -0.04, 0.02, 0.36, 0.04)
  },
  'lost-city'(ctx) {
    fill(ctx, box(-0.48, 0.12, 0.96, 0.11), '#d9d2bd')
    for (const [x, top] of [[-0.36, -0.28], [-0.16, -0.34], [0.06, -0.1], [0.28, -0.3]] as const) column(ctx, x, 0.12, top) // prettier-ignore
    fill(ctx, [[-0.46, -0.28], [-0.44, -0.38], [-0.06, -0.44], [-0.05, -0.34]], '#d9d2bd') // prettier-ignore
    fill(ctx, [[-0.44, -0.39], [-0.26, -0.58], [-0.07, -0.45]], '#c9bfa4') // prettier-ignore
    fill(ctx, [[0.4, 0.22], [0.42, 0.06], [0.54, 0.1], [0.56, 0.22]], '#c9bfa4') // prettier-ignore
    stroke(ctx, [[-0.42, 0.22], [-0.5, 0.1], [-0.44, 0.0], [-0.5, -0.1]], 0.03, '#5f8753') // prettier-ignore
  },
  mine(ctx) {
    fill(ctx, [[-0.52, 0.22], [-0.3, -0.18], [-0.14, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], '#dccfb4') // prettier-ignore
    fill(ctx, [[0.12, 0.22], [0.16, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], '#a8947a', 0) // prettier-ignore
    stroke(ctx, [[-0.52, 0.22], [-0.3, -0.18], [-0.14, -0.12], [0.06, -0.52], [0.24, -0.2], [0.34, -0.24], [0.54, 0.22]], 0.026) // prettier-ignore
    fill(ctx, [[-0.17, 0.22], [-0.14, -0.06], [0.14, -0.06], [0.17, 0.22]], '#2c221a', 0) // prettier-ignore
    stroke(ctx, [[-0.17, 0.22], [-0.14, -0.06]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[0.17, 0.22], [0.14, -0.06]], 0.055, WOOD) // prettier-ignore
    stroke(ctx, [[-0.21, -0.06], [0.21, -0.06]], 0.06, WOOD) // prettier-ignore
    fill(ctx, [[-0.1, 0.2], [-0.12, 0.08], [0.12, 0.08], [0.1, 0.2]], '#8d97a0') // prettier-ignore
    for (const x of [-0.06, 0.06]) ellipse(ctx, [x, 0.22], [0.035, 0.035], DARK)
    for (const [x, y] of [[-0.06, 0.06], [0.02, 0.04], [0.07, 0.07]] as const) ellipse(ctx, [x, y], [0.035, 0.03], '#e8bd45') // prettier-ignore
  },
  volcano(ctx) {
    const cone: Outline = [[-0.6, 0.22], [-0.34, -0.1], [-0.16, -0.44], [0.14, -0.44], [0.32, -0.12], [0.6, 0.22]] // prettier-ignore
    for (const [x, y, r] of [[0.02, -0.58, 0.1], [0.12, -0.7, 0.13], [0.27, -0.8, 0.16], [0.45, -0.86, 0.14]] as const) puff(ctx, x, y, r) // prettier-ignore
    fill(ctx, cone, '#a58a78')
    fill(ctx, [[0.06, 0.22], [0.1, -0.1], [0.14, -0.44], [0.32, -0.12], [0.6, 0.22]], '#7a6257', 0) // prettier-ignore
    stroke(ctx, cone, 0.028)
    ellipse(ctx, [-0.01, -0.44], [0.15, 0.05], '#e0622a')
    fill(ctx, [[-0.1, -0.42], [-0.16, -0.16], [-0.1, -0.08], [-0.06, -0.24], [0.0, 0.04], [0.05, -0.18], [0.08, -0.42]], '#e0622a', 0.014) // prettier-ignore
    fill(ctx, [[-0.05, -0.42], [-0.09, -0.24], [-0.03, -0.26], [0.0, -0.1], [0.03, -0.42]], '#f4b63f', 0) // prettier-ignore
  },
}
