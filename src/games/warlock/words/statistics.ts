import {
  diceCount,
  diceIn,
  type Count,
  type CountWords,
  type DrawWords,
  type Feat,
  type StatisticsWords,
  type Title,
} from '../../../engine/index.ts'
import { callByKind, type ByKind, perLanguage } from '../../../language/index.ts'
import { ENCOUNTERS, encounterOf } from '../data/components.ts'
import { isFoeId, isTreasureId, type EncounterId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import { cardShort, foeName } from './names.ts'
import { say } from './say.ts'

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
    { seat, name: 'deaths', kind: killer === null ? by : ADVENTURER },
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

const COUNTS = [
  'chests', 'slain', 'deaths', 'treasures', 'fights-won', 'fights-lost', 'flights', 'murders', 'robberies', 'challenges',
  'wrong-keys', 'gold', 'meals', 'dead-ends', 'soakings', 'deals', 'wagers-won', 'lucky-tests', 'unlucky-tests',
] as const // prettier-ignore

const countWords = (name: (typeof COUNTS)[number]): CountWords => ({
  title: say(`count-${name}`),
  told: (n) => say(`count-${name}.told`, { count: n }),
})

/** The kind of a death by the hand of another player. */
const ADVENTURER = 'adventurer'

/** Causes of death that are neither foes nor cards. */
const CAUSES = ['bridge', 'raft', 'ferry', 'dead-end', 'wound', 'escape', 'breath'] as const

function kindName(kind: string): string {
  if (isFoeId(kind)) return foeName(kind)
  if (isTreasureId(kind)) return cardShort(kind)
  const cause = kind === ADVENTURER ? ADVENTURER : CAUSES.find((one) => one === kind)
  return cause === undefined ? kind : say(`cause-${cause}`)
}

type TitleId = 'locksmith' | 'guesser' | 'lost' | 'gourmet' | 'robber' | 'gambler' | 'unlucky'

const titleWords = (id: TitleId, within: Title['within'], when: Feat): Title => ({
  title: say(`title-${id}`),
  line: say(`title-${id}.line`),
  within,
  when: [when],
})

/** Cards that neither fight nor harm. */
function isFriendly(card: EncounterId): boolean {
  const { kind } = encounterOf(card)
  return kind !== 'monster' && kind !== 'trap'
}

/** Cards that lie in rooms by chance, not by the board (WAR-2.6). */
const RANDOM = [...ENCOUNTERS.values()].filter(({ room }) => room === null).map(({ id }) => id)
const FRIENDLY_SHARE = RANDOM.filter(isFriendly).length / RANDOM.length

const DRAWS: DrawWords<WarlockFact> = {
  /** A card counts for the player who turns it up, however often it’s met again. */
  of: (told) => {
    const met = told.filter((fact) => fact.kind === 'encounter-met').filter(({ card }) => RANDOM.includes(card))
    const first = new Map(met.toReversed().map((fact) => [fact.card, fact]))
    return met
      .filter((fact) => first.get(fact.card) === fact)
      .map(({ seat, card }) => ({ seat, isGood: isFriendly(card), share: FRIENDLY_SHARE }))
  },
  told: (draws) => say('drawn-well', draws),
}

/** The statistics of The Warlock of Firetop Mountain. */
export const statistics = perLanguage((): StatisticsWords<WarlockFact> => ({
  version: 2,
  called: [say('game-called'), say('game-called-many')],
  nameless: say('nameless'),
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  draws: DRAWS,
  words: Object.fromEntries(COUNTS.map((name) => [name, countWords(name)])),
  kind: (_name, kind) => kindName(kind),
  titles: {
    locksmith: titleWords('locksmith', 'one game', { of: 'chests', least: 1 }),
    guesser: titleWords('guesser', 'all games', { of: 'wrong-keys', least: 3 }),
    lost: titleWords('lost', 'one game', { of: 'dead-ends', least: 4 }),
    gourmet: titleWords('gourmet', 'one game', { of: 'meals', least: 8 }),
    robber: titleWords('robber', 'all games', { of: 'robberies', least: 3 }),
    gambler: titleWords('gambler', 'all games', { of: 'wagers-won', least: 3 }),
    unlucky: titleWords('unlucky', 'one game', { of: 'unlucky-tests', least: 5 }),
  },
}))
