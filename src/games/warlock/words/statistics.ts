import { diceCount, diceIn, type Count, type StatisticsWords } from '../../../engine/index.ts'
import { callByKind, count, times, type ByKind } from '../../../language/index.ts'
import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { cardShort, foeName } from './names.ts'

/** The counts that public facts add to. */
const COUNTING: ByKind<WarlockFact, [], readonly Count[]> = {
  'rolled-up': ({ seat, skillDie, stamina, luck, units }) =>
    diceCount(seat, [skillDie, ...diceIn(stamina), ...diceIn(luck), ...diceIn(units)]),
  'need-rolled': ({ rolls }) => rolls.flatMap(({ seat, die }) => diceCount(seat, [die])),
  'move-rolled': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'river-bridge': ({ seat, die }) => diceCount(seat, [die]),
  'shield-rolled': ({ seat, die }) => diceCount(seat, [die]),
  'encounter-rolled': ({ seat, die }) => diceCount(seat, [die]),
  'passage-taken': ({ seat, die }) => diceCount(seat, die === null ? [] : [die]),
  'skill-tested': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'escape-rolled': ({ seat, roll, escaped }) => [
    ...diceCount(seat, diceIn(roll)),
    ...(escaped ? [{ seat, name: 'flights' }] : []),
  ],
  'luck-tested': ({ seat, roll, lucky }) => [
    ...diceCount(seat, diceIn(roll)),
    { seat, name: lucky ? 'lucky-tests' : 'unlucky-tests' },
  ],
  'round-fought': ({ seat, rival, own, theirs }) => [
    ...diceCount(seat, diceIn(own)),
    ...(rival === null ? [] : diceCount(rival, diceIn(theirs))),
  ],
  'dwarfs-played': ({ seat, own, won }) => [
    ...diceCount(seat, diceIn(own)),
    ...(won ? [{ seat, name: 'wagers-won' }] : []),
  ],
  wagered: ({ seat, die, won }) => [...diceCount(seat, [die]), ...(won ? [{ seat, name: 'wagers-won' }] : [])],
  'monster-killed': ({ seat, foe }) => [{ seat, name: 'slain', kind: foe }],
  'battle-over': ({ seat, foe, end }) => {
    if (end === 'killed' || end === 'banished') return foe === null ? [] : [{ seat, name: 'fights-won' }]
    return end === 'died' && foe !== null ? [{ seat, name: 'fights-lost' }] : []
  },
  died: ({ seat, by, killer }) => [
    { seat, name: 'deaths', kind: killer === null ? by : 'another adventurer' },
    ...(killer === null ? [] : [{ seat: killer, name: 'murders' }]),
  ],
  'sheet-changed': ({ seat, what, by, from }) => {
    if (what === 'gold' && by > 0) return [{ seat, name: 'gold', by }]
    return what === 'provisions' && by < 0 && from === 'meal' ? [{ seat, name: 'meals', by: -by }] : []
  },
  'treasure-claimed': ({ seat }) => [{ seat, name: 'treasures' }],
  'river-fell': ({ seat }) => [{ seat, name: 'soakings' }],
  'maze-dead-end': ({ seat }) => [{ seat, name: 'dead-ends' }],
  'chest-wrong': ({ seat }) => [{ seat, name: 'wrong-keys' }],
  'chest-opened': ({ seat }) => [{ seat, name: 'chests' }],
  challenged: ({ seat }) => [{ seat, name: 'challenges' }],
  'deal-done': ({ seat, to }) => [{ seat, name: 'deals' }, { seat: to, name: 'deals' }], // prettier-ignore
  robbed: ({ seat, choice }) => (choice === 'nothing' ? [] : [{ seat, name: 'robberies' }]),
}

const RULES: Readonly<Record<string, string>> = {
  bridge: 'a missing plank',
  raft: 'the river',
  ferry: 'the river',
  'dead-end': 'a dead end',
  wound: 'wounds',
  escape: 'wounds in flight',
  breath: 'a breath of fire',
}

