import { expect, it } from 'vitest'
import { SPACE_IDS } from '../../../src/games/talisman/data/ids.ts'
import { TALISMAN } from '../../../src/games/talisman/index.ts'
import { playsATurnFrom } from '../../kit/everywhere.ts'
import { talisman } from './kit.ts'

it('a Turn can be played from every space of the board', () => {
  expect(SPACE_IDS.length).toBe(49)
  for (const at of SPACE_IDS) {
    try {
      playsATurnFrom(TALISMAN, talisman({ elf: { at }, troll: {} }).state)
    } catch (error) {
      throw new Error(`on ${at}`, { cause: error })
    }
  }
})
