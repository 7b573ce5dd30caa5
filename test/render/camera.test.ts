import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEXES, PRINTED } from '../../src/games/imperial/data/board.ts'
import { onCanvas, type CameraShot } from '../../src/render/canvas/camera.ts'
import { containsPoint, type Point } from '../../src/render/canvas/geometry.ts'
import { shotOf } from '../../src/render/card/card.ts'
import { BOARD } from '../../src/render/games/imperial/board.ts'
import { placeOf } from '../../src/render/games/imperial/layout.ts'
import type { Scene } from '../../src/render/games/imperial/scene.ts'

const HEX_IDS = HEXES.map(({ id }) => id)
const frame = { x: 0, y: 0, width: 1000, height: 674 }
const anyHex = fc.constantFrom(...HEX_IDS)

/** What a wide card shows around a hex, with numbers on the hexes of interest and a piece on each of the others. */
function look(subject: string, interest: readonly string[], everybody: readonly string[] = HEX_IDS): CameraShot {
  const pieces = everybody.map((place, seat) => ({ seat, place }))
  const scene = { realm: PRINTED, active: 0, pieces } as unknown as Scene
  const numbers = new Map(interest.map((hex, at) => [hex, at + 1]))
  return shotOf(BOARD, { scene, subject, numbers, fight: null, framing: 'wide' }, frame)
}

function isSeen({ camera, inset }: CameraShot, place: Point): boolean {
  const spot = onCanvas(camera, place)
  return containsPoint(frame, spot) && !(inset && containsPoint(inset, spot))
}

describe('the camera', () => {
  it('the camera shows the subject and every place on offer, none of them under the overview', () => {
    fc.assert(
      fc.property(anyHex, fc.array(anyHex, { maxLength: 20 }), (at, interest) => {
        const shot = look(at, interest)
        for (const hex of [at, ...interest]) expect(isSeen(shot, placeOf(hex))).toBe(true)
      }),
    )
  })

  it('the camera zooms in when everything that matters is near', () => {
    expect(look('h-3-4', ['h-3-3', 'h-4-4']).camera.scale).toBeGreaterThan(
      look('h-3-4', ['h-0-0', 'h-6-5']).camera.scale,
    )
  })

  it('the camera omits the overview only when every piece is in the picture', () => {
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
