import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  rngFrom,
  diceParts,
  hash32,
  isRng,
  pickOne,
  reseed,
  rollDice,
  rollDie,
  shuffle,
  sumOf,
  takeOne,
} from '../../src/engine/index.ts'

const lucky = (seed: string) => ({ rng: rngFrom(seed) })

describe('the random generator', () => {
  test('the random generator gives the same numbers for the same seed, and survives being stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, after) => {
        const first = lucky(seed)
        rollDice(first, after)
        const second = JSON.parse(JSON.stringify(first)) as typeof first
        expect(rollDice(second, 10)).toEqual(rollDice(first, 10))
      }),
    )
  })

  test('the random generator differs between seeds', () => {
    const rolls = ['', 'a', 'b', 'ab', '0', '1'].map((seed) => rollDice(lucky(seed), 12).join(''))
    expect(new Set(rolls).size).toBe(rolls.length)
  })

  test('the random generator rolls every face of a die about equally often', () => {
    const rng = lucky('fair')
    const faces = rollDice(rng, 6000)
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const count = faces.filter((one) => one === face).length
      expect(count).toBeGreaterThan(880)
      expect(count).toBeLessThan(1120)
    }
    expect(rng.rng.drawn).toBe(6000)
  })

  test('the random generator is the key stream of ChaCha20 (RFC 8439), word by word', () => {
    const key = '9f'.repeat(32)
    const stream = createCipheriv('chacha20', Buffer.from(key, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(4 * 40))
    const rng = { rng: { key, drawn: 0 } }
    const words = Array.from({ length: 40 }, () => below(rng, 2 ** 32))
    expect(words).toEqual(Array.from({ length: 40 }, (_, word) => stream.readUInt32LE(4 * word)))
    expect(rng.rng).toEqual({ key, drawn: 40 })
    expect([below({ rng: { key, drawn: 33 } }, 2 ** 32), below({ rng: { key, drawn: 7 } }, 2 ** 32)]).toEqual([
      words[33],
      words[7],
    ])
  })

  test('the random generator rejects words that would cause modulo bias', () => {
    const count = 3 * 2 ** 30
    const rng = lucky('uneven')
    const words = Array.from({ length: 64 }, (_, drawn) => below({ rng: { ...rng.rng, drawn } }, 2 ** 32))
    const fair = words.filter((word) => word < count)
    expect(fair.length).toBeLessThan(words.length)
    expect(fair.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => below(rng, count)))
  })

  test('the random generator recognises a damaged state', () => {
    const key = 'ab'.repeat(32)
    const bad = [
      null,
      'x',
      {},
      { key },
      { key, drawn: -1 },
      { key, drawn: 0.5 },
      { key: key.slice(1), drawn: 0 },
      { drawn: 1 },
      { key: [key], drawn: 1 },
    ]
    expect(isRng(rngFrom('x'))).toBe(true)
    expect(bad.filter(isRng)).toEqual([])
  })

  test('the random generator starts a new stream when reseeded, and keeps counting the words drawn', () => {
    const rng = lucky('one')
    rollDice(rng, 5)
    reseed(rng, 'two')
    expect(rng.rng.drawn).toBe(6)
    expect(rollDice(rng, 8)).toEqual(rollDice({ rng: { ...rngFrom('two'), drawn: 6 } }, 8))
  })

  test('the random generator chooses only among a positive whole number', () => {
    for (const count of [0, -1, 1.5, NaN, 2 ** 32 + 1])
      expect(() => below(lucky('x'), count)).toThrow('cannot choose among')
  })

  test('the random generator keeps every item when it shuffles a list', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, list) => {
        expect(shuffle(lucky(seed), [...list]).sort()).toEqual([...list].sort())
      }),
    )
  })

  test('the random generator takes items out one by one until none is left', () => {
    const rng = lucky('x')
    const bag = ['a', 'b', 'c']
    const taken = [takeOne(rng, bag), takeOne(rng, bag), takeOne(rng, bag)]
    expect(taken.sort()).toEqual(['a', 'b', 'c'])
    expect(takeOne(rng, bag)).toBeUndefined()
    expect(() => pickOne(rng, [])).toThrow('cannot choose among 0')
  })
})

describe('loaded dice', () => {
  const loaded = (dice: number[], picks: string[] = []) => {
    const rng = lucky('x')
    rng.rng.loaded = { dice, picks }
    return rng
  }

  test('loaded dice come up in their order before the generator is used', () => {
    const rng = loaded([6, 1])
    expect(rollDice(rng, 2)).toEqual([6, 1])
    expect(rollDice(rng, 5)).toEqual(rollDice({ rng: { ...rngFrom('x'), drawn: 2 } }, 5))
    expect(rng.rng.drawn).toBe(7)
  })

  test('loaded dice must be faces of the die', () => {
    expect(() => rollDie(loaded([7]))).toThrow('a die of 6 cannot show 7')
    expect(rollDie(loaded([7]), 10)).toBe(7)
  })

  test('loaded dice are kept until a loaded pick is in the list', () => {
    const rng = loaded([], ['gold'])
    expect(pickOne(rng, ['only'])).toBe('only')
    expect(pickOne(rng, ['lead', 'gold', 'tin'])).toBe('gold')
    expect(rng.rng.loaded?.picks).toEqual([])
  })
})

describe('a sum', () => {
  test('a sum knows its parts, and drops those with value 0 unless they are dice', () => {
    const sum = sumOf(diceParts([3, 0], '4.1'), { value: 2, from: 'sword', rule: '9' }, { value: 0, from: 'shield' })
    expect(sum).toEqual({
      total: 5,
      parts: [
        { value: 3, from: 'die', rule: '4.1' },
        { value: 0, from: 'die', rule: '4.1' },
        { value: 2, from: 'sword', rule: '9' },
      ],
    })
    expect(sumOf()).toEqual({ total: 0, parts: [] })
    expect(diceParts([5])).toEqual([{ value: 5, from: 'die' }])
  })
})

test('the hash of a text is a 32-bit integer', () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isInteger(hash32(text)) && Math.abs(hash32(text)) <= 2 ** 31))
  expect(hash32('a')).not.toBe(hash32('b'))
})
