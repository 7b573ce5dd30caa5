import { SHEET, type Options } from './options.ts'
import * as schema from './schemas.ts'
import type { CharacterId } from './ids.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

/** The strengths of the characters, as `npm run balance` measures them. */

const MEASURED = schema.strengths
  .array()
  .parse(strengthsFile)
  .map((one) => ({ ...one, by: SHEET.chosen(one.preset, one.options) }))

/** The character's share of wins, from 0 to 1, under the measured rules closest to these in length and even start. */
export function shareWonBy(id: CharacterId, options: Options): number {
  const nearest = MEASURED.find(
    ({ by }) => by['short-game'] === options['short-game'] && by['even-start'] === options['even-start'],
  )
  if (!nearest) throw new Error('no strengths measured for these options')
  return nearest.won[id]
}

/** Each character's share of wins if all were equal. */
export const FAIR_SHARE = 1 / 4
