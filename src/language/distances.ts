import { sayShared } from './say.ts'

/** Tells a route. `turns` has the step of each turn, in order; it is empty for the own place. */
export function wayText(turns: readonly string[], unit = 'turn'): string {
  const [first, ...others] = turns
  if (first === undefined) return sayShared('way-here')
  if (others.length === 0) return sayShared('way-near', { unit, step: first })
  const steps = [sayShared('way-first', { step: first }), ...others.map((step) => sayShared('way-then', { step }))]
  return [sayShared('way-far', { unit, turns: turns.length }), ...steps].join(' ')
}

/** "2 turns away", "here", "out of reach": how far a place is, in turns. */
export function farText(turns: number | undefined, unit = 'turn'): string {
  return turns === undefined ? sayShared('distance-unreachable') : sayShared('distance', { turns, unit })
}
