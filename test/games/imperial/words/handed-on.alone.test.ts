import { expect, test } from 'vitest'
import { everythingSaid } from '../../../kit/everything-said.ts'
import { handedOn } from '../../../kit/handed-on.ts'
import '../../../kit/in-handed-on.ts'

const { IMPERIAL } = await import('../../../../src/games/imperial/index.ts')

/** Arguments that code words itself and that fit into a sentence as they are. All others are ids, for `NAME()`. */
const WORDED = {
  where: ['at', 'in', 'past', 'place', 'to'],
  lists: [
    'asks',
    'bonuses',
    'gear',
    'gives',
    'party',
    'places',
    'sides',
    'spells',
    'terrains',
    'things',
    'treasures',
    'weapons',
  ],
  clauses: ['clauses', 'moment', 'person', 'rolls', 'worth'],
  titles: ['clue', 'member', 'name', 'side', 'source', 'title'],
}

test.each([
  { seats: 4, preset: 'standard', seed: 'names', by: 'computer', limit: 300 },
  { seats: 3, preset: 'blood-and-guts', seed: 'forms', by: 'chance', limit: 400 },
] as const)('code gives messages the ids of names, and no names ($preset, $seats seats)', (match) => {
  const texts = [...everythingSaid(IMPERIAL, match)]
  expect(texts.length).toBeGreaterThan(2000)
  expect(handedOn(texts, Object.values(WORDED).flat())).toEqual([])
})
