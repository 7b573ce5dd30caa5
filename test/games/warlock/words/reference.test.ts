import { expect, it } from 'vitest'
import { componentsOf } from '../../../../scripts/lib/proofs.ts'
import { SHEET } from '../../../../src/games/warlock/data/options.ts'
import { referenceTopics } from '../../../../src/games/warlock/words/reference.ts'

const topics = new Map(referenceTopics().map((topic) => [topic.id, topic]))
const said = (id: string) => topics.get(id)?.lines.join('\n')

it('the reference has a topic for every component and option', () => {
  const all = [...componentsOf('warlock'), ...SHEET.ids, ...SHEET.presetIds]
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((id) => !topics.has(id))).toEqual([])
  expect(topics.size).toBe(referenceTopics().length)
})

it('topics show numbers, the whole text and references', () => {
  expect(topics.get('ogre')?.figures).toMatchObject([['Skill', '9', 'skill'], ['Stamina', '10', 'stamina']]) // prettier-ignore
  expect(said('zombies')).toContain('Add 1 to your die when you escape')
  expect(topics.get('zombies')?.refs?.length).toBeGreaterThan(0)
  expect(said('bunch-cook')).toContain('Turns in locks 1, 5, 6 and 7.')
  expect(topics.get('bunch-cook')?.refs).toContain('key-card-5')
  expect(said('key-card-5')).toContain('Cook’s Bunch (1, 5, 6, 7)')
  expect(said('warlocks-study')).toContain('Warlock')
  expect(said('escape-table')).toContain('**1** Not away, −2 Stamina')
  expect(said('swift-feet-dice')).toContain('Values: 2, 3 (default: 2).')
  expect(said('short')).toContain('Swift feet')
})

it('topics refer only to topics that exist', () => {
  const lost = [...topics.values()].flatMap(({ refs = [] }) => refs.filter((id) => !topics.has(id) && !id.startsWith('WAR-'))) // prettier-ignore
  expect(lost).toEqual([])
})
