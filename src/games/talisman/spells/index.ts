import type { SpellId } from '../ids.ts'
import type { SpellEffect } from '../powers.ts'

/** What Spells do. */
export const SPELLS: Readonly<Partial<Record<SpellId, SpellEffect>>> = {}
