import { createCanvas, type Canvas, type CanvasRenderingContext2D, type ImageData } from 'canvas'
import type { Box } from './geometry.ts'

/** Soft areas of colour, like watercolours: painted small, blurred, and later enlarged. */

/** Blurs a canvas, then changes each of its pixels in place. */
export function filterPixels(
  canvas: Canvas,
  blur: number,
  change?: (data: Uint8ClampedArray, at: number, x: number, y: number) => void,
): Canvas {
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height)
  if (blur > 0) {
    blurLines(image, blur)
    blurLines(image, blur)
  }
  if (change) {
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) change(image.data, (y * image.width + x) * 4, x, y)
    }
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/**
 * Draws a canvas enlarged to a box. The pixels are those of `drawImage`, in a fraction of its time; only the outermost
 * line fades to transparent.
 */
export function drawStretched(ctx: CanvasRenderingContext2D, canvas: Canvas, { x, y, width, height }: Box): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(width / canvas.width, height / canvas.height)
  ctx.fillStyle = ctx.createPattern(canvas, 'no-repeat')
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.restore()
}

/**
 * Drops the lowest bits of every colour. The change is invisible and halves the size of the picture. For opaque
 * canvases.
 */
export function reduceColours(canvas: Canvas): Canvas {
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, image.data.length / 4)
  for (let i = 0; i < pixels.length; i++) pixels[i] = ((pixels[i] ?? 0) & 0xfcfcfcfc) | 0xff020202
  ctx.putImageData(image, 0, 0)
  return canvas
}

export function blankCanvas(width: number, height: number): Canvas {
  return createCanvas(Math.ceil(width), Math.ceil(height))
}

/** A box blur along the rows, then along the columns. */
function blurLines(image: ImageData, radius: number): void {
  const { data, width, height } = image
  const pass = (lines: number, length: number, lineStep: number, step: number) => {
    const copy = new Float32Array(length * 4)
    for (let line = 0; line < lines; line++) {
      const start = line * lineStep
      for (let i = 0; i < length * 4; i++) copy[i] = data[start + (i >> 2) * step + (i & 3)] ?? 0
      for (let channel = 0; channel < 4; channel++) {
        const at = (i: number) => copy[Math.max(0, Math.min(length - 1, i)) * 4 + channel] ?? 0
        let sum = 0
        for (let i = -radius; i <= radius; i++) sum += at(i)
        for (let i = 0; i < length; i++) {
          data[start + i * step + channel] = sum / (2 * radius + 1)
          sum += at(i + radius + 1) - at(i - radius)
        }
      }
    }
  }
  pass(height, width, width * 4, 4)
  pass(width, height, 4, width * 4)
}
