import type { Canvas } from 'canvas'
import type { Size } from './painter.ts'

/** On a card letters stay clean in some 115 kB; the whole board is enlarged to be read, and asked for more seldom. */
const QUALITY: Record<Size, number> = { card: 0.62, full: 0.75 }

/**
 * Encodes a picture beside the main thread. Of what keeps letters and flat colours clean, JPEG costs the least by far:
 * a fifteenth of a PNG and a tenth of a WebP. What is transparent becomes black.
 */
export function jpegOf(canvas: Canvas, size: Size): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer((error, jpeg) => (error ? reject(error) : resolve(jpeg)), 'image/jpeg', { quality: QUALITY[size] })
  })
}
