import { randomBytes } from 'node:crypto'
import { createCanvas } from 'canvas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LEAST_LETTER_PX } from '../../src/render/card/composition.ts'
import { addCaption, FRAME_SIZE } from '../../src/render/finished/film.ts'
import { encodeFilm, type Frame } from '../../src/render/finished/film-encoder.ts'
import { blemishesOf } from './legibility.ts'

const SIDE = 96

/** Pictures of which nothing can be left out: noise. */
async function noisy(count: number, isKept: (at: number) => boolean = () => false): Promise<Frame[]> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const
  const images = Array.from({ length: count }, () =>
    sharp(randomBytes(SIDE * SIDE * 3), { raw })
      .png()
      .toBuffer(),
  )
  return (await Promise.all(images)).map((image, at) => ({ image, delay: 100 + at, isKept: isKept(at) }))
}

const seenIn = async (film: Buffer) => {
  const { pages = 0, delay = [], loop, width, pageHeight, format } = await sharp(film, { pages: -1 }).metadata()
  return { pages, time: delay.reduce((sum, one) => sum + one, 0), loop, width, height: pageHeight, format }
}

describe('a film', () => {
  it('a film shows all of its pictures, each for its time, and starts again', async () => {
    const frames = await noisy(6)
    const film = await encodeFilm(frames, 10_000_000)
    expect(film?.frames).toBe(6)
    const time = frames.reduce((sum, { delay }) => sum + delay, 0)
    expect(await seenIn(film?.film ?? Buffer.of())).toEqual(
      { pages: 6, time, loop: 0, width: SIDE, height: SIDE, format: 'webp' },
    )
  }) // prettier-ignore

  it('a film has fewer bytes than it may: first its quality goes down, then every other picture that need not stay', async () => {
    const frames = await noisy(12, (at) => at === 3)
    const best = (await encodeFilm(frames, 10_000_000))?.film.length ?? 0
    const worse = await encodeFilm(frames, best)
    expect(worse?.frames).toBe(12)
    expect(worse?.film.length).toBeLessThan(best)
    const fewer = await encodeFilm(frames, best * 0.3)
    expect(fewer?.frames).toBeLessThan(12)
    expect(fewer?.film.length).toBeLessThan(best * 0.3)
    // Nobody misses a moment of it: what is left is seen longer.
    const time = frames.reduce((sum, { delay }) => sum + delay, 0)
    expect((await seenIn(fewer?.film ?? Buffer.of())).time).toBe(time)
    expect(await encodeFilm(frames, 1000)).toBeNull()
  })

  it('a film keeps what has to stay as long as anything else can go', async () => {
    const flat = (colour: string) =>
      sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: colour } }).png().toBuffer()
    const noise = await noisy(10)
    const kept = { image: await flat('#ff0000'), delay: 500, isKept: true }
    const frames = [...noise.slice(0, 5), kept, ...noise.slice(5)]
    const whole = (await encodeFilm(frames, 10_000_000))?.film.length ?? 0
    const film = await encodeFilm(frames, whole * 0.2)
    expect(film?.frames).toBeLessThan(8)
    const pages = Array.from({ length: film?.frames ?? 0 }, async (_, page) => {
      const { channels } = await sharp(film?.film, { page }).stats()
      return channels[0] !== undefined && channels[0].mean > 240 && (channels[1]?.mean ?? 255) < 20
    })
    expect((await Promise.all(pages)).filter(Boolean)).toHaveLength(1)
  }) // prettier-ignore

  it('a film is of pictures that can be read', async () => {
    await expect(encodeFilm([1, 2].map(() => ({ image: Buffer.from('no picture'), delay: 1, isKept: true })), 1e6)).rejects.toThrow()
  }) // prettier-ignore
})

describe('a picture of a film', () => {
  const LONG = 'Maximilian of Habsburg meets the Portrait of the Warlock and loses everything that he has ever had. '

  it.each([
    ['a word', { seat: null, heading: 'Talisman', text: 'Ann.', done: 0 }],
    ['nothing', { seat: 3, heading: 'Turn 7 · Ann', text: '', done: 0.5 }],
    ['far too much', { seat: 7, heading: `Turn 123 · ${LONG}`, text: LONG.repeat(4), done: 1 }],
    ['one long word', { seat: 0, heading: 'Turn 1', text: 'x'.repeat(300), done: 1 }],
  ])('a picture of a film says on its strip %s, so that it can be read on a phone', (_, caption) => {
    const picture = createCanvas(720, 900)
    expect(blemishesOf(LEAST_LETTER_PX, () => addCaption(picture, caption))).toEqual([])
  })

  it.each([
    [720, 900],
    [720, 300],
    [720, 2000],
    [1000, 750],
  ])('a picture of a film is always of one size, and shows all of a picture of %i × %i', (width, height) => {
    const picture = createCanvas(width, height)
    const ctx = picture.getContext('2d')
    ctx.fillStyle = '#ff0000'
    ctx.fillRect(0, 0, width, 30)
    ctx.fillRect(0, height - 30, width, 30)
    const frame = addCaption(picture, { seat: null, heading: '', text: '', done: 0 })
    expect({ width: frame.width, height: frame.height }).toEqual(FRAME_SIZE)
    const column = frame.getContext('2d').getImageData(FRAME_SIZE.width / 2, 0, 1, FRAME_SIZE.height).data
    const reds = Array.from({ length: FRAME_SIZE.height }, (_, y) => (column[y * 4] ?? 0) > 200 && (column[y * 4 + 1] ?? 0) < 60)
    const bands = reds.filter((isRed, y) => isRed && !reds[y - 1]).length
    expect(bands).toBe(2)
  }) // prettier-ignore
})
