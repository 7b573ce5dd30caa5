import { describe, expect, test } from 'vitest'
import { placeNumbers, questionMark } from '../../src/engine/index.ts'

describe('the mark of a question', () => {
  const asked = (keys: readonly string[], verb = 'step.go') => ({
    seat: 0,
    verb,
    offers: keys.map((key) => ({ key })),
    default: null,
    secret: false,
    about: null,
    standing: null,
    order: null,
    known: true,
    reaction: false,
  })

  test('the mark of a question differs where an option would have another effect', () => {
    const priced = (price: number) => ({ ...asked([]), offers: [{ key: 'buy', args: { price } }] })
    expect(questionMark(priced(3))).toBe(questionMark(priced(3)))
    expect(questionMark(priced(3))).not.toBe(questionMark(priced(4)))
  })

  test('the mark of a question is the same for the same offers, and differs for others', () => {
    const marks = [
      questionMark(undefined),
      questionMark(asked(['a', 'b'])),
      questionMark(asked(['b', 'a'])),
      questionMark(asked(['a', 'b'], 'step.stay')),
      questionMark(asked(['a']), [{ verb: 'b', key: 'c' }]),
      questionMark(asked(['a', 'b']), [{ verb: 'x.y', key: 'z' }]),
    ]
    expect(new Set(marks).size).toBe(marks.length)
    expect(questionMark(asked(['a', 'b']))).toBe(marks[1])
    for (const mark of marks) expect(mark).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

test('places are numbered in the order of the offers, each once', () => {
  const numbers = placeNumbers([{ place: 'hill' }, {}, { place: 'sea' }, { place: 'hill' }, { place: 'cave' }])
  expect([...numbers]).toEqual([
    ['hill', 1],
    ['sea', 2],
    ['cave', 3],
  ])
})
