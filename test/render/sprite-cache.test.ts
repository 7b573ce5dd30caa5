import { createCanvas, type CanvasRenderingContext2D } from 'canvas'
import { describe, expect, it } from 'vitest'
import { reachAround, drawCached } from '../../src/render/canvas/sprite-cache.ts'
import { letter, widthOf, write } from '../../src/render/canvas/text.ts'

function sheet(): CanvasRenderingContext2D {
  const ctx = createCanvas(160, 60).getContext('2d')
  ctx.fillStyle = '#a0b080'
  ctx.fillRect(0, 0, 160, 60)
  return ctx
}

const pixelsOf = (ctx: CanvasRenderingContext2D) => ctx.getImageData(0, 0, 160, 60).data

/** The largest difference between the pixels of two pictures. */
function apart(one: CanvasRenderingContext2D, other: CanvasRenderingContext2D): number {
  const [a, b] = [pixelsOf(one), pixelsOf(other)]
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0)
}

describe('a stamp', () => {
  it('a stamp is drawn once, and again only halfway between two pixels', () => {
    let drawn = 0
    const put = (x: number) => {
      const ctx = sheet()
      drawCached(ctx, 'a test of stamps', { x, y: 30 }, reachAround(10), (own, ownX, ownY) => {
        drawn += 1
        own.fillRect(ownX - 5, ownY - 5, 10, 10)
      })
      return ctx
    }
    const first = put(40)
    expect(apart(first, put(40.2))).toBe(0)
    put(71)
    expect(drawn).toBe(1)
    expect(apart(first, put(40.5))).toBeGreaterThan(0)
    expect(drawn).toBe(2)
  })

  it('a stamp of a text is cut off nowhere, and looks as if it were written there', () => {
    for (const style of [
      { face: 'region', px: 33, halo: '#ffffff', spacing: 0.07 },
      { face: 'name', px: 28, colour: '#332211', halo: 'rgba(250, 243, 223, 0.88)' },
      { face: 'figure', px: 25 },
    ] as const) {
      const [stamp, plain] = [sheet(), sheet()]
      expect(write(stamp, 'Qjäg|f', 20, 30, { ...style, align: 'left' })).toBe(
        letter(plain, 'Qjäg|f', 20, 30, { ...style, align: 'left' }),
      )
      expect(apart(stamp, plain), style.face).toBeLessThan(4)
    }
  })

  it('a stamp does not change how wide a text is', () => {
    const ctx = sheet()
    expect(write(ctx, 'Talisman', 10, 30, { face: 'title', px: 30 })).toBe(widthOf('Talisman', 'title', 30))
  })
})
