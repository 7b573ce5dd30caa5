import type { Canvas } from 'canvas'
import type { Size } from './request.ts'

type Kind = Size | 'scene' | 'frame'

/**
 * On a card letters stay clean in some 115 kB, and those of a scene, which are large, in some 40; the whole board is enlarged
 * to be read, and asked for more seldom. A picture of a film is encoded once more.
 */
const QUALITY: Record<Kind, number> = { card: 0.62, full: 0.75, scene: 0.5, frame: 0.8 }

/**
 * Encodes a picture beside the main thread. Of what keeps letters and flat colours clean, JPEG costs the least by far:
 * a fifteenth of a PNG and a tenth of a WebP. What is transparent becomes black.
 */
export function jpegOf(canvas: Canvas, kind: Kind): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer((error, jpeg) => (error ? reject(error) : resolve(jpeg)), 'image/jpeg', { quality: QUALITY[kind] })
  })
}
