import { createCanvas, loadImage, type Canvas } from 'canvas'

/** What is seen of a JPEG. Throws if it is none. */
export async function decoded(jpeg: Buffer): Promise<Canvas> {
  if (jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('not a JPEG')
  const image = await loadImage(jpeg)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas
}

/** How far the colours of two pictures of one size lie apart on average, of 255. */
export function distance(one: Canvas, other: Canvas): number {
  const [a, b] = [one, other].map((canvas) => canvas.getContext('2d').getImageData(0, 0, one.width, one.height).data)
  if (!a || !b) throw new Error('there is nothing to compare')
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}
