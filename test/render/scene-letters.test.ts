import { describe, expect, it } from 'vitest'
import type { Topic } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { LEAST_LETTER_PX } from '../../src/render/card/composition.ts'
import { paintScene } from '../../src/render/index.ts'
import { drawScene } from '../../src/render/scenes/scene.ts'
import type { Cast } from '../../src/render/scenes/layout.ts'
import { writtenIn } from './written.ts'
import { blemishesOf } from './legibility.ts'
import { dramaOf, EXAMPLES, sceneOf } from '../../trials/scenes.ts'

const castOf = async (game: string) => (await import(`../../src/render/games/${game}/index.ts`)) as Cast

describe('on a phone no letter is too small', () => {
  it.each(EXAMPLES)('on a phone no letter is too small of $what ($game.words.title)', async (example) => {
    const cast = await castOf(example.game.rules.id)
    const written = writtenIn(() => drawScene(sceneOf(example.game, dramaOf(example), 'narrow'), cast))
    expect(written.length).toBeGreaterThan(1)
    expect(written.filter(({ px }) => px < LEAST_LETTER_PX)).toEqual([])
  })

  it.each(EXAMPLES.filter(({ kind }) => kind === 'crown' || kind === 'chest'))(
    'a victory shows everybody, whole and clear of all else: $what ($game.words.title)',
    async (example) => {
      const cast = await castOf(example.game.rules.id)
      const { sides = [], ...drama } = dramaOf(example)
      const names = ['Cleo', 'Maximilian of Habsburg', 'Dora the Explorer', 'Eve', 'xXDarkDragonSlayer_1995_GamerXx', 'Gus', 'Hal']
      const others = names.map((name, at) => ({ seat: at + 1, name, left: at % 2 ? 'Left the mountain · Held Key cards 2 and 3' : '7' }))
      const winners = sides.map((side) => ({ ...side, left: '9 treasures' }))
      for (const [framing, least] of [['wide', 20], ['narrow', LEAST_LETTER_PX]] as const) {
        const ended = { ...drama, sides: winners, others, lines: ['After 14 rounds.', 'Ann won with 9.'] }
        const scene = sceneOf(example.game, ended, framing)
        expect(blemishesOf(least, () => drawScene(scene, cast))).toEqual([])
        const written = writtenIn(() => drawScene(scene, cast)).map(({ text }) => text)
        for (const text of ['Cleo', 'Hal', '9 treasures', 'After 14 rounds.']) expect(written).toContain(text)
        expect(written.filter((text) => text.endsWith('…'))).toEqual([])
      }
    }, // prettier-ignore
  )

  it('a victory shows players by their seats if no font has the letters of their names', async () => {
    const victory = EXAMPLES.find(({ kind }) => kind === 'crown')
    if (!victory) throw new Error('nobody wins')
    const { sides: [winner] = [], ...drama } = dramaOf(victory)
    if (!winner) throw new Error('nobody has won')
    const { game } = victory
    const paintedAs = (...[won, one, other]: readonly string[]) => {
      const sides = [{ ...winner, seat: 0, name: won ?? '' }]
      const others = [one, other].map((name = '', at) => ({ seat: at + 1, name, left: '7' }))
      return paintScene(game.rules.id, sceneOf(game, { ...drama, sides, others }, 'narrow'))
    }
    expect(await paintedAs('محمد', '玩家', 'Kate (🐉 Ann)')).toEqual(await paintedAs('Seat 1', 'Seat 2', 'Kate (Ann)'))
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
