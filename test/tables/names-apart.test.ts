import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelsBeside, likeness, takenForOthers } from '../../src/tables/steps/display-names.ts'
import type { Named } from '../../src/tables/model/people.ts'
import { isBlank } from '../../src/tables/kit/invisible.ts'
import { often } from '../kit/often.ts'

const name = fc.oneof(
  fc.constantFrom(
    'Alex',
    'alex',
    'АІex',
    'A\u0301lex',
    'Alex (2)',
    'Alex (a_1)',
    '',
    '\u3164',
    '\u200b\u2060',
    'somebody',
    'computer 1',
    'O0',
    'o0.',
  ),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
)
const people = fc.array(fc.record({ name, hasAccount: fc.boolean() }), { maxLength: 40 }).map((all) =>
  all.map(({ name: shown, hasAccount }, at): Named => ({
    name: shown,
    ...(hasAccount && { account: `a_${'x'.repeat(at)}` }),
  })),
)

test('no two people at a table have labels that can be confused, regardless of their names', () => {
  fc.assert(
    fc.property(people, (all) => {
      const labels = labelsBeside(all)
      expect(labels).toHaveLength(all.length)
      expect(new Set(labels.map(likeness)).size).toBe(all.length)
      expect(labels.filter(isBlank)).toEqual([])
      for (const label of labels) expect([...label].length).toBeLessThanOrEqual(32)
    }),
    { numRuns: often(300) },
  )
})

test('a unique name is kept, and equal names are told apart by account', () => {
  const all = [
    { name: 'Alex', account: 'alex' },
    { name: 'Zoe', account: 'z' },
    { name: 'ALEX', account: 'lex_7' },
  ]
  expect(labelsBeside(all)).toEqual(['Alex (alex)', 'Zoe', 'ALEX (lex_7)'])
  expect(takenForOthers(all)).toEqual([all[0], all[2]])
})
