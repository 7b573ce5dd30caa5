import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEXES } from '../../src/games/imperial/data/board.ts'
import { within, type Point } from '../../src/render/canvas/geometry.ts'
import { onCanvas, type Shot } from '../../src/render/canvas/camera.ts'
import { closeUp } from '../../src/render/games/imperial/camera.ts'
import { INSET } from '../../src/render/games/imperial/overview.ts'
import { placeOf } from '../../src/render/games/imperial/layout.ts'

const HEX_IDS = HEXES.map(({ id }) => id)
const frame = { x: 0, y: 0, width: 1000, height: 674 }
const anyHex = fc.constantFrom(...HEX_IDS)

function look(at: string, interest: readonly string[], everybody: readonly string[] = HEX_IDS): Shot {
  const points = (hexes: readonly string[]) => hexes.map(placeOf)
  return closeUp(frame, { at: placeOf(at), interest: points(interest), everybody: points(everybody) }, INSET)
}

function isSeen({ camera, inset }: Shot, place: Point): boolean {
  const spot = onCanvas(camera, place)
  return within(frame, spot) && !(inset && within(inset, spot))
}

describe('the camera', () => {
  it('shows whoever acts and every place that may be chosen, none of them under the overview', () => {
    fc.assert(
      fc.property(anyHex, fc.array(anyHex, { maxLength: 20 }), (at, interest) => {
        const shot = look(at, interest)
        for (const hex of [at, ...interest]) expect(isSeen(shot, placeOf(hex))).toBe(true)
      }),
    )
  })

  it('goes near where all that matters is near', () => {
    expect(look('h-3-4', ['h-3-3', 'h-4-4']).camera.scale).toBeGreaterThan(
      look('h-3-4', ['h-0-0', 'h-6-5']).camera.scale,
    )
  })

  it('does without an overview only where everybody is in the picture', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.array(anyHex, { maxLength: 6 }),
        fc.array(anyHex, { maxLength: 8 }),
        (at, interest, all) => {
          const shot = look(at, interest, all)
          for (const hex of shot.inset ? [] : all) expect(isSeen(shot, placeOf(hex))).toBe(true)
        },
      ),
    )
  })
})
