import type { Sum } from '../../../engine/index.ts'
import { clueOf, creatureOf, isTreasure } from '../data/components.ts'
import type { ClueId, EncounterTile, LocationId, TileId } from '../data/ids.ts'
import type { ImperialMessages } from './en/messages.ts'
import { say } from './say.ts'
import { foeId, itemId } from './things.ts'

/** Colour for things, creatures and places as they turn up. It never states a rule. */

/** The messages about creatures, treasures and clues: those without an argument. */
type Quip = Extract<keyof ImperialMessages, `quip-${'foe' | 'item' | 'clue'}-${string}`>

/** For a creature, event or place that turns up. Tiles that only draw others have none. */
export function creatureFlavour(tile: EncounterTile): string {
  return creatureOf(tile).category === 'meta' ? '' : say(`quip-${foeId(tile)}` as Quip)
}

/** For an item that a player finds. Weapons have none. */
export function itemFlavour(tile: TileId): string {
  return isTreasure(tile) ? say(`quip-${itemId(tile)}` as Quip) : ''
}

/** For a clue that led to its treasure. */
export function clueFlavour(clue: ClueId): string {
  return clueOf(clue).special ? '' : say(`quip-${clue}` as Quip)
}

/** The totals of two dice that have a second joke. */
const OFTEN: readonly number[] = [5, 7, 8, 9]

/** For the result of an exploration, which follows from the place and the dice. */
export function explorationFlavour(location: LocationId, { total, parts: [first] }: Sum): string {
  const isOther = OFTEN.includes(total) && (first?.value ?? 0) % 2 === 0
  return isOther ? say(`quip-${location}.often`, { total }) : say(`quip-${location}`, { total })
}
