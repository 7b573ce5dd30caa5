import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameraAround, nearestShot, onCanvas, partOf } from '../../src/render/canvas/camera.ts'
import { containsPoint } from '../../src/render/canvas/geometry.ts'
import { PARTS } from '../../src/render/canvas/request.ts'
import { layOutPieces } from '../../src/render/map/piece-layout.ts'
import { packCircles } from '../../src/render/canvas/packing.ts'

const frame = { x: 0, y: 0, width: 720, height: 640 }
const point = fc.record({ x: fc.integer({ min: 0, max: 720 }), y: fc.integer({ min: 0, max: 640 }) })
const round = fc.record({ at: point, radius: fc.integer({ min: 10, max: 31 }) })

describe('what is spread on a map', () => {
  it('covers nothing else, stays inside, and is the same each time', () => {
    fc.assert(
      fc.property(fc.array(round, { maxLength: 24 }), (all) => {
        const spots = packCircles(all, frame)
        expect(packCircles(all, frame)).toEqual(spots)
        spots.forEach((spot, i) => {
          expect(containsPoint(frame, spot, (all[i]?.radius ?? 0) - 0.01)).toBe(true)
          spots.slice(0, i).forEach((other, j) => {
            const least = (all[i]?.radius ?? 0) + (all[j]?.radius ?? 0)
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(least * 0.8)
          })
        })
      }),
      { numRuns: 40 },
    )
  })

  it('what is spread on a map stays where it is if nothing is in the way', () => {
    const all = [
      { at: { x: 100, y: 100 }, radius: 30 },
      { at: { x: 161, y: 100 }, radius: 30 },
    ]
    expect(packCircles(all, frame)).toEqual(all.map(({ at }) => at))
  })
})

describe('numbers on a map', () => {
  const floor = { frame, covered: [], least: 27 }
  const far = { what: 3, x: 1500, y: 300, radius: 20 }

  it('numbers on a map stand at the side beyond which their place lies, where a map bears those', () => {
    const [one] = layOutPieces([far], { ...floor, pinsNumbers: true })
    expect(one).toMatchObject({ what: 3, y: 300 })
    expect(one?.x).toBeLessThan(720)
    expect(one?.beyond).toBeCloseTo(0)
    expect(layOutPieces([far], floor)).toEqual([])
  })

  it('numbers on a map are not drawn beneath what covers the map, nor are pieces', () => {
    const covered = [{ x: 0, y: 0, width: 300, height: 300 }]
    const piece = { what: { seat: 1 }, x: 280, y: 280, radius: 25 }
    expect(layOutPieces([piece, { ...far, x: 310, y: 100 }], { ...floor, covered })).toEqual([])
  })
})

describe('the camera of a phone', () => {
  const limits = { bounds: { x: 0, y: 0, width: 40, height: 30 }, scales: [98, 58, 38], margin: 0.5, clearance: 0.5 }

  it('the camera of a phone goes as far back as it must to show all that may be chosen', () => {
    const shot = (interest: readonly { x: number; y: number }[]) =>
      nearestShot(limits, frame, { at: { x: 10, y: 10 }, interest, everybody: [] }, null)
    expect(shot([{ x: 12, y: 11 }])?.camera.scale).toBe(98)
    expect(shot([{ x: 20, y: 11 }])?.camera.scale).toBe(58)
    expect(shot([{ x: 26, y: 11 }])?.camera.scale).toBe(38)
    expect(shot([{ x: 39, y: 29 }])).toBeNull()
    expect(cameraAround(limits, frame, { x: 0, y: 0 }, 98).at.x).toBeGreaterThan(3)
  })

  it('the camera of a phone shows all of the board in nine parts, from corner to corner', () => {
    const bounds = { x: -6, y: -4, width: 12, height: 8 }
    const cameras = PARTS.map((part) => partOf(bounds, frame, 100, part))
    for (let x = -5.9; x < 6; x += 0.5) {
      for (let y = -3.9; y < 4; y += 0.5) {
        expect(
          cameras.some((camera) => containsPoint(frame, onCanvas(camera, { x, y }))),
          `${x} ${y}`,
        ).toBe(true)
      }
    }
    expect(partOf(bounds, frame, 20, 'nw').at).toEqual({ x: 0, y: 0 })
  })
})
