import { hash32 } from '../../engine/index.ts'

/** A deterministic source of numbers: the same name always gives the same sequence. */
export type Noise = () => number

/** A sequence of numbers in [0, 1), seeded with a name. */
export function noiseOf(name: string): Noise {
  let state = hash32(name) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The next number, scaled to an interval. */
export function between(noise: Noise, low: number, high: number): number {
  return low + (high - low) * noise()
}

/** Value noise: a smooth field of numbers from 0 to 1 over the plane, for clouds and stains. */
export function cloud(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - left), smooth(y - top)]
  const high = knot(left, top, seed) * (1 - u) + knot(left + 1, top, seed) * u
  const low = knot(left, top + 1, seed) * (1 - u) + knot(left + 1, top + 1, seed) * u
  return high * (1 - v) + low * v
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

function knot(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
