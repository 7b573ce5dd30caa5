import type { Memory, Names, Recalled } from '../../../../engine/index.ts'
import { joined, lineByKind, memoryOf } from '../../../../language/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { DUEL_LINES, FIGHT_LINES, MAGIC_LINES } from './combat.ts'
import { jokeOf } from './jokes.ts'
import { hasPastWords, lookingBack, lookBackText } from './past.ts'
import { ENCOUNTER_LINES, HARM_LINES, PARTY_LINES } from './perils.ts'
import { REALM_LINES } from './realm.ts'

type Prefixed<P extends string> = Extract<ImperialFact, { readonly kind: `${P}-${string}` }>

/** A fact as a line of the chronicle, with what it looks back on below it. */
export function lineOf(fact: ImperialFact, names: Names, recalled: Recalled | null = null): string | null {
  const line = wordsFor(fact, names, recalled?.told ?? 0)
  return line === null ? null : joined('\n', line, lookBackText(recalled?.past ?? null, names))
}

export function memory(): Memory<ImperialFact> {
  return memoryOf({ jokeOf, pastsOf: lookingBack(), hasWords: hasPastWords })
}

/** A kind without words does not compile, since `REALM_LINES` has only the kinds of the realm. */
function wordsFor(fact: ImperialFact, names: Names, told: number): string | null {
  if (isPrefixed(fact, 'encounter')) return lineByKind(ENCOUNTER_LINES, fact, names, told)
  if (isPrefixed(fact, 'fight')) return lineByKind(FIGHT_LINES, fact, names, told)
  if (isPrefixed(fact, 'duel')) return lineByKind(DUEL_LINES, fact, names, told)
  if (isPrefixed(fact, 'magic') || fact.kind === 'charm-used') return lineByKind(MAGIC_LINES, fact, names, told)
  if (isPrefixed(fact, 'party') || isPrefixed(fact, 'vessel') || fact.kind === 'sea-lost')
    return lineByKind(PARTY_LINES, fact, names, told)
  if (isPrefixed(fact, 'harm') || fact.kind === 'player-left') return lineByKind(HARM_LINES, fact, names, told)
  return lineByKind(REALM_LINES, fact, names, told)
}

function isPrefixed<P extends string>(fact: ImperialFact, prefix: P): fact is Prefixed<P> {
  return fact.kind.startsWith(`${prefix}-`)
}
