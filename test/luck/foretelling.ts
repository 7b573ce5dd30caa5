import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A public die roll: its index in the stream, and the value. */
export interface SeenDie {
  readonly at: number
  readonly face: number
}

const STATE_BITS = 128

/**
 * Predicts dice from dice, as a player with a calculator could: the lowest bit of xoroshiro128+ is linear in its
 * initial state (Blackman and Vigna, 2018, section 6), and a six-sided die is odd or even by that bit. So each die is
 * an equation over the 128 bits of the state; enough of them determine it, and with it every later die. Returns the
 * dice at the given indices if the guess is right.
 */
export function foretell(seen: readonly SeenDie[], places: readonly number[]): number[] {
  const last = Math.max(...seen.map(({ at }) => at), ...places)
  const state = solve(equations(seen, last))
  const generator = xoroshiro128plusFromState(state)
  const faces = Array.from({ length: last + 1 }, () => uniformInt(generator, 1, 6))
  return places.map((at) => faces[at] ?? 0)
}

/** One row per die: coefficients of the 128 bits of the state, and in the last column the right-hand side. */
function equations(seen: readonly SeenDie[], last: number): Uint8Array[] {
  const rows = seen.map(({ face }) => {
    const row = new Uint8Array(STATE_BITS + 1)
    row[STATE_BITS] = (face - 1) & 1
    return row
  })
  for (let bit = 0; bit < STATE_BITS; bit += 1) {
    const generator = xoroshiro128plusFromState(unitState(bit))
    const lowest = Uint8Array.from({ length: last + 1 }, () => generator.next() & 1)
    for (const [index, { at }] of seen.entries()) (rows[index] as Uint8Array)[bit] = lowest[at] ?? 0
  }
  return rows
}

function unitState(bit: number): number[] {
  const state = [0, 0, 0, 0]
  state[bit >> 5] = 1 << (bit & 31)
  return state
}

/** Gauss–Jordan elimination over GF(2). Free variables become 0, and contradictory rows are ignored. */
function solve(rows: Uint8Array[]): number[] {
  const state = [0, 0, 0, 0]
  let used = 0
  const pivots: number[] = []
  for (let bit = 0; bit < STATE_BITS && used < rows.length; bit += 1) {
    const found = rows.findIndex((row, index) => index >= used && row[bit] === 1)
    if (found < 0) continue
    ;[rows[used], rows[found]] = [rows[found] as Uint8Array, rows[used] as Uint8Array]
    const pivot = rows[used] as Uint8Array
    for (const [index, row] of rows.entries()) {
      if (index !== used && row[bit] === 1) for (let at = bit; at <= STATE_BITS; at += 1) row[at]! ^= pivot[at] ?? 0
    }
    pivots.push(bit)
    used += 1
  }
  for (const [index, bit] of pivots.entries()) {
    if (rows[index]?.[STATE_BITS] === 1) state[bit >> 5]! |= 1 << (bit & 31)
  }
  return state
}
