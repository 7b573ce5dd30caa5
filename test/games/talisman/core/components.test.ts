import { describe, expect, test } from 'vitest'
import { KINDS, spaceOf } from '../../../../src/games/talisman/data/components.ts'
import { SPACE_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { kindText, spaceText } from '../../../../src/games/talisman/words/names.ts'
import { talisman } from '../kit.ts'

const numberOf = (lists: Readonly<Record<string, readonly string[] | undefined>>) => Object.values(lists).flat().length

describe('the components in the box', () => {
  test('three Regions of 24, 16 and 9 spaces (TAL-C.1), each with a title and an instruction (TAL-C.2)', () => {
    const spaces = SPACE_IDS.map((id) => spaceOf(id))
    const inRegion = (region: string) => spaces.filter((space) => space.region === region)
    expect(['outer', 'middle', 'inner'].map((region) => inRegion(region).length)).toEqual([24, 16, 9])
    expect(inRegion('inner').filter(({ clockwise }) => clockwise === null)).toMatchObject([{ id: 'crown-of-command' }])
    expect(spaces.filter(({ id, name, instruction }) => !name || !spaceText(id) || !instruction.type)).toEqual([])
  })

  test('104 Adventure cards, 24 Spells, 28 Purchase and 4 Talisman cards (TAL-C.3, TAL-C.4, TAL-C.7)', () => {
    const { deck, spellDeck, piles } = talisman({}).state
    const { talisman: talismans = [], ...purchases } = piles
    expect([deck.length, spellDeck.length, numberOf(purchases), talismans.length]).toEqual([104, 24, 28, 4])
  })

  test('every card has a title, a number from 1 to 6 and a text; an Enemy either Strength or Craft (TAL-15.1)', () => {
    for (const { id, name, encounterNumber, type, strength, craft } of KINDS.values()) {
      expect(name && kindText(id)).toBeTruthy()
      expect([1, 2, 3, 4, 5, 6]).toContain(encounterNumber)
      const might = [strength, craft].filter((one) => one != null)
      expect(might).toHaveLength(type === 'enemy' ? 1 : 0)
    }
  })

  test('the components in the box: to roll several dice, the die is rolled that often and added up (TAL-C.9)', () => {
    const t = talisman({ troll: { at: 'plain-of-peril' } }).dice(3, 5, 2)
    const got = t.turns({ 'move.inner': 'space:crypt' })
    expect(
      got
        .of('came-out')[0]
        ?.roll.parts.slice(0, 3)
        .map(({ value }) => value),
    ).toEqual([3, 5, 2])
    expect(got.of('came-out')[0]?.roll.total).toBe(10 - 6)
  })
})
