import type { Sum } from '../../../engine/index.ts'
import { nthTelling } from '../../../language/index.ts'
import { clueOf, creatureOf, isTreasure } from '../data/components.ts'
import type { ClueId, EncounterTile, LocationId, TileId } from '../data/ids.ts'
import type { ImperialMessages } from './en/messages.ts'
import { say } from './say.ts'
import { foeId, itemId } from './things.ts'

/** Colour for things, creatures and places as they turn up. It never states a rule. */

/** The messages about creatures, treasures and clues: those without an argument. */
type Quip = Extract<keyof ImperialMessages, `quip-${'foe' | 'item' | 'clue'}-${string}`>

/** For a creature, event or place that turns up. Tiles that only draw others have none. */
export function creatureFlavour(tile: EncounterTile, told = 0): string {
  return creatureOf(tile).category === 'meta' ? '' : quip(foeId(tile), told)
}

/** For an item that a player finds. Weapons have none. */
export function itemFlavour(tile: TileId, told = 0): string {
  return isTreasure(tile) ? quip(itemId(tile), told) : ''
}

/** For a clue that led to its treasure. */
export function clueFlavour(clue: ClueId, told = 0): string {
  return clueOf(clue).special ? '' : quip(clue, told)
}

/** The next joke about something; empty once all have been told, so that none comes again within a match. */
function quip(about: string, told: number): string {
  const id = nthTelling(`quip-${about}`, told)
  return say.has(id) ? say(id as Quip) : ''
}

/** The totals of two dice that have a second joke. */
const OFTEN: readonly number[] = [5, 7, 8, 9]

/** For the result of an exploration: the joke about the place and the dice, then the second one, then none. */
export function explorationFlavour(location: LocationId, { total }: Sum, told = 0): string {
  if (told === 0) return say(`quip-${location}`, { total })
  return told === 1 && OFTEN.includes(total) ? say(`quip-${location}.often`, { total }) : ''
}
