import { describe, expect, it } from 'vitest'
import adventure from '../../../../src/games/talisman/data/adventure.json' with { type: 'json' }
import { ADVENTURE_CARDS, CHARACTERS, KINDS } from '../../../../src/games/talisman/data/components.ts'
import { ABILITY_IDS, CHARACTER_IDS, KIND_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { ADVENTURE_FILE } from '../../../../src/games/talisman/data/schema.ts'

describe('the data files', () => {
  const [first] = adventure.cards

  it('the data files have every card that has a name, and no other', () => {
    expect([...KINDS.keys()].sort()).toEqual([...KIND_IDS].sort())
    expect([...CHARACTERS.keys()].sort()).toEqual([...CHARACTER_IDS].sort())
    expect([...CHARACTERS.values()].flatMap(({ abilities }) => abilities.map(({ id }) => id))).toEqual([...ABILITY_IDS])
    expect(ADVENTURE_CARDS).toHaveLength(adventure.cards.reduce((sum, { count }) => sum + count, 0))
    expect(new Set(ADVENTURE_CARDS).size).toBe(ADVENTURE_CARDS.length)
  })

  it.each([
    ['a card nobody knows', { id: 'jester' }],
    ['a figure that is a word', { count: 'two' }],
    ['what nobody reads', { effect: 'Something happens.' }],
  ])('the data files refuse %s', (_what, slip) => {
    expect(ADVENTURE_FILE.safeParse({ cards: [{ ...first, ...slip }] }).success).toBe(false)
  })
})
