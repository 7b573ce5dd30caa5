import { expect, test } from 'vitest'
import { ORDER, type Offer } from '../../../../src/engine/index.ts'
import '../../../kit/in-pseudo.ts'
import { GluedWords } from '../../../kit/pseudo.ts'

const { CHARACTERS } = await import('../../../../src/games/imperial/data/components.ts')
const { labelOf, promptOf } = await import('../../../../src/games/imperial/words/questions.ts')
const { moments, name } = await import('./met.ts')

/** Words that are no message: the names of characters and players, and what joins a list. */
const DATA = [...[...CHARACTERS.values()].map((card) => card.name), ...[0, 1, 2, 3].map(name)]
const JOINTS = /\band\b/g

test('in a pseudo-language no choice or question has a word that code has put there', () => {
  const glued = new GluedWords(DATA, JOINTS)
  for (const by of ['computer', 'chance'] as const) {
    const match = { seats: 4, preset: 'standard', seed: 'pseudo', by, limit: 400 } as const
    for (const { asked, view, asides } of moments(match)) {
      for (const one of asked) {
        const seen = view(one.seat)
        glued.look(one.verb, promptOf(one, seen, name))
        const choices = [...one.offers.map((offer): [string, Offer] => [one.verb, offer]), ...asides(one.seat).map((aside): [string, Offer] => [aside.verb, aside])] // prettier-ignore
        for (const [verb, offer] of choices) {
          if (verb === ORDER) continue
          const { label, hint = '', sure = '' } = labelOf(verb, offer, seen, name)
          glued.look(verb, label, hint, sure)
        }
      }
    }
  }
  expect(glued.texts).toBeGreaterThan(2000)
  expect([...glued.words]).toEqual([])
})
