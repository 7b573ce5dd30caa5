import { expect, test } from 'vitest'
import { diceParts, sumOf } from '../../../../src/engine/index.ts'
import {
  CLUES,
  CREATURES,
  EXPLORATION,
  SPELLS,
  TREASURE_TILES,
  treasureOf,
  WEAPONS,
} from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { lettersIn, MAX_LINE_LETTERS } from '../../../../src/games/imperial/words/chronicle/lines.ts'
import {
  clueFlavour,
  creatureFlavour,
  explorationFlavour,
  itemFlavour,
} from '../../../../src/games/imperial/words/flavour.ts'
import { creatureName, itemName, spellName } from '../../../../src/games/imperial/words/things.ts'

const LONG_NAME = (): string => '**Bartholomew**'

test('creatures, items and spells are named as the box names them', () => {
  const curly = (name: string) => name.replaceAll("'", '’').replace(/^The /, '')
  for (const { id, name } of CREATURES.values()) expect(creatureName(id)).toBe(curly(name))
  for (const tile of TREASURE_TILES) expect(itemName(tile)).toBe(curly(treasureOf(tile).name))
  for (const { id, name } of WEAPONS.values()) expect(itemName(id)).toBe(curly(name))
  for (const { id, name } of SPELLS.values()) expect(spellName(id)).toBe(curly(name))
})

test('every exploration has a joke of its own, which fits its line', () => {
  const told = new Map<string, string>()
  const dice = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((two) => [one, two] as const))
  for (const [location, rows] of EXPLORATION) {
    for (const pair of dice) {
      const roll = sumOf(diceParts([...pair]))
      const outcome = rows[roll.total] ?? 'no-action'
      for (const before of [0, 1, 2]) {
        const quip = explorationFlavour(location, roll, before)
        const where = `${location} ${roll.total}`
        expect(told.get(quip) ?? where, quip).toBe(where)
        if (quip !== '') told.set(quip, where)
        const fact = { kind: 'explored', seat: 0, location, roll, outcome } as const
        const line = IMPERIAL.words.fact(fact, LONG_NAME, { told: before, past: null }) ?? ''
        expect(line).toContain(quip)
        expect(lettersIn(line), line).toBeLessThanOrEqual(MAX_LINE_LETTERS)
      }
    }
  }
  expect(told.size).toBe(EXPLORATION.size * (11 + 4))
})

test('every creature, treasure and clue has a joke that says “you” to nobody', () => {
  const quips = [
    ...[...CREATURES.values()].filter(({ category }) => category !== 'meta').map(({ id }) => creatureFlavour(id)),
    ...TREASURE_TILES.map((tile) => itemFlavour(tile)),
    ...[...CLUES.values()].filter(({ special }) => !special).map(({ id }) => clueFlavour(id)),
  ]
  for (const quip of quips) {
    expect(quip).not.toBe('')
    expect(quip).not.toMatch(/\byour?s?\b/i)
  }
})
