import { describe, expect, it } from 'vitest'
import type { Topic } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { LEAST_LETTER_PX } from '../../src/render/card/composition.ts'
import { drawScene } from '../../src/render/scenes/scene.ts'
import type { Cast } from '../../src/render/scenes/layout.ts'
import { writtenIn } from './written.ts'
import { dramaOf, EXAMPLES, sceneOf } from './scenes.ts'

const castOf = async (game: string) => (await import(`../../src/render/games/${game}/index.ts`)) as Cast

describe('on a phone no letter is too small', () => {
  it.each(EXAMPLES)('on a phone no letter is too small of $what ($game.words.title)', async (example) => {
    const cast = await castOf(example.game.rules.id)
    const written = writtenIn(() => drawScene(sceneOf(example.game, dramaOf(example), 'narrow'), cast))
    expect(written.length).toBeGreaterThan(1)
    expect(written.filter(({ px }) => px < LEAST_LETTER_PX)).toEqual([])
  })

  it.each(GAMES.map((game) => ({ game, name: game.words.title })))(
    'on a phone no letter is too small of any face of $name',
    async ({ game }) => {
      const cast = await castOf(game.rules.id)
      const topics = (game.words.reference?.() ?? []).filter((one: Topic) => cast.emblemOf(one))
      expect(topics.length).toBeGreaterThan(50)
      for (const { id } of topics) {
        const drama = { kind: 'face', weight: 1, title: '', lines: [], about: id } as const
        const written = writtenIn(() => drawScene(sceneOf(game, drama, 'narrow'), cast))
        expect(
          written.filter(({ px }) => px < LEAST_LETTER_PX),
          id,
        ).toEqual([])
      }
    },
  )
})
