import type { Topic } from '../../src/engine/index.ts'
import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { LEAST_LETTER_PX } from '../../src/render/card/composition.ts'
import type { Emblem } from '../../src/render/faces/emblem.ts'
import { paintFace } from '../../src/render/scenes/face.ts'
import { paintHand } from '../../src/render/card/hand.ts'
import { blemishesOf } from './legibility.ts'

/** Reads one of several faces, others with each SEED; FACES=1 reads them all, which takes some minutes. */
const EACH = Number(process.env['FACES'] ?? 25)
const FIRST = Number(process.env['SEED'] ?? 0)

const facesOf = async (game: (typeof GAMES)[number]) => {
  const { emblemOf } = (await import(`../../src/render/games/${game.rules.id}/index.ts`)) as {
    emblemOf: (topic: Topic) => Emblem | null
  }
  return (game.words.reference?.() ?? []).flatMap((topic) => {
    const emblem = emblemOf(topic)
    return emblem ? [{ topic, emblem }] : []
  })
}

it.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'faces of %s can be read on a phone: nothing too small, cut or covered',
  async (_, game) => {
    const faces = (await facesOf(game)).filter((_face, at) => at % EACH === FIRST % EACH)
    expect(faces.length).toBeGreaterThan(3)
    const found = faces.flatMap(({ topic, emblem }) =>
      blemishesOf(LEAST_LETTER_PX, () => paintFace(topic, emblem)).map(
        ({ kind, text, px }) => `FACES=1: ${topic.id}: “${text}” is ${kind}, ${px} px`,
      ),
    )
    expect(found).toEqual([])
  },
)

it.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'a hand of %s can be read on a phone, whatever is in it',
  async (_, game) => {
    const all = await facesOf(game)
    for (let from = FIRST % 7; from < all.length; from += 11 * EACH) {
      const held = all.slice(from, from + 14)
      if (held.length === 0) break
      const small = blemishesOf(LEAST_LETTER_PX, () => paintHand(held)).filter(({ kind }) => kind === 'small')
      expect(small).toEqual([])
    }
  },
)
