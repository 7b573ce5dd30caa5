import type { SpellId } from '../../../data/ids.ts'
import type { SpellEffect } from '../contracts.ts'
import { IN_FIGHTS } from './in-fights.ts'
import { ON_PEOPLE } from './on-people.ts'
import { ON_THE_WORLD } from './on-the-world.ts'
import { ON_THINGS } from './on-things.ts'

/** The effects of Spells. Their casting times are printed on the cards. */
export const SPELLS: Readonly<Record<SpellId, SpellEffect>> = {
  ...ON_PEOPLE,
  ...ON_THINGS,
  ...ON_THE_WORLD,
  ...IN_FIGHTS,
}