/** The statistics of The Warlock of Firetop Mountain. */
export const STATISTICS: StatisticsWords<WarlockFact> = {
  version: 1,
  called: ['night under the mountain', 'nights under the mountain'],
  nameless: 'The Nameless',
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  words: {
    chests: { title: 'Chests opened', told: (n) => `opened the Warlock’s chest${n === 1 ? '' : ` ${times(n)}`}` },
    slain: { title: 'Monsters slain', told: (n) => `slew ${count(n, 'monster')}` },
    deaths: { title: 'Deaths', told: (n) => `died ${times(n)}` },
    treasures: { title: 'Treasures claimed', told: (n) => `claimed ${count(n, 'treasure')}` },
    'fights-won': { title: 'Battles won', told: (n) => `won ${count(n, 'battle')}` },
    'fights-lost': { title: 'Battles lost', told: (n) => `lost ${count(n, 'battle')}` },
    flights: { title: 'Escapes', told: (n) => `escaped from battle ${times(n)}` },
    murders: { title: 'Adventurers killed', told: (n) => `killed ${count(n, 'adventurer')}` },
    robberies: { title: 'Robberies', told: (n) => `robbed others ${times(n)}` },
    challenges: { title: 'Key Challenges', told: (n) => `asked after keys ${times(n)}` },
    'wrong-keys': { title: 'Wrong keys at the chest', told: (n) => `tried wrong keys ${times(n)}` },
    gold: { title: 'Gold come by', told: (n) => `came by ${count(n, 'Gold Piece')}` },
    meals: { title: 'Meals eaten', told: (n) => `ate ${count(n, 'meal')}` },
    'dead-ends': { title: 'Dead ends in the Maze', told: (n) => `ran into ${count(n, 'dead end')}` },
    soakings: { title: 'Falls into the river', told: (n) => `fell into the river ${times(n)}` },
    deals: { title: 'Deals', told: (n) => `struck ${count(n, 'deal')}` },
    'wagers-won': { title: 'Wagers won', told: (n) => `won ${count(n, 'wager')}` },
    'lucky-tests': { title: 'Lucky tests', told: (n) => `was lucky ${times(n)}` },
    'unlucky-tests': { title: 'Unlucky tests', told: (n) => `was unlucky ${times(n)}` },
  },
  kind: (_name, kind) => {
    if (isFoeId(kind)) return foeName(kind)
    return isTreasureId(kind) ? cardShort(kind) : (RULES[kind] ?? kind.replaceAll('-', ' '))
  },
  titles: {
    locksmith: {
      title: 'Locksmith',
      line: 'opened the Warlock’s chest',
      within: 'one game',
      when: [{ of: 'chests', least: 1 }],
    },
    guesser: {
      title: 'Worth a Try',
      line: 'tried wrong keys three times',
      within: 'all games',
      when: [{ of: 'wrong-keys', least: 3 }],
    },
    lost: {
      title: 'Left, or Was It Right',
      line: 'ran into four dead ends in a game',
      within: 'one game',
      when: [{ of: 'dead-ends', least: 4 }],
    },
    gourmet: {
      title: 'Eats Between Battles',
      line: 'ate eight meals in a game',
      within: 'one game',
      when: [{ of: 'meals', least: 8 }],
    },
    robber: {
      title: 'Terror of the Tunnels',
      line: 'robbed others three times',
      within: 'all games',
      when: [{ of: 'robberies', least: 3 }],
    },
    gambler: {
      title: 'Bet with the Dwarfs',
      line: 'won three wagers',
      within: 'all games',
      when: [{ of: 'wagers-won', least: 3 }],
    },
    unlucky: {
      title: 'Out of Luck',
      line: 'unlucky five times in a game',
      within: 'one game',
      when: [{ of: 'unlucky-tests', least: 5 }],
    },
  },
}
