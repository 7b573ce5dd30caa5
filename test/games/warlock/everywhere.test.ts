import { expect, it } from 'vitest'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { SPACES } from '../../../src/games/warlock/data/board.ts'
import { playsATurnFrom } from '../../kit/everywhere.ts'
import { warlock } from './kit.ts'

it('a turn can be played from every space of the mountain', () => {
  const spaces = SPACES.map(({ id }) => id)
  expect(spaces.length).toBeGreaterThan(200)
  for (const at of spaces) {
    try {
      playsATurnFrom(WARLOCK, warlock({ A: { at }, B: {} }).state)
    } catch (error) {
      throw new Error(`on ${at}`, { cause: error })
    }
  }
})
