import { NUMBERS } from '../data/ids.ts'
import type { Holder } from './notebook.ts'

/** Key cards as sets of numbers, a bit for each, and what is known of a hand of them. */
export type Numbers = number

/** Who holds how many, which of them he must hold, and which he may. */
export interface Hand {
  readonly holder: Holder
  readonly size: number
  readonly must: Numbers
  readonly may: Numbers
  /** What everybody heard at the chest: of these so many are wrong (WAR-15.9). */
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

/** All sets of numbers, by how many are in them. */
const SETS: readonly (readonly Numbers[])[] = [...NUMBERS.keys(), NUMBERS.length].map((size) =>
  Array.from({ length: ALL + 1 }, (_, set) => set).filter((set) => (set & ~ALL) === 0 && countOf(set) === size),
)

/** What one hand can be, of the numbers that are left. */
export function choices({ size, must, may, heard }: Hand, left: Numbers): Numbers[] {
  const isFine = (one: Numbers) => (one & ~(left & may)) === 0 && (must & ~one) === 0
  const isHeard = (one: Numbers) => heard.every(({ numbers, wrong }) => countOf(numbers & ~one) === wrong)
  return (SETS[size] ?? []).filter((one) => isFine(one) && isHeard(one))
}
