import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../../scripts/lib/proofs.ts'
import { SHEET } from '../../../../src/games/imperial/data/options.ts'
import { referenceTopics } from '../../../../src/games/imperial/words/reference/index.ts'

const topics = new Map(referenceTopics().map((topic) => [topic.id, topic]))
const textOf = (id: string): string => {
  const { lines = [], notes = [] } = topics.get(id) ?? {}
  return [...lines, ...notes].join('\n')
}

describe('the reference of Imperial Treasures', () => {
  it('the reference of Imperial Treasures has a topic for every component, house rule and preset', () => {
    const ids = [...componentsOf('imperial'), ...SHEET.ids, ...SHEET.presetIds]
    expect(ids.filter((id) => !topics.has(id))).toEqual([])
    expect(topics.size).toBe(referenceTopics().length)
  })

  it('the reference of Imperial Treasures refers only to topics that exist', () => {
    const named = [...topics.values()].flatMap(({ id, refs = [] }) => refs.map((ref) => `${id}: ${ref}`))
    expect(named.filter((one) => !topics.has(one.split(': ')[1] ?? ''))).toEqual([])
  })

  it('the reference of Imperial Treasures has neither slips of language nor bare ids in its text', () => {
    for (const { id, title, lines, flavour = '', notes = [] } of topics.values()) {
      expect([title, flavour, ...lines, ...notes].join('\n'), id).not.toMatch(
        /undefined|null|NaN|\[object|\b[a-z]+-\d\b|\S {2}\S|\.\.|\bthe the\b/,
      )
    }
  })

  it.each([
    ['troll', /It heals 1 wound a round/],
    ['wild-horse', /\*\*3–6\*\*: It offers to come along/],
    ['maid-marywin', /to Castle Highgloom, and brings 1 treasure and 1 clue there/],
    ['grail', /Shift your exploration roll/],
    ['sword', /Attack \+3, stops 1\.[^]*4 tiles/],
    ['fireball', /two dice must reach 9: elf −1, cleric −1 and magician \+1/],
    ['fishgut', /Clues that lead here: .*The Net Loft/],
    ['treasure-clue', /On the tables of Nobnodd/],
    ['lost-city', /On the printed map: nowhere/],
    ['short', /Turns on: Short game/],
  ])('%s says what the card says', (id, says) => {
    expect(textOf(id)).toMatch(says)
  })
})
