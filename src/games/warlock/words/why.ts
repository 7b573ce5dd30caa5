import type { Names, Sum } from '../../../engine/index.ts'
import { signed, sumWhy } from '../../../language/index.ts'
import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { cardShort, foeName, monsterName } from './names.ts'

/** How a fact's number came about, part by part, with the rules that say so. */
export function whyLines(fact: WarlockFact, names: Names): readonly string[] {
  switch (fact.kind) {
    case 'rolled-up':
      return [
        `Skill: a ${fact.skillDie} gives ${fact.skill} (WAR-3.2)`,
        why('Stamina', fact.stamina),
        why('Luck', fact.luck),
        why('Extra supplies', fact.units),
      ]
    case 'move-rolled':
      return [why('Movement', fact.roll)]
    case 'luck-tested':
      return [
        why('Luck test (WAR-4.1)', fact.roll),
        `Lucky at ${fact.against} or less; then one Luck is spent (WAR-4.2)`,
      ]
    case 'skill-tested':
      return [why('Skill test (WAR-4.5)', fact.roll), `Passed at ${fact.against} or less`]
    case 'dwarfs-played':
      return [why('The Dwarfs', fact.theirs), why(names(fact.seat), fact.own), 'Strictly higher wins']
    case 'round-fought': {
      const them =
        fact.rival !== null ? names(fact.rival) : fact.foe === null ? 'The foe' : monsterName(fact.foe, fact.monster)
      return [why(them, fact.theirs), why(names(fact.seat), fact.own)]
    }
    case 'battle-over':
      return roundsWhy(fact, names)
    case 'wounded':
      return [why('The wound', fact.wound)]
    case 'escape-rolled':
      return [
        why('Escape (WAR-10.2)', fact.roll),
        `Row ${fact.row}: ${fact.escaped ? 'escaped' : 'not escaped'}, ${fact.loss} Stamina`,
      ]
    case 'shield-rolled':
      return ['The Crescent Shield takes a point off a wound on 5 or 6 (WAR-24.3)']
    case 'sheet-changed':
      return fact.rule === undefined ? [] : [`${signed(fact.by)}: ${sourceName(fact.from)} (${fact.rule})`]
    case 'reckoned':
      return [why('Points', fact.score)]
    default:
      return []
  }
}

/** A sum part by part, its sources by their names here. */
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

/** The source of a part in words. */
export function sourceName(from: string): string {
  const known = SOURCES[from]
  if (known) return known
  if (isTreasureId(from)) return cardShort(from)
  if (isFoeId(from)) return foeName(from)
  return from.replaceAll('-', ' ')
}
