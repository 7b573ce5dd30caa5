import { creatureOf, figureOf, treasureOf } from '../data/components.ts'
import type { EncounterTile } from '../data/ids.ts'
import { agilityIn, MAGIC_HITS_ON, type Strengthened } from '../state/party.ts'
import type { CombatAbout } from './about.ts'
import { atLeast, sumsAtLeast } from './odds.ts'
import { roleAt } from './reading.ts'
import type { ImperialView } from './view.ts'

/** What magic does to a fight, in chances. */

/** What a character does in a round instead of striking. */
export interface Deed {
  /** The chances of each number of wounds on the foe, before any blow. */
  readonly burns?: readonly number[]
  /** Rounds for which the foe sleeps, this one included. */
  readonly sleeps?: number
  /** Hits that are stopped for the side. */
  readonly stops?: number
  /** Agility from the next round on. */
  readonly strengthens?: boolean
  /** The most wounded member loses all wounds. */
  readonly heals?: boolean
}

/** Nothing at all. */
export const NO_DEED: Deed = {}

export function strengthOf(isStrong = false): Strengthened | null {
  return isStrong ? { spell: 'strength', agility: figureOf('strength') } : null
}

/** What a spell or scroll does to the fight, by its key; `null` if it ends the fight, or may. */
export function deedOf(view: ImperialView, about: CombatAbout, key: string): Deed | null {
  const [what, id = ''] = key.split(':')
  const { spell = null, protection = 0 } = what === 'read' ? treasureOf(id) : { spell: id }
  switch (spell) {
    case null:
      return { stops: protection }
    case 'fireball':
      return { burns: burnsOf(fireballDice(view, about), (n, dice) => atLeast(n, { dice, hitsOn: MAGIC_HITS_ON })) }
    case 'lightning':
      return { burns: burnsOf(6 * figureOf(spell), (n) => sumsAtLeast(figureOf(spell), n)) }
    case 'sleep':
      return { sleeps: figureOf(spell) }
    case 'wall-of-stone':
      return { stops: figureOf(spell) }
    case 'strength':
      return { strengthens: true }
    case 'healing':
      return { heals: true }
    default:
      return null
  }
}

/** The chances of each number of wounds, from those of at least that many. */
function burnsOf(most: number, atLeastOf: (wounds: number, most: number) => number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => atLeastOf(n, most) - (n < most ? atLeastOf(n + 1, most) : 0))
}

function fireballDice(view: ImperialView, about: CombatAbout): number {
  const seat = view.viewer
  const me = seat === null ? null : roleAt(view, seat)
  if (!me) return 0
  const isStrong =
    about.matter === 'fight'
      ? about.strengthened.some((one) => one === seat)
      : about.sides.some((side) => side.seat === seat && side.strengthened)
  return agilityIn(me, strengthOf(isStrong)).total + figureOf('fireball')
}

/** Friendship must roll more than this (IMP-18.34). */
export const maxHealthOf = (tile: EncounterTile): number => creatureOf(tile).stats.maxHealth ?? 0
