import { listOf } from './english.ts'
import { say } from './say.ts'

/** Tells a route. `turns` has the step of each turn, in order; it is empty for the own place. */
export function wayText(turns: readonly string[], unit = 'turn'): string {
  const [first, ...others] = turns
  if (first === undefined) return say('way-here')
  if (others.length === 0) return say('way-near', { unit, step: first })
  const steps = [say('way-first', { step: first }), ...others.map((step) => say('way-then', { step }))]
  return [say('way-far', { unit, turns: turns.length }), ...steps].join(' ')
}

/** " past Fishgut and Nobnodd"; no places give an empty text. */
export function pastText(places: readonly string[]): string {
  return places.length === 0 ? '' : ` ${say('way-past', { places: listOf(places) })}`
}

/** "2 turns away", "here", "out of reach": how far a place is, in turns. */
export function farText(turns: number | undefined, unit = 'turn'): string {
  return turns === undefined ? say('distance-unreachable') : say('distance', { turns, unit })
}
