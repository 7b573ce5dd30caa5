import { diceCount, diceIn, type Count, type StatisticsWords } from '../../../engine/index.ts'
import { callByKind, count, times, type ByKind } from '../../../language/index.ts'
import { isCard, kindOf } from '../data/components.ts'
import type { TalismanFact } from '../facts/index.ts'
import { foeName, sourceName } from './names.ts'

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

/** The statistics of Talisman. */
export const STATISTICS: StatisticsWords<TalismanFact> = {
  version: 1,
  called: ['quest for the Crown', 'quests for the Crown'],
  counts: (fact) => callByKind(COUNTING, fact) ?? [],
  words: {
    crowns: {
      title: 'Crown of Command reached',
      told: (n) => `reached the Crown of Command${n === 1 ? '' : ` ${times(n)}`}`,
    },
    slain: { title: 'Creatures slain', told: (n) => `slew ${count(n, 'creature')}` },
    deaths: { title: 'Deaths', told: (n) => `died ${times(n)}` },
    'fights-won': { title: 'Fights won', told: (n) => `won ${count(n, 'fight')}` },
    'fights-lost': { title: 'Fights lost', told: (n) => `lost ${count(n, 'fight')}` },
    gold: { title: 'Gold come by', told: (n) => `came by ${count(n, 'Gold', 'Gold')}` },
    spells: { title: 'Spells cast', told: (n) => `cast ${count(n, 'Spell')}` },
    toads: { title: 'Times turned into a Toad', told: (n) => `was a Toad ${times(n)}` },
    quests: { title: 'Quests done for the Warlock', told: (n) => `did ${count(n, 'Quest')} for the Warlock` },
    conversions: { title: 'Changes of alignment', told: (n) => `changed sides ${times(n)}` },
    commands: { title: 'Command Spells cast', told: (n) => `cast the Command Spell ${times(n)}` },
    beguiled: { title: 'Others beguiled', told: (n) => `beguiled others ${times(n)}` },
    bought: { title: 'Things bought', told: (n) => `bought ${count(n, 'thing')}` },
    'lives-lost': { title: 'Lives lost', told: (n) => `lost ${count(n, 'Life', 'Lives')}` },
    'turns-missed': { title: 'Turns missed', told: (n) => `missed ${count(n, 'turn')}` },
  },
  kind: (name, kind) => (name === 'slain' ? foeNameOf(kind) : sourceName(kind)),
  titles: {
    toad: { title: 'Was a Toad', line: 'turned into a Toad', within: 'one game', when: [{ of: 'toads', least: 1 }] },
    pond: {
      title: 'Lord of the Pond',
      line: 'a Toad three times in all',
      within: 'all games',
      when: [{ of: 'toads', least: 3 }],
    },
    crowned: {
      title: 'By Thunderbolt',
      line: 'reached the Crown of Command and won',
      within: 'one game',
      when: [{ of: 'crowns', least: 1 }, { of: 'wins', least: 1 }], // prettier-ignore
    },
    turncoat: {
      title: 'Turncoat',
      line: 'changed alignment three times in a game',
      within: 'one game',
      when: [{ of: 'conversions', least: 3 }],
    },
    shopper: {
      title: 'Talisman Express',
      line: 'bought eight things in a game',
      within: 'one game',
      when: [{ of: 'bought', least: 8 }],
    },
    idle: {
      title: 'Here by Accident',
      line: 'missed six turns in a game',
      within: 'one game',
      when: [{ of: 'turns-missed', least: 6 }],
    },
  },
}

function foeNameOf(kind: string): string {
  const name = sourceName(kind)
  return name.startsWith('the ') ? name.slice(4) : foeName(kind)
}
