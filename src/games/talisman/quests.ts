import type { Play, Seat } from '../../engine/index.ts'
import type { Talisman } from './state.ts'

/** The Quests of the Warlock (TAL-R60 to TAL-R65). */

/** A payment Quest may be handed over in w-start of an own Turn, or in its end step (TAL-R62). */
export function* payQuest(_game: Talisman, _seat: Seat, _when: 'start' | 'end'): Play {}

/** Something was done that a Quest may have asked for (TAL-R63, TAL-R64). */
export function* questDeed(_game: Talisman, _seat: Seat, _deed: 'took-life' | 'killed-enemy'): Play {}
