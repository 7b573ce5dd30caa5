import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesIn } from '../../../../scripts/lib/words.ts'
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

const WORDS = 'src/games/imperial/words'
const FOLDER = `${WORDS}/en`
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
      const quip = explorationFlavour(location, roll)
      const where = `${location} ${roll.total}`
      expect(told.get(quip) ?? where, quip).toBe(where)
      told.set(quip, where)
      const line = IMPERIAL.words.fact({ kind: 'explored', seat: 0, location, roll, outcome }, LONG_NAME) ?? ''
      expect(line).toContain(quip)
      expect(lettersIn(line), line).toBeLessThanOrEqual(MAX_LINE_LETTERS)
    }
  }
  expect(told.size).toBe(EXPLORATION.size * (11 + 4))
})

test('every creature, treasure and clue has a joke that says “you” to nobody', () => {
  const quips = [
    ...[...CREATURES.values()].filter(({ category }) => category !== 'meta').map(({ id }) => creatureFlavour(id)),
    ...TREASURE_TILES.map(itemFlavour),
    ...[...CLUES.values()].filter(({ special }) => !special).map(({ id }) => clueFlavour(id)),
  ]
  for (const quip of quips) {
    expect(quip).not.toBe('')
    expect(quip).not.toMatch(/\byour?s?\b/i)
  }
})

test('every message begins with one emoji or none, and none uses two', () => {
  const emoji = /\p{Extended_Pictographic}/gu
  for (const { id, text } of messagesIn(FOLDER)) {
    for (const line of text.split('\n')) {
      const found = [...line.matchAll(emoji)]
      expect(found.length, id).toBeLessThanOrEqual(1)
      if (found[0]) expect(line.slice(0, found[0].index).replace(/^ *(\{.*->|\*?\[\w+\])? */, ''), id).toBe('')
    }
  }
})

test('every message is typeset: curly quotes, dashes, and no space before an ellipsis or a percent sign', () => {
  for (const { id, text } of messagesIn(FOLDER)) {
    expect(text.replace(/(: )?"\w*"/g, ''), id).not.toMatch(/['"]| - | …| %|\.\.\./)
  }
})

test('every message is used', () => {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!messages)\.ts$/.test(file),
  )
  const code = files.map((file) => readFileSync(`${WORDS}/${file}`, 'utf8')).join('\n')
  const templates = [...code.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, '*'))
  const asked = templates
    .filter((text) => /^[a-z*][a-z0-9.*-]*$/.test(text) && /[a-z]{2}/.test(text) && /[-.]/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9-]*')}$`))
  const isSaid = (id: string) => code.includes(`'${id}'`) || asked.some((form) => form.test(id))
  // A label is asked for together with its hint.
  const isUsed = (id: string) => isSaid(id) || isSaid(id.replace(/\.hint$/, ''))
  const forms = /^(foe|item|place|road|wind|terrain|class)-.*\./
  expect(messagesIn(FOLDER).flatMap(({ id }) => (isUsed(id) || forms.test(id) ? [] : [id]))).toEqual([])
})
