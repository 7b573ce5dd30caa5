import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A die that everybody saw: where in the stream it was drawn, and what it showed. */
export interface SeenDie {
  readonly at: number
  readonly face: number
}

const STATE_BITS = 128

/**
 * Foretells dice from dice, as a player with a calculator could: the lowest bit of xoroshiro128+ is linear in its first
 * state (Blackman and Vigna, 2018, section 6), and whether a six-sided die is odd shows just that bit. So each die is an
 * equation over the 128 bits of the state; enough of them give it, and with it every die to come.
 * Returns what the dice at those places will show, if the guess is right.
 */
export function foretell(seen: readonly SeenDie[], places: readonly number[]): number[] {
  const last = Math.max(...seen.map(({ at }) => at), ...places)
  const state = solve(equations(seen, last))
  const generator = xoroshiro128plusFromState(state)
  const faces = Array.from({ length: last + 1 }, () => uniformInt(generator, 1, 6))
  return places.map((at) => faces[at] ?? 0)
}

/** Each row: 128 bits of which the state's bits are taken, and in the last place what they add up to. */
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

/** Gauss and Jordan over two elements; what is left open is taken as nought, what contradicts is passed over. */
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
