import type { Canvas } from 'canvas'
import type { Size } from './request.ts'

type Kind = Size | 'face' | 'scene' | 'frame'

/**
 * The qualities at which letters stay clean: a card takes about 115 kB, a face about 60 kB, a scene with its large
 * letters about 40 kB. Readers zoom into the whole board, and request it more rarely. A frame of a film is encoded a
 * second time.
 */
const QUALITY: Record<Kind, number> = { card: 0.62, full: 0.75, face: 0.68, scene: 0.5, frame: 0.8 }

/**
 * Encodes a picture off the main thread. Among the formats that keep letters and flat colours clean, JPEG takes by far
 * the least time: a fifteenth of PNG and a tenth of WebP. Transparent pixels become black.
 */
export function jpegOf(canvas: Canvas, kind: Kind): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    canvas.toBuffer((error, jpeg) => (error ? reject(error) : resolve(jpeg)), 'image/jpeg', { quality: QUALITY[kind] })
  })
}

/** The quality of a poster. Among so few bytes the small coder keeps its letters as clean as the other at 0.55. */
const SMALL_QUALITY = 40

/**
 * Encodes a large picture that is drawn once a game, in two thirds of the bytes and a third of a second. Transparent
 * pixels become black.
 */
export async function smallJpegOf(canvas: Canvas): Promise<Buffer> {
  // Loaded when it is needed, because few processes ever do.
  const { default: sharp } = await import('sharp')
  const png = canvas.toBuffer('image/png', { compressionLevel: 0 })
  return await sharp(png).jpeg({ quality: SMALL_QUALITY, mozjpeg: true }).toBuffer()
}
