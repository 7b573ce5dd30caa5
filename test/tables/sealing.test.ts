import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentTo, renewedSeed, sealedSeed } from '../../src/tables/steps/sealing.ts'

test('a commitment is the SHA-256 of the secret, as any tool computes it', () => {
  expect(commitmentTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a seed follows from the secret and all contributions in their order', () => {
  expect(sealedSeed('key', ['a', 'b'])).toBe(sealedSeed('key', ['a', 'b']))
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), fc.array(fc.string()), (one, two, brought, other) => {
      const isSame = one === two && JSON.stringify(brought) === JSON.stringify(other)
      expect(sealedSeed(one, brought) === sealedSeed(two, other)).toBe(isSame)
    }),
  )
  expect(sealedSeed('key', ['ab', 'c'])).not.toBe(sealedSeed('key', ['a', 'bc']))
})

test('a renewed seed is different at every log entry, and never the seed of the deal', () => {
  const seeds = [sealedSeed('key', []), sealedSeed('key', ['1']), ...[1, 2, 3].map((seq) => renewedSeed('key', seq))]
  expect(new Set(seeds).size).toBe(seeds.length)
})
