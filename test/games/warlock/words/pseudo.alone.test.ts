import { expect, test } from 'vitest'
import '../../../kit/in-pseudo.ts'
import { GluedWords } from '../../../kit/pseudo.ts'

const { WARLOCK } = await import('../../../../src/games/warlock/index.ts')
const { moments, name } = await import('./met.ts')

/** Words that are no message: the names of the players, and what joins a list. */
const DATA = [0, 1, 2, 3].map(name)
const JOINTS = /\band\b|\b[A-Z]{1,2}\d+\b/g

test('in a pseudo-language no line of the chronicle has a word that code has put there', () => {
  const glued = new GluedWords(DATA, JOINTS)
  for (const seed of ['pseudo', 'language']) {
    const match = { seats: 4, preset: 'standard', seed, by: 'computer', limit: 600 } as const
    for (const { told } of moments(match))
      for (const { fact } of told) glued.look(fact.kind, WARLOCK.words.fact(fact, name) ?? '')
  }
  expect(glued.texts).toBeGreaterThan(500)
  expect([...glued.words]).toEqual([])
})
