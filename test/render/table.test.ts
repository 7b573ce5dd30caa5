import { describe, expect, it } from 'vitest'
import { creatureOf, ENCOUNTER_TILES } from '../../src/games/imperial/data/components.ts'
import { createCanvas } from 'canvas'
import { drawIcon } from '../../src/render/canvas/icons.ts'
import { emblemOfCreature } from '../../src/render/games/imperial/creatures.ts'
import { paintTable } from '../../src/render/index.ts'

const nothing = { asked: [], viewer: null, size: 'card', framing: 'wide', names: [] } as const

describe('a table without a painter', () => {
  it('a table without a painter is refused by name', async () => {
    await expect(paintTable('chess', {}, nothing)).rejects.toThrow('no painter for the game chess')
  })

  it('a table without a painter is refused if its name is no name', async () => {
    for (const id of ['../index', 'Imperial', '', 'a/b', 'imperial.ts']) {
      await expect(paintTable(id, {}, nothing)).rejects.toThrow('not the id of a game')
    }
  })
})

describe('the silhouettes', () => {
  it('the silhouettes are there for every creature that can be fought', () => {
    const ctx = createCanvas(32, 32).getContext('2d')
    for (const tile of ENCOUNTER_TILES) {
      if ((creatureOf(tile).stats.maxHealth ?? 0) > 0)
        drawIcon(ctx, emblemOfCreature(tile).icon, { x: 16, y: 16 }, 32, '#000000')
    }
  })

  it('the silhouettes are asked for by names that exist', () => {
    expect(() => drawIcon(createCanvas(8, 8).getContext('2d'), 'no-such-thing', { x: 4, y: 4 }, 8, '#000000')).toThrow(
      'no icon',
    )
  })
})
