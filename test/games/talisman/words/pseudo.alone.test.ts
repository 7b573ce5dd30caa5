import { expect, test } from 'vitest'
import '../../../kit/in-pseudo.ts'
import { GluedWords } from '../../../kit/pseudo.ts'

const { TALISMAN } = await import('../../../../src/games/talisman/index.ts')
const { moments, name } = await import('./met.ts')

/** Words that are no message: the names of the players, and what joins a list. */
const DATA = [0, 1, 2, 3].map(name)
const JOINTS = /\b(and|or)\b/g

const { words } = TALISMAN

test('in a pseudo-language no choice and no question has a word that code has put there', () => {
  const glued = new GluedWords(DATA, JOINTS)
  for (const by of ['computer', 'chance'] as const) {
    const match = { seats: 4, preset: 'short', seed: 'pseudo', by, limit: 150 } as const
    for (const { asked, asides, view } of moments(match)) {
      const offered = asked.flatMap(({ seat, verb, offers }) => offers.map((offer) => ({ seat, verb, offer })))
      const beside = [0, 1, 2, 3].flatMap((seat) => asides(seat).map((offer) => ({ seat, verb: offer.verb, offer })))
      for (const one of asked) glued.look(one.verb, words.prompt(one, view(one.seat), name))
      for (const { seat, verb, offer } of [...offered, ...beside]) {
        const { label, hint = '', sure = '' } = words.label(verb, offer, view(seat), name)
        glued.look(verb, label, hint, sure)
      }
    }
  }
  expect(glued.texts).toBeGreaterThan(500)
  expect([...glued.words]).toEqual([])
})
