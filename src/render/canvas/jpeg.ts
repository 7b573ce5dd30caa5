import type { Canvas } from 'canvas'
import type { Size } from './request.ts'

type Kind = Size | 'face' | 'scene' | 'poster' | 'frame'

/**
 * The qualities at which letters stay clean: a card takes about 115 kB, a face about 60 kB, a scene with its large
 * letters about 40 kB. Readers zoom into the whole board, and request it more rarely. A frame of a film is encoded a
 * second time.
 */
const QUALITY: Record<Kind, number> = { card: 0.62, full: 0.75, face: 0.68, scene: 0.5, poster: 0.55, frame: 0.8 }

/**
 * Encodes a picture off the main thread. Among the formats that keep letters and flat colours clean, JPEG takes by far
 * the least time: a fifteenth of PNG and a tenth of WebP. Transparent pixels become black.
 */
export function jpegOf(canvas: Canvas, kind: Kind): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer((error, jpeg) => (error ? reject(error) : resolve(jpeg)), 'image/jpeg', { quality: QUALITY[kind] })
  })
}
