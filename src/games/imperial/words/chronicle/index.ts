import type { Names } from '../../../../engine/index.ts'
import { lineByKind } from '../../../../language/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { DUEL_LINES, FIGHT_LINES, MAGIC_LINES } from './combat.ts'
import { ENCOUNTER_LINES, HARM_LINES, PARTY_LINES } from './perils.ts'
import { REALM_LINES } from './realm.ts'

type Prefixed<P extends string> = Extract<ImperialFact, { readonly kind: `${P}-${string}` }>

/**
 * A fact as a line of the chronicle. A kind without words does not compile, since `REALM_LINES` has only the kinds of
 * the realm.
 */
export function lineOf(fact: ImperialFact, names: Names): string | null {
  if (isPrefixed(fact, 'encounter')) return lineByKind(ENCOUNTER_LINES, fact, names)
  if (isPrefixed(fact, 'fight')) return lineByKind(FIGHT_LINES, fact, names)
  if (isPrefixed(fact, 'duel')) return lineByKind(DUEL_LINES, fact, names)
  if (isPrefixed(fact, 'magic') || fact.kind === 'charm-used') return lineByKind(MAGIC_LINES, fact, names)
  if (isPrefixed(fact, 'party') || isPrefixed(fact, 'vessel') || fact.kind === 'sea-lost')
    return lineByKind(PARTY_LINES, fact, names)
  if (isPrefixed(fact, 'harm') || fact.kind === 'player-left') return lineByKind(HARM_LINES, fact, names)
  return lineByKind(REALM_LINES, fact, names)
}

function isPrefixed<P extends string>(fact: ImperialFact, prefix: P): fact is Prefixed<P> {
  return fact.kind.startsWith(`${prefix}-`)
}
