import type { Names } from '../../../../engine/index.ts'
import { lineByKind, type LinesByKind } from '../../../../language/index.ts'
import type { WarlockFact } from '../../facts/index.ts'
import { BATTLE_LINES } from './battles.ts'
import { END_LINES } from './end.ts'
import { DEAL_LINES, KEY_LINES, TREASURE_LINES } from './hands.ts'
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

/** A fact as a line of the chronicle; `null` if it needs none. */
export function lineOf(fact: WarlockFact, names: Names): string | null {
  return lineByKind(LINES, fact, names)
}
