import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { COVER_SHAPES, paintCover, type Cover } from '../../src/render/faces/cover.ts'
import { paintTable } from '../../src/render/index.ts'
import { decoded } from './jpeg.ts'
import { writtenIn } from './written.ts'

/** The width at which a phone shows a picture in a container, and the least letters there, in CSS pixels. */
const [PHONE, LEAST] = [299, 11]

it.each(GAMES.map((game) => [game.words.title, game] as const))(
  'the cover of %s is small, the same each time, and its title can be read on a phone',
  async (title, { rules, words }) => {
    expect(words.cover).toMatch(/^\S.{60,300}[^.]$/)
    const { COVER } = (await import(`../../src/render/games/${rules.id}/index.ts`)) as { COVER: Cover }
    for (const shape of COVER_SHAPES) {
      const framing = shape === 'wide' ? 'wide' : 'narrow'
      const request = { asked: [], viewer: null, names: [], size: 'card', framing, cover: title } as const
      const jpeg = await paintTable(rules.id, null, request)
      expect(jpeg.equals(await paintTable(rules.id, null, request))).toBe(true)
      expect(jpeg.length).toBeLessThan(120_000)
      const { width, height } = await decoded(jpeg)
      expect(width / height).toBeCloseTo(shape === 'wide' ? 16 / 5 : 4 / 5)
      const written = writtenIn(() => paintCover(COVER, title, shape))
      expect(written.map(({ text }) => text).join(' ')).toBe(title)
      for (const { px, box } of written) {
        expect((px * PHONE) / width).toBeGreaterThan(LEAST)
        expect(box.x).toBeGreaterThan(0)
        expect(box.x + box.width).toBeLessThan(width)
      }
    }
  },
)
