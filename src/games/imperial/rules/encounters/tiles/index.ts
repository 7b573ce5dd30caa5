import { creatureOf } from '../../../data/components.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { HOSTILE } from './hostile.ts'
import type { TileKind } from './kind.ts'
import { OFFICIAL } from './officials.ts'
import { PEACEFUL } from './peaceful.ts'
import { CHOICE } from './people.ts'
import { PLACE } from './places.ts'
import { PLAYED } from './played.ts'
import { VARIABLE } from './variable.ts'
import { EVENT } from './weather.ts'

/**
 * The encounter kinds, by category (IMP-7.7). Draw Twice, the only `meta` tile, is carried out where tiles are drawn.
 */
const KINDS: Readonly<Record<string, TileKind>> = {
  ...HOSTILE,
  ...VARIABLE,
  ...PEACEFUL,
  ...CHOICE,
  ...OFFICIAL,
  ...EVENT,
  ...PLAYED,
  ...PLACE,
}

/** The behaviour of a tile. Throws for a tile without its own. */
export function behaviourOf(tile: EncounterTile): TileKind {
  const kind = KINDS[creatureOf(tile).id]
  if (!kind) throw new Error(`unknown tile ${tile}`)
  return kind
}
