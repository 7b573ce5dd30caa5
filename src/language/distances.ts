import { capital, count, listOf } from './english.ts'

/** Tells a route. `turns` has the step of each turn, in order; it is empty for the own place. */
export function wayText(turns: readonly string[], unit = 'turn'): string {
  const [first, ...others] = turns
  if (first === undefined) return 'You are here.'
  if (others.length === 0) return `One ${unit} away at best: ${first}.`
  return `${capital(count(turns.length, unit))} away at best: first ${first}; ${others.map((turn) => `then ${turn}`).join('; ')}.`
}

/** " past Fishgut and Nobnodd"; no places give an empty text. */
export function pastText(places: readonly string[]): string {
  return places.length === 0 ? '' : ` past ${listOf(places)}`
}

/** "two turns away", "here", "out of reach": how far a place is, in turns. */
export function farText(turns: number | undefined, unit = 'turn'): string {
  if (turns === undefined) return 'out of reach'
  return turns === 0 ? 'here' : `${count(turns, unit)} away`
}
