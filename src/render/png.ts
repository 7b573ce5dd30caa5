import { Canvas } from 'canvas'
import { thinned } from './wash.ts'

/** Encodes a picture beside the main thread. Maps with few shades are smallest and quickest without filters. */
export function pngOf(canvas: Canvas): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    thinned(canvas).toBuffer((error, png) => (error ? reject(error) : resolve(png)), 'image/png', {
      compressionLevel: 6,
      filters: Canvas.PNG_FILTER_NONE,
    })
  })
}
