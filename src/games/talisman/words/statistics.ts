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
import { ADVENTURE_CARDS, isCard, kindOf, type CardType } from '../data/components.ts'
import type { CardId } from '../data/ids.ts'
import type { TalismanFact } from '../facts/index.ts'
import { bareCause } from './names.ts'
import { say } from './say.ts'

/** The counts that public facts add to. */
const COUNTING: ByKind<TalismanFact, [], readonly Count[]> = {
  'first-roll': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'move-rolled': ({ seat, die }) => diceCount(seat, [die]),
  freed: ({ seat, die }) => diceCount(seat, [die]),
  'table-read': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'chasm-rolled': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'came-out': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'charm-tried': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  'diced-with-death': ({ seat, own }) => diceCount(seat, diceIn(own)),
  'luck-spent': ({ seat, again }) => diceCount(seat, again),
  protected: ({ seat, die }) => diceCount(seat, [die]),
  'portal-tried': ({ seat, roll }) => diceCount(seat, diceIn(roll)),
  beguiled: ({ seat, roll, works }) => [
    ...diceCount(seat, diceIn(roll)),
    ...(works ? [{ seat, name: 'beguiled' }] : []),
  ],
  'command-cast': ({ seat, roll }) => [{ seat, name: 'commands' }, ...(roll ? diceCount(seat, diceIn(roll)) : [])],
  fought: ({ seat, against, ourDice, theirDice, result }) => [
    ...diceCount(seat, ourDice),
    ...(against === null ? [] : diceCount(against, theirDice)),
    ...fights(seat, result === 'won', result === 'lost'),
    ...(against === null ? [] : fights(against, result === 'lost', result === 'won')),
  ],
  killed: ({ seat, foes }) => foes.map((foe) => ({ seat, name: 'slain', kind: kindIn(foe) })),
  died: ({ seat, by }) => [{ seat, name: 'deaths', kind: kindIn(by) }],
  counters: ({ seat, stat, change }) => {
    if (stat === 'gold' && change > 0) return [{ seat, name: 'gold', by: change }]
    return stat === 'lives' && change < 0 ? [{ seat, name: 'lives-lost', by: -change }] : []
  },
  toad: ({ seat }) => [{ seat, name: 'toads' }],
  aligned: ({ seat }) => [{ seat, name: 'conversions' }],
  'spell-cast': ({ seat }) => [{ seat, name: 'spells' }],
  bought: ({ seat }) => [{ seat, name: 'bought' }],
  'quest-done': ({ seat }) => [{ seat, name: 'quests' }],
  'turn-missed': ({ seat }) => [{ seat, name: 'turns-missed' }],
  'crown-reached': ({ seat }) => [{ seat, name: 'crowns' }],
}

function fights(seat: number, isWon: boolean, isLost: boolean): readonly Count[] {
  return [...(isWon ? [{ seat, name: 'fights-won' }] : []), ...(isLost ? [{ seat, name: 'fights-lost' }] : [])]
}

/** Counts all cards of a kind together: both Dragons are Dragons. */
function kindIn(id: string): string {
  return isCard(id) ? kindOf(id).id : id
}

const COUNTS = [
  'crowns', 'slain', 'deaths', 'fights-won', 'fights-lost', 'gold', 'spells', 'toads', 'quests', 'conversions',
  'commands', 'beguiled', 'bought', 'lives-lost', 'turns-missed',
] as const // prettier-ignore

const countWords = (name: (typeof COUNTS)[number]): CountWords => ({
  title: say(`count-${name}`),
  told: (n) => say(`count-${name}.told`, { count: n }),
})

type TitleId = 'toad' | 'pond' | 'crowned' | 'turncoat' | 'shopper' | 'idle'

const titleWords = (id: TitleId, within: Title['within'], ...when: readonly Feat[]): Title => ({
  title: say(`title-${id}`),
  line: say(`title-${id}.line`),
  within,
  when,
})

const HOPED_FOR: readonly CardType[] = ['object', 'magic-object', 'follower']

function isHopedFor(card: CardId): boolean {
  return HOPED_FOR.includes(kindOf(card).type)
}

const HOPED_SHARE = ADVENTURE_CARDS.filter(isHopedFor).length / ADVENTURE_CARDS.length

const DRAWS: DrawWords<TalismanFact> = {
  of: (told) =>
    told.flatMap((fact) =>
      fact.kind === 'cards-drawn'
        ? fact.cards.map((card) => ({ seat: fact.seat, isGood: isHopedFor(card), share: HOPED_SHARE }))
        : [],
    ),
  told: (draws) => say('drawn-well', draws),
}

/** The statistics of Talisman. */
export const statistics = perLanguage((): StatisticsWords<TalismanFact> => ({
  version: 1,
  called: [say('game-called'), say('game-called-many')],
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  draws: DRAWS,
  words: Object.fromEntries(COUNTS.map((name) => [name, countWords(name)])),
  kind: (_name, kind) => bareCause(kind),
  titles: {
    toad: titleWords('toad', 'one game', { of: 'toads', least: 1 }),
    pond: titleWords('pond', 'all games', { of: 'toads', least: 3 }),
    crowned: titleWords('crowned', 'one game', { of: 'crowns', least: 1 }, { of: 'wins', least: 1 }),
    turncoat: titleWords('turncoat', 'one game', { of: 'conversions', least: 3 }),
    shopper: titleWords('shopper', 'one game', { of: 'bought', least: 8 }),
    idle: titleWords('idle', 'one game', { of: 'turns-missed', least: 6 }),
  },
}))
