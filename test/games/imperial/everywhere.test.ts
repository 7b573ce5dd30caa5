import { expect, it } from 'vitest'
import { HEXES } from '../../../src/games/imperial/data/board.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { playsATurnFrom } from '../../kit/everywhere.ts'
import { imperial } from './kit.ts'

it('a turn can be played from every hex of the realm', () => {
  const hexes = HEXES.map(({ id }) => id)
  expect(hexes.length).toBeGreaterThan(80)
  for (const at of hexes) {
    try {
      playsATurnFrom(IMPERIAL, imperial({ ozmo: { hex: at }, kate: {} }).state)
    } catch (error) {
      throw new Error(`on ${at}`, { cause: error })
    }
  }
})
