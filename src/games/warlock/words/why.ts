import type { Names, Sum } from '../../../engine/index.ts'
import { explain, signed, sumWhy, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { roundsWhy } from './chronicle/story.ts'
import { cardShort, foeName, monsterName } from './names.ts'
import { say } from './say.ts'

const EXPLANATIONS: Explanations<WarlockFact> = {
  'rolled-up': ({ skillDie, skill, stamina, luck, units }) => [
    say('why-rolled-up', { die: skillDie, skill }),
    why(say('sum-stamina'), stamina),
    why(say('sum-luck'), luck),
    why(say('sum-supplies'), units),
  ],
  'move-rolled': ({ roll }) => [why(say('sum-movement'), roll)],
  'luck-tested': ({ roll, against }) => [why(say('sum-luck-test'), roll), say('why-luck-test', { against })],
  'skill-tested': ({ roll, against }) => [why(say('sum-skill-test'), roll), say('why-skill-test', { against })],
  'dwarfs-played': ({ seat, theirs, own }, names) => [
    why(say('sum-dwarfs'), theirs),
    why(names(seat), own),
    say('why-dwarfs'),
  ],
  'round-fought': ({ seat, rival, foe, monster, theirs, own }, names) => {
    const them = rival !== null ? names(rival) : foe === null ? say('sum-foe') : monsterName(foe, monster)
    return [why(them, theirs), why(names(seat), own)]
  },
  'battle-over': roundsWhy,
  wounded: ({ wound }) => [why(say('sum-wound'), wound)],
  'escape-rolled': ({ roll, row, escaped, loss }) => [
    why(say('sum-escape'), roll),
    say(escaped ? 'why-escaped' : 'why-not-escaped', { row, loss }),
  ],
  'shield-rolled': () => [say('why-shield')],
  'sheet-changed': ({ by, from, rule }) =>
    rule === undefined ? [] : [say('why-sheet', { change: signed(by), source: sourceName(from), rule })],
  reckoned: ({ score }) => [why(say('sum-points'), score)],
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

const SOURCES = [
  'base', 'skill', 'luck', 'foe', 'double-six', 'right', 'held', 'wound', 'underdogs', 'kill', 'test', 'meal', 'escape',
  'raft', 'dead-end', 'breath', 'ferry', 'bridge', 'deal', 'robbery', 'loot', 'flask', 'charm', 'wager', 'game', 'gossip',
  'purchase', 'sale',
] as const // prettier-ignore

/** Names the source of a part of a sum. */
export function sourceName(from: string): string {
  if (isTreasureId(from)) return cardShort(from)
  if (isFoeId(from)) return foeName(from)
  const known = SOURCES.find((one) => one === from)
  return known === undefined ? from : say(`source-${known}`)
}
