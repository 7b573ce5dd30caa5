import type { Names, Sum } from '../../../engine/index.ts'
import { explain, signed, sumWhy, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { cardShort, foeName, monsterName } from './names.ts'

const EXPLANATIONS: Explanations<WarlockFact> = {
  'rolled-up': ({ skillDie, skill, stamina, luck, units }) => [
    `Skill: a ${skillDie} gives ${skill} (WAR-3.2)`,
    why('Stamina', stamina),
    why('Luck', luck),
    why('Extra supplies', units),
  ],
  'move-rolled': ({ roll }) => [why('Movement', roll)],
  'luck-tested': ({ roll, against }) => [
    why('Luck test (WAR-4.1)', roll),
    `Lucky at ${against} or less; then one Luck is spent (WAR-4.2)`,
  ],
  'skill-tested': ({ roll, against }) => [why('Skill test (WAR-4.5)', roll), `Passed at ${against} or less`],
  'dwarfs-played': ({ seat, theirs, own }, names) => [
    why('The Dwarfs', theirs),
    why(names(seat), own),
    'Strictly higher wins',
  ],
  'round-fought': ({ seat, rival, foe, monster, theirs, own }, names) => {
    const them = rival !== null ? names(rival) : foe === null ? 'The foe' : monsterName(foe, monster)
    return [why(them, theirs), why(names(seat), own)]
  },
  'battle-over': roundsWhy,
  wounded: ({ wound }) => [why('The wound', wound)],
  'escape-rolled': ({ roll, row, escaped, loss }) => [
    why('Escape (WAR-10.2)', roll),
    `Row ${row}: ${escaped ? 'escaped' : 'not escaped'}, ${loss} Stamina`,
  ],
  'shield-rolled': () => ['The Crescent Shield takes a point off a wound on 5 or 6 (WAR-24.3)'],
  'sheet-changed': ({ by, from, rule }) => (rule === undefined ? [] : [`${signed(by)}: ${sourceName(from)} (${rule})`]),
  reckoned: ({ score }) => [why('Points', score)],
  moved: TOLD_IN_FULL,
  'need-rolled': TOLD_IN_FULL,
  'passage-taken': TOLD_IN_FULL,
  'river-bridge': TOLD_IN_FULL,
  'encounter-rolled': TOLD_IN_FULL,
  'after-round': TOLD_IN_FULL,
  wagered: TOLD_IN_FULL,
}

/** Explains the numbers of a fact part by part, with the rules. */
export function whyLines(fact: WarlockFact, names: Names): readonly string[] {
  return explain(EXPLANATIONS, fact, names)
}

/** A sum part by part, with the names of this game. */
function why(title: string, sum: Sum): string {
  return sumWhy(title, sum, sourceName)
}

const SOURCES: Readonly<Record<string, string>> = {
  base: 'base',
  skill: 'Skill',
  luck: 'Luck',
  foe: 'the foe’s quickness',
  'double-six': 'a double six',
  right: 'right numbers',
  held: 'of them held as keys',
  wound: 'a lost round',
  underdogs: 'the toughness of an underdog',
  kill: 'a kill',
  test: 'the test',
  meal: 'a meal',
}

/** Names the source of a part of a sum. */
export function sourceName(from: string): string {
  const known = SOURCES[from]
  if (known) return known
  if (isTreasureId(from)) return cardShort(from)
  if (isFoeId(from)) return foeName(from)
  return from.replaceAll('-', ' ')
}
