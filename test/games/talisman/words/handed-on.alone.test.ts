import { expect, test } from 'vitest'
import { everythingSaid } from '../../../kit/everything-said.ts'
import { handedOn } from '../../../kit/handed-on.ts'
import '../../../kit/in-handed-on.ts'

const { TALISMAN } = await import('../../../../src/games/talisman/index.ts')

/** Arguments that code words itself and that fit into a sentence as they are. All others are ids, for `NAME()`. */
const WORDED = {
  sentences: ['person'],
  lists: ['things'],
  clauses: ['step'],
  figures: ['start'],
  titles: ['source', 'title'],
}

test.each([
  { seats: 4, preset: 'standard', seed: 'names', by: 'computer', limit: 600 },
  { seats: 2, preset: 'short', seed: 'alone', by: 'computer', limit: 300 },
  { seats: 3, preset: 'short', seed: 'forms', by: 'chance', limit: 400 },
] as const)('code gives messages the ids of names, and no names ($preset, $seats seats)', (match) => {
  const texts = [...everythingSaid(TALISMAN, match)]
  expect(texts.length).toBeGreaterThan(2000)
  expect(handedOn(texts, Object.values(WORDED).flat())).toEqual([])
})
