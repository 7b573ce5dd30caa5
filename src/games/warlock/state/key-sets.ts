import { NUMBERS } from '../data/ids.ts'
import type { Holder } from './notebook.ts'

/** Key cards as bit sets of numbers, and the knowledge about a hand of them. */
export type Numbers = number

/** A holder, the size of the hand, the numbers it must hold, and those it may. */
export interface Hand {
  readonly holder: Holder
  readonly size: number
  readonly must: Numbers
  readonly may: Numbers
  /** The public failures at the chest: how many of these numbers are wrong (WAR-15.9). */
  readonly heard: readonly { readonly numbers: Numbers; readonly wrong: number }[]
}

export function setOf(numbers: readonly number[]): Numbers {
  return numbers.reduce((set, number) => set | (1 << number), 0)
}

export function countOf(set: Numbers): number {
  return NUMBERS.filter((number) => has(set, number)).length
}

export function has(set: Numbers, number: number): boolean {
  return (set & (1 << number)) !== 0
}

/** All nine. */
export const ALL = setOf(NUMBERS)

/** All sets of numbers, by size. */
const SETS: readonly (readonly Numbers[])[] = [...NUMBERS.keys(), NUMBERS.length].map((size) =>
  Array.from({ length: ALL + 1 }, (_, set) => set).filter((set) => (set & ~ALL) === 0 && countOf(set) === size),
)

/** The possible contents of one hand, out of the remaining numbers. */
export function choices({ size, must, may, heard }: Hand, left: Numbers): Numbers[] {
  const isFine = (one: Numbers) => (one & ~(left & may)) === 0 && (must & ~one) === 0
  const isHeard = (one: Numbers) => heard.every(({ numbers, wrong }) => countOf(numbers & ~one) === wrong)
  return (SETS[size] ?? []).filter((one) => isFine(one) && isHeard(one))
}
