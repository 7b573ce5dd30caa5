import { expect, test } from 'vitest'
import { CARD_VALUES } from '../../../../src/games/talisman/computer/cards.ts'
import { KINDS, type CardKind } from '../../../../src/games/talisman/data/components.ts'

/** What a kind of card must state, by its type (TAL-15.4 to TAL-15.10). */
function statedBy({ type }: CardKind): string {
  switch (type) {
    case 'event':
      return 'by-type'
    case 'enemy':
      return 'by-might'
    case 'stranger':
    case 'place':
      return 'lying, visit'
    default:
      return 'held'
  }
}

test('computer players value every card by what its type lets them do with it', () => {
  for (const kind of KINDS.values()) {
    const value = CARD_VALUES[kind.id]
    const stated = typeof value === 'string' ? value : Object.keys(value).join(', ')
    expect([kind.id, stated]).toEqual([kind.id, statedBy(kind)])
  }
})
