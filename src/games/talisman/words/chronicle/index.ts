import type { Memory, Names, Recalled } from '../../../../engine/index.ts'
import { joined, lineByKind, memoryOf } from '../../../../language/index.ts'
import type { TalismanFact } from '../../facts/index.ts'
import type { Lines } from './lines.ts'
import { ABILITY_LINES } from './abilities.ts'
import { BUSINESS_LINES } from './business.ts'
import { CHARACTER_LINES } from './character.ts'
import { FIGHT_LINES } from './fights.ts'
import { jokeOf } from './jokes.ts'
import { MOVE_LINES } from './moves.ts'
import { hasPastWords, lookingBack, lookBackText } from './past.ts'
import { SPELL_LINES } from './spells.ts'
import { TABLE_LINES } from './table.ts'
import { THING_LINES } from './things.ts'

/** A line for every kind of fact: a kind without words does not compile. */
const LINES: Lines = {
  ...TABLE_LINES,
  ...MOVE_LINES,
  ...CHARACTER_LINES,
  ...THING_LINES,
  ...BUSINESS_LINES,
  ...SPELL_LINES,
  ...FIGHT_LINES,
  ...ABILITY_LINES,
}

/**
 * A fact that only the first version of the rules told. Old chronicles hold it, and its outcome has a line of its own.
 */
const FORMER: ReadonlySet<string> = new Set(['rolled'])

/** A fact as a line of the chronicle, with what it looks back on below it; `null` if it needs none. */
export function lineOf(fact: TalismanFact, names: Names, recalled: Recalled | null = null): string | null {
  if (FORMER.has(fact.kind)) return null
  const line = lineByKind(LINES, fact, names, recalled?.told)
  return line === null ? null : joined('\n', line, lookBackText(recalled?.past ?? null, names))
}

export function memory(): Memory<TalismanFact> {
  return memoryOf({ jokeOf, pastsOf: lookingBack(), hasWords: hasPastWords })
}
