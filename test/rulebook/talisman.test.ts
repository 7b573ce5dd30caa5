import { expect, it } from 'vitest'
import { isProven, proofsOf } from '../../scripts/lib/proofs.ts'
import { SHEET } from '../../src/games/talisman/data/options.ts'

it('every rule, option and component of Talisman is proven, or has its reason', () => {
  const unproven = proofsOf('talisman', SHEET).filter((one) => !isProven(one))
  expect(unproven.map(({ kind, id }) => `${kind} ${id}`)).toEqual([])
})
