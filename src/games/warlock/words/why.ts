import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { Names, Part, Sum } from '../../../engine/index.ts'
import type { WarlockFact } from '../facts/index.ts'
import { foeName, cardShort, monsterName } from './names.ts'
import { signed } from './prose.ts'

/** How a fact's number came about, part by part, with the rules that say so. */
export function whyLines(fact: WarlockFact, names: Names): readonly string[] {
  switch (fact.kind) {
    case 'rolled-up':
      return [
        `Skill: a ${fact.skillDie} gives ${fact.skill} (WAR-3.2)`,
        sumWhy('Stamina', fact.stamina),
        sumWhy('Luck', fact.luck),
        sumWhy('Extra supplies', fact.units),
      ]
    case 'move-rolled':
      return [sumWhy('Movement', fact.roll)]
    case 'luck-tested':
      return [
        sumWhy('Luck test (WAR-4.1)', fact.roll),
        `Lucky at ${fact.against} or less; then one Luck is spent (WAR-4.2)`,
      ]
    case 'skill-tested':
      return [sumWhy('Skill test (WAR-4.5)', fact.roll), `Passed at ${fact.against} or less`]
    case 'dwarfs-played':
      return [sumWhy('The Dwarfs', fact.theirs), sumWhy(names(fact.seat), fact.own), 'Strictly higher wins']
    case 'round-fought': {
      const them =
        fact.rival !== null ? names(fact.rival) : fact.foe === null ? 'The foe' : monsterName(fact.foe, fact.monster)
      return [sumWhy(them, fact.theirs), sumWhy(names(fact.seat), fact.own)]
    }
    case 'wounded':
      return [sumWhy('The wound', fact.wound)]
    case 'escape-rolled':
      return [
        sumWhy('Escape (WAR-10.2)', fact.roll),
        `Row ${fact.row}: ${fact.escaped ? 'escaped' : 'not escaped'}, ${fact.loss} Stamina`,
      ]
    case 'shield-rolled':
      return ['The Crescent Shield takes a point off a wound on 5 or 6 (WAR-24.3)']
    case 'sheet-changed':
      return fact.rule === undefined ? [] : [`${signed(fact.by)}: ${sourceName(fact.from)} (${fact.rule})`]
    case 'reckoned':
      return [sumWhy('Points', fact.score)]
    default:
      return []
  }
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
  kill: 'a kill',
  test: 'the test',
  meal: 'a meal',
}

/** The source of a part in words. */
function sourceName(from: string): string {
  const known = SOURCES[from]
  if (known) return known
  if (isTreasureId(from)) return cardShort(from)
  if (isFoeId(from)) return foeName(from)
  return from.replaceAll('-', ' ')
}

const ruled = (part: Part): string => (part.rule === undefined ? '' : ` (${part.rule})`)

/** "dice 5 + 3 (WAR-9.4), +10 Skill, +1 Iron Helmet = 19". */
function sumWhy(title: string, sum: Sum): string {
  const dice = sum.parts.filter((part) => part.from === 'die')
  const rest = sum.parts.filter((part) => part.from !== 'die')
  const parts = [
    dice.length > 0 ? `dice ${dice.map((part) => part.value).join(' + ')}${ruled(dice[0] as Part)}` : '',
    ...rest.map(
      (part, at) =>
        `${at === 0 && dice.length === 0 ? part.value : signed(part.value)} ${sourceName(part.from)}${ruled(part)}`,
    ),
  ]
  const all = parts.filter((text) => text !== '')
  return all.length === 0 ? `${title}: ${sum.total}` : `${title}: ${all.join(', ')} = ${sum.total}`
}
