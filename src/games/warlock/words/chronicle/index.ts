import type { Memory, Names, Recalled } from '../../../../engine/index.ts'
import { joined, lineByKind, memoryOf, type LinesByKind } from '../../../../language/index.ts'
import type { WarlockFact } from '../../facts/index.ts'
import { BATTLE_LINES } from './battles.ts'
import { END_LINES } from './end.ts'
import { DEAL_LINES, KEY_LINES, TREASURE_LINES } from './hands.ts'
import { jokeOf } from './jokes.ts'
import { hasPastWords, lookingBack, lookBackText } from './past.ts'
import { MOVE_LINES, SETUP_LINES, TURN_LINES } from './realm.ts'
import { ROOM_LINES } from './rooms.ts'
import { SHEET_LINES } from './sheet.ts'

/** A line for every kind of fact. A kind without words does not compile. */
const LINES: LinesByKind<WarlockFact> = {
  ...SETUP_LINES,
  ...TURN_LINES,
  ...MOVE_LINES,
  ...SHEET_LINES,
  ...END_LINES,
  ...ROOM_LINES,
  ...TREASURE_LINES,
  ...KEY_LINES,
  ...DEAL_LINES,
  ...BATTLE_LINES,
}

/** A fact as a line of the chronicle, with what it looks back on below it; `null` if it needs none. */
export function lineOf(fact: WarlockFact, names: Names, recalled: Recalled | null = null): string | null {
  const line = lineByKind(LINES, fact, names, recalled?.told)
  return line === null ? null : joined('\n', line, lookBackText(recalled?.past ?? null, names))
}

export function memory(): Memory<WarlockFact> {
  return memoryOf({ jokeOf, pastsOf: lookingBack(), hasWords: hasPastWords })
}
