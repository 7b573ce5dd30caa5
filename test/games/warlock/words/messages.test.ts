import { expect, test } from 'vitest'
import { SPACES } from '../../../../src/games/warlock/data/board.ts'
import { foeOf, treasureOf } from '../../../../src/games/warlock/data/components.ts'
import { GAS } from '../../../../src/games/warlock/data/figures.ts'
import { ENCOUNTER_IDS, TREASURE_IDS } from '../../../../src/games/warlock/data/ids.ts'
import { cardShort, foeName, monsterName, spaceName } from '../../../../src/games/warlock/words/names.ts'
import { effectOf } from '../../../../src/games/warlock/words/options/labeller.ts'
import { say } from '../../../../src/games/warlock/words/say.ts'

test('cards, foes and places are named as the box names them', () => {
  const curly = (name: string) => name.replaceAll("'", '’')
  for (const id of TREASURE_IDS) expect(cardShort(id)).toBe(curly(treasureOf(id).name))
  for (const id of [...ENCOUNTER_IDS, 'crocodile'] as const)
    expect(foeName(id)).toBe(curly(foeOf(id).name).replace(/^The /, ''))
  for (const id of ENCOUNTER_IDS)
    for (const one of foeOf(id).monsters) expect(monsterName(id, one.id)).toBe(curly(one.name).replace(/^The /, ''))
  for (const { id, type, name } of SPACES.values())
    if (type === 'room' || type === 'bank') expect(spaceName(id)).toBe(`the ${curly(name)}`)
})

test('every encounter has a public line of its own that names it and says “you” to nobody', () => {
  for (const id of ENCOUNTER_IDS) {
    const line = say(`met-${id}`, { who: 'Ann', told: 0 })
    expect(line).toContain(`**${foeName(id)}**`)
    expect(line).not.toMatch(/\byour?\b/i)
    expect(line.length).toBeLessThanOrEqual(160)
  }
})

test('what a card does fits a hint', () => {
  for (const id of TREASURE_IDS) expect(effectOf(id).length, id).toBeLessThanOrEqual(100)
})

test('the gas in the lid costs what its hint says', () => {
  const [worst, bad] = GAS.losses
  expect(GAS.losses).toEqual([worst, bad, bad, 0, 0, 0])
})
