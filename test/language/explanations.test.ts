import { describe, expect, expectTypeOf, test } from 'vitest'
import { sumOf, type Sum } from '../../src/engine/index.ts'
import { explain, TOLD_IN_FULL, type Explanations, type KindWithDice } from '../../src/language/index.ts'

type Sample =
  | { readonly kind: 'summed'; readonly roll: Sum | null }
  | { readonly kind: 'nested'; readonly rounds?: readonly { readonly own: Sum }[] }
  | { readonly kind: 'died'; readonly die: number }
  | { readonly kind: 'plain'; readonly seat: number; readonly path: readonly string[] }

const EXPLANATIONS: Explanations<Sample> = {
  summed: ({ roll }, names) => [`${names(0)} rolled ${roll?.total ?? 0}`],
  nested: ({ rounds = [] }) => rounds.map(({ own }) => String(own.total)),
  died: TOLD_IN_FULL,
}

const names = () => 'Ann'

describe('explanations of numbers', () => {
  test('explanations of numbers are due for every kind of fact that holds a sum or dice at any depth', () => {
    expectTypeOf<KindWithDice<Sample>>().toEqualTypeOf<'summed' | 'nested' | 'died'>()
  })

  test('explanations of numbers are looked up by the kind of the fact; facts without an entry have none', () => {
    expect(explain(EXPLANATIONS, { kind: 'summed', roll: sumOf({ value: 4, from: 'die' }) }, names)).toEqual([
      'Ann rolled 4',
    ])
    expect(explain(EXPLANATIONS, { kind: 'died', die: 6 }, names)).toEqual([])
    expect(explain(EXPLANATIONS, { kind: 'plain', seat: 0, path: [] }, names)).toEqual([])
  })
})
