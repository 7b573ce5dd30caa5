import headStartsFile from './head-starts.json' with { type: 'json' }
import type { CharacterId } from './ids.ts'
import type { Options } from './options.ts'
import * as schema from './schemas.ts'
import type { Printed } from './schemas.ts'

/** Head starts that even out the characters' chances, tuned by matches of computer players (IMP-17.28). */

/** Additional weapon tiles, and fewer clues (below 0). */
export type HeadStart = Printed<typeof schema.headStarts>['standard']

const NONE: HeadStart = { weapons: 0, clues: 0 }
const HEAD_STARTS = new Map(
  schema.headStarts
    .array()
    .parse(headStartsFile)
    .map((one): [CharacterId, Printed<typeof schema.headStarts>] => [one.id, one]),
)

/** The head start under these house rules; empty without an even start. */
export function headStartOf(id: CharacterId, options: Options): HeadStart {
  const card = options['even-start'] ? HEAD_STARTS.get(id) : undefined
  return card?.[options['short-game'] ? 'short' : 'standard'] ?? NONE
}
