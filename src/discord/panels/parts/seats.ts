import { say } from '../../words/index.ts'

/** How many players a game or a table takes. */
export function playersNeeded({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? say('players-exactly', { count: min }) : say('players-between', { min, max })
}
