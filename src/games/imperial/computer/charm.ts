import type { Asked, Offer } from '../../../engine/index.ts'
import { EXPLORATION, treasureOf } from '../data/components.ts'
import type { LocationId } from '../data/ids.ts'
import { aboutOf, carried, selfOf } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'
import { outcomeWorth, spellWorth, stake, treasureWorth } from './worth.ts'

/** A computer player with the Lucky Charm: what a changed die gains, less what the Charm is worth (IMP-18.19). */

/** The worth of a way out of prison, and of another treasure by the SPECIAL. */
const FREEDOM = 0.6
const TREASURE = 1
/** The rulebook's default saves a life. */
const RESCUE = 10

export function charmValue(view: ImperialView, offer: Offer, asked: Asked): number {
  if (offer.key === 'keep') return 0
  if (offer.key === asked.default) return RESCUE
  const charm = selfOf(view).treasures.find((tile) => treasureOf(tile).group === 'charm')
  return gainBy(view, offer, asked) - (charm === undefined ? 0 : treasureWorth(view, charm))
}

/** A die is only turned up on these rolls where that succeeds. */
function gainBy(view: ImperialView, offer: Offer, asked: Asked): number {
  const { dice = [], location, spell, matter, target } = aboutOf(asked, 'charm.use')
  const { die = 0, to = 0 } = carried(offer, 'charm.use')
  const total = dice.reduce((sum, one) => sum + one, 0)
  if (location !== undefined) return foundWith(view, location, total - die + to) - foundWith(view, location, total)
  if (to < die) return 0
  if (spell !== undefined) return spellWorth(spell)
  if (matter === 'fight') return target === undefined ? 0 : stake(selfOf(view))
  if (matter !== undefined) return 0
  return view.phase === 'prison' ? FREEDOM : view.phase === 'business' ? TREASURE : 0
}

function foundWith(view: ImperialView, location: LocationId, total: number): number {
  const outcome = EXPLORATION.get(location)?.[total]
  return outcome === undefined ? 0 : outcomeWorth(view, outcome, selfOf(view).hex)
}
