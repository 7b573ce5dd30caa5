import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { hash32 } from './hash.ts'

/**
 * xoroshiro128+ (Blackman and Vigna, 2018), the luck of games begun before there was a better one. Its next numbers can
 * be worked out from enough of those it showed: nothing new is dealt with it.
 */
export interface Classic {
  generator: number[]
}

export function classicFrom(seed: string): Classic {
  const words = [0, 1, 2, 3].map((salt) => hash32(`${salt}:${seed}`))
  const generator = words.every((word) => word === 0) ? xoroshiro128plus(1) : xoroshiro128plusFromState(words)
  return { generator: [...generator.getState()] }
}

export function isClassic(value: object): value is Classic {
  if (!('generator' in value)) return false
  const { generator } = value
  return Array.isArray(generator) && generator.length === 4 && generator.every((word) => Number.isInteger(word))
}

/** A whole number from 0 to `count` - 1. */
export function below(from: Classic, count: number): number {
  const generator = xoroshiro128plusFromState(from.generator)
  const value = uniformInt(generator, 0, count - 1)
  from.generator = [...generator.getState()]
  return value
}
