import { SHEET, type Options } from './options.ts'
import * as schema from './schemas.ts'
import type { CharacterId } from './ids.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

/** How strong the characters are, as `npm run balance` measures it. */

const MEASURED = schema.strengths
  .array()
  .parse(strengthsFile)
  .map((one) => ({ ...one, by: SHEET.chosen(one.preset, one.options) }))

/** The share of matches it won, from 0 to 1, by the rules that are nearest to these: as long, and as even a start. */
export function shareWonBy(id: CharacterId, options: Options): number {
  const nearest = MEASURED.find(
    ({ by }) => by['short-game'] === options['short-game'] && by['even-start'] === options['even-start'],
  )
  if (!nearest) throw new Error('nobody has measured such a game')
  return nearest.won[id]
}

/** What each would win if all were equal. */
export const FAIR_SHARE = 1 / 4
