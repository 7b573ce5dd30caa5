import handicapsFile from './handicaps.json' with { type: 'json' }
import { characterCard } from './components.ts'
import type { CharacterId } from './ids.ts'
import type { Options } from './options.ts'
import { HANDICAPS_FILE } from './schema.ts'

/** Counters of a Character. Those of a handicap are added, and negative where they cut a head start. */
export interface Counters {
  readonly strength: number
  readonly craft: number
  readonly lives: number
  readonly gold: number
}

const HANDICAPS = new Map(HANDICAPS_FILE.parse(handicapsFile).handicaps.map((one) => [one.id, one]))
const NONE: Counters = { strength: 0, craft: 0, lives: 0, gold: 0 }

/**
 * Counters that even out a Character's chances under these house rules (TAL-OPT.25): more for weak Characters, and for
 * strong ones a smaller head start, as far as they have one. No Character begins below the printed figures.
 */
export function handicapOf(id: CharacterId, options: Pick<Options, 'handicaps' | 'head-start'>): Counters {
  const given = options.handicaps ? HANDICAPS.get(id) : undefined
  if (!given) return NONE
  const { strength, craft, lives, gold, lessHeadStart } = given
  const headStart = options['head-start']
  return {
    strength: strength - Math.min(headStart, lessHeadStart.strength),
    craft: craft - Math.min(headStart, lessHeadStart.craft),
    lives,
    gold,
  }
}

/** What a Character enters with, head start and handicap included (TAL-S.3, TAL-OPT.4, TAL-OPT.5). */
export function startOf(id: CharacterId, options: Pick<Options, 'handicaps' | 'head-start' | 'start-gold'>): Counters {
  const { strength, craft, lives } = characterCard(id)
  const handicap = handicapOf(id, options)
  const headStart = options['head-start']
  return {
    strength: strength + headStart + handicap.strength,
    craft: craft + headStart + handicap.craft,
    lives: lives + handicap.lives,
    gold: options['start-gold'] + handicap.gold,
  }
}

export function isHandicapped(handicap: Counters): boolean {
  return Object.values(handicap).some((counters) => counters !== 0)
}
