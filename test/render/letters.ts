import { CanvasRenderingContext2D } from 'canvas'

/** A text as it was written: how high its letters are, in pixels of the picture. */
export interface Written {
  readonly text: string
  readonly px: number
}

/**
 * All that is written while something is painted, what is kept of earlier pictures left out: only a process that has painted
 * nothing larger or smaller sees all of it.
 */
export function writtenIn(paint: () => unknown): readonly Written[] {
  const written: Written[] = []
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text: string, x: number, y: number) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0)
    const { a, b } = this.getTransform()
    written.push({ text, px: size * Math.hypot(a, b) })
    fillText.call(this, text, x, y)
  }
  try {
    paint()
  } finally {
    CanvasRenderingContext2D.prototype.fillText = fillText
  }
  return written
}
