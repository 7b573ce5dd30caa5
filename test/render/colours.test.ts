import { simulate, type Deficiency } from '@bjornlu/colorblind'
import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { HUES } from '../../src/render/faces/emblem.ts'
import { rgbOf, seatColour } from '../../src/render/canvas/palette.ts'
import { drawToken } from '../../src/render/map/token.ts'

const BLIND: readonly Deficiency[] = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]

type Rgb = readonly [number, number, number]

function asSeenBy(deficiency: Deficiency, [r, g, b]: Rgb): Rgb {
  const seen = simulate({ r, g, b }, deficiency)
  return [seen.r, seen.g, seen.b]
}

/** How bright a colour is, 0 to 100 (CIE L*). */
function lightness([r, g, b]: Rgb): number {
  const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const y = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  return y > 0.008856 ? 116 * y ** (1 / 3) - 16 : 903.3 * y
}

describe.each(BLIND)('with %s', (deficiency) => {
  it('what is written on a seat’s colour can be read', () => {
    for (const seat of SEATS) {
      const { fill, text } = seatColour(seat)
      const [ground, letters] = [fill, text].map((one) => lightness(asSeenBy(deficiency, rgbOf(one))))
      expect(Math.abs((ground ?? 0) - (letters ?? 0)), `seat ${seat + 1}`).toBeGreaterThan(35)
    }
  })

  it('what is written on the colour of a kind can be read', () => {
    for (const [name, { dark, light, fill }] of Object.entries(HUES)) {
      const [ink, ground, middle] = [dark, light, fill].map((one) => lightness(asSeenBy(deficiency, rgbOf(one))))
      expect((ground ?? 0) - (ink ?? 0), name).toBeGreaterThan(40)
      expect((middle ?? 0) - (ink ?? 0), name).toBeGreaterThan(15)
    }
  })

  it('two pieces that look the same but for their colour are told apart by their numbers', () => {
    const painted = SEATS.map((seat) => {
      const ctx = createCanvas(120, 120).getContext('2d')
      drawToken(ctx, { seat }, { x: 60, y: 60 }, 44)
      return ctx.getImageData(0, 60, 60, 60).data
    })
    const seen = painted.map((data) =>
      Array.from({ length: data.length / 4 }, (_, i) =>
        lightness(asSeenBy(deficiency, [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0])),
      ),
    )
    for (const one of SEATS) {
      for (const other of SEATS.slice(one + 1)) {
        const apart = (seen[one] ?? []).filter((light, i) => Math.abs(light - (seen[other]?.[i] ?? 0)) > 30).length
        expect(apart, `seats ${one + 1} and ${other + 1}`).toBeGreaterThan(20)
      }
    }
  })
})
